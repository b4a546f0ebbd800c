"""Links as numbers, and views as arrays of one length: the same for every title, new ones included.

Both go by a hash of names (the "hashing trick"), as no list of all names exists: a link's number is the hash of its
kind and key, a value's index in the array that of its path in the view. So the meaning of a name never changes,
whatever else a title has or will have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import log1p
from typing import Any, TypeAlias
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from games.kernel import Choice, Chosen

Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

ACTIONS = 1024
"""The number of link numbers: ten times as many as any title offers at once."""
FEATURES = 2048
"""The length of an observation."""


def numbered(offered: Sequence[Choice]) -> dict[int, Choice]:
    """Return the offered links by their numbers. Of two with the same number, the later takes the next free one."""
    found: dict[int, Choice] = {}
    for choice in offered:
        number = _place(f"{choice.kind} {choice.key}") % ACTIONS
        while number in found:
            number = (number + 1) % ACTIONS
        found[number] = choice
    return found


def mask(numbers: Sequence[int]) -> Mask:
    """Return which numbers are offered: 1 for those, 0 for all others."""
    marked = np.zeros(ACTIONS, dtype=np.int8)
    marked[list(numbers)] = 1
    return marked


def features(view: Any, kind: str, chosen: Chosen) -> Array:
    """Return a view, the kind of decision and the links chosen so far, as numbers from -1 to 1."""
    found = np.zeros(FEATURES, dtype=np.float32)
    for path, value in _leaves(msgspec.to_builtins(view, str_keys=True), ""):
        found[_place(path) % FEATURES] += value
    for at, link in enumerate((kind, *chosen)):
        found[_place(f"chosen {at} {link}") % FEATURES] += 1.0
    return np.clip(found, -1.0, 1.0, out=found)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Yield the contents of a view: numbers by their paths, words and booleans as part of the path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}/{key}")
    elif isinstance(value, list | tuple):
        yield f"{path}#", _small(len(value))
        for at, inner in enumerate(value):
            yield from _leaves(inner, f"{path}/{at}")
    elif isinstance(value, bool | str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, _small(value)


def _small(number: float) -> float:
    """Scale a number of any size to between -1 and 1, so that 1 and 2 are as far apart as 10 and 20."""
    size = log1p(abs(number)) / 10.0
    return min(size, 1.0) if number >= 0 else -min(size, 1.0)


@cache
def _place(name: str) -> int:
    return crc32(name.encode())
