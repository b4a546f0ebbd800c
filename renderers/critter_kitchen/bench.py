"""What is being prepared in a kitchen: dishes for challenges, the critic's courses, or what the fridge keeps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.critter_kitchen.ai.dish_solver import best_dishes, dish_stars
from games.critter_kitchen.data import TYPES
from games.critter_kitchen.dishes import Cook, stars
from games.critter_kitchen.kitchen import read_dishes
from games.critter_kitchen.meal import Diner, courses
from games.critter_kitchen.tokens import BISQUE, COOKBOOK, SOUP, part
from games.critter_kitchen.view import View
from games.kernel import Chosen, Seat
from renderers.critter_kitchen import market


@dataclass(frozen=True, slots=True)
class Plate:
    """A dish or a course: what it is for, the types it needs, its parts, its quality and the stars it would earn.

    `target` is a challenge or a type, `stars` None where a plate earns none of its own; `offered` may be begun now.
    """

    target: str
    needs: tuple[str, ...]
    held: str | None
    parts: tuple[str, ...]
    quality: int
    stars: int | None
    offered: bool = False


def cook(view: View, seat: Seat) -> Cook:
    """By which rules a kitchen cooks for challenges."""
    return Cook(view.players[seat].restaurateur, Cook().least if view.rules.least_quality else 0)


def diner(view: View, seat: Seat) -> Diner:
    """By which rules a kitchen serves the critic."""
    return Diner("" if market.is_rival(view, seat) else view.critic, view.players[seat].restaurateur)


def pantry(view: View, seat: Seat) -> list[str]:
    """Everything that may go into dishes, as far as the viewer may see it."""
    shield = view.shields[seat]
    if shield is None:
        return []
    book = [COOKBOOK] if view.players[seat].cart.get(COOKBOOK) else []
    return [*shield.storage, *[SOUP] * shield.soup, *[BISQUE] * shield.bisque, *book]


def served(view: View, chosen: Chosen) -> dict[str, list[str]]:
    """The dishes of an answer under construction by challenge."""
    keys = [card.challenge for card in market.challenges(view) if card.challenge]
    links = list(chosen[1:]) if chosen[:1] == ("serve",) else []
    return dict(read_dishes(links, keys)) if not links or links[0] in keys else {}


def suggested(view: View, seat: Seat) -> dict[str, list[str]]:
    """The dishes that win the most stars now, by challenge."""
    needs = {
        card.challenge: tuple(kind for kind in card.needs if kind != card.held)
        for card in market.challenges(view)
        if card.challenge
    }
    return dict(best_dishes(cook(view, seat), needs, pantry(view, seat), view.critic == "capybara"))


def dishes(view: View, seat: Seat, made: dict[str, list[str]], offered: Sequence[str] = ()) -> list[Plate]:
    """A plate for each open challenge of the day."""
    plates = []
    for card in market.challenges(view):
        if card.challenge is None:
            continue
        parts = made.get(card.challenge, [])
        quality = cook(view, seat).quality(parts)
        won = dish_stars(parts, quality, view.critic == "capybara") if parts else stars(0)
        held, can = card.held, card.challenge in offered
        plates.append(Plate(card.challenge, card.needs, held, tuple(parts), quality, won, can))
    return plates


def meal(view: View, seat: Seat, parts: Sequence[str]) -> list[Plate]:
    """The seven courses of the critic's meal."""
    made = courses(diner(view, seat), parts)
    plates = []
    for kind in TYPES:
        own = tuple(key for key in parts if (part(key).beside or part(key).type) == kind)
        plates.append(Plate(kind, (kind,), None, own, made[kind].quality if kind in made else 0, None))
    return plates
