"""Writes the list of all tables of a person, those that wait for them first, and the daily digest.

`/catch-up`: what has happened at one table or all tables since a person last looked; and `/table follow`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import command, table_command
from bot.discord.interactions.custom_ids import Press, RunCommand
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.layout import Controls, Item
from bot.discord.limits import CONTENT, OPTIONS
from bot.discord.names import escaped, table_name
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.discord.posts.post_builder import Post
from bot.inbox.service import Digest, Followers, News
from bot.tables import AwaitedTable
from bot.tables.people import owes
from bot.tables.table import FINISHED, OPEN, RUNNING, Table
from games.kernel import Seat
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words

NEWS_TEXT = 600
"""The maximum of characters about one table among several."""
_ROOM = 200


def news_text(news: News, viewer: Seat | None, words: Words, limit: int = CONTENT - _ROOM) -> str:
    """Write what has happened at a table: a heading for each turn, and below it what each did and gained."""
    table = news.table
    named = table_name(table, words)
    head = words("catch-up-title" if news.fresh else "catch-up-again", table=named)
    lines: list[str] = []
    if news.lost is not None:
        before = seen(news, viewer, words, table.version, at=news.lost)
        lines.append(words("catch-up-lost", stage=before.phase(news.lost)))
    for chapter in news.turns:
        said = seen(news, viewer, words, chapter.version, at=chapter.number)
        lines += [*under(lines, said.phase(chapter.number)), *said.digest(pictured=False)]
    if not lines:
        return words("catch-up-nothing", table=named)
    return post_builder.fitted(words, [head], lines, [], limit)


def under(lines: Sequence[str], stage: str) -> list[str]:
    """Return the heading of a turn; '' if the text before it has the same heading or announced the turn.

    In a game with rounds several turns have one heading; elsewhere a turn ends by naming the next one.
    """
    heads = [line for line in lines if line.startswith("**") and line.endswith("**")]
    announced = bool(lines) and lines[-1].startswith(f"{stage}:")
    return [] if announced or heads[-1:] == [f"**{stage}**"] else [f"**{stage}**"]


def seen(news: News, viewer: Seat | None, words: Words, version: int, at: int | None = None) -> ViewerText:
    """Return a table as a viewer sees it, with the events of a turn (None: of all)."""
    table = news.table
    assert table.game is not None
    events = [event for chapter in news.turns if at in (None, chapter.number) for event in chapter.events]
    names = [escaped(name) for name in table.actors(version)]
    return ViewerText(table.game, presenter(table.row.title), words, names, viewer, events)


def news_items(table: Table, words: Words) -> tuple[Item, ...]:
    """Return the button that shows what somebody has missed at a table."""
    made: Item = discord.ui.Button(label=words("catch-up-button"), custom_id=RunCommand("catch-up").button(table.id))
    return (made,)


SHOWN = 8
"""The maximum of tables in a message with their links."""
Awaited = Callable[[Table], str]
"""Write whom a running table visibly waits for and what each has to decide."""
FILTERS: dict[str, Callable[[AwaitedTable], bool]] = {
    "all": lambda place: True,
    "mine": lambda place: place.waits,
    "running": lambda place: place.table.status == RUNNING,
    "open": lambda place: place.table.status == OPEN,
}
"""The filters, by name."""


def build(
    places: Sequence[AwaitedTable], words: Words, which: str, page: int, awaited: Awaited
) -> tuple[str, Controls]:
    """Write a page of a person's tables, filtered, with a button to the decision that has waited longest."""
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
    """Write a table: its title, players, whether it waits for the reader and since when, with a link to its message.

    Whom else it waits for is written only on request: an inbox with it would be edited with every turn.
    """
    table = place.table
    since, until = f"<t:{place.since}:R>", f"<t:{place.until}:R>"
    how = words(f"table-status-{table.status}")
    if place.waits:
        how = words("inbox-your-move-until" if place.until else "inbox-your-move", when=since, until=until)
    elif awaited is not None and table.status == RUNNING and (who := awaited(table)):
        how = words("inbox-waits-for", who=who)
    return words("inbox-line", table=table_name(table, words), how=how, where=where(place))


def where(place: AwaitedTable) -> str:
    """Return a link to the message with a table's controls, else its channel."""
    row, post = place.table.row, place.post
    if post is None:
        return f"<#{row.channel}>"
    return f"https://discord.com/channels/{row.guild or '@me'}/{post.channel}/{post.message}"


def next_button(words: Words) -> Item:
    """Return the button that opens the decision that has waited longest."""
    style = discord.ButtonStyle.primary
    button: discord.ui.Button[Any] = discord.ui.Button(style=style, label=words("inbox-button-next"), custom_id=NEXT)
    return button


def standing(places: Sequence[AwaitedTable], words: Words) -> tuple[str, Controls]:
    """Write the inbox: what waits first, as far as there is room."""
    waiting = sum(place.waits for place in places)
    said = [words("inbox-title", tables=len(places), waiting=waiting) if places else words("inbox-none")]
    said += limited([line(place, words) for place in places], words)
    said.append("-# " + words("inbox-live"))
    ways = [next_button(words)] if waiting else []
    ways += [way(words("catch-up-button-all"), EVERY), way(words("inbox-show-all"), ALL)]
    return "\n".join(said), Controls(ways if places else ())


def limited(lines: Sequence[str], words: Words) -> list[str]:
    """Return as many lines of tables as fit a message, and how many more there are."""
    more = len(lines) - SHOWN
    return [*lines[:SHOWN], *([words("inbox-more", count=more)] if more > 0 else [])]


def way(label: str, custom_id: str) -> Item:
    """Return a button to all tables, or to what is new at them."""
    button: Item = discord.ui.Button(label=label, custom_id=custom_id)
    return button


