"""The component data: complete, as in the rulebook, and rejected if a word is misspelt."""

from __future__ import annotations

from collections import Counter

import pytest

from games.foodies import chefs, cultures
from games.foodies.data import CHEFS, CULTURES, GAME, STALLS, read
from games.kernel import data_files

CONSTANTS, CARDS = (data_files.raw("games.foodies", name) for name in ("constants.toml", "stalls.toml"))


def test_every_culture_and_every_chef_has_its_rule() -> None:
    assert set(cultures.RULES) == set(CULTURES) and set(chefs.RULES) == set(CHEFS)


def test_no_two_cultures_have_the_same_effect() -> None:
    assert len({type(rule) for rule in cultures.RULES.values()}) == len(CULTURES)


def test_the_stalls_pass_the_checks_of_the_rules_reference() -> None:
    assert Counter(stall.culture for stall in STALLS.values()) == dict.fromkeys(CULTURES, GAME.cards_per_culture)
    assert all(0 <= stall.coins <= 3 and stall.popularity in (0, 1) for stall in STALLS.values())
    halves = Counter(border for stall in STALLS.values() for border in stall.halves)
    assert halves == dict.fromkeys("NESW", 39)


@pytest.mark.parametrize(
    ("right", "misspelt", "told"),
    [
        ("coins_per_own_star", "coins_per_own_stars", "effect"),
        ('needs = "pairs"', 'needs = "pears"', "needs"),
        ('id = "thai"', 'id = "tai"', "no culture thai"),
        ("spaces = [2, 4, 5, 6, 8]", "spaces = [2, 4, 5, 6]", "chef cross5"),
        ("hire_cost", "hire_costs", "hire_cost"),
        ("prices = [7, 6, 5, 4, 3]", "prices = [7, 6, 5, 4]", "market slot"),
        ('id = "pairs3"', 'id = "same4"', "chef same4 stands there 2 times"),
    ],
)
def test_a_mistake_in_the_constants_is_refused_at_loading(right: str, misspelt: str, told: str) -> None:
    assert right in CONSTANTS.decode()
    with pytest.raises(ValueError, match=told):
        read(CONSTANTS.replace(right.encode(), misspelt.encode()), CARDS)


@pytest.mark.parametrize(
    ("right", "misspelt", "told"),
    [
        ('culture = "thai"', 'culture = "tai"', "no culture tai"),
        ('halves = "NESW"', 'halves = "NESX"', "halves"),
        ('id = "AM02"', 'id = "AM01"', "stall AM01 stands there 2 times"),
    ],
)
def test_a_mistake_in_the_stalls_is_refused_at_loading(right: str, misspelt: str, told: str) -> None:
    assert right in CARDS.decode()
    with pytest.raises(ValueError, match=told):
        read(CONSTANTS, CARDS.replace(right.encode(), misspelt.encode()))
