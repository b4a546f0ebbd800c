"""Buying (rules sections 5 and 8): prices, placement, every ban, and what an action leaves to buy."""

from __future__ import annotations

import pytest

from games.foodfighters.events import BonusDieReturned, CardBought
from games.foodfighters.steps import Buy
from tests.games.foodfighters.builders import GRAINS, SOUTH_1, VEGGIES_AT_GRAINS, Table, a_table, roll


def shopping(south: str = SOUTH_1, beans: int = 9, **changes: object) -> Table:
    return a_table(south, beans=(beans, 0), step=Buy(), **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("thing", "price"),
    [
        ("spoon F0", 3),
        ("cracker B2", 4),
        ("pan M1", 3),
        ("bonus_die", 4),
        ("meat_shield", 4),
        ("sizzle", 3),
        ("drippings", 4),
    ],
)
def test_a_thing_costs_its_price_and_the_beans_go_to_the_supply(thing: str, price: int) -> None:
    table = shopping()
    table.do("S", f"buy {thing}")
    assert table.side("S").beans == 9 - price
    assert table.state.supply == 21 + price


def test_nothing_is_asked_when_nothing_can_be_bought() -> None:
    assert shopping(beans=2).asked() == ("N", "action")


def test_a_bought_item_is_on_its_fighter_and_off_the_pantry() -> None:
    table = shopping()
    table.do("S", "buy cracker M2")
    bearer = table.fighter("S.M2")
    assert bearer is not None and bearer.items == ("cracker",) and table.side("S").crackers == 2


def test_a_fighter_may_carry_one_of_each() -> None:
    table = shopping("KC+sc SO BR / KO SC BO / SR BC KR")
    table.do("S", "buy pan F0")
    bearer = table.fighter("S.F0")
    assert bearer is not None and bearer.items == ("spoon", "cracker", "pan")


@pytest.mark.parametrize("item", ["spoon", "cracker", "pan"])
def test_no_fighter_holds_two_of_the_same(item: str) -> None:
    table = shopping(f"KC+{item[0]} SO BR / KO SC BO / SR BC KR")
    assert table.refused("S", f"buy {item} F0") == ("pan-left" if item == "pan" else "second-in-hand")


def test_items_run_out() -> None:
    table = shopping("KC+sc SO+sc BR+c / KO+p SC BO / SR BC KR")
    assert table.refused("S", "buy spoon B0") == "spoon-left"
    assert table.refused("S", "buy cracker B0") == "cracker-left"
    assert table.refused("S", "buy pan B0") == "pan-left"


def test_an_item_needs_a_standing_fighter() -> None:
    table = shopping("KC SO BR / KO SC BO / SR . KR")
    assert table.refused("S", "buy spoon B1") == "fighter-there"


def test_a_thing_must_be_paid() -> None:
    table = shopping(beans=3)
    assert table.refused("S", "buy cracker F0") == "beans"
    assert table.refused("S", "buy bonus_die") == "beans"
    assert table.refused("S", "buy drippings") == "beans"


def test_the_bonus_die_has_one_owner() -> None:
    assert shopping(bonus_die="S").refused("S", "buy bonus_die") == "bonus-die-yours"
    assert shopping(bonus_die="N").refused("S", "buy bonus_die") == "bonus-die-theirs"


def test_the_other_player_may_buy_the_bonus_die_next_turn() -> None:
    table = a_table(beans=(0, 4), bonus_die="S")
    events = table.do("S", "roll", roll(1, 1, 2))
    assert any(isinstance(event, BonusDieReturned) for event in events)
    table.do("S", "pass")
    table.do("N", "swap F0 F1")
    assert "bonus_die" in table.legal("N", "buy")


def test_the_bonus_die_waits_for_the_next_roll() -> None:
    table = a_table(bonus_die="S")
    table.do("S", "swap F0 F1")
    assert table.state.bonus_die == 0


def test_an_ongoing_card_works_at_once_and_others_are_held() -> None:
    table = shopping()
    events = table.do("S", "buy drippings")
    assert table.side("S").ongoing == ["drippings"]
    assert isinstance(events[0], CardBought) and events[0].timing == "ongoing"
    table = shopping()
    table.do("S", "buy sizzle")
    assert table.side("S").held == ["sizzle"]


def test_a_card_is_sold_once_and_to_its_own_team() -> None:
    table = shopping(held=["sizzle"])
    assert table.refused("S", "buy sizzle") == "card-sold"
    assert table.refused("S", "buy bean_boost") == "card-of-other-team"


def test_the_cracker_ban_ends_with_the_own_next_turn() -> None:
    table = a_table("KC SO BR+c / KO SC BO / SR BC KR", active="N", beans=(9, 0))
    table.do("N", "attack F1 F2", roll("S", 3))
    table.do("S", "swap F0 F1")
    assert table.refused("S", "buy cracker F0") == "cracker-after-smash"
    table.do("S", "pass")
    table.do("N", "swap F0 F1")
    table.do("S", "swap F0 F1")
    assert "cracker F0" in table.legal("S", "buy")


def test_nobody_buys_before_the_action_or_on_the_enemys_turn() -> None:
    assert a_table(beans=(9, 0)).refused("S", "buy spoon F0") == "buying-before-action"
    table = a_table(beans=(0, 9))
    table.do("S", "attack F0 F0", roll("S", 1))
    assert table.refused("N", "buy spoon F1") == "buying-now"


def test_poor_players_are_told_so() -> None:
    teams = ("grains", "veggies")
    table = a_table(GRAINS, VEGGIES_AT_GRAINS, teams=teams, beans=(2, 0), step=Buy(), held=["sticky_rice"])
    assert table.refused("S", "buy spoon F0") == "purchase-possible"
