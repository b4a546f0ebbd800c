"""Database queries of the feature: settings with their log, ready-made tables, reports and their readers, boards.

Every change of an open table also schedules a refresh of its server's board (`REFRESH_BOARD`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from sqlalchemy import Index, delete, func, insert, or_, select

from bot.store import schema
from bot.store.database import Database
from bot.store.person_rows import PersonalData, of_person
from bot.store.row_types import (
    LIVE,
    Generated,
    Id,
    Person,
    PersonalText,
    Row,
    Time,
    delete_rows,
    insert_numbered,
    insert_row,
    personal,
    put_row,
    stored,
    update_rows,
)
from bot.store.schema import TableId


@stored("server_settings", "guild setting")
class ServerSettingRow(Row, frozen=True):
    """A setting of a server's managers, as defined in `bot.servers.settings`; a default has no row."""

    guild: Id
    setting: Annotated[str, 40]
    value: str


@stored(
    "server_changes",
    "id",
    Index("server_changes_guild", "guild", "id"),
    Index("server_changes_user", "user"),
    info=personal(
        "what you changed in a server's settings, as its manager",
        "the changes stay for the other managers, without you",
    ),
)
class ServerChangeRow(Row, frozen=True):
    """A change of a server's settings: by whom (0: a deleted person), the old value, the new value."""

    guild: Id
    user: Person
    at: Time
    setting: Annotated[str, 40]
    before: str
    after: str
    id: Generated = 0


@stored("server_presets", "guild key")
class ServerPresetRow(Row, frozen=True):
    """A ready-made table of a server, by its name in lower case: the values for `/table new`. `options`
    is JSON, `seats` the maximum.

    The `usual` one of a title is the default.
    """

    guild: Id
    key: Annotated[str, 60]
    name: Annotated[str, 60]
    title: Annotated[str, 40]
    seats: int
    options: str
    pace: Annotated[str, 40]
    hints: bool
    usual: bool


@stored(
    "reports",
    "id",
    Index("reports_user", "guild", "user", "at"),
    Index("reports_about", "about"),
    info=personal("what you reported to a server's managers, and reports about you, for 90 days"),
)
class ReportRow(Row, frozen=True):
    """A report to a server's managers about a person or a table ('' for none)."""

    guild: Id
    user: Person
    at: Time
    about: Person | None
    table_id: TableId
    reason: PersonalText
    id: Generated = 0


@stored(
    "report_readers",
    "guild user",
    Index("report_readers_user", "user"),
    info=personal("whether you get a server's reports in direct messages, as its manager"),
)
class ReportReaderRow(Row, frozen=True):
    """A manager who wants to read a server's reports in direct messages."""

    guild: Id
    user: Person


server_settings, server_changes, server_presets = ServerSettingRow.table, ServerChangeRow.table, ServerPresetRow.table
reports, report_readers = ReportRow.table, ReportReaderRow.table
KEPT_DAYS = 90
"""The days after which a report is deleted: its readers have long decided."""
_report, _reader = reports.c, report_readers.c


class ReportRows:
    """Reads and writes them. Servers and people are Discord's ids."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, number: int) -> ReportRow | None:
        """Return a report; None for a deleted one."""
        rows = await self._database.rows(select(reports).where(_report.id == number))
        return ReportRow(**rows[0]) if rows else None

    async def count(self, guild: int, user: int, since: int) -> int:
        """Count somebody's reports on a server since a time."""
        query = select(func.count().label("count")).where(
            _report.guild == guild, _report.user == user, _report.at >= since
        )
        return int((await self._database.rows(query))[0]["count"])

    async def add(self, report: ReportRow, messages: Sequence[dict[str, Any]]) -> int:
        """Store a report, which gets a number, with its messages, in one transaction; return the number.

        `messages` have the number in their `first`.
        """
        async with self._database.writing() as connection:
            number = await insert_numbered(connection, report)
            for message in messages:
                await connection.execute(insert(schema.outbox).values({**message, "first": number}))
        return number

    async def forget(self, now: int, most: int) -> int:
        """Delete some old reports: their readers have long decided."""
        some = select(_report.id).where(_report.at < now - KEPT_DAYS * 24 * 3600).limit(most)
        async with self._database.writing() as connection:
            return int((await connection.execute(delete(reports).where(_report.id.in_(some)))).rowcount)

    async def readers(self, guild: int) -> list[int]:
        """Return the managers of a server who want to read reports in direct messages."""
        query = select(_reader.user).where(_reader.guild == guild).order_by(_reader.user)
        return [row["user"] for row in await self._database.rows(query)]

    async def read_by(self, guild: int, user: int, *, reads: bool) -> None:
        """Send a server's reports to a manager by direct message, or no more."""
        async with self._database.writing() as connection:
            if reads:
                await connection.execute(*put_row(ReportReaderRow(guild, user)))
            else:
                await connection.execute(*delete_rows(ReportReaderRow, guild=guild, user=user))


