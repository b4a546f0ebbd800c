"""The outbox in the database: claims due messages in order for each target, and records the results of delivery.

It also answers which message has shown which version of a table.

Records which message has a table's controls, and which messages still have outdated ones.

Refresh jobs: outbox rows that bring a self-updating message up to date.

A change of what such a message shows also writes a refresh job. One job waits at a time; it is due shortly after the
change and not too soon after the previous one, so many changes cause few edits.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    Select,
    String,
    TextClause,
    and_,
    bindparam,
    case,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.row_types import DeliveryState, MessageKind, Operation, TableStatus, delete_rows, put_row, update_rows
from bot.store.schema import MessageRow, OutboxRow, PostRow, StaleRow
from bot.store.unit_of_work import UnitOfWork

# Seconds: the longest delay of a message.
LONGEST_WAIT = 600
# Seconds: the longest time for which a process holds a message.
LONGEST_HOLD = 60
# The maximum difference in seconds between the clocks of processes that share a database.
_SLACK = 60
_ERROR = 500
# Later than any hold ends.
_EVER = 1 << 60
# Kinds of messages that show a game.
_TELLING = tuple(kind for kind in MessageKind if kind.tells_of_the_game)


class DeliveryOutcome(Struct, frozen=True):
    """The result of a delivery: the changed columns, a note for the owner of its table, and other messages.

    Those others are sent `instead` of it.
    """

    row: OutboxRow
    values: dict[str, Any]
    note: dict[str, Any] | None = None
    instead: Sequence[dict[str, Any]] = ()

    @classmethod
    def sent(cls, row: OutboxRow, message: int | None) -> DeliveryOutcome:
        """Return the outcome of a delivered message; `message` is its Discord id."""
        return cls(row, {"state": DeliveryState.SENT, "message": message})

    @classmethod
    def later(cls, row: OutboxRow, due: int, why: str, *, counted: bool = True) -> DeliveryOutcome:
        """Return the outcome of a message that is retried when it is due; `counted`: this was one of its attempts."""
        # The holder stays stored: this attempt may have reached Discord although its answer was lost.
        put_off = {"attempts": row.attempts + counted, "due": due, "held_until": 0}
        return cls(row, {"state": DeliveryState.WAITING, **put_off, "error": _cleaned(why)})

    @classmethod
    def lost(
        cls, row: OutboxRow, why: str, note: dict[str, Any] | None = None, instead: Sequence[dict[str, Any]] = ()
    ) -> DeliveryOutcome:
        """Return the outcome of a dropped message. `note` is written unless the previous one had the same reason."""
        return cls(row, {"state": DeliveryState.FAILED, "error": _cleaned(why)}, note, instead)

    @classmethod
    def untried(cls, row: OutboxRow) -> DeliveryOutcome:
        """Return the outcome of a message that was not tried: any process may take it."""
        # A process that takes a message must know whether an attempt may have posted it.
        return cls(row, {"held_by": row.held_by if row.tried else None, "held_until": 0})


class OutboxQueue:
    """Claims messages for delivery, writes results, and answers which message has shown what."""

    def __init__(self, database: Database, write: Callable[[UnitOfWork], Awaitable[None]]) -> None:
        self._database = database
        self._write = write

    async def claim(self, holder: str, now: int, seconds: int, most: int, run: int = 1) -> list[OutboxRow]:
        """Take messages that are due, held for some seconds: the oldest unsent ones of some places, a run of each.

        In order of writing. Only the first of a run is certainly next in its place; the others follow it. Compare-and-
        set, so that of several processes only one gets each place.
        """
        times = {"now": now, "holder": holder, "until": now + seconds}
        found = await self._database.transact(partial(_claim, times, most, run))
        return sorted(found, key=lambda row: row.id)

    async def settle(self, outcomes: Sequence[DeliveryOutcome]) -> None:
        """Write the results of deliveries, all in one transaction, together with other writes if no note is needed."""
        if all(outcome.note is None and not outcome.instead for outcome in outcomes):
            unit = UnitOfWork()
            for outcome in outcomes:
                unit.also(*_settling(outcome))
            await self._write(unit)
            return
        async with self._database.writing() as connection:
            for outcome in outcomes:
                # If a channel is gone, every message to it fails alike; the owner is notified once and not for each.
                if outcome.note is not None and not await _lost_before(connection, outcome):
                    await connection.execute(insert(schema.outbox).values(outcome.note))
                for values in outcome.instead:
                    await connection.execute(insert(schema.outbox).values(values))
                await connection.execute(*_settling(outcome))

    async def release(self) -> None:
        """Release the messages that a dead process held. Only if this is the only process."""
        waiting = update(schema.outbox).where(schema.outbox.c.state == DeliveryState.WAITING)
        async with self._database.writing() as connection:
            await connection.execute(waiting.values(held_until=0))

    async def rectify(self, now: int) -> None:
        """Shorten delays that are longer than possible: they began before the clock was set back.

        Such a message is due at once, and free as if it had been claimed just now.
        """
        out, table = schema.outbox.c, schema.tables.c
        waiting, far = update(schema.outbox).where(out.state == DeliveryState.WAITING), now + LONGEST_WAIT + _SLACK
        async with self._database.writing() as connection:
            new = and_(out.attempts == 0, out.due > now + _SLACK)
            await connection.execute(waiting.where(new | (out.due > far)).values(due=now))
            held = waiting.where(out.held_until > now + LONGEST_HOLD + _SLACK)
            await connection.execute(held.values(held_until=now + LONGEST_HOLD))
            asked = update(schema.tables).where(table.status == TableStatus.RUNNING, table.since > now + _SLACK)
            await connection.execute(asked.values(since=now))

    async def next_due(self) -> int | None:
        """Return when the next message can be claimed, or None: later than now if it is delayed or held."""
        (found,) = await self._database.rows(_NEXT_DUE)
        return None if found["due"] is None else int(found["due"])

    # Announced messages

    async def noted(self, message: int) -> bool:
        """Return whether a posted message is in the outbox."""
        out = schema.outbox.c
        return bool(await self._database.rows(select(out.id).where(out.message == message).limit(1)))

    async def invitation(self, table_id: str, user: int) -> OutboxRow | None:
        """Return the last invitation of a person to a table; None if there is none."""
        return await self.written(table_id, MessageKind.INVITE, user)

    async def written(self, table_id: str, kind: MessageKind, target: int) -> OutboxRow | None:
        """Return the last message of a kind to a place or person about a table, sent or not; None if there is none."""
        out = schema.outbox.c
        return await self._last(out.table_id == table_id, out.kind == kind, out.target == target)

    async def direct_message(self, row: OutboxRow) -> OutboxRow | None:
        """Return the row whose message is the direct message of a row's person about its table; None without one."""
        kind = schema.outbox.c.kind == MessageKind.SECRET
        return await self._last(_place_of(row), _stands(), kind, schema.outbox.c.id < row.id)

    async def last_story(self, row: OutboxRow) -> OutboxRow | None:
        """Return the newest row about changes of a game that the message of a delivered row shows."""
        return await self._last(_same_message(row), schema.outbox.c.first <= schema.outbox.c.version)

    async def posted(self, table_id: str, kind: MessageKind) -> list[OutboxRow]:
        """Return the delivered messages of a kind about a table, oldest first."""
        out = schema.outbox.c
        query = select(schema.outbox).where(out.table_id == table_id, out.kind == kind, _stands())
        return [OutboxRow(**row) for row in await self._database.rows(query.order_by(out.id))]

    async def given_up(self, table_id: str, kind: MessageKind) -> list[OutboxRow]:
        """Return the dropped messages of a kind about a table, oldest first."""
        out = schema.outbox.c
        lost = and_(out.table_id == table_id, out.kind == kind, out.state == DeliveryState.FAILED)
        rows = await self._database.rows(select(schema.outbox).where(lost).order_by(out.id))
        return [OutboxRow(**row) for row in rows]

    async def last_in_channel(self, table_id: str) -> OutboxRow | None:
        """Return the newest message of a table to its channel, sent or not, except calls."""
        out = schema.outbox.c
        return await self._last(out.table_id == table_id, out.place == "channel", out.kind != MessageKind.CALL)

    async def telling(self, row: OutboxRow) -> OutboxRow | None:
        """Return the message that an update of a row edits, as it was first sent; None without one.

        Only messages of turns are edited: after the start of a game or an undo there is none.
        """
        out = schema.outbox.c
        last = await self._last(_place_of(row), _stands(), out.id < row.id, out.kind.in_(_TELLING))
        if last is None or not last.known_kind.changes_with_the_turn:
            return None
        return await self.began(last)

    async def telling_by(self, channel: int, message: int) -> OutboxRow | None:
        """Return what a channel's message shows of a game now, from the first version that it has shown; None for
        others.

        Commitments added to it count, although no separate message announced them.
        """
        out = schema.outbox.c
        here = and_(out.target == channel, out.message == message, out.state == DeliveryState.SENT)
        told = and_(here, out.kind.in_((*_TELLING, MessageKind.COMMITMENTS)))
        first = await self._first(told, out.place == "channel")
        last = await self._last(told)
        if first is None or last is None or not first.known_kind.tells_of_the_game:
            return None
        # The message was edited since, so it begins with the first row and shows the version of the last one.
        return structs.replace(first, version=last.version)

    async def began(self, row: OutboxRow) -> OutboxRow | None:
        """Return the row with which the message of a delivered row was first sent."""
        return await self._first(_same_message(row))

    async def last_announced(self, row: OutboxRow) -> OutboxRow | None:
        """Return the newest row that the message of a delivered row shows."""
        return await self._last(_same_message(row))

    async def announced_before(self, row: OutboxRow) -> OutboxRow | None:
        """Return the newest row of a table before another that shows the channel the game, delivered or not."""
        out = schema.outbox.c
        here = and_(out.table_id == row.table_id, out.place == "channel", out.target == row.target)
        return await self._last(here, out.id < row.id, out.kind.in_(_TELLING))

    async def committed(self, row: OutboxRow) -> OutboxRow | None:
        """Return the last message with the same commitments as a row; None if it is the first."""
        out = schema.outbox.c
        same = and_(out.table_id == row.table_id, out.kind == row.kind, out.first == row.first)
        return await self._last(same, out.target == row.target, out.id != row.id, _stands())

    async def _first(self, *where: ColumnElement[bool]) -> OutboxRow | None:
        return await self._one(select(schema.outbox).where(*where).order_by(schema.outbox.c.id))

    async def _last(self, *where: ColumnElement[bool]) -> OutboxRow | None:
        return await self._one(select(schema.outbox).where(*where).order_by(schema.outbox.c.id.desc()))

    async def _one(self, query: Select[Any]) -> OutboxRow | None:
        rows = await self._database.rows(query.limit(1))
        return OutboxRow(**rows[0]) if rows else None


