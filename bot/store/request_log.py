"""The request log: each request of a person is logged with its first change, in the same transaction.

So a person who repeats a request because no answer came is recognised, and learns later what was done. A
row is useful for minutes and then obsolete.

Also marks the special changes of a game by version: undo, secret answers, changes by chance or a bot.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any

from msgspec import Struct, field
from sqlalchemy import ColumnElement, Select, and_, bindparam, insert, select, update

from bot.store import schema
from bot.store.database import Database, StoreError
from bot.store.row_types import HIDDEN
from bot.store.schema import RequestRow
from bot.store.unit_of_work import UnitOfWork

MOMENT_SECONDS = 120
"""The time within which an equal request counts as a repetition of one that was not answered."""
# Discord accepts an answer for this long.
OF_USE_SECONDS = 900
_GATHERED_SECONDS = 1.0
_GATHERED_SECONDS_SHARED = 0.05  # another process may be asked next
_NOTED_SECONDS, _LOOKS = 0.1, 5
_log = logging.getLogger(__name__)
# Set when a request is admitted, read by the store with each write of the same task. As an argument it would pass
# through some sixty methods that change tables, features' services among them, none of which uses it; and a
# view of the tables that adds it would need every service once for each press.
_current: ContextVar[LoggedRequest | None] = ContextVar("request", default=None)


class LoggedRequest(Struct, eq=False):
    """A request of a person: the id of its interaction, and a key that a repetition of it has, too."""

    number: int
    user: int
    key: str
    at: int
    """When it came, in seconds since 1970."""
    came: float = 0.0
    """When it came, by the event loop's clock, like the following times."""
    table: str = ""
    """The table that it is about, as far as is known."""
    done: bool = False
    """Whether it has changed anything; then it is logged, and every answer must agree with that."""
    answered: float | None = None
    """When its answer arrived."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when its handler has ended."""

    def row(self, table_id: str) -> RequestRow:
        """Return what is written of it with its first change, at a table."""
        self.table = table_id
        return RequestRow(self.key, self.number, self.user, table_id, self.at, DONE)


DONE, OWED, ANSWERED = 0, 1, 2
"""A request's state: done, reply pending, answered."""
_row = schema.requests.c
_EQUAL = select(schema.requests).where(_row.key == bindparam("the_key"))
_SINCE = select(schema.requests).where(_row.at >= bindparam("since"))


