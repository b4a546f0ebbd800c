"""Displayed names: people with equal names are distinguished by their usernames."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

# the size of the cache of compared names
_KEPT = 5_000


def told_apart(names: Sequence[str], usernames: Sequence[str]) -> tuple[str, ...]:
    """Return the names of people or bots who are shown together, each different from the others.

    A name that several have comes behind the username, which is read first where room is short: `sam_1 (Sam)`. Who has
    no known username (`''`) is numbered.
    """
    shown = Counter(map(_reads, names))
    if len(shown) == len(names):
        return tuple(names)
    found: list[str] = []
    taken: set[str] = set()
    for name, username in zip(names, usernames, strict=True):
        several = username and shown[_reads(name)] > 1
        found.append(_numbered(f"{username} ({name})" if several else name, taken))
        taken.add(_reads(found[-1]))
    return tuple(found)


def _numbered(name: str, taken: set[str]) -> str:
    """Return a name, with the first number that makes it one not taken yet."""
    number, found = 1, name
    while _reads(found) in taken:
        number += 1
        found = f"{name} ({number})"
    return found


@lru_cache(_KEPT)
def _reads(name: str) -> str:
    """Return what a name reads like."""
    return unicodedata.normalize("NFKC", name).casefold()
