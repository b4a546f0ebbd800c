"""Writes units of work to PostgreSQL: a batch is one message to the server and one back.

A move needs about ten statements, and each round trip costs as much as the server's work for it; the driver can only
send one statement after another. So each kind of statement is defined once for a connection, as a temporary function
that takes the values of many rows. A batch is then one prepared statement that calls these functions, each inside the
call of the next, which fixes their order.

Processes notify each other with LISTEN/NOTIFY: after a write, all others check for messages to send, so nobody has to
poll. An SQLite file has one process and needs no notification.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.postgres.connection import PostgresConnection
from bot.store.store_errors import REFUSED, StoreError, Uncertain
from bot.store.unit_of_work import Kind, Prepared, UnitOfWork, merged, prepared
from bot.worker import FailureState

# The maximum of prepared batches; a few dozen are common.
_MOST_SHAPES = 200
_CREATE_FUNCTION = """CREATE FUNCTION pg_temp.{name}(after int, {given}) RETURNS int LANGUAGE plpgsql AS $body$
#variable_conflict use_column
DECLARE
    row record;
BEGIN
    FOR row IN SELECT * FROM unnest({lists}) AS given({columns}) LOOP
        {sql};
    END LOOP;
    RETURN after;
END
$body$"""


class _CachedFunction(Struct, frozen=True):
    """A function on the server: its name, and the order of its values."""

    name: str
    kind: Prepared

    def columns(self, rows: Sequence[dict[str, Any]]) -> list[list[Any]]:
        """Return the values of many rows in the order of the function."""
        constants = self.kind.constants
        return [
            [constants[name]] * len(rows) if name in constants else [row[name] for row in rows]
            for name in self.kind.order
        ]


class PostgresWriter:
    """Writes to PostgreSQL over a separate connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._line = PostgresConnection(engine)
        self._dialect: Dialect = engine.dialect
        self._driver: Any = None
        self._functions: dict[Kind, _CachedFunction] = {}
        self._shapes: dict[tuple[str, ...], Any] = {}

    async def write(self, units: Sequence[UnitOfWork]) -> None:
        """Write units in one transaction; they concern different tables. Raises Conflict or StoreError."""
        async with self._line.connected(REFUSED, Uncertain) as driver:
            if driver is not self._driver:  # a new connection has no functions yet
                self._driver, self._functions, self._shapes = driver, {}, {}
            await self._write(merged(units))

    async def close(self) -> None:
        """Close the connection."""
        await self._line.close()

    async def _write(self, operations: list[tuple[Kind, list[dict[str, Any]]]]) -> None:
        functions = [await self._function(kind) for kind, _ in operations]
        values = [one.columns(rows) for one, (_, rows) in zip(functions, operations, strict=True)]
        calling = await self._calling(functions)
        await self._call(calling, [column for columns in values for column in columns])

    async def _call(self, calling: Any, values: list[list[Any]]) -> None:
        """Send the one message: by itself it is a transaction, committed before it is answered."""
        await calling.fetchval(*values)

    async def _function(self, kind: Kind) -> _CachedFunction:
        """Define a kind of statement as a function of the server."""
        known = self._functions.get(kind)
        if known is None:
            known = self._functions[kind] = await self._create_function(f"w{len(self._functions)}", kind)
        return known

    async def _create_function(self, name: str, kind: Kind) -> _CachedFunction:
        found = prepared(*kind, dialect=self._dialect)
        # The server itself says which types a statement takes, so they are written down nowhere a second time.
        types = [one.name for one in (await self._driver.prepare(found.sql)).get_parameters()]
        places = range(1, len(types) + 1)
        teaching = _CREATE_FUNCTION.format(
            name=name,
            given=", ".join(f"{one}[]" for one in types),
            lists=", ".join(f"${place + 1}" for place in places),
            columns=", ".join(f"v{place}" for place in places),
            sql=re.sub(r"\$(\d+)", r"row.v\1", found.sql),
        )
        await self._driver.execute(teaching)
        return _CachedFunction(name, found)

    async def _calling(self, functions: Sequence[_CachedFunction]) -> Any:
        """Return the prepared statement that calls some functions in order."""
        shape = tuple(one.name for one in functions)
        if shape not in self._shapes:
            # Every prepared statement takes memory on the server for as long as the connection lasts.
            if len(self._shapes) >= _MOST_SHAPES:
                self._shapes.clear()
            self._shapes[shape] = await self._driver.prepare(f"SELECT {_nested(functions)}")
        return self._shapes[shape]


def _nested(functions: Sequence[_CachedFunction]) -> str:
    """Return nested calls of functions, which fixes their order; their values are numbered throughout."""
    calls, number = "0", 0
    for one in functions:
        places = range(number + 1, number + len(one.kind.order) + 1)
        calls = f"pg_temp.{one.name}({calls}, {', '.join(f'${place}' for place in places)})"
        number = places.stop - 1
    return calls


# The seconds between two notifications of a process: writes in between share the next one.
APART_SECONDS = 0.5
_AGAIN_SECONDS = 2.0
_CHANNEL = "food_court"
_log = logging.getLogger(__name__)


class ListenNotify:
    """One connection that listens, and notifies for this process."""

    # It notifies outside of the transactions: a notification within them would make the commits of all processes wait
    # for each other.

    def __init__(self, engine: AsyncEngine, heard: Callable[[], None]) -> None:
        self._line = PostgresConnection(engine)
        self._heard = heard
        self._listens: Any = None
        self._stirred = asyncio.Event()
        self._trouble = FailureState()
        self._written = False
        self._task = asyncio.create_task(self._run(), name="notifications")

    @property
    def listening(self) -> bool:
        """Whether it listens now."""
        return self._listens is not None and not self._listens.is_closed()

    def notify(self) -> None:
        """Notify the other processes soon."""
        self._written = True
        self._stirred.set()

    async def stop(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._line.close()

    async def _run(self) -> None:
        while True:
            try:
                await self._listen_and_notify()
            except StoreError as error:
                if self._trouble.is_new(str(error)):
                    _log.warning("what other processes write is not heard: %s", error)
                await asyncio.sleep(_AGAIN_SECONDS)
                continue
            self._trouble.is_over()
            await asyncio.sleep(APART_SECONDS)

    async def _listen_and_notify(self) -> None:
        """Notify after a write, or listen again when the connection broke; whichever comes first."""
        async with self._line.connected("{why}") as driver:
            if driver is not self._listens:
                # A lost connection is noticed at once: a listener that is waited for would otherwise hear nothing for
                # ever.
                driver.add_termination_listener(lambda _: self._stirred.set())
                await driver.add_listener(_CHANNEL, lambda *_: self._heard())
                self._listens = driver
                self._heard()  # for anything written while nobody listened
        await self._stirred.wait()
        self._stirred.clear()
        if self._written and self.listening:
            self._written = False
            async with self._line.connected("{why}") as driver:
                await driver.execute(f"NOTIFY {_CHANNEL}")
