"""The worked examples E1 to E31 of the rules reference (section 15), one test each."""

from __future__ import annotations

from collections.abc import Iterable

from games.foodfighters import TITLE
from games.foodfighters.data import FACES
from games.foodfighters.steps import Buy, Fill
from games.kernel import ScriptedChance
from tests.games.foodfighters.builders import GRAINS, SOUTH_2, VEGGIES_AT_GRAINS, Table, a_table, again, roll

NINE = list(range(9))


def to_their_next_turn(table: Table, who: str) -> None:
    """The enemy of `who` passes its turn with a swap, buys nothing, and `who` fills nothing."""
    enemy = "N" if who == "S" else "S"
    table.do(enemy, "swap F0 F2")
    if table.asked() == (enemy, "buy"):
        table.do(enemy, "pass")


def test_e1_meats_may_attack_three_ways() -> None:
    assert a_table().legal("S", "attack") == {"F0 F0", "F0 F1", "F1 F2"}


def test_e2_veggies_may_attack_three_ways() -> None:
    assert a_table(active="N").legal("N", "attack") == {"F0 F0", "F1 F2", "F2 F1"}


def test_e3_a_splat_is_rolled_again_until_there_are_beans() -> None:
    table = a_table()
    table.do("S", "roll", roll("S", 2) + again(0, 1))
    assert (table.side("S").beans, table.state.supply) == (3, 27)


def test_e4_the_bonus_die_is_rolled_and_goes_back() -> None:
    table = a_table(beans=(1, 9), bonus_die="S")
    table.do("S", "roll", roll(2, "S", 3) + again(1, "S", 3))
    assert (table.side("S").beans, table.state.supply) == (9, 12)
    assert table.state.bonus_die is None and table.side("S").rolled_bonus
    assert table.refused("S", "buy bonus_die") == "bonus-die-after-roll"


def test_e5_a_hit_knocks_out_and_leaves_a_gap() -> None:
    table = a_table()
    table.do("S", "attack F0 F1", roll("S", 2))
    assert [fighter.id for fighter in table.side("S").knocked_out] == ["CB"]
    assert table.at("N.F1") is None and table.side("S").beans == 0
    assert table.asked() == ("N", "fill")
    assert table.legal("N", "fill F1") == {"B0", "B1", "B2"}


def test_e6_a_miss_brings_the_beans_showing() -> None:
    table = a_table()
    table.do("S", "attack F1 F2", roll(1, 3))
    assert table.side("S").knocked_out == []
    assert (table.side("S").beans, table.state.supply) == (4, 26)


def test_e7_a_spoon_reaches_along_the_diagonal() -> None:
    table = a_table(SOUTH_2.replace("KC", "KC+s"))
    assert table.legal("S", "attack F0") == {"F0", "F1", "M2"}


def test_e8_a_spoon_reaches_from_the_second_row() -> None:
    table = a_table(SOUTH_2.replace("SO", "SO+s"))
    assert table.legal("S", "attack M1") == {"B1"}


def test_e9_a_thrown_spoon_goes_back_even_on_a_miss() -> None:
    table = a_table(SOUTH_2.replace("KC", "KC+s"), beans=(3, 0))
    table.do("S", "attack F0 M2", roll(1, 1))
    assert (table.side("S").beans, table.side("S").spoons) == (5, 2)
    assert table.refused("S", "buy spoon F0") == "spoon-after-throw"
    table.do("S", "pass")
    to_their_next_turn(table, "S")
    table.do("S", "swap F0 F1")
    assert "spoon F0" in table.legal("S", "buy")


def test_e10_a_spoon_is_kept_in_normal_reach() -> None:
    table = a_table(SOUTH_2.replace("KC", "KC+s"), beans=(3, 0))
    table.do("S", "attack F0 F0", roll("S", 1))
    assert "CK" in [fighter.id for fighter in table.side("S").knocked_out]
    kept = table.fighter("S.F0")
    assert kept is not None and kept.spoon
    assert "spoon F1" in table.legal("S", "buy")


def test_e11_a_cracker_takes_one_splat() -> None:
    table = a_table("KC SO BR+c / KO SC BO / SR BC KR", active="N", beans=(4, 0))
    table.do("N", "attack F1 F2", roll("S", 3))
    assert table.at("S.F2") == "BR" and table.side("N").beans == 0
    assert table.side("S").crackers == 2 and table.side("S").smashed == 1
    table.do("S", "swap F0 F1")
    assert table.refused("S", "buy cracker F0") == "cracker-after-smash"


