"""How good a position is: used by automated players and by standing orders that compare spaces."""

from __future__ import annotations

from games.kernel import Seat

from .data import CHEFS, DASHBOARDS, GAME, NEIGHBOURS, SPACES, STALLS, goal
from .state import Court
from .view import View
from .visit import culture_at

POPULARITY = 2.5
"""What one popularity is worth in coins (section 8.1)."""
_FLYER = 1.6
_COIN_LATE = 0.35


def visit_value(court: Court, space: int) -> float:
    """What a visit of a space would give now, in coins: tokens, print, stars and the culture's effect."""
    coins, popularity = float(court.coin_tokens[space]), float(court.pop_tokens[space])
    card = court.stalls[space]
    if card is None:
        return coins + POPULARITY * popularity + DASHBOARDS[court.dashboard][space - 1]
    stall, stars = STALLS[card], court.stars_of(space)
    coins += stall.coins
    popularity += stall.popularity + stars
    return coins + POPULARITY * popularity + _effect(court, space, stars)


def _effect(court: Court, space: int, stars: int) -> float:
    culture = culture_at(court, space)
    assert culture is not None
    near = court.built_neighbours(space)
    kind = culture.effect
    if kind == "coins_per_other_same_culture":
        return min(culture.cap, court.counts()[culture.id] - 1)
    if kind == "pay_coins_for_popularity":
        return POPULARITY - culture.cost if court.coins >= culture.cost else 0.0
    if kind == "coins_per_distinct_adjacent_culture":
        return min(culture.cap, len({STALLS[court.stalls[n] or ""].culture for n in near}))
    if kind == "gain_flyer":
        return _FLYER
    if kind == "popularity_if_all_adjacent_built":
        return POPULARITY if len(near) == len(NEIGHBOURS[space]) else 0.0
    if kind == "lay_popularity_on_adjacent":
        return 0.7 * POPULARITY if near else 0.0
    if kind == "lay_coin_on_adjacent":
        return 0.7 * min(culture.targets, len(near))
    if kind == "lay_coins_on_self":
        return 0.7 * culture.amount
    if kind == "copy_printed_of_adjacent":
        return max((_print(court, n) for n in near), default=0.0)
    return float(stars)


def _print(court: Court, space: int) -> float:
    stall = STALLS[court.stalls[space] or ""]
    return stall.coins + POPULARITY * stall.popularity


def income(court: Court) -> float:
    """What the mean visit gives, in coins."""
    return sum(visit_value(court, space) for space in SPACES) / len(SPACES)


def evaluate(view: View, seat: Seat) -> float:
    """A seat's own worth less the best of the others: popularity, reserve, income of the visits to come, chefs."""
    worth = [_worth(view, s) for s in range(view.seats)]
    if view.step is None:
        best = max((c.popularity, c.coins) for i, c in enumerate(view.courts) if i != seat)
        mine = (view.courts[seat].popularity, view.courts[seat].coins)
        return 1000.0 * ((mine > best) - (mine < best)) + worth[seat]
    return worth[seat] - 0.5 * max(w for s, w in enumerate(worth) if s != seat)


def _worth(view: View, seat: Seat) -> float:
    court = view.courts[seat]
    left = _visits_left(view)
    coin = _COIN_LATE + (1.0 - _COIN_LATE) * min(1.0, left / 12)
    total = POPULARITY * court.popularity + coin * court.coins + _FLYER * min(court.flyers, left)
    total += left * income(court) * (0.45 + 0.4 * min(1.0, left / 20))
    for chef, by in view.hired.items():
        if not by and left > 1:
            total += 0.6 * POPULARITY * GAME.special_chef_popularity * _progress(court, chef)
    return total


def _visits_left(view: View) -> float:
    """About how many visits are still to come: every seat visits on everybody's turn."""
    lead = max(c.popularity for c in view.courts)
    if view.triggered:
        return float((-view.turn - 1) % view.seats)
    share = max(0.0, 1.0 - lead / goal(view.seats))
    return 1.0 + share * 18.0


def _progress(court: Court, chef_id: str) -> float:
    """How near a court is to a chef's requirement, 0 to 1, growing late."""
    chef = CHEFS[chef_id]
    counts = court.counts()
    if chef.needs == "stars":
        done, need = court.stars(), chef.amount
    elif chef.needs == "cross":
        done, need = sum(court.stalls[s] is not None for s in (2, 4, 5, 6, 8)), 5
    elif chef.needs == "one_culture":
        done, need = max(counts.values(), default=0), chef.amount
    elif chef.needs == "cultures":
        done, need = len(counts), chef.amount
    else:
        done, need = sum(min(2, n) for n in sorted(counts.values())[-3:]), 2 * chef.amount
    return (min(done, need) / need) ** 2
