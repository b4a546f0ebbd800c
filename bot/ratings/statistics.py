"""A person's statistics: games, places, answer times, opponents, and badges with their reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from statistics import quantiles

from msgspec import Struct

FEW = 5
"""The minimum of answers for a speed."""
_FAST_SECONDS = 3600
_FINISHED, _REGULAR, _HUNDRED = 10, 25, 100
ENOUGH = 5
"""The minimum of games for a reliability."""
_LEFT = ("resigned", "gave-up")


class FinishedGame(Struct, frozen=True):
    """A game that a person has finished against others, or a seat that they gave up: then `place` is the last."""

    table: str
    title: str
    at: int
    place: int
    seats: int
    how: str
    ranked: bool

    @property
    def won(self) -> bool:
        """Whether nobody was ahead of them."""
        return self.place == 1


class AnswerTimes(Struct, frozen=True):
    """Seconds to answer: quartiles `quick`, `median` and `slow`, and the number of answers."""

    quick: int
    median: int
    slow: int
    count: int


class HeadToHead(Struct, frozen=True):
    """Games of two people at one table: how often the one was ahead of the other, behind, and equal."""

    ahead: int
    behind: int
    equal: int

    @property
    def games(self) -> int:
        """All of them."""
        return self.ahead + self.behind + self.equal


class Badge(Struct, frozen=True):
    """A badge, and the number that is its reason."""

    id: str
    count: int


class Reliability(Struct, frozen=True):
    """A person's reliability: in how many finished games they resigned (`left`), and in how many a bot had to answer
    for them after a timeout (`late`); `broken` is either or both.
    """

    games: int
    left: int
    late: int
    broken: int

    @classmethod
    def of(cls, games: Sequence[FinishedGame], late: Set[str]) -> Reliability:
        """Compute the reliability from games and the tables where a bot answered."""
        left = {game.table for game in games if game.how in _LEFT}
        over = {game.table for game in games}
        return cls(len(over), len(left), len(over & late), len(left | over & late))

    @property
    def tells(self) -> bool:
        """Whether there are enough games for a statement."""
        return self.games >= ENOUGH


def answer_times(waits: Sequence[int]) -> AnswerTimes | None:
    """Compute the speed of answers from their seconds; None for too few."""
    if len(waits) < FEW:
        return None
    quick, median, slow = quantiles(waits, n=4, method="inclusive")
    return AnswerTimes(round(quick), round(median), round(slow), len(waits))


def head_to_head(pairs: Sequence[tuple[int, int]]) -> HeadToHead:
    """Compare two people's places at common tables, from the first one's side."""
    return HeadToHead(sum(a < b for a, b in pairs), sum(a > b for a, b in pairs), sum(a == b for a, b in pairs))


def favourites(games: Sequence[FinishedGame]) -> list[tuple[str, int, int]]:
    """Return titles with the number of games and of wins, most played first."""
    played, won = Counter(game.title for game in games), Counter(game.title for game in games if game.won)
    return [(title, count, won[title]) for title, count in sorted(played.items(), key=lambda one: (-one[1], one[0]))]


def places(games: Sequence[FinishedGame]) -> list[tuple[int, int]]:
    """Return how often each place was taken."""
    return sorted(Counter(game.place for game in games).items())


def badges(games: Sequence[FinishedGame], speed: AnswerTimes | None, titles: int) -> list[Badge]:
    """Return the badges for games of people only; `titles` is how many there are to play."""
    among = [game for game in games if game.ranked]
    wins = [game for game in among if game.won]
    large = [game for game in wins if game.seats >= 4]
    tried, mastered = len({game.title for game in among}), len({game.title for game in wins})
    stayed = [game for game in among if game.how == "played"]
    found = [
        (len(wins) >= 1, Badge("winner", len(wins))),
        (_streak(among) >= 3, Badge("streak", _streak(among))),
        (len(large) >= 1, Badge("full-table", len(large))),
        (titles > 1 and tried >= titles, Badge("explorer", tried)),
        (titles > 1 and mastered >= titles, Badge("master", mastered)),
        (len(stayed) >= _FINISHED and len(stayed) == len(among), Badge("finisher", len(stayed))),
        (len(games) >= _REGULAR, Badge("hundred" if len(games) >= _HUNDRED else "regular", len(games))),
        (speed is not None and speed.median <= _FAST_SECONDS, Badge("fast", 0 if speed is None else speed.count)),
    ]
    return [badge for earned, badge in found if earned]


def _streak(games: Sequence[FinishedGame]) -> int:
    """Return the longest winning streak."""
    best = row = 0
    for game in sorted(games, key=lambda one: (one.at, one.table)):
        row = row + 1 if game.won else 0
        best = max(best, row)
    return best
