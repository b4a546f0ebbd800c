"""Frequently offered links, built once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from games.food_chain_magnate.city.squares import CORNERS, NAMES, Mask, members
from games.kernel import Choice

END = Choice("end", "end")
_MORE = {square: Choice(name, "square", more=True) for square, name in NAMES.items()}
_LAST = {square: Choice(name, "square") for square, name in NAMES.items()}
CORNER = {corner: Choice(corner, "corner") for corner in CORNERS}
SIDE = {side: Choice(side, "side") for side in "nesw"}


@lru_cache(None)
def verb(name: str, more: bool = True) -> Choice:
    """Return a verb."""
    return Choice(name, "verb", more)


@lru_cache(None)
def card(name: str, more: bool = False) -> Choice:
    """Return a kind of card."""
    return Choice(name, "card", more)


@lru_cache(None)
def thing(kind: str, key: str, more: bool = False) -> Choice:
    """Return a link for anything with a name."""
    return Choice(key, kind, more)


@lru_cache(8192)
def squares(found: Mask, more: bool = True) -> tuple[Choice, ...]:
    """Return the squares of a set as links."""
    table = _MORE if more else _LAST
    return tuple(table[square] for square in members(found))


def tiered(legal: Mask, tiers: Iterable[Mask], more: bool = True) -> Sequence[Choice]:
    """Return legal squares as links: those of the first tier first, and so on, then all others."""
    found: tuple[Choice, ...] = ()
    for tier in tiers:
        if legal & tier:
            found += squares(legal & tier, more)
            legal &= ~tier
    return found + squares(legal, more) if legal else found
