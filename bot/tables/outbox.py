"""The outbox worker: sends what the tables have to tell, each target in order, each message once, through restarts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from bot.store import OutboxRow, Store

from .model import Table
from .shelf import Shelf
from .telling import message

_log = logging.getLogger(__name__)

_HOLD_SECONDS = 60
_TOGETHER = 20
_MOST_ATTEMPTS = 12
_LONGEST_WAIT = 600
_IDLE_SECONDS = 5.0


class Retry(Exception):
    """The message may get through later: after so many seconds, if the other side said so."""

    def __init__(self, why: str, after: float | None = None) -> None:
        super().__init__(why)
        self.after = after


class Undeliverable(Exception):
    """The message will never get through: a closed or deleted place, a missing permission."""


class Messenger(Protocol):
    """Delivers one message; implemented for Discord."""

    async def deliver(self, row: OutboxRow) -> int | None:
        """Send it, with `nonce(row)` so that a second try posts nothing twice. Returns the message's id.

        Raises Retry or Undeliverable.
        """
        ...


def nonce(row: OutboxRow) -> str:
    """The same for every try of a row; at most 25 characters."""
    return f"fc{row.made:x}-{row.id:x}"


class Outbox:
    """One worker per process. Several processes share one outbox: each row is held by one of them at a time."""

    def __init__(self, shelf: Shelf, messenger: Messenger, holder: str) -> None:
        self._shelf = shelf
        self._store: Store = shelf.store
        self._messenger = messenger
        self._holder = holder
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._targets: set[tuple[str, int]] = set()
        self.delivered: Callable[[OutboxRow], None] = lambda row: None
        """Called after each delivery, for measurements."""

    def start(self) -> None:
        """Begin to send, with what an earlier process left."""
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Finish the messages under way, then stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await asyncio.gather(*self._sending, return_exceptions=True)

    def wake(self) -> None:
        """There may be something to send."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                found = await self._claim()
            except Exception:
                _log.exception("the outbox cannot be read")
                found = 0
            if not found:
                await self._rest()

    async def _claim(self) -> int:
        rows = await self._store.claim(self._holder, self._shelf.clock(), _HOLD_SECONDS, _TOGETHER)
        for row in rows:
            task = asyncio.create_task(self._send(row), name=f"outbox-{row.id}")
            self._sending.add(task)
            task.add_done_callback(self._sent)
        return len(rows)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._wake.set()
        if not task.cancelled() and task.exception() is not None:
            _log.error("a message was not settled", exc_info=task.exception())

    async def _rest(self) -> None:
        due = await self._store.next_due() if not self._sending else None
        wait = _IDLE_SECONDS if due is None else min(max(due - self._shelf.clock(), 0.05), _IDLE_SECONDS)
        try:
            await asyncio.wait_for(self._wake.wait(), wait)
        except TimeoutError:
            return

    async def _send(self, row: OutboxRow) -> None:
        try:
            posted = await self._messenger.deliver(row)
        except Retry as error:
            await self._again(row, str(error), error.after)
        except Undeliverable as error:
            await self._give_up(row, str(error))
        except Exception as error:
            _log.exception("message %s could not be made", row.id)
            await self._again(row, repr(error), None)
        else:
            await self._store.sent(row, posted)
            self.delivered(row)

    async def _again(self, row: OutboxRow, why: str, after: float | None) -> None:
        if row.attempts + 1 >= _MOST_ATTEMPTS:
            await self._give_up(row, why)
            return
        wait = after if after is not None else min(2.0**row.attempts, _LONGEST_WAIT)
        _log.warning("message %s will be tried again in %.1f s: %s", row.id, wait, why)
        await self._store.retry(row, self._shelf.clock() + max(1, round(wait)), why)

    async def _give_up(self, row: OutboxRow, why: str) -> None:
        """Give up, and tell the table's owner unless that very note is what could not be sent."""
        _log.error("message %s for table %s is given up: %s", row.id, row.table_id, why)
        note = None
        if row.kind != "undelivered":
            table: Table = await self._shelf.get(row.table_id)
            if not (row.place == "user" and row.target == table.row.owner):
                what = {"kind": row.kind, "place": row.place, "target": row.target, "why": why}
                note = message(table, "undelivered", "user", table.row.owner, self._shelf.clock(), data=what)
        await self._store.give_up(row, why, note)
