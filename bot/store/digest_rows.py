"""When each person's daily digest is due: fired once, because the next time is written with the message."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, func, insert, select, update

from . import schema
from .database import Database

_digest = schema.digests.c


class DigestRows:
    """Reading when digests are due, and setting them on with what they tell."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, most: int) -> list[tuple[int, int]]:
        """Some of the people whose digest is due, and since when, the longest due first."""
        query = select(_digest.user, _digest.due).where(_digest.due <= now)
        rows = await self._database.rows(query.order_by(_digest.due, _digest.user).limit(most))
        return [(row["user"], row["due"]) for row in rows]

    async def next_due(self) -> int | None:
        """When the next digest is due; None where nobody wants one."""
        (found,) = await self._database.rows(select(func.min(_digest.due).label("due")))
        return None if found["due"] is None else int(found["due"])

    async def plan(self, user: int, due: int | None) -> None:
        """A person's next digest is due then; none any more for None."""
        async with self._database.writing() as connection:
            if due is None:
                await connection.execute(delete(schema.digests).where(_digest.user == user))
            else:
                await self._database.put(connection, schema.digests, {"user": user, "due": due})

    async def fire(self, user: int, due: int, following: int | None, message: dict[str, Any] | None) -> bool:
        """Set a digest that is due on to the following one and write its message, if nobody else has done so.

        Returns whether it was written. Raises StoreError.
        """
        here = and_(_digest.user == user, _digest.due == due)
        to = delete(schema.digests) if following is None else update(schema.digests).values(due=following)
        async with self._database.writing() as connection:
            if (await connection.execute(to.where(here))).rowcount != 1:
                return False
            if message is not None:
                await connection.execute(insert(schema.outbox).values(message))
        return True
