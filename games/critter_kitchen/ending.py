"""The end of the game: soup, courses, rumors and the score track become stars, line by line (section 8).

First what each rumor pays (section 9.1). Fanatics work on the score track instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from games.critter_kitchen.data import RESTAURATEURS, RUMORS, STARS, TRACK, TYPES, Rumor, critic
from games.critter_kitchen.meal import Course, Diner, courses
from games.critter_kitchen.state import RIVAL, State
from games.critter_kitchen.tokens import (
    BISQUE,
    RUMOR_OF,
    SOUP,
    SPICES,
    TYPE_OF,
    TokenUse,
    is_ingredient,
    part,
    soup_value,
)
from games.kernel import Ref, Say, ScoreLine, Seat


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
    def ingredients(self) -> list[TokenUse]:
        """Every served ingredient, course by course."""
        return [given for course in self.courses.values() for given in course.ingredients]

    def quality(self, kind: str) -> int:
        """Return the quality of a course; 0 where it is not served."""
        return self.courses[kind].quality if kind in self.courses else 0


def pays(card: str, plates: Sequence[Plate], mine: int) -> int:
    """Return the stars that a rumor card brings the player whose plate is `plates[mine]`; ties are friendly."""
    rumor, plate = RUMORS[card], plates[mine]
    # Section 8: Fanatics wait for the score track, where they double a course.
    if rumor.kind == "fanatic":
        return 0
    if rumor.kind == "own":
        return rumor.stars if len(plate.courses) >= rumor.min_courses and RULES[card](rumor, plate) else 0
    if rumor.kind == "count":
        stars = rumor.stars * max(0, RULES[card](rumor, plate) - rumor.less)
        return min(stars, rumor.cap) if rumor.cap else stars
    return rumor.stars if _is_first(rumor, plates, mine) else 0


def _is_first(rumor: Rumor, plates: Sequence[Plate], mine: int) -> bool:
    """Return whether nobody has more (or fewer) of what the card compares; nothing at all is never the most."""
    amounts = [RULES[rumor.id](rumor, plate) for plate in plates]
    if rumor.kind == "most":
        return amounts[mine] == max(amounts) > 0
    # A player with too few courses is not even compared; with nobody left it pays nobody (11, ruling 29).
    able = [len(plate.courses) >= rumor.min_courses for plate in plates]
    return able[mine] and amounts[mine] == min(amount for amount, may in zip(amounts, able, strict=True) if may)


def _pampered(rumor: Rumor, plate: Plate) -> bool:
    """Return whether each course holds an ingredient of a high value."""
    # A soup in the place of an ingredient fails here, as the Raccoon says (9.2).
    return all(any(p.value >= rumor.value for p in course.ingredients) for course in plate.courses.values())


def _hibernates(rumor: Rumor, plate: Plate) -> bool:
    """Return whether the rightmost course has the highest quality."""
    # In the order of the plate, not of laying: the last one is the rightmost.
    qualities = [course.quality for course in plate.courses.values()]
    return bool(qualities) and qualities[-1] == max(qualities)


def _psychedelic(rumor: Rumor, plate: Plate) -> bool:
    """Return whether the mushroom course has the highest quality."""
    return "mushroom" in plate.courses and plate.quality("mushroom") == max(c.quality for c in plate.courses.values())


def _tender(rumor: Rumor, plate: Plate) -> bool:
    """Return whether bread and wine, both there, add up to one value."""
    ends = [plate.courses[kind] for kind in ("bread", "wine") if kind in plate.courses]
    return len(ends) == 2 and all(c.ingredients for c in ends) and sum(c.value for c in ends) == rumor.value


def _nocturnal(rumor: Rumor, plate: Plate) -> bool:
    """Return whether, from left to right, no course is worth less than the one before."""
    # Values, not qualities: spice, the Rabbit and the Fruit Bat's wine do not count (11, ruling 27).
    values = [course.value for course in plate.courses.values()]
    return all(a <= b for a, b in pairwise(values))


def _picky(rumor: Rumor, plate: Plate) -> bool:
    """Return whether no ingredient has a low value."""
    return all(p.value >= rumor.value for p in plate.ingredients)


def _below_wine(rumor: Rumor, plate: Plate) -> int:
    """Return how many other courses are worth less than the wine."""
    wine = plate.courses.get("wine")
    if wine is None:
        return 0
    return sum(1 for kind, course in plate.courses.items() if kind != "wine" and course.value < wine.value)


def _simple_courses(rumor: Rumor, plate: Plate) -> int:
    """Return how many courses hold ingredients of low values only, without a spice."""
    return sum(
        1
        for course in plate.courses.values()
        if course.ingredients and all(p.value <= rumor.value and p.spice is None for p in course.ingredients)
    )


def _spread(rumor: Rumor, plate: Plate) -> int:
    """Return the difference of the highest and the lowest value served."""
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
"""What each rumor counts on a plate; for a condition (`own`), whether it holds."""
SEASONINGS = frozenset((*SPICES, *RUMOR_OF.values()))
"""What counts as a spice when it is served as one."""
EARLY = ("critic", "challenges-1", "capybara-1", "challenges-2", "capybara-2", "carol", "trophy", "rumors")
"""The sources of stars before the last step, in the order of the score sheet."""


def diner(state: State, seat: Seat) -> Diner:
    """Return a player's rules for serving the critic: the rival of the solo game ignores the critic's."""
    if state.rival is not None and seat == RIVAL:
        return Diner("")
    return Diner(state.critic, state.players[seat].restaurateur)


def plate_of(state: State, seat: Seat) -> Plate:
    """Return what a player shows at the end; the storage must still hold what the meal uses."""
    rules, parts = diner(state, seat), state.players[seat].meal
    spent = [token for key in parts for token in part(key).tokens]
    shield = state.shields[seat]
    # Counters do not know what was spent but never stored, such as soup and rumors used as spice.
    unserved = list((Counter(shield.storage) - Counter(spent)).elements())
    soup = soup_value(shield.soup - spent.count(SOUP), shield.bisque - spent.count(BISQUE))
    made = courses(rules, parts)
    return Plate(
        made,
        unserved,
        soup,
        sum(1 for token in state.players[seat].rumors if token),
        sum(1 for token in spent if token in SEASONINGS),
        [rules.value(p) for course in made.values() for p in course.ingredients],
    )


def fanatics(state: State, seat: Seat) -> list[str]:
    """Return the types whose course counts twice on the track for a player."""
    own = state.shields[seat].rumor
    cards = [*state.rumors, own] if own else state.rumors
    return [RUMORS[card].type for card in cards if RUMORS[card].kind == "fanatic"]


def score(state: State, plates: Sequence[Plate]) -> tuple[list[ScoreLine], list[int]]:
    """Return the whole score sheet, earlier stars included, and everybody's total on the track."""
    sheet: list[ScoreLine] = []
    for seat in range(len(plates)):
        earned = state.players[seat].earned
        sheet += [ScoreLine(seat, _say(what), earned[what]) for what in EARLY if what in earned]
        sheet += [
            ScoreLine(seat, _say("restaurateur", card=Ref("restaurateur", what)), stars)
            for what, stars in earned.items()
            if what in RESTAURATEURS
        ]
    sheet += (
        _bonus_stars(state, plates) + _best_courses(plates) + _rumor_lines(state, plates) + _restaurateur_stars(state)
    )
    totals = []
    for seat, plate in enumerate(plates):
        doubled = fanatics(state, seat)
        # Section 8, step 6: once more for its Fanatic; best courses are compared without (step 3).
        totals.append(sum(c.quality * (2 if kind in doubled else 1) for kind, c in plate.courses.items()))
        sheet.append(ScoreLine(seat, _say("track", total=totals[seat]), TRACK.stars(totals[seat])))
    return sheet, totals


