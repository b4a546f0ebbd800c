"""The Power cards (rules sections 11 and 12): the effect of each, and when its window is open."""

from __future__ import annotations

from games.foodfighters.events import BeansTaken, Redirected, Rerolled
from games.foodfighters.steps import Buy, PreAction
from tests.games.foodfighters.builders import (
    GRAINS,
    SEAFOOD_AT_VEGGIES,
    SOUTH_1,
    VEGGIES_AT_GRAINS,
    VEGGIES_AT_SEAFOOD,
    Table,
    a_table,
    again,
    roll,
)


def grains(south: str = GRAINS, north: str = VEGGIES_AT_GRAINS, **changes: object) -> Table:
    return a_table(south, north, teams=("grains", "veggies"), **changes)  # type: ignore[arg-type]


def seafood(south: str = SEAFOOD_AT_VEGGIES, north: str = VEGGIES_AT_SEAFOOD, **changes: object) -> Table:
    return a_table(south, north, teams=("seafood", "veggies"), **changes)  # type: ignore[arg-type]


# Meat Shield


def test_meat_shield_may_be_kept() -> None:
    table = a_table(active="N", held=["meat_shield"])
    table.do("N", "attack F2 F1", roll("S", 2))
    table.do("S", "pass")
    assert table.at("S.F1") is None and table.side("S").held == ["meat_shield"]


def test_meat_shield_takes_a_fighter_of_the_targets_row_only() -> None:
    table = a_table(active="N", held=["meat_shield"])
    table.do("N", "attack F2 F1", roll("S", 2))
    assert table.legal("S", "play meat_shield") == {"F0", "F2"}
    assert table.refused("S", "play meat_shield F1") == "shield-there"
    events = table.do("S", "play meat_shield F2")
    assert any(isinstance(event, Redirected) and event.fighter == "BR" for event in events)
    assert table.rows("S").startswith("KC SO .")


def test_meat_shield_uses_the_same_dice_against_its_cracker() -> None:
    table = a_table("KC+c SO BR / KO SC BO / SR BC KR", active="N", held=["meat_shield"])
    table.do("N", "attack F2 F1", roll("S", "S"))
    table.do("S", "play meat_shield F0")
    assert table.at("S.F0") is None and table.side("S").smashed == 1 and table.at("S.F1") == "SO"


def test_meat_shield_is_not_asked_for_when_the_target_stands_alone() -> None:
    south = "KC BO BR / SO . . / . . ."
    north = "CK CB RS / OS+s OB OK / . . ."
    table = a_table(south, north, active="N", held=["meat_shield"])
    table.do("N", "attack M0 M0", roll("S", 1))
    assert table.at("S.M0") is None and table.side("S").held == ["meat_shield"]


# Sizzle


def test_sizzle_is_asked_for_only_without_a_splat() -> None:
    table = a_table(held=["sizzle"])
    table.do("S", "attack F1 F2", roll("S", 2))
    assert table.side("S").held == ["sizzle"] and table.asked() == ("N", "fill")


def test_sizzle_rolls_the_bonus_die_again_too() -> None:
    table = a_table(held=["sizzle"], bonus_die="S")
    table.do("S", "attack F1 F2", roll(1, 2, 3))
    table.do("S", "play sizzle", roll(1, 1, 2))
    assert table.state.bonus_die is None and table.side("S").beans == 4


def test_after_a_passed_sizzle_the_miss_stands() -> None:
    table = a_table(held=["sizzle"])
    table.do("S", "attack F1 F2", roll(1, 2))
    assert table.asked() == ("S", "reroll")
    table.do("S", "pass")
    assert table.side("S").beans == 3 and table.side("S").held == ["sizzle"]


# Drippings


def test_drippings_pay_on_a_hit() -> None:
    table = a_table(ongoing=["drippings"])
    table.do("S", "attack F0 F1", roll("S", 3))
    assert table.side("S").beans == 3


