"""Every seat's chance to win at the beginning of a turn: a small neural net that scores each court.

The net was trained by self-play (`odds.toml` describes it). A court is scored by its own features,
its rivals' and the game's; all scores together give the chances.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from math import exp
from operator import mul
from typing import Literal, NamedTuple, Protocol, TypeAlias, get_args

from msgspec import Struct

from games.foodies import chefs
from games.foodies.cultures import rule_at
from games.foodies.data import BORDERS, CHEFS, CULTURES, DASHBOARDS, GAME, NEIGHBOURS, SPACES, STALLS, WORTH
from games.foodies.state import Court
from games.foodies.steps import ChooseFace, Visit
from games.foodies.view import View
from games.kernel import Seat, data_files
from games.kernel.ai.learning import Found, Net, Schooling

Rows: TypeAlias = tuple[tuple[float, ...], ...]


class OddsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `odds.toml`: a net with one hidden layer; a row for each feature, its direct weight first."""

    behind: float
    sure: float
    growing: float
    schooling: Schooling
    bias: tuple[float, ...]
    out: tuple[float, ...]
    built: Rows
    holdings: Rows
    rivals: Rows
    goal: Rows
    order: Rows


class OddsPosition(Protocol):
    """A position as the net needs it: a state or a view."""

    goal: int
    first: Seat
    courts: list[Court]
    hired: dict[str, list[Seat]]
    chef_scope: str
    triggered: bool


DATA = data_files.read(__package__.removesuffix(".ai"), "odds.toml", OddsData)
Part: TypeAlias = Literal["built", "holdings", "rivals", "goal", "order"]
PARTS: tuple[Part, ...] = get_args(Part)
NET = Net([row for part in PARTS for row in getattr(DATA, part)], DATA.bias, DATA.out)
_FAR = 30
"""The most visits that are looked ahead."""


def free(table: OddsPosition, by: list[Seat], seat: Seat) -> bool:
    """Return whether a special chef hired by some is still free to a seat (ruling R21)."""
    # R21: by the switch once in the game, or once for each player.
    return seat not in by if table.chef_scope == "player" else not by


def chances(table: OddsPosition, turn: int) -> list[float]:
    """Return every seat's chance of winning at the beginning of this turn."""
    if is_over(table, turn):
        return victories([(court.popularity, court.coins) for court in table.courts])
    built = [_built_by(table, seat) for seat in range(len(table.courts))]
    race = _Race(table, turn, built)
    return shares([_score(one.adds, *race.adds(seat)) for seat, one in enumerate(built)])


def net_features(table: OddsPosition, turn: int) -> list[Found]:
    """Return all inputs of the net for every seat, for training."""
    built = [_built_by(table, seat) for seat in range(len(table.courts))]
    race = _Race(table, turn, built)
    found = [[*one.features, *chain.from_iterable(part for _, part in race.features(s))] for s, one in enumerate(built)]
    return [[(at, value) for at, value in enumerate(features) if value] for features in found]


def shares(scores: Sequence[float]) -> list[float]:
    """Return the chances of all seats from their scores."""
    # Subtracted before `exp`, which would overflow on large scores; the shares stay the same.
    best = max(scores)
    odds = [exp(score - best) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]


def odds(view: View, seat: Seat) -> float:
    """Return a seat's chance of winning from a view; after the visits of a turn, as if it bought nothing more."""
    begun = view.step is not None and not isinstance(view.step, Visit | ChooseFace)
    return chances(view, view.turn + begun)[seat]


def promise(table: OddsPosition, turn: int, seat: Seat) -> float:
    """Return a seat's score, faster than chances: for positions that differ in its own court alone."""
    if is_over(table, turn):
        return chances(table, turn)[seat]
    built = [_built_by(table, other) for other in range(len(table.courts))]
    return _score(built[seat].adds, *_Race(table, turn, built).adds(seat))


def is_over(table: OddsPosition, turn: int) -> bool:
    """Return whether the turn with this number will not begin (sections 7.2, 7.4)."""
    seats = len(table.courts)
    # Only after a whole round: all have the same number of turns (section 7.2).
    return turn % seats == 0 and (table.triggered or turn >= GAME.round_cap * seats)


