"""The application: the calls, with their errors, limits, compression and documentation."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Router
from litestar.connection import ASGIConnection
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from budgetable import __version__
from budgetable.tables.house import House
from budgetable.web.bodies import StrictRequest
from budgetable.web.callers import caller
from budgetable.web.problems import HANDLERS
from budgetable.web.routes import ROUTES
from budgetable.web.settings import Settings


def make_app(house: House, settings: Settings) -> Litestar:
    """The application for the tables of a house."""

    async def started(app: Litestar) -> None:
        house.keep()

    async def stopped(app: Litestar) -> None:
        await house.close()

    return Litestar(
        ROUTES,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        request_class=StrictRequest,
        exception_handlers=HANDLERS,
        middleware=[limits(settings).middleware] if settings.limit else [],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=1, exclude_opt_key="compresses_itself"
        ),
        openapi_config=OpenAPIConfig(
            title="budgetable",
            version=__version__,
            openapi_router=Router(
                "/api", route_handlers=[], include_in_schema=False, guards=[documentation_only]
            ),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        on_startup=[started],
        on_shutdown=[stopped],
        logging_config=None,
    )


def documentation_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """What is not there is told as problem details, not on the documentation's own page."""
    if "path" in connection.path_params:
        raise NotFoundException


def limits(settings: Settings) -> RateLimitConfig:
    """So many requests a second from one seat, or from all without one at a table together.

    Never by address: a school has one for everybody.
    """
    return RateLimitConfig(
        rate_limit=("second", settings.limit),
        identifier_for_request=who_asks,
        set_rate_limit_headers=False,
    )


def who_asks(request: Request[Any, Any, Any]) -> str:
    """A seat, by its key; else the table; else everybody who has none."""
    keys = caller(request).keys
    return keys[0] if keys else str(request.path_params.get("table", request.url.path))
