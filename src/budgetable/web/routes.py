"""The calls, each a function: it reads the request, asks a table, and shapes the answer.

`docs/protocol.md` describes them with examples; what is served at `/api/openapi.json` is made from
these functions.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from budgetable import __version__, decks, records
from budgetable.bots import BOTS
from budgetable.tables import commands as ask
from budgetable.tables import deciding
from budgetable.tables.declined import Declined
from budgetable.tables.house import House, Wanted
from budgetable.tables.live import Live
from budgetable.tables.options import Options
from budgetable.tables.phrases import PHRASES, REACTIONS
from budgetable.tables.reader import Profile
from budgetable.tables.secrets import key_from
from budgetable.web import advice, invitations, problems, typed
from budgetable.web.callers import Caller, caller, cookie
from budgetable.web.compression import GUIDED_WINDOW, WINDOW, compressed, takes_gzip
from budgetable.web.decks import DeckShape, deck_shape
from budgetable.web.guide import refusal
from budgetable.web.messages import (
    About,
    Answered,
    CodeShape,
    Health,
    Here,
    HintShape,
    Invitation,
    Join,
    Joined,
    Line,
    Moves,
    NewTable,
    NewTableShape,
    Past,
    PhraseShape,
    Played,
    Replay,
    SaidMove,
    SeatKey,
    Why,
)
from budgetable.web.problems import Problem, Told
from budgetable.web.replays import MOST_BYTES, Replays, no_record
from budgetable.web.settings import Settings
from budgetable.web.shapes import Push, ViewShape, events_of, hands_of, view_of
from budgetable.web.streams import Follower, poll
from budgetable.words import LANGUAGES, Voice, lines, text

LONGEST_WAIT: Final = 60

TheHouse = NamedDependency[House]
TheSettings = NamedDependency[Settings]
TheReplays = NamedDependency[Replays]

TableId = Annotated[str, PathParameter(description="The table, as it was named when it was made.")]
SeatQuery = Annotated[
    int, QueryParameter(ge=0, le=4, description="Which seat, where a caller has several.")
]
if TYPE_CHECKING:
    Spoken = str
else:
    Spoken = Literal[LANGUAGES]  # A language is added by its folder alone.
Language = Annotated[Spoken | None, QueryParameter(description="Else as Accept-Language says.")]
Brief = Annotated[bool, QueryParameter(description="Fewer words.")]
Guided = Annotated[bool, QueryParameter(description="With the guide: what can be done and asked.")]


def problem_specs(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a call can answer, for its documentation."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description="What went wrong, in a code and a sentence.",
            media_type=problems.MEDIA_TYPE,
        )
        for status in (400, 404, 429, *statuses)
    }


def profile(
    caller: Caller, live: Live, seat: int, request: Request[Any, Any, Any], guide: bool = False
) -> Profile:
    """Who reads a table, in which language, at which length, with or without the guide."""
    brief = request.query_params.get("brief", "").lower() in ("true", "1")
    return Profile(caller.reads(live, seat), problems.language_of(request), brief, guide)


def shown(live: Live, profile: Profile) -> ViewShape:
    """The view with its history."""
    now = live.services.clock.now()
    return view_of(live.table, live.reader(profile), now, live.recent)


async def acting(house: House, table: str, who: Caller, wanted: int) -> tuple[int, str]:
    """The seat that a caller acts for, and the key that opens it. The whole device is here."""
    live = await house.table(table)
    seat = who.acts(live, wanted)
    key = who.key(live.table, seat)
    await house.at(table, lambda live: live.hear(*who.seats(live.table)))
    return seat, key


@get("/api/health", tags=["server"])
async def health() -> Health:
    """Whether the server answers."""
    return Health("ok")


@get("/api/about", tags=["server"], responses=problem_specs())
async def about(
    settings: TheSettings, request: Request[Any, Any, Any], language: Language = None
) -> About:
    """What this server has to offer."""
    spoken = problems.language_of(request)
    phrases = [
        PhraseShape(phrase, text(f"phrase-{phrase}", spoken), REACTIONS.get(phrase))
        for phrase in PHRASES
    ]
    return About(__version__, list(BOTS), settings.deck_names, list(LANGUAGES), phrases, Options())


@get("/api/decks/{deck:str}", tags=["decks"], responses=problem_specs())
async def get_deck(
    house: TheHouse,
    settings: TheSettings,
    request: Request[Any, Any, Any],
    deck: Annotated[str, PathParameter(description="A deck's name, or its fingerprint.")],
    language: Language = None,
) -> DeckShape:
    """A deck's cards, said in a language, with all that is needed to draw them."""
    found = settings.deck_named(deck)
    if found is None:
        try:
            found = await house.services.store.deck(deck)
        except LookupError:
            raise Declined("no-such-deck", given=deck[:40]) from None
    return deck_shape(found, problems.language_of(request))


