"""Controls that outlive the process which posted them: what stands in channels since yesterday is still answered."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.commands import privacy, rules, table_argument
from bot.discord.gateway import shard_connections
from bot.discord.interactions import persistent_components, table_components, table_forms
from bot.inbox import commands as games_command
from bot.inbox import settings as settings_command
from bot.lessons import commands as learn_command
from bot.replays import commands as replay_command
from tests.test_architecture import ROOT

EVERY: tuple[persistent_components.PersistentComponent, ...] = tuple(
    item
    for part in (
        table_components,
        table_argument,
        table_forms,
        rules,
        privacy,
        settings_command,
        games_command,
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
    "@k3x9/log:page-2",
    "@k3x9>why",
    "=k3x9/modules:kimchi",
    "+k3x9/start:",
    "?foodies:goal,turn",
    "privacy/812345678901234567",
    "me/main/",
    "me:zone:Europe",
    "games/next/0",
    "games:show",
    "later/3",
    "replay:on:k3x9:12:s:m",
    "replay:course:k3x9:0::",
    "replay:turn:k3x9:12:1:",
    "learn:go:foodies.first:2",
    "learn:lesson",
)
"""Custom ids as they stand below messages; nobody may have to be told that a control has expired."""


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
    assert {place(one) for one in ("move:~foodies.first:2:0:0:roll", "me/main/", "games:show", "later/3")} == {""}


def test_no_control_is_found_by_the_library_which_makes_all_of_a_message_anew_for_each_press() -> None:
    sources = {path.name: path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py")}
    assert [name for name, source in sources.items() if "DynamicItem" in source] == []


def test_of_the_message_that_was_pressed_on_the_library_reads_no_controls_and_of_a_command_all() -> None:
    read = list[dict[str, Any]]()
    message = {"id": "7", "flags": 64, "content": "Your move", "components": [{"type": 1}], "embeds": [{}]}
    pressed, typed = {"id": "1", "message": message}, {"id": "2", "data": {"name": "play"}}
    for event in (pressed, typed):
        shard_connections._read_press(read.append, event)
    nothing: dict[str, Any] = {"components": [], "embeds": [], "attachments": [], "mentions": []}
    assert read == [{"id": "1", "message": {"id": "7", "flags": 64, "content": "Your move", **nothing}}, typed]
