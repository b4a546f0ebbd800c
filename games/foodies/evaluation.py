"""How good a position is: used by automated players and by standing orders that compare spaces.

The unit is a coin. What things are worth stands in the data; the other numbers shape how automated players weigh now
against later, were chosen by play against each other and have no other source.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Seat

from . import chefs
from .cultures import rule_at
from .data import DASHBOARDS, GAME, SPACES, STALLS, WORTH, goal
from .state import Court
from .view import View

_COIN_LATE = 0.35
"""What is left of a coin's worth when no visit is to come: it only breaks ties."""
_WHOLE_GAME = 18.0
"""About how many visits a whole game has."""
_RIVAL = 0.5
"""How much the best rival's worth counts against one's own."""
_WON = 1000.0
"""A finished game won is worth more than anything else."""


def visit_value(court: Court, space: int) -> float:
    """What a visit of a space would give now, in coins: tokens, print, stars and the culture's effect."""
    coins, popularity = float(court.coin_tokens[space]), float(court.pop_tokens[space])
    card = court.stalls[space]
    if card is None:
        return coins + WORTH.popularity * popularity + DASHBOARDS[court.dashboard][space - 1]
    stall = STALLS[card]
    coins += stall.coins
    popularity += stall.popularity + court.stars_of(space)
    return coins + WORTH.popularity * popularity + rule_at(court, space).worth(court, space)


def income(court: Court) -> float:
    """What the mean visit gives, in coins."""
    return sum(visit_value(court, space) for space in SPACES) / len(SPACES)


def evaluate(view: View, seat: Seat) -> float:
    """A seat's own worth less the best of the others: popularity, reserve, income of the visits to come, chefs."""
    worth = [_worth_of_seat(view, s) for s in range(view.seats)]
    if view.step is None:
        best = max((c.popularity, c.coins) for i, c in enumerate(view.courts) if i != seat)
        mine = (view.courts[seat].popularity, view.courts[seat].coins)
        return _WON * ((mine > best) - (mine < best)) + worth[seat]
    return worth[seat] - _RIVAL * max(w for s, w in enumerate(worth) if s != seat)


def terms(view: View, seat: Seat) -> dict[str, float]:
    """What the evaluation is made of: what a seat has and may expect, and the best of the others."""
    if view.step is None:
        return {"result": evaluate(view, seat)}
    found = dict.fromkeys(("popularity", "coins", "flyers", "visits", "chefs"), 0.0)
    for name, value in _worth_by_kind(view, seat):
        found[name] += value
    return found | {"rivals": -_RIVAL * max(_worth_of_seat(view, s) for s in range(view.seats) if s != seat)}


def _worth_of_seat(view: View, seat: Seat) -> float:
    return sum(value for _, value in _worth_by_kind(view, seat))


def _worth_by_kind(view: View, seat: Seat) -> Iterator[tuple[str, float]]:
    """What a seat has, what visits to come will bring, and how near it is to the chefs' wishes."""
    court = view.courts[seat]
    left = _visits_left(view)
    coin = _COIN_LATE + (1.0 - _COIN_LATE) * min(1.0, left / 12)
    yield "popularity", WORTH.popularity * court.popularity
    yield "coins", coin * court.coins
    yield "flyers", WORTH.flyer * min(court.flyers, left)
    yield "visits", left * income(court) * (0.45 + 0.4 * min(1.0, left / 20))
    for chef, by in view.hired.items():
        if not by and left > 1:
            yield "chefs", 0.6 * WORTH.popularity * GAME.special_chef_popularity * chefs.RULES[chef].progress(court)


def _visits_left(view: View) -> float:
    """About how many visits are still to come: every seat visits on everybody's turn."""
    lead = max(c.popularity for c in view.courts)
    if view.triggered:
        return float((-view.turn - 1) % view.seats)
    share = max(0.0, 1.0 - lead / goal(view.seats))
    return 1.0 + share * _WHOLE_GAME