@post("/api/tables", tags=["tables"], responses=problem_specs(422))
async def open_table(
    house: TheHouse,
    settings: TheSettings,
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    language: Language = None,
    brief: Brief = False,
    guide: Guided = False,
) -> Response[NewTableShape]:
    """Make a table. Without an open seat play begins at once."""
    if isinstance(data.deck, str):
        named = settings.deck_named(data.deck)
        if named is None:
            raise Declined("no-such-deck", given=data.deck[:40])
        deck = named
    else:
        deck = decks.from_data(data.deck)
    wanted = [Wanted(seat.name, seat.bot) for seat in data.seats]
    live, code, keys = await house.open(deck, data.options, wanted, data.start)
    seat = min(keys, default=0)
    await live.hear(seat, *keys)
    reads = Profile(seat, problems.language_of(request), brief, guide)
    made = NewTableShape(
        live.table.id,
        code or None,
        [SeatKey(number, key) for number, key in keys.items()],
        shown(live, reads),
    )
    cookies = [cookie(live.table.id, tuple(keys.values()), settings.is_secure)] if keys else []
    return Response(made, status_code=201, cookies=cookies)


@get("/api/codes/{code:str}", tags=["tables"], responses=problem_specs())
async def find_code(
    house: TheHouse,
    code: Annotated[str, PathParameter(description="Six letters, as somebody reads them out.")],
    language: Language = None,
) -> CodeShape:
    """The table of a code. A code works until play begins."""
    live = await house.by_code(code)
    table = live.table
    free = sum(seat.is_open for seat in table.seats)
    return CodeShape(table.id, [name for name in table.names if name], free, table.options)


@get("/api/tables/{table:str}/invitation", tags=["tables"], responses=problem_specs())
async def invitation(
    house: TheHouse,
    settings: TheSettings,
    request: Request[Any, Any, Any],
    table: TableId,
    wanted: Annotated[
        Literal["join", "watch"],
        QueryParameter(name="for", description="What others are invited to."),
    ] = "join",
    language: Language = None,
) -> Response[Invitation]:
    """How others get to the table, from where the caller is: an address, and a picture of it."""
    code = await house.code_of(await house.table(table))
    place = f"/join/{code}" if code and wanted == "join" else f"/t/{table}"
    address = invitations.server_address(request, settings) + place
    invited = Invitation(code or None, address, invitations.picture(address))
    # It is made from what this caller's browser says, so it is for nobody else.
    return Response(invited, headers={"Cache-Control": "no-store"})


@post("/api/tables/{table:str}/seats", tags=["tables"], responses=problem_specs(409, 422))
async def join(
    house: TheHouse,
    settings: TheSettings,
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[Join],
    language: Language = None,
    brief: Brief = False,
    guide: Guided = False,
) -> Response[Joined]:
    """Take the next open seat, or one's own on another device."""
    key = key_from(table, data.id) if data.id else house.services.secrets.key()
    if data.link:
        seat = await house.at(table, lambda live: live.follow(data.link, key))
    else:
        seat = await house.at(table, lambda live: live.join(data.name, key))
    live = await house.table(table)
    held = caller(request)
    others = tuple([raw for raw in held.raw if not held.claims and live.seat_of(raw)])
    view = shown(live, Profile(seat, problems.language_of(request), brief, guide))
    crumb = cookie(table, tuple(dict.fromkeys([*others, key])), settings.is_secure)
    return Response(Joined(seat, key, view), status_code=201, cookies=[crumb])


