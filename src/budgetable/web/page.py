"""The page in a browser: the built client, kept in memory and sent compressed.

It is built from `client/` into the folder `page` beside this file; a wheel carries it.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from budgetable.web.compression import takes_gzip
from budgetable.words import best_language, text

FOLDER: Final = Path(__file__).parent / "page"

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""

ASK_AGAIN: Final = "no-cache"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self';"
    " style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:;"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
"""Nothing is loaded from elsewhere. Widths of the bars are styles of their elements."""

DOCUMENT_HEADERS: Final = {"Content-Security-Policy": POLICY, "Referrer-Policy": "no-referrer"}


@dataclass(frozen=True)
class File:
    """A file of the page, as it is sent."""

    body: bytes
    packed: bytes
    media_type: str


@cache
def files() -> dict[str, File]:
    """All files of the page by their path; none if it was not built."""
    return {
        path.relative_to(FOLDER).as_posix(): read(path)
        for path in sorted(FOLDER.rglob("*"))
        if path.is_file()
    }


def read(path: Path) -> File:
    """A file of the page. Pictures and letters are compressed already."""
    body = path.read_bytes()
    packed = b"" if path.suffix == ".woff2" else gzip.compress(body, 9, mtime=0)
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(body, packed, media_type)


READING: Final[dict[str, Any]] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "compresses_itself": True,
}
"""How files are asked for: whole, or what they would be."""


@route(["/", "/join/{rest:str}", "/t/{rest:str}", "/replay", "/replay/{rest:str}"], **READING)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one document of the page; its script reads the address."""
    document = files().get("index.html")
    if document is None:
        language = best_language([request.headers.get("accept-language", "")])
        said = text("page-not-built", language).encode()
        return Response(said, status_code=503, media_type=MediaType.TEXT)
    return sent(document, request, ASK_AGAIN, DOCUMENT_HEADERS)


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The document, for a browser that asks for an address where nothing is: its script says so, in
    its reader's language. Nothing for a program, or without a built page.
    """
    document = files().get("index.html")
    if document is None or MediaType.HTML not in request.headers.get("accept", ""):
        return None
    return sent(document, request, ASK_AGAIN, DOCUMENT_HEADERS, 404)


@route("/assets/{name:str}", **READING)
async def asset(
    request: Request[Any, Any, Any], name: Annotated[str, PathParameter()]
) -> Response[bytes]:
    """A file that the document asks for."""
    return sent(found(f"assets/{name}"), request, FOREVER, {})


@route("/icon.svg", **READING)
async def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The sign of the game, for a tab."""
    return sent(found("icon.svg"), request, ASK_AGAIN, {})


def found(path: str) -> File:
    """A file of the page. Raises NotFoundException."""
    file = files().get(path)
    if file is None:
        raise NotFoundException
    return file


def sent(
    file: File,
    request: Request[Any, Any, Any],
    caching: str,
    headers: dict[str, str],
    status: int = 200,
) -> Response[bytes]:
    """A file as an answer, compressed for whoever takes that."""
    packs = bool(file.packed) and takes_gzip(request)
    return Response(
        file.packed if packs else file.body,
        status_code=status,
        media_type=file.media_type,
        headers={
            **headers,
            "Cache-Control": caching,
            "Vary": "Accept-Encoding",
            "X-Content-Type-Options": "nosniff",
            **({"Content-Encoding": "gzip"} if packs else {}),
        },
    )


PAGE: Final = [page, asset, icon]
