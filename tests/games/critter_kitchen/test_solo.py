"""The solo game: the rival's moves, goods and score."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.critter_kitchen import TITLE, events, rival
from games.critter_kitchen.data import ACADEMY, MERCHANT, SOLO, TRUCK, Course
from games.critter_kitchen.state import RIVAL, Rival
from games.critter_kitchen.steps.kitchen import CriticMeal
from games.critter_kitchen.steps.round import Finale, Plan, refrigeration
from games.critter_kitchen.steps.shop import Shop
from games.kernel import Chance, OptionsError, flow, random_action
from tests.games.critter_kitchen.builders import SHOP, Table, a_table

VENDOR = "desert_vendor"


def solo(items: dict[str, str] | None = None, chefs: dict[str, str] | None = None, **changes: Any) -> Table:
    """Ann against McDogald's, whose hat is in front; every deck in the order of the data, its last card first."""
    table = a_table("Ann Dog", items, chefs, track="Dog Ann", **changes)
    decks = {name: list(range(len(cards)))[::-1] for name, cards in rival.DECKS.items()}
    table.state.rival = Rival(decks, {name: [] for name in decks}, [[] for _ in range(6)])
    table.state.seats = 1
    return table


def test_alone_one_plays_against_the_rival_set_up_as_for_two() -> None:
    state, _ = TITLE.setup(TITLE.options({"critic": "magpie"}, 1), 1, Chance(b"solo"))
    assert state.track == [RIVAL, 0]
    assert state.players[RIVAL].earned == {"critic": 4}
    assert len(state.row) == 5, "set up as for two"


def test_the_street_cart_is_no_solo_game() -> None:
    with pytest.raises(OptionsError):
        TITLE.options({"modules": ["a_la_cart"]}, 1)


def test_the_manager_is_obeyed_first_then_each_chef_by_its_card() -> None:
    items = {SHOP: "bread7 fish2 meat2", VENDOR: "rumor-heart carrot4 bread4", ACADEMY: "ming wine3 wine2"}
    table = solo(items, step=Plan([0]))
    table.state.stack.insert(0, Shop(0))
    told = table.do("Ann", f"plan {SHOP} {VENDOR} {TRUCK}")
    # Manager: the mouse to the academy. Lizard: the highest sum from the left end; boar likewise, but elsewhere.
    assert events.Managed(order="go", chef="mouse", location=ACADEMY) in told
    sent = next(e for e in told if isinstance(e, events.Sent) and e.seat == RIVAL)
    assert dict(zip(sent.chefs, sent.locations, strict=True)) == {"mouse": ACADEMY, "lizard": SHOP, "boar": VENDOR}


@pytest.mark.parametrize(
    ("rule", "arrow", "held", "where"),
    [
        ("has7", "right", [], SHOP),
        ("has7", "right", [SHOP], TRUCK),
        ("high1", "left", [], SHOP),
        ("rumor", "left", [], VENDOR),
        ("spice", "left", [], ACADEMY),
        ("items", "right", [], SHOP),
        ("items", "left", [], ACADEMY),
        ("midnight_merchant", "left", [], MERCHANT),
        ("midnight_merchant", "left", [MERCHANT], ACADEMY),
        ("chal", "right", [], SHOP),
    ],
)
def test_where_a_card_sends_a_chef(rule: str, arrow: str, held: list[str], where: str) -> None:
    items = {
        TRUCK: "bisque",
        SHOP: "bread7 fish2 meat2",
        VENDOR: "rumor-heart carrot4",
        ACADEMY: "ming wine3 spice-bread",
    }
    assert (
        rival.location_by_card(solo(items).state, msgspec.convert({"rule": rule, "arrow": arrow}, Course), held)
        == where
    )


def chosen(day: int, items: str, **marks: list[str]) -> str:
    table = solo(round=3 * day - 2, critic="tortoise")
    assert table.state.rival is not None
    table.state.rival.marks[0] = marks.get("marks", [])
    return rival.choose(table.state, items.split())


