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
    Row,
    Time,
    delete_rows,
    insert_numbered,
    insert_row,
    put_row,
    stored,
    update_rows,
)
from bot.store.schema import TableId


@stored("server_settings", "guild setting")
class ServerSettingRow(Row, frozen=True):
    """What a server's managers have set, as `bot.servers.settings` has it; what is as usual has no row."""

    guild: Id
    setting: Annotated[str, 40]
    value: str


@stored("server_changes", "id", Index("server_changes_guild", "guild", "id"), Index("server_changes_user", "user"))
class ServerChangeRow(Row, frozen=True):
    """A change of a server's settings: by whom (0: somebody who wants to be forgotten), from what, to what."""

    guild: Id
    user: Id
    at: Time
    setting: Annotated[str, 40]
    before: str
    after: str
    id: Generated = 0


@stored("server_presets", "guild key")
class ServerPresetRow(Row, frozen=True):
    """A ready-made table of a server, by its name without upper case: what `/table new` fills a table with. `options`
    is JSON, `seats` the most.

    The `usual` one of a title is taken where nothing else is said.
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


@stored("reports", "id", Index("reports_user", "guild", "user", "at"), Index("reports_about", "about"))
class ReportRow(Row, frozen=True):
    """What somebody has told a server's managers about a person or a table ('' for none)."""

    guild: Id
    user: Id
    at: Time
    about: Id | None
    table_id: TableId
    reason: str
    id: Generated = 0


@stored("report_readers", "guild user", Index("report_readers_user", "user"))
class ReportReaderRow(Row, frozen=True):
    """A manager who wants to read a server's reports in direct messages."""

    guild: Id
    user: Id


server_settings, server_changes, server_presets = ServerSettingRow.table, ServerChangeRow.table, ServerPresetRow.table
reports, report_readers = ReportRow.table, ReportReaderRow.table
KEPT_DAYS = 90
"""After so many days a report is forgotten: those who read it have long decided."""
_report, _reader = reports.c, report_readers.c


class ReportRows:
    """Reading and writing them. Servers and people are Discord's numbers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, number: int) -> ReportRow | None:
        """A report; None for one that has been forgotten."""
        rows = await self._database.rows(select(reports).where(_report.id == number))
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
        async with self._database.writing() as connection:
            number = await insert_numbered(connection, report)
            for message in messages:
                await connection.execute(insert(schema.outbox).values({**message, "first": number}))
        return number

    async def forget(self, now: int, most: int) -> int:
        """Delete some reports that are old: who read them has long decided."""
        some = select(_report.id).where(_report.at < now - KEPT_DAYS * 24 * 3600).limit(most)
        async with self._database.writing() as connection:
            return int((await connection.execute(delete(reports).where(_report.id.in_(some)))).rowcount)

    async def readers(self, guild: int) -> list[int]:
        """The managers of a server who want to read reports in direct messages."""
        query = select(_reader.user).where(_reader.guild == guild).order_by(_reader.user)
        return [row["user"] for row in await self._database.rows(query)]

    async def read_by(self, guild: int, user: int, *, reads: bool) -> None:
        """A manager wants to read a server's reports in direct messages, or no more."""
        async with self._database.writing() as connection:
            if reads:
                await connection.execute(*put_row(ReportReaderRow(guild, user)))
            else:
                await connection.execute(*delete_rows(ReportReaderRow, guild=guild, user=user))


_set, _change, _preset = server_settings.c, server_changes.c, server_presets.c
_table = schema.tables.c


class ServerRows:
    """Reading and changing it. Servers are Discord's numbers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, guild: int) -> dict[str, str]:
        """What is not as usual on a server, as it is written."""
        query = select(_set.setting, _set.value).where(_set.guild == guild)
        return {row["setting"]: row["value"] for row in await self._database.rows(query)}

    async def change(self, value: str, change: ServerChangeRow) -> None:
        """Set something ('' is as usual) and log it, in one transaction."""
        async with self._database.writing() as connection:
            if value:
                await connection.execute(*put_row(ServerSettingRow(change.guild, change.setting, value)))
            else:
                await connection.execute(*delete_rows(ServerSettingRow, guild=change.guild, setting=change.setting))
            await connection.execute(*insert_row(change))

    async def log(self, change: ServerChangeRow) -> None:
        """Log a change of what is kept beside the settings."""
        async with self._database.writing() as connection:
            await connection.execute(*insert_row(change))

    async def changes(self, guild: int, first: int, most: int) -> list[ServerChangeRow]:
        """Changes of a server's settings, the latest first, from one on (0 is the latest)."""
        query = select(server_changes).where(_change.guild == guild).order_by(_change.id.desc())
        return [ServerChangeRow(**row) for row in await self._database.rows(query.offset(first).limit(most))]

    async def count_changes(self, guild: int) -> int:
        """How many changes a server's settings have seen."""
        query = select(func.count().label("count")).where(_change.guild == guild)
        return int((await self._database.rows(query))[0]["count"])

    async def last_change(self, guild: int, setting: str) -> ServerChangeRow | None:
        """The latest change of one setting; None where it is as it always was."""
        here = select(server_changes).where(_change.guild == guild, _change.setting == setting)
        rows = await self._database.rows(here.order_by(_change.id.desc()).limit(1))
        return ServerChangeRow(**rows[0]) if rows else None

    async def count_tables(self, guild: int, owner: int | None = None) -> int:
        """How many tables of a server are open or running; of an owner's alone if one is given."""
        mine = [] if owner is None else [_table.owner == owner]
        query = select(func.count().label("count")).where(_table.guild == guild, _table.status.in_(LIVE), *mine)
        return int((await self._database.rows(query))[0]["count"])

    # Ready-made tables

    async def presets(self, guild: int, title: str | None = None) -> list[ServerPresetRow]:
        """A server's ready-made tables, by title and name; of one title alone if one is given."""
        of = [] if title is None else [_preset.title == title]
        query = select(server_presets).where(_preset.guild == guild, *of).order_by(_preset.title, _preset.key)
        return [ServerPresetRow(**row) for row in await self._database.rows(query)]

    async def save_preset(self, row: ServerPresetRow) -> None:
        """Keep a ready-made table in place of the one of its name; of a title at most one is the usual one."""
        async with self._database.writing() as connection:
            if row.usual:
                of = {"guild": row.guild, "title": row.title}
                await connection.execute(*update_rows(ServerPresetRow, of, usual=False))
            await connection.execute(*put_row(row))

    async def drop_preset(self, guild: int, key: str) -> None:
        """A ready-made table goes."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(ServerPresetRow, guild=guild, key=key))


async def _forget(database: Database, user: int, _: int) -> None:
    """What managers have changed stays without them; reports by a person and about them go."""
    async with database.writing() as connection:
        await connection.execute(*update_rows(ServerChangeRow, {"user": user}, user=0))
        await connection.execute(delete(reports).where(or_(_report.user == user, _report.about == user)))
        await connection.execute(*delete_rows(ReportReaderRow, user=user))


# What people have changed as a manager, and told managers, is theirs; what others have told of them is not.
PERSONAL_DATA = PersonalData(
    {
        "server_changes": of_person(server_changes, "guild", "at", "setting", "before", "after"),
        "reports": of_person(reports, "guild", "at", "table_id", "reason"),
        "reads_reports": of_person(report_readers, "guild"),
    },
    _forget,
)
