"""How units of work get into PostgreSQL: a batch is one message to the server and one back, whatever is in it.

A move is written by about ten statements, and each trip to the server costs as much as the server's work for it. The
driver can only do one statement after the other. So the server is given each kind of statement once for a connection,
as a function of that connection alone which takes the values of many rows. A batch is then one prepared statement that
calls one function after another, each inside the call of the next: that sets their order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from .postgres_connection import PostgresConnection
from .statements import Kind, Prepared, merged, prepared
from .store_errors import REFUSED, Uncertain
from .unit_of_work import UnitOfWork

_MOST_SHAPES = 200
"""So many different batches are kept prepared; what is played most makes a few dozen."""
_CREATE_FUNCTION = """CREATE FUNCTION pg_temp.{name}(after int, {given}) RETURNS int LANGUAGE plpgsql AS $taught$
#variable_conflict use_column
DECLARE
    row record;
BEGIN
    FOR row IN SELECT * FROM unnest({lists}) AS given({columns}) LOOP
        {sql};
    END LOOP;
    RETURN after;
END
$taught$"""


class _CachedFunction(Struct, frozen=True):
    """A function on the server: the function's name, and in which order it takes which values."""

    name: str
    kind: Prepared

    def columns(self, rows: Sequence[dict[str, Any]]) -> list[list[Any]]:
        """The values of many rows, as the function takes them."""
        constants = self.kind.constants
        return [
            [constants[name]] * len(rows) if name in constants else [row[name] for row in rows]
            for name in self.kind.order
        ]


class PostgresWriter:
    """Writes to PostgreSQL, over a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._line = PostgresConnection(engine)
        self._dialect: Dialect = engine.dialect
        self._driver: Any = None
        self._functions: dict[Kind, _CachedFunction] = {}
        self._shapes: dict[tuple[str, ...], Any] = {}

    async def write(self, units: Sequence[UnitOfWork]) -> None:
        """Write units in one transaction; they concern different tables. Raises Conflict or StoreError."""
        async with self._line.connected(REFUSED, Uncertain) as driver:
            if driver is not self._driver:  # it knows nothing yet
                self._driver, self._functions, self._shapes = driver, {}, {}
            await self._write(merged(units))

    async def close(self) -> None:
        """Let the connection go."""
        await self._line.close()

    async def _write(self, operations: dict[Kind, list[dict[str, Any]]]) -> None:
        functions = [await self._function(kind) for kind in operations]
        values = [one.columns(rows) for one, rows in zip(functions, operations.values(), strict=True)]
        calling = await self._calling(functions)
        await self._call(calling, [column for columns in values for column in columns])

    async def _call(self, calling: Any, values: list[list[Any]]) -> None:
        """The one message: by itself it is a transaction, committed before it is answered."""
        await calling.fetchval(*values)

    async def _function(self, kind: Kind) -> _CachedFunction:
        """A kind of statement as a function of the server."""
        known = self._functions.get(kind)
        if known is None:
            known = self._functions[kind] = await self._create_function(f"w{len(self._functions)}", kind)
        return known

    async def _create_function(self, name: str, kind: Kind) -> _CachedFunction:
        found = prepared(*kind, dialect=self._dialect)
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
        """The prepared statement that calls some functions in order."""
        shape = tuple(one.name for one in functions)
        if shape not in self._shapes:
            if len(self._shapes) >= _MOST_SHAPES:
                self._shapes.clear()
            self._shapes[shape] = await self._driver.prepare(f"SELECT {_nested(functions)}")
        return self._shapes[shape]


def _nested(functions: Sequence[_CachedFunction]) -> str:
    """Calls of functions, each with the one before as what comes before it; their values are numbered throughout."""
    calls, number = "0", 0
    for one in functions:
        places = range(number + 1, number + len(one.kind.order) + 1)
        calls = f"pg_temp.{one.name}({calls}, {', '.join(f'${place}' for place in places)})"
        number = places.stop - 1
    return calls
