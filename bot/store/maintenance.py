"""Database queries for the operator: counts, and deletion of obsolete rows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, func, select

from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import LIVE, DeliveryState

_FAULT = "fault:"


Forget = Callable[[int, int], Awaitable[int]]
"""Deletes at a time, at most so many rows; returns how many. Raises StoreError."""


class Maintenance:
    """Counting and tidying up."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.features: list[Forget] = []
        """What features delete of their own once nobody needs it."""

    async def census(self) -> list[tuple[str, str, int]]:
        """How many tables there are of each title and status."""
        table = schema.tables.c
        query = select(table.title, table.status, func.count().label("count")).group_by(table.title, table.status)
        return [(row["title"], row["status"], row["count"]) for row in await self._database.rows(query)]

    async def backlog(self) -> tuple[int, int | None, int]:
        """How many messages are still to be sent, when the oldest of them was made, and how many were given up."""
        out = schema.outbox.c
        query = select(out.state, func.count().label("count"), func.min(out.made).label("oldest"))
        unsent = out.state.in_((DeliveryState.WAITING, DeliveryState.FAILED))
        rows = await self._database.rows(query.where(unsent).group_by(out.state))
        found = {row["state"]: row for row in rows}
        waiting, failed = found.get(DeliveryState.WAITING), found.get(DeliveryState.FAILED)
        return (
            0 if waiting is None else waiting["count"],
            None if waiting is None else waiting["oldest"],
            0 if failed is None else failed["count"],
        )

    async def forget_messages(self, before: int, most: int) -> int:
        """Delete some messages made before a time that are sent or given up; returns how many.

        Of a live table the newest message in each place stays: later ones may still bring it up to date.
        """
        out, table = schema.outbox.c, schema.tables.c
        one = schema.outbox.alias().c
        newest = (
            select(func.max(one.message))
            .where(one.state == DeliveryState.SENT, one.table_id == table.id, table.status.in_(LIVE))
            .group_by(one.table_id, one.place, one.target)
        )
        kept = out.message.is_not(None) & out.message.in_(newest)
        done = out.state != DeliveryState.WAITING
        return await self._forget(schema.outbox, out.id, most, done, out.made < before, ~kept)

    async def forget_links(self, before: int, most: int) -> int:
        """Delete some links of unfinished actions kept before a time; a press on their button begins anew."""
        kept = schema.saved_links.c
        return await self._forget(schema.saved_links, kept.key, most, kept.made < before)

    async def forget_deeds(self, before: int, most: int) -> int:
        """Delete some notes of what people's requests did before a time."""
        return await self._forget(schema.requests, schema.requests.c.key, most, schema.requests.c.at < before)

    async def forget_faults(self, most: int) -> int:
        """Delete some notes of bots' faults at tables that are over."""
        fact, table = schema.facts.c, schema.tables.c
        live = select(_FAULT + table.id).where(table.status.in_(LIVE))
        return await self._forget(schema.facts, fact.key, most, fact.key.startswith(_FAULT), fact.key.not_in(live))

    async def _forget(self, table: Table, key: ColumnElement[Any], most: int, *where: ColumnElement[bool]) -> int:
        some = select(key).where(*where).limit(most)
        async with self._database.writing() as connection:
            result = await connection.execute(delete(table).where(key.in_(some)))
        return int(result.rowcount)
