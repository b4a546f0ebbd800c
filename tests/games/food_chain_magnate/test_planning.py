"""Texts for people who plan and work: warnings, templates, standing orders, the checklist, the preview."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.preview import Concern, Plan, Template, checklist, consider, templates
from games.food_chain_magnate.steps import dinner
from games.kernel import Order, next_answer
from games.kernel.orders import usual
from tests.games.food_chain_magnate.builders import Table, board_y

STAFF = "management_trainee 2 recruiting_girl marketing_trainee errand_boy"


def plan(table: Table, named: str) -> Plan:
    return consider(table.state, 0, named.split())


def kinds(found: Plan) -> list[str]:
    return [concern.kind for concern in found.concerns]


def test_a_plan_that_fits_says_what_it_will_do() -> None:
    table = Table().company(0, beach=f"{STAFF} trainer pricing_manager").phase("1")
    found = plan(table, "trainer management_trainee recruiting_girl pricing_manager")
    assert found.cards == ("management_trainee", "pricing_manager", "recruiting_girl", "trainer")
    assert (found.fits, found.slots, found.hires, found.lessons, found.price) == (True, 1, 2, 1, 8)
    assert found.earns == ("first_to_lower_prices",)
    table.act(0, str(found.action))
    assert "first_to_lower_prices" in table.state.chains[0].milestones


def test_a_plan_changes_nothing() -> None:
    table = Table().company(0, beach=STAFF)
    before = table.state.copy()
    plan(table, "errand_boy waitress")
    assert table.state == before


@pytest.mark.parametrize(
    ("named", "concern"),
    [
        ("waitress waitress", Concern("missing", 1, cards=("waitress",))),
        ("2 trainee", Concern("managers", 4, 3, ("management_trainee",) * 4)),
        ("staff", Concern("reports", 6, 4)),
    ],
)
def test_what_keeps_a_plan_from_being_legal(named: str, concern: Concern) -> None:
    lists = {
        "2 trainee": "management_trainee " * 4,
        "staff": "management_trainee trainer waitress errand_boy burger_cook pizza_cook marketing_trainee",
    }
    beach = "4 management_trainee trainer waitress errand_boy burger_cook pizza_cook marketing_trainee"
    found = plan(Table(4).company(0, beach=beach), lists.get(named, named))
    assert not found.fits
    assert found.concerns[0] == concern


def test_places_that_stay_open_name_who_could_take_them() -> None:
    found = plan(Table().company(0, beach="waitress trainer"), "waitress")
    assert found.concerns == (Concern("idle", 2, cards=("trainer",)),)


def test_fewer_open_slots_than_last_turn_are_told() -> None:
    table = Table().company(0, beach="waitress trainer errand_boy")
    table.state.chains[0].last = ("waitress",)
    found = plan(table, "waitress trainer errand_boy")
    assert found.concerns == (Concern("slots", 0, 2),)


def test_salaries_beyond_the_cash_are_told_with_the_busy_and_less_the_discount() -> None:
    table = Table(5, board=board_y()).campaign(9, 0, "beer", 2, "J10", card="campaign_manager")
    table.company(0, beach="burger_cook recruiting_manager", cash=4)
    poor = plan(table, "burger_cook")
    assert Concern("salaries", 15, 4) in poor.concerns
    assert plan(table, "burger_cook recruiting_manager").due == 5


def test_nobody_is_told_of_salaries_in_a_game_without_a_payday() -> None:
    assert kinds(plan(Table(game="introductory").company(0, beach="burger_cook"), "burger_cook")) == []


def test_templates_are_the_last_structure_and_the_same_with_newcomers() -> None:
    table = Table().company(0, beach="waitress trainer burger_cook")
    table.state.chains[0].last = ("waitress",)
    assert templates(table.state, 0) == (
        Template("same", ("waitress",)),
        Template("grow", ("waitress", "trainer", "burger_cook")),
    )
    assert all(plan(table, " ".join(template.cards)).fits for template in templates(table.state, 0))
    table.state.chains[0].last = ("burger_cook", "waitress", "trainer")
    assert [template.kind for template in templates(table.state, 0)] == ["same"]


def answer(table: Table, order: Order) -> str | None:
    found = next_answer(TITLE, table.state, {0: {order.kind: order}})
    assert found is None or found.cause == "order"
    return str(found.action) if found else None


def test_a_standing_plan_puts_the_dearest_to_work_and_managers_make_room() -> None:
    table = Table().company(0, beach="management_trainee 4 waitress trainer").phase("1")
    order = Order("restructure", "plan", preferences=("trainer", *["waitress"] * 3, "management_trainee", "cfo"))
    assert answer(table, order) == "work management_trainee waitress waitress waitress trainer end"
    assert answer(table, Order("restructure", "plan")) is None


def test_a_standing_plan_is_found_among_very_many() -> None:
    beach = "6 management_trainee 4 waitress 3 trainer 3 errand_boy 3 burger_cook 3 pizza_cook 3 recruiting_girl"
    table = Table().company(0, beach=beach).phase("1")
    order = Order("restructure", "plan", preferences=("recruiting_girl",))
    assert answer(table, order) == "work recruiting_girl end"


def test_a_standing_plan_can_grow() -> None:
    table = Table().company(0, beach="waitress trainer burger_cook")
    table.state.chains[0].last = ("waitress",)
    table.phase("1")
    assert answer(table, Order("restructure", "grow")) == "work waitress trainer burger_cook end"
    assert answer(table, Order("restructure", "same")) == "same"


def test_an_order_for_payday_fires_as_few_of_those_named_as_will_do() -> None:
    table = Table().company(0, beach="2 burger_cook pizza_cook waitress", cash=5).pay_day()
    order = Order("payday", "fire", preferences=("burger_cook", "pizza_cook"))
    assert answer(table, order) == "fire burger_cook burger_cook end"
    assert answer(table, Order("payday", "fire", preferences=("waitress", "pizza_cook"))) is None
    assert answer(table, Order("payday", "pay")) is None
    rich = Table().company(0, beach="burger_cook", cash=5).pay_day()
    assert answer(rich, order) == "pay"


def test_an_order_for_the_freezer_keeps_what_is_wished_for_first() -> None:
    table = Table().company(0, goods="7 burger 6 beer", milestones="first_to_throw_away").phase("7.1")
    assert answer(table, Order("freezer", "most")) == "keep burger-7 beer-3"
    assert answer(table, Order("freezer", "most", preferences=("beer",))) == "keep burger-4 beer-6"


def tasks(table: Table) -> list[tuple[str, str, str, int]]:
    return [(task.job, task.when, task.card, task.left) for task in checklist(table.state, 0)]


def test_the_checklist_tells_what_is_left_in_order() -> None:
    table = Table().company(0, work="recruiting_girl trainer 2 kitchen_trainee errand_boy").at_work()
    assert tasks(table) == [
        ("3.1", "now", "ceo", 2),
        ("3.2", "later", "trainer", 1),
        ("3.4", "later", "kitchen_trainee", 2),
        ("3.4", "later", "errand_boy", 1),
    ]
    table.act(0, "hire waitress")
    table.skip_to(0, "cook")
    table.act(0, "cook kitchen_trainee burger")
    assert tasks(table) == [
        ("3.1", "over", "ceo", 1),
        ("3.2", "over", "trainer", 1),
        ("3.4", "now", "kitchen_trainee", 1),
        ("3.4", "now", "errand_boy", 1),
    ]
    assert checklist(table.state, 1) == ()
    table.act(0, "next")
    assert {task.when for task in checklist(table.state, 0)} == {"over"}


def test_a_preview_of_dinner_counts_waitresses_and_cfos_and_hides_the_banks_break() -> None:
    table = Table(board="A0 B0").restaurant(0, (3, 3), (3, 3)).wants("2", "2 burger")
    table.company(0, work="waitress cfo", goods="2 burger").company(1, work="waitress")
    table.state.bank.cash = 1
    before = table.state.copy()
    told = dinner.preview(table.state)
    assert dinner.takings(told, 2) == [35, 3]
    assert not [event for event in told if isinstance(event, (events.BankBroke, events.MilestoneWon))]
    assert table.state == before


def test_a_preview_on_the_tentative_board_follows_every_use() -> None:
    table = Table(board="A0 B0").restaurant(0, (3, 3), (3, 3)).company(0, work="kitchen_trainee").wants("2", "burger")
    table.at_work().skip_to(0, "cook")
    assert dinner.takings(dinner.preview(table.state), 2) == [0, 0]
    table.act(0, "cook kitchen_trainee burger")
    assert dinner.takings(dinner.preview(table.state), 2) == [10, 0]


def test_structures_are_committed_to_in_public_and_shown_to_nobody() -> None:
    table = Table().company(0, beach="waitress trainer").company(1, beach="waitress").phase("1")
    assert all(decision.committed and decision.secret for decision in TITLE.decisions(table.state))
    table.act(0, "work trainer end")
    for viewer in (1, None):
        assert TITLE.view(table.state, viewer).state.stack[-1].answers == {0: None}


def test_whoever_orders_nothing_is_asked_only_where_there_is_something_to_decide() -> None:
    orders = usual(TITLE.info)
    free = Table().company(0, beach="waitress").pay_day()
    assert answer(free, orders["payday"]) == "pay"
    due = Table().company(0, beach="burger_cook", cash=5).pay_day()
    assert answer(due, orders["payday"]) is None
    roomy = Table().company(0, goods="4 burger 6 beer", milestones="first_to_throw_away").phase("7.1")
    assert answer(roomy, orders["freezer"]) == "keep burger-4 beer-6"
    full = Table().company(0, goods="7 burger 6 beer", milestones="first_to_throw_away").phase("7.1")
    assert answer(full, orders["freezer"]) is None
