"""Tells open pages that their table has changed as they may know it, by server-sent events."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from bot.store import StoreError
from bot.tables import NoSuchTable, Stale, Tables
from games.kernel import Seat

OTHERS_SECONDS = 2.0
"""How often a table is read where other processes may change it."""
ALIVE_SECONDS = 20.0
"""How often a line is sent when nothing happens: proxies close what is silent."""
MOST, MOST_OF_ONE = 2_000, 12
"""So many pages may listen, all and of one person or address."""


class Changes:
    """Wakes all who wait for a change of any table; each looks whether it is one that they may know of."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._changed = asyncio.Event()
        self._stopping = asyncio.Event()
        self._listening: Counter[str] = Counter()
        tables.on_change(self.wake)

    def wake(self) -> None:
        """Have all look."""
        self._changed.set()
        self._changed = asyncio.Event()

    def stop(self) -> None:
        """End all streams."""
        self._stopping.set()
        self.wake()

    def enter(self, who: str) -> bool:
        """Count a page that listens; False if there are too many."""
        if self._listening.total() >= MOST or self._listening[who] >= MOST_OF_ONE:
            return False
        self._listening[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Count one less."""
        self._listening[who] -= 1
        self._listening += Counter()  # drops what is 0

    async def next(self, table_id: str, seat: Seat | None, known: str) -> str | None:
        """Return how a table stands for a viewer once that is not as `known`; '' after a silence, None at the end."""
        silent_since = asyncio.get_running_loop().time()
        while not self._stopping.is_set():
            changed = self._changed
            with suppress(StoreError, Stale):
                found = await self.mark(table_id, seat)
                if found is None or found != known:
                    return found
            wait = ALIVE_SECONDS if self._tables.store.exclusive else OTHERS_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), wait)
            if asyncio.get_running_loop().time() - silent_since >= ALIVE_SECONDS:
                return ""
        return None

    async def mark(self, table_id: str, seat: Seat | None) -> str | None:
        """Return what changes with a table as a viewer may know it: the number, and the status; None for no table."""
        try:
            table = await self._tables.get(table_id)
        except NoSuchTable:
            return None
        return f"{table.known(seat)} {table.status}"
