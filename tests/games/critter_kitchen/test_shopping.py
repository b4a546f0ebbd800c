"""Shopping, by the worked examples T1 to T18, T38 and T39 of the rules reference, and the rulings about it."""

from __future__ import annotations

import pytest

from games.critter_kitchen import TITLE, events
from games.critter_kitchen.data import ACADEMY, MERCHANT, TRUCK
from games.critter_kitchen.state import Rules
from games.critter_kitchen.steps.effects import draw
from games.critter_kitchen.steps.round import Round
from games.critter_kitchen.tokens import BAG
from games.kernel import Chance, NotLegal, flow
from tests.games.critter_kitchen.builders import SHOP, Table, a_table

VENDOR = "desert_vendor"


def at_shop(items: str, chefs: dict[str, str], track: str, location: str = SHOP) -> Table:
    return a_table(track, {location: items}, chefs, location=location).settle()


def test_t1_tied_chefs_alternate_and_the_first_taker_moves_back() -> None:
    table = at_shop("bread5 fish4 meat3", {"Nicole": "lizard", "Jack": "lizard"}, "Nicole Jack")
    table.do("Nicole", "take bread5")
    table.do("Jack", "take fish4")
    table.do("Nicole", "take meat3")
    assert (table.holds("Nicole"), table.holds("Jack")) == ("bread5 meat3", "fish4")
    assert table.lying(SHOP) == ""
    assert table.track() == "Jack Nicole"


def test_t2_who_finds_nothing_gets_a_soup() -> None:
    chefs = {"Nicole": "lizard", "Jack": "lizard", "Alex": "boar"}
    table = at_shop("bread5 fish4 meat3", chefs, "Nicole Jack Alex")
    table.play("Nicole take bread5", "Jack take fish4", "Nicole take meat3")
    assert table.holds("Alex") == "soup"
    assert table.track() == "Jack Alex Nicole"


def t3(items: str) -> Table:
    chefs = {"Erin": "lizard", "Chris": "lizard"}
    return a_table("Erin Chris", {SHOP: items}, chefs, knows={"Chris": "question"}).settle()


def test_t3_a_known_rumor_does_not_exist() -> None:
    table = t3("carrot4 wine3 rumor-question")
    table.do("Erin", "take carrot4")
    assert table.keys("Chris", "take") == ["wine3"]
    table.do("Chris", "take wine3")
    assert table.forced() == "Erin take rumor-question"
    table.do("Erin", "take rumor-question")
    assert (table.holds("Erin"), table.holds("Chris"), table.track()) == ("carrot4", "wine3", "Chris Erin")
    assert table.state.opened == [False, True, False], "both know it, so it is face up"


def test_t3b_only_what_does_not_exist_is_nothing() -> None:
    table = t3("carrot4 rumor-question")
    table.do("Erin", "take carrot4")
    assert table.holds("Chris") == "soup"
    assert table.forced() == "Erin take rumor-question"
    assert table.track() == "Chris Erin"


def test_t4_a_first_item_taken_alone_moves_no_hat() -> None:
    chefs = {"Tina": "mouse", "Tristan": "lizard", "Aidan": "lizard"}
    table = at_shop("bread2 bread3 bread4 bread5", chefs, "Tristan Aidan Tina")
    table.play("Tina take bread5", "Tristan take bread4", "Aidan take bread3", "Tristan take bread2")
    assert [table.holds(name) for name in ("Tina", "Tristan", "Aidan")] == ["bread5", "bread4 bread2", "bread3"]
    assert table.track() == "Tristan Aidan Tina"


def test_t5_three_items_for_two_lizards() -> None:
    table = at_shop("bread2 bread3 bread4", {"Tristan": "lizard", "Aidan": "lizard"}, "Tristan Aidan")
    table.play("Tristan take bread4", "Aidan take bread3", "Tristan take bread2")
    assert (table.holds("Tristan"), table.holds("Aidan"), table.track()) == ("bread4 bread2", "bread3", "Aidan Tristan")


