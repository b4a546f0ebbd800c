"""Zous chefs and restaurateurs, each in its window, and the rulings about them."""

from __future__ import annotations

import pytest

from games.critter_kitchen import TITLE, events
from games.critter_kitchen.ai.advice import best_plan, crew
from games.critter_kitchen.data import ACADEMY, BREAK, MERCHANT, TRUCK
from games.critter_kitchen.state import Rules
from games.critter_kitchen.steps.abilities import AfterReveal, in_order
from games.critter_kitchen.steps.effects import hat_back
from games.critter_kitchen.steps.round import ChooseRestaurateur, Plan, Round, StreetCart
from games.critter_kitchen.steps.shop import Shop
from games.kernel import Chance, NotLegal, flow
from tests.games.critter_kitchen.builders import SHOP, Table, a_table

VENDOR = "desert_vendor"


def test_carol_gains_a_star_when_her_hat_is_last() -> None:
    table = a_table("Red Blue", {SHOP: "bread2 bread3"}, {"Red": "carol", "Blue": "mouse"}).settle()
    table.do("Red", "take bread3")
    assert table.track() == "Blue Red", "she took first in a tie"
    table.do("Blue", "take bread2")
    assert table.state.players[0].earned == {"carol": 1}


def test_newton_brings_soup_to_everybody_there() -> None:
    table = a_table("Red Blue Cy", {SHOP: "bread2 bread3 bread4"}, {"Red": "newton", "Blue": "mouse"}).settle()
    assert [table.holds(name) for name in ("Red", "Blue", "Cy")] == ["soup soup", "soup", ""]


def test_otto_gives_a_token_to_each_with_a_chef_that_carries_two() -> None:
    chefs = {"Red": "otto", "Blue": "lizard", "Cy": "mouse"}
    table = a_table("Blue Red Cy", {SHOP: "fish2 fish3 fish4 fish5 fish6"}, chefs)
    table.state.bag = ["bread2", "wine3", "meat4"]
    table.settle(0, 0)
    assert [table.holds(name) for name in ("Blue", "Red", "Cy")] == ["bread2", "meat4", ""]


def test_a_drawn_wild_is_placed_before_the_effect_goes_on() -> None:
    table = a_table("Blue Red", {SHOP: "fish2"}, {"Red": "otto", "Blue": "lizard"})
    table.state.bag = ["rumor-wild", "bread2"]
    table.settle(0)
    assert table.asked() == ["Blue place"]
    table.do("Blue", "place heart")
    assert table.holds("Red") == "bread2"


def test_a_rumor_that_is_not_there_is_put_back_and_another_is_drawn() -> None:
    table = a_table("Red Blue", {}, {"Red": "olive"}, knows={"Red": "heart"}, location=ACADEMY)
    table.state.bag = ["rumor-heart", "bread2"]
    table.settle(0, 0)
    assert table.holds("Red") == "bread2 soup", "what is drawn is no pick, so the consolation stays"
    assert table.state.bag == ["rumor-heart"]


def test_penny_turns_soup_into_bisque_if_there_is_any() -> None:
    table = a_table("Red Blue", {SHOP: "bread2"}, {"Red": "penny"}, holds={"Red": "soup soup"}).settle()
    assert table.asked() == ["Red penny"]
    table.do("Red", "trade")
    assert table.holds("Red") == "soup bisque"
    assert table.asked() == ["Red take"]
    empty = a_table("Red Blue", {SHOP: "bread2"}, {"Red": "penny"}).settle()
    assert empty.asked() == ["Red take"], "nothing to trade, no question"


@pytest.mark.parametrize("held", ["soup", ""])
def test_whether_penny_has_a_soup_to_trade_comes_out_so_that_nobody_takes_back_freely_what_showed_it(held: str) -> None:
    table, chance = a_table("Red Blue", {SHOP: "bread2"}, {"Red": "penny"}, holds={"Red": held}), Chance(b"table")
    flow.settle(flow.Play(table.state, chance))
    assert chance.revealed_hidden


def test_pepper_adds_a_token_that_she_may_take() -> None:
    table = a_table("Red Blue", {SHOP: ""}, {"Red": "pepper"})
    table.state.bag = ["wine7"]
    table.settle(0)
    assert table.keys("Red", "take") == ["wine7"]


def test_juniper_looks_once_and_keeps_nothing() -> None:
    table = a_table("Red Blue", {SHOP: ""}, {"Red": "juniper"}, knows={"Red": "heart"}).settle()
    assert table.keys("Red", "peek")[-1] == "heart", "what is known already comes last"
    told = table.do("Red", "peek question")
    assert events.RumorSeen(seat=0, icon="question", rumor="spice_lover", audience=(0,)) in told
    assert table.state.known(0) == ["super_chatty"]


