"""What a server's managers have set, with the log of it, and their ready-made tables."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import delete, func, insert, select, text, update

from . import schema
from .board_rows import REFRESH_BOARD, board_refresh
from .database import Database
from .kinds import LIVE
from .rows import ServerChangeRow, ServerPresetRow

_set, _change, _preset = schema.server_settings.c, schema.server_changes.c, schema.server_presets.c
_table = schema.tables.c

_WANTED = text(  # for both databases
    "INSERT INTO boards (guild, target_channel, channel, message, checksum, pinned, at)"
    " VALUES (:guild, :target_channel, 0, 0, '', FALSE, 0)"
    " ON CONFLICT (guild) DO UPDATE SET target_channel = excluded.target_channel"
)


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
                await self._database.put(connection, schema.server_settings, row)
            else:
                await connection.execute(delete(schema.server_settings).where(*here))
            await connection.execute(insert(schema.server_changes).values(guild=guild, **structs.asdict(change)))

    async def log(self, guild: int, change: ServerChangeRow) -> None:
        """Log a change of what is kept beside the settings."""
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.server_changes).values(guild=guild, **structs.asdict(change)))

    async def want_board(self, guild: int, channel: int, now: int) -> None:
        """A server wants its board of open tables in a channel, or in none any more (0): it is looked at."""
        async with self._database.writing() as connection:
            await connection.execute(_WANTED, {"guild": guild, "target_channel": channel})
            await connection.execute(REFRESH_BOARD, board_refresh(guild, now))

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
        query = select(schema.server_presets).where(_preset.guild == guild, *of).order_by(_preset.title, _preset.key)
        return [ServerPresetRow(**row) for row in await self._database.rows(query)]

    async def save_preset(self, row: ServerPresetRow) -> None:
        """Keep a ready-made table in place of the one of its name; of a title at most one is the usual one."""
        async with self._database.writing() as connection:
            if row.usual:
                of = _preset.guild == row.guild, _preset.title == row.title
                await connection.execute(update(schema.server_presets).where(*of).values(usual=False))
            await self._database.put(connection, schema.server_presets, structs.asdict(row))

    async def drop_preset(self, guild: int, key: str) -> None:
        """A ready-made table goes."""
        async with self._database.writing() as connection:
            here = _preset.guild == guild, _preset.key == key
            await connection.execute(delete(schema.server_presets).where(*here))