def test_e12_two_splats_break_the_cracker_and_knock_out() -> None:
    table = a_table("KC SO BR+c / KO SC BO / SR BC KR", active="N", beans=(4, 0))
    table.do("N", "attack F1 F2", roll("S", "S"))
    assert table.at("S.F2") is None and [f.id for f in table.side("N").knocked_out] == ["BR"]
    table.do("S", "fill F2 B0")
    table.do("S", "swap F0 F1")
    assert table.refused("S", "buy cracker F0") == "cracker-after-smash"


def test_e13_the_spoon_of_a_fallen_fighter_returns_to_its_owner() -> None:
    table = a_table("KC SO BR+cs / KO SC BO / SR BC KR", active="N")
    assert table.side("S").spoons == 1
    table.do("N", "attack F1 F2", roll("S", "S"))
    assert (table.side("S").spoons, table.side("S").smashed, table.side("S").crackers) == (2, 1, 2)


def test_e14_a_pan_covers_the_thought() -> None:
    table = a_table("KC SO BR+p / KO SC BO / SR BC KR")
    assert table.legal("S", "attack F2") == {"F1", "F2"}


def test_e15_a_pan_stays_on_a_miss_and_goes_on_a_hit() -> None:
    table = a_table("KC SO BR+p / KO SC BO / SR BC KR")
    table.do("S", "attack F2 F2", roll(2, 2))
    bearer = table.fighter("S.F2")
    assert table.side("S").beans == 4 and bearer is not None and bearer.pan
    table.do("S", "pass")
    table.do("N", "roll", roll(1, 1))
    table.do("S", "attack F2 F2", roll("S", 1))
    assert [fighter.id for fighter in table.side("S").knocked_out] == ["OS"]
    assert table.side("S").pans == 1
    assert table.refused("S", "buy pan F0") == "pan-after-hit"


def test_e16_a_pan_is_lost_on_a_cracker_too() -> None:
    table = a_table("KC SO BR+p / KO SC BO / SR BC KR", "CK CB OS+c / RB RS CS / OK OB RK")
    table.do("S", "attack F2 F2", roll("S", 1))
    target = table.fighter("N.F2")
    assert target is not None and target.id == "OS" and not target.cracker
    assert (table.side("S").pans, table.side("S").beans, table.side("N").smashed) == (1, 0, 1)


def test_e17_a_gap_is_filled_from_the_rearmost_row() -> None:
    table = a_table(north="CK . OS / RB OB . / . . .", step=Fill(), attacked=True)
    assert table.legal("N") == {"fill F1 M0", "fill F1 M1"}
    table.do("N", "fill F1 M1")
    assert table.rows("N") == "CK OB OS / RB . . / . . ."
    assert table.asked() == ("N", "action")


def test_e18_the_only_filler_is_forced() -> None:
    table = a_table(north="CK CB OS / RB . CS / OK . .", step=Fill(), attacked=True)
    assert table.legal("N") == {"fill M1 B0"}
    table.do("N", "fill M1 B0")
    assert table.rows("N") == "CK CB OS / RB OK CS / . . ."


def test_e19_a_hole_in_the_rearmost_row_is_no_gap() -> None:
    table = a_table(north="CK CB OS / RB RS CS / OK . RK", step=Fill(), attacked=True)
    assert table.asked() == ("N", "action")


def test_e20_moves_stay_in_their_row() -> None:
    table = a_table("KC SO BR / KO SC BO / SR . KR")
    assert table.legal("S", "move") == {"B0 B1", "B2 B1"}
    pairs = {frozenset(swap.split()) for swap in table.legal("S", "swap")}
    assert len(pairs) == 28 and len(table.legal("S", "swap")) == 56


def test_e21_a_swap_takes_items_along_and_gives_a_bean() -> None:
    table = a_table("KC+c SO BR / KO SC BO / SR . KR")
    table.do("S", "swap F0 B2")
    assert table.rows("S") == "KR SO BR / KO SC BO / SR . KC"
    moved = table.fighter("S.B2")
    assert moved is not None and moved.cracker
    assert (table.side("S").beans, table.state.supply) == (1, 29)


