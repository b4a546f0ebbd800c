"""Dishes and the fridge, by the worked examples T19 to T25, and the switches and cards that touch them."""

from __future__ import annotations

from typing import Any

import pytest

from games.critter_kitchen import TITLE, events
from games.critter_kitchen.state import Rules
from games.critter_kitchen.steps.kitchen import Refrigerate, Serve
from games.kernel import NotLegal, NotUnderstood
from tests.games.critter_kitchen.builders import Table, a_table

MELT = "ultimate_melt"


def cooking(holds: str, restaurateur: str | None = None, *, number: int = 1, card: str = MELT, **changes: Any) -> Table:
    """Red about to serve the challenge of that round; Blue has nothing."""
    others = ["surf_and_turf", "cellar_platter", "harbor_picnic", "wine_and_dine", "savory_stack", "tasty_tapas", MELT]
    cards = [other for other in others if other != card][:5]
    cards.insert(number - 1, card)
    table = a_table("Red Blue", holds={"Red": holds}, step=Serve([0, 1]), challenges=cards, round=3, **changes)
    table.state.players[0].restaurateur = restaurateur
    return table.settle()


def served(table: Table, dish: str) -> tuple[int, int]:
    table.do("Red", f"serve {dish} end")
    told = table.do("Blue", "serve end")
    found = [event for event in told if isinstance(event, events.Served)]
    return found[-1].quality, found[-1].stars


def refused(table: Table, dish: str) -> str:
    with pytest.raises(NotLegal) as error:
        table.do("Red", f"serve {dish} end")
    return error.value.reason.id.removeprefix("critter_kitchen-no-")


def test_t19_soup_stands_for_a_missing_type() -> None:
    assert served(cooking("fish3 fish4 cheese3 soup soup"), f"{MELT} fish3 fish4 cheese3 soup soup") == (12, 2)
    assert served(cooking("fish3 fish4 cheese3 soup"), f"{MELT} fish3 fish4 cheese3 soup") == (11, 1)
    assert refused(cooking("fish3 fish4 cheese3 soup"), f"{MELT} fish3 fish4 cheese3") == "dish-unfinished"


def test_without_any_soup_the_dish_cannot_even_be_begun() -> None:
    assert refused(cooking("fish3 fish4 cheese3"), f"{MELT} fish3") == "challenge-possible"


def test_t20_a_spice_doubles() -> None:
    assert served(cooking("fish6 spice-fish soup soup"), f"{MELT} fish6+spice-fish soup soup") == (14, 2)


def test_t21_spices_and_bisque_for_four_stars() -> None:
    table = cooking("bread2 spice-bread fish7 spice-fish bisque")
    assert served(table, f"{MELT} bread2+spice-bread fish7+spice-fish bisque") == (21, 4)
    assert table.holds("Red") == ""
    assert sorted(table.state.bag) == ["bread2", "fish7", "spice-bread", "spice-fish"]


def test_t22_what_the_hold_token_covers_does_not_exist() -> None:
    def held() -> Table:
        return cooking("carrot6 carrot2 mushroom3 soup bread5", card="tasty_tapas", number=3)

    assert served(held(), "tasty_tapas carrot6 carrot2 mushroom3 soup") == (12, 2)
    assert refused(held(), "tasty_tapas carrot6 mushroom3 bread5") == "dish-type"


def test_t23_heron_sanchez_doubles_with_a_second_ingredient() -> None:
    table = cooking("bread7 bread2 carrot4 carrot3 soup", "heron_sanchez", card="tasty_tapas")
    assert served(table, "tasty_tapas bread7+bread2 carrot4+carrot3 soup") == (23, 4)
    assert table.holds("Red") == ""


def test_heron_sanchez_doubles_once_for_each_type() -> None:
    table = cooking("bread7 bread6 bread3 bread2 carrot4 mushroom2", "heron_sanchez", card="tasty_tapas")
    assert refused(table, "tasty_tapas bread7+bread2 bread6+bread3") == "spice-ingredient"


def test_tofu_that_has_to_fill_a_gap_cannot_be_doubled_as_something_else() -> None:
    def held(holds: str) -> Table:
        return cooking(holds, "heron_sanchez", number=3, card="savory_stack", rules=Rules(cart=True))

    # Meat and cheese are needed. Tofu as meat and cheese 2 make 5; doubled as cheese it makes 6, but there is no meat.
    table = held("cheese2 tofu")
    assert (table.keys("Red"), table.keys("Red", "serve")) == (["serve"], ["end"])
    assert refused(table, "savory_stack tofu=cheese+cheese2") == "challenge-possible"
    assert served(held("cheese2 tofu soup"), "savory_stack tofu=cheese+cheese2 soup") == (7, 1)
    assert served(held("cheese3 tofu"), "savory_stack tofu=meat cheese3") == (6, 1)


