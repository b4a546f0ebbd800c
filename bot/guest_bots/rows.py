"""Database queries of guest bots: who owns which, by which token each is known, and which servers allow them."""

from __future__ import annotations

from typing import Annotated

from sqlalchemy import Index, delete, func, insert, select, update

from bot.store.database import Database
from bot.store.person_rows import ME, PersonalData
from bot.store.row_types import PERSONAL, Generated, Id, Person, Row, Time, insert_numbered, personal, stored

MOST = 3
"""So many bots may a person have."""


# No number twice: a seat of a bot that is gone is nobody else's.
@stored(
    "guest_bots",
    "id",
    Index("guest_bots_owner", "owner"),
    Index("guest_bots_name", "name", unique=True),
    Index("guest_bots_token", "token", unique=True),
    sqlite_autoincrement=True,
    info=personal("your own bots, with their names", "deleted; bots of the host play on at their seats"),
)
class GuestBotRow(Row, frozen=True):
    """A bot that plays from outside: whose it is, its name, and the SHA-256 of its token."""

    owner: Person
    name: Annotated[str, 20, PERSONAL]
    token: Annotated[str, 64]
    made: Time
    id: Generated = 0


@stored("guest_bot_servers", "guild")
class GuestBotServerRow(Row, frozen=True):
    """A server whose tables may seat guest bots, and since when."""

    guild: Id
    since: Time


_bots, _servers = GuestBotRow.table, GuestBotServerRow.table
_bot = _bots.c


class GuestBotRows:
    """Reading and writing them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: GuestBotRow) -> bool:
        """Add a bot; False if its name is taken. Raises LookupError if its owner has as many as allowed."""
        async with self._database.writing() as connection:
            count = await connection.execute(select(func.count()).where(_bot.owner == row.owner))
            if count.scalar_one() >= MOST:
                raise LookupError(row.owner)
            if (await connection.execute(select(_bot.id).where(_bot.name == row.name))).first() is not None:
                return False
            await insert_numbered(connection, row)
        return True

    async def renew(self, owner: int, name: str, token: str) -> bool:
        """Give an owner's bot another token; return whether there is such a bot."""
        changed = update(_bots).where(_bot.owner == owner, _bot.name == name).values(token=token)
        async with self._database.writing() as connection:
            return (await connection.execute(changed.returning(_bot.id))).first() is not None

    async def remove(self, owner: int, name: str) -> bool:
        """Delete an owner's bot; return whether there was one."""
        gone = delete(_bots).where(_bot.owner == owner, _bot.name == name)
        async with self._database.writing() as connection:
            return (await connection.execute(gone.returning(_bot.id))).first() is not None

    async def of(self, owner: int) -> list[GuestBotRow]:
        """Return a person's bots, the oldest first."""
        rows = await self._database.rows(select(_bots).where(_bot.owner == owner).order_by(_bot.id))
        return [GuestBotRow(**row) for row in rows]

    async def named(self, name: str) -> GuestBotRow | None:
        """Return a bot by its name."""
        rows = await self._database.rows(select(_bots).where(_bot.name == name))
        return GuestBotRow(**rows[0]) if rows else None

    async def known_by(self, token: str) -> GuestBotRow | None:
        """Return the bot with the hash of a token."""
        rows = await self._database.rows(select(_bots).where(_bot.token == token))
        return GuestBotRow(**rows[0]) if rows else None

    async def exists(self, number: int) -> bool:
        """Return whether a bot is still there."""
        return bool(await self._database.rows(select(_bot.id).where(_bot.id == number)))

    async def allowed(self, guild: int) -> bool:
        """Return whether a server's tables may seat guest bots."""
        return bool(await self._database.rows(select(_servers.c.guild).where(_servers.c.guild == guild)))

    async def allow(self, guild: int, now: int, *, allowed: bool) -> None:
        """Allow guest bots on a server, or no longer."""
        async with self._database.writing() as connection:
            await connection.execute(delete(_servers).where(_servers.c.guild == guild))
            if allowed:
                await connection.execute(insert(_servers).values(guild=guild, since=now))


async def _forget(database: Database, user: int, _: int) -> None:
    """A person's bots go with the person; built-in ones play on at their seats."""
    async with database.writing() as connection:
        await connection.execute(delete(_bots).where(_bot.owner == user))


_HELD = select(_bot.name, _bot.made).where(_bot.owner == ME)
PERSONAL_DATA = PersonalData({"guest_bots": _HELD}, _forget)
