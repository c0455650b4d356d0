"""Lean clients of a server on this machine: requests that wait for their answer, and event streams.

Client and server share the machine, so these do no more than the figures need: bytes are read as
they come, and only what a caller asks for is decoded. A connection counts the bytes it received.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from typing import Any, cast

HOST = "127.0.0.1"
CUT = 0
"""The status of a request whose answer never came, or came in part."""

GZIP = 31
"""What zlib calls a gzip stream of any window."""

Answered = Callable[[int, bytes], None]


def request(method: str, path: str, token: str = "", body: object = None, extra: str = "") -> bytes:
    """A request as it goes over the wire."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n{extra}"
    if token:
        head += f"Authorization: Bearer {token}\r\n"
    if body is None:
        return f"{head}\r\n".encode()
    content = json.dumps(body, separators=(",", ":")).encode()
    head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    return head.encode() + content


def header(head: bytes, name: bytes) -> bytes:
    """A field of a head in small letters, empty if it is not there."""
    start = head.find(b"\r\n" + name + b":")
    if start < 0:
        return b""
    start += len(name) + 3
    end = head.find(b"\r\n", start)
    return head[start : end if end >= 0 else len(head)].strip()


class Chunks:
    """A chunked body as it comes in pieces; `is_done` after its last chunk."""

    def __init__(self) -> None:
        self.rest = b""
        self.is_done = False

    def feed(self, data: bytes) -> bytes:
        """What the whole chunks so far hold."""
        data = self.rest + data if self.rest else data
        found = []
        start = 0
        while (line := data.find(b"\r\n", start)) >= 0:
            size = int(data[start:line], 16)
            if len(data) < line + size + 4:
                break
            if not size:
                self.is_done = True
            found.append(data[line + 2 : line + 2 + size])
            start = line + size + 4
        self.rest = data[start:]
        return found[0] if len(found) == 1 else b"".join(found)


class Connection(asyncio.Protocol):
    """A connection that is kept, for one request at a time."""

    def __init__(self) -> None:
        self.received = 0
        self.is_open = False
        self.transport: asyncio.Transport
        self._buffer = b""
        self._then: Answered | None = None

    @classmethod
    async def open(cls, port: int) -> Connection:
        """A new connection. Raises OSError if nobody listens."""
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(cls, HOST, port))[1]

    @property
    def is_busy(self) -> bool:
        """Whether a request waits for its answer."""
        return self._then is not None

    def send(self, raw: bytes, then: Answered) -> None:
        """Send a request; `then` gets the status and the body, at once if it is cut off."""
        if not self.is_open:
            then(CUT, b"")
            return
        self._then = then
        self.transport.write(raw)

    async def ask(
        self, method: str, path: str, token: str = "", body: object = None
    ) -> tuple[int, Any]:
        """The status and the JSON that came with it; CUT and nothing if the answer was cut off."""
        answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()

        def answered(status: int, content: bytes) -> None:
            if not answer.done():
                answer.set_result((status, content))

        self.send(request(method, path, token, body), answered)
        status, content = await answer
        return status, json.loads(content) if content else None

    def close(self) -> None:
        """Hang up."""
        self._then = None
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # That of uvloop is none by descent.
        self.is_open = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        self._answer(CUT, b"")

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer = self._buffer + data if self._buffer else data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self._buffer[:end].lower()
        if length := header(head, b"content-length"):
            content = self._buffer[end + 4 :]
            if len(content) < int(length):
                return
        elif header(head, b"transfer-encoding") == b"chunked":
            chunks = Chunks()
            content = chunks.feed(self._buffer[end + 4 :])
            if not chunks.is_done:
                return
        else:
            content = b""
        self._buffer = b""
        self._answer(int(head[9:12]), content)

    def _answer(self, status: int, content: bytes) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(status, content)


class Stream(asyncio.Protocol):
    """A stream of events: `told` gets the data of each, `ended` is called when it breaks off."""

    def __init__(self, raw: bytes, told: Callable[[bytes], None], ended: Callable[[], None]):
        self.received = 0
        self.transport: asyncio.Transport
        self._request = raw
        self._told = told
        self._ended = ended
        self._head: bytes | None = b""
        self._chunks = Chunks()
        self._unzip: Any = None
        self._text = b""

    @classmethod
    async def open(
        cls,
        port: int,
        path: str,
        token: str,
        told: Callable[[bytes], None],
        ended: Callable[[], None],
    ) -> Stream:
        """A new stream. Raises OSError if nobody listens."""
        extra = "Accept: text/event-stream\r\nAccept-Encoding: gzip\r\n"
        raw = request("GET", path, token, extra=extra)
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(lambda: cls(raw, told, ended), HOST, port))[1]

    def close(self) -> None:
        """Hang up."""
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # That of uvloop is none by descent.
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self._head is not None:
            self._head += data
            end = self._head.find(b"\r\n\r\n")
            if end < 0:
                return
            head, data = self._head[:end].lower(), self._head[end + 4 :]
            self._head = None
            if head[9:12] != b"200" or header(head, b"transfer-encoding") != b"chunked":
                raise SystemExit(f"This is no stream of events: {head!r}")
            if header(head, b"content-encoding") == b"gzip":
                self._unzip = zlib.decompressobj(GZIP)
        data = self._chunks.feed(data)
        if self._unzip is not None:
            data = self._unzip.decompress(data)
        text = (self._text + data).replace(b"\r\n", b"\n")
        start = 0
        while (end := text.find(b"\n\n", start)) >= 0:
            where = text.find(b"data:", start, end)
            if where >= 0:
                stop = text.find(b"\n", where)
                self._told(text[where + 5 : stop])
            start = end + 2
        self._text = text[start:]