def test_the_first_day_takes_rumors_then_challenge_items_then_helpers() -> None:
    assert chosen(1, "bread7 rumor-wild rumor-heart ming") == "rumor-heart"
    assert chosen(1, "wine7 ming bread2 spice-fish") == "spice-fish", "fish is liked before bread"
    assert chosen(1, "wine7 ming bread2 cheese3") == "cheese3"
    assert chosen(1, "wine7 ming bread2", marks=["bread"]) == "ming"
    assert chosen(1, "wine7 spice-wine meat6") == "spice-wine"
    assert chosen(1, "wine7 meat6") == "wine7"
    assert chosen(1, "wine5 meat6") == "meat6"
    assert chosen(1, "bisque soup") == "bisque"


def test_the_last_day_takes_what_its_plate_needs_most() -> None:
    table = solo(round=7)
    table.state.shields[RIVAL].storage = ["fish7", "bread2"]
    assert rival.choose(table.state, ["spice-fish", "wine6", "bread7", "rumor-heart"]) == "spice-fish"


def test_a_challenge_item_earns_one_star_for_each_symbol_at_days_end() -> None:
    table = solo({SHOP: "bread3 bread4 meat2"}, {"Dog": "boar"}, round=3)
    table.state.challenges = ["ultimate_melt", "wine_and_dine", *table.state.challenges[2:]]
    table.settle()
    assert table.state.rival is not None
    assert table.state.rival.marks[:2] == [["bread"], ["meat", "bread"]]
    refrigeration(flow.Play(table.state, Chance(b"")))
    assert table.state.players[RIVAL].earned["challenges-1"] == 3


def test_rumors_bring_fixed_stars_and_are_known_to_it() -> None:
    table = solo({SHOP: "rumor-heart rumor-heart"}, {"Dog": "lizard"}, round=4, knows={"Ann": "heart"}).settle()
    assert table.state.players[RIVAL].earned == {"rumors": 2}
    assert table.state.opened[2], "both have that space filled"


def test_it_takes_no_soup_home() -> None:
    table = solo({SHOP: ""}, {"Dog": "mouse"}).settle()
    assert table.holds("Dog") == ""


def test_its_plate_is_the_best_of_each_type_and_no_critic_changes_it() -> None:
    tokens = ["bread7", "bread3", "fish6", "spice-fish", "carrot5", "allspice"]
    assert rival.meal(tokens, "kangaroo") == ["bread7+allspice", "carrot5", "fish6+spice-fish"]


def ending(critic: str = "kangaroo") -> Table:
    table = solo(step=Finale(), critic=critic, round=7, rumors=["big_cheese", "fish_fanatic", "picky"])
    table.state.shields[RIVAL].storage = ["fish6"]
    table.state.bag = ["wine5"]
    return table.settle(0)


def test_its_end_soup_from_the_bag_dots_for_rumors_fanatics_on_its_track() -> None:
    table = ending()
    lines = {one.what.id.removeprefix("critter_kitchen-score-"): one.points for one in table.state.sheet if one.seat}
    assert lines == {"soup": 1, "best": 1, "rumor": 2, "track": 2}
    assert table.state.totals == [0, 12]
    assert table.state.out == ["wine5"]


def test_only_strictly_more_stars_beat_it() -> None:
    table = ending()
    result = TITLE.result(table.state)
    assert result is not None and result.ranking == ((0,),)
    assert result.reason.id == "critter_kitchen-result-solo-lost"
    table.state.players[0].earned = {"trophy": 99}
    table.state.stack = [Finale()]
    table.settle()
    result = TITLE.result(table.state)
    assert result is not None and result.reason.id == "critter_kitchen-result-solo-won"


def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    table = solo()
    assert table.state.rival is not None
    table.state.rival.decks["boar"], table.state.rival.discards["boar"] = [], [3, 1, 2]
    play = flow.Play(table.state, Chance(b"deck"))
    assert sorted(rival._turn_up(play, "boar") for _ in range(3)) == [1, 2, 3]


def test_a_whole_solo_game() -> None:
    chance = Chance(b"whole")
    state, _ = TITLE.setup(TITLE.options({}, 1), 1, chance)
    while owed := TITLE.decisions(state):
        assert {decision.seat for decision in owed} == {0}
        TITLE.perform(state, 0, random_action(TITLE, state, 0, chance), chance)
        assert TITLE.testing.invariants(state) == []
    assert TITLE.result(state) is not None and len(SOLO.manager) == 14


def test_the_critic_is_served_by_the_person_alone() -> None:
    table = solo(step=CriticMeal([0]), round=7, holds={"Ann": "fish5"})
    assert table.settle().asked() == ["Ann critic"]
