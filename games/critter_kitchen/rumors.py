"""What each rumor pays at the end (section 9.1). Fanatics work on the score track instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from .data import RUMORS, TYPES, Rumor
from .meal import Course
from .tokens import RUMOR_OF, SPICES, TYPE_OF, Part, is_ingredient


class Plate(Struct, frozen=True):
    """What one player shows at the end: the courses, what stays unserved, soup by value, rumor tokens held.

    `spices` counts the spices served; rumor tokens used as allspice are among them. `values` are those of each
    served ingredient after the critic's changes, in the order of `ingredients`.
    """

    courses: dict[str, Course]
    unserved: list[str]
    soup: int
    rumors: int
    spices: int
    values: list[int]

    @property
    def ingredients(self) -> list[Part]:
        """Every served ingredient, course by course."""
        return [given for course in self.courses.values() for given in course.ingredients]

    def quality(self, kind: str) -> int:
        """The quality of a course; 0 where it is not served."""
        return self.courses[kind].quality if kind in self.courses else 0


def pays(card: str, plates: Sequence[Plate], mine: int) -> int:
    """The stars that a rumor card brings the player whose plate is `plates[mine]`, friendly ties."""
    rumor, plate = RUMORS[card], plates[mine]
    if rumor.kind == "fanatic":
        return 0
    if rumor.kind == "own":
        return rumor.stars if len(plate.courses) >= rumor.min_courses and RULES[card](rumor, plate) else 0
    if rumor.kind == "count":
        stars = rumor.stars * max(0, RULES[card](rumor, plate) - rumor.less)
        return min(stars, rumor.cap) if rumor.cap else stars
    return rumor.stars if _is_first(rumor, plates, mine) else 0


def _is_first(rumor: Rumor, plates: Sequence[Plate], mine: int) -> bool:
    """Whether nobody has more of what the card compares, or fewer; nothing at all is never the most."""
    amounts = [RULES[rumor.id](rumor, plate) for plate in plates]
    if rumor.kind == "most":
        return amounts[mine] == max(amounts) > 0
    # Who serves too few courses is not even compared; with nobody left it pays nobody (11, ruling 29).
    able = [len(plate.courses) >= rumor.min_courses for plate in plates]
    return able[mine] and amounts[mine] == min(amount for amount, may in zip(amounts, able, strict=True) if may)


def _pampered(rumor: Rumor, plate: Plate) -> bool:
    """Each course holds an ingredient of a high value."""
    # A soup in the place of an ingredient fails here, as the Raccoon says (9.2).
    return all(any(p.value >= rumor.value for p in course.ingredients) for course in plate.courses.values())


def _hibernates(rumor: Rumor, plate: Plate) -> bool:
    """The rightmost course has the highest quality."""
    # In the order of the plate, whatever was laid first: the last one is the rightmost.
    qualities = [course.quality for course in plate.courses.values()]
    return bool(qualities) and qualities[-1] == max(qualities)


def _psychedelic(rumor: Rumor, plate: Plate) -> bool:
    """The mushroom course has the highest quality."""
    return "mushroom" in plate.courses and plate.quality("mushroom") == max(c.quality for c in plate.courses.values())


def _tender(rumor: Rumor, plate: Plate) -> bool:
    """Bread and wine, both there, add up to one value."""
    ends = [plate.courses[kind] for kind in ("bread", "wine") if kind in plate.courses]
    return len(ends) == 2 and all(c.ingredients for c in ends) and sum(c.value for c in ends) == rumor.value


def _nocturnal(rumor: Rumor, plate: Plate) -> bool:
    """From left to right no course is worth less than the one before."""
    # Values, not qualities: spice, the Rabbit and the Fruit Bat's wine do not count (11, ruling 27).
    values = [course.value for course in plate.courses.values()]
    return all(a <= b for a, b in pairwise(values))


def _picky(rumor: Rumor, plate: Plate) -> bool:
    """No ingredient of a low value."""
    return all(p.value >= rumor.value for p in plate.ingredients)


def _below_wine(rumor: Rumor, plate: Plate) -> int:
    """How many other courses are worth less than the wine."""
    wine = plate.courses.get("wine")
    if wine is None:
        return 0
    return sum(1 for kind, course in plate.courses.items() if kind != "wine" and course.value < wine.value)


def _simple_courses(rumor: Rumor, plate: Plate) -> int:
    """How many courses hold ingredients of low values only, without a spice."""
    return sum(
        1
        for course in plate.courses.values()
        if course.ingredients and all(p.value <= rumor.value and p.spice is None for p in course.ingredients)
    )


def _spread(rumor: Rumor, plate: Plate) -> int:
    """From the lowest to the highest value served."""
    return max(plate.values) - min(plate.values) if plate.values else 0


RULES: dict[str, Callable[[Rumor, Plate], int]] = {
    "extremely_pampered": _pampered,
    "hibernator": _hibernates,
    "psychedelic_flavor": _psychedelic,
    "tender": _tender,
    "nocturnal": _nocturnal,
    "picky": _picky,
    "super_chatty": lambda rumor, plate: plate.rumors,
    "mercurial": _spread,
    "sommelier": _below_wine,
    "unsophisticated": _simple_courses,
    "varied_leftovers": lambda rumor, plate: len({TYPE_OF[t] for t in plate.unserved if t in TYPE_OF}),
    "varied_servings": lambda rumor, plate: len({p.value for p in plate.ingredients}),
    "spice_lover": lambda rumor, plate: plate.spices,
    "big_cheese": lambda rumor, plate: plate.quality("cheese"),
    "big_dipper": lambda rumor, plate: plate.soup,
    "odd_tastes": lambda rumor, plate: sum(1 for value in plate.values if value % 2),
    "subtle_flavors": lambda rumor, plate: sum(1 for p in plate.ingredients if p.value <= rumor.value),
    "to_go": lambda rumor, plate: sum(1 for t in plate.unserved if is_ingredient(t)),
    "wine_cellar": lambda rumor, plate: sum(1 for t in plate.unserved if TYPE_OF.get(t) == "wine"),
    "shortsighted": lambda rumor, plate: sum(map(plate.quality, TYPES[: rumor.courses])),
    "simple_palate": lambda rumor, plate: plate.spices,
}
"""What each rumor counts on a plate; of a condition (`own`), whether it holds."""
SEASONINGS = frozenset((*SPICES, *RUMOR_OF.values()))
"""What counts as a spice when it is served as one."""