def _place_of(row: OutboxRow) -> ColumnElement[bool]:
    """Return the condition for rows of the same table and place as a row."""
    out = schema.outbox.c
    return and_(out.table_id == row.table_id, out.place == row.place, out.target == row.target)


def _same_message(row: OutboxRow) -> ColumnElement[bool]:
    """Return the condition for rows that the message of a delivered row shows."""
    out = schema.outbox.c
    return and_(_place_of(row), out.state == DeliveryState.SENT, out.message == row.message)


def _stands() -> ColumnElement[bool]:
    """Return the condition for delivered rows."""
    return and_(schema.outbox.c.state == DeliveryState.SENT, schema.outbox.c.message.is_not(None))


_out = schema.outbox.c
_WAITING = _out.state == DeliveryState.WAITING
# The oldest unsent message of each place: only this one may be sent, so that none overtakes another.
_HEADS = select(func.min(_out.id)).where(_WAITING).group_by(_out.place, _out.target)
_NEXT_DUE = select(func.min(case((_out.due > _out.held_until, _out.due), else_=_out.held_until)).label("due")).where(
    _out.id.in_(_HEADS)
)
_FREE = (
    select(_out.id, _out.held_by)
    .where(_out.id.in_(_HEADS), _out.due <= bindparam("now"), _out.held_until <= bindparam("now"))
    .order_by(_out.id)
    .limit(bindparam("most"))
    # PostgreSQL skips rows that another process is claiming at this moment, instead of waiting for it.
    .with_for_update(skip_locked=True)
)
# The condition is checked again by the update, so that of several processes only one gets a row.
_HOLD = (
    update(schema.outbox)
    .where(_out.id.in_(bindparam("ids", expanding=True)), _WAITING, _out.held_until <= bindparam("now"))
    .values(held_by=bindparam("holder"), held_until=bindparam("until"))
    .returning(schema.outbox)
)
_PLACES = tuple_(_out.place, _out.target).in_(bindparam("places", expanding=True))
_NUMBER = func.row_number().over(partition_by=(_out.place, _out.target), order_by=_out.id).label("number")
_NUMBERED = select(_out.id, _out.held_by, _NUMBER).where(_WAITING, _PLACES).subquery()
# The oldest unsent messages of some places, a number of each.
_RUNS = select(_NUMBERED.c.id, _NUMBERED.c.held_by).where(_NUMBERED.c.number <= bindparam("run"))


