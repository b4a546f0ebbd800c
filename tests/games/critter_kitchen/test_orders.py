"""Standing orders: ranked preferences while shopping, and suggestions taken without asking."""

from __future__ import annotations

import pytest

from games.critter_kitchen import TITLE
from games.critter_kitchen.steps.abilities import Peek, Trade
from games.critter_kitchen.steps.effects import PlaceWild
from games.critter_kitchen.steps.kitchen import CriticMeal, Refrigerate, Serve
from games.kernel import Order, next_answer
from games.kernel.orders import problem
from tests.games.critter_kitchen.builders import SHOP, Table, a_table


def answer(table: Table, order: Order) -> str | None:
    """Return the answer of Red's standing order; None if the person is asked."""
    found = next_answer(TITLE, table.state, {0: {order.kind: order}})
    return str(found.action) if found else None


def preferring(*preferences: str, policy: str = "preferences") -> Order:
    return Order("take", policy, preferences=preferences)


def shopping(items: str = "wine5 wine3 spice-fish bread7") -> Table:
    return a_table("Red Blue", {SHOP: items}, {"Red": "lizard"}).settle()


@pytest.mark.parametrize(
    ("preferences", "taken"),
    [
        (("cheese7", "wine3", "bread7"), "take wine3"),
        (("wine",), "take wine5"),
        (("7",), "take bread7"),
        (("rumor", "zous", "spice"), "take spice-fish"),
        (("desert_vendor/wine5", f"{SHOP}/bread7", "wine5"), "take bread7"),
        (("soup", "leave", "wine5"), "leave"),
        (("cheese7",), None),
        ((f"1:{SHOP}/bread7", "wine5"), "take bread7"),
        ((f"2:{SHOP}/bread7",), None),
        (("1:desert_vendor/bread7", f"1:{SHOP}/best"), "take bread7"),
    ],
)
def test_the_first_wish_that_lies_there_is_taken(preferences: tuple[str, ...], taken: str | None) -> None:
    assert answer(shopping(), preferring(*preferences)) == taken


def test_leaving_is_no_wish_any_more_once_something_is_taken() -> None:
    table = shopping()
    table.do("Red", "take wine3")
    assert answer(table, preferring("leave", "wine")) == "take wine5"


def test_without_a_fitting_wish_the_best_may_be_taken() -> None:
    for policy in ("preferences_best", "best"):
        assert answer(shopping("bread2 bread7"), preferring("cheese7", policy=policy)) == "take bread7"


def test_only_policies_with_a_ranking_take_wishes() -> None:
    assert problem(TITLE.info, preferring("wine5")) is None
    assert problem(TITLE.info, Order("take", "best", preferences=("wine5",))) is not None


def test_suggestions_may_be_taken_in_advance() -> None:
    cooking = a_table("Red Blue", holds={"Red": "bread7 fish7 cheese7"}, step=Serve([0, 1]), round=3)
    assert answer(cooking, Order("challenge", "suggested")) == "suggested"
    storing = a_table("Red Blue", holds={"Red": "bread7 " * 8}, step=Refrigerate([0]), round=3)
    assert answer(storing, Order("refrigerate", "suggested")) == "suggested"
    dining = a_table("Red Blue", holds={"Red": "bread7"}, step=CriticMeal([0, 1]), round=7)
    assert answer(dining, Order("critic", "suggested")) == "suggested"


def test_who_has_nothing_to_serve_is_answered_for_by_the_order_alone() -> None:
    """Else the commitment that shows at once would tell of the empty storage."""
    nothing = a_table("Red Blue", step=Serve([0, 1]), round=3)
    assert nothing.forced() is None
    assert answer(nothing, Order("challenge", "suggested")) == "serve end"


def test_helpers_are_answered_for_as_ordered() -> None:
    assert answer(a_table("Red Blue", step=PlaceWild(0)), Order("place", "first")) == "place exclamation"
    penny = a_table("Red Blue", holds={"Red": "soup"}, step=Trade(0))
    assert [answer(penny, Order("penny", policy)) for policy in ("always", "never", "ask")] == [
        "trade",
        "decline",
        None,
    ]
    juniper = a_table("Red Blue", step=Peek(0), knows={"Red": "exclamation"})
    assert answer(juniper, Order("juniper", "first")) == "peek question"
