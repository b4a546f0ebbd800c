"""What people see: the board as text, its picture, and nothing that a viewer may not know."""

from __future__ import annotations

import pytest

from games.kernel import Action, Chance, Game, Seat
from renderers.kit.presenter import Scene
from renderers.words import LOCALES, Words

from ..renderer import PRESENTER
from ..renderer.situations import pictures
from ..rules import TITLE
from ..rules.steps import State
from ..rules.view import View

SEED = bytes(range(32))
NAMES = ("Ann", "Bo")


def begun() -> Game[State, View]:
    """Return a game in which everybody has kept the first recipe dealt, and a card is in the pot."""
    game, _ = Game.new(TITLE, TITLE.options({}, len(NAMES)), len(NAMES), Chance(SEED))
    for seat, recipes in enumerate(game.state.recipes):
        game.act(seat, Action("keep", (recipes[0],)), SEED)
    game.act(0, Action("stir"), SEED)
    return game


def told(game: Game[State, View], viewer: Seat | None, locale: str = "en") -> str:
    """Return the board as text, as a viewer reads it."""
    return PRESENTER.text_board(Words(locale), game.view(viewer), Scene(NAMES, viewer, waiting=game.awaited()))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_names_the_seats_and_the_pot(locale: str) -> None:
    game = begun()
    board = told(game, None, locale)
    assert all(name in board for name in NAMES) and "soup_stall-" not in board
    assert Words(locale)(f"soup_stall-food-{game.state.pot[0]}") in board


def test_a_recipe_is_read_by_its_seat_alone() -> None:
    game = begun()
    recipes = [Words("en")(f"soup_stall-recipe-{recipes[0]}") for recipes in game.state.recipes]
    assert f"Recipe: {recipes[0]}." in told(game, 0)
    assert "Recipe" not in told(game, None)


def test_every_picture_tells_in_words_what_it_shows() -> None:
    drawn = pictures(Words("en"))
    assert all(picture.alt.startswith("Soup Stall, round") for _, picture in drawn)
    assert all(picture.data.startswith(b"\x89PNG") for _, picture in drawn)
