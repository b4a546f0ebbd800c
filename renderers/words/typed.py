"""Words that people type, such as `never` and `Monday`: each language lists its own in the catalogue, between bars.

What reads typed text knows one word for each thing and names it (`WORDS` of `bot/clocks` and of others). The message
`typed-<word>` lists all that may be typed for it; `canonical` puts the one in place of the others. Case and accents do
not matter, and everybody may type in any language: where one word means two things, the reader's own language says
which, then English.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from renderers.words import LOCALES, Words
from renderers.words.sources import ENGLISH

_LETTER = r"[^\W\d_]"


def canonical(text: str, known: Iterable[str], locale: str) -> str:
    """A text with what is listed for any of the known words replaced by that word, in small letters without accents.

    What is listed for none of them stays, for its reader to refuse.
    """
    spelt, pattern = _spellings(locale, tuple(known))
    return pattern.sub(lambda found: spelt[found[0]], _folded(text))


@cache
def listed(message: str) -> tuple[str, ...]:
    """What a message lists in any language, as it stands there."""
    return tuple(dict.fromkeys(one for locale in LOCALES for one in _listed(message, locale)))


@cache
def accepted(message: str) -> frozenset[str]:
    """What a message lists in any language, in small letters without accents."""
    return frozenset(map(_folded, listed(message)))


def _listed(message: str, locale: str) -> list[str]:
    """What a message of one language lists between bars."""
    return [one.strip() for one in (Words(locale).find(message) or "").split("|") if one.strip()]


@cache
def _spellings(locale: str, known: tuple[str, ...]) -> tuple[dict[str, str], re.Pattern[str]]:
    """The known word of everything that may be typed for one, and what finds it: whole words, the longest first."""
    spelt = {word: word for word in known}
    for language in dict.fromkeys((Words(locale).locale, ENGLISH, *LOCALES)):
        for word in known:
            for one in _listed(f"typed-{word}", language):
                spelt.setdefault(_folded(one), word)
    longest = sorted(spelt, key=len, reverse=True)
    return spelt, re.compile(f"(?<!{_LETTER})(?:{'|'.join(map(re.escape, longest))})(?!{_LETTER})")


def _folded(text: str) -> str:
    bare = "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))
    return bare.casefold().replace("’", "'")