def test_drippings_pay_for_a_smashed_cracker_and_once_on_a_miss() -> None:
    table = a_table(north="CK CB OS+c / RB RS CS / OK OB RK", ongoing=["drippings"])
    table.do("S", "attack F1 F2", roll("S", 2))
    assert table.side("S").beans == 2 and table.at("N.F2") == "OS"
    table = a_table(ongoing=["drippings"])
    table.do("S", "attack F1 F2", roll(1, 2))
    assert table.side("S").beans == 3


# Bean Boost


def test_bean_boost_works_on_a_miss_but_not_on_a_swap() -> None:
    table = a_table(active="N", ongoing=["bean_boost"])
    table.do("N", "attack F0 F0", roll(2, 3))
    assert table.side("N").beans == 6
    table = a_table(active="N", ongoing=["bean_boost"])
    table.do("N", "swap F0 F1")
    assert table.side("N").beans == 1


def test_bean_boost_respects_the_supply() -> None:
    table = a_table(active="N", beans=(26, 0), ongoing=["bean_boost"])
    events = table.do("N", "roll", roll(2, 3))
    taken = next(event for event in events if isinstance(event, BeansTaken))
    assert (taken.beans, taken.lost) == (4, 2)


# Tossed Salad


def test_tossed_salad_swaps_without_a_bean_before_the_action() -> None:
    table = a_table(active="N", step=PreAction(), held=["tossed_salad"])
    assert table.asked() == ("N", "pre_action")
    table.do("N", "play tossed_salad F0 B2")
    assert table.rows("N") == "RK CB OS / RB RS CS / OK OB CK" and table.side("N").beans == 0
    assert table.asked() == ("N", "action") and "tossed_salad" in table.side("N").pantry


def test_tossed_salad_may_move_within_the_row() -> None:
    table = a_table(north="CK CB OS / RB RS CS / OK OB .", active="N", step=PreAction(), held=["tossed_salad"])
    assert "B1 B2" in table.legal("N", "play tossed_salad")
    assert table.refused("N", "play tossed_salad F0 B2") == "move-to-other-row"
    assert table.refused("N", "play tossed_salad F0 F0") == "swap-with-itself"
    table.do("N", "play tossed_salad B0 B2")
    assert table.rows("N") == "CK CB OS / RB RS CS / . OB OK"


def test_tossed_salad_is_not_for_sale_on_the_turn_it_was_played() -> None:
    table = a_table(active="N", beans=(0, 9), step=PreAction(), held=["tossed_salad"])
    table.do("N", "play tossed_salad F0 B2")
    table.do("N", "swap F0 B2")
    assert table.refused("N", "buy tossed_salad") == "card-after-play"
    table.do("N", "pass")
    table.do("S", "swap F0 F1")
    table.do("N", "swap F0 F1")
    assert "tossed_salad" in table.legal("N", "buy")


def test_cards_come_before_the_action() -> None:
    table = a_table(active="N", step=PreAction(), held=["tossed_salad"])
    assert table.refused("N", "roll") == "action-before-cards"
    table.do("N", "pass")
    assert table.asked() == ("N", "action")
    assert table.refused("N", "play tossed_salad F0 F1") == "card-now"


# Onion Tears


def test_onion_tears_change_only_the_splats() -> None:
    table = a_table(held=["onion_tears"], bonus_die="S")
    table.do("S", "attack F1 F2", roll("S", 3, "S"))
    events = table.do("N", "play onion_tears", again(0, "S") + again(2, 3))
    assert any(isinstance(event, Rerolled) and event.dice == (0, 3, 3) for event in events)
    assert table.at("N.F2") is None


def test_onion_tears_are_not_asked_for_on_a_miss() -> None:
    table = a_table(held=["onion_tears"])
    table.do("S", "attack F1 F2", roll(1, 3))
    assert table.side("N").held == ["onion_tears"] and table.state.attack is None


