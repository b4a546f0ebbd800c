"""How strong bots are at a title, on one scale: everyone plays everyone, at two seats.

Ratings are on the scale of Elo: 400 points more are odds of ten to one. They are those under which the results are the
most likely (Bradley and Terry 1952); a draw is half a win each. Every pair is given one drawn game more, so that a
player that always won has a rating, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

_POINTS = 400.0 / log(10.0)
_SURE = 1.96
"""So many standard errors on each side make 95 %."""
_STEPS = 40


class PairResult(NamedTuple):
    """What came of the games of a pair: what the first of it won, and how many there were."""

    won: float
    games: int


class PlayerStrength(NamedTuple):
    """Points above the first player, with half the width of the 95 % interval (0 for the first one itself)."""

    points: float
    doubt: float


def share(won: float, games: int) -> tuple[float, float]:
    """The share of games won, and half the width of its 95 % interval (Agresti and Coull), from 0 to 1."""
    more = games + _SURE**2
    middle = (won + _SURE**2 / 2) / more
    return won / games, _SURE * sqrt(middle * (1 - middle) / more)


def ratings(players: Sequence[str], results: Mapping[tuple[str, str], PairResult]) -> dict[str, PlayerStrength]:
    """The ratings of players from what came of pairs; the first player has 0 points."""
    met = {pair: PairResult(found.won + 0.5, found.games + 1) for pair, found in results.items()}
    strength = dict.fromkeys(players, 0.0)
    for _ in range(_STEPS):
        slope, errors = _slope(players, met, strength)
        for one, row in zip(players[1:], errors, strict=True):
            step = sum(error * slope[other] for error, other in zip(row, players[1:], strict=True))
            strength[one] += max(-1.0, min(1.0, step))
    errors = _slope(players, met, strength)[1]
    doubts = [0.0, *(_SURE * _POINTS * sqrt(errors[n][n]) for n in range(len(errors)))]
    return {one: PlayerStrength(_POINTS * strength[one], doubt) for one, doubt in zip(players, doubts, strict=True)}


def _slope(
    players: Sequence[str], met: Mapping[tuple[str, str], PairResult], strength: Mapping[str, float]
) -> tuple[dict[str, float], list[list[float]]]:
    """Where the likelihood rises, and the covariance of the strengths of all players but the first."""
    slope = dict.fromkeys(players, 0.0)
    number = {one: n for n, one in enumerate(players)}
    curve = [[0.0] * len(players) for _ in players]
    for (one, other), found in met.items():
        expected = 1.0 / (1.0 + exp(strength[other] - strength[one]))
        slope[one] += found.won - found.games * expected
        slope[other] -= found.won - found.games * expected
        weight, a, b = found.games * expected * (1.0 - expected), number[one], number[other]
        curve[a][a], curve[b][b] = curve[a][a] + weight, curve[b][b] + weight
        curve[a][b], curve[b][a] = curve[a][b] - weight, curve[b][a] - weight
    return slope, _inverse([row[1:] for row in curve[1:]])


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small, positive definite matrix."""
    size = len(matrix)
    rows = [[*row, *(float(n == at) for n in range(size))] for at, row in enumerate(matrix)]
    for at, row in enumerate(rows):
        rows[at] = row = [value / row[at] for value in row]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * pivot for value, pivot in zip(rows[other], row, strict=True)]
    return [row[size:] for row in rows]


def pairs(players: Sequence[str]) -> list[tuple[str, str]]:
    """Everyone against everyone."""
    return list(combinations(players, 2))