def _claim(times: dict[str, Any], most: int, run: int, connection: Connection) -> list[OutboxRow]:
    """Hold the oldest unsent messages of a number of places, and those behind them."""
    before = {row.id: row.held_by for row in connection.execute(_FREE, {"now": times["now"], "most": most})}
    if not before:
        return []
    rows = [*connection.execute(_HOLD, {**times, "ids": [*before]}).mappings()]
    if run > 1 and rows:
        places = sorted({(row["place"], row["target"]) for row in rows})
        there = {row.id: row.held_by for row in connection.execute(_RUNS, {"places": places, "run": run})}
        if more := there.keys() - {row["id"] for row in rows}:
            before = there | before
            # The holder of the first message has the place; nobody holds the others, whatever their rows say.
            rows += connection.execute(_HOLD, {**times, "now": _EVER, "ids": [*more]}).mappings()
    # A row that was held before may have been sent by a process that died before it could store that.
    return [OutboxRow(**row, tried=before[row["id"]] is not None) for row in rows]


async def _lost_before(connection: AsyncConnection, outcome: DeliveryOutcome) -> bool:
    """Return whether the previous message of the same table to the same place was dropped for the same reason."""
    out, row = schema.outbox.c, outcome.row
    done = select(out.state, out.error).where(_place_of(row), out.id < row.id, out.state != DeliveryState.WAITING)
    done = done.where(out.kind != MessageKind.CALL)  # most of them post nothing
    query = done.order_by(out.id.desc()).limit(1)
    before = (await connection.execute(query)).first()
    return before is not None and before.state == DeliveryState.FAILED and before.error == outcome.values["error"]


def _settling(outcome: DeliveryOutcome) -> Operation:
    """Return the statement for an outcome: the same for all that change the same columns."""
    return update_rows(MessageRow, {"id": outcome.row.id}, **outcome.values)


def _cleaned(why: str) -> str:
    """Return a reason in a form that every database accepts."""
    return why.replace("\0", "")[:_ERROR]


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

    A row has a `target`, and is `shown` since a time; between two jobs of a target are at least `apart` seconds.
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
