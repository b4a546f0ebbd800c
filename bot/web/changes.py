"""Notifies open pages of changes of their table that they may know, by server-sent events."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from bot.store import StoreError
from bot.tables import NoSuchTable, Stale, Tables
from games.kernel import Seat

OTHERS_SECONDS = 2.0
"""The seconds between two reads of a table that other processes may change."""
ALIVE_SECONDS = 20.0
"""The seconds until a line is sent without a change, because proxies close silent connections."""
MOST, MOST_OF_ONE = 2_000, 12
"""The maximum of listening pages: of all people, and of one person or address."""


class Changes:
    """Wakes all streams after a change of any table; each checks whether its viewer may know of it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._changed = asyncio.Event()
        self._stopping = asyncio.Event()
        self._listening: Counter[str] = Counter()
        tables.on_change(self.wake)

    def wake(self) -> None:
        """Wake all streams."""
        self._changed.set()
        self._changed = asyncio.Event()

    def stop(self) -> None:
        """End all streams."""
        self._stopping.set()
        self.wake()

    def enter(self, who: str) -> bool:
        """Count a listening page; return False if there are too many."""
        if self._listening.total() >= MOST or self._listening[who] >= MOST_OF_ONE:
            return False
        self._listening[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Count one page less."""
        self._listening[who] -= 1
        self._listening += Counter()  # drops zero counts

    async def next(self, table_id: str, seat: Seat | None, known: str) -> str | None:
        """Wait until a table's mark for a viewer is not `known`, and return it; '' after a silence, None at the end."""
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
        """Return a table's mark for a viewer: its number and status as they may know them; None for no table."""
        try:
            table = await self._tables.get(table_id)
        except NoSuchTable:
            return None
        return f"{table.known(seat)} {table.status}"
