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
        return rumor.stars if len(plate.courses) >= rumor.min_courses and _OWN[card](plate) else 0
    if rumor.kind == "count":
        stars = rumor.stars * max(0, _COUNT[card](plate))
        return min(stars, rumor.cap) if rumor.cap else stars
    return rumor.stars if _leads(rumor, plates, mine) else 0


def _leads(rumor: Rumor, plates: Sequence[Plate], mine: int) -> bool:
    if rumor.kind == "fewest":
        compared = [plate.spices for plate in plates if len(plate.courses) >= rumor.min_courses]
        return len(plates[mine].courses) >= rumor.min_courses and plates[mine].spices == min(compared)
    measure = _MOST[rumor.id]
    most = max(map(measure, plates))
    return most > 0 and measure(plates[mine]) == most


def _pampered(plate: Plate) -> bool:
    return all(any(p.value >= 5 for p in course.ingredients) for course in plate.courses.values())


def _hibernates(plate: Plate) -> bool:
    qualities = [course.quality for course in plate.courses.values()]
    return bool(qualities) and qualities[-1] == max(qualities)


def _psychedelic(plate: Plate) -> bool:
    return "mushroom" in plate.courses and plate.quality("mushroom") == max(c.quality for c in plate.courses.values())


def _tender(plate: Plate) -> bool:
    ends = [plate.courses[kind] for kind in ("bread", "wine") if kind in plate.courses]
    return len(ends) == 2 and all(c.ingredients for c in ends) and sum(c.value for c in ends) == 10


def _nocturnal(plate: Plate) -> bool:
    values = [course.value for course in plate.courses.values()]
    return all(a <= b for a, b in pairwise(values))


def _picky(plate: Plate) -> bool:
    return all(p.value >= 4 for p in plate.ingredients)


def _below_wine(plate: Plate) -> int:
    wine = plate.courses.get("wine")
    if wine is None:
        return 0
    return sum(1 for kind, course in plate.courses.items() if kind != "wine" and course.value < wine.value)


def _simple_courses(plate: Plate) -> int:
    return sum(
        1
        for course in plate.courses.values()
        if course.ingredients and all(p.value <= 3 and p.spice is None for p in course.ingredients)
    )


def _spread(plate: Plate) -> int:
    return max(plate.values) - min(plate.values) if plate.values else 0


_OWN: dict[str, Callable[[Plate], bool]] = {
    "extremely_pampered": _pampered,
    "hibernator": _hibernates,
    "psychedelic_flavor": _psychedelic,
    "tender": _tender,
    "nocturnal": _nocturnal,
    "picky": _picky,
}
_COUNT: dict[str, Callable[[Plate], int]] = {
    "super_chatty": lambda plate: plate.rumors,
    "mercurial": _spread,
    "sommelier": _below_wine,
    "unsophisticated": _simple_courses,
    "varied_leftovers": lambda plate: len({TYPE_OF[t] for t in plate.unserved if t in TYPE_OF}),
    "varied_servings": lambda plate: len({p.value for p in plate.ingredients}) - 2,
}
_MOST: dict[str, Callable[[Plate], int]] = {
    "spice_lover": lambda plate: plate.spices,
    "big_cheese": lambda plate: plate.quality("cheese"),
    "big_dipper": lambda plate: plate.soup,
    "odd_tastes": lambda plate: sum(1 for value in plate.values if value % 2),
    "subtle_flavors": lambda plate: sum(1 for p in plate.ingredients if p.value <= 3),
    "to_go": lambda plate: sum(1 for t in plate.unserved if is_ingredient(t)),
    "wine_cellar": lambda plate: sum(1 for t in plate.unserved if TYPE_OF.get(t) == "wine"),
    "shortsighted": lambda plate: sum(map(plate.quality, TYPES[:3])),
}
SEASONINGS = frozenset((*SPICES, *RUMOR_OF.values()))
"""What counts as a spice when it is served as one."""
