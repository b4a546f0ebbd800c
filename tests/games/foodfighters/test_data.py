"""The component data: complete, sourced, and as in the rulebook."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.foodfighters.cards import CARDS
from games.foodfighters.data import (
    BASE_TEAMS,
    COPIES,
    FACES,
    ITEMS,
    PANTRY,
    POWERS,
    TEAMS,
    PowerData,
    PowersFile,
    deck_of,
    power_problems,
)
from games.kernel import data_files


def test_prices_and_counts_are_the_rulebooks() -> None:
    assert {i.id: (i.price, i.per_player, i.source) for i in ITEMS.values()} == {
        "spoon": (3, 2, "seed"),
        "cracker": (4, 3, "seed"),
        "pan": (3, 1, "seed"),
    }
    assert (PANTRY.bonus_die.price, PANTRY.supply.beans) == (4, 30)


def test_the_base_teams_are_from_the_rulebook() -> None:
    assert BASE_TEAMS == ("meats", "veggies")
    assert all(TEAMS[team].source == "seed" for team in BASE_TEAMS)


def test_every_team_has_one_card_of_each_timing() -> None:
    for team in TEAMS:
        assert sorted(POWERS[card].timing for card in deck_of(team)) == ["multi_use", "one_time", "ongoing"]


def test_every_played_card_has_its_rule_and_ongoing_ones_none() -> None:
    assert set(CARDS) == {card for card, power in POWERS.items() if power.timing != "ongoing"}


def test_house_values_are_marked_as_such() -> None:
    assert {power.source.cost for power in POWERS.values()} == {"assumed"}
    assert all(TEAMS[team].source == "assumed" for team in ("grains", "seafood"))


def test_the_dice_all_differ_and_have_one_or_two_splats() -> None:
    assert len(set(FACES)) == 3 and all(1 <= faces.count(0) <= 2 for faces in FACES)


def test_the_nine_copies_cover_all_pairs() -> None:
    assert len({(copy.type_slot, copy.thought_slot) for copy in COPIES}) == 9


@pytest.mark.parametrize(
    ("right", "misspelt", "told"),
    [
        ('effect = "collect_beans_on_hit"', 'effect = "collect_beans_on_hits"', "effect"),
        ('window = "defender_hit"', 'window = "defenders_hit"', "window"),
        ('timing = "multi_use"', 'timing = "many_use"', "timing"),
        ("amount = 1", "amounts = 1", "amounts"),
    ],
)
def test_a_misspelt_word_of_a_power_card_is_refused_at_loading(right: str, misspelt: str, told: str) -> None:
    text = data_files.raw("games.foodfighters", "powers.toml").decode()
    assert right in text
    with pytest.raises(msgspec.ValidationError, match=told):
        msgspec.toml.decode(text.replace(right, misspelt), type=PowersFile)


def with_changed(card: str, **changes: Any) -> tuple[PowerData, ...]:
    changed = {**POWERS, card: msgspec.structs.replace(POWERS[card], **changes)}
    return tuple(changed.values())


def test_power_cards_that_do_not_go_together_are_refused() -> None:
    assert power_problems(tuple(POWERS.values())) == []
    assert "power sizzle: no team meat" in power_problems(with_changed("sizzle", team="meat"))
    assert any("two cards" in line for line in power_problems(with_changed("sizzle", effect="revive_one")))
    assert any("power drippings" in line for line in power_problems(with_changed("drippings", timing="one_time")))
    assert any("power sizzle" in line for line in power_problems(with_changed("sizzle", window="passive")))