def test_after_onion_tears_there_is_no_sizzle() -> None:
    table = a_table(held=["onion_tears", "sizzle"])
    table.do("S", "attack F1 F2", roll("S", 3))
    table.do("N", "play onion_tears", again(0, 1))
    assert table.side("S").beans == 4 and table.side("S").held == ["sizzle"]


# Rising Dough


def test_rising_dough_brings_a_fighter_back_without_items() -> None:
    south = "DC IO PR / DO IC PO / . . ."
    table = grains(south, step=Buy(), held=["rising_dough"])
    lost = {fighter.id for fighter in table.side("N").knocked_out}
    assert lost == {"IR", "PC", "DR"}
    assert table.legal("S", "play rising_dough IR") == {"B0", "B1", "B2"}
    assert table.refused("S", "play rising_dough DC B0") == "revival"
    assert table.refused("S", "play rising_dough IR F0") == "move-onto-fighter"
    table.do("S", "play rising_dough IR B1")
    assert table.rows("S") == "DC IO PR / DO IC PO / . IR ."
    assert {fighter.id for fighter in table.side("N").knocked_out} == {"PC", "DR"}
    assert table.side("S").removed == ["rising_dough"]


def test_rising_dough_uses_the_first_row_with_a_space() -> None:
    table = grains("DC IO PR / DO . PO / . . .", step=Buy(), held=["rising_dough"])
    assert table.legal("S", "play rising_dough IR") == {"M1"}
    assert table.refused("S", "play rising_dough IR B0") == "revival-there"


def test_rising_dough_needs_a_fallen_fighter() -> None:
    table = grains(step=Buy(), beans=(4, 0), held=["rising_dough"])
    assert not any(action.startswith("play") for action in table.legal("S"))
    # The moment is right; what is missing is somebody to come back.
    assert table.refused("S", "play rising_dough DC B0") == "effect-rising-dough"
    assert table.refused("S", "play") == "effect-rising-dough"


def test_after_the_action_one_is_asked_about_what_one_can_still_do() -> None:
    """Buy, play, or either: who has bought, or has no Beans, is only asked about the card."""
    table = grains(step=Buy(), beans=(7, 0), held=["sticky_rice"])
    assert table.decision("S").about["then"] == "either"
    table.do("S", "buy spoon F0")
    assert table.decision("S").about["then"] == "play"
    assert grains(step=Buy(), beans=(4, 0)).decision("S").about["then"] == "buy"


# Sticky Rice


def test_sticky_rice_keeps_a_fighter_from_attacking_for_one_turn() -> None:
    table = grains(step=Buy(), held=["sticky_rice"])
    before = table.legal("S")
    assert "play sticky_rice F0" in before
    table.do("S", "play sticky_rice F0")
    assert table.asked() == ("N", "action")
    assert not any(attack.startswith("F0") for attack in table.legal("N", "attack"))
    assert table.refused("N", "attack F0 F0") == "attack-blocked"
    table.do("N", "swap F0 F1")
    moved = table.fighter("N.F1")
    assert moved is not None and not moved.blocked


def test_sticky_rice_lies_on_the_fighter_not_on_its_space() -> None:
    table = grains(north="CD CI OP / RI RP CP / OD . .", step=Buy(), held=["sticky_rice"])
    table.do("S", "play sticky_rice F1")
    blocked = table.fighter("N.F1")
    assert blocked is not None and blocked.id == "CI" and blocked.blocked
    table.do("N", "swap F1 B0")
    assert table.fighter("N.B0") is not None
    assert all(fighter is None or not fighter.blocked for fighter in table.side("N").grid)


# Whole Grain


def test_whole_grain_makes_a_swap_worth_three() -> None:
    table = grains(ongoing=["whole_grain"])
    table.do("S", "swap F0 F1")
    assert table.side("S").beans == 3


# Undertow