def test_e22_three_of_a_kind_win_at_once() -> None:
    table = a_table("KC SO BR / KO BO BC / . KR .", active="N", beans=(0, 9))
    table.do("N", "attack F2 F1", roll("S", 2))
    result = TITLE.result(table.state)
    assert table.asked() is None and result is not None
    assert result.ranking == ((1,), (0,)) and result.reason.id == "foodfighters-result-three-of-a-kind"


def test_e23_two_of_a_kind_do_not_win() -> None:
    table = a_table("BO SO KC / KR BC SR / . . .", active="N")
    assert sorted(fighter.id for fighter in table.side("N").knocked_out) == ["BR", "KO", "SC"]
    table.do("N", "attack F1 F0", roll("S", 2))
    assert len(table.side("N").knocked_out) == 4 and table.state.outcome is None


def test_e24_a_short_supply_gives_what_is_left() -> None:
    table = a_table(beans=(0, 28))
    table.do("S", "roll", roll(2, 3))
    assert (table.side("S").beans, table.state.supply) == (2, 0)
    table.do("N", "swap F0 F1")
    table.do("N", "pass")
    table.do("S", "swap F0 F1")
    assert (table.side("S").beans, table.side("N").beans, table.state.supply) == (2, 28, 0)


def test_e25_a_tied_start_roll_is_rolled_again() -> None:
    state, _ = TITLE.setup(TITLE.options({}, 2), 2, ScriptedChance([0, NINE, NINE, *start_rolls()]))
    assert state.active == 1


def start_rolls() -> Iterable[int]:
    """South (S, 2, 3) against North (2, 3, S), then South (1, 1, 2) against North (2, 1, 3)."""
    for faces in ((0, 2, 3), (2, 3, 0), (1, 1, 2), (2, 1, 3)):
        yield from (FACES[die].index(face) for die, face in enumerate(faces))


def test_e26_one_thing_per_turn() -> None:
    teams = ("grains", "veggies")
    table = a_table(GRAINS, VEGGIES_AT_GRAINS, teams=teams, beans=(7, 0), step=Buy(), held=["sticky_rice"])
    table.do("S", "buy spoon F0")
    assert table.side("S").beans == 4 and table.asked() == ("S", "buy")
    assert table.refused("S", "buy cracker F0") == "second-purchase"


def test_e27_no_two_of_the_same_on_a_fighter() -> None:
    table = a_table("KC+s SO BR / KO SC BO / SR BC KR", beans=(4, 0), step=Buy())
    assert table.refused("S", "buy spoon F0") == "second-in-hand"
    assert {"cracker F0", "pan F0"} <= table.legal("S", "buy")


def test_e28_meat_shield_turns_the_hit_aside() -> None:
    table = a_table("KC+c SO BR / KO SC BO / SR BC KR", active="N", held=["meat_shield"])
    table.do("N", "attack F2 F1", roll("S", 2))
    assert table.asked() == ("S", "react_shield")
    table.do("S", "play meat_shield F0")
    shield = table.fighter("S.F0")
    assert table.at("S.F1") == "SO" and shield is not None and shield.id == "KC" and not shield.cracker
    assert table.side("S").removed == ["meat_shield"] and table.side("N").beans == 0


def test_e29_sizzle_rolls_all_dice_again() -> None:
    table = a_table(held=["sizzle"], beans=(3, 0))
    table.do("S", "attack F1 F2", roll(1, 2))
    table.do("S", "play sizzle", roll("S", 1))
    assert [fighter.id for fighter in table.side("S").knocked_out] == ["OS"]
    assert table.side("S").beans == 3 and "sizzle" in table.side("S").pantry
    assert table.refused("S", "buy sizzle") == "card-after-play"


def test_e30_onion_tears_turn_a_hit_into_a_miss() -> None:
    table = a_table(held=["onion_tears"])
    table.do("S", "attack F1 F2", roll("S", 3))
    assert table.asked() == ("N", "react_tears")
    table.do("N", "play onion_tears", again(0, 2))
    assert table.side("S").knocked_out == [] and table.side("S").beans == 5
    assert table.side("N").removed == ["onion_tears"]


def test_e31_bean_boost_adds_one_to_a_roll() -> None:
    table = a_table(active="N", ongoing=["bean_boost"])
    table.do("N", "roll", roll(1, 1))
    assert table.side("N").beans == 3