class RequestLog:
    """The requests of the last minutes, in this process and in the database."""

    def __init__(self, database: Database, write: Callable[[UnitOfWork], Awaitable[None]]) -> None:
        self._database = database
        self._write = write
        self._open: dict[str, LoggedRequest] = {}  # in progress, or done and not answered
        # Requests of the last minutes in the database that this process does not know; None: not read yet.
        self._earlier: dict[str, LoggedRequest] | None = None
        self._answered: set[int] = set()
        self._noting: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    def begin(self, request: LoggedRequest) -> None:
        """Write a request with the first change of a table that this task makes from now on."""
        _current.set(request)

    @contextmanager
    def unasked(self) -> Iterator[None]:
        """Write no request within the block: its changes are not what the person asked for."""
        # Reset by its token, so that a nested block restores what was current before it.
        token = _current.set(None)
        try:
            yield
        finally:
            _current.reset(token)

    def current(self) -> LoggedRequest | None:
        """Return the request that this task carries out; None if it does not come from a person."""
        return _current.get()

    async def repeated(self, request: LoggedRequest) -> LoggedRequest | None:
        """Return the request that this one repeats because no answer had arrived when it came; None for a new one.

        Waits for an equal request that is in progress in this process. Raises StoreError.
        """
        while (before := self._open.setdefault(request.key, request)) is not request:
            await before.over.wait()
            if before.done and (before.answered is None or before.answered > request.came):
                return before
            self._forget(before)
        return await self._logged(request)

    async def _logged(self, request: LoggedRequest) -> LoggedRequest | None:
        """Return an equal request from the database that has no answer, or that was delivered a second time."""
        if self._database.exclusive:
            return _repeated(request, (await self._from_before(request)).get(request.key))
        # Another process may have had its answer taken, and be about to note it.
        for _ in range(_LOOKS):
            found = _repeated(request, (await self._read(_EQUAL, the_key=request.key)).get(request.key))
            if found is None or found.answered is not None:
                break
            await asyncio.sleep(_NOTED_SECONDS)
        return found

    async def _from_before(self, request: LoggedRequest) -> dict[str, LoggedRequest]:
        """Return the requests that an earlier process carried out in the last minutes; no other one is running."""
        if self._earlier is None:
            found = await self._read(_SINCE, since=request.at - MOMENT_SECONDS)
            if self._earlier is None:  # another request may have read it meanwhile
                self._earlier = found
                asyncio.get_running_loop().call_later(MOMENT_SECONDS, found.clear)
        return self._earlier

    async def _read(self, query: Select[Any], **given: Any) -> dict[str, LoggedRequest]:
        noting = self._answered.copy()  # their rows may be read before they are written
        rows = [RequestRow(**row) for row in await self._database.rows(query, **given)]
        return {row.key: _logged(row, row.number in noting | self._answered) for row in rows}

    def doubt(self) -> None:
        """Read the database again: it may contain requests that this process does not know."""
        self._earlier = None

    def end(self, request: LoggedRequest) -> None:
        """Note that the handler of a request has ended; if it has no answer yet, it is remembered for a while."""
        request.over.set()
        if request.done and request.answered is None:
            asyncio.get_running_loop().call_later(MOMENT_SECONDS, self._forget, request)
        else:
            self._forget(request)

    def _forget(self, request: LoggedRequest) -> None:
        if self._open.get(request.key) is request:
            del self._open[request.key]

    def mark_answered(self, number: int) -> None:
        """Note that the answer to a request has arrived; it is written in the background, many at a time."""
        known = (*self._open.values(), *(self._earlier or {}).values())
        for request in [one for one in known if one.number == number]:
            request.answered = request.answered or asyncio.get_running_loop().time()
            if request.over.is_set():
                self._forget(request)
        self._answered.add(number)
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._write_answered(), name="requests")

    async def _write_answered(self) -> None:
        """Write which requests are answered until nothing is left: some may be answered while others are written."""
        gathered = _GATHERED_SECONDS if self._database.exclusive else _GATHERED_SECONDS_SHARED
        while self._answered:
            with suppress(TimeoutError):
                async with asyncio.timeout(gathered):
                    await self._stopping.wait()
            await self.settle()

    async def settle(self) -> None:
        """Write which requests are answered. If that fails, a person may be notified once more, which is harmless."""
        numbers = self._answered.copy()
        if not numbers:
            return
        unit = UnitOfWork()
        for number in sorted(numbers):
            unit.change(RequestRow, {"number": number}, state=ANSWERED)
        try:
            await self._write(unit)
        except StoreError as error:
            _log.warning("answers were not recorded: %s", error)
        finally:
            self._answered -= numbers

    async def stop(self) -> None:
        """Write what is left, after waiting for what is being written."""
        self._stopping.set()
        if self._noting is not None:
            await self._noting
        await self.settle()

    async def unanswered(self, before: int) -> list[RequestRow]:
        """Return requests carried out before a time that are not known to be answered."""
        request = schema.requests.c
        query = select(schema.requests).where(
            request.state == DONE, request.at >= before - OF_USE_SECONDS, request.at <= before
        )
        return [RequestRow(**row) for row in await self._database.rows(query.order_by(request.at))]

    async def owe_reply(self, number: int, message: dict[str, Any]) -> bool:
        """Have a request answered by a message instead, in one transaction; False if that or an answer came before."""
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


def _logged(row: RequestRow, answered: bool) -> LoggedRequest:
    when = 0.0 if answered or row.state == ANSWERED else None
    return LoggedRequest(row.number, row.user, row.key, row.at, 0.0, row.table_id, True, when)


def _repeated(request: LoggedRequest, found: LoggedRequest | None) -> LoggedRequest | None:
    """Return the recent request that one repeats, if it has no answer or is the same one delivered twice."""
    if found is None or found.at < request.at - MOMENT_SECONDS:
        return None
    return found if found.answered is None or found.number == request.number else None


_move = schema.moves.c


class LogMarkers:
    """Reads the markers, without the rest of each change."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def restored(self, table_id: str) -> dict[int, int]:
        """Return the changes of a table that undid or redid, and which version each restored."""
        query = select(_move.version, _move.restores).where(_move.table_id == table_id, _move.restores.is_not(None))
        return {row["version"]: row["restores"] for row in await self._database.rows(query)}

    async def revealing(self, table_id: str) -> list[int]:
        """Return the changes of a table that drew or revealed something; not those that restored others."""
        query = select(_move.version).where(_move.table_id == table_id, _move.reveals, _move.restores.is_(None))
        return [row["version"] for row in await self._database.rows(query)]

    async def hidden_answers(self, table_id: str) -> list[tuple[int, int | None]]:
        """Return the secret answers given at a table, in order: version and seat."""
        return await self._seats(table_id, _move.secrecy == HIDDEN)

    async def timeouts(self, table_id: str) -> list[tuple[int, int | None]]:
        """Return what a bot decided for people whose time was up, in order: version and seat."""
        return await self._seats(table_id, _move.cause == "timeout")

    async def _seats(self, table_id: str, which: ColumnElement[bool]) -> list[tuple[int, int | None]]:
        query = select(_move.version, _move.seat).where(_move.table_id == table_id, which).order_by(_move.version)
        return [(row["version"], row["seat"]) for row in await self._database.rows(query)]
