"""Database queries of the feature: where each server's board is, and what it shows.

Every change of an open table also schedules a refresh of its server's board (`REFRESH_BOARD`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

from msgspec import structs
from sqlalchemy import BigInteger, bindparam, select

from bot.store import outbox_queue
from bot.store.database import Database
from bot.store.row_types import Id, Row, Time, delete_rows, put_row, stored, update_rows


@stored("boards", "guild")
class BoardRow(Row, frozen=True):
    """The message of a server that shows its open tables: the channel wanted for it (`target_channel`, 0: none),
    where it is (0: nowhere yet), a checksum of its content, whether it has been pinned, and when it was written.
    """

    guild: Id
    target_channel: Id
    channel: Id = 0
    message: Id = 0
    checksum: Annotated[str, 16] = ""
    pinned: bool = False
    at: Time = 0


boards = BoardRow.table
SOON, APART = 3, 20
"""Seconds from a change to the refresh, and from one edit of a board to the next."""
# A refresh of a server's board; none for one without a board.
REFRESH_BOARD = outbox_queue.refresh_job(
    "board", "b.guild", "b.at", APART, "boards b WHERE b.guild = :the_guild"
).bindparams(bindparam("the_guild", type_=BigInteger()))


def board_refresh(guild: int, now: int) -> dict[str, Any]:
    """Return the values of a refresh of a server's board."""
    return {"the_guild": guild, **outbox_queue.refresh_times(now, SOON)}


class BoardRows:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> BoardRow | None:
        """Return a server's board; None if it has none."""
        rows = await self._database.rows(select(boards).where(boards.c.guild == guild))
        return BoardRow(**rows[0]) if rows else None

    async def keep(self, row: BoardRow) -> None:
        """Store where a board is and what it shows; managers decide where it should be."""
        async with self._database.writing() as connection:
            changed = {name: value for name, value in structs.asdict(row).items() if name != "target_channel"}
            await connection.execute(*update_rows(BoardRow, {"guild": row.guild}, **changed))

    async def refresh(self, guilds: Collection[int], now: int) -> bool:
        """Refresh the boards of some servers; return whether there are any."""
        board = boards.c.guild
        found = [row["guild"] for row in await self._database.rows(select(board).where(board.in_(guilds)))]
        if found:
            async with self._database.writing() as connection:
                for guild in found:
                    await connection.execute(REFRESH_BOARD, board_refresh(guild, now))
        return bool(found)

    async def drop(self, guild: int) -> None:
        """Delete a server's board, unless one has been requested again meanwhile."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(BoardRow, guild=guild, target_channel=0))

    async def want(self, guild: int, channel: int, now: int) -> None:
        """Set the channel in which a server wants its board (0: none), and refresh it."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(BoardRow(guild, channel), "target_channel"))
            await connection.execute(REFRESH_BOARD, board_refresh(guild, now))
