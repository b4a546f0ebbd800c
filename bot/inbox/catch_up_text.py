"""What somebody has missed, in words: turn by turn, the oldest giving way where there is no room."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.gateway.limits import CONTENT
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.panel.panel import Item
from bot.discord.posts import post_builder
from bot.discord.posts.viewer_text import ViewerText, escaped
from bot.inbox.followers import News
from bot.tables.table import Table
from games.kernel import Seat
from renderers.registry import presenter
from renderers.words import Words

SHORT = 600
"""So many characters of one table among several."""
_ROOM = 200


def text(news: News, viewer: Seat | None, words: Words, limit: int = CONTENT - _ROOM) -> str:
    """What has happened at a table: a heading for each turn, and below it what each did and gained."""
    table = news.table
    title = words(f"{table.row.title}-name")
    head = words("catch-up-title" if news.fresh else "catch-up-again", title=title, table=table.id)
    told: list[str] = []
    if news.lost is not None:
        before = seen(news, viewer, words, table.version, at=news.lost)
        told.append(words("catch-up-lost", stage=before.phase(news.lost)))
    for chapter in news.turns:
        said = seen(news, viewer, words, chapter.version, at=chapter.number)
        told += [*under(told, said.phase(chapter.number)), *said.digest(pictured=False)]
    if not told:
        return words("catch-up-nothing", title=title, table=table.id)
    return post_builder.fitted(words, [head], told, [], limit)


def under(told: Sequence[str], stage: str) -> list[str]:
    """The heading of a turn below what is told before it: none where that heading or an announcement says the same.

    In a game of rounds several turns have one heading; elsewhere a turn ends with naming the next one.
    """
    heads = [line for line in told if line.startswith("**") and line.endswith("**")]
    announced = bool(told) and told[-1].startswith(f"{stage}:")
    return [] if announced or heads[-1:] == [f"**{stage}**"] else [f"**{stage}**"]


def seen(news: News, viewer: Seat | None, words: Words, version: int, at: int | None = None) -> ViewerText:
    """A table as a viewer sees it, with what happened in a turn (None: in all of them)."""
    table = news.table
    assert table.game is not None
    events = [event for chapter in news.turns if at in (None, chapter.number) for event in chapter.events]
    names = [escaped(name) for name in table.actors(version)]
    return ViewerText(table.game, presenter(table.row.title), words, names, viewer, events)


def items(table: Table, words: Words) -> tuple[Item, ...]:
    """The button that tells what somebody has missed at a table."""
    made: Item = discord.ui.Button(label=words("catch-up-button"), custom_id=RunCommand("catch-up").button(table.id))
    return (made,)
