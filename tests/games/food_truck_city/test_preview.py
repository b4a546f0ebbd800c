"""What a player can see in advance of a tentative turn, from a view alone."""

from __future__ import annotations

import pytest

from games.food_truck_city.preview import DueFine, average_income, destinations, due_fines, preview
from games.food_truck_city.steps.stack import Bonus, Buy, Collect
from tests.games.food_truck_city.builders import FOUR, TWO, a_city


def test_income_now_is_what_is_collected() -> None:
    before = a_city(FOUR, seats=4, step=Bonus(), hands={0: ["big_tip"]}).view(None)
    table = a_city(FOUR, seats=4, step=Collect())
    found = [preview(before, seat).now for seat in range(4)]
    assert [income.total if income else None for income in found] == table.money()


def test_the_average_counts_all_36_results() -> None:
    """Two icons of one customer: 2/6 for them, 1/6 in demand, 2/36 in bonus bucks."""
    view = a_city(TWO).view(0)
    assert average_income(view, 0) == pytest.approx(2 / 6 + 1 / 6 + 2 / 36)
    (truck,) = preview(view, 0).trucks
    assert truck.average == pytest.approx(average_income(view, 0))


def test_a_truck_on_strike_earns_nothing() -> None:
    view = a_city(TWO.replace("0piz", "0piz*")).view(0)
    assert average_income(view, 0) == 0
    assert preview(view, 0).trucks[0].average == 0


def test_fines_due_fall_with_every_truck_that_moves() -> None:
    table = a_city(TWO.replace("A4   | ", "A4  0bbq"), money=(1, 0))
    assert due_fines(table.view(0), 0) == (DueFine("bbq", 1, True), DueFine("piz", 2, False))
    assert preview(table.view(0), 0).money == 0
    table.do(0, "move bbq V1-1")
    assert due_fines(table.view(0), 0) == (DueFine("piz", 1, True),)


def test_only_the_active_seat_has_fines_due() -> None:
    assert due_fines(a_city(TWO).view(1), 1) == ()


def test_destinations_are_those_that_the_rules_offer() -> None:
    table = a_city(FOUR.replace("??   |    A3", "??  0bbq   A3"), seats=4, settled=False)
    found = {f"{food} {segment}" for food, where in destinations(table.view(0), 0).items() for segment in where}
    assert found == table.legal(0, "move")
    bonus = a_city(TWO, step=Bonus(), money=(1, 0))
    found = {f"{food} {s}" for food, where in destinations(bonus.view(0), 0, bonus=True).items() for s in where}
    assert found == bonus.legal(0, "bonus")


def test_the_price_of_the_next_truck() -> None:
    assert preview(a_city(TWO).view(0), 0).price == 4
    assert preview(a_city(TWO.replace("0piz", " -- ")).view(0), 0).price is None


def test_with_impounded_trucks_the_next_one_is_the_one_after_them() -> None:
    held = preview(a_city(TWO, step=Buy(False), money=(12,), impounded={"0bbq": 2}).view(0), 0)
    assert (held.debts, held.price) == (2, 9), "the twelfth example: release for 2, then the 3rd truck for 9"
    five = dict.fromkeys(("0bbq", "0ice", "0noo", "0sus", "0tac"), 3)
    assert preview(a_city(TWO, impounded=five).view(0), 0).price is None
