"""Whether tables are as they are known: asked before every move where several processes write, so asked together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncEngine

from .postgres_connection import PostgresConnection
from .store_errors import UNREADABLE

_PRESENT = "SELECT id, revision FROM tables WHERE id = ANY($1)"


class Revisions:
    """Reads the revisions of tables from PostgreSQL: whoever asks while a query is under way shares the next one.

    An answer is never older than the question. Fifty busy tables need no fifty queries, nor as many connections.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._line = PostgresConnection(engine)
        self._wanted: set[str] = set()
        self._under_way: asyncio.Task[Mapping[str, int]] | None = None
        self._next: asyncio.Task[Mapping[str, int]] | None = None

    async def of(self, table_id: str) -> int | None:
        """A table's revision now; None where there is no such table. Raises StoreError."""
        self._wanted.add(table_id)
        if self._next is None:
            self._next = asyncio.create_task(self._read(self._under_way), name="revisions")
        return (await asyncio.shield(self._next)).get(table_id)

    async def close(self) -> None:
        """Ask nothing any more."""
        await asyncio.gather(*filter(None, (self._under_way, self._next)), return_exceptions=True)
        await self._line.close()

    async def _read(self, before: asyncio.Task[Mapping[str, int]] | None) -> Mapping[str, int]:
        if before is not None:
            await asyncio.wait((before,))
        self._under_way, self._next = self._next, None
        wanted, self._wanted = self._wanted, set()
        async with self._line.connected(UNREADABLE) as driver:
            return dict(await driver.fetch(_PRESENT, wanted))
