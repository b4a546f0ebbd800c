"""The one message of a rematch: what is played once more, who is missing, and the button that each of them presses."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.panel.panel import Item
from bot.discord.posts.post_builder import Post, at_table
from bot.discord.posts.viewer_text import escaped
from bot.lobby.texts import lobby
from bot.tables import Table
from bot.tables.reservations import CALLED
from bot.tables.table import OPEN
from renderers.words import Words


def post(table: Table, data: dict[str, Any], words: Words) -> Post:
    """The message of a table that somebody has opened for those of a finished one; who is missing is pinged."""
    missing = tuple(guest.user for guest in table.guests if guest.how in CALLED)
    by, of = escaped(str(data["by"])), str(data["of"])
    note = words("rematch-asked", who=by, of=of)
    if missing and table.status == OPEN:
        note += "\n" + words("rematch-missing", who=words.join([f"<@{user}>" for user in missing]))
    if table.status != OPEN:
        return Post(lobby(table, words, note))
    join = at_table(words, "join", table.id, 0)
    assert isinstance(join, discord.ui.Button)
    join.style = discord.ButtonStyle.success
    items: tuple[Item, ...] = (join, *(at_table(words, name, table.id, 0) for name in ("leave", "rules")))
    return Post(lobby(table, words, note), missing, items)
