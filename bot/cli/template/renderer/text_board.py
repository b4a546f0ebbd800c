"""The board in words, in reading order: for screen readers, for `/board text`, and as the picture's alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import Seat
from renderers.kit.presenter import Scene
from renderers.words import Words

from ..rules.data import CARDS
from ..rules.view import View


def lines(words: Words, view: View, scene: Scene) -> Iterator[str]:
    """The stage, the pot, the seats, and whom the table waits for. `words` must know the table's names."""
    yield words("soup_stall-board-title", round=view.round, rounds=view.rounds)
    yield words("soup_stall-board-pot", cards=counted(words, view.pot), deck=view.deck)
    for seat in range(len(view.bowls)):
        yield seat_line(words, view, seat)
    if scene.waiting:
        seats = words.join([_seat(words, seat) for seat in scene.waiting])
        yield words("soup_stall-board-waiting", seats=seats)


def seat_line(words: Words, view: View, seat: Seat) -> str:
    """A seat: what is in its bowl, what it is worth, and its recipe where the viewer may know it."""
    bowl = counted(words, view.bowls[seat])
    told = words("soup_stall-board-seat", seat=_seat(words, seat), cards=bowl, points=view.points(seat))
    recipe = recipe_line(words, view, seat)
    return f"{told} {recipe}" if recipe else told


def recipe_line(words: Words, view: View, seat: Seat) -> str:
    """The recipe (or those to choose from) of a seat; '' where the viewer may not know."""
    recipes = [words.name("recipe", recipe) for recipe in view.recipes[seat]]
    return words("soup_stall-board-recipe", recipes=words.join(recipes, "or")) if recipes else ""


def counted(words: Words, cards: Sequence[str]) -> str:
    """Cards by kind, in the order of the data: `2 × Carrot, 1 × Pepper`."""
    found = [(words.name("food", food.id), cards.count(food.id)) for food in CARDS.food if food.id in cards]
    each = [words("soup_stall-board-cards", count=count, food=name) for name, count in found]
    return ", ".join(each) or words("soup_stall-board-nothing")


def _seat(words: Words, seat: Seat) -> str:
    return words.name("seat", str(seat))
