"""Records which message has a table's controls, and which messages still have outdated ones.

Refresh jobs: outbox rows that bring a self-updating message up to date.

A change of what such a message shows also writes a refresh job. One job waits at a time; it is due shortly after the
change and not too soon after the previous one, so many changes cause few edits.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Any

from sqlalchemy import BigInteger, Connection, Executable, String, TextClause, bindparam, select, text

from bot.store import schema
from bot.store.database import Database
from bot.store.row_types import delete_rows, put_row
from bot.store.schema import PostRow, StaleRow
from bot.store.unit_of_work import UnitOfWork

# The next message must not wait long for the cleanup of old ones.
_AT_ONCE = 5


_post, _stale = schema.posts.c, schema.stale_controls.c
_LOCKED = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("the_table")).with_for_update()
_POST = select(schema.posts).where(_post.table_id == bindparam("the_table"))
_STALE = (
    select(schema.stale_controls)
    .where(_stale.channel.in_(bindparam("channels", expanding=True)))
    .order_by(_stale.message.desc())
    .limit(_AT_ONCE)
)


class LiveMessages:
    """The one message with controls of each table, and those whose controls must still be removed."""

    def __init__(self, database: Database, write: Callable[[UnitOfWork], Awaitable[None]]) -> None:
        self._database = database
        self._write = write
        self.also: list[Callable[[str, int], tuple[Executable, dict[str, Any]]]] = []
        """Statements of features for a table's new message, given its id and the time."""

    async def set_post(
        self, table_id: str, channel: int, message: int, now: int, *, carries: bool = True, new: bool = False
    ) -> list[StaleRow]:
        """Store the message with a table's controls, or that there are none (`carries` is False).

        Messages that link to it are refreshed. In the same transaction the previous message becomes one whose controls
        must be removed; return the newest of those in its channel and in this one.

        A `new` message that is older than the known one changes nothing. An edited one has the controls, however old it
        is.
        """
        post = PostRow(table_id, channel, message)
        return await self._database.transact(partial(self._set, post, now, carries, new))

    def _set(self, post: PostRow, now: int, carries: bool, new: bool, connection: Connection) -> list[StaleRow]:
        here, channels = {"the_table": post.table_id}, {post.channel}
        if connection.dialect.name != "sqlite":  # of two simultaneous calls the second one sees the first
            connection.execute(_LOCKED, here)
        row = connection.execute(_POST, here).mappings().first()
        before = None if row is None else PostRow(**row)
        # Answers may arrive in another order than the messages were posted. Discord's ids grow with time, so the
        # greater id is the later message.
        if new and before is not None and before.message > post.message:
            if carries:
                connection.execute(*put_row(StaleRow(post.message, post.channel)))
            return _found(connection, channels)
        connection.execute(*(put_row(post) if carries else delete_rows(PostRow, table_id=post.table_id)))
        connection.execute(*delete_rows(StaleRow, message=post.message))
        if before is None or before.message != post.message:
            for written in self.also:
                connection.execute(*written(post.table_id, now))
        if before is not None and before.message != post.message:
            connection.execute(*put_row(StaleRow(before.message, before.channel)))
            channels.add(before.channel)
        return _found(connection, channels)

    async def post(self, table_id: str) -> PostRow | None:
        """Return the message with a table's controls; None if there is none."""
        post = schema.posts
        rows = await self._database.rows(select(post).where(post.c.table_id == table_id))
        return PostRow(**rows[0]) if rows else None

    async def posts(self, tables: Collection[str]) -> list[PostRow]:
        """Return the messages with the controls of some tables."""
        post = schema.posts
        return [PostRow(**row) for row in await self._database.rows(select(post).where(post.c.table_id.in_(tables)))]

    async def leave(self, channel: int, message: int) -> None:
        """Store a message whose controls could not be removed."""
        await self._write(UnitOfWork().put(StaleRow(message, channel)))

    async def stale(self, channels: Collection[int]) -> list[StaleRow]:
        """Return the newest messages of some channels whose controls must still be removed."""
        return [StaleRow(**row) for row in await self._database.rows(_STALE, channels=[*channels])]

    async def cleared(self, message: int) -> None:
        """Note that a message has no controls any more, or is deleted."""
        await self._write(UnitOfWork().remove(StaleRow, message=message))


def _found(connection: Connection, channels: Collection[int]) -> list[StaleRow]:
    return [StaleRow(**row) for row in connection.execute(_STALE, {"channels": [*channels]}).mappings()]


def refresh_job(place: str, target: str, shown: str, apart: int, rows: str) -> TextClause:
    """Return a statement that writes a refresh job for all `rows` of SQL that have none waiting; for both databases.

    A row has a `target`, and since when it is `shown`; between two jobs of a target are at least `apart` seconds.
    """
    return text(
        "INSERT INTO outbox (table_id, kind, place, target, first, version, viewer, data, state, attempts, due,"
        " held_by, held_until, message, error, made, nonce)"
        f" SELECT '', '{place}', '{place}', {target}, 0, 0, NULL, '{{}}', 'waiting', 0,"
        f" CASE WHEN {shown} + {apart} > :soon THEN {shown} + {apart} ELSE :soon END,"
        " NULL, 0, NULL, NULL, :now, :token"
        f" FROM {rows}"
        # A job that is already claimed may have read the state before this change, so it does not count as waiting.
        f" AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.place = '{place}' AND o.target = {target}"
        " AND o.state = 'waiting' AND o.held_by IS NULL)"
    ).bindparams(
        bindparam("now", type_=BigInteger()),
        bindparam("soon", type_=BigInteger()),
        bindparam("token", type_=String(25)),
    )


def refresh_times(now: int, wait: int) -> dict[str, Any]:
    """Return the times of a refresh job, a number of seconds after a change."""
    # The delay gathers the changes of a busy table into one edit.
    return {"now": now, "soon": now + wait, "token": secrets.token_hex(12)}


def digest(data: bytes) -> str:
    """Return the checksum of a snapshot or an archive, against bit errors of a disk."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()
