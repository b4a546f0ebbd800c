"""Missed turns: each below its own heading, and no heading twice."""

from __future__ import annotations

from bot.inbox.texts import under


def test_turns_of_one_round_stand_below_one_heading() -> None:
    assert under([], "Round 5") == ["**Round 5**"]
    assert under(["**Round 5**", "Ann collects 1 coin."], "Round 5") == []
    assert under(["**Round 5**", "Ann collects 1 coin."], "Round 6") == ["**Round 6**"]


def test_a_turn_that_has_just_been_announced_needs_no_heading() -> None:
    assert under(["**Turn 6**", "Turn 7: Cleo."], "Turn 7") == []
    assert under(["**Turn 6**", "Turn 7: Cleo.", "Bo draws a card."], "Turn 7") == ["**Turn 7**"]
    assert under(["Turn 10: Cleo."], "Turn 1") == ["**Turn 1**"]
