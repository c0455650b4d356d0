"""The catalogue: every sentence in every language, in Project Fluent files.

A language is a folder below `catalogue/`; to add one is to add a folder. The same files are read in
a browser by @fluent/bundle. Neither side formats numbers, because the two do it differently: a
number is passed as text to print, and once more as a number to choose a plural by.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CATALOGUE: Final = Path(__file__).parent / "catalogue"

SOURCE: Final = "en"
"""The language that others are translated from, and that is spoken where nothing else is asked."""


def _languages() -> Iterator[str]:
    yield SOURCE
    for folder in sorted(CATALOGUE.iterdir()):
        if folder.is_dir() and folder.name != SOURCE and any(folder.glob("*.ftl")):
            yield folder.name


LANGUAGES: Final = tuple(_languages())
"""What the catalogue speaks, English first."""


class MissingWords(LookupError):
    """An unknown language or message, or a message without one of its values.

    Nothing falls back silently: a hole in the catalogue is found by the first test that meets it.
    """


def best_language(wanted: Sequence[str]) -> str:
    """The first wanted language that the catalogue speaks, else English.

    Each may be written as a system or a browser writes it: `es_MX.UTF-8`, `es:en`, `es-MX`.
    """
    for each in wanted:
        for name in each.replace(",", ":").split(":"):
            tag = name.split(";")[0].split(".")[0].split("@")[0].strip().replace("_", "-").lower()
            while tag:
                for language in LANGUAGES:
                    if language.lower() == tag:
                        return language
                tag = tag.rpartition("-")[0]
    return SOURCE


LONGEST: Final = 2000
"""Characters of a value that are said: Fluent refuses values of 2,500 and more."""


def text(id: str, language: str = SOURCE, **values: str | int) -> str:
    """The message `id` with its values filled in.

    An int `cards=2` fills `$cards`, in plain digits, and `$cards_count`, which chooses a plural.
    Raises MissingWords.
    """
    return message(id, language, values)


def message(id: str, language: str, values: Mapping[str, str | int]) -> str:
    """`text`, with the values in a mapping."""
    return _formatted(id, language, tuple(values.items()))


@lru_cache(maxsize=20_000)  # A table says the same few thousand things over and over.
def _formatted(id: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(id):
        raise MissingWords(f"no message {id} in {language}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise MissingWords(f"message {id} in {language} has no text")
    filled: dict[str, str | int] = {}
    for name, value in values:
        if isinstance(value, int):
            filled[name] = digits(value, language)
            filled[f"{name}_count"] = value
        else:
            filled[name] = value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    said, errors = bundle.format_pattern(pattern, filled)
    if errors:
        raise MissingWords(f"message {id} in {language}: {errors[0]}")
    return str(said)


def has(id: str, language: str = SOURCE) -> bool:
    """Whether the catalogue has this message."""
    return _bundle(language).has_message(id)


def digits(number: int, language: str = SOURCE) -> str:
    """A whole number as it is printed and spoken: no separators, and a word for the sign."""
    if number < 0:
        return text("minus", language, amount=str(-number))
    return str(number)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise MissingWords(f"no language {language}; there are {', '.join(LANGUAGES)}")
    # Imported here: it takes longer than the rest of the package, and many runs say nothing.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for mixed directions of writing; a braille display shows them as cells.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((CATALOGUE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
