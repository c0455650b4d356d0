"""Print into braille by liblouis, the library that screen readers use, where a system has it."""

from __future__ import annotations

import ctypes
import ctypes.util
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from budgetable.braille.cells import ASCII

TABLES: Final = {
    ("en", "contracted"): "en-ueb-g2.ctb",
    ("en", "uncontracted"): "en-ueb-g1.ctb",
    ("es", "uncontracted"): "es-g1.ctb",
}
"""The table of each language and grade, the usual grade of a language first."""

DISPLAY: Final = "en-us-brf.dis"
"""What makes cells of North American ASCII braille."""

NAMES: Final = ("louis", "liblouis")
"""What systems call the library: Windows has no `lib` before other names."""

LEAST: Final = (3, 0, 0)
"""The first version that can be asked not to spell out signs that a table does not know."""

QUIET: Final = 60000
"""The level of the library's log at which it says nothing."""

SILENT_SIGNS: Final = 128
"""The mode in which a sign that a table does not know gives no cells."""


class NoLibrary(Exception):
    """Liblouis is not installed."""


class OldLibrary(Exception):
    """The liblouis of this machine is too old, or does not say which `version` it is."""

    def __init__(self, version: str) -> None:
        super().__init__(version)
        self.version = version


class NoTable(Exception):
    """The liblouis of this machine has no such `table`."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


def translate(text: str, table: str) -> str:
    """A sentence as ASCII braille. Every sign of it must be one that the table knows.

    Raises NoLibrary, OldLibrary and NoTable.
    """
    return _translated(text, table, 0)


def unknown(signs: Iterable[str], table: str) -> set[str]:
    """Those of some signs that have no cells in a table. Raises as `translate` does."""
    return {sign for sign in signs if not _is_known(sign, table)}


def version() -> str:
    """Which liblouis this machine has: `3.24.0`. Raises NoLibrary and OldLibrary."""
    return _version(_library())


@cache
def _is_known(sign: str, table: str) -> bool:
    # The library spells out a sign that it does not know, by its number: that is nothing to read.
    cells = _translated(sign, table, 0)
    return cells == _translated(sign, table, SILENT_SIGNS) and set(cells) <= set(ASCII)


@cache
def _library() -> Any:
    name = next(filter(None, map(ctypes.util.find_library, NAMES)), None)
    if name is None:
        raise NoLibrary
    try:
        library = ctypes.CDLL(name)
    except OSError:
        raise NoLibrary from None
    library.lou_version.restype = ctypes.c_char_p
    said = _version(library)
    numbers = re.match(r"(\d+)\.(\d+)\.(\d+)", said)
    if numbers is None or tuple(map(int, numbers.groups())) < LEAST:
        raise OldLibrary(said)
    library.lou_setLogLevel(QUIET)
    return library


def _version(library: Any) -> str:
    said: bytes = library.lou_version()
    return said.decode("ascii", "replace")


def _translated(text: str, table: str, mode: int) -> str:
    library = _library()
    size = library.lou_charSize()
    encoding = "utf-32-le" if size == 4 else "utf-16-le"
    raw = text.encode(encoding)
    # No sign takes more than 6 cells, and one that is spelled out 12. Where there is no room, the
    # library leaves off the end and says nothing.
    length, room = len(raw) // size, 16 * len(raw) // size + 64
    used, made = ctypes.c_int(length), ctypes.c_int(room)
    cells = ctypes.create_string_buffer(room * size)
    if not library.lou_translateString(
        f"{DISPLAY},{table}".encode(),
        ctypes.create_string_buffer(raw),
        ctypes.byref(used),
        cells,
        ctypes.byref(made),
        None,
        None,
        mode,
    ):
        raise NoTable(table)
    return cells.raw[: made.value * size].decode(encoding)
