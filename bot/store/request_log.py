"""The request log: each request of a person is logged with its first change, in the same transaction.

So a request is carried out once, however often it is delivered, and a person who repeats it because no answer came is
recognised. A row is useful for minutes and then obsolete.

Also marks the special changes of a game by version: undo, hidden answers, changes by chance or a bot.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct, field, structs
from sqlalchemy import ColumnElement, and_, insert, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import HIDDEN
from bot.store.schema import RequestRow
from bot.store.store_errors import StoreError

MOMENT_SECONDS = 120
"""So long a request is taken for the same as one that was carried out but not answered."""
# So long an answer is owed: as long as Discord takes one.
OF_USE_SECONDS = 900
_KEPT = 10_000
_GATHERED_SECONDS = 2.0
_GATHERED_SECONDS_SHARED = 0.05  # another process may be asked next
_NOTED_SECONDS = 0.1
# Another process may have had its answer taken, and be about to note it.
_LOOKS = 5
_log = logging.getLogger(__name__)
# Set by the one who takes a request on, read by the store with each write of the same task: between the two lie some
# sixty methods that change tables, of which none could do anything with it but hand it on.
_current: ContextVar[LoggedRequest | None] = ContextVar("request", default=None)


class LoggedRequest(Struct, eq=False, weakref=True):
    """A request of a person while it is carried out. `number` is its own, `keys` what it can be recognised by."""

    number: int
    user: int
    keys: tuple[str, ...]
    at: int
    """When it came, in seconds since 1970: what is written of it."""
    came: float
    """When it came, by the event loop's clock, like all times that follow."""
    table: str = ""
    """Which table it is about, as far as is known; once it is done, where."""
    done: bool = False
    """Whether it has changed anything: it is written then, and whatever is said must agree with it."""
    answered: float | None = None
    """When its answer was taken."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when nothing more is done or said of it."""

    def rows(self, table: str) -> list[dict[str, Any]]:
        """What is written of it with its first change, at a table."""
        self.table = table
        return [
            {"key": key, "number": self.number, "user": self.user, "table_id": table, "at": self.at, "state": DONE}
            for key in self.keys
        ]


DONE, OWED, ANSWERED = 0, 1, 2
"""A request's state: done, to be told by a message, answered."""


