"""Feature: time limits of a table, reminders, deadlines, substitutes."""

from __future__ import annotations

import json

import discord

from bot.clocks import commands
from bot.clocks.commands import PaceControl
from bot.clocks.deadlines import Deadlines, Substitutes
from bot.clocks.reminders import Reminders, ReminderTimers
from bot.discord.posts.control_message import strip
from bot.discord.posts.game_messages import MessageType, NoticeTemplate
from bot.discord.posts.post_builder import Post
from bot.feature import Connection, Feature
from bot.store import MessageKind, OutboxRow
from bot.tables import Tables


def _tables(tables: Tables) -> None:
    repository, _, workers = tables.shared
    deadlines = Deadlines(*tables.shared, tables.ai_seats, tables.moves.act)
    reminders = Reminders(repository, workers)
    tables.add(deadlines, reminders, PaceControl(*tables.shared, tables.undo), Substitutes(*tables.shared, tables.undo))
    repository.reactions.append(ReminderTimers(tables.notification_settings))
    tables.timer_worker.add(deadlines.once)
    tables.timer_worker.add(reminders.once)


def _discord(parts: Connection) -> None:
    outbox = parts.tables.store.outbox_queue

    async def of_the_seat(template: NoticeTemplate) -> Post:
        return commands.post(template.table, template.data, template.words)

    async def told_of_the_seat(row: OutboxRow, _: discord.Message) -> None:
        """Remove the buttons from earlier channel messages about the same seat, which are outdated."""
        seat = json.loads(row.data)["seat"]
        for old in await outbox.posted(row.table_id, MessageKind.SEAT):
            if old.id < row.id and old.message is not None and json.loads(old.data)["seat"] == seat:
                before = parts.client.get_partial_messageable(old.target).get_partial_message(old.message)
                await strip(parts.tables, before)

    parts.messages.types[MessageKind.SEAT] = MessageType(of_table=of_the_seat, delivered=told_of_the_seat)


CLOCKS = Feature(
    "clocks",
    tables=_tables,
    subcommands={"table": commands.COMMANDS},
    discord=_discord,
)
