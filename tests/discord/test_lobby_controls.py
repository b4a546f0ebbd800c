"""What may be pressed at a table that has not begun fits a message, whatever a title lets one set."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.discord.commands import lobby_message
from bot.discord.commands.lobby_form import form
from bot.discord.limits import ROW_BUTTONS, ROWS
from bot.discord.panel import Controls
from bot.tables import Person
from games.kernel.registry import TITLES
from renderers.words import Words
from tests.tables.host import CHANNEL, GUILD, host


def fits(controls: Controls | None) -> bool:
    """Whether no row holds more than Discord allows, a menu being as wide as a row."""
    assert controls is not None
    wide = Counter[int]()
    for item in controls.children:
        wide[item.row or 0] += item.width
    return max(wide) < ROWS and max(wide.values()) <= ROW_BUTTONS


@pytest.mark.parametrize("title", TITLES)
async def test_the_lobby_and_its_form_fit_a_message_and_one_of_them_allows_hints(title: str, tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await tables.lobby.open(title, Person(1, "Ann"), CHANNEL, GUILD)
        table = await tables.lobby.join(table.id, Person(2, "Bo")) if len(table.seats) < 2 else table
    lobby, private = lobby_message.controls(table, Words("en")), form(table, Words("en"), thread=True)[1]
    assert fits(lobby) and fits(private)
    assert any(str(getattr(item, "custom_id", "")).startswith(f"+{table.id}/hints") for item in private.children)
