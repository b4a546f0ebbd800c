"""`/catch-up`: what has happened at one table or all tables since a person last looked; and `/table follow`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import command, table_command
from bot.discord.gateway.limits import CONTENT, OPTIONS
from bot.discord.interactions.custom_ids import Press, RunCommand
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item
from bot.discord.posts import post_builder
from bot.discord.posts.viewer_text import table_name
from bot.inbox import texts
from bot.inbox.service import Followers
from bot.tables import Table
from bot.tables.table import FINISHED, RUNNING
from bot.tables.waiting import owes
from renderers.registry import presenter

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
    text = texts.news_text(news, seat, words)
    shown = texts.seen(news, seat, words, table.version)
    page = shown.private_page() if seat is not None else presenter(table.row.title).pages[0]
    key = ("catch-up", table.id, table.version, seat, page, words.locale, len(news.events))
    picture = await responder.picture_cache.draw(key, shown.drawing(page))
    items: list[Item] = []
    if owes(table, user):
        text += "\n" + words("catch-up-waits")
        press = Press("move", table.id, table.known(seat), seat)
        items.append(post_builder.button(words, "host-your-move", press, style=discord.ButtonStyle.primary))
    elif seat is None:
        label = "unfollow" if user in table.followers else "follow"
        items.append(table_argument.button(words, label, table))
    await responder.answer(interaction, text, view=Controls(items), picture=picture)


async def show_all(interaction: Interaction) -> None:
    """Show what is new at every table of a person, with a menu to select one."""
    responder, user = interaction.client.responder, interaction.user.id
    await responder.think(interaction)
    words = responder.words(interaction)
    said: list[str] = []
    told: list[Table] = []
    for table in await responder.tables.service(Followers).watched(user):
        room = CONTENT - len("\n\n".join(said)) - 100
        if room < texts.NEWS_TEXT or len(told) == OPTIONS:
            said.append(words("catch-up-more"))
            break
        news = await responder.tables.service(Followers).news(table, user)
        if news.fresh:
            said.append(texts.news_text(news, table.seat_of(user), words, texts.NEWS_TEXT))
            told.append(table)
    items: list[Item] = []
    if told:
        options = [
            discord.SelectOption(label=table_argument.line(table, user, words), value=table.id) for table in told
        ]
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=str(RunCommand("catch-up")), placeholder=words("catch-up-closer"), options=options
        )
        items.append(menu)
    if any(owes(table, user) for table in told):
        items.append(texts.next_button(words))
    text = "\n\n".join(said) if told else words("catch-up-nothing-new")
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
