"""Controls that outlive the process which posted them: yesterday's buttons are still answered."""

from __future__ import annotations

import pytest

from bot.discord.commands import privacy, rules, table_argument
from bot.discord.interactions import components, modals
from bot.inbox import settings as settings_command
from bot.lessons import commands as learn_command
from bot.replays import commands as replay_command

EVERY: tuple[type[components.PersistentComponent], ...] = tuple(
    item
    for part in (
        components,
        table_argument,
        modals,
        rules,
        privacy,
        settings_command,
        replay_command,
        learn_command,
    )
    for item in part.ITEMS
)
POSTED = (
    "move:k3x9:12:1:0:attack F0",
    "undo:k3x9:12:1:0:",
    "join:k3x9:0::0:",
    "move:~foodies.first:2:0:0:roll",
    "pick:k3x9:12::2:",
    "several:k3x9:12:1:1:fire",
    "@board:",
    "@play:attack F0",
    "@k3x9/rules",
    "@k3x9/log-part:2-1",
    "@k3x9>why",
    "=k3x9/bot:",
    "+k3x9/start:",
    "?foodies:goal,turn",
    "privacy/812345678901234567",
    "me/home/",
    "&me::more",
    "&settings:k3x9:1",
    "&orders:k3x9:0~abcdefgh12",
    "games/next/0",
    "games:show",
    "later/3",
    "replay:on:k3x9:12:s:m",
    "replay:course:k3x9:0::",
    "replay:turn:k3x9:12:1:",
    "learn:go:foodies.first:2",
    "learn:lesson",
)
"""Custom ids as they were posted; none of them may have expired."""


@pytest.mark.parametrize("custom_id", POSTED)
def test_a_control_that_was_posted_long_ago_is_known_to_exactly_one_kind(custom_id: str) -> None:
    known = [item for item in EVERY if item.pattern.fullmatch(custom_id)]
    assert len(known) == 1


def test_what_is_pressed_at_a_table_counts_there_and_a_lesson_is_no_table() -> None:
    def place(custom_id: str, *values: str) -> str:
        item = next(item for item in EVERY if item.pattern.fullmatch(custom_id))
        match = item.pattern.fullmatch(custom_id)
        assert match is not None
        return item.table(match, values)

    assert {place(one) for one in POSTED if "k3x9" in one} == {"k3x9"}
    assert place("@board:", "k3x9") == "k3x9", "the table that was picked"
    assert {place(one) for one in ("move:~foodies.first:2:0:0:roll", "me/home/", "games:show", "later/3")} == {""}