def _bonus_stars(state: State, plates: Sequence[Plate]) -> list[ScoreLine]:
    """Return the stars for most soup, all seven courses, and a critic's courses (section 8, the bonus step)."""
    most = max(plate.soup for plate in plates)
    served = list(enumerate(plates))
    # Friendly ties; with no soup at all nobody scores (section 8, the bonus step).
    lines = [ScoreLine(n, _say("soup", soup=p.soup), STARS.most_soup) for n, p in served if p.soup == most > 0]
    lines += [ScoreLine(n, _say("courses"), STARS.all_courses) for n, p in served if len(p.courses) == len(TYPES)]
    value = critic(state.critic).star_value
    if value:
        # Not for the rival: the critic changes nothing for it (section 10).
        for seat in range(state.seats):
            made = plates[seat].courses.values()
            stars = sum(1 for course in made if any(p.value == value for p in course.ingredients))
            lines += [ScoreLine(seat, _say("magpie"), stars)] if stars else []
    return lines


def _best_courses(plates: Sequence[Plate]) -> list[ScoreLine]:
    """Award a star for the best course of each type, to each in a tie (8)."""
    lines = []
    for kind in TYPES:
        best = max(plate.quality(kind) for plate in plates)
        what = _say("best", type=Ref("type", kind), quality=best)
        # Section 8: a player without such a course cannot win it, even if nobody has one.
        won = [n for n, plate in enumerate(plates) if plate.quality(kind) == best > 0]
        lines += [ScoreLine(n, what, STARS.best_course) for n in won]
    return lines