_set, _change, _preset = server_settings.c, server_changes.c, server_presets.c
_table = schema.tables.c


class ServerRows:
    """Reads and changes it. Servers are Discord's ids."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, guild: int) -> dict[str, str]:
        """Return the settings of a server that differ from the defaults, as stored."""
        query = select(_set.setting, _set.value).where(_set.guild == guild)
        return {row["setting"]: row["value"] for row in await self._database.rows(query)}

    async def change(self, value: str, change: ServerChangeRow) -> None:
        """Set something ('' is the default) and log it, in one transaction."""
        async with self._database.writing() as connection:
            if value:
                await connection.execute(*put_row(ServerSettingRow(change.guild, change.setting, value)))
            else:
                await connection.execute(*delete_rows(ServerSettingRow, guild=change.guild, setting=change.setting))
            await connection.execute(*insert_row(change))

    async def log(self, change: ServerChangeRow) -> None:
        """Log a change of something that is stored beside the settings."""
        async with self._database.writing() as connection:
            await connection.execute(*insert_row(change))

    async def changes(self, guild: int, first: int, most: int) -> list[ServerChangeRow]:
        """Return changes of a server's settings, latest first, from one on (0 is the latest)."""
        query = select(server_changes).where(_change.guild == guild).order_by(_change.id.desc())
        return [ServerChangeRow(**row) for row in await self._database.rows(query.offset(first).limit(most))]

    async def count_changes(self, guild: int) -> int:
        """Count the changes of a server's settings."""
        query = select(func.count().label("count")).where(_change.guild == guild)
        return int((await self._database.rows(query))[0]["count"])

    async def last_change(self, guild: int, setting: str) -> ServerChangeRow | None:
        """Return the latest change of one setting; None if it never changed."""
        here = select(server_changes).where(_change.guild == guild, _change.setting == setting)
        rows = await self._database.rows(here.order_by(_change.id.desc()).limit(1))
        return ServerChangeRow(**rows[0]) if rows else None

    async def count_tables(self, guild: int, owner: int | None = None) -> int:
        """Count the open and running tables of a server; only an owner's if one is given."""
        mine = [] if owner is None else [_table.owner == owner]
        query = select(func.count().label("count")).where(_table.guild == guild, _table.status.in_(LIVE), *mine)
        return int((await self._database.rows(query))[0]["count"])

    # Ready-made tables

    async def presets(self, guild: int, title: str | None = None) -> list[ServerPresetRow]:
        """Return a server's ready-made tables, by title and name; of one title if it is given."""
        of = [] if title is None else [_preset.title == title]
        query = select(server_presets).where(_preset.guild == guild, *of).order_by(_preset.title, _preset.key)
        return [ServerPresetRow(**row) for row in await self._database.rows(query)]

    async def save_preset(self, row: ServerPresetRow) -> None:
        """Store a ready-made table, replacing the one with its name; a title has at most one default."""
        async with self._database.writing() as connection:
            if row.usual:
                of = {"guild": row.guild, "title": row.title}
                await connection.execute(*update_rows(ServerPresetRow, of, usual=False))
            await connection.execute(*put_row(row))

    async def drop_preset(self, guild: int, key: str) -> None:
        """Delete a ready-made table."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(ServerPresetRow, guild=guild, key=key))


async def _forget(database: Database, user: int, _: int) -> None:
    """Keep a manager's changes without their name; delete reports by and about a person."""
    async with database.writing() as connection:
        await connection.execute(*update_rows(ServerChangeRow, {"user": user}, user=0))
        await connection.execute(delete(reports).where(or_(_report.user == user, _report.about == user)))
        await connection.execute(*delete_rows(ReportReaderRow, user=user))


# A person's changes as a manager and their reports are theirs; reports of others about them are not.
PERSONAL_DATA = PersonalData(
    {
        "server_changes": of_person(server_changes, "guild", "at", "setting", "before", "after"),
        "reports": of_person(reports, "guild", "at", "table_id", "reason"),
        "reads_reports": of_person(report_readers, "guild"),
    },
    _forget,
)
