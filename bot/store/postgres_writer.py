"""How units of work get into PostgreSQL: a batch is one message to the server and one back, whatever is in it.

A move is written by about ten statements, and each trip to the server costs as much as the server's work for it. The
driver can only do one statement after the other. So the server is taught each kind of statement once for a connection,
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

from .postgres_connection import Line
from .statements import Kind, Prepared, merged, prepared
from .store_errors import REFUSED, Uncertain
from .unit_of_work import Unit

_MOST_SHAPES = 200
"""So many different batches are kept prepared; what is played most makes a few dozen."""
_TEACHING = """CREATE FUNCTION pg_temp.{name}(after int, {given}) RETURNS int LANGUAGE plpgsql AS $taught$
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


class _Taught(Struct, frozen=True):
    """What the server has been taught: the function's name, and in which order it takes which values."""

    name: str
    kind: Prepared

    def columns(self, rows: Sequence[dict[str, Any]]) -> list[list[Any]]:
        """The values of many rows, as the function takes them."""
        constants = self.kind.constants
        return [
            [constants[name]] * len(rows) if name in constants else [row[name] for row in rows]
            for name in self.kind.order
        ]


class ServerWriter:
    """Writes to PostgreSQL, over a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._line = Line(engine)
        self._dialect: Dialect = engine.dialect
        self._driver: Any = None
        self._taught: dict[Kind, _Taught] = {}
        self._shapes: dict[tuple[str, ...], Any] = {}

    async def write(self, units: Sequence[Unit]) -> None:
        """Write units in one transaction; they concern different tables. Raises Conflict or StoreError."""
        async with self._line.talking(REFUSED, Uncertain) as driver:
            if driver is not self._driver:  # it knows nothing yet
                self._driver, self._taught, self._shapes = driver, {}, {}
            await self._write(merged(units))

    async def close(self) -> None:
        """Let the connection go."""
        await self._line.close()

    async def _write(self, operations: dict[Kind, list[dict[str, Any]]]) -> None:
        taught = [await self._known(kind) for kind in operations]
        values = [one.columns(rows) for one, rows in zip(taught, operations.values(), strict=True)]
        calling = await self._calling(taught)
        await self._call(calling, [column for columns in values for column in columns])

    async def _call(self, calling: Any, values: list[list[Any]]) -> None:
        """The one message: by itself it is a transaction, committed before it is answered."""
        await calling.fetchval(*values)

    async def _known(self, kind: Kind) -> _Taught:
        """A kind of statement as the server has been taught it."""
        known = self._taught.get(kind)
        if known is None:
            known = self._taught[kind] = await self._teach(f"w{len(self._taught)}", kind)
        return known

    async def _teach(self, name: str, kind: Kind) -> _Taught:
        found = prepared(*kind, dialect=self._dialect)
        types = [one.name for one in (await self._driver.prepare(found.sql)).get_parameters()]
        places = range(1, len(types) + 1)
        teaching = _TEACHING.format(
            name=name,
            given=", ".join(f"{one}[]" for one in types),
            lists=", ".join(f"${place + 1}" for place in places),
            columns=", ".join(f"v{place}" for place in places),
            sql=re.sub(r"\$(\d+)", r"row.v\1", found.sql),
        )
        await self._driver.execute(teaching)
        return _Taught(name, found)

    async def _calling(self, taught: Sequence[_Taught]) -> Any:
        """The prepared statement that calls some functions in order."""
        shape = tuple(one.name for one in taught)
        if shape not in self._shapes:
            if len(self._shapes) >= _MOST_SHAPES:
                self._shapes.clear()
            self._shapes[shape] = await self._driver.prepare(f"SELECT {_nested(taught)}")
        return self._shapes[shape]


def _nested(taught: Sequence[_Taught]) -> str:
    """Calls of functions, each with the one before as what comes before it; their values are numbered throughout."""
    calls, number = "0", 0
    for one in taught:
        places = range(number + 1, number + len(one.kind.order) + 1)
        calls = f"pg_temp.{one.name}({calls}, {', '.join(f'${place}' for place in places)})"
        number = places.stop - 1
    return calls