def victories(marks: Sequence[tuple[int, int]]) -> list[float]:
    """Return the result of the game: those who share a victory each have a part of it."""
    best = max(marks)
    return [(mark == best) / marks.count(best) for mark in marks]


def _score(*parts: Sequence[float]) -> float:
    """Return the score to which the features of all parts sum up."""
    at_once, *hidden = map(sum, zip(*parts, strict=True))
    return float(at_once + sum([weight * one for one, weight in zip(hidden, NET.out, strict=True) if one > 0.0]))


_COLUMNS: dict[Part, Rows] = {}
"""The transposed rows of each part: what all its features add at once, and to each hidden unit."""


def forget() -> None:
    """Clear the cached sums: the net has changed."""
    rows = iter(NET.rows)
    for part in PARTS:
        _COLUMNS[part] = tuple(zip(*islice(rows, len(getattr(DATA, part))), strict=True))
    _adds.cache_clear()
    _built.cache_clear()


# Most parts are equal in consecutive positions.
@lru_cache(1 << 14)
def _adds(part: Part, features: tuple[float, ...]) -> tuple[float, ...]:
    """Return what a part of the features adds to the score directly, and to each hidden unit."""
    return tuple([sum(map(mul, features, column)) for column in _COLUMNS[part]])


class Built(NamedTuple):
    """The net's features of a court's stalls: everything that changes only with a purchase."""

    coins: float
    popularity: float
    near: float
    features: tuple[float, ...]
    adds: tuple[float, ...]
    """What they, and the net's bias, add to the score directly, and to each hidden unit."""


def _built_by(table: OddsPosition, seat: Seat) -> Built:
    court = table.courts[seat]
    wanted = tuple([chef for chef, by in table.hired.items() if free(table, by, seat)])
    return _built(court.dashboard, tuple(court.stalls), wanted)


# A search asks for the same few courts again and again; the key leaves out what changes with each visit.
@lru_cache(1 << 14)
def _built(dashboard: str, stalls: tuple[str | None, ...], wanted: tuple[str, ...]) -> Built:
    """Return stalls as the net sees them, with these special chefs still available."""
    court = Court(dashboard, 0, 0, 0, list(stalls), [], [])
    features = _of_visits(court)
    counts = court.counts()
    features += [counts.get(culture, 0) / 4 for culture in CULTURES]
    near = 0.0
    for chef in CHEFS:
        progress, met, lacks_one = _of_chef(court, chef) if chef in wanted else (0.0, False, False)
        features += [progress, float(met), float(lacks_one)]
        near += met + lacks_one
    adds = [bias + one for bias, one in zip(NET.bias, _adds("built", tuple(features)), strict=True)]
    return Built(features[0], features[1], near, tuple(features), tuple(adds))


def _of_visits(court: Court) -> list[float]:
    """Return the average visit, good and best spaces, stars, and a flyer's gain."""
    spaces = len(SPACES)
    brings = [_visit(court, space) for space in SPACES]
    coins, popularity, flyers = (sum(kind) / spaces for kind in zip(*brings, strict=True))
    worth = [c + WORTH.popularity * p + WORTH.flyer * f for c, p, f in brings]
    with_flyer = [max(worth[space - 1], *(worth[n - 1] for n in NEIGHBOURS[space])) for space in SPACES]
    return [
        coins,
        popularity,
        flyers,
        court.stars() / 6,
        _open_halves(court) / 6,
        sum(p >= 1 for _, p, _ in brings) / spaces,
        sum(p >= 2 for _, p, _ in brings) / spaces,
        max(worth) / 8,
        (sum(with_flyer) - sum(worth)) / spaces / 3,
    ]


def _visit(court: Court, space: int) -> tuple[float, float, float]:
    """Return a future visit's average gain, tokens apart: coins, popularity, flyers."""
    card = court.stalls[space]
    if card is None:
        return float(DASHBOARDS[court.dashboard][space - 1]), 0.0, 0.0
    stall, brings = STALLS[card], rule_at(court, space).brings(court, space)
    return stall.coins + brings.coins, stall.popularity + court.stars_of(space) + brings.popularity, brings.flyers


