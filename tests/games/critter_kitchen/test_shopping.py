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


VISITS = {
    "t1 tied chefs alternate and the first taker moves back": (
        "Nicole=lizard Jack=lizard", "bread5 fish4 meat3", "Nicole bread5, Jack fish4, Nicole meat3",
        "Nicole=bread5 meat3, Jack=fish4", "Jack Nicole",
    ),
    "t2 who finds nothing gets a soup": (
        "Nicole=lizard Jack=lizard Alex=boar", "bread5 fish4 meat3", "Nicole bread5, Jack fish4, Nicole meat3",
        "Alex=soup", "Jack Alex Nicole",
    ),
    "t4 a first item taken alone moves no hat": (
        "Tristan=lizard Aidan=lizard Tina=mouse", "bread2 bread3 bread4 bread5",
        "Tina bread5, Tristan bread4, Aidan bread3, Tristan bread2",
        "Tina=bread5, Tristan=bread4 bread2, Aidan=bread3", "Tristan Aidan Tina",
    ),
    "t5 three items for two lizards": (
        "Tristan=lizard Aidan=lizard", "bread2 bread3 bread4", "Tristan bread4, Aidan bread3, Tristan bread2",
        "Tristan=bread4 bread2, Aidan=bread3", "Aidan Tristan",
    ),
    "t6 a mouse before two lizards": (
        "Tristan=lizard Aidan=lizard Tina=mouse", "bread2 bread3 bread4", "Tina bread4, Tristan bread3, Aidan bread2",
        "Tina=bread4, Tristan=bread3, Aidan=bread2", "Tristan Aidan Tina",
    ),
    "t7 mouse lizard and boar in turn": (
        "Blue=boar Yellow=lizard Purple=mouse", "bread2 bread3 bread4", "Purple bread4, Yellow bread3, Yellow bread2",
        "Blue=soup", "Blue Yellow Purple",
    ),
    "t9 tied mice then a lizard": (
        "Red=mouse Yellow=mouse Blue=lizard", "bread2 bread3 bread4 bread5",
        "Red bread5, Yellow bread4, Blue bread3, Blue bread2", "Blue=bread3 bread2", "Yellow Blue Red",
    ),
    "t11 leaving early ends the tie of two": (
        "Red=mouse Yellow=mouse", "cheese7 bread2", "Red leave, Yellow cheese7",
        "Red=soup, Yellow=cheese7", "Red Yellow",
    ),
    "t12 leaving early leaves a tie of three a tie": (
        "Red=mouse Yellow=mouse Blue=mouse", "cheese7 bread2", "Red leave, Yellow cheese7, Blue bread2",
        "Red=soup, Yellow=cheese7, Blue=bread2", "Red Blue Yellow",
    ),
    "t16 ming picks with the mice": (
        "Blue=mouse Red=ming", "bread7 meat6 fish5", "Blue bread7, Red meat6, Red fish5",
        "Red=meat6 fish5", "Red Blue",
    ),
}  # fmt: skip
"""Chefs in the order of the track, the goods of the shop, who takes what, what they hold then, and the track then."""


@pytest.mark.parametrize(("chefs", "items", "taken", "held", "track"), VISITS.values(), ids=VISITS)
def test_a_visit_of_a_shop(chefs: str, items: str, taken: str, held: str, track: str) -> None:
    there = dict(chef.split("=") for chef in chefs.split())
    table = at_shop(items, there, " ".join(there))
    for name, item in (one.split() for one in taken.split(", ")):
        table.do(name, item if item == "leave" else f"take {item}")
    holds = dict(one.split("=") for one in held.split(", "))
    assert ({name: table.holds(name) for name in holds}, table.track()) == (holds, track)


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


def test_t8_boars_with_an_item_go_home_without_soup() -> None:
    chefs = {"Blue": "mouse", "Red": "boar", "Yellow": "boar"}
    table = at_shop("wine5 rumor-exclamation mushroom4", chefs, "Red Yellow Blue", VENDOR)
    table.play("Blue take wine5", "Red take rumor-exclamation", "Yellow take mushroom4")
    assert [table.holds(name) for name in ("Blue", "Red", "Yellow")] == ["wine5", "", "mushroom4"]
    assert table.state.players[0].rumors[0] == "rumor-exclamation"
    assert table.track() == "Red Yellow Blue"


def test_t10_leaving_early_gives_a_soup_and_the_items_go_to_the_academy() -> None:
    table = at_shop("bread2 fish2", {"Red": "boar"}, "Red Blue")
    told = table.do("Red", "leave")
    assert table.holds("Red") == "soup"
    assert events.LeftOver(location=SHOP, to=ACADEMY, items=["bread2", "fish2"], gone=[]) in told
    assert table.lying(TRUCK) == "bread2 fish2", "and from there to the next truck"


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