def test_t24_what_is_no_dish() -> None:
    assert refused(cooking("bisque bread7"), f"{MELT} bisque bread7") == "challenge-possible"
    assert served(cooking("bisque soup bread7"), f"{MELT} bisque soup bread7") == (11, 1)
    assert refused(cooking("soup soup soup bisque bisque"), f"{MELT} soup soup") == "challenge-possible"
    assert refused(cooking("bread5 fish2 cheese2 wine7"), f"{MELT} bread5 fish2 cheese2 wine7") == "dish-type"
    assert refused(cooking("bread2 soup soup"), f"{MELT} bread2 soup soup") == "challenge-possible"


def test_the_switch_lets_a_poor_dish_be_presented() -> None:
    table = cooking("bread2 soup soup", rules=Rules(least_quality=False))
    assert served(table, f"{MELT} bread2 soup soup") == (4, 0)
    assert table.holds("Red") == ""


def test_the_capybara_rewards_soup_even_in_a_poor_dish() -> None:
    table = cooking("bread2 soup soup", rules=Rules(least_quality=False), critic="capybara")
    assert served(table, f"{MELT} bread2 soup soup") == (4, 1)
    assert table.state.players[0].earned == {"capybara-1": 1}


def test_nothing_in_two_dishes_and_no_dish_twice() -> None:
    table = cooking("bread7 fish7 cheese7 mushroom2 wine2 meat2")
    assert refused(table, f"{MELT} bread7 fish7 cheese7 {MELT}") == "challenge-twice"
    assert refused(table, f"{MELT} bread7 bread7") == "token"
    assert refused(table, f"{MELT} bread7 surf_and_turf") == "dish-unfinished"
    assert refused(table, "wine_and_dine") == "challenge-closed"


def test_two_dishes_in_one_answer() -> None:
    table = cooking("bread7 fish7 cheese7 mushroom2 fish3 meat2")
    table.do("Red", f"serve {MELT} bread7 fish7 cheese7 surf_and_turf mushroom2 fish3 meat2 end")
    table.do("Blue", "serve end")
    assert table.state.players[0].earned == {"challenges-1": 5}


def test_goatn_ramsey_and_saffron_stoat_cook_their_own_way() -> None:
    assert served(cooking("bread2 fish2 soup", "goatn_ramsey"), f"{MELT} bread2 fish2 soup") == (9, 1)
    table = cooking("bread5 fish2 spice-wine soup", "saffron_stoat")
    assert served(table, f"{MELT} bread5+spice-wine fish2 soup") == (13, 2)


def test_a_spice_fits_only_its_own_type() -> None:
    assert refused(cooking("bread5 fish2 spice-wine soup"), f"{MELT} bread5+spice-wine fish2 soup") == "spice"


def test_an_answer_may_be_changed_until_all_are_in() -> None:
    table = cooking("bread7 fish7 cheese7")
    table.do("Red", "serve end")
    table.do("Red", "suggested")
    assert table.asked() == ["Blue challenge"]
    table.do("Blue", "serve end")
    assert table.state.players[0].stars == 4


def test_words_that_name_nothing_are_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        cooking("bread7 fish7 cheese7").do("Red", f"serve {MELT} pizza")


def storing(holds: str, critic: str = "mouse", restaurateur: str | None = None, round_number: int = 3) -> Table:
    table = a_table("Red Blue", holds={"Red": holds}, step=Refrigerate([0]), critic=critic, round=round_number)
    table.state.players[0].restaurateur = restaurateur
    return table.settle()


FULL = "cheese7 cheese5 bread6 spice-fish wine6 meat2 carrot3 fish2 soup soup soup soup"


def test_t25_the_fridge_holds_five() -> None:
    table = storing(FULL)
    table.do("Red", "keep cheese7 cheese5 bread6 spice-fish wine6")
    assert table.holds("Red") == "cheese7 cheese5 bread6 spice-fish wine6 soup soup soup soup"
    assert sorted(table.state.bag) == ["carrot3", "fish2", "meat2"]


def test_exactly_the_limit_is_kept() -> None:
    table = storing(FULL)
    with pytest.raises(NotUnderstood):
        table.do("Red", "keep cheese7 cheese5")
    with pytest.raises(NotLegal):
        table.do("Red", "keep cheese7 cheese7")


@pytest.mark.parametrize(
    ("critic", "restaurateur", "round_number", "limit"),
    [
        ("mouse", None, 3, 5),
        ("mouse", None, 6, 10),
        ("tortoise", None, 3, 7),
        ("tortoise", "bruno_badgerson", 6, 14),
    ],
)
def test_what_a_fridge_holds(critic: str, restaurateur: str | None, round_number: int, limit: int) -> None:
    table = storing(FULL, critic, restaurateur, round_number)
    assert table.state.limit(0) == limit
    assert TITLE.decisions(table.state)[0].about == {"limit": limit}
