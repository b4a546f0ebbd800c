"""The controls of an open table fit a message, with the settings of any title."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.discord.interactions.modals import PickField
from bot.discord.layout import Controls
from bot.discord.limits import FORM_ABOUT, FORM_FIELDS, FORM_LABEL, ROW_BUTTONS, ROWS
from bot.lobby import form as fields
from bot.lobby import message as lobby_message
from bot.lobby.form import more
from bot.store import TableRow
from bot.tables import Table, TableUser
from bot.tables.table import OPEN
from renderers.titles import TITLES
from renderers.words import LOCALES, Words
from tests.tables.host import CHANNEL, GUILD, host


def fits(controls: Controls | None) -> bool:
    """Return whether no row has more than Discord allows; a menu fills a row."""
    assert controls is not None
    wide = Counter[int]()
    for item in controls.children:
        wide[item.row or 0] += item.width
    return max(wide) < ROWS and max(wide.values()) <= ROW_BUTTONS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("title", TITLES)
async def test_the_lobby_fits_a_message_and_its_forms_fit_discord(title: str, locale: str, tmp_path: Path) -> None:
    words = Words(locale)
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await tables.lobby.open(title, TableUser(1, "Ann"), CHANNEL, GUILD)
        table = await tables.lobby.join(table.id, TableUser(2, "Bo")) if len(table.seats) < 2 else table
    found = fields.fields_of(table, words, clocks=True)
    assert fits(lobby_message.controls(table, words)) and fits(more(table, words, 3, thread=True)[1])
    assert any(field.id in (fields.HINTS, fields.SWITCHES) for field in found)
    assert len({field.id for field in found}) == len(found)
    assert [field.name for field in found if len(field.name) > FORM_LABEL] == [], "nothing of a name is cut off"
    assert [field.about for field in found if len(field.about) > FORM_ABOUT] == []


@pytest.mark.parametrize("title", TITLES)
def test_what_is_set_most_often_is_one_form(title: str) -> None:
    row = TableRow("crab42", title, 1, 2, 11, OPEN, 2, "{}", None, None, 0, 0, "", 0, False, 0, 0)
    first = fields.fields_of(Table(row, ()), Words("en"), clocks=True)[:FORM_FIELDS]
    assert fields.PACE in [field.id for field in first]
    assert not any(spec.needs for spec in Table(row, ()).title.info.options if spec.id in [field.id for field in first])


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
    assert said in lobby_message.lobby(Table(row, ()), Words("en"))


def test_an_option_of_a_module_is_there_to_be_set_with_its_module() -> None:
    def offered(**options: Any) -> list[str]:
        row = TableRow(
            "crab42", "food_chain_magnate", 1, 2, 11, OPEN, 3, json.dumps(options), None, None, 0, 0, "", 0, False, 0, 0
        )
        found = fields.fields_of(Table(row, ()), Words("en"), clocks=True)
        (boxes,) = [field for field in found if isinstance(field, PickField) and field.id == fields.SWITCHES]
        return [option.label for option in boxes.options]

    assert "Roadworks also slow cards at work" not in offered()
    assert "Parks always on the map" not in offered(modules=["lobbyists"])
    assert "Roadworks also slow cards at work" in offered(modules=["lobbyists"])
    assert "Roadworks also slow cards at work" in offered(roadworks_slow_cards=True), "it is to be set right"
