"""Every kind of answer that the rules forbid is refused with the rule it breaks, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.foodies import TITLE
from games.foodies.state import State
from games.foodies.steps import Buy, ChooseFace, Collect, Hire, Visit
from games.kernel import Action, NotLegal, NotUnderstood, check
from games.kernel.values import Seat
from tests.games.foodies.builders import court, game

CROSS = {"2": "JP01", "4": "IT01", "5": "AM01", "6": "DE01", "8": "TH01"}
MARKET: list[str | None] = ["AM01", "CN03", "JP07", "DE02", "TH09"]


def buying(coins: int = 4) -> State:
    return game(court(coins=coins), step=Buy(), market=list(MARKET))


def hiring(coins: int = 9, hired: bool = False, **changes: Any) -> State:
    return game(court(coins=coins, stalls=CROSS), step=Hire(hired), **changes)


def poor(**changes: Any) -> State:
    return game(court(coins=9), step=Hire(False), **changes)


def flying() -> State:
    state = game(court(flyers=1))
    state.stack[-1] = Visit.of(state, 5)
    return state


def choosing(card: str) -> State:
    """Seat 0's stall on space 5, with neighbours on 2 and 8, asks for a choice."""
    return game(court(coins=5, stalls={"5": card, "2": "TH01", "8": "TH02"}), step=Collect({0: 5}, {}))


@pytest.mark.parametrize(
    ("state", "notation", "reason"),
    [
        (buying(), "buy AM01 1", "foodies-no-coins"),
        (buying(), "buy RU01 1", "foodies-no-in-market"),
        (buying(2), "buy", "foodies-no-coins-any"),
        (buying(2), "buy TH09 1", "foodies-no-coins"),
        (buying(), "hire", "foodies-no-now"),
        (buying(), "flyer 2", "foodies-no-now"),
        (hiring(3), "hire", "foodies-no-coins-chef"),
        (hiring(hired=True), "hire", "foodies-no-second-hire"),
        (hiring(3, hired=True), "hire", "foodies-no-second-hire"),
        (game(court(coins=9), step=Hire(False)), "special", "foodies-no-chef-free"),
        (game(court(coins=9), step=Hire(False)), "special same4", "foodies-no-chef-requirement"),
        (poor(hired={"cross5": [], "same4": [0]}), "special same4", "foodies-no-chef-twice"),
        (game(court(coins=9), step=Hire(False)), "special stars6", "foodies-no-chef-in-play"),
        (game(court(coins=9), step=Buy()), "special same4", "foodies-no-now"),
        (hiring(), "special stars6", "foodies-no-chef-in-play"),
        (hiring(), "special same4", "foodies-no-chef-requirement"),
        (flying(), "flyer 9", "foodies-no-flyer-space"),
        (flying(), "flyer 5", "foodies-no-flyer-space"),
        (choosing("IT01"), "target 4", "foodies-no-target"),
        (choosing("IT01"), "pay", "foodies-no-such-effect"),
        (choosing("BR07"), "target 2", "foodies-no-such-effect"),
        (choosing("MX01"), "targets 8 2", "foodies-no-targets"),
        (game(court(coins=20), step=Buy()), "buy", "foodies-no-stalls-left"),
        (game(court(coins=20), step=Buy()), "buy AM01 1", "foodies-no-in-market"),
        (game(court(), step=ChooseFace()), "pass", "foodies-no-now"),
    ],
)
def test_the_reason_names_the_rule(state: State, notation: str, reason: str) -> None:
    before = state.copy()
    with pytest.raises(NotLegal) as refused:
        check(TITLE, state, 0, Action.of(notation.split()))
    assert refused.value.reason.id == reason
    assert state == before


@pytest.mark.parametrize("notation", ["eat 5", "buy pizza 5", "buy TH09 0", "buy TH09 ten"])
def test_what_names_nothing_is_not_understood(notation: str) -> None:
    with pytest.raises(NotUnderstood):
        check(TITLE, buying(), 0, Action.of(notation.split()))


@pytest.mark.parametrize("seat", [1])
def test_another_seat_is_told_whose_turn_it_is(seat: Seat) -> None:
    with pytest.raises(NotLegal, match="kernel-not-your-turn"):
        check(TITLE, buying(), seat, Action("pass"))