def test_juniper_is_not_asked_when_all_cards_are_open() -> None:
    table = a_table("Red Blue", {SHOP: ""}, {"Red": "juniper"}, opened=[True] * 3).settle()
    assert table.asked() == []


def after_reveal(chefs: dict[str, str], track: str = "Red Blue", rules: Rules | None = None) -> Table:
    table = a_table("Red Blue", {}, chefs, track=track, rules=rules or Rules())
    table.state.stack = [Shop(0), AfterReveal(in_order(table.state, "after_reveal"))]
    return table.settle()


def test_basil_moves_where_his_owner_has_no_chef() -> None:
    table = after_reveal({"Red": f"mouse@{SHOP} basil@{VENDOR}"})
    assert table.keys("Red", "send") == [TRUCK, MERCHANT, ACADEMY]
    table.do("Red", f"send {MERCHANT}")
    assert [chef.location for chef in table.state.chefs] == [SHOP, MERCHANT]


def test_tansy_swaps_two_chefs() -> None:
    table = after_reveal({"Red": f"mouse@{SHOP} boar@{VENDOR} tansy@{TRUCK}"})
    table.do("Red", "exchange mouse boar")
    assert [(c.kind, c.location) for c in table.state.chefs] == [("mouse", VENDOR), ("boar", SHOP), ("tansy", TRUCK)]


def test_a_break_is_no_location_for_basil_nor_for_tansy() -> None:
    """Section 9.3 with the stand-in module: both speak of locations, and the Break Time card is none (section 2)."""
    table = after_reveal({"Red": f"mouse@{SHOP} basil@{VENDOR}"}, rules=CART)
    assert table.keys("Red", "send") == [TRUCK, MERCHANT, ACADEMY]
    table = after_reveal({"Red": f"mouse@{SHOP} boar@{BREAK} tansy@{TRUCK}"}, rules=CART)
    assert table.keys("Red", "exchange") == ["mouse", "tansy"]
    with pytest.raises(NotLegal, match="chef-resting"):
        table.do("Red", "exchange boar mouse")
    alone = after_reveal({"Red": f"boar@{BREAK} tansy@{TRUCK}"}, rules=CART)
    assert alone.keys("Red") == ["decline"], "with nobody to swap with"


def test_an_ability_may_be_declined() -> None:
    table = after_reveal({"Red": f"mouse@{SHOP} basil@{VENDOR}"})
    table.do("Red", "decline")
    assert [chef.location for chef in table.state.chefs] == [SHOP, VENDOR]


def test_bramble_moves_her_hat_to_the_front() -> None:
    assert after_reveal({"Red": f"bramble@{SHOP}"}, track="Blue Red").track() == "Red Blue"


def test_rusk_picks_with_the_lizards() -> None:
    table = a_table("Blue Red", {SHOP: "bread2 bread3 bread4"}, {"Red": "rusk", "Blue": "boar"}).settle()
    assert table.asked() == ["Red take"]


def employing(table: Table, name: str, card: str) -> Table:
    table.state.players[table.seat(name)].restaurateur = card
    return table


def test_anthony_boardain_adds_a_soup_to_each_consolation() -> None:
    table = a_table("Red Blue", {SHOP: "bread2"}, {"Red": "boar", "Blue": "lizard"})
    employing(table, "Red", "anthony_boardain").settle()
    table.do("Blue", "take bread2")
    assert table.holds("Red") == "soup soup"


def test_graham_elephant_gets_soup_for_lonely_chefs() -> None:
    chefs = {"Red": f"mouse@{SHOP} boar@{VENDOR}", "Blue": f"mouse@{VENDOR}"}
    table = employing(a_table("Red Blue", {SHOP: "bread2", VENDOR: "fish2"}, chefs), "Red", "graham_elephant").settle()
    assert table.holds("Red") == "soup"
    table.do("Red", "take bread2")
    assert table.holds("Red") == "bread2 soup", "not alone at the vendor"


def test_pia_pangolins_hat_moves_one_place_back() -> None:
    table = employing(a_table("A B C"), "A", "pia_pangolin")
    hat_back(flow.Play(table.state, Chance(b"")), 0)
    assert table.track() == "B A C"