def _rumor_lines(state: State, plates: Sequence[Plate]) -> list[ScoreLine]:
    """Return what common rumors pay everybody, and own ones their owner; the rival is paid by a card's dots (8, 10)."""
    lines = []
    for card in state.rumors:
        for seat in range(len(plates)):
            rival = state.rival is not None and seat == RIVAL
            # Section 10: instead of a card's effect the rival gets its dots.
            stars = RUMORS[card].dots if rival else pays(card, plates, seat)
            if stars:
                lines.append(ScoreLine(seat, _say("rumor", rumor=Ref("rumor", card)), stars))
    # After the common cards; "most" and "fewest" still compare with everybody (9.4).
    for seat in range(state.seats):
        own = state.shields[seat].rumor
        stars = pays(own, plates, seat) if own else 0
        if own and stars:
            lines.append(ScoreLine(seat, _say("own-rumor", rumor=Ref("rumor", own)), stars))
    return lines


def _restaurateur_stars(state: State) -> list[ScoreLine]:
    """Return the restaurateurs' stars, where they are not given at setup."""
    # Switch restaurateur_stars (section 0): with the default they were given already.
    if state.rules.stars_at_setup:
        return []
    found = [(seat, state.players[seat].restaurateur) for seat in range(state.seats)]
    lines = [(seat, RESTAURATEURS[who]) for seat, who in found if who]
    return [
        ScoreLine(seat, _say("restaurateur", card=Ref("restaurateur", card.id)), card.stars)
        for seat, card in lines
        if card.stars
    ]


def total_stars(sheet: Sequence[ScoreLine], seat: Seat) -> int:
    """Return the total stars of a seat on the sheet."""
    return sum(line.points for line in sheet if line.seat == seat)


def ranking(state: State) -> list[Seat]:
    """Rank players: most stars, then the higher track total, then nearer the front of the track."""
    players = range(len(state.players))
    # By whole totals, not places on the track: counting continues beyond a lap (section 8).
    return sorted(
        players, key=lambda seat: (-total_stars(state.sheet, seat), -state.totals[seat], state.track.index(seat))
    )


def _say(what: str, **args: str | int | Ref | list[Ref]) -> Say:
    """Return a line of the score sheet."""
    return Say(f"critter_kitchen-score-{what}", args)
