"""The critic meal: which parts may be served under which critic, and the quality of each course (section 8)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from games.critter_kitchen.data import ICONS, TYPES, Critic, Restaurateur, critic, restaurateur
from games.critter_kitchen.dishes import Cook
from games.critter_kitchen.tokens import (
    BISQUE,
    HIGHEST_FIRST,
    RUMOR_OF,
    SOUP,
    TOFU,
    TYPE_OF,
    TokenUse,
    distinct,
    part,
    without,
)


class Diner(Struct, frozen=True):
    """A diner's rules: the critic, and the restaurateur of the kitchen."""

    critic: str
    restaurateur: str | None = None

    @property
    def taste(self) -> Critic:
        """What the critic changes."""
        return critic(self.critic)

    @property
    def talent(self) -> Restaurateur:
        """What the restaurateur changes."""
        return restaurateur(self.restaurateur)

    @property
    def cook(self) -> Cook:
        """The rules of spices for this kitchen."""
        return Cook(self.restaurateur)

    def value(self, given: TokenUse) -> int:
        """Return the value of an ingredient before spice."""
        values = self.taste.values
        return values[given.value] if given.value in values else self.talent.values.get(given.value, given.value)

    def quality(self, given: TokenUse) -> int:
        """Return what a part adds to the quality of its course."""
        if given.beside is not None:
            return self.value(given) if given.type else given.value
        taste = self.taste
        factor = taste.spice_factor if given.spice else 1
        return self.value(given) * factor * taste.factors.get(given.type, 1)


class Course(Struct):
    """A served course: its ingredients, its quality, and the sum of its ingredients' values (1.2)."""

    ingredients: list[TokenUse]
    quality: int = 0
    value: int = 0


def courses(diner: Diner, parts: Sequence[str]) -> dict[str, Course]:
    """Return the courses of a meal by type, in the order of the plate."""
    found: dict[str, Course] = {}
    for key in parts:
        given = part(key)
        course = found.setdefault(given.beside or given.type, Course([]))
        course.quality += diner.quality(given)
        if given.beside is None:
            course.ingredients.append(given)
            # Section 1.2: before spice, and without what lies beside the course.
            course.value += diner.value(given)
    return {kind: found[kind] for kind in TYPES if kind in found}


def pantry(tokens: list[str], diner: Diner, spaces: Sequence[str | None], soup: int, bisque: int) -> list[str]:
    """Return everything that a kitchen may serve from: its storage, and what its critic adds to that."""
    found = tokens[:]
    if diner.taste.rumors_season:
        # By the space, not the token: a wild one is the rumor on whose space it lies (6.3).
        found += [RUMOR_OF[icon] for icon, token in zip(ICONS, spaces, strict=True) if token]
    if diner.taste.soup_course:
        # One of each is enough, as only one course may be a soup (9.2).
        found += [SOUP] * min(soup, 1) + [BISQUE] * min(bisque, 1)
    return found


def fitting(diner: Diner, parts: Sequence[str], tokens: list[str]) -> list[str]:
    """Return every part that may be added to a meal, from all tokens of the pantry."""
    left = without(tokens, [token for key in parts for token in part(key).tokens])
    return list(_candidates(diner, [part(key) for key in parts], left))


def _candidates(diner: Diner, parts: list[TokenUse], left: list[str]) -> Iterator[str]:
    """Yield every part that fits a meal, type by type, then what may be laid beside courses."""
    taste = diner.taste
    counts = dict.fromkeys(TYPES, 0)
    for given in parts:
        if given.is_ingredient:
            counts[given.type] += 1
    beside = {p.beside for p in parts if p.beside}
    there = set(left)
    for kind in TYPES:
        # Where a soup replaces a course, no ingredient may join it (Raccoon, 9.2).
        if counts[kind] >= room(taste, kind, counts) or (kind in beside and not counts[kind]):
            continue
        tokens = [token for token in HIGHEST_FIRST[kind] if token in there]
        spices = spices_for(diner, kind, there) if tokens else []
        for token in tokens:
            base = f"{TOFU}={kind}" if token == TOFU else token
            yield base
            for spice in spices:
                yield f"{base}+{spice}"
    if taste.beside:
        free = [kind for kind in TYPES if counts[kind] and kind != taste.beside and kind not in beside]
        spare = distinct([t for t in left if TYPE_OF.get(t) == taste.beside])
        for token in [*spare, f"{TOFU}={taste.beside}"] if TOFU in left else spare:
            yield from (f"{token}@{kind}" for kind in free)
    if taste.soup_course and not beside:
        for filler in (SOUP, BISQUE):
            if filler in left:
                yield from (f"{filler}@{kind}" for kind in TYPES if not counts[kind])


def room(taste: Critic, kind: str, counts: dict[str, int]) -> int:
    """Return how many ingredients a course may hold, by how many there are in each (8, 9.2)."""
    if taste.roomiest > 1 and all(n <= 1 or other == kind for other, n in counts.items()):
        return taste.roomiest
    return taste.rooms.get(kind, 1)


def spices_for(diner: Diner, kind: str, left: Collection[str]) -> list[str]:
    """Return the spices among tokens that fit an ingredient of a type."""
    found = diner.cook.spices_for(kind, left)
    if diner.taste.rumors_season:
        found += [token for token in RUMOR_OF.values() if token in left]
    return found
