"""Compares typed words without case, accents and punctuation: exact, as a beginning, or misspelt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from rapidfuzz import fuzz, process
from rapidfuzz.distance import Indel

EXACT, BEGUN, MISSPELT, GUESSED = range(4)
"""The ways of reading, strictest first. A guess is only suggested and never carried out."""
ALIKE = 80
"""The minimum score of rapidfuzz's ratio at which a misspelt word counts as a word."""
# Misspelt words are recognised from this many letters on: shorter ones are too similar.
SHORTEST = 4
# The minimum score at which a name is suggested before others.
_NEAR = 50
_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\d+")

Spelling = tuple[str, ...]
"""Return the words of a name."""


def words_of(text: str) -> Spelling:
    """Return a text as comparable words: no case, no accents, only letters and digits."""
    return tuple(_WORD.findall(_bare(text)))


def _bare(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).casefold()


class Typed(Struct, frozen=True):
    """A text as comparable words, with the position of each in it."""

    text: str
    words: Spelling
    places: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, text: str) -> Typed:
        """Split a text."""
        text = unicodedata.normalize("NFC", text)
        bare = [(letter, at) for at, one in enumerate(text) for letter in _bare(one)]
        found = list(_WORD.finditer("".join(letter for letter, _ in bare)))
        places = tuple((bare[one.start()][1], bare[one.end() - 1][1] + 1) for one in found)
        return cls(text, tuple(one[0] for one in found), places)

    def quote(self, start: int, end: int | None = None) -> str:
        """Return a range of words as they were typed with what is between them."""
        if start >= len(self.places):
            return ""
        return self.text[self.places[start][0] : None if end is None else self.places[end - 1][1]].strip()


@lru_cache(16384)
def matches(spelling: Spelling, typed: Spelling, way: int) -> tuple[tuple[int, float], ...]:
    """Return how many of the first typed words may mean a spelling, and the distance from an exact match."""
    found: list[tuple[int, float]] = []
    if typed[: len(spelling)] == spelling:
        found.append((len(spelling), EXACT))
    if way != EXACT:
        for used in range(1, min(len(typed), len(spelling) + 1) + 1):
            cost: float | None = BEGUN if begun(typed[:used], spelling) else None
            if cost is None and way != BEGUN:
                cost = _misspelt(spelling, typed[:used]) if way == MISSPELT else _guessed(spelling, typed[:used])
            if cost is not None:
                found.append((used, cost))
    return tuple(found)


def begun(typed: Sequence[str], spelling: Sequence[str]) -> bool:
    """Return whether each typed word begins a word of the spelling, in order."""
    left = iter(spelling)
    return all(any(word.startswith(part) for word in left) for part in typed)


def likeness(spellings: Sequence[Spelling], typed: Spelling) -> float:
    """Return how similar the first typed words are to a name with these spellings, from 0 to 1; 0 if hardly."""
    best = 0.0
    for spelling in spellings:
        whole = "".join(spelling)
        for used in range(1, min(len(typed), len(spelling) + 1) + 1):
            best = max(best, fuzz.ratio("".join(typed[:used]), whole, score_cutoff=_NEAR) / 100)
    return best


def _misspelt(spelling: Spelling, typed: Spelling) -> float | None:
    """Return the cost of typed words as a misspelling of adjacent words; digits are never misspelt.

    Short words must be spelt right, except that a space may be missing or added.
    """
    text = "".join(typed)
    short = len(text) < SHORTEST or any(len(word) < SHORTEST - 1 and word not in spelling for word in typed)
    texts, spans = _runs(spelling, len(typed) + 1)
    if short and text not in texts:
        return None
    cutoff = 100 if short else ALIKE
    typed_numbers = _numbers(typed)
    alike = process.extract(text, texts, scorer=fuzz.ratio, processor=None, score_cutoff=cutoff, limit=None)
    best = next((at for _, _, at in alike if _numbers(spans[at]) == typed_numbers), None)
    return None if best is None else _wrong(text, texts[best], spelling)


def _guessed(spelling: Spelling, typed: Spelling) -> float | None:
    """Return the cost of typed words as a guess at adjacent words; None if hardly similar."""
    text = "".join(typed)
    best = process.extractOne(text, _runs(spelling, len(typed) + 1)[0], scorer=fuzz.ratio, score_cutoff=_NEAR)
    return None if best is None else _wrong(text, best[0], spelling)


def _wrong(typed: str, meant: str, spelling: Spelling) -> float:
    """Return the cost of a misspelt name: by its wrong letters, and more if it is not the whole name."""
    return 0.2 + Indel.distance(typed, meant) + (0 if meant == "".join(spelling) else 0.5)


@lru_cache(8192)
def _runs(spelling: Spelling, longest: int) -> tuple[tuple[str, ...], tuple[Spelling, ...]]:
    """Return up to a number of adjacent words of a spelling, each run as one word, and its words."""
    spans = tuple(
        spelling[start:end]
        for start in range(len(spelling))
        for end in range(start + 1, min(len(spelling), start + longest) + 1)
    )
    return tuple("".join(span) for span in spans), spans


def _numbers(words: Spelling) -> tuple[str, ...]:
    return tuple(_NUMBER.findall(" ".join(words)))
