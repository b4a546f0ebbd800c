"""All tables of a person on one page: what waits for them first, since when, and where.

The daily digest in words: what waits for somebody, and what they have not seen of all their tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.discord.gateway.limits import CONTENT
from bot.discord.panel.panel import Controls, Item
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import escaped
from bot.inbox import catch_up_text
from bot.inbox.digest import Digest
from bot.tables import AwaitedTable, Table
from bot.tables.table import OPEN, RUNNING
from renderers.words import Words

SHOWN = 8
"""So many tables fit a message with their links."""
Awaited = Callable[[Table], str]
"""Whom a running table waits for and what each has to decide, as everybody may see it."""
FILTERS: dict[str, Callable[[AwaitedTable], bool]] = {
    "all": lambda place: True,
    "mine": lambda place: place.waits,
    "running": lambda place: place.table.status == RUNNING,
    "open": lambda place: place.table.status == OPEN,
}
"""What can be shown, by name."""
_NAMES = 120


def build(
    places: Sequence[AwaitedTable], words: Words, which: str, page: int, awaited: Awaited
) -> tuple[str, Controls]:
    """A page of a person's tables, of those that are wanted, with the way to the decision that has waited longest."""
    found = [place for place in places if FILTERS[which](place)]
    pages = max(1, -(-len(found) // SHOWN))
    page = min(page, pages - 1)
    waiting = sum(place.waits for place in places)
    said = [words("inbox-title", tables=len(places), waiting=waiting) if places else words("inbox-none")]
    said += [line(place, words, awaited) for place in found[page * SHOWN : (page + 1) * SHOWN]]
    if pages > 1:
        said.append("-# " + words("host-panel-page", page=page + 1, pages=pages))
    return "\n".join(said), Controls(_items(words, which, page, pages, waiting) if places else ())


def line(place: AwaitedTable, words: Words, awaited: Awaited | None = None) -> str:
    """A table: its title, who plays, whether it waits for the reader and since when, with a link to its message.

    Whom else it waits for is said where it is asked for: what is kept as things are would be edited with every turn.
    """
    table = place.table
    names = escaped(", ".join(table.names)[:_NAMES]) or "–"
    since, until = f"<t:{table.row.since}:R>", f"<t:{place.until}:R>"
    how = words(f"table-status-{table.status}")
    if place.waits:
        how = words("inbox-your-move-until" if place.until else "inbox-your-move", when=since, until=until)
    elif awaited is not None and table.status == RUNNING and (who := awaited(table)):
        how = words("inbox-waits-for", who=who)
    return words(
        "inbox-line", title=words(f"{table.row.title}-name"), table=table.id, names=names, how=how, where=where(place)
    )


def where(place: AwaitedTable) -> str:
    """A link to the message with a table's controls, else its channel."""
    row, post = place.table.row, place.post
    if post is None:
        return f"<#{row.channel}>"
    return f"https://discord.com/channels/{row.guild or '@me'}/{post.channel}/{post.message}"


def next_button(words: Words) -> Item:
    """The button that opens the decision that has waited longest."""
    style = discord.ButtonStyle.primary
    button: discord.ui.Button[Any] = discord.ui.Button(style=style, label=words("inbox-button-next"), custom_id=NEXT)
    return button


def standing(places: Sequence[AwaitedTable], words: Words) -> tuple[str, Controls]:
    """The direct message that is somebody's inbox: what waits first, as far as there is room."""
    waiting = sum(place.waits for place in places)
    said = [words("inbox-title", tables=len(places), waiting=waiting) if places else words("inbox-none")]
    said += shown([line(place, words) for place in places], words)
    said.append("-# " + words("inbox-live"))
    ways = [next_button(words)] if waiting else []
    ways += [way(words("catch-up-button-all"), EVERY), way(words("inbox-show-all"), ALL)]
    return "\n".join(said), Controls(ways if places else ())


def shown(lines: Sequence[str], words: Words) -> list[str]:
    """As many lines of tables as fit a message, and how many more there are."""
    more = len(lines) - SHOWN
    return [*lines[:SHOWN], *([words("inbox-more", count=more)] if more > 0 else [])]


def way(label: str, custom_id: str) -> Item:
    """A button that leads to all tables, or to what is new at them."""
    button: Item = discord.ui.Button(label=label, custom_id=custom_id)
    return button


NEXT = "games/next/0"
ALL = "games/all/0"
"""The custom id of the button that lists all tables."""
EVERY = "games/news/0"
"""The custom id of the button that tells what is new at all tables."""
LATER = (("inbox-button-later", 4), ("inbox-button-tomorrow", 24))
"""For how many hours somebody may put reminders off by a press."""


def reminder_items(words: Words) -> tuple[Item, ...]:
    """What can be pressed on a reminder."""
    later: list[Item] = [
        discord.ui.Button(label=words(message), custom_id=f"later/{hours}") for message, hours in LATER
    ]
    every: Item = discord.ui.Button(label=words("catch-up-button-all"), custom_id=EVERY)
    return (next_button(words), every, *later)


def _items(words: Words, which: str, page: int, pages: int, waiting: int) -> list[Item]:
    options = [
        discord.SelectOption(label=words(f"inbox-show-{name}"), value=name, default=name == which) for name in FILTERS
    ]
    menu: discord.ui.Select[Any] = discord.ui.Select(custom_id="games:show", options=options, row=0)
    turning: list[Item] = []
    for label, other, there in (("host-previous", page - 1, page > 0), ("host-next", page + 1, page < pages - 1)):
        if there:
            turning.append(discord.ui.Button(label=words(label), custom_id=f"games/{which}/{other}"))
    return [menu, *([next_button(words)] if waiting else []), *turning]


SHORT = 300
"""So many characters of what is new at one table."""
_ROOM = 150


def post(digest: Digest, user: int, words: Words) -> Post:
    """The message for a person, with the way to what waits and to all that is new."""
    said = [words("digest-title", waiting=len(digest.waiting))]
    said += shown([line(place, words) for place in digest.waiting], words)
    for news in digest.news:
        told = catch_up_text.text(news, news.table.seat_of(user), words, SHORT)
        if len("\n".join([*said, told])) > CONTENT - _ROOM:
            said.append(words("digest-more"))
            break
        said.append(told)
    items = ((next_button(words),) if digest.waiting else ()) + _ways(words)
    return Post("\n".join(said), (), items)


def _ways(words: Words) -> tuple[Item, ...]:
    return (
        way(words("catch-up-button-all"), EVERY),
        way(words("inbox-show-all"), ALL),
    )
