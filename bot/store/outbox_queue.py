"""The outbox in the database: messages are taken in order for each place, several at once, and settled together.

What has been told of a table, and by which message, is read here, too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, Select, Update, and_, bindparam, case, func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import DeliveryState, MessageKind, TableStatus
from bot.store.rows import OutboxRow
from bot.store.unit_of_work import Statement, UnitOfWork

LONGEST_WAIT = 600
"""Seconds: no message is put off for longer."""
LONGEST_HOLD = 60
"""Seconds: no message is held by a process for longer."""
_SLACK = 60
"""So many seconds may the clocks of processes that share a database differ."""
_ERROR = 500
_TELLING = tuple(kind for kind in MessageKind if kind.tells_of_the_game)
"""The messages that tell of a game."""


class DeliveryOutcome(Struct, frozen=True):
    """What came of a message: the columns that change, a message about it for the owner of its table, and others.

    Those others are told `instead` of it.
    """

    row: OutboxRow
    values: dict[str, Any]
    note: dict[str, Any] | None = None
    instead: Sequence[dict[str, Any]] = ()

    @classmethod
    def sent(cls, row: OutboxRow, message: int | None) -> DeliveryOutcome:
        """It is delivered; `message` is Discord's number for it."""
        return cls(row, {"state": DeliveryState.SENT, "message": message})

    @classmethod
    def later(cls, row: OutboxRow, due: int, why: str) -> DeliveryOutcome:
        """It is tried again, when it is due."""
        put_off = {"attempts": row.attempts + 1, "due": due, "held_until": 0}
        return cls(row, {"state": DeliveryState.WAITING, **put_off, "error": _cleaned(why)})

    @classmethod
    def lost(
        cls, row: OutboxRow, why: str, note: dict[str, Any] | None = None, instead: Sequence[dict[str, Any]] = ()
    ) -> DeliveryOutcome:
        """It is given up. `note` is written unless the message before it was lost for the same reason."""
        return cls(row, {"state": DeliveryState.FAILED, "error": _cleaned(why)}, note, instead)

    @classmethod
    def untried(cls, row: OutboxRow) -> DeliveryOutcome:
        """Its turn did not come: anybody may take it."""
        return cls(row, {"held_by": row.held_by if row.tried else None, "held_until": 0})


