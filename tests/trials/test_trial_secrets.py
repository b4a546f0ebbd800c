"""What a trial shows follows from the seat's view and the trial's own dice: from nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from bot.conformance.rules_demands import imagined as twin_of
from bot.conformance.rules_demands import positions
from bot.trials.service import TrialRow, TrialStep, imagined
from games.kernel import Chance, Game, random_action
from games.kernel.registry import title as title_of
from renderers.titles import TITLES
from tests.lengths import amount

COMPARED = amount(200, 20_000)
"""The trial positions of each title."""
STEPS = 6


def compared(base: Game[Any, Any], twin: Game[Any, Any], row: TrialRow, dice: Chance) -> int:
    """Try some moves of everybody on a game; after each, the same moves on its twin must give the same position."""
    steps: list[TrialStep] = []
    for stream in range(1, STEPS + 2):
        mine, events = imagined(base, row, steps, {})
        other, others = imagined(twin, row, steps, {})
        assert mine.freeze() == other.freeze() and events == others, (row.seat, [str(step) for step in steps])
        if not mine.waiting():
            break
        seat = dice.pick(mine.waiting(), "")
        steps.append(TrialStep(seat, stream, random_action(mine.title, mine.state, seat, dice)))
    return len(steps) + 1


@pytest.mark.parametrize("title", TITLES)
def test_two_games_that_differ_in_hidden_things_give_the_same_trials(title: str) -> None:
    dice, many = Chance(b"trials"), 0
    for number, (game, _) in enumerate(positions(title_of(title), COMPARED, dice)):
        for seat in range(game.seats):
            row = TrialRow("7", seat, 1, 1, bytes([number % 256]) * 32)
            many += compared(game, twin_of(game, seat, dice), row, dice)
        if many >= COMPARED:
            return
    assert many >= COMPARED


@pytest.mark.parametrize("title", TITLES)
def test_a_trial_keeps_what_its_seat_sees(title: str) -> None:
    dice = Chance(b"kept")
    for game, _ in positions(title_of(title), 10, dice):
        for seat in range(game.seats):
            tried, _ = imagined(game, TrialRow("7", seat, 1, 1, bytes(32)), (), {})
            assert tried.view(seat) == game.view(seat)
            assert (tried.position, tried.stream) == (0, 0)