@get("/api/tables/{table:str}", tags=["tables"], responses=problem_specs(401, 403))
async def get_table(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatQuery = 0,
    language: Language = None,
    brief: Brief = False,
    guide: Guided = False,
) -> ViewShape:
    """The table as the caller may know it; without a token, as a spectator."""
    live = await house.table(table)
    who = caller(request)
    reads = profile(who, live, seat, request)
    await house.at(table, lambda live: live.hear(reads.seat, *who.seats(live.table)))
    live = await house.table(table)
    return shown(live, profile(who, live, seat, request, guide))


@delete(
    "/api/tables/{table:str}", tags=["tables"], status_code=204, responses=problem_specs(401, 403)
)
async def delete_table(house: TheHouse, request: Request[Any, Any, Any], table: TableId) -> None:
    """Have the table forgotten, at once and whole. Only the host may."""
    live = await house.table(table)
    seats = caller(request).seats(live.table)
    if not seats:
        raise Declined("no-seat")
    if live.table.host not in seats:
        deciding.needs_host(live.table, seats[0])
    await house.delete(live)


@post(
    "/api/tables/{table:str}/moves",
    tags=["play"],
    status_code=200,
    responses=problem_specs(401, 403, 409, 422),
)
async def play(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[ask.Play],
    language: Language = None,
    brief: Brief = False,
) -> Played:
    """Play a move that was chosen in `position`. With the same `id` again, nothing is played."""
    who = caller(request)
    seat, key = await acting(house, table, who, data.seat)
    async with told_since(house, table, seat, data.position, request):
        done = await house.at(table, lambda live: live.play(seat, data, key))
    if not data.view:
        return Played(done.position, done.told)
    live = await house.table(table)
    view = shown(live, profile(who, live, seat, request))
    return Played(done.position, done.told, view)


@asynccontextmanager
async def told_since(
    house: House, table: str, seat: int, position: int | None, request: Request[Any, Any, Any]
) -> AsyncIterator[None]:
    """A move that comes too late is told all that has happened since it was chosen."""
    try:
        yield
    except Declined as error:
        if error.code != "stale":
            raise
        live = await house.table(table)
        reads = profile(caller(request), live, seat, request)
        since = [happening for happening in live.recent if happening.position > (position or 0)]
        events, _ = events_of(live.table, since, live.reader(reads))
        now = live.table.position
        late = problems.declined(error, reads.language, position=now, events=events)
        raise Told(late) from None


@post(
    "/api/tables/{table:str}/lines",
    tags=["play"],
    status_code=200,
    responses=problem_specs(401, 403, 409, 422),
)
async def type_line(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[Line],
    language: Language = None,
    brief: Brief = False,
) -> Answered:
    """Do what somebody typed: a move in words or by the number of a card, or a question."""
    live = await house.table(table)
    who = caller(request)
    reads = profile(who, live, data.seat, request)
    line = lines.heard(data.line, live.reader(reads).voice(live.table))
    if not (lines.is_move(line) or lines.is_undo(line)):
        seat = who.acts(live, data.seat) if lines.needs_seat(line) else reads.seat
        await house.at(table, lambda live: live.hear(seat, *who.seats(live.table)))
        live = await house.table(table)
        said = typed.answer(live, profile(who, live, seat, request), line)
        return Answered(said, live.table.position, live.table.told, played=False)
    seat, key = await acting(house, table, who, data.seat)
    async with told_since(house, table, seat, data.position, request):
        done = await house.at(
            table, lambda live: typed.carry_out(live, reads, seat, key, line, data)
        )
    return Answered("", done.position, done.told, played=True)


@get("/api/tables/{table:str}/moves", tags=["play"], responses=problem_specs(401, 403))
async def get_moves(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatQuery = 0,
    language: Language = None,
    brief: Brief = False,
) -> Moves:
    """The legal moves, each with a sentence that says what it would lead to."""
    live = await house.table(table)
    reads = profile(caller(request), live, seat, request)
    match = live.table.match
    if match is None:
        return Moves(live.table.position, [])
    voice = live.reader(reads).voice(live.table)
    view = match.view(reads.seat)
    moves = [SaidMove(str(move), voice.move(move, view)) for move in view.legal]
    return Moves(live.table.position, moves)


