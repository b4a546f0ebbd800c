"""Typed words, such as `never` and `Monday`: each language lists its own in the catalogue, between bars.

A parser knows one word for each thing and names it (`WORDS` of `bot/clocks` and of others). The message
`typed-<word>` lists all that may be typed for it; `canonical` replaces those by the one. Case and accents do
not matter, and everybody may type in any language: for an ambiguous word the reader's own language decides,
then English.
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
    """Return a text with the spellings of known words replaced by those words, in small letters without accents.

    Unknown words stay, for the parser to refuse.
    """
    spelt, pattern = _spellings(locale, tuple(known))
    return pattern.sub(lambda found: spelt[found[0]], _folded(text))


@cache
def listed(message: str) -> tuple[str, ...]:
    """Return a message's list in any language, unchanged."""
    return tuple(dict.fromkeys(one for locale in LOCALES for one in _listed(message, locale)))


@cache
def accepted(message: str) -> frozenset[str]:
    """Return a message's list in any language, in small letters without accents."""
    return frozenset(map(_folded, listed(message)))


def _listed(message: str, locale: str) -> list[str]:
    """Return the list of one language's message between bars."""
    return [one.strip() for one in (Words(locale).find(message) or "").split("|") if one.strip()]


@cache
def _spellings(locale: str, known: tuple[str, ...]) -> tuple[dict[str, str], re.Pattern[str]]:
    """Return the known word of each spelling, and a pattern that finds it: whole words, the longest first."""
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