def _open_halves(court: Court) -> int:
    """Return the half-stars that face a space without a stall."""
    return sum(
        border in STALLS[card].halves
        for (space, beside), (border, _) in BORDERS.items()
        if (card := court.stalls[space]) is not None and court.stalls[beside] is None
    )


def _of_chef(court: Court, chef: str) -> tuple[float, bool, bool]:
    """Return a court's progress to a special chef, whether it is complete, whether only one thing is missing."""
    rule = chefs.RULES[chef]
    missing = rule.needed - rule.shown(court)
    return rule.progress(court), missing <= 0, missing == 1


class _Race:
    """The net's features of every seat beside its stalls: holdings, rivals, the race to the goal, the order."""

    def __init__(self, table: OddsPosition, turn: int, built: Sequence[Built]) -> None:
        self._table, self._turn, self._built = table, turn, built
        courts, self._seats = table.courts, len(table.courts)
        self._left = -turn % self._seats
        self._to_come = float(self._left) if table.triggered else _to_come(table, built)
        self._laid = [sum(court.pop_tokens) for court in courts]
        self._ends = [
            court.popularity + one.popularity * self._to_come for court, one in zip(courts, built, strict=True)
        ]

    def adds(self, seat: Seat) -> Iterator[tuple[float, ...]]:
        """Return what the features of a seat add to its score, part by part."""
        return (_adds(part, found) for part, found in self.features(seat))

    def features(self, seat: Seat) -> Iterator[tuple[Part, tuple[float, ...]]]:
        """Yield the net's features of a seat, part by part."""
        yield "holdings", self._holdings(seat)
        yield "rivals", self._rivals(seat)
        yield "goal", self._goal(seat)
        yield "order", self._order(seat)

    def _holdings(self, seat: Seat) -> tuple[float, ...]:
        court = self._table.courts[seat]
        missing, coins = self._table.goal - court.popularity, court.coins
        return (
            missing / 10,
            max(0, 6 - missing) / 6,
            missing <= 0,
            coins / 10,
            min(coins, 3) / 3,
            coins >= 4,
            min(coins, 7) / 7,
            court.flyers > 0,
            court.flyers / 3,
            sum(court.coin_tokens) / 5,
            self._laid[seat] / 3,
        )

    def _rivals(self, seat: Seat) -> tuple[float, ...]:
        """Return, for each feature, the most that any rival has."""
        table = self._table
        others = [other for other in range(self._seats) if other != seat]
        courts, built = [table.courts[other] for other in others], [self._built[other] for other in others]
        best = max([court.popularity for court in courts])
        return (
            (table.courts[seat].popularity - best) / 5,
            (table.goal - best) / 10,
            max([one.popularity for one in built]),
            max([one.coins for one in built]),
            max([court.coins for court in courts]) / 10,
            max([court.flyers for court in courts]) / 3,
            max([self._laid[other] for other in others]) / 3,
            max([one.near for one in built]),
        )

    def _goal(self, seat: Seat) -> tuple[float, ...]:
        """Return the gain of the visits until the goal is reached, or until the round is completed."""
        visits, mine = self._to_come, self._built[seat]
        best = max([end for other, end in enumerate(self._ends) if other != seat])
        return (
            visits / 10,
            min(visits, 3) / 3,
            1 / (1 + visits),
            mine.popularity * visits / 5,
            mine.coins * visits / 20,
            (self._ends[seat] - best) / 5,
            self._laid[seat] * min(visits, 6) / 9,
        )

    def _order(self, seat: Seat) -> tuple[float, ...]:
        table, seats, others = self._table, self._seats, self._seats - 1
        place = (seat - table.first) % seats
        wait = (place - self._turn) % seats
        left = self._left if table.triggered else 0
        return (
            wait == 0,
            wait / others,
            place / others,
            table.triggered,
            left / others,
            wait < left,
            min(self._turn, 40) / 20,
            seats == 3,
            seats >= 4,
        )


def _to_come(table: OddsPosition, built: Sequence[Built]) -> float:
    """Estimate how many visits remain until somebody reaches the goal."""
    missing = [max(0, table.goal - court.popularity) for court in table.courts]
    return min(_FAR, *[few / (one.popularity + DATA.growing) for few, one in zip(missing, built, strict=True)])


forget()
