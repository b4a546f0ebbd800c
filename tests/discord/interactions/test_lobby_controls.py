"""What may be pressed at a table that has not begun fits a message, whatever a title lets one set."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.discord.gateway.limits import ROW_BUTTONS, ROWS
from bot.discord.layout import Controls
from bot.lobby import message as lobby_message
from bot.lobby import texts as lobby_text
from bot.lobby.form import form
from bot.store import TableRow
from bot.tables import Table, TableUser
from bot.tables.table import OPEN
from renderers.titles import TITLES
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
        table = await tables.lobby.open(title, TableUser(1, "Ann"), CHANNEL, GUILD)
        table = await tables.lobby.join(table.id, TableUser(2, "Bo")) if len(table.seats) < 2 else table
    lobby, private = lobby_message.controls(table, Words("en")), form(table, Words("en"), thread=True)[1]
    assert fits(lobby) and fits(private)
    assert any(str(getattr(item, "custom_id", "")).startswith(f"+{table.id}/hints") for item in private.children)


@pytest.mark.parametrize(
    ("title_id", "options", "seats", "said"),
    [
        ("food_chain_magnate", {}, 5, "About 240 minutes (90 with"),
        ("food_chain_magnate", {"game": "introductory"}, 2, "About 75 minutes,"),
        ("food_chain_magnate", {"modules": ["lobbyists", "coffee"]}, 2, "About 120 minutes,"),
        ("food_truck_city", {"city": "6"}, 3, "About 95 minutes,"),
        ("critter_kitchen", {"modules": ["a_la_cart"]}, 3, "About 100 minutes (70 with"),
        ("foodies", {}, 4, "About 65 minutes (30 with"),
        ("foodfighters", {}, 2, "About 20 minutes,"),
    ],
)
def test_how_long_a_game_takes_follows_its_seats_length_and_modules(
    title_id: str, options: dict[str, Any], seats: int, said: str
) -> None:
    row = TableRow("crab42", title_id, 1, 2, 11, OPEN, seats, json.dumps(options), None, None, 0, 0, "", 0, False, 0, 0)
    assert said in lobby_text.lobby(Table(row, ()), Words("en"))


def test_an_option_of_a_module_is_there_to_be_set_with_its_module() -> None:
    def told(**options: Any) -> str:
        row = TableRow(
            "crab42", "food_chain_magnate", 1, 2, 11, OPEN, 3, json.dumps(options), None, None, 0, 0, "", 0, False, 0, 0
        )
        return form(Table(row, ()), Words("en"))[0]

    assert "Roadworks slow" not in told() and "Parks always on the map" not in told(modules=["lobbyists"])
    assert "Roadworks slow cards at work, too: no" in told(modules=["lobbyists"])
    assert "Roadworks slow cards at work, too: yes" in told(roadworks_slow_cards=True), "it is to be set right"
