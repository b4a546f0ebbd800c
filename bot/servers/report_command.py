"""`/report`: tells a server's managers about a person or a table, in their channel and in private if they want.

Only managers read a report, and the reporter is told so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import command
from bot.discord.gateway import permissions
from bot.discord.gateway.limits import CONTENT, cut
from bot.discord.interactions.responder import Interaction, RespondingClient
from bot.discord.posts.delivery import DiscordMessenger
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import escaped, table_name
from bot.servers.rows import ReportRow, ReportRows
from bot.servers.service import LONGEST, Reports
from bot.store import PRIVATE, OutboxRow
from bot.tables import NoSuchTable, TableError, Tables
from renderers.words import Words


@command("report", "reason", "person", "table", tables=table_argument.TableFilter(table_argument.EVER, seated=False))
async def report(
    interaction: Interaction,
    reason: Range[str, 1, LONGEST],
    person: discord.User | None = None,
    table: str | None = None,
) -> None:
    """`/report`: a person or a table, and why."""
    if interaction.guild_id is None:
        raise TableError("report-no-server")
    responder, words = interaction.client.responder, interaction.client.responder.words(interaction)
    named = "" if not table else (await table_argument.named(interaction, table)).id
    about = None if person is None else person.id
    await responder.tables.service(Reports).report(interaction.guild_id, interaction.user.id, about, named, reason)
    await responder.answer(interaction, words("report-sent"))


report.allowed_contexts = permissions.SERVERS
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (report,)


class ReportDelivery:
    """Writes reports for people who may still read them."""

    def __init__(self, client: RespondingClient, tables: Tables, messages: OutboxMessages) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages

    async def post(self, row: OutboxRow) -> Post | None:
        """Write a report; None if it was deleted, or its reader does not manage the server any more.

        Raises errors of Discord.
        """
        report = await self._tables.store.part(ReportRows).get(row.first)
        if report is None:
            return None
        if row.place in PRIVATE and not await self._manages(report.guild, row.target):
            await self._tables.store.part(ReportRows).read_by(report.guild, row.target, reads=False)
            return None
        return Post(await self._text(report, await self._messages.words_of(row, report.guild)))

    async def deliver(self, row: OutboxRow, messenger: DiscordMessenger) -> int | None:
        """Send a report to the people who may read it."""
        post = await self.post(row)
        return None if post is None else (await messenger.send(row, post)).id

    async def _manages(self, guild_id: int, user: int) -> bool:
        """Return whether a person manages a server now: people who have left, or lost the role, get no reports."""
        server = await self._client.servers.of(guild_id)
        if server is None:
            return False
        try:
            member = await server.guild.fetch_member(user)
        except discord.NotFound:
            return False
        held = member.guild_permissions
        return held.manage_guild or held.administrator or server.guild.owner_id == user

    async def _text(self, report: ReportRow, words: Words) -> str:
        """Write who reports whom or which table, and why, in their own words."""
        about = [] if report.about is None else [f"<@{report.about}>"]
        about += [await self._table(report.table_id, words)] if report.table_id else []
        known = await self._client.servers.of(report.guild)
        server = escaped(known.guild.name) if known is not None else "–"
        head = words("report-head", by=f"<@{report.user}>", about=words.join(about), server=server)
        foot = f"-# {words('report-foot', when=f'<t:{report.at}:f>')}"
        return cut(f"{head}\n> {escaped(report.reason)}\n{foot}", CONTENT)

    async def _table(self, table_id: str, words: Words) -> str:
        try:
            table = await self._tables.get(table_id)
        except NoSuchTable:
            return table_id
        return words("report-table", table=table_name(table, words), id=table.id, where=f"<#{table.row.channel}>")