@get("/api/tables/{table:str}/why", tags=["play"], responses=problem_specs(401, 403, 422))
async def why(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    move: Annotated[str, QueryParameter(max_length=200, description="A move in words.")],
    seat: SeatQuery = 0,
    language: Language = None,
    brief: Brief = False,
) -> Why:
    """The refusal that this move would meet now. Plays nothing."""
    live = await house.table(table)
    who = caller(request)
    number = who.acts(live, seat)
    match = deciding.match_of(live.table)
    fault = match.why(number, deciding.kindly(move))
    if fault is None:
        return Why(None)
    voice: Voice = live.reader(profile(who, live, number, request)).voice(live.table)
    return Why(refusal(fault, match.view(number), voice))


@get("/api/tables/{table:str}/hint", tags=["play"], responses=problem_specs(401, 403, 422))
async def hint(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    step: Annotated[
        int, QueryParameter(ge=1, le=3, description="1: what to look at; 2: the card; 3: the move.")
    ] = 1,
    seat: SeatQuery = 0,
    language: Language = None,
    brief: Brief = False,
) -> HintShape:
    """Advice on the seat's position, as far as the step goes. Plays nothing, tells nobody."""
    live = await house.table(table)
    who = caller(request)
    reads = profile(who, live, who.acts(live, seat), request)
    return advice.hint(live, reads, step)


@post(
    "/api/tables/{table:str}/commands",
    tags=["tables"],
    status_code=200,
    responses=problem_specs(401, 403, 409, 422),
)
async def command(
    house: TheHouse,
    settings: TheSettings,
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[ask.AnyCommand],
) -> Played:
    """Everything else that changes a table, by what `do` says."""
    seat, key = await acting(house, table, caller(request), data.seat)
    if isinstance(data, ask.Link):
        link = await house.at(table, lambda live: live.link(seat, key))
        live = await house.table(table)
        address = f"{invitations.server_address(request, settings)}/t/{table}#link={link}"
        qr = invitations.picture(address)
        return Played(live.table.position, live.table.told, link=link, address=address, qr=qr)
    done = await house.at(table, lambda live: live.do(seat, data, key))
    return Played(done.position, done.told)


@post(
    "/api/tables/{table:str}/presence",
    tags=["tables"],
    status_code=204,
    responses=problem_specs(401, 403),
)
async def presence(
    house: TheHouse, request: Request[Any, Any, Any], table: TableId, data: JSONBody[Here]
) -> None:
    """Say that the page is looked at, or not any more: a locked phone, a hidden tab."""
    live = await house.table(table)
    who = caller(request)
    seats = [who.acts(live, data.seat)] if data.seat else who.seats(live.table)
    if not seats:
        raise Declined("no-seat")
    if data.here:
        await house.at(table, lambda live: live.hear(*seats))
        return
    for seat in seats:
        live.hide(seat)


@get(
    "/api/tables/{table:str}/events",
    tags=["play"],
    compresses_itself=True,
    responses={
        200: ResponseSpec(
            Push,
            generate_examples=False,
            description="What has happened since; with `Accept: text/event-stream`, a stream of "
            "the same.",
            media_type=MediaType.JSON,
        ),
        **problem_specs(401, 403),
    },
)
async def events(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    after: Annotated[
        int | None,
        QueryParameter(
            ge=0,
            le=2**31,
            description="The last number that was told.",
            schema_extra={"minimum": 0, "maximum": 2**31},  # Which the library forgets here.
        ),
    ] = None,
    wait: Annotated[
        float,
        QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds of a long poll."),
    ] = 25,
    seat: SeatQuery = 0,
    language: Language = None,
    brief: Brief = False,
    guide: Guided = False,
) -> Response[Any]:
    """Follow the table: server-sent events, or, with `Accept: application/json`, one long poll."""
    live = await house.table(table)
    who = caller(request)
    reads = profile(who, live, seat, request, guide)
    first = request.headers.get("accept", "").partition(",")[0].partition(";")[0]
    if first.strip().lower() == MediaType.JSON:
        since = -1 if after is None else after
        told = await house.at(table, lambda live: poll(live, who, reads, since, wait))
        return Response(told, headers={"Cache-Control": "no-store"})
    last = request.headers.get("last-event-id", "")
    if last.isascii() and last.isdigit():
        after = int(last[:10])
    stream = Follower(house, live, who, reads).stream(after)
    headers = {
        "Cache-Control": "no-store, no-transform",
        "Vary": "Accept, Accept-Encoding",
        "X-Accel-Buffering": "no",
    }
    if takes_gzip(request):
        stream, headers["Content-Encoding"] = (
            compressed(stream, GUIDED_WINDOW if guide else WINDOW),
            "gzip",
        )
    return Stream(stream, media_type="text/event-stream", headers=headers)


