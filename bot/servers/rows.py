"""Database queries of the feature: settings with their log, ready-made tables, reports and their readers, boards.

Every change of an open table also schedules a refresh of its server's board (`REFRESH_BOARD`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import delete, func, insert, or_, select, update

from bot.servers.schema import report_readers, reports, server_changes, server_presets, server_settings
from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import LIVE
from bot.store.person_rows import PersonalData, of_person


class ServerChangeRow(Struct, frozen=True):
    """A change of a server's settings: by whom (0: nobody known any more), from what, to what."""

    user: int
    at: int
    setting: str
    before: str
    after: str


class ServerPresetRow(Struct, frozen=True):
    """A ready-made table of a server: what `/table new` fills a table with. `options` is JSON, `seats` the most."""

    guild: int
    key: str
    name: str
    title: str
    seats: int
    options: str
    pace: str
    hints: bool
    usual: bool


class ReportRow(Struct, frozen=True):
    """What somebody has told a server's managers about a person or a table."""

    id: int
    guild: int
    user: int
    at: int
    about: int | None
    table_id: str
    reason: str


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
        values = {name: value for name, value in structs.asdict(report).items() if name != "id"}
        async with self._database.writing() as connection:
            made = await connection.execute(insert(reports).values(values).returning(_report.id))
            number = int(made.scalar_one())
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
                await self._database.put(connection, report_readers, {"guild": guild, "user": user})
            else:
                here = _reader.guild == guild, _reader.user == user
                await connection.execute(delete(report_readers).where(*here))


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

    async def change(self, guild: int, setting: str, value: str, change: ServerChangeRow) -> None:
        """Set something ('' is as usual) and log it, in one transaction."""
        here = _set.guild == guild, _set.setting == setting
        async with self._database.writing() as connection:
            if value:
                row = {"guild": guild, "setting": setting, "value": value}
                await self._database.put(connection, server_settings, row)
            else:
                await connection.execute(delete(server_settings).where(*here))
            await connection.execute(insert(server_changes).values(guild=guild, **structs.asdict(change)))

    async def log(self, guild: int, change: ServerChangeRow) -> None:
        """Log a change of what is kept beside the settings."""
        async with self._database.writing() as connection:
            await connection.execute(insert(server_changes).values(guild=guild, **structs.asdict(change)))

    async def changes(self, guild: int, first: int, most: int) -> list[ServerChangeRow]:
        """Changes of a server's settings, the latest first, from one on (0 is the latest)."""
        columns = [_change[name] for name in ServerChangeRow.__struct_fields__]
        query = select(*columns).where(_change.guild == guild).order_by(_change.id.desc()).offset(first).limit(most)
        return [ServerChangeRow(**row) for row in await self._database.rows(query)]

    async def count_changes(self, guild: int) -> int:
        """How many changes a server's settings have seen."""
        query = select(func.count().label("count")).where(_change.guild == guild)
        return int((await self._database.rows(query))[0]["count"])

    async def last_change(self, guild: int, setting: str) -> ServerChangeRow | None:
        """The latest change of one setting; None where it is as it always was."""
        columns = [_change[name] for name in ServerChangeRow.__struct_fields__]
        here = select(*columns).where(_change.guild == guild, _change.setting == setting)
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
                of = _preset.guild == row.guild, _preset.title == row.title
                await connection.execute(update(server_presets).where(*of).values(usual=False))
            await self._database.put(connection, server_presets, structs.asdict(row))

    async def drop_preset(self, guild: int, key: str) -> None:
        """A ready-made table goes."""
        async with self._database.writing() as connection:
            here = _preset.guild == guild, _preset.key == key
            await connection.execute(delete(server_presets).where(*here))


async def _forget(database: Database, user: int, _: int) -> None:
    """What managers have changed stays without them; reports by a person and about them go."""
    async with database.writing() as connection:
        change, report = server_changes, reports.c
        await connection.execute(update(change).where(change.c.user == user).values(user=0))
        await connection.execute(delete(reports).where(or_(report.user == user, report.about == user)))
        await connection.execute(delete(report_readers).where(report_readers.c.user == user))


# What people have changed as a manager, and told managers, is theirs; what others have told of them is not.
PERSONAL_DATA = PersonalData(
    {
        "server_changes": of_person(server_changes, "guild", "at", "setting", "before", "after"),
        "reports": of_person(reports, "guild", "at", "table_id", "reason"),
        "reads_reports": of_person(report_readers, "guild"),
    },
    _forget,
)
