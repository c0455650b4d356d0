"""Every error as problem details (RFC 9457): a code for programs, a sentence for people."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from budgetable.decks import BadDeck
from budgetable.rules import Refused
from budgetable.rules.refusals import WAITING_FOR_ANSWER
from budgetable.tables.declined import Declined
from budgetable.tables.trouble import where
from budgetable.web.page import nowhere
from budgetable.web.shapes import EventShape
from budgetable.words import LANGUAGES, best_language, deck_fault, say, text, voice_of

logger = logging.getLogger(__name__)

MEDIA_TYPE: Final = "application/problem+json"

STATUS: Final = {
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-deck": 404,
    "no-such-position": 404,
    "bad-link": 404,
    "not-host": 403,
    "not-your-seat": 403,
    "no-spectators": 403,
    "no-seat": 401,
    "stale": 409,
    "no-open-seat": 409,
    "too-many-requests": 429,
}
"""The status of a code; any other is 422, something that is well formed and cannot be done."""


RETRY_AFTER: Final = 1
"""Seconds to wait after too many requests: the limit is of one second."""


class FaultShape(Struct, frozen=True):
    """A fault of a deck, and the card that has it, if it is one card's."""

    code: str
    card: str | None
    said: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """What went wrong. `code` is for programs, `detail` the sentence, and `values` its values."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    values: dict[str, Any] = {}
    position: int | None = None
    """With `stale`: the position now."""
    events: list[EventShape] = []
    """With `stale`: what has happened since the position that was given."""
    faults: list[FaultShape] = []
    """With `bad-deck`: each fault of the deck."""


class Told(Exception):
    """A problem that is known in full where it is met."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def problem(code: str, detail: str, status: int = 0, **more: Any) -> Problem:
    """A problem of this code."""
    status = status or STATUS.get(code, 422)
    title = HTTPStatus(status).phrase
    return Problem(f"urn:budgetable:{code}", title, status, detail, code, **more)


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A problem as a response."""
    headers = dict(headers or {})
    if problem.status == 429:
        headers["Retry-After"] = str(RETRY_AFTER)
    return Response(problem, status_code=problem.status, media_type=MEDIA_TYPE, headers=headers)


def declined(error: Declined, language: str, **more: Any) -> Problem:
    """What a table declines, in words."""
    detail = text(f"problem-{error.code}", language, **error.values)
    return problem(error.code, detail, values=dict(error.values), **more)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that a request asks for: in its address, or as browsers say it."""
    asked = request.query_params.get("language", "")
    if asked in LANGUAGES:
        return str(asked)
    return best_language([request.headers.get("accept-language", "")])


def on_declined(request: Request[Any, Any, Any], error: Declined) -> Response[Problem]:
    """A table says no."""
    return answer(declined(error, language_of(request)))


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """A move that the rules refuse, with the numbers."""
    language = language_of(request)
    fault = error.fault
    detail = too_late(error, language) or say(error, language)
    return answer(problem(fault.code, detail, values=fault.facts()))


def too_late(error: Refused, language: str) -> str:
    """The sentence for an any-time card that came after another's (R20); else nothing."""
    view, card = error.view, error.fault.card
    if error.code != WAITING_FOR_ANSWER or view is None or view.pending is None or card is None:
        return ""
    if not card.anytime or card not in view.hand or view.is_asked:
        return ""
    voice = voice_of(view, language)
    by = view.seat(view.pending.by).name
    return voice.say("problem-too-late", by=by, card=voice.name(card))


def on_told(request: Request[Any, Any, Any], error: Told) -> Response[Problem]:
    """A problem that is known in full."""
    return answer(error.problem)


def on_bad_deck(request: Request[Any, Any, Any], error: BadDeck) -> Response[Problem]:
    """A deck that cannot be played, with all its faults."""
    language = language_of(request)
    detail = text("problem-bad-deck", language, faults=len(error.faults))
    faults = [
        FaultShape(fault.code, fault.card or None, deck_fault(fault, language))
        for fault in error.faults
    ]
    return answer(problem("bad-deck", detail, faults=faults))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: an unknown address, a wrong method, a malformed body."""
    language = language_of(request)
    status = error.status_code
    if status == 404 and (shown := nowhere(request)) is not None:
        return shown
    code = {404: "not-found", 405: "no-such-method", 429: "too-many-requests"}.get(status)
    if code:
        detail = text(f"problem-{code}", language)
        return answer(problem(code, detail, status), dict(error.headers or {}))
    why = ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [(each.get("key"), each.get("message")) for each in error.extra]
        why = "; ".join([": ".join([str(part) for part in pair if part]) for pair in parts])
    detail = text("problem-malformed", language, why=(why or error.detail)[:400])
    return answer(problem("malformed", detail, status), dict(error.headers or {}))


def on_any(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of the server's own."""
    logger.error("%s failed: %s", request.route_handler.name or request.method, where(error))
    return answer(problem("fault", text("problem-fault", language_of(request)), 500))


HANDLERS: Final[dict[Any, Any]] = {
    Declined: on_declined,
    Refused: on_refused,
    Told: on_told,
    BadDeck: on_bad_deck,
    HTTPException: on_http,
    Exception: on_any,
}
