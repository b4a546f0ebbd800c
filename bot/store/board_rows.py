"""The board of open tables of each server: one message, kept as things are.

Whatever changes an open table writes with the change that its server's board is to be looked at (`REFRESH_BOARD`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import structs
from sqlalchemy import BigInteger, bindparam, delete, select, update

from . import refresh_jobs, schema
from .database import Database
from .rows import BoardRow

SOON, APART = 3, 20
"""Seconds from a change to the look, and from one edit of a board to the next."""

REFRESH_BOARD = refresh_jobs.refresh_job(
    "board", "b.guild", "b.at", APART, "boards b WHERE b.guild = :the_guild"
).bindparams(bindparam("the_guild", type_=BigInteger()))
"""A look at a server's board; none for one without a board."""


def board_refresh(guild: int, now: int) -> dict[str, Any]:
    """What a look at a server's board is written with."""
    return {"the_guild": guild, **refresh_jobs.refresh_times(now, SOON)}


class BoardRows:
    """Reading and keeping them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> BoardRow | None:
        """A server's board; None where it has none."""
        rows = await self._database.rows(select(schema.boards).where(schema.boards.c.guild == guild))
        return BoardRow(**rows[0]) if rows else None

    async def keep(self, row: BoardRow) -> None:
        """Keep where a board stands and what it shows; where it is wanted is for managers to say."""
        values = structs.asdict(row)
        async with self._database.writing() as connection:
            changed = {name: values[name] for name in ("channel", "message", "checksum", "pinned", "at")}
            here = schema.boards.c.guild == row.guild
            await connection.execute(update(schema.boards).where(here).values(changed))

    async def refresh(self, guilds: Collection[int], now: int) -> bool:
        """Have the boards of some servers looked at, whatever has changed; whether there are any."""
        board = schema.boards.c.guild
        found = [row["guild"] for row in await self._database.rows(select(board).where(board.in_(guilds)))]
        if found:
            async with self._database.writing() as connection:
                for guild in found:
                    await connection.execute(REFRESH_BOARD, board_refresh(guild, now))
        return bool(found)

    async def drop(self, guild: int) -> None:
        """A server has no board any more, unless one has been wanted anew meanwhile."""
        board = schema.boards.c
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.boards).where(board.guild == guild, board.target_channel == 0))
