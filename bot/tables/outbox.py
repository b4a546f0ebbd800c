"""The outbox worker: sends what the tables have to tell, each target in order, each message once, through restarts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.store import OutboxRow, Store, StoreError
from bot.timing import timed

from .model import Table
from .shelf import Shelf
from .telling import message

_log = logging.getLogger(__name__)

_HOLD_SECONDS = 30
_DELIVERY_SECONDS = 25  # less than the hold, so that nobody else sends it meanwhile
_TOGETHER = 20
_MOST_FAULTS = 8
_PATIENCE_SECONDS = 24 * 3600
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
    return row.nonce or f"fc{row.made:x}-{row.id:x}"


class Outbox:
    """One worker per process. Several processes share one outbox: each row is held by one of them at a time."""

    def __init__(self, shelf: Shelf, messenger: Messenger, holder: str) -> None:
        self._shelf = shelf
        self._store: Store = shelf.store
        self._messenger = messenger
        self._holder = holder
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._unnoted: set[int] = set()
        self.delivered: Callable[[OutboxRow], None] = lambda row: None
        """Called after each delivery, for measurements."""

    def start(self) -> None:
        """Begin to send, with what an earlier process left."""
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Finish the messages under way, then stop."""
        if self._task is not None:
            # Not cancelled: a transaction broken off in the driver's thread would keep the database locked.
            self._stopping = True
            self._wake.set()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await asyncio.gather(*self._sending, return_exceptions=True)

    @property
    def running(self) -> bool:
        """Whether the worker is at work."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """There may be something to send."""
        self._wake.set()

    async def _run(self) -> None:
        dead = self._store.exclusive  # what another process held, it died with
        while not self._stopping:
            self._wake.clear()
            try:
                if dead:
                    await self._store.release()
                    dead = False
                found = await self._claim()
                wait = 0.0 if found else await self._pause()
            except StoreError as error:
                _log.error("the outbox cannot be read: %s", error)
                wait = _IDLE_SECONDS
            except Exception:  # whatever it is: without this worker every table would fall silent
                _log.exception("the outbox failed")
                wait = _IDLE_SECONDS
            if wait and not self._stopping:
                await self._rest(wait)

    async def _claim(self) -> int:
        rows = await self._store.claim(self._holder, self._shelf.clock(), _HOLD_SECONDS, _TOGETHER)
        for row in rows:
            if row.id in self._unnoted:
                continue
            task = asyncio.create_task(self._send(row), name=f"outbox-{row.id}")
            self._sending.add(task)
            task.add_done_callback(self._sent)
        return len(rows)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._wake.set()
        if not task.cancelled() and task.exception() is not None:
            _log.error("a message was not settled", exc_info=task.exception())

    async def _pause(self) -> float:
        """Seconds until there may be something to send, unless woken before."""
        due = await self._store.next_due()
        return _IDLE_SECONDS if due is None else min(max(due - self._shelf.clock(), 0.05), _IDLE_SECONDS)

    async def _rest(self, wait: float) -> None:
        try:
            async with asyncio.timeout(wait):  # not wait_for: in Python 3.11 it can swallow the cancellation of a stop
                await self._wake.wait()
        except TimeoutError:
            return

    async def _send(self, row: OutboxRow) -> None:
        try:
            async with asyncio.timeout(_DELIVERY_SECONDS):
                with timed("deliver", row.kind):
                    posted = await self._messenger.deliver(row)
        except Retry as error:
            await self._again(row, str(error), error.after)
        except TimeoutError:
            await self._again(row, f"no answer within {_DELIVERY_SECONDS} s", None)
        except Undeliverable as error:
            await self._give_up(row, str(error))
        except StoreError as error:
            await self._again(row, str(error), None)
        except Exception as error:
            _log.exception("message %s could not be made", row.id)
            await (self._give_up if row.attempts + 1 >= _MOST_FAULTS else self._again)(row, type(error).__name__)
        else:
            await self._note(row, lambda: self._store.sent(row, posted))
            self.delivered(row)

    async def _note(self, row: OutboxRow, deed: Callable[[], Awaitable[None]]) -> None:
        """Write what came of a message, again and again where that fails: forgotten, it might be posted twice."""
        self._unnoted.add(row.id)
        while True:
            try:
                await deed()
                break
            except StoreError as error:
                _log.error("what came of message %s cannot be noted: %s", row.id, error)
                if self._stopping:
                    return
                await asyncio.sleep(_IDLE_SECONDS)
        self._unnoted.discard(row.id)

    async def _again(self, row: OutboxRow, why: str, after: float | None = None) -> None:
        """Try again, later and later, for a day: Discord may be away for hours."""
        if self._shelf.clock() - row.made >= _PATIENCE_SECONDS:
            await self._give_up(row, why)
            return
        wait = after if after is not None else min(2.0 ** min(row.attempts, 10), _LONGEST_WAIT)
        _log.warning("message %s will be tried again in %.1f s: %s", row.id, wait, why)
        due = self._shelf.clock() + max(1, round(wait))
        await self._note(row, lambda: self._store.retry(row, due, why))

    async def _give_up(self, row: OutboxRow, why: str) -> None:
        """Give up, and tell the table's owner unless that very note is what could not be sent."""
        expected = row.kind == "answer"  # who closed their messages sees it at their next command
        level = logging.INFO if expected else logging.ERROR
        _log.log(level, "message %s for table %s is given up: %s", row.id, row.table_id, why)
        note = None
        if not expected and row.kind != "undelivered":
            table: Table = await self._shelf.get(row.table_id)
            if not (row.place == "user" and row.target == table.row.owner):
                what = {"kind": row.kind, "place": row.place, "target": row.target, "why": why}
                note = message(table, "undelivered", "user", table.row.owner, self._shelf.clock(), data=what)
        await self._note(row, lambda: self._store.give_up(row, why, note))
