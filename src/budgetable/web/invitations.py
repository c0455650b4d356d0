"""How others get to a table: the address of the server as they can use it, and a picture of it."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Any, Final

import segno
from litestar import Request

from budgetable.web.messages import QRShape
from budgetable.web.settings import Settings

HOST: Final = re.compile(
    r"([a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::([0-9]{1,5}))?", re.ASCII | re.IGNORECASE
)
"""A name or an address as a browser says it, and the port unless it is the scheme's own."""

QUIET: Final = 2
"""Modules around a QR code that stay free."""


def server_address(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The server's address for others than the caller.

    What the host has named counts. Else it is what the caller used; but who sits at this machine
    uses a name that means another machine to everybody else, so they are told of its place in the
    network, if it can be reached there.
    """
    if settings.base_url:
        return settings.base_url
    # The name is the caller's own word. It goes back to the caller and nowhere else, and only if
    # it is a name at all.
    found = HOST.fullmatch(request.headers.get("host", ""))
    name, port = found.groups() if found else listening(request)
    if settings.everywhere and is_this_machine(name):
        name = network_address() or name
    return f"{request.scope['scheme']}://{name}" + (f":{port}" if port else "")


def listening(request: Request[Any, Any, Any]) -> tuple[str, int | None]:
    """The address and the port that a request came to."""
    name, port = request.scope["server"] or ("localhost", None)
    return f"[{name}]" if ":" in name else name, port


def is_this_machine(name: str) -> bool:
    """Whether a host's name always means the machine that it is said on."""
    try:
        address = ip_address(name.strip("[]"))
        return address.is_loopback or address.is_unspecified
    except ValueError:
        return name.lower() == "localhost"


def network_address() -> str | None:
    """This machine's address in its own network, if it has one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # An address kept for documentation.
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def picture(text: str) -> QRShape:
    """A text as a QR code: each run of dark modules in a row is a rectangle of the path."""
    code = segno.make(text, error="m", micro=False)
    runs = []
    for y, row in enumerate(code.matrix, start=QUIET):
        for run in re.finditer(b"\x01+", bytes(row)):
            x, width = run.start() + QUIET, len(run.group())
            runs.append(f"M{x} {y}h{width}v1h-{width}z")
    return QRShape(len(code.matrix) + 2 * QUIET, "".join(runs))
