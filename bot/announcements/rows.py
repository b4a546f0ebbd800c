"""Database queries of the feature: where each server's board is, and what it shows.

Every change of an open table also schedules a refresh of its server's board (`REFRESH_BOARD`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import BigInteger, bindparam, delete, select, text, update

from bot.announcements.schema import boards
from bot.store import live_messages
from bot.store.database import Database


class BoardRow(Struct, frozen=True):
    """A server's board of open tables: where it is wanted (0: nowhere), where it stands (0: not yet), how it looks."""

    guild: int
    target_channel: int
    channel: int = 0
    message: int = 0
    checksum: str = ""
    pinned: bool = False
    at: int = 0


_WANTED = text(  # for both databases
    "INSERT INTO boards (guild, target_channel, channel, message, checksum, pinned, at)"
    " VALUES (:guild, :target_channel, 0, 0, '', FALSE, 0)"
    " ON CONFLICT (guild) DO UPDATE SET target_channel = excluded.target_channel"
)


SOON, APART = 3, 20
"""Seconds from a change to the look, and from one edit of a board to the next."""
# A look at a server's board; none for one without a board.
REFRESH_BOARD = live_messages.refresh_job(
    "board", "b.guild", "b.at", APART, "boards b WHERE b.guild = :the_guild"
).bindparams(bindparam("the_guild", type_=BigInteger()))


def board_refresh(guild: int, now: int) -> dict[str, Any]:
    """What a look at a server's board is written with."""
    return {"the_guild": guild, **live_messages.refresh_times(now, SOON)}


class BoardRows:
    """Reading and keeping them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> BoardRow | None:
        """A server's board; None where it has none."""
        rows = await self._database.rows(select(boards).where(boards.c.guild == guild))
        return BoardRow(**rows[0]) if rows else None

    async def keep(self, row: BoardRow) -> None:
        """Keep where a board stands and what it shows; where it is wanted is for managers to say."""
        values = structs.asdict(row)
        async with self._database.writing() as connection:
            changed = {name: values[name] for name in ("channel", "message", "checksum", "pinned", "at")}
            here = boards.c.guild == row.guild
            await connection.execute(update(boards).where(here).values(changed))

    async def refresh(self, guilds: Collection[int], now: int) -> bool:
        """Have the boards of some servers looked at, whatever has changed; whether there are any."""
        board = boards.c.guild
        found = [row["guild"] for row in await self._database.rows(select(board).where(board.in_(guilds)))]
        if found:
            async with self._database.writing() as connection:
                for guild in found:
                    await connection.execute(REFRESH_BOARD, board_refresh(guild, now))
        return bool(found)

    async def drop(self, guild: int) -> None:
        """A server has no board any more, unless one has been wanted anew meanwhile."""
        board = boards.c
        async with self._database.writing() as connection:
            await connection.execute(delete(boards).where(board.guild == guild, board.target_channel == 0))

    async def want(self, guild: int, channel: int, now: int) -> None:
        """A server wants its board of open tables in a channel, or in none any more (0): it is looked at."""
        async with self._database.writing() as connection:
            await connection.execute(_WANTED, {"guild": guild, "target_channel": channel})
            await connection.execute(REFRESH_BOARD, board_refresh(guild, now))
