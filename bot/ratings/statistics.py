"""What a person has to show: games, places, how fast they answer, whom they met, and badges with their reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from statistics import quantiles

from msgspec import Struct

FEW = 5
"""Of fewer answers nothing is said about how fast somebody is."""
_FAST_SECONDS = 3600
_FINISHED, _REGULAR, _HUNDRED = 10, 25, 100
ENOUGH = 5
"""Of fewer games nothing is said about how far somebody can be relied upon."""
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
        """Whether nobody was before them."""
        return self.place == 1


class AnswerTimes(Struct, frozen=True):
    """Seconds to answer: a quarter of the answers was faster than `quick`, half than `median`, a quarter slower than
    `slow`; of how many."""

    quick: int
    median: int
    slow: int
    count: int


class HeadToHead(Struct, frozen=True):
    """Games of two people at one table: how often the one was before the other, behind, and beside."""

    ahead: int
    behind: int
    equal: int

    @property
    def games(self) -> int:
        """All of them."""
        return self.ahead + self.behind + self.equal


class Badge(Struct, frozen=True):
    """Something to be proud of, and the number that is its reason."""

    id: str
    count: int


class Reliability(Struct, frozen=True):
    """How far somebody can be relied upon: in how many of their games that are over they resigned (`left`), and in how
    many a bot had to answer for them, because their time was up (`late`); `broken` is either or both."""

    games: int
    left: int
    late: int
    broken: int

    @classmethod
    def of(cls, games: Sequence[FinishedGame], late: Set[str]) -> Reliability:
        """What games say, of which these tables saw a bot answer."""
        left = {game.table for game in games if game.how in _LEFT}
        over = {game.table for game in games}
        return cls(len(over), len(left), len(over & late), len(left | over & late))

    @property
    def tells(self) -> bool:
        """Whether there are enough games to say anything."""
        return self.games >= ENOUGH


def answer_times(waits: Sequence[int]) -> AnswerTimes | None:
    """How fast answers are that took so many seconds; None of too few."""
    if len(waits) < FEW:
        return None
    quick, median, slow = quantiles(waits, n=4, method="inclusive")
    return AnswerTimes(round(quick), round(median), round(slow), len(waits))


def head_to_head(pairs: Sequence[tuple[int, int]]) -> HeadToHead:
    """What two people's places at common tables say, the one's first."""
    return HeadToHead(sum(a < b for a, b in pairs), sum(a > b for a, b in pairs), sum(a == b for a, b in pairs))


def favourites(games: Sequence[FinishedGame]) -> list[tuple[str, int, int]]:
    """Titles with the number of games and of wins, the most played first."""
    played, won = Counter(game.title for game in games), Counter(game.title for game in games if game.won)
    return [(title, count, won[title]) for title, count in sorted(played.items(), key=lambda one: (-one[1], one[0]))]


def places(games: Sequence[FinishedGame]) -> list[tuple[int, int]]:
    """Each place with how often it was taken."""
    return sorted(Counter(game.place for game in games).items())


def badges(games: Sequence[FinishedGame], speed: AnswerTimes | None, titles: int) -> list[Badge]:
    """The badges that games among people bring; `titles` is how many there are to play."""
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
    """The most games won one after another."""
    best = row = 0
    for game in sorted(games, key=lambda one: (one.at, one.table)):
        row = row + 1 if game.won else 0
        best = max(best, row)
    return best
