"""Reports to a server's managers, and which of them read reports in direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import delete, func, insert, select

from . import schema
from .database import Database
from .rows import ReportRow

_report, _reader = schema.reports.c, schema.report_readers.c


class ReportRows:
    """Reading and writing them. Servers and people are Discord's numbers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, number: int) -> ReportRow | None:
        """A report; None for one that has been forgotten."""
        rows = await self._database.rows(select(schema.reports).where(_report.id == number))
        return ReportRow(**rows[0]) if rows else None

    async def count(self, guild: int, user: int, since: int) -> int:
        """How many reports somebody has made on a server since a time."""
        query = select(func.count().label("count")).where(
            _report.guild == guild, _report.user == user, _report.at >= since
        )
        return int((await self._database.rows(query))[0]["count"])

    async def add(self, report: ReportRow, messages: Sequence[dict[str, Any]]) -> int:
        """Keep a report (its number is drawn) with the messages that carry it, in one transaction; returns its number.

        `messages` say the number in their `first`.
        """
        values = {name: value for name, value in structs.asdict(report).items() if name != "id"}
        async with self._database.writing() as connection:
            made = await connection.execute(insert(schema.reports).values(values).returning(_report.id))
            number = int(made.scalar_one())
            for message in messages:
                await connection.execute(insert(schema.outbox).values({**message, "first": number}))
        return number

    async def readers(self, guild: int) -> list[int]:
        """The managers of a server who want to read reports in direct messages."""
        query = select(_reader.user).where(_reader.guild == guild).order_by(_reader.user)
        return [row["user"] for row in await self._database.rows(query)]

    async def read_by(self, guild: int, user: int, *, reads: bool) -> None:
        """A manager wants to read a server's reports in direct messages, or no more."""
        async with self._database.writing() as connection:
            if reads:
                await self._database.put(connection, schema.report_readers, {"guild": guild, "user": user})
            else:
                here = _reader.guild == guild, _reader.user == user
                await connection.execute(delete(schema.report_readers).where(*here))