def test_t6_a_mouse_before_two_lizards() -> None:
    chefs = {"Tina": "mouse", "Tristan": "lizard", "Aidan": "lizard"}
    table = at_shop("bread2 bread3 bread4", chefs, "Tristan Aidan Tina")
    table.play("Tina take bread4", "Tristan take bread3", "Aidan take bread2")
    assert [len(table.holds(name).split()) for name in ("Tina", "Tristan", "Aidan")] == [1, 1, 1]
    assert table.track() == "Tristan Aidan Tina"


def test_t7_mouse_lizard_and_boar_in_turn() -> None:
    chefs = {"Purple": "mouse", "Yellow": "lizard", "Blue": "boar"}
    table = at_shop("bread2 bread3 bread4", chefs, "Blue Yellow Purple")
    table.play("Purple take bread4", "Yellow take bread3", "Yellow take bread2")
    assert table.holds("Blue") == "soup"
    assert table.track() == "Blue Yellow Purple"


def test_t8_boars_with_an_item_go_home_without_soup() -> None:
    chefs = {"Blue": "mouse", "Red": "boar", "Yellow": "boar"}
    table = at_shop("wine5 rumor-exclamation mushroom4", chefs, "Red Yellow Blue", VENDOR)
    table.play("Blue take wine5", "Red take rumor-exclamation", "Yellow take mushroom4")
    assert [table.holds(name) for name in ("Blue", "Red", "Yellow")] == ["wine5", "", "mushroom4"]
    assert table.state.players[0].rumors[0] == "rumor-exclamation"
    assert table.track() == "Red Yellow Blue"


def test_t9_tied_mice_then_a_lizard() -> None:
    chefs = {"Red": "mouse", "Yellow": "mouse", "Blue": "lizard"}
    table = at_shop("bread2 bread3 bread4 bread5", chefs, "Red Yellow Blue")
    table.play("Red take bread5", "Yellow take bread4", "Blue take bread3", "Blue take bread2")
    assert table.holds("Blue") == "bread3 bread2"
    assert table.track() == "Yellow Blue Red"


def test_t10_leaving_early_gives_a_soup_and_the_items_go_to_the_academy() -> None:
    table = at_shop("bread2 fish2", {"Red": "boar"}, "Red Blue")
    told = table.do("Red", "leave")
    assert table.holds("Red") == "soup"
    assert events.LeftOver(location=SHOP, to=ACADEMY, items=["bread2", "fish2"], gone=[]) in told
    assert table.lying(TRUCK) == "bread2 fish2", "and from there to the next truck"


def test_t11_leaving_early_ends_the_tie_of_two() -> None:
    table = at_shop("cheese7 bread2", {"Red": "mouse", "Yellow": "mouse"}, "Red Yellow")
    table.do("Red", "leave")
    table.do("Yellow", "take cheese7")
    assert (table.holds("Red"), table.holds("Yellow"), table.track()) == ("soup", "cheese7", "Red Yellow")


def test_t12_leaving_early_leaves_a_tie_of_three_a_tie() -> None:
    table = at_shop("cheese7 bread2", {"Red": "mouse", "Yellow": "mouse", "Blue": "mouse"}, "Red Yellow Blue")
    table.do("Red", "leave")
    table.do("Yellow", "take cheese7")
    table.do("Blue", "take bread2")
    assert table.track() == "Red Blue Yellow"


def test_t13_soup_at_the_truck_never_runs_out() -> None:
    table = a_table(
        "Yellow Purple", {TRUCK: "bisque mushroom3"}, {"Yellow": "lizard", "Purple": "boar"}, location=TRUCK
    )
    table.settle()
    assert table.keys("Yellow", "take") == ["bisque", "mushroom3", "soup"]
    table.do("Yellow", "take bisque")
    table.do("Yellow", "take mushroom3")
    for _ in range(3):
        table.do("Purple", "take soup")
    assert (table.holds("Yellow"), table.holds("Purple")) == ("mushroom3 bisque", "soup soup soup")


