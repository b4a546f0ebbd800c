"""Feature: tournaments: people sign up, rounds are drawn, tables open automatically, results are counted."""

from __future__ import annotations

from bot.discord.posts.game_messages import MessageType
from bot.feature import Connection, Feature
from bot.store import MessageKind, OutboxRow
from bot.store.database import Database
from bot.store.person_rows import ME, NamedRows, PersonalData
from bot.tables import Table, TableError, Tables
from bot.tables.repository import Reaction
from bot.tournaments import commands, rows
from bot.tournaments.delivery import TournamentMessages
from bot.tournaments.progress import REFRESH, channel_message
from bot.tournaments.rows import TournamentRows, entrants, tournaments
from bot.tournaments.service import TournamentService


def _tables(tables: Tables) -> None:
    service = TournamentService(*tables.shared, tables.lobby, tables.moderation)
    tables.add(service)
    tables.timer_worker.add(service.once)
    tables.repository.reactions.append(TournamentTables(tables.store.part(TournamentRows)))
    tables.store.names.features.append(NamedRows(entrants, "tournament", tournaments))
    tables.store.person_rows.features.append(PersonalData(rows.person(ME), _forget))


async def _forget(database: Database, user: int, now: int) -> None:
    """Remove a person from all tournaments, and refresh the tournaments' messages."""
    notes = [channel_message(row, now, REFRESH) for row in await TournamentRows(database).of_person(user)]
    await rows.forget(database, user, now, notes)


class TournamentTables(Reaction):
    """Keeps people at tables of tournaments: they drop out of the tournament instead."""

    def __init__(self, known: TournamentRows) -> None:
        self._known = known

    async def cannot_wait(self, table: Table) -> bool:
        """Return whether a table is a tournament's, which continues without it."""
        return await self._known.of_table(table.id) is not None

    async def leaving(self, table: Table, user: int) -> None:
        """Raise TableError if somebody leaves a tournament's table."""
        if await self._known.of_table(table.id) is not None:
            raise TableError("tables-of-tournament", table=table.id)


def _discord(parts: Connection) -> None:
    messages = TournamentMessages(parts.client, parts.tables, parts.messages, parts.responder.picture_cache)

    async def deliver(row: OutboxRow) -> int | None:
        return await messages.deliver(row, parts.messenger)

    parts.messages.types[MessageKind.TOURNAMENT] = MessageType(write=messages.write, deliver=deliver)


TOURNAMENTS = Feature(
    "tournaments", tables=_tables, commands=(commands.group(),), components=commands.ITEMS, discord=_discord
)
