"""Answers that need no person: the only legal one, and standing orders."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.kernel import Action, AutomaticAnswer, Choice, Chosen, Decision, Order, next_answer
from games.kernel.orders import problem
from tests.games.kernel.tables import act, picnic
from tests.games.kernel.toy import TITLE, Picnic, PicnicPlay, View
from tests.games.kernel.toy_rules import HostTurn, Shoo, State

CHEAPEST = Order("bring", "cheapest")


def test_the_only_legal_answer_is_given_without_asking() -> None:
    game = picnic("cake apple", "bread")
    assert next_answer(TITLE, game.state, {}) == AutomaticAnswer(1, Action("bring", ("bread",)), "forced")


def test_a_choice_is_left_to_the_person() -> None:
    assert next_answer(TITLE, picnic("cake apple", "bread cake").state, {}) is None


def test_a_standing_order_answers_for_its_seat() -> None:
    game = picnic("cake apple", "bread cake")
    answer = next_answer(TITLE, game.state, {1: {"bring": CHEAPEST}})
    assert answer == AutomaticAnswer(1, Action("bring", ("bread",)), "order")


def test_an_order_for_another_kind_of_decision_is_silent() -> None:
    game = picnic("cake apple", "bread cake")
    assert next_answer(TITLE, game.state, {1: {"shoo": Order("shoo", "never")}}) is None


def test_an_order_to_ask_asks() -> None:
    game = picnic("cake apple", "bread cake")
    assert next_answer(TITLE, game.state, {0: {"bring": Order("bring", "ask")}}) is None


def test_an_answer_already_given_is_not_given_again() -> None:
    game = picnic("cake apple", "bread cake")
    act(game, 0, "bring cake")
    assert next_answer(TITLE, game.state, {0: {"bring": CHEAPEST}}) is None


@pytest.mark.parametrize(("amount", "answer"), [(1, "let"), (2, "swat apple"), (5, "swat apple")])
def test_an_order_may_depend_on_a_number(amount: int, answer: str) -> None:
    game = picnic("apple cake", "", blanket="wasp", step=Shoo([0, 1]), modules=("wasps",))
    given = next_answer(TITLE, game.state, {0: {"shoo": Order("shoo", "below", amount)}})
    assert given == AutomaticAnswer(0, Action.of(answer.split()), "order")


class Preferring(PicnicPlay):
    """A title whose standing orders wish for the impossible."""

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action:
        return Action("bring", ("champagne",))


def test_an_order_never_gives_an_illegal_answer() -> None:
    game = picnic("cake apple", "bread cake")
    assert next_answer(Picnic(Preferring()), game.state, {0: {"bring": CHEAPEST}}) is None


class Deliberate(Picnic):
    """A title in which even the only meal is eaten by hand."""

    def decisions(self, state: State) -> Sequence[Decision]:
        return [Decision(d.seat, d.kind, auto=False) for d in super().decisions(state)]


def test_a_decision_that_is_never_automatic_waits_for_its_person() -> None:
    game = picnic("", "", step=HostTurn(0))
    assert next_answer(TITLE, game.state, {}) is not None
    assert next_answer(Deliberate(), game.state, {}) is None


class Silent(Picnic):
    """A title with an offer of nothing, as a broken one might make."""

    def choices(self, state: State, seat: int, chosen: Chosen) -> Sequence[Choice]:
        return ()


def test_nothing_offered_is_no_forced_answer() -> None:
    assert next_answer(Silent(), picnic("cake", "bread").state, {}) is None


@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        (CHEAPEST, None),
        (Order("bring", "ask"), None),
        (Order("shoo", "below", 5), None),
        (Order("eat", "always"), "kernel-order-unknown"),
        (Order("bring", "dearest"), "kernel-order-policy"),
        (Order("shoo", "below", 6), "kernel-order-amount"),
        (Order("shoo", "below", 0), "kernel-order-amount"),
        (Order("bring", "cheapest", 1), "kernel-order-amount"),
    ],
)
def test_an_order_is_checked_when_it_is_given(order: Order, wrong: str | None) -> None:
    found = problem(TITLE.info, order)
    assert (found and found.id) == wrong
