"""Points and tie-breaks, as FIDE's regulations of 2023 have them, also for tables of more than two.

A match is worth one point for the winner and none for the last; at a larger table each rival counts as one game, and
all of them together as much as a game of two. What FIDE adds up over opponents is their mean over a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

ONE, HALF, NOTHING = Fraction(1), Fraction(1, 2), Fraction(0)


class OpponentScore(Struct, frozen=True):
    """A rival at a table, and the points against them: 1 placed before, ½ equal, 0 behind."""

    rival: int
    score: Fraction


class MatchScore(Struct, frozen=True):
    """A round of one entrant: the points, and whom they met; nobody where nothing was played.

    `willing` is False for a round that somebody did not play by their own choice.
    """

    score: Fraction
    met: tuple[OpponentScore, ...] = ()
    willing: bool = True


def against(place: int, other: int) -> Fraction:
    """The points of a place against another at the same table."""
    return ONE if place < other else HALF if place == other else NOTHING


def at_table(players: Sequence[int], places: Sequence[int]) -> dict[int, MatchScore]:
    """What a match that was played is to each of its entrants."""
    found = {}
    for number, place in zip(players, places, strict=True):
        others = [(rival, at) for rival, at in zip(players, places, strict=True) if rival != number]
        met = tuple(OpponentScore(rival, against(place, at)) for rival, at in others)
        found[number] = MatchScore(sum((one.score for one in met), NOTHING) / len(met), met)
    return found


class ScoreSheet:
    """All rounds of all entrants, and what follows from them."""

    def __init__(self, rounds: Mapping[int, Sequence[MatchScore]]) -> None:
        self.rounds = rounds
        self.points = {number: sum((one.score for one in own), NOTHING) for number, own in rounds.items()}
        """The points of everybody."""
        self.adjusted = {number: self._adjusted(own) for number, own in rounds.items()}
        """The points that everybody counts for their rivals: rounds not played at the end by own choice are draws."""

    def buchholz(self, number: int, cut: int = 0) -> Fraction:
        """The points of all rivals, without the `cut` least of them; first of all goes what was not played by own
        choice.

        A round that was not played counts as one against somebody with as many points as the entrant.
        """
        found = sorted((one.willing, self._rivals(number, one)) for one in self.rounds[number])
        return sum((value for _, value in found[cut:]), NOTHING)

    def sonneborn_berger(self, number: int) -> Fraction:
        """The points of all rivals times what was scored against them."""
        return sum((self._weighed(number, one) for one in self.rounds[number]), NOTHING)

    def direct(self, group: Iterable[int], number: int) -> Fraction | None:
        """The points among those who are equal so far; None where they have not all met each other."""
        others = set(group) - {number}
        met = [one for outing in self.rounds[number] for one in outing.met if one.rival in others]
        return None if {one.rival for one in met} != others else sum((one.score for one in met), NOTHING)

    def wins(self, number: int) -> int:
        """How often an entrant has won at a table, before all others there."""
        return sum(bool(one.met) and one.score == ONE for one in self.rounds[number])

    def _adjusted(self, rounds: Sequence[MatchScore]) -> Fraction:
        last = max((at for at, one in enumerate(rounds, 1) if one.willing), default=0)
        return sum((one.score for one in rounds[:last]), NOTHING) + HALF * (len(rounds) - last)

    def _rivals(self, number: int, outing: MatchScore) -> Fraction:
        if not outing.met:
            return self.points[number]
        return sum((self.adjusted[one.rival] for one in outing.met), NOTHING) / len(outing.met)

    def _weighed(self, number: int, outing: MatchScore) -> Fraction:
        if not outing.met:
            return self.points[number] * outing.score
        return sum((self.adjusted[one.rival] * one.score for one in outing.met), NOTHING) / len(outing.met)