NEXT = "games/next/0"
ALL = "games/all/0"
"""Return the custom id of the button to all tables."""
EVERY = "games/news/0"
"""Return the custom id of the button to what is new at all tables."""
LATER = (("inbox-button-later", 4), ("inbox-button-tomorrow", 24))
"""The hours by which a press can postpone reminders."""


def reminder_items(words: Words) -> tuple[Item, ...]:
    """Return the buttons of a reminder."""
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


DIGEST_TEXT = 300
"""The maximum of characters about what is new at one table."""
_DIGEST_ROOM = 150


def post(digest: Digest, user: int, words: Words) -> Post:
    """Write the digest, with buttons to the decision and to everything that is new."""
    said = [words("digest-title", waiting=len(digest.waiting))]
    said += limited([line(place, words) for place in digest.waiting], words)
    for news in digest.news:
        text = news_text(news, news.table.seat_of(user), words, DIGEST_TEXT)
        if len("\n".join([*said, text])) > CONTENT - _DIGEST_ROOM:
            said.append(words("digest-more"))
            break
        said.append(text)
    items = ((next_button(words),) if digest.waiting else ()) + _ways(words)
    return Post("\n".join(said), (), items)


def _ways(words: Words) -> tuple[Item, ...]:
    return (
        way(words("catch-up-button-all"), EVERY),
        way(words("inbox-show-all"), ALL),
    )


_PLAYED = table_argument.TableFilter((RUNNING, FINISHED), seated=False)


@command("catch-up", "table")
async def catch_up(interaction: Interaction, table: str | None = None) -> None:
    """`/catch-up`: what has happened since one last looked, at one table or at all of them."""
    if table is None:
        await show_all(interaction)
    else:
        await table_argument.run(interaction, "catch-up", table)


@table_argument.at_table("catch-up", _PLAYED)
async def catch_up_table(interaction: Interaction, table: Table) -> None:
    """Show what has happened at a table, the marked picture, and a button to the person's decision."""
    table.refuse_unless_played()
    responder, user = interaction.client.responder, interaction.user.id
    await responder.think(interaction)
    words, seat = responder.words(interaction), table.seat_of(user)
    news = await responder.tables.service(Followers).news(table, user)
    text = news_text(news, seat, words)
    picture = await _marked(responder, table, news, seat, words)
    items: list[Item] = []
    if owes(table, user):
        text += "\n" + words("catch-up-waits")
        press = Press("move", table.id, table.known(seat), seat)
        items.append(post_builder.button(words, "host-your-move", press, style=discord.ButtonStyle.primary))
    elif seat is None:
        label = "unfollow" if user in table.followers else "follow"
        items.append(table_argument.button(words, label, table))
    await responder.answer(interaction, text, view=Controls(items), picture=picture)


async def _marked(responder: Responder, table: Table, news: News, seat: Seat | None, words: Words) -> Picture:
    """Return a picture that marks what is new: of a single turn, the board as everybody sees it."""
    if len(news.turns) <= 1:
        return await responder.pictures.draw(table, None, presenter(table.row.title).pages[0], words)
    shown = seen(news, seat, words, table.version)
    page = shown.private_page() if seat is not None else presenter(table.row.title).pages[0]
    key = ("catch-up", table.id, table.version, seat, page, words.locale, len(news.events))
    return await responder.picture_cache.draw(key, shown.drawing(page))


async def show_all(interaction: Interaction) -> None:
    """Show what is new at every table of a person, with a menu to select one."""
    responder, user = interaction.client.responder, interaction.user.id
    await responder.think(interaction)
    words = responder.words(interaction)
    said: list[str] = []
    listed: list[Table] = []
    for table in await responder.tables.service(Followers).watched(user):
        room = CONTENT - len("\n\n".join(said)) - 100
        if room < NEWS_TEXT or len(listed) == OPTIONS:
            said.append(words("catch-up-more"))
            break
        news = await responder.tables.service(Followers).news(table, user)
        if news.fresh:
            said.append(news_text(news, table.seat_of(user), words, NEWS_TEXT))
            listed.append(table)
    items: list[Item] = []
    if listed:
        options = [
            discord.SelectOption(label=table_argument.line(table, user, words), value=table.id) for table in listed
        ]
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=str(RunCommand("catch-up")), placeholder=words("catch-up-closer"), options=options
        )
        items.append(menu)
    if any(owes(table, user) for table in listed):
        items.append(next_button(words))
    text = "\n\n".join(said) if listed else words("catch-up-nothing-new")
    await responder.answer(interaction, text, view=Controls(items))


@table_command("follow", path="table", wanted=table_argument.TableFilter((RUNNING,), seated=False, stranger=True))
async def follow(interaction: Interaction, table: Table) -> None:
    """Follow a table without playing there, or stop it."""
    await _follow(interaction, table, follows=interaction.user.id not in table.followers)


@table_argument.at_table("unfollow", _PLAYED)
async def unfollow(interaction: Interaction, table: Table) -> None:
    """Stop following a table."""
    await _follow(interaction, table, follows=False)


async def _follow(interaction: Interaction, table: Table, *, follows: bool) -> None:
    responder = interaction.client.responder
    after = await responder.tables.service(Followers).follow(table.id, interaction.user.id, follows=follows)
    words = responder.words(interaction)
    button = table_argument.button(words, "unfollow" if follows else "follow", after)
    said = words("follow-on" if follows else "follow-off", table=table_name(table, words))
    await responder.answer(interaction, said, view=Controls([button]))


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (follow,)
TOP: Sequence[app_commands.Command[Any, ..., Any]] = (catch_up,)
