"""What a row of the outbox says of a table where that takes nothing but the table, by kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import discord
from msgspec import Struct

from bot.clocks import substitute_text
from bot.clocks import texts as clock_text
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import panel
from bot.discord.posts import channel_failures, post_builder
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import escaped
from bot.lobby import rematch_text
from bot.lobby import texts as lobby_text
from bot.store import MessageKind, OutboxRow
from bot.tables import Table
from bot.tables.clocks import Pace
from bot.tables.table import OPEN
from renderers.words import Words


class NoticeTemplate(Struct, frozen=True):
    """A row of the outbox about a table, laid open: the table as it stands now, the words of its readers, its data."""

    row: OutboxRow
    table: Table
    words: Words
    data: dict[str, Any]


def named(args: dict[str, Any], words: Words) -> dict[str, str]:
    """The arguments of a sentence as its reader may see them: a pace in words, names made safe."""
    return {
        key: clock_text.pace(Pace.read(str(value)), words) if key == "pace" else escaped(str(value))
        for key, value in args.items()
    }


def full(table: Table, words: Words, *, public: bool) -> Post:
    """The owner is told that all seats are taken, with a button to start; where that is `public`, by a ping."""
    title, owner = words(f"{table.row.title}-name"), table.row.owner
    text = words("host-note-full", title=title, table=table.id, where=lobby_text.where(table))
    if table.status != OPEN:
        return Post(text)
    press: panel.Item = discord.ui.Button(
        style=discord.ButtonStyle.primary, label=words("table-button-start"), custom_id=f"@{table.id}/start"
    )
    return Post(f"<@{owner}> {text}" if public else text, (owner,) if public else (), (press,))


def _note(recipe: NoticeTemplate) -> Post:
    """A sentence that the row names."""
    return Post(recipe.words(recipe.data["id"], **named(recipe.data["args"], recipe.words)))


def _invitation(recipe: NoticeTemplate) -> Post:
    """Who invites to what, with whom, with buttons to say yes or no; none once the table has begun."""
    table, words = recipe.table, recipe.words
    text = lobby_text.invitation(table, words, recipe.data["by"])
    if table.status != OPEN:
        return Post(text)
    yes = post_builder.button(words, "host-join", Press("join", table.id, 0), style=discord.ButtonStyle.success)
    return Post(text, (), (yes, post_builder.button(words, "host-not-join", Press("refuse", table.id, 0))))


def _undelivered(recipe: NoticeTemplate) -> Post:
    """The owner of a table is told which message was lost, and why."""
    table, words, data = recipe.table, recipe.words, recipe.data
    public = data["place"] == "channel"
    where = f"<#{data['target']}>" if public else words("host-where-dm", who=f"<@{data['target']}>")
    if data["kind"] == MessageKind.INVITE and data["why"] == "closed":
        return Post(words("host-uninvited", table=table.id, who=f"<@{data['target']}>"))
    text = words("host-undeliverable", table=table.id, where=where, why=channel_failures.sentence(data["why"], words))
    called = public and MessageKind(data["kind"]).tells_of_the_game
    return Post("\n".join([text, words("host-undeliverable-called")]) if called else text)


NOTICES: Mapping[str, Callable[[NoticeTemplate], Post]] = {
    MessageKind.NOTE: _note,
    MessageKind.LATE: lambda recipe: Post(*clock_text.late(recipe.table, recipe.data["seat"], recipe.words)),
    MessageKind.SEAT: lambda recipe: substitute_text.post(recipe.table, recipe.data, recipe.words),
    MessageKind.SETTLED: lambda recipe: Post(recipe.words("clock-settled")),
    MessageKind.CLOSED: lambda recipe: Post(recipe.words("host-abandoned")),
    MessageKind.INVITE: _invitation,
    MessageKind.FULL: lambda recipe: full(recipe.table, recipe.words, public=False),
    MessageKind.UNDELIVERED: _undelivered,
    MessageKind.REMATCH: lambda recipe: rematch_text.post(recipe.table, recipe.data, recipe.words),
}