class RequestLog:
    """What was done within the last minutes, by what it is recognised by.

    Where no other process changes the database it is remembered, and read only once.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, RequestRow] | None = None
        self._keys: OrderedDict[int, list[str]] = OrderedDict()
        # Weak: nobody removes an entry, and a request is of interest only while it is carried out.
        self._under_way: WeakValueDictionary[str, LoggedRequest] = WeakValueDictionary()
        self._answered: set[int] = set()
        self._noting: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    def begin(self, request: LoggedRequest) -> None:
        """Write a request with the first change of a table that this task makes from now on."""
        _current.set(request)

    @contextmanager
    def unasked(self) -> Iterator[None]:
        """What is written within the block is not what the person asked for."""
        # Reset by its token, so that a nested block restores what was current before it.
        token = _current.set(None)
        try:
            yield
        finally:
            _current.reset(token)

    def current(self) -> LoggedRequest | None:
        """The request that this task carries out, if it comes from a person."""
        return _current.get()

    async def pending_reply(self, request: LoggedRequest, keys: Iterable[str]) -> RequestRow | None:
        """What the same person did by the same request a moment before, unanswered when they asked again; else None.

        What is still under way in this process is waited for. Raises StoreError.
        """
        for key in keys:
            before = self._under_way.get(key)
            # Replaced before waiting, so that a third request waits for the second one and not only for the first.
            self._under_way[key] = request
            if before is not None and before is not request and not before.over.is_set():
                await before.over.wait()
                if before.done and (before.answered is None or before.answered > request.came):
                    return await self.earlier(keys, request.at)
        row = await self.earlier(keys, request.at)
        for _ in range(0 if self._database.exclusive else _LOOKS):
            if row is None or row.state == ANSWERED or row.number in self._answered:
                break
            await asyncio.sleep(_NOTED_SECONDS)
            row = await self.earlier(keys, request.at)
        if row is None or row.number == request.number:
            return row
        return None if row.state == ANSWERED or row.number in self._answered else row

    async def earlier(self, keys: Iterable[str], now: int) -> RequestRow | None:
        """What was done within the moment before `now` under one of these keys. Raises StoreError."""
        since = now - MOMENT_SECONDS
        if not self._database.exclusive:
            return await self._read(tuple(keys), since)
        if self._known is None:
            rows = await self._database.rows(select(schema.requests).where(schema.requests.c.at >= since))
            self._known = OrderedDict()
            self.written(rows)
        found = (self._known.get(key) for key in keys)
        return next((row for row in found if row is not None and row.at >= since), None)

    async def _read(self, keys: tuple[str, ...], since: int) -> RequestRow | None:
        request = schema.requests.c
        query = select(schema.requests).where(request.key.in_(keys), request.at >= since).order_by(request.at.desc())
        rows = await self._database.rows(query.limit(1))
        return RequestRow(**rows[0]) if rows else None

    def written(self, rows: Iterable[dict[str, Any]]) -> None:
        """These rows were written with what they tell of."""
        if self._known is None:
            return
        for row in rows:
            request = self._known[row["key"]] = RequestRow(**row)
            self._known.move_to_end(request.key)
            self._keys.setdefault(request.number, []).append(request.key)
        # A host runs for months; what is remembered here must not grow with it.
        for kept in (self._known, self._keys):
            while len(kept) > _KEPT:
                kept.popitem(last=False)

    def look_again(self) -> None:
        """Some may be written of which nobody was told: what is known is read anew when it is needed next."""
        self._known = None

    def mark_answered(self, number: int) -> None:
        """The answer to a request has arrived; it is noted in the background, many at a time."""
        self._remember(number, ANSWERED)
        self._answered.add(number)
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._write_answered(), name="requests")

    def _remember(self, number: int, state: int) -> None:
        known: dict[str, RequestRow] = self._known or {}
        for key in self._keys.get(number, ()):
            row = known.get(key)
            if row is not None and row.number == number:  # somebody may have asked for the same once more
                known[key] = structs.replace(row, state=state)

    async def _write_answered(self) -> None:
        """Note what is answered until nothing is left: some may be answered while others are noted."""
        gathered = _GATHERED_SECONDS if self._database.exclusive else _GATHERED_SECONDS_SHARED
        while self._answered:
            with suppress(TimeoutError):
                async with asyncio.timeout(gathered):
                    await self._stopping.wait()
            await self.settle()

    async def settle(self) -> None:
        """Write which requests are answered. Failing that they may be told once more, which is no harm."""
        numbers, self._answered = self._answered, set()
        if not numbers:
            return
        request = schema.requests
        try:
            async with self._database.writing() as connection:
                await connection.execute(
                    update(request).where(request.c.number.in_(sorted(numbers))).values(state=ANSWERED)
                )
        except StoreError as error:
            _log.warning("answers are not noted: %s", error)

    async def stop(self) -> None:
        """Write what is left to write; what is being written is waited for."""
        self._stopping.set()
        if self._noting is not None:
            await self._noting
        await self.settle()

    async def unanswered(self, before: int) -> list[RequestRow]:
        """What was done before a time, and of which nobody knows that it was answered."""
        request = schema.requests.c
        query = select(schema.requests).where(
            request.state == DONE, request.at >= before - OF_USE_SECONDS, request.at <= before
        )
        rows = {row["number"]: RequestRow(**row) for row in await self._database.rows(query.order_by(request.at))}
        return list(rows.values())

    async def owe_reply(self, number: int, message: dict[str, Any]) -> bool:
        """Have a request told by a message instead, in one transaction; False where that or an answer came before."""
        request = schema.requests.c
        async with self._database.writing() as connection:
            owing = (
                update(schema.requests).where(and_(request.number == number, request.state == DONE)).values(state=OWED)
            )
            # The condition on the state decides: several processes may find the same request unanswered at the same
            # time.
            if not (await connection.execute(owing)).rowcount:
                return False
            await connection.execute(insert(schema.outbox).values(message))
        return True


_move = schema.moves.c


class LogMarkers:
    """Reading them, without what the changes did."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def restored(self, table_id: str) -> dict[int, int]:
        """The changes of a table that took back or did again: which version each restored."""
        query = select(_move.version, _move.restores).where(_move.table_id == table_id, _move.restores.is_not(None))
        return {row["version"]: row["restores"] for row in await self._database.rows(query)}

    async def revealing(self, table_id: str) -> list[int]:
        """The changes of a table that drew or revealed something; not those that restored others."""
        query = select(_move.version).where(_move.table_id == table_id, _move.reveals, _move.restores.is_(None))
        return [row["version"] for row in await self._database.rows(query)]

    async def hidden_answers(self, table_id: str) -> list[tuple[int, int | None]]:
        """The hidden answers given at a table, in order: version and seat."""
        return await self._seats(table_id, _move.secrecy == HIDDEN)

    async def timeouts(self, table_id: str) -> list[tuple[int, int | None]]:
        """What a bot decided for people whose time was up, in order: version and seat."""
        return await self._seats(table_id, _move.cause == "timeout")

    async def _seats(self, table_id: str, which: ColumnElement[bool]) -> list[tuple[int, int | None]]:
        query = select(_move.version, _move.seat).where(_move.table_id == table_id, which).order_by(_move.version)
        return [(row["version"], row["seat"]) for row in await self._database.rows(query)]
