"""Previews of an unfinished answer: its worth, the cost of the fridge, and what is suggested; from a view.

For menus and private pictures: the numbers that a cook sees while putting dishes together.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.critter_kitchen import data, dishes, meal
from games.critter_kitchen.ai import advice, dish_solver, evaluation, meal_solver
from games.critter_kitchen.data import GAME, RUMORS, TRACK
from games.critter_kitchen.meal import Diner
from games.critter_kitchen.steps.kitchen import END, cook_of, read_dishes
from games.critter_kitchen.tokens import FILLERS, part, without
from games.critter_kitchen.view import View
from games.kernel import Action, Seat


class DishForecast(Struct, frozen=True):
    """An unfinished dish: its quality, the stars it would win (the Capybara's included), whether it may be served."""

    challenge: str
    parts: list[str]
    quality: int
    stars: int
    whole: bool


class MealForecast(Struct, frozen=True):
    """An unfinished critic meal: quality by course, the track total with the known Fanatics, the track's stars."""

    courses: dict[str, int]
    total: int
    stars: int


class FridgeForecast(Struct, frozen=True):
    """The fridge after this day: what it holds, and which tokens the suggestion would give up."""

    limit: int
    lost: list[str]


def dishes_of(view: View, seat: Seat, args: Sequence[str]) -> list[DishForecast]:
    """Return the dishes that the arguments of `serve` describe so far."""
    cook, challenges = cook_of(view, seat), view.open_challenges()
    found = []
    for challenge, parts in read_dishes(args, list(challenges)):
        quality = cook.quality(parts)
        whole = dishes.whole(cook, challenges[challenge], parts)
        stars = dish_solver.dish_stars(parts, quality, data.critic(view.critic).soup_stars) if whole else 0
        found.append(DishForecast(challenge, parts, quality, stars, whole))
    return found


def meal_of(view: View, seat: Seat, args: Sequence[str]) -> MealForecast:
    """Return the meal that the arguments of `dine` describe so far."""
    parts = [key for key in args if key != END]
    made = meal.courses(diner(view, seat), parts)
    total = meal_solver.track_total(diner(view, seat), parts, known_fanatics(view, seat))
    return MealForecast({kind: course.quality for kind, course in made.items()}, total, TRACK.stars(total))


def fridge_after(view: View, seat: Seat, args: Sequence[str] = ()) -> FridgeForecast | None:
    """Return what the fridge would cost after the dishes described so far; None on the last day."""
    if view.day > len(GAME.refrigeration):
        return None
    spent = [t for d in dishes_of(view, seat, args) for key in d.parts for t in part(key).tokens if t not in FILLERS]
    shield = view.shields[seat]
    assert shield is not None
    left = without(shield.storage, spent)
    limit = evaluation.fridge(view, seat)
    return FridgeForecast(limit, without(left, meal_solver.keepers(left, limit)))


def suggestion(view: View, seat: Seat, kind: str) -> Action:
    """Write out what `suggested` means in a decision of that kind (challenge, refrigerate, critic)."""
    shield = view.shields[seat]
    assert shield is not None
    if kind == "challenge":
        soup_stars = data.critic(view.critic).soup_stars
        found = dish_solver.best_dishes(
            cook_of(view, seat), view.open_challenges(), advice.pantry(view, seat), soup_stars
        )
        return Action("serve", (*(link for challenge, parts in found for link in (challenge, *parts)), END))
    if kind == "refrigerate":
        return Action("keep", tuple(meal_solver.keepers(shield.storage, evaluation.fridge(view, seat))))
    spaces = view.players[seat].rumors
    tokens = meal.pantry(shield.storage, diner(view, seat), spaces, shield.soup, shield.bisque)
    return Action("dine", (*meal_solver.best_meal(diner(view, seat), tokens, known_fanatics(view, seat)), END))


def diner(view: View, seat: Seat) -> Diner:
    """Return a viewed seat's rules for serving the critic."""
    return Diner(view.critic, view.players[seat].restaurateur)


def known_fanatics(view: View, seat: Seat) -> list[str]:
    """Return the types of the Fanatics a viewed seat knows."""
    shield = view.shields[seat]
    known = evaluation.known_rumors(view, shield) if shield is not None else []
    return [RUMORS[card].type for card in known if RUMORS[card].kind == "fanatic"]
