"""The board of open tables of each server: one message, kept as things are.

Whatever changes an open table writes with the change that its server's board is to be looked at (`LOOK_AT_BOARD`). One
look waits at a time, a little after the change and not too soon after the one before: a flurry of joins is one edit.
"""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import structs
from sqlalchemy import BigInteger, String, bindparam, delete, select, text, update

from . import schema
from .database import Database
from .rows import BoardRow

SOON, APART = 3, 20
"""Seconds from a change to the look, and from one edit of a board to the next."""

LOOK_AT_BOARD = text(  # one statement for both databases; none for a server without a board, or where one is coming
    "INSERT INTO outbox (table_id, kind, place, target, first, version, viewer, data, state, attempts, due,"
    " held_by, held_until, message, error, made, nonce)"
    " SELECT '', 'board', 'board', b.guild, 0, 0, NULL, '{}', 'waiting', 0,"
    f" CASE WHEN b.at + {APART} > :soon THEN b.at + {APART} ELSE :soon END,"
    " NULL, 0, NULL, NULL, :now, :token"
    " FROM boards b WHERE b.guild = :the_guild"
    " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.place = 'board' AND o.target = b.guild"
    " AND o.state = 'waiting' AND o.held_by IS NULL)"
).bindparams(
    bindparam("now", type_=BigInteger()),
    bindparam("soon", type_=BigInteger()),
    bindparam("token", type_=String(25)),
    bindparam("the_guild", type_=BigInteger()),
)


def look(guild: int, now: int) -> dict[str, Any]:
    """What a look at a server's board is written with."""
    return {"the_guild": guild, "now": now, "soon": now + SOON, "token": secrets.token_hex(12)}


class Boards:
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
            changed = {name: values[name] for name in ("channel", "message", "looks", "pinned", "at")}
            here = schema.boards.c.guild == row.guild
            await connection.execute(update(schema.boards).where(here).values(changed))

    async def look_at(self, guild: int, now: int) -> None:
        """Have a board looked at, whatever has changed."""
        async with self._database.writing() as connection:
            await connection.execute(LOOK_AT_BOARD, look(guild, now))

    async def drop(self, guild: int) -> None:
        """A server has no board any more, unless one has been wanted anew meanwhile."""
        board = schema.boards.c
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.boards).where(board.guild == guild, board.wanted == 0))