def test_t14_an_untaken_bisque_stays_alone() -> None:
    table = a_table("Red Blue", {TRUCK: "bisque meat2"}, location=TRUCK).settle()
    assert events.LeftOver(location=TRUCK, to=ACADEMY, items=["meat2"], gone=[]) in table.events
    assert table.lying(TRUCK) == "bisque meat2", "the meat came back from the academy"
    table.state.stack = [Round()]
    table.settle()
    assert table.state.items[TRUCK].count("bisque") == 1


def test_t15_a_hired_zous_chef_works_next_round() -> None:
    academy = {ACADEMY: "ming fish5 carrot2 rumor-exclamation"}
    table = a_table("Red Purple", academy, {"Red": "mouse", "Purple": "mouse"}, location=ACADEMY)
    table.state.stack.insert(0, Round(4))
    table.settle()
    table.do("Red", "take ming")
    assert table.state.players[0].hired == "ming"
    table.do("Purple", "take fish5")
    assert table.lying(TRUCK) == "bisque carrot2"
    assert table.state.out == ["rumor-exclamation"]
    assert table.track() == "Purple Red"
    assert table.asked() == ["Red plan", "Purple plan"]
    assert not offers_end_after(table, "Red", 3) and offers_end_after(table, "Purple", 3)


def offers_end_after(table: Table, name: str, chefs: int) -> bool:
    places = ["soup_truck", SHOP, VENDOR][: chefs - 1]
    return not TITLE.choices(table.state, table.seat(name), ("plan", *places))[0].more


def test_t16_ming_picks_with_the_mice() -> None:
    table = at_shop("bread7 meat6 fish5", {"Red": "ming", "Blue": "mouse"}, "Blue Red")
    table.do("Blue", "take bread7")
    table.do("Red", "take meat6")
    table.do("Red", "take fish5")
    assert (table.holds("Red"), table.track()) == ("meat6 fish5", "Red Blue")


def test_t17_a_wild_fills_the_only_space_left() -> None:
    items, knows = {SHOP: "rumor-wild rumor-exclamation"}, {"Red": "exclamation heart"}
    table = a_table("Red Blue", items, {"Red": "lizard"}, knows=knows).settle()
    assert table.keys("Red", "take") == ["rumor-wild"]
    told = table.do("Red", "take rumor-wild")
    assert table.state.players[0].rumors == ["rumor-exclamation", "rumor-wild", "rumor-heart"]
    assert events.RumorSeen(seat=0, icon="question", rumor="spice_lover", audience=(0,)) in told
    assert table.holds("Red") == "", "one item is taken, so there is no soup"


def test_a_wild_with_several_free_spaces_asks_its_owner() -> None:
    table = at_shop("rumor-wild", {"Red": "mouse"}, "Red Blue")
    table.do("Red", "take rumor-wild")
    assert table.asked() == ["Red place"]
    table.do("Red", "place heart")
    assert table.state.players[0].rumors == [None, None, "rumor-wild"]


def test_t18_a_rumor_known_to_all_is_drawn_no_more() -> None:
    table = a_table("Red Blue", knows={"Red": "heart", "Blue": "heart"}, bag=["bread2", "rumor-heart"])
    play = flow.Play(table.state, Chance(b""))
    drawn = {draw(play, "spot")}
    assert drawn == {"bread2"} and draw(play, "spot") is None
    assert table.state.out == ["rumor-heart"]


def test_t18_without_the_purge_it_fills_a_spot_for_nobody() -> None:
    table = a_table("Red Blue", knows={"Red": "heart", "Blue": "heart"}, bag=["rumor-heart"], rules=Rules(purge=False))
    assert draw(flow.Play(table.state, Chance(b"")), "spot") == "rumor-heart"
    assert not table.state.exists("rumor-heart", 0)


