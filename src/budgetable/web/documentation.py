"""The calls as OpenAPI 3.1, at `/api/openapi.json`: made from them, and completed here."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Router
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from budgetable import __version__
from budgetable.tables import commands as ask
from budgetable.web import messages
from budgetable.web.callers import COOKIE
from budgetable.web.decks import DeckShape
from budgetable.web.problems import Problem
from budgetable.web.shapes import Push, ViewShape

TYPES: Final = [
    messages.NewTable, messages.Join, ask.Play, ask.AnyCommand, messages.Here,
    messages.Line, messages.Answered,
    messages.Health, messages.About, DeckShape, messages.NewTableShape, messages.CodeShape,
    messages.Invitation, messages.Joined, ViewShape, messages.Played, messages.Moves, messages.Why,
    messages.HintShape, Push, messages.Past, messages.Replay, Problem,
]  # fmt: skip
"""What the calls take and answer."""


def documentation() -> OpenAPIConfig:
    """What the library is told of it."""
    return OpenAPIConfig(
        title="budgetable",
        version=__version__,
        description="Tables of budgetable. docs/protocol.md tells how to play over these calls.",
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="Of a seat."),
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            }
        ),
        security=[{}, {"token": []}, {"cookie": []}],
        openapi_router=Router(
            "/api", route_handlers=[], include_in_schema=False, guards=[documentation_only]
        ),
        render_plugins=[Documentation()],
        use_handler_docstrings=True,
    )


def documentation_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """What is not there is told as problem details, not on the documentation's own page."""
    if "path" in connection.path_params:
        raise NotFoundException


RECORD: Final = {
    "content": {
        "application/json": {
            "schema": {"type": "object", "description": "As docs/records.md describes it."}
        }
    },
    "required": True,
}
"""The body of a replay, which no struct describes: it is read as a file is, with its own faults."""


RETRY_AFTER: Final = {
    "description": "Seconds to wait.",
    "required": True,
    "schema": {"type": "integer", "minimum": 1},
}


class Documentation(JsonRenderPlugin):
    """Describes values as they are checked: the library leaves out bounds and closed objects, and
    gives an answer one media type only.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        events = openapi_schema["paths"]["/api/tables/{table}/events"]["get"]["responses"]["200"]
        events["content"]["text/event-stream"] = {"schema": {"type": "string"}}
        for call in [call for place in openapi_schema["paths"].values() for call in place.values()]:
            if "429" in call["responses"]:
                call["responses"]["429"]["headers"] = {"Retry-After": RETRY_AFTER}
        openapi_schema["paths"]["/api/replays"]["post"]["requestBody"] = RECORD
        _, shapes = msgspec.json.schema_components(
            TYPES, ref_template="#/components/schemas/{name}"
        )
        components = openapi_schema["components"]
        completed = {**components, "schemas": {**components["schemas"], **shapes}}
        return msgspec.json.encode({**openapi_schema, "components": completed})
