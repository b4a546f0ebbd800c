"""Refusals say what is true, also where several reasons hold at once."""

from __future__ import annotations

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.refusals import why_not
from games.food_truck_city.state import State, Tile
from games.food_truck_city.steps.stack import Bonus, Move
from games.kernel import Chosen, Ref, Say, Seat
from renderers.words import LOCALES, Words
from tests.games.food_truck_city.builders import TWO, a_city

FLAT = TWO.replace("0piz", "0piz!")
OPEN = FLAT.replace("1tac", " -- ").replace("A4   | ", "A4  1tac")
"""Pizza with a Flat Tire, and a revealed street beside it that is free."""


@pytest.mark.parametrize("attempt", ["bonus", "bonus piz V2-2"])
@pytest.mark.parametrize("money", [1, 2, 3])
def test_a_bonus_move_with_a_flat_tire_is_refused_for_the_tire_and_what_it_takes(attempt: str, money: int) -> None:
    drawing = OPEN.replace("A5   |", "A5  0bbq") if attempt.count(" ") else OPEN
    table = a_city(drawing, step=Bonus(), money=(money, 0), hands={0: ["nitrous"]})
    said = reason(table.state, 0, attempt)
    assert said is not None and said.id == "food_truck_city-no-bonus-flat"
    assert said.args["trucks"] == [Ref("food", "piz")] and said.args["verb"] == Ref("verb", "repair")
    assert (said.args["price"], said.args["bonus"], said.args["total"], said.args["money"]) == (2, 1, 3, money)


def test_a_move_with_a_flat_tire_is_refused_for_the_tire_and_its_price() -> None:
    table = a_city(FLAT, step=Move(), money=(1, 0), hands={0: ["big_tip"]})
    assert table.refused(0, "move") == table.refused(0, "move piz V2-2") == "flat"
    said = reason(table.state, 0, "move")
    assert said is not None and (said.args["price"], said.args["money"]) == (2, 1)


def test_where_no_street_is_free_either_a_tire_is_not_to_blame() -> None:
    table = a_city(FLAT, step=Bonus(), money=(5, 0), hands={0: ["big_tip"]}, closures=[])
    for segment in table.state.city.neighbours["H2-2"]:
        table.state.closures.append(closed(segment))
    assert table.refused(0, "bonus") == "bonus-space"


def test_a_truck_in_no_own_trucks_way_is_not_told_to_move_one() -> None:
    table = a_city(TWO.replace("A4   |", "A4  0bbq"), step=Move(), hands={0: ["big_tip"]})
    for segment in table.state.city.neighbours["H2-2"]:
        if segment != "V2-1":
            table.state.closures.append(closed(segment))
    assert table.refused(0, "move piz V2-2") == "way-out", "the BBQ truck stands beside it and can leave"
    table.truck(0, "bbq").moved = True
    table.state.closures.append(closed("H3-2"))
    assert table.refused(0, "move") == "move-space"


def test_without_a_truck_on_the_board_no_truck_is_said_to_lack_a_street() -> None:
    table = a_city(TWO.replace("0piz", " -- "), step=Bonus(), money=(5, 0), hands={0: ["big_tip"]})
    assert table.refused(0, "bonus") == "no-truck"
    table.do(0, "skip_bonus")
    table.do(0, "pass")
    assert table.refused(0, "move") == "no-truck"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_flat_tire_is_told_with_where_how_and_at_what_price(locale: str) -> None:
    words = Words(locale)
    for rule in ("flat", "bonus-flat"):
        told = words(
            f"food_truck_city-no-{rule}", trucks="Tacos", card="FT", verb="VERB", price=2, money=7, bonus=1, total=3
        )
        assert {"Tacos", "FT", "VERB", "2", "7"} <= {part.strip("„“”:;.,$") for part in told.split()}


def closed(segment: str) -> Tile:
    return Tile("road_closed", segment, 1, 1)


def reason(state: State, seat: Seat, text: str) -> Say | None:
    chosen: Chosen = ()
    for link in text.split():
        if link not in {choice.key for choice in TITLE.choices(state, seat, chosen)}:
            return why_not(state, seat, chosen, link)
        chosen = (*chosen, link)
    return None