def test_undertow_swaps_two_enemies_with_their_items() -> None:
    table = seafood(north="CL+c CH OA / RH RA CA / OL OH RL", step=PreAction(), held=["undertow"])
    assert table.refused("S", "play undertow F0 F0") == "swap-with-itself"
    table.do("S", "play undertow F0 B2")
    moved = table.fighter("N.B2")
    assert moved is not None and moved.id == "CL" and moved.cracker
    assert table.at("N.F0") == "RL" and table.asked() == ("S", "action")


# Second Wave


def test_second_wave_attacks_with_a_different_fighter() -> None:
    table = seafood(held=["second_wave"])
    assert table.legal("S", "attack") == {"F0 F0", "F0 F1", "F1 F2"}
    table.do("S", "attack F0 F0", roll(1, 2))
    assert table.asked() == ("S", "after_miss") and table.side("S").beans == 3
    assert table.legal("S", "play second_wave") == {"F1 F2"}
    assert table.refused("S", "play second_wave F0 F1") == "same-attacker"
    table.do("S", "play second_wave F1 F2", roll("S", 1))
    assert table.at("N.F2") is None and table.side("S").beans == 3


def test_a_second_miss_ends_the_action() -> None:
    table = seafood(held=["second_wave"], bonus_die="S", beans=(3, 0))
    table.do("S", "attack F0 F0", roll(1, 1, 2))
    table.do("S", "play second_wave F1 F2", roll(1, 1))
    assert table.asked() == ("S", "buy") and table.side("S").beans == 9
    assert table.refused("S", "buy second_wave") == "card-after-play"
    assert table.refused("S", "buy bonus_die") == "bonus-die-after-roll"


def test_second_wave_has_the_defenders_windows_too() -> None:
    table = seafood(held=["second_wave", "onion_tears"])
    table.do("S", "attack F0 F0", roll(1, 2))
    table.do("S", "play second_wave F1 F2", roll("S", 1))
    assert table.asked() == ("N", "react_tears")
    table.do("N", "play onion_tears", again(0, 1))
    assert table.side("S").knocked_out == [] and table.side("S").beans == 5


def test_second_wave_needs_another_attacker() -> None:
    table = seafood("LC HO AO / LO HC AR / HR AC LR", "CL CH RA / RH OA CA / OL OH RL", held=["second_wave"])
    assert table.legal("S", "attack") == {"F0 F0", "F0 F1"}
    table.do("S", "attack F0 F0", roll(1, 1))
    assert table.side("S").held == ["second_wave"] and table.state.attack is None


# Hard Shell


def test_hard_shell_makes_crackers_cheaper_and_brings_them_back() -> None:
    table = seafood(ongoing=["hard_shell"], beans=(3, 0), step=Buy())
    table.do("S", "buy cracker F0")
    assert table.side("S").beans == 0 and table.side("S").crackers == 2
    table.do("N", "attack F0 F0", roll("S", 1))
    assert table.side("S").crackers == 3 and table.side("S").smashed == 0 and table.side("S").cracker_smashed


# Held, played, ongoing


def test_cards_that_cannot_be_played_are_refused_with_the_reason() -> None:
    table = a_table(active="N", held=["meat_shield"])
    table.do("N", "attack F2 F1", roll("S", 2))
    assert table.refused("S", "play sizzle") == "card-not-bought"
    assert table.refused("S", "play onion_tears") == "card-of-other-side"
    table = a_table(active="N", held=["meat_shield", "sizzle"], ongoing=["drippings"])
    table.do("N", "attack F2 F1", roll("S", 2))
    assert table.refused("S", "play drippings") == "card-ongoing"
    assert table.refused("S", "play sizzle") == "window-attacker-reroll"
    assert table.refused("S", "roll") == "action-in-attack"
    table = a_table(SOUTH_1)
    assert table.refused("S", "play sizzle") == "card-held"
