"""Describes open tables in lists: in `/find`, on a server's board, and in announcements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.clocks import texts as substitute_text
from bot.discord.gateway.limits import CONTENT, OPTIONS
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.panel.panel import Item
from bot.discord.posts import clock_text
from bot.discord.posts.table_text import seat_name, where
from bot.discord.posts.viewer_text import escaped
from bot.lobby import scenarios
from bot.lobby import texts as seats_text
from bot.tables import Table
from bot.tables.reservations import free_for
from games.kernel import Seat
from games.kernel.presets import preset_of
from renderers.words import Words

SIT = "sit"
"""The command of a control that takes a seat from another place, as `table_argument` runs it."""
_ANYBODY = 0
# characters of a board that are kept free for what is below its lines
_ROOM = 250


def line(table: Table, user: int, now: int, words: Words) -> str:
    """Describe a table: title, players, free seats, pace, and who can join."""
    who = words.join([seat_name(table, at, words) for at in range(len(table.seats))]) or "–"
    free, title = free_for(table, user, now), words(f"{table.row.title}-name")
    head = words(
        "find-line", title=title, table=table.id, who=who, free=free, seats=table.row.max_seats, where=where(table)
    )
    preset = preset_of(table.title.info, table.options)
    more = [escaped(scenarios.called(table.title.info, preset, words))] if preset is not None else []
    more += [clock_text.pace(table.pace, words)] if table.pace.runs else []
    more += seats_text.audience_lines(table, words)
    return head if not more else f"{head}\n-# {' · '.join(more)}"


def menu(tables: Sequence[Table], words: Words, does: str, now: int, user: int = _ANYBODY) -> Item | None:
    """Return a menu to join those of some tables that have a free seat; None if none has."""
    free = [table for table in tables if table.seat_of(user) is None and free_for(table, user, now)][:OPTIONS]
    options = [
        discord.SelectOption(label=f"{words(f'{table.row.title}-name')} · {table.id}", value=table.id) for table in free
    ]
    if not options:
        return None
    made: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(RunCommand(does)), placeholder=words("find-join"), options=options
    )
    return made


Offered = tuple[Table, Seat]
"""Describe an offered seat of a running game."""


def board(
    count: int, tables: Sequence[Table], now: int, words: Words, offered: Sequence[Offered] = ()
) -> tuple[str, tuple[Item, ...]]:
    """Write a server's board: the number of open tables, the first of them as far as there is room, and a menu to join.

    Below are offered seats of running games, newest first, each with a button.
    """
    wanted = [substitute_text.offered_line(table, seat, words) for table, seat in offered]
    wanted = [words("server-board-seats"), *wanted] if wanted else []
    room = CONTENT - _ROOM - sum(len(text) + 1 for text in wanted)
    said, shown = [words("server-board-title")], 0
    for table in tables:
        text = line(table, _ANYBODY, now, words)
        if sum(map(len, said)) + len(said) + len(text) > room:
            break
        said.append(text)
        shown += 1
    said += [words("server-board-none")] if not tables else []
    said += [words("server-board-more", count=count - shown)] if shown < count else []
    said += [*wanted, "-# " + words("server-board-foot")]
    sits = menu(tables[:shown], words, SIT, now)
    takes = [substitute_text.take_button_of(words, table, seat) for table, seat in offered]
    return "\n".join(said), (*([] if sits is None else [sits]), *takes)


def vacancy(table: Table, now: int, words: Words) -> tuple[str, tuple[Item, ...]]:
    """Write the announcement of a new table, with a button to join."""
    press: Item = discord.ui.Button(
        style=discord.ButtonStyle.success, label=words("host-join"), custom_id=RunCommand(SIT).button(table.id)
    )
    return "\n".join([words("server-vacancy"), line(table, _ANYBODY, now, words)]), (press,)
