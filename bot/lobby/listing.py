"""Describes open tables in lists, as `/find` and a server's board show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.gateway.limits import MENU_TEXT, OPTIONS
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.layout import Item
from bot.discord.posts import clock_text
from bot.discord.posts.viewer_text import escaped, seat_name, table_label, where
from bot.lobby import scenarios, texts
from bot.tables import Table
from bot.tables.reservations import free_for
from games.kernel.presets import preset_of
from renderers.words import Words

SIT = "sit"
"""The command of a control that takes a seat from another place, as `table_argument` runs it."""
ANYBODY = 0


def line(table: Table, user: int, now: int, words: Words) -> str:
    """Describe a table: title, players, free seats, pace, and who can join."""
    who = words.join([seat_name(table, at, words) for at in range(len(table.seats))]) or "–"
    free, title = free_for(table, user, now), words(f"{table.row.title}-name")
    head = words("find-line", title=title, who=who, free=free, seats=table.row.max_seats, where=where(table))
    preset = preset_of(table.title.info, table.options)
    more = [escaped(scenarios.called(table.title.info, preset, words))] if preset is not None else []
    more += [clock_text.pace(table.pace, words)] if table.pace.runs else []
    more += texts.audience_lines(table, words)
    return head if not more else f"{head}\n-# {' · '.join(more)}"


def menu(tables: Sequence[Table], words: Words, does: str, now: int, user: int = ANYBODY) -> Item | None:
    """Return a menu to join those of some tables that have a free seat; None if none has."""
    free = [table for table in tables if table.seat_of(user) is None and free_for(table, user, now)][:OPTIONS]
    options = [discord.SelectOption(label=table_label(table, words, MENU_TEXT), value=table.id) for table in free]
    if not options:
        return None
    made: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(RunCommand(does)), placeholder=words("find-join"), options=options
    )
    return made