@get(
    "/api/tables/{table:str}/record",
    tags=["replay"],
    responses=problem_specs(401, 403, 422),
)
async def record(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    match: Annotated[
        int, QueryParameter(ge=0, description="Which of the table's; 0 the last.")
    ] = 0,
    seat: SeatQuery = 0,
) -> Response[dict[str, Any]]:
    """A match as a record: all of it when it is over, until then what the caller may know."""
    live = await house.table(table)
    reads = profile(caller(request), live, seat, request)
    found = await house.match(live, match)
    if found.is_over:
        data = msgspec.json.decode(records.to_json(records.of(found)))
    else:
        data = records.known(found, reads.seat)
    return Response(data, headers={"Cache-Control": "no-store"})


@get(
    "/api/tables/{table:str}/positions/{position:int}",
    tags=["replay"],
    responses=problem_specs(401, 403),
)
async def past_position(
    house: TheHouse,
    request: Request[Any, Any, Any],
    table: TableId,
    position: Annotated[int, PathParameter(ge=0, le=2**31)],
    seat: SeatQuery = 0,
    language: Language = None,
    brief: Brief = False,
    guide: Guided = False,
) -> Past:
    """A past position as the caller may know it; all of it once its match is over."""
    live = await house.table(table)
    reads = profile(caller(request), live, seat, request, guide)
    then, happening = await house.past(live, position)
    happened = [happening] if happening is not None else []
    reader = live.reader(reads)
    told, _ = events_of(then, happened, reader)
    view = view_of(then, reader, then.at)
    is_past = then.matches < live.table.matches or not live.table.is_playing
    return Past(told, view, hands_of(then.match) if is_past and then.match is not None else None)


@post(
    "/api/replays",
    tags=["replay"],
    status_code=200,
    request_max_body_size=MOST_BYTES,
    compresses_itself=True,
    responses={
        200: ResponseSpec(
            Replay,
            generate_examples=False,
            description="The match, position by position.",
            media_type=MediaType.JSON,
        ),
        **problem_specs(413, 422),
    },
)
async def replay(
    replays: TheReplays,
    request: Request[Any, Any, Any],
    seat: Annotated[
        int, QueryParameter(ge=0, le=4, description="The seat to be told as; 0 a spectator.")
    ] = 0,
    language: Language = None,
    brief: Brief = False,
) -> Response[Any]:
    """Every position of a match that was recorded, whoever sends it. Nothing of it is kept.

    The body is a record as `docs/records.md` describes it.
    """
    spoken = problems.language_of(request)
    try:
        source = await request.body()
    except RequestEntityTooLarge:
        raise no_record("too-large-file", "", str(MOST_BYTES // 1_000_000), spoken) from None
    gzip = takes_gzip(request)
    answer = await replays.answer(source, Profile(seat, spoken, brief), gzip)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if gzip:
        headers["Content-Encoding"] = "gzip"
    return Response(answer, media_type=MediaType.JSON, headers=headers)


ROUTES: Final = [
    health,
    about,
    get_deck,
    open_table,
    find_code,
    invitation,
    join,
    get_table,
    delete_table,
    play,
    type_line,
    get_moves,
    why,
    hint,
    command,
    presence,
    events,
    record,
    past_position,
    replay,
]