class OutboxQueue:
    """Taking messages for delivery, writing what came of them, and reading what has been told."""

    def __init__(self, database: Database, write: Callable[[UnitOfWork], Awaitable[None]]) -> None:
        self._database = database
        self._write = write

    async def claim(self, holder: str, now: int, seconds: int, most: int, run: int = 1) -> list[OutboxRow]:
        """Take messages that are due, held for some seconds: of so many places the oldest unsent ones, a run of each.

        In order of writing. Only the first of a run is sure to be next in its place; the others follow it. Compare-and-
        set, so that of several processes only one gets each place.
        """
        out = schema.outbox.c
        free = and_(out.id.in_(_heads()), out.due <= now, out.held_until <= now)
        async with self._database.writing() as connection:
            query = select(out.id, out.held_by).where(free).order_by(out.id).limit(most)
            before = {row.id: row.held_by for row in await connection.execute(query.with_for_update(skip_locked=True))}
            if not before:
                return []
            hold = update(schema.outbox).values(held_by=holder, held_until=now + seconds).returning(schema.outbox)
            waiting = out.state == DeliveryState.WAITING
            got = await connection.execute(hold.where(out.id.in_(before), waiting, out.held_until <= now))
            rows = list(got.mappings())
            if run > 1 and rows:
                there = await _followers(connection, {(row["place"], row["target"]) for row in rows}, run)
                if more := there.keys() - {row["id"] for row in rows}:
                    before = there | before
                    rows += (await connection.execute(hold.where(out.id.in_(more), waiting))).mappings()
        found = [OutboxRow(**row, tried=before[row["id"]] is not None) for row in rows]
        return sorted(found, key=lambda row: row.id)

    async def settle(self, outcomes: Sequence[DeliveryOutcome]) -> None:
        """Write what came of messages, all in one transaction; where nothing is to be said of it, with other writes."""
        if all(outcome.note is None and not outcome.instead for outcome in outcomes):
            unit = UnitOfWork()
            for outcome in outcomes:
                unit.also(*_settling(outcome))
            await self._write(unit)
            return
        async with self._database.writing() as connection:
            for outcome in outcomes:
                if outcome.note is not None and not await _lost_before(connection, outcome):
                    await connection.execute(insert(schema.outbox).values(outcome.note))
                for values in outcome.instead:
                    await connection.execute(insert(schema.outbox).values(values))
                await connection.execute(*_settling(outcome))

    async def release(self) -> None:
        """Take back what a dead process held. Only where this process is the only one."""
        waiting = update(schema.outbox).where(schema.outbox.c.state == DeliveryState.WAITING)
        async with self._database.writing() as connection:
            await connection.execute(waiting.values(held_until=0))

    async def rectify(self, now: int) -> None:
        """Shorten waits that are longer than any can be: they were begun before the clock was set back.

        A message is due at once then, and free when it would be if it had been taken only now.
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
        """When the next message can be claimed, or None: later than now if it is put off or held."""
        out = schema.outbox.c
        when = case((out.due > out.held_until, out.due), else_=out.held_until)
        (found,) = await self._database.rows(select(func.min(when).label("due")).where(out.id.in_(_heads())))
        return None if found["due"] is None else int(found["due"])

    # What has been told

    async def noted(self, message: int) -> bool:
        """Whether a posted message is known to be one of the outbox's."""
        out = schema.outbox.c
        return bool(await self._database.rows(select(out.id).where(out.message == message).limit(1)))

    async def invitation(self, table_id: str, user: int) -> OutboxRow | None:
        """The last invitation of a person to a table; None where there is none."""
        return await self.written(table_id, MessageKind.INVITE, user)

    async def written(self, table_id: str, kind: MessageKind, target: int) -> OutboxRow | None:
        """The last message of a kind to a place or person about a table, sent or not; None where there is none."""
        out = schema.outbox.c
        return await self._last(out.table_id == table_id, out.kind == kind, out.target == target)

    async def posted(self, table_id: str, kind: MessageKind) -> list[OutboxRow]:
        """The messages of a kind about a table that Discord has, oldest first."""
        out = schema.outbox.c
        query = select(schema.outbox).where(out.table_id == table_id, out.kind == kind, _stands())
        return [OutboxRow(**row) for row in await self._database.rows(query.order_by(out.id))]

    async def given_up(self, table_id: str, kind: MessageKind) -> list[OutboxRow]:
        """The messages of a kind about a table that could not be delivered, oldest first."""
        out = schema.outbox.c
        lost = and_(out.table_id == table_id, out.kind == kind, out.state == DeliveryState.FAILED)
        rows = await self._database.rows(select(schema.outbox).where(lost).order_by(out.id))
        return [OutboxRow(**row) for row in rows]

    async def last_in_channel(self, table_id: str) -> OutboxRow | None:
        """The newest message of a table to its channel, sent or not."""
        out = schema.outbox.c
        return await self._last(out.table_id == table_id, out.place == "channel")

    async def telling(self, row: OutboxRow) -> OutboxRow | None:
        """The message that tells of a table's present turn in a row's place, as it was first sent; None without one.

        Only turns are told by messages that change: after the start of a game or an undo there is none.
        """
        out = schema.outbox.c
        last = await self._last(_place_of(row), _stands(), out.id < row.id, out.kind.in_(_TELLING))
        if last is None or not last.known_kind.changes_with_the_turn:
            return None
        return await self.began(last)

    async def telling_by(self, channel: int, message: int) -> OutboxRow | None:
        """What a channel's message tells of a game now, from the first version it has told of; None for any other.

        What commitments were written into it counts, though no message of its own told of them.
        """
        out = schema.outbox.c
        here = and_(out.target == channel, out.message == message, out.state == DeliveryState.SENT)
        told = and_(here, out.kind.in_((*_TELLING, MessageKind.COMMITMENTS)))
        first = await self._first(told, out.place == "channel")
        last = await self._last(told)
        if first is None or last is None or not first.known_kind.tells_of_the_game:
            return None
        return structs.replace(first, version=last.version)

    async def began(self, row: OutboxRow) -> OutboxRow | None:
        """The row with which the message of a delivered row was first sent to its place."""
        return await self._first(_same_message(row))

    async def last_announced(self, row: OutboxRow) -> OutboxRow | None:
        """The newest row that the message of a delivered row tells of in its place."""
        return await self._last(_same_message(row))

    async def announced_before(self, row: OutboxRow) -> OutboxRow | None:
        """The newest row of a table before another that tells the channel of the game, delivered or not."""
        out = schema.outbox.c
        here = and_(out.table_id == row.table_id, out.place == "channel", out.target == row.target)
        return await self._last(here, out.id < row.id, out.kind.in_(_TELLING))

    async def committed(self, row: OutboxRow) -> OutboxRow | None:
        """The message that tells of the same commitments as a row, as it was told last; None where it is the first."""
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


