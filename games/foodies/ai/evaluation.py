"""Evaluation of a position, for bots and for standing orders that compare spaces.

The unit is a coin. The present and future values of things are in the data.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.foodies import chefs
from games.foodies.cultures import rule_at
from games.foodies.data import DASHBOARDS, GAME, NEIGHBOURS, SPACES, STALLS, WORTH, goal
from games.foodies.state import Court
from games.foodies.steps import Visit
from games.foodies.view import View
from games.kernel import Seat


def visit_value(court: Court, space: int) -> float:
    """Return what a visit to a space would give now, in coins: tokens, print, stars and the culture's effect."""
    # Tokens first: they are collected whether the space is built or not (section 5.3).
    coins, popularity = float(court.coin_tokens[space]), float(court.pop_tokens[space])
    card = court.stalls[space]
    if card is None:
        return coins + WORTH.popularity * popularity + DASHBOARDS[court.dashboard][space - 1]
    stall = STALLS[card]
    coins += stall.coins
    popularity += stall.popularity + court.stars_of(space)
    return coins + WORTH.popularity * popularity + rule_at(court, space).worth(court, space)


def income(court: Court) -> float:
    """Return the average visit's gain, in coins."""
    return sum(visit_value(court, space) for space in SPACES) / len(SPACES)


def evaluate(view: View, seat: Seat) -> float:
    """Return a seat's worth less the best of the others: popularity, reserve, income of coming visits, chefs."""
    worth = [_worth_of_seat(view, s) for s in range(view.seats)]
    if view.step is None:
        best = max((c.popularity, c.coins) for i, c in enumerate(view.courts) if i != seat)
        # The order of the ranking: popularity, then coins in the reserve (section 7.3).
        mine = (view.courts[seat].popularity, view.courts[seat].coins)
        return WORTH.won * ((mine > best) - (mine < best)) + worth[seat]
    return worth[seat] - WORTH.rival * max(w for s, w in enumerate(worth) if s != seat)


def outlook(view: View, seat: Seat) -> float:
    """Return `evaluate`; while flyers are asked for, plus what the rolled face brings beyond an average visit."""
    if not isinstance(view.step, Visit):
        return evaluate(view, seat)
    # Beyond an average visit, as that is in the evaluation already.
    brings = [_best_visit(court, view.step.face) - income(court) for court in view.courts]
    return evaluate(view, seat) + brings[seat] - WORTH.rival * max(b for s, b in enumerate(brings) if s != seat)


def _best_visit(court: Court, face: int) -> float:
    """Return a court's gain from a face, with a flyer to an adjacent space if that is worth it."""
    beside = [visit_value(court, space) - WORTH.flyer for space in NEIGHBOURS[face]] if court.flyers else []
    return max([visit_value(court, face), *beside])


def terms(view: View, seat: Seat) -> dict[str, float]:
    """Return the evaluation's terms: what a seat has and may expect, and the best of the others."""
    if view.step is None:
        return {"result": evaluate(view, seat)}
    found = dict.fromkeys(("popularity", "coins", "flyers", "visits", "chefs"), 0.0)
    for name, value in _worth_by_kind(view, seat):
        found[name] += value
    return found | {"rivals": -WORTH.rival * max(_worth_of_seat(view, s) for s in range(view.seats) if s != seat)}


def _worth_of_seat(view: View, seat: Seat) -> float:
    return sum(value for _, value in _worth_by_kind(view, seat))


def _worth_by_kind(view: View, seat: Seat) -> Iterator[tuple[str, float]]:
    """Yield a seat's assets, the expected gain of coming visits, and its progress towards the chefs."""
    court = view.courts[seat]
    left = _visits_left(view)
    coin = WORTH.coin_late + (1.0 - WORTH.coin_late) * min(1.0, left / WORTH.coin_visits)
    share = WORTH.income_least + WORTH.income_more * min(1.0, left / WORTH.income_visits)
    yield "popularity", WORTH.popularity * court.popularity
    yield "coins", coin * court.coins
    # At most one can be used at each visit (R13).
    yield "flyers", WORTH.flyer * min(court.flyers, left)
    yield "visits", left * income(court) * share
    for chef, by in view.hired.items():
        if not by and left > 1:
            promised = WORTH.chef_progress * WORTH.popularity * GAME.special_chef_popularity
            yield "chefs", promised * chefs.RULES[chef].progress(court)


def _visits_left(view: View) -> float:
    """Estimate how many visits remain: every seat visits on everybody's turn."""
    lead = max(c.popularity for c in view.courts)
    # The round is only being completed (section 7.2), so the number of visits is known.
    if view.triggered:
        return float((-view.turn - 1) % view.seats)
    share = max(0.0, 1.0 - lead / goal(view.seats))
    return 1.0 + share * WORTH.visits
