"""Standing orders: what a seat answers in advance."""

from __future__ import annotations

from typing import Any

import pytest

from games.foodies import TITLE
from games.foodies.state import State
from games.foodies.steps import Buy, Collect, Hire, Visit
from games.kernel import Action, Decision, Order, ScriptedChance, actions, next_answer
from tests.games.foodies.builders import court, game


def answered(state: State, kind: str, policy: str, amount: int = 0) -> Action | None:
    decision = next(d for d in TITLE.decisions(state) if d.seat == 0)
    assert decision.kind == kind
    offered = list(actions(TITLE, state, 0))
    return TITLE.ai.obey(TITLE.view(state, 0), decision, Order(kind, policy, amount), offered)


def visiting(**fields: Any) -> State:
    state = game(court(flyers=1, **fields))
    state.stack[-1] = Visit.of(state, 5)
    return state


def test_never_keeps_the_flyer() -> None:
    assert answered(visiting(stalls={"6": "TH01"}), "flyer", "never") == Action("stay")


@pytest.mark.parametrize(("amount", "answer"), [(1, Action("flyer", ("6",))), (2, Action("stay"))])
def test_a_flyer_is_used_when_it_gains_at_least_the_amount_more(amount: int, answer: Action) -> None:
    """Space 5 prints 2 coins, TH01 on space 6 gives 3: one more."""
    assert answered(visiting(stalls={"6": "TH01"}), "flyer", "gain", amount) == answer


def test_popularity_counts_for_a_flyers_gain() -> None:
    """JP08 gives 1 popularity, worth 2.5 coins, against 2 printed coins."""
    state = visiting(dashboard="A", stalls={"8": "JP08"})
    assert answered(state, "flyer", "gain", 1) == Action("stay")
    state.courts[0].pop_tokens[8] = 1
    assert answered(state, "flyer", "gain", 1) == Action("flyer", ("8",))


@pytest.mark.parametrize(("policy", "verb"), [("always", "pay"), ("never", "keep")])
def test_brazilian_stalls_are_paid_as_ordered(policy: str, verb: str) -> None:
    state = game(court(coins=5, stalls={"5": "BR07"}), step=Collect({0: 5}, {}))
    assert answered(state, "pay", policy) == Action(verb)


def test_targets_are_the_lowest_or_the_richest_spaces() -> None:
    state = game(court(stalls={"5": "IT01", "2": "RU04", "8": "TH01"}), step=Collect({0: 5}, {}))
    assert answered(state, "target", "first") == Action("target", ("2",))
    assert answered(state, "target", "best") == Action("target", ("8",))


def test_of_what_is_copied_the_richest_print_is_best() -> None:
    """A Japanese stall gains the print alone (R6): tokens, stars and the other stall's own effect do not count."""
    court_of_japan = court(stalls={"5": "JP01", "2": "RU04", "8": "TH01"}, coin_tokens={"2": 9})
    assert answered(game(court_of_japan, step=Collect({0: 5}, {})), "target", "best") == Action("target", ("8",))


def test_purchases_and_chefs_are_passed_over_as_ordered() -> None:
    rich = game(court(coins=20), step=Buy(), market=["AM01", "AM02", "AM03", "AM04", "AM05"])
    assert answered(rich, "buy", "never") == Action("pass")
    cross = {"2": "JP01", "4": "IT01", "5": "AM01", "6": "DE01", "8": "TH01"}
    hiring = game(court(coins=20, stalls=cross), step=Hire(False))
    assert answered(hiring, "hire", "never") == Action("done")
    assert answered(hiring, "hire", "special") == Action("special", ("cross5",))


def test_an_order_answers_only_its_own_seats_questions() -> None:
    state = game(court(flyers=1), court(flyers=1))
    state.stack[-1] = Visit.of(state, 5)
    answer = next_answer(TITLE, state, {1: {"flyer": Order("flyer", "never")}})
    assert answer is not None and (answer.seat, answer.cause) == (1, "order")


def test_nobody_is_shown_who_has_answered() -> None:
    state = game(court(flyers=1), court(flyers=1), court())
    state.stack[-1] = Visit.of(state, 5)
    before = [TITLE.view(state, viewer) for viewer in (0, 2, None)]
    TITLE.perform(state, 1, Action("flyer", ("2",)), ScriptedChance([]))
    assert [TITLE.view(state, viewer) for viewer in (0, 2, None)] == before
    assert all(isinstance(d, Decision) and d.hides_answered for d in TITLE.decisions(state))
