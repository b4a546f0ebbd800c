"""The exact chance of an attack is shown before the press, from what the attacker may see."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.foodfighters.data import FACES
from games.foodfighters.dice import chance_of_splats
from games.foodfighters.state import SPLAT
from games.kernel import Choice, Game
from tests.discord.tables import a_game, shown


@pytest.mark.parametrize("dice", [2, 3])
def test_the_chance_is_that_of_all_faces_of_the_dice(dice: int) -> None:
    none = Fraction(1)
    for die in range(dice):
        none *= Fraction(sum(face != SPLAT for face in FACES[die]), len(FACES[die]))
    assert chance_of_splats(dice, 1) == 1 - none
    twice = [roll for roll in product(*FACES[:dice]) if roll.count(SPLAT) >= 2]
    assert chance_of_splats(dice, 2) == Fraction(len(twice), 6**dice)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_target_says_how_likely_it_is_knocked_out(locale: str) -> None:
    game, _ = a_game()
    seat = game.waiting()[0]
    hit = round(100 * chance_of_splats(2, 1))
    assert str(hit) not in _about(game, seat, locale), "the label says it"
    target = shown(game, seat, locale=locale).label(("attack", "F0"), Choice("F0", "enemy_cell"))
    chance = {"en": f"({hit}% to knock it out)", "de": f"(K.-o.-Chance {hit} %)"}[locale]
    assert target.text.endswith(chance), "a button has no room for small print"


def _about(game: Game[object, object], seat: int, locale: str) -> str:
    """Return the description of an attack's first target on the board, as in a menu."""
    view = shown(game, seat, locale=locale)
    return view.label(("attack", "F0"), Choice("F0", "enemy_cell")).about
