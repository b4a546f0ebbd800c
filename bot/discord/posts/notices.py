"""Writes the kinds of messages that need only the table and the row's data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.discord.posts import channel_failures, clock_text
from bot.discord.posts.message_types import NoticeTemplate
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import escaped
from bot.store import MessageKind
from bot.tables.clocks import Pace
from renderers.words import Words


def named(args: dict[str, Any], words: Words) -> dict[str, str]:
    """Return the arguments of a sentence for its reader: a pace in words, names made safe."""
    return {
        key: clock_text.pace(Pace.read(str(value)), words) if key == "pace" else escaped(str(value))
        for key, value in args.items()
    }


def _note(recipe: NoticeTemplate) -> Post:
    """Return the sentence that the row names."""
    return Post(recipe.words(recipe.data["id"], **named(recipe.data["args"], recipe.words)))


def _undelivered(recipe: NoticeTemplate) -> Post:
    """Tell the owner of a table which message was dropped, and why."""
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
    MessageKind.SETTLED: lambda recipe: Post(recipe.words("clock-settled")),
    MessageKind.CLOSED: lambda recipe: Post(recipe.words("host-abandoned")),
    MessageKind.UNDELIVERED: _undelivered,
}
