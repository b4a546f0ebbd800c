"""A failure is reported when it begins, changes and ends, not at every attempt."""

from __future__ import annotations

from bot.worker import FailureState


def test_what_stays_in_the_way_is_new_once() -> None:
    trouble = FailureState()
    assert [trouble.is_new(why) for why in ("full", "full", "away", "away", "full")] == [True, False, True, False, True]


def test_what_is_over_is_so_once_and_new_when_it_comes_again() -> None:
    trouble = FailureState()
    assert not trouble.is_over()
    assert trouble.is_new("full")
    assert trouble.is_over() and not trouble.is_over()
    assert trouble.is_new("full")
