"""Writes the channel messages about seats that are offered, taken by a substitute, and given back."""

from __future__ import annotations

from typing import Any

import discord

from bot.clocks.substitutes import WITHDRAWN
from bot.discord.gateway.limits import LABEL, cut
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.layout import Item
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import escaped, table_name, where
from bot.tables import Table
from bot.tables.history.outcome import RETURNED, SUBSTITUTE
from bot.tables.table import RUNNING
from games.kernel import Seat
from renderers.words import Words


def post(table: Table, data: dict[str, Any], words: Words) -> Post:
    """Write the message about a seat, with a button to take it or to take it back."""
    name, by = escaped(data["name"]), escaped(data.get("by", ""))
    items: tuple[Item, ...] = ()
    if data["what"] == SUBSTITUTE:
        text = words("seat-taken", table=table_name(table, words), name=name, by=by)
        items = (_button(words, table, "seat-button-back", RunCommand("seat-back")),)
    elif data["what"] == WITHDRAWN:
        text = words("seat-offer-over", table=table_name(table, words), name=name)
    elif data["what"] == RETURNED:
        text = words("seat-returned", table=table_name(table, words), name=name, by=by)
    else:
        text = words("seat-offered", table=table_name(table, words), name=name)
        items = (take_button(words, table, data["seat"]),)
    return Post(text, (), items if table.status == RUNNING else ())


def take_button(words: Words, table: Table, seat: Seat, label: str = "") -> Item:
    """Return the button that asks for an offered seat."""
    return _button(words, table, "seat-button-take", RunCommand("seat-take", str(seat)), label)


def offered_line(table: Table, seat: Seat, words: Words) -> str:
    """Describe an offered seat in a list."""
    name = escaped(table.names[seat])
    return words("seat-line-offered", table=table_name(table, words), name=name, where=where(table))


def take_button_of(words: Words, table: Table, seat: Seat) -> Item:
    """Return the button that asks for an offered seat, with its player's name."""
    label = cut(words("seat-button-take-of", title=words(f"{table.row.title}-name"), name=table.names[seat]), LABEL)
    return take_button(words, table, seat, label)


def _button(words: Words, table: Table, message: str, does: RunCommand, label: str = "") -> Item:
    style = discord.ButtonStyle.primary
    made: Item = discord.ui.Button(style=style, label=label or words(message), custom_id=does.button(table.id))
    return made