def test_otis_ospreys_mouse_carries_two_once_a_day() -> None:
    table = employing(a_table("Red Blue", step=Plan([0, 1])), "Red", "otis_osprey")
    assert f"{SHOP}+two" in table.keys("Red", "plan")
    table.do("Red", f"plan {SHOP}+two {VENDOR} {TRUCK}")
    table.state.stack.insert(0, Shop(0))
    table.do("Blue", f"plan {TRUCK} {ACADEMY} {MERCHANT}")
    mouse = table.state.chefs[0]
    assert (mouse.speed, mouse.capacity) == (1, 2)
    table.state.stack, table.state.round = [Plan([0, 1])], 2
    assert f"{SHOP}+two" not in table.keys("Red", "plan")
    table.state.round = 4
    assert f"{SHOP}+two" in table.keys("Red", "plan")


def test_restaurateurs_dealt_two_are_chosen_in_secret() -> None:
    table = a_table("Red Blue", step=ChooseRestaurateur([0, 1]), rules=Rules(restaurateurs=True))
    for seat, cards in enumerate((["lola_lynx", "otis_osprey"], ["jamie_owliver", "graham_elephant"])):
        table.state.shields[seat].dealt = cards
    table.do("Red", "choose lola_lynx")
    assert table.state.players[0].restaurateur is None
    with pytest.raises(NotLegal):
        table.do("Blue", "choose pia_pangolin")
    told = table.do("Blue", "choose jamie_owliver")
    assert table.state.players[0].earned == {"lola_lynx": 2}
    assert table.holds("Red") == "bisque"
    private = [event for event in told if event.audience is not None]
    assert [event.audience for event in private] == [(1,)], "the extra rumor is told to its owner alone"
    assert table.state.shields[1].rumor not in table.state.rumors


def test_stars_of_restaurateurs_may_come_at_the_end() -> None:
    table = a_table("Red Blue", step=ChooseRestaurateur([0, 1]), rules=Rules(stars_at_setup=False))
    for seat, card in enumerate(("lola_lynx", "otis_osprey")):
        table.state.shields[seat].dealt = [card]
    table.do("Red", "choose lola_lynx")
    table.do("Blue", "choose otis_osprey")
    assert table.state.players[0].stars == 0


CART = Rules(cart=True)


def resting(taken: dict[str, bool] | None = None) -> Table:
    table = a_table("Red Blue", step=Plan([0, 1]), rules=CART)
    table.state.stack = [Round(5), StreetCart([0])]
    table.state.players[0].cart = taken or {}
    return table.settle()


def test_a_break_brings_a_cart_token_not_had_before() -> None:
    table = resting({"trophy": False})
    assert table.keys("Red", "cart") == ["cookbook", "coffee", "tofu"]
    table.do("Red", "cart tofu")
    assert table.holds("Red") == "tofu"


def test_who_has_had_all_cart_tokens_is_not_asked() -> None:
    assert resting(dict.fromkeys(("cookbook", "coffee", "tofu", "trophy"), False)).asked() == ["Red plan", "Blue plan"]


def test_a_trophy_is_a_star() -> None:
    table = resting()
    table.do("Red", "cart trophy")
    assert table.state.players[0].earned == {"trophy": 1}


def test_coffee_sends_one_slow_chef_first() -> None:
    table = a_table("Red Blue", step=Plan([0, 1]), rules=CART)
    table.state.players[0].cart = {"coffee": True}
    assert f"{SHOP}+coffee" not in table.keys("Red", "plan"), "the mouse is first anyway"
    table.do("Red", f"plan {SHOP} {VENDOR}+coffee break_time")
    table.state.stack.insert(0, Shop(0))
    table.do("Blue", f"plan {TRUCK} {ACADEMY} {MERCHANT}")
    assert [chef.speed for chef in table.state.chefs[:3]] == [1, 1, 3]
    assert table.state.players[0].cart == {"coffee": False}


@pytest.mark.parametrize(("rests", "drinks"), [("mouse", True), ("lizard", False)])
def test_a_bot_keeps_the_coffee_for_a_lizard_that_goes_shopping(rests: str, drinks: bool) -> None:
    table = a_table("Red Blue", step=Plan([0, 1]), rules=CART)
    table.state.players[0].cart = {"coffee": True}
    view = TITLE.view(table.state, 0)
    worth = {
        chef: {place: float(chef == rests and place == "break_time") for place in view.row} for chef in crew(view, 0)
    }
    plan = best_plan(view, 0, worth)
    assert any("+coffee" in link for link in plan.args) is drinks


def test_all_chefs_must_go_and_none_twice_to_one_place() -> None:
    table = a_table("Red Blue", step=Plan([0, 1]))
    with pytest.raises(NotLegal) as error:
        table.do("Red", f"plan {SHOP} {SHOP} {TRUCK}")
    assert error.value.reason.id == "critter_kitchen-no-place-twice"
    with pytest.raises(NotLegal):
        table.do("Red", f"plan {SHOP} air_docks {TRUCK}")
    assert len(table.keys("Red", "plan")) == 5, "two players: five locations"
