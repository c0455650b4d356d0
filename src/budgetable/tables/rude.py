"""Whether a name would hurt somebody who reads it: slurs and obscenities, in English and Spanish.

Children read names, and some read sources, so the words stand here in rot13: they are not to be
learnt in this file.

The list is our own. Libraries were tried on 180 names of people and 116 bad ones: glin-profanity,
safetype, pyobscenity and terlik each turned away names such as Dick, Shital, Analía or Kike, and
all but the last, which turned away most, let through a fifth of the bad ones or more;
better-profanity has had no release since 2020 and knows no Spanish; alt-profanity-check needs
scikit-learn. Beside any of them an allow list and more words would be needed, which is nearly all
of what is here.

What many people are called, or is an ordinary word, is let through though it can be meant badly:
Dick, Fanny, Gay, Kike, Negra, Concha, Zorra. Nobody should have to explain their name.
"""

from __future__ import annotations

import re
import unicodedata
from codecs import decode
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

ANYWHERE: Final = """
avttre cuhpx pbapunghznqer pbapunqrghznqer shpx snttbg tvyvcbyyn uvwbchgn uvwbqrchgn zbguresh
zvreqn
"""
"""These are found inside others and across spaces, too: no name has them in it by chance."""

WORDS: Final = """
anmv artengn avttn cbea cbeab cbeauho cbyyba cbyyn chffl chffvrf chgb chgba chgn chgnqn chgvgn
chñrgn cnwvyyreb craqrwb craqrwn crar cravf crqbcuvyr crqbsvyb crybghqb crybghqn encvfg enturnq
ergenfnqb ergenfnqn ergneq ergneqrq fcvp fgsh fhoabezny fhqnpn frk frkb furznyr fuvg fuvggl
fuvggre fuvggvat fuvgont fuvgsnpr fuvgubyr fuvgurnq fyhg fyhggl gbjryurnq genaal genaavrf geniryb
gjng grgnf gvgf gvggvrf intvan iretn ivbynqbe jgs jnax jnaxre jrgonpx juber nahf nany nefr
nefrubyr nff nffubyr obbo obbof obyybpxf obyyren ohyyfuvg onfgneq onfgneqb onqnff ornare ovgpu
ovgpul ovgpurf oybjwbo pbpxf pbpxfhpxre pbwba pbwbarf pbñb phag phagsnpr phyb phyreb phyren pnenwb
pnoeba pnoeban pnoebarf puhcncbyyn puvatba puvatban puvatn puvatne puvatnqb puvatnqn puvax qhzonff
qvcfuvg qvpxsnpr qvpxurnq qvyqb sbyyne sbyynqbe shpp sngnff snt spx tbabeern tbbx tgsb uhriba
unaqwbo uqc uvgyre uvwhrchgn wbqre wbqrgr wbqvqb wbqvqn whrchgn wnpxnff wvmm xlf xvxrf xxx
ynzrphyb zbatbyb zbatbyn znevpba znevpbarf znevpn znycnevqb znycnevqn znznthrib znznuhrib zvys
"""
"""These are words by themselves only: Essex, Scunthorpe, Dikshit and Diputado are none of them."""

WRITTEN: Final = {
    "a": "a4@*", "b": "b8", "c": "c(¢", "e": "e3€*", "g": "g9", "i": "i1!|*", "l": "l1|",
    "o": "o0*", "s": "s5$", "t": "t7+", "u": "uvµ*",
}  # fmt: skip
"""How else a letter is written so that a list may miss it; a star covers a vowel."""

ALIKE: Final = str.maketrans("авекмнорстхуіѕјƒαεικονρτυχ", "abekmhopctxyisjfaeikovptux")
"""Letters of other scripts that look like ours."""

GESTURE: Final = "\N{REVERSED HAND WITH MIDDLE FINGER EXTENDED}"


def is_rude(name: str) -> bool:
    """Whether somebody could be hurt by this name, as far as a list can tell."""
    plain = "".join([bare(letter) for letter in name.casefold()])
    parts = PART.findall(plain)
    return (
        GESTURE in name
        or bool(INSIDE.search("".join(parts)))
        or any(WORD.fullmatch(word) for word in [*parts, *LETTERS.findall(plain), *spelled(parts)])
    )


def bare(letter: str) -> str:
    """A letter as it looks, without its accent. An ñ is a letter of its own: cono is a cone."""
    if letter == "ñ":
        return letter
    apart = unicodedata.normalize("NFKD", letter).casefold().translate(ALIKE)
    return "".join([each for each in apart if not unicodedata.combining(each)])


def spelled(parts: Sequence[str]) -> Iterator[str]:
    """Words of which each letter stands alone, as in B.E.N.; never Ana L., which is a name."""
    for is_alone, letters in groupby(parts, key=lambda part: len(part) == 1):
        if is_alone:
            yield "".join(letters)


def pattern(word: str) -> str:
    """A word however it is written, with letters drawn out from three on: Putta is a name."""
    made = ""
    for letter, same in groupby(word):
        least = len(list(same))
        written = f"[{re.escape(WRITTEN.get(letter, letter))}]"
        made += f"(?:{written}{{{least + 2},}}|{written}{{{least}}})"
    return made


def patterns(listed: str) -> str:
    """Any of the words of a list."""
    return "|".join([pattern(word) for word in decode(listed, "rot13").split()])


SIGNS: Final = re.escape("".join([sign for ways in WRITTEN.values() for sign in ways]))
PART: Final = re.compile(rf"(?:[^\W_]|[{SIGNS}])+")
LETTERS: Final = re.compile(r"[^\W\d_]+")
INSIDE: Final = re.compile(patterns(ANYWHERE))
WORD: Final = re.compile(rf"[x\d]*(?:{patterns(WORDS)})s?[x\d!]*")
