"""The component data: complete, sourced, and as the rulebook states where it does."""

from __future__ import annotations

from games.foodfighters.cards import CARDS
from games.foodfighters.data import BASE_TEAMS, COPIES, FACES, ITEMS, PANTRY, POWERS, TEAMS, deck_of


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
    assert {power.source.cost for power in POWERS.values()} == {"house"}
    assert all(TEAMS[team].source == "house" for team in ("grains", "seafood"))


def test_the_dice_all_differ_and_have_one_or_two_splats() -> None:
    assert len(set(FACES)) == 3 and all(1 <= faces.count(0) <= 2 for faces in FACES)


def test_the_nine_copies_cover_all_pairs() -> None:
    assert len({(copy.type_slot, copy.thought_slot) for copy in COPIES}) == 9
