"""Standing orders: when the defender's cards are played automatically, and what is passed without asking."""

from __future__ import annotations

import pytest

from games.foodfighters import TITLE
from games.foodfighters.steps import Buy, PreAction
from games.kernel import Order, next_answer
from tests.games.foodfighters.builders import Table, a_table, roll

LOST_NOTHING = "KC SO BR / KO SC BO / SR BC KR"
LOST_ONE_STEAK = "KC SO BR / KO SC BO / . BC KR"
LOST_TWO_STEAKS = "KC SO BR / KO BO BC / . KR ."


def answer(table: Table, who: int, kind: str, policy: str) -> str | None:
    """Return the answer of a seat's standing order; None if the person is asked."""
    found = next_answer(TITLE, table.state, {who: {kind: Order(kind, policy)}})
    return str(found.action) if found else None


def hit_on_steak(south: str, *, held: str) -> Table:
    table = a_table(south, active="N", held=[held])
    table.do("N", "attack F2 F1", roll("S", 2))
    return table


@pytest.mark.parametrize(
    ("policy", "plays"),
    [
        ("never", (False, False, False)),
        ("game", (False, False, True)),
        ("pair", (False, True, True)),
        ("knockout", (True, True, True)),
        ("always", (True, True, True)),
    ],
)
def test_meat_shield_is_played_from_the_stated_loss_on(policy: str, plays: tuple[bool, ...]) -> None:
    for south, expected in zip((LOST_ONE_STEAK, LOST_TWO_STEAKS), plays[1:], strict=True):
        table = hit_on_steak(south, held="meat_shield")
        assert answer(table, 0, "react_shield", policy) == ("play meat_shield F0" if expected else "pass")


def test_meat_shield_is_kept_when_it_would_not_help() -> None:
    table = hit_on_steak(LOST_NOTHING, held="meat_shield")
    assert answer(table, 0, "react_shield", "always") == "pass"


def test_meat_shield_prefers_a_cracker() -> None:
    table = hit_on_steak("KC SO BR+c / KO SC BO / SR BC KR", held="meat_shield")
    assert answer(table, 0, "react_shield", "knockout") == "play meat_shield F2"


@pytest.mark.parametrize(("policy", "plays"), [("never", False), ("game", False), ("pair", False), ("knockout", True)])
def test_onion_tears_weigh_the_loss_too(policy: str, plays: bool) -> None:
    table = a_table(held=["onion_tears"])
    table.do("S", "attack F1 F2", roll("S", 3))
    assert answer(table, 1, "react_tears", policy) == ("play onion_tears" if plays else "pass")


def test_onion_tears_for_a_cracker_only_when_always() -> None:
    for policy, expected in (("knockout", "pass"), ("always", "play onion_tears")):
        table = a_table(north="CK CB OS+c / RB RS CS / OK OB RK", held=["onion_tears"])
        table.do("S", "attack F1 F2", roll("S", 3))
        assert answer(table, 1, "react_tears", policy) == expected


def test_sizzle_may_be_played_without_asking() -> None:
    table = a_table(held=["sizzle"])
    table.do("S", "attack F1 F2", roll(1, 2))
    assert answer(table, 0, "reroll", "always") == "play sizzle"
    assert answer(table, 0, "reroll", "ask") is None


def test_windows_and_purchases_may_be_passed() -> None:
    table = a_table(active="N", step=PreAction(), held=["tossed_salad"])
    assert answer(table, 1, "pre_action", "never") == "pass"
    assert answer(a_table(beans=(9, 0), step=Buy()), 0, "buy", "never") == "pass"


def test_gaps_may_be_filled_without_asking() -> None:
    table = a_table()
    table.do("S", "attack F0 F1", roll("S", 2))
    assert answer(table, 1, "fill", "first") == "fill F1 B0"


def test_the_only_filler_needs_no_order() -> None:
    table = a_table(north="CK CB OS / RB RS CS / . OB .")
    table.do("S", "attack F0 F1", roll("S", 2))
    found = next_answer(TITLE, table.state, {})
    assert found is not None and (str(found.action), found.cause) == ("fill F1 B1", "forced")
