"""The application: the calls, with their errors, limits, compression and documentation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig

from budgetable.tables.house import House
from budgetable.web.bodies import StrictRequest
from budgetable.web.callers import caller
from budgetable.web.documentation import documentation
from budgetable.web.page import PAGE
from budgetable.web.problems import HANDLERS
from budgetable.web.replays import Replays
from budgetable.web.routes import ROUTES
from budgetable.web.settings import Settings


def make_app(house: House, settings: Settings) -> Litestar:
    """The application for the tables of a house."""
    replays = Replays()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        house.keep()
        tidying = asyncio.create_task(forget_limits(app))
        try:
            yield
        finally:
            tidying.cancel()
            replays.close()
            await house.close()

    return Litestar(
        [*PAGE, *ROUTES],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
        },
        request_class=StrictRequest,
        exception_handlers=HANDLERS,
        middleware=[limits(settings).middleware] if settings.limit else [],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=1, exclude_opt_key="compresses_itself"
        ),
        openapi_config=documentation(),
        lifespan=[running],
        logging_config=None,
    )


def limits(settings: Settings) -> RateLimitConfig:
    """So many requests a second from one seat, or from all without one at a table together.

    Never by address: a school has one for everybody.
    """
    return RateLimitConfig(
        rate_limit=("second", settings.limit),
        identifier_for_request=who_asks,
        set_rate_limit_headers=False,
    )


async def forget_limits(app: Litestar) -> None:
    """Forget, every minute, how often they have asked who ask no more."""
    while True:
        await asyncio.sleep(60)
        await app.stores.get("rate_limit").delete_expired()  # type: ignore[attr-defined]


def who_asks(request: Request[Any, Any, Any]) -> str:
    """A seat, by its key; else those without one: at one table, or with one kind of call.

    So nobody can try many codes, and nobody at another table has to wait for it.
    """
    keys = caller(request).keys
    return keys[0] if keys else str(request.path_params.get("table", request.route_handler))
