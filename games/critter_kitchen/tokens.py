"""Tokens by name: `bread5`, `spice-bread`, `allspice`, `rumor-heart`, `rumor-wild`, `tofu`; and the parts of dishes.

A part is a token in use: `fish6`, with a spice `fish6+spice-fish`, tofu as a type `tofu=bread`, soup.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from games.critter_kitchen.data import CART, ICONS, TOKENS, TYPES

ALLSPICE, TOFU, SOUP, BISQUE, COOKBOOK, WILD = "allspice", "tofu", "soup", "bisque", "cookbook", "rumor-wild"
FILLERS = {SOUP: TOKENS.soup, BISQUE: TOKENS.bisque, COOKBOOK: 0}
"""What can replace a missing type in a dish, with its value."""

TYPE_OF = {f"{kind}{value}": kind for kind in TYPES for value in TOKENS.values}
"""The type of each ingredient token; tofu has none."""
VALUE_OF = {f"{kind}{value}": value for kind in TYPES for value in TOKENS.values} | {TOFU: CART.tofu_value}
SPICE_OF = {kind: f"spice-{kind}" for kind in TYPES}
SPICES = (*SPICE_OF.values(), ALLSPICE)
RUMOR_OF = {icon: f"rumor-{icon}" for icon in ICONS}
ICON_OF = {token: icon for icon, token in RUMOR_OF.items()}
RUMOR_TOKENS = dict.fromkeys((*RUMOR_OF.values(), WILD))
"""The rumor tokens in order; a dictionary for fast membership tests."""

INGREDIENTS = tuple(f"{kind}{value}" for kind in TYPES for value in TOKENS.values)
BAG = (
    *INGREDIENTS,
    *(SPICE_OF[kind] for kind in TYPES for _ in range(TOKENS.spices_per_type)),
    *(ALLSPICE for _ in range(TOKENS.allspice)),
    *(token for token in RUMOR_TOKENS for _ in range(TOKENS.rumor_copies)),
)
"""The 119 tokens of the bag."""

RANK = {token: n for n, token in enumerate(dict.fromkeys((*BAG, TOFU, SOUP, BISQUE)))}
"""A fixed order of tokens: types in the order of the courses, values ascending, spices, rumors."""
HIGHEST_FIRST = {kind: [t for t in reversed(RANK) if t == TOFU or TYPE_OF.get(t) == kind] for kind in TYPES}
"""What may be an ingredient of each type, in the order of offering."""


class TokenUse(Struct, frozen=True):
    """A token in use: as an ingredient of a type, or as a filler. `tokens` are all that it spends.

    `beside` names the course to which a wine or a soup is added without being an ingredient of it.
    """

    token: str
    type: str
    value: int
    spice: str | None
    beside: str | None
    tokens: tuple[str, ...]

    @property
    def is_ingredient(self) -> bool:
        """Whether it is an ingredient of a dish or course."""
        return bool(self.type) and self.beside is None

    @property
    def is_filler(self) -> bool:
        """Whether it replaces an ingredient."""
        return self.token in FILLERS


@cache
def part(key: str) -> TokenUse:
    """Return the part that a link names."""
    base, _, spice = key.partition("+")
    base, _, beside = base.partition("@")
    token, _, taken_as = base.partition("=")
    value = FILLERS[token] if token in FILLERS else VALUE_OF[token]
    kind = taken_as or TYPE_OF.get(token, "")
    return TokenUse(token, kind, value, spice or None, beside or None, (token, spice) if spice else (token,))


def soup_value(soup: int, bisque: int) -> int:
    """Return what an amount of soup and bisque counts where the value of soup matters (section 6.2)."""
    return TOKENS.soup * soup + TOKENS.bisque * bisque


def is_ingredient(token: str) -> bool:
    """Return whether a token is an ingredient (tofu counts)."""
    return token in VALUE_OF


def distinct(tokens: list[str]) -> list[str]:
    """Return each kind of token once, in the fixed order."""
    return sorted(set(tokens), key=RANK.__getitem__)


def without(tokens: list[str], gone: tuple[str, ...] | list[str]) -> list[str]:
    """Return the tokens that are left when some are gone. Raise ValueError if one is missing."""
    left = tokens[:]
    for token in gone:
        left.remove(token)
    return left
