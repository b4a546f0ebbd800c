"""The critic meal: which parts may be served under which critic, and the quality of each course (section 8)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from .data import ICONS, TYPES
from .dishes import GOAT, Cook
from .tokens import BISQUE, HIGHEST_FIRST, RUMOR_OF, SOUP, TOFU, TYPE_OF, Part, distinct, part, without

COW_COURSE, BADGER_COURSE = 4, 2
_ENDLESS = 99


class Diner(Struct, frozen=True):
    """Who serves whom: the critic, and the restaurateur of the kitchen."""

    critic: str
    restaurateur: str | None = None

    @property
    def cook(self) -> Cook:
        """The rules of spices for this kitchen."""
        return Cook(self.restaurateur)

    def value(self, given: Part) -> int:
        """The value of an ingredient before spice."""
        if self.critic == "kangaroo" and given.value == 6:
            return 9
        return 4 if self.restaurateur == GOAT and given.value == 2 else given.value

    def quality(self, given: Part) -> int:
        """What a part adds to the quality of its course."""
        if given.beside is not None:
            return self.value(given) if given.type else given.value
        factor = 1 if given.spice is None else 3 if self.critic == "tree_shrew" else 2
        if self.critic == "rabbit" and given.type == "carrot":
            factor *= 2
        return self.value(given) * factor


class Course(Struct):
    """A served course: its ingredients, its quality, and the sum of its ingredients' values (1.2)."""

    ingredients: list[Part]
    quality: int = 0
    value: int = 0


def courses(diner: Diner, parts: Sequence[str]) -> dict[str, Course]:
    """The courses of a meal by type, in the order of the plate."""
    found: dict[str, Course] = {}
    for key in parts:
        given = part(key)
        course = found.setdefault(given.beside or given.type, Course([]))
        course.quality += diner.quality(given)
        if given.beside is None:
            course.ingredients.append(given)
            course.value += diner.value(given)
    return {kind: found[kind] for kind in TYPES if kind in found}


def pantry(tokens: list[str], diner: Diner, spaces: Sequence[str | None], soup: int, bisque: int) -> list[str]:
    """Everything that a kitchen may serve from: its storage, and what its critic adds to that."""
    found = tokens[:]
    if diner.critic == "jerboa":
        found += [RUMOR_OF[icon] for icon, token in zip(ICONS, spaces, strict=True) if token]
    if diner.critic == "raccoon":
        found += [SOUP] * min(soup, 1) + [BISQUE] * min(bisque, 1)
    return found


def fitting(diner: Diner, parts: Sequence[str], tokens: list[str]) -> list[str]:
    """Every part that may be added to a meal, from all tokens of the pantry."""
    left = without(tokens, [token for key in parts for token in part(key).tokens])
    return list(_candidates(diner, [part(key) for key in parts], left))


def _candidates(diner: Diner, parts: list[Part], left: list[str]) -> Iterator[str]:
    counts = dict.fromkeys(TYPES, 0)
    for given in parts:
        if given.is_ingredient:
            counts[given.type] += 1
    beside = {p.beside for p in parts if p.beside}
    there = set(left)
    for kind in TYPES:
        if counts[kind] >= room(diner.critic, kind, counts) or (kind in beside and not counts[kind]):
            continue
        tokens = [token for token in HIGHEST_FIRST[kind] if token in there]
        spices = spices_for(diner, kind, there) if tokens else []
        for token in tokens:
            base = f"{TOFU}={kind}" if token == TOFU else token
            yield base
            for spice in spices:
                yield f"{base}+{spice}"
    if diner.critic == "fruit_bat":
        free = [kind for kind in TYPES if counts[kind] and kind != "wine" and kind not in beside]
        wines = distinct([t for t in left if TYPE_OF.get(t) == "wine"])
        for wine in [*wines, f"{TOFU}=wine"] if TOFU in left else wines:
            yield from (f"{wine}@{kind}" for kind in free)
    if diner.critic == "raccoon" and not beside:
        for filler in (SOUP, BISQUE):
            if filler in left:
                yield from (f"{filler}@{kind}" for kind in TYPES if not counts[kind])


def room(critic: str, kind: str, counts: dict[str, int]) -> int:
    """How many ingredients a course may hold."""
    if critic == "mouse" and kind == "cheese":
        return _ENDLESS
    if critic == "badger" and kind in ("bread", "meat"):
        return BADGER_COURSE
    if critic == "cow" and all(n <= 1 or other == kind for other, n in counts.items()):
        return COW_COURSE
    return 1


def spices_for(diner: Diner, kind: str, left: Collection[str]) -> list[str]:
    """The spices among tokens that fit an ingredient of a type."""
    found = diner.cook.spices_for(kind, left)
    if diner.critic == "jerboa":
        found += [token for token in RUMOR_OF.values() if token in left]
    return found