_NEW = "new_"


def _new_value(name: str) -> Any:
    return bindparam(_NEW + name, type_=schema.outbox.c[name].type)


def _place_of(row: OutboxRow) -> ColumnElement[bool]:
    """What is told of the table of a row in the row's place."""
    out = schema.outbox.c
    return and_(out.table_id == row.table_id, out.place == row.place, out.target == row.target)


def _same_message(row: OutboxRow) -> ColumnElement[bool]:
    """The rows that the message of a delivered row tells of in its place."""
    out = schema.outbox.c
    return and_(_place_of(row), out.state == DeliveryState.SENT, out.message == row.message)


def _stands() -> ColumnElement[bool]:
    """Discord has it as a message."""
    return and_(schema.outbox.c.state == DeliveryState.SENT, schema.outbox.c.message.is_not(None))


def _heads() -> Select[tuple[int]]:
    """Of each place the oldest message that is not sent: only this one may be sent, so that none overtakes another."""
    out = schema.outbox.c
    return select(func.min(out.id)).where(out.state == DeliveryState.WAITING).group_by(out.place, out.target)


async def _followers(connection: AsyncConnection, places: set[tuple[str, int]], run: int) -> dict[int, str | None]:
    """The oldest unsent messages of some places, so many of each, and by whom each was held last."""
    out = schema.outbox.c
    number = func.row_number().over(partition_by=(out.place, out.target), order_by=out.id).label("number")
    there = tuple_(out.place, out.target).in_(sorted(places))
    counted = select(out.id, out.held_by, number).where(out.state == DeliveryState.WAITING, there).subquery()
    query = select(counted.c.id, counted.c.held_by).where(counted.c.number <= run)
    return {row.id: row.held_by for row in await connection.execute(query)}


async def _lost_before(connection: AsyncConnection, outcome: DeliveryOutcome) -> bool:
    """Whether the message before this one, of the same table to the same place, was lost for the same reason."""
    out, row = schema.outbox.c, outcome.row
    done = select(out.state, out.error).where(_place_of(row), out.id < row.id, out.state != DeliveryState.WAITING)
    query = done.order_by(out.id.desc()).limit(1)
    before = (await connection.execute(query)).first()
    return before is not None and before.state == DeliveryState.FAILED and before.error == outcome.values["error"]


def _settling(outcome: DeliveryOutcome) -> tuple[Statement, dict[str, Any]]:
    """How an outcome is written: the same statement for all that change the same columns."""
    values = {_NEW + name: value for name, value in {**outcome.values, "id": outcome.row.id}.items()}
    return _changing(tuple(outcome.values)), values


@cache
def _changing(names: tuple[str, ...]) -> Update:
    there = schema.outbox.c.id == _new_value("id")
    return update(schema.outbox).where(there).values({name: _new_value(name) for name in names})


def _cleaned(why: str) -> str:
    """A reason as every database takes it."""
    return why.replace("\0", "")[:_ERROR]
