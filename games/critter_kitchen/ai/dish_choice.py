"""Choose what to cook and what to keep: dishes are weighed against the meals for which their tokens could be saved.

The solver wins the most stars of a day at any cost. Here tokens are held back from it, one after another,
as long as the kept tokens promise more than the dishes lose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from games.critter_kitchen.ai import advice, dish_solver, evaluation
from games.critter_kitchen.ai.dish_solver import Dish
from games.critter_kitchen.ai.meal_solver import keepers
from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import TYPES, critic
from games.critter_kitchen.state import Shield
from games.critter_kitchen.steps.kitchen import END, cook_of
from games.critter_kitchen.tokens import BISQUE, FILLERS, SOUP, SPICE_OF, TYPE_OF, VALUE_OF, part, without
from games.critter_kitchen.view import View
from games.kernel import Action, Seat, Stop, unhurried


class Serving(NamedTuple):
    """Dishes, and the stars they win plus those that everything else promises."""

    promise: float
    dishes: list[Dish]


def best_serving(view: View, seat: Seat, stop: Stop = unhurried) -> Action:
    """Return the dishes that promise most, what they leave for later included."""
    best, held, tries = _cooked(view, seat, ()), tuple[str, ...](), WEIGHTS.larder.tries
    better = True
    while better and tries and not stop():
        begun, better = held, False
        for more in islice(_holds(best.dishes), tries):
            tries -= 1
            tried = _cooked(view, seat, (*begun, *more))
            if tried.promise > best.promise:
                best, held, better = tried, (*begun, *more), True
            if stop():
                break
    return Action("serve", (*(link for challenge, parts in best.dishes for link in (challenge, *parts)), END))


def _holds(dishes: Sequence[Dish]) -> Iterator[tuple[str, ...]]:
    """Yield what may be held back from dishes: one token, an ingredient with its spice, or a whole dish."""
    served = [key for _, parts in dishes for key in parts]
    spent = [token for key in served for token in part(key).tokens]
    yield from ((token,) for token in dict.fromkeys(spent))
    for kind in TYPES:
        best = max((t for t in spent if TYPE_OF.get(t) == kind), key=VALUE_OF.__getitem__, default=None)
        if best and SPICE_OF[kind] in spent:
            yield best, SPICE_OF[kind]
    for _, parts in dishes:
        yield tuple(token for key in parts for token in part(key).tokens)


def _cooked(view: View, seat: Seat, held: Sequence[str]) -> Serving:
    """Return the dishes that win most without the held-back tokens, and what they promise with everything kept."""
    tokens = advice.pantry(view, seat)
    stars = critic(view.critic).soup_stars
    cook, challenges = cook_of(view, seat), view.open_challenges()
    dishes = dish_solver.best_dishes(cook, challenges, without(tokens, list(held)), stars)
    won = sum(dish_solver.dish_stars(parts, cook.quality(parts), stars) for _, parts in dishes)
    left = without(tokens, [token for _, parts in dishes for key in parts for token in part(key).tokens])
    return Serving(won + leftovers_value(view, seat, left), dishes)


def leftovers_value(view: View, seat: Seat, tokens: Sequence[str]) -> float:
    """Return what the leftovers of a day's dishes promise, in stars: what the fridge will hold, and soup."""
    shield = view.shields[seat]
    assert shield is not None
    stored = keepers([t for t in tokens if t not in FILLERS], evaluation.fridge(view, seat))
    after = Shield(stored, tokens.count(SOUP), tokens.count(BISQUE), shield.rumor)
    return evaluation.larder(view, seat, after)
