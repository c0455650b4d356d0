"""Who calls: the seats that a request holds keys of, in a cookie or an Authorization header."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie
from msgspec import Struct

from budgetable.tables.declined import Declined
from budgetable.tables.live import Live
from budgetable.tables.secrets import hashed
from budgetable.tables.table import Table

COOKIE: Final = "budgetable-seat"
"""It is sent with calls of its own table only, and holds a key for each seat of this browser."""

MONTH: Final = 30 * 86_400


class Caller(Struct, frozen=True):
    """The keys that a request carries, hashed; `claims` if it says so in a header."""

    keys: tuple[str, ...] = ()
    raw: tuple[str, ...] = ()
    claims: bool = False

    def seats(self, table: Table) -> list[int]:
        """The seats that they open, the lowest first."""
        return [
            number
            for number, seat in enumerate(table.seats, start=1)
            if any(key in self.keys for key in seat.keys)
        ]

    def key(self, table: Table, seat: int) -> str:
        """The one that opens a seat; nothing for a spectator."""
        held = [key for key in table.seat(seat).keys if key in self.keys] if seat else []
        return held[0] if held else ""

    def reads(self, live: Live, wanted: int) -> int:
        """The seat that a caller reads as: the wanted one, else the lowest, else a spectator's 0.

        Raises Declined (`no-seat`, `not-your-seat`, `no-spectators`).
        """
        seats = self._held(live, wanted)
        if seats:
            return seats[0]
        if self.claims:
            raise Declined("no-seat")
        table = live.table
        if not table.options.spectators and table.match is not None:
            raise Declined("no-spectators")
        return 0

    def acts(self, live: Live, wanted: int) -> int:
        """The seat that a caller acts for. Raises Declined, `which-seat` if it may be several."""
        if not self.seats(live.table):
            raise Declined("no-seat")
        seats = self._held(live, wanted)
        if len(seats) > 1:
            raise Declined("which-seat", seats=", ".join([str(seat) for seat in seats]))
        return seats[0]

    def _held(self, live: Live, wanted: int) -> list[int]:
        """The seats that are held, or the wanted one of them alone, which must be."""
        seats = self.seats(live.table)
        if wanted and wanted not in seats:
            raise Declined("not-your-seat", seat=wanted)
        return [wanted] if wanted else seats


def caller(request: Request[Any, Any, Any]) -> Caller:
    """Who a request says that it is."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        key = token.strip()
        return Caller((hashed(key),), (key,), True)
    raw = tuple([key for key in request.cookies.get(COOKIE, "").split(".") if key])
    return Caller(tuple([hashed(key) for key in raw]), raw)


def cookie(table: str, keys: tuple[str, ...], secure: bool) -> Cookie:
    """The cookie that brings a person back: after a refresh, a crash, a closed tab."""
    return Cookie(
        key=COOKIE,
        value=".".join(keys),
        path=f"/api/tables/{table}",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=MONTH,
    )
