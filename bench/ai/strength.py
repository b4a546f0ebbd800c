"""Bot strength per title on one scale, from a round robin of two-player games.

Ratings use the Elo scale: a lead of 400 points means odds of ten to one. They are the maximum-likelihood estimate of
the Bradley-Terry model (1952); a draw counts as half a win for each side. One drawn game is added to every pair,
because a player who won every game would otherwise have no finite rating.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

_POINTS = 400.0 / log(10.0)
_SURE = 1.96
"""Standard errors on each side of the estimate that make a 95 % interval."""
_STEPS = 40


class PairResult(NamedTuple):
    """The results of one pair: the points of its first player, and the number of games."""

    won: float
    games: int


class PlayerStrength(NamedTuple):
    """Points above the first player, with half the width of the 95 % interval (0 for the first player)."""

    points: float
    doubt: float


def share(won: float, games: int) -> tuple[float, float]:
    """Return the share of games won and half the width of its 95 % interval (Agresti-Coull), both from 0 to 1."""
    more = games + _SURE**2
    middle = (won + _SURE**2 / 2) / more
    return won / games, _SURE * sqrt(middle * (1 - middle) / more)


def ratings(players: Sequence[str], results: Mapping[tuple[str, str], PairResult]) -> dict[str, PlayerStrength]:
    """Return the players' ratings, estimated from the results of all pairs; the first player has 0 points."""
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
    """Return the gradient of the log-likelihood, and the covariance of all strengths except the first player's."""
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
    """Return the inverse of a small, positive definite matrix."""
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
    """Return all pairs of players."""
    return list(combinations(players, 2))