def test_t38_leftovers_go_through_the_academy_to_the_next_truck() -> None:
    items = {
        TRUCK: "bisque wine2",
        SHOP: "bread2 rumor-question fish3",
        VENDOR: "meat4 allspice carrot2",
        "water_market": "cheese2 cheese3 wine5 rumor-exclamation",
        MERCHANT: "",
        ACADEMY: "ming",
    }
    table = a_table("Ann Ben Cat", items, {"Ann": f"mouse@{ACADEMY}"}, location=TRUCK)
    table.state.bag = ["mushroom6", "bread3", "rumor-wild", "fish2"]
    table.settle(0, 2, 1, 0)
    table.do("Ann", "take mushroom6")
    expected = "bisque wine2 bread2 fish3 meat4 allspice carrot2 cheese2 cheese3 wine5 bread3 fish2"
    assert sorted(table.lying(TRUCK).split()) == sorted(expected.split())
    assert sorted(table.state.out) == ["rumor-exclamation", "rumor-question", "rumor-wild"]


@pytest.mark.parametrize(("seats", "drawn"), [(2, 10), (3, 14), (4, 17), (5, 21)])
def test_t39_what_is_drawn_in_a_round(seats: int, drawn: int) -> None:
    table = a_table(" ".join("ABCDE"[:seats]), step=Round(), bag=list(BAG)).settle()
    at_planning = len(table.state.bag)
    merchant = 2 if seats == 2 else 4
    assert len(BAG) - at_planning == drawn - merchant
    assert [len(items) for items in table.state.items.values()][1:3] == [3, 3]


def test_picks_are_mandatory_unless_the_switch_allows_to_stop() -> None:
    table = at_shop("bread2 fish2 meat2", {"Red": "boar"}, "Red Blue")
    table.do("Red", "take bread2")
    assert table.keys("Red") == ["take"]
    with pytest.raises(NotLegal):
        table.do("Red", "leave")
    table.state.rules = Rules(may_stop=True)
    table.do("Red", "stop")
    assert table.holds("Red") == "bread2"


@pytest.mark.parametrize(("may_stop", "reason"), [(False, "leave"), (True, "leave-stop")])
def test_who_holds_something_gets_no_soup_and_is_told_what_to_do_instead(may_stop: bool, reason: str) -> None:
    table = at_shop("bread2 bread3", {"Red": "lizard"}, "Red Blue")
    table.state.rules = Rules(may_stop=may_stop)
    table.do("Red", "take bread3")
    with pytest.raises(NotLegal) as error:
        table.do("Red", "leave")
    assert error.value.reason.id == f"critter_kitchen-no-{reason}"


def test_what_stays_on_the_truck_with_the_switch() -> None:
    table = a_table("Red Blue", {TRUCK: "bisque meat2"}, location=TRUCK, rules=Rules(leftovers_stay=True)).settle()
    assert not any(isinstance(event, events.LeftOver) for event in table.events)
    assert table.lying(TRUCK) == "bisque meat2"


def test_a_rumor_learnt_during_a_visit_is_there_no_more() -> None:
    table = at_shop("rumor-question rumor-question", {"Red": "lizard"}, "Red Blue")
    table.do("Red", "take rumor-question")
    assert table.holds("Red") == "" and table.state.stack == []


def test_a_hat_moved_at_one_location_counts_at_the_next() -> None:
    items = {SHOP: "bread2 bread3", VENDOR: "fish2 fish3"}
    chefs = {"Red": f"mouse@{SHOP} lizard@{VENDOR}", "Blue": f"mouse@{SHOP} lizard@{VENDOR}"}
    table = a_table("Red Blue", items, chefs).settle()
    table.do("Red", "take bread3")
    table.do("Blue", "take bread2")
    assert table.asked() == ["Blue take"], "Red's hat is behind now"


def test_the_merchant_draws_even_for_nobody() -> None:
    table = a_table("Red Blue", location=MERCHANT, bag=["bread2", "bread3", "bread4"]).settle()
    assert len(table.state.bag) == 1 and len(table.state.items[TRUCK]) == 2
