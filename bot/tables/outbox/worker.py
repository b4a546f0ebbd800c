"""The outbox worker: sends what the tables have to tell, each target in order, each message once, through restarts.

Writing what came of messages: what is known at the same time goes into one transaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby, takewhile
from typing import Any, Protocol

from bot.store import (
    BOARD,
    LONGEST_WAIT,
    NEWS,
    DeliveryOutcome,
    DeliveryState,
    MessageKind,
    OutboxRow,
    Store,
    StoreError,
)
from bot.tables.notifications import message
from bot.tables.outbox.refusal import HostRefused, Refusal, told_instead
from bot.tables.repository import TableRepository
from bot.tables.table import Table
from bot.tables.table_errors import TableError
from bot.timing import timed
from bot.worker import FailureState, Worker

_log = logging.getLogger(__name__)
_Waiting = tuple[DeliveryOutcome, "asyncio.Future[bool]"]


class DeliveryBatch:
    """Writes outcomes, again and again where that fails: a message of which nothing is noted might be posted twice."""

    def __init__(self, store: Store, pause: float) -> None:
        self._store = store
        self._pause = pause
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._trouble = FailureState()

    async def write(self, outcome: DeliveryOutcome) -> bool:
        """Whether it is written; only of a process that stops while the database refuses it is not."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((outcome, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="settling")
        return await asyncio.shield(done)

    def stop(self) -> None:
        """Try only once more."""
        self._stopping = True

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            failed = await self._write_or_split(batch)
            if failed and self._stopping:
                _answer(failed, False)
            elif failed:
                self._waiting = [*failed, *self._waiting]
                await asyncio.sleep(self._pause)

    async def _write_or_split(self, batch: Sequence[_Waiting]) -> list[_Waiting]:
        """Write a batch, its parts one by one where the whole is refused; returns those that are not written."""
        try:
            await self._store.outbox_queue.settle([outcome for outcome, _ in batch])
        except StoreError as error:
            if len(batch) == 1:
                if self._trouble.is_new(str(error)):
                    _log.error("what came of message %s cannot be noted: %s", batch[0][0].row.id, error)
                return list(batch)
            return [one for each in batch for one in await self._write_or_split([each])]
        self._trouble.is_over()
        _answer(batch, True)
        return []


def _answer(batch: Sequence[_Waiting], written: bool) -> None:
    for _, done in batch:
        if not done.done():
            done.set_result(written)


_HOLD_SECONDS = 30
_DELIVERY_SECONDS = 25  # less than the hold, so that nobody else sends it meanwhile
_RUN = 20
_PLACES = 100  # so many at once: more would only wait for each other, and then not get through in time
_MOST_FAULTS = 8
_MOST_TRIES = 153  # in a day, each later than the one before by up to ten minutes; counted, for a clock may be set
_IDLE_SECONDS = 5.0
_LISTENING_SECONDS = 60.0
"""So long at most the worker rests: with a bell it hears what others write."""
_UNMISSED = tuple(kind for kind in MessageKind if not kind.missed)  # of another kind, also an unknown one, it is told
_RECTIFY_SECONDS = 60.0
_BUSY_SECONDS = 1.0
"""So long at most the worker rests while messages it has just taken are sent; others may become due meanwhile."""


class Retry(Exception):
    """The message may get through later: after so many seconds, if the other side said so.

    `usual`: so it comes about with a host at which nothing is wrong.
    """

    def __init__(self, why: str, after: float | None = None, *, usual: bool = False) -> None:
        super().__init__(why)
        self.after = after
        self.level = logging.INFO if usual else logging.WARNING


class Undeliverable(Exception):
    """The message will never get through: a closed or deleted place, a missing permission."""


class Messenger(Protocol):
    """Delivers one message; implemented for Discord."""

    async def deliver(self, row: OutboxRow) -> int | None:
        """Send it, with `nonce(row)` so that a second try posts nothing twice. Returns the message's id.

        Raises Retry or Undeliverable, HostRefused where no message would get through.
        """
        ...


def nonce(row: OutboxRow) -> str:
    """The same for every try of a row; at most 25 characters."""
    return row.nonce or f"fc{row.made:x}-{row.id:x}"


class Outbox:
    """One worker per process. Several processes share one outbox: each row is held by one of them at a time."""

    def __init__(self, repository: TableRepository, messenger: Messenger, holder: str) -> None:
        self._repository = repository
        self._store: Store = repository.store
        self._messenger = messenger
        self._holder = holder
        self._worker = Worker("outbox", self._turn)
        self._orphaned = repository.store.exclusive  # what another process held, it died with
        self._sending: set[asyncio.Task[None]] = set()
        self._under_way: set[int] = set()
        self._outcomes = DeliveryBatch(repository.store, _IDLE_SECONDS)
        self._trouble = FailureState()
        self._refusal = Refusal(lambda: asyncio.get_running_loop().time())
        self._last_look = 0
        self._rectified = -_RECTIFY_SECONDS
        self.delivered: Callable[[OutboxRow], None] = lambda row: None
        """Called after each delivery, for measurements."""

    def start(self) -> None:
        """Begin to send, with what an earlier process left."""
        self._worker.start()

    async def stop(self) -> None:
        """Finish the messages under way, then stop."""
        self._outcomes.stop()
        await self._worker.stop()
        await asyncio.gather(*self._sending, return_exceptions=True)

    @property
    def sound(self) -> bool:
        """Whether the worker is at work, and did not fail last time."""
        return self._worker.sound

    @property
    def refused(self) -> bool:
        """Whether Discord refuses this host, so that all messages wait."""
        return self._refusal.stands

    def wake(self) -> None:
        """There may be something to send."""
        self._worker.wake()

    async def _turn(self) -> float:
        """Begin to send what is due; returns seconds until there may be more."""
        try:
            if self._orphaned:
                await self._store.outbox_queue.release()
                self._orphaned = False
            await self._rectify()
            rest = self._refusal.rest() or await self._pause()
            if not rest:
                await self._claim()
                rest = _BUSY_SECONDS  # the end of each sending turns the worker anew
        except StoreError as error:
            if self._trouble.is_new(str(error)):  # the worker turns with every move
                _log.error("messages have to wait: %s", error)
            return _IDLE_SECONDS
        if self._trouble.is_over():
            _log.info("messages are sent again")
        return rest

    async def _rectify(self) -> None:
        """See to it that nothing waits for a time that a clock set back has put far away."""
        now, monotonic = self._repository.waits.look(), asyncio.get_running_loop().time()
        if now < self._last_look or monotonic - self._rectified >= _RECTIFY_SECONDS:
            await self._store.outbox_queue.rectify(now)
            self._rectified = monotonic
        self._last_look = now

    async def _claim(self) -> None:
        """Take what is due, as far as there is room, and begin to send it."""
        room, each = self._most_places() - len(self._sending), 1 if self.refused else _RUN
        rows = await self._store.claim(self._holder, self._repository.clock(), _HOLD_SECONDS, room, each)
        for _, there in groupby(sorted(rows, key=_place), _place):
            run = list(takewhile(lambda row: row.id not in self._under_way, there))
            if run:
                self._under_way |= {row.id for row in run}
                task = asyncio.create_task(self._send_all(run), name=f"outbox-{run[0].id}")
                self._sending.add(task)
                task.add_done_callback(partial(self._sent, run))

    def _sent(self, run: Sequence[OutboxRow], task: asyncio.Task[None]) -> None:
        """A run has ended; where it broke off, what is left of it may be taken anew once it is not held any more."""
        self._sending.discard(task)
        self._worker.wake()
        if not task.cancelled() and task.exception() is not None:
            _log.error("a message was not settled", exc_info=task.exception())
            self._under_way -= {row.id for row in run}

    def _most_places(self) -> int:
        """To how many places messages are sent at once: one while Discord refuses this host."""
        return 1 if self.refused else _PLACES

    async def _pause(self) -> float:
        """Seconds until there may be something to send, unless woken before; 0 where there is something now."""
        if len(self._sending) >= self._most_places():
            return _IDLE_SECONDS
        due = await self._store.next_due()
        idle = _LISTENING_SECONDS if self._store.listening else _IDLE_SECONDS
        return idle if due is None else min(max(due - self._repository.clock(), 0.0), idle)

    async def _send_all(self, run: Sequence[OutboxRow]) -> None:
        """Send the messages of one place one after another; those behind one that fails wait with it."""
        clock = asyncio.get_running_loop().time
        end = clock() + _HOLD_SECONDS - _DELIVERY_SECONDS  # what is begun until then ends within the hold
        for number, row in enumerate(run):
            if number and (self._worker.stopping or clock() > end):
                await self._put_back(run[number:])
                return
            outcome = await self._send(row)
            through = outcome.values.get("state") in (DeliveryState.SENT, DeliveryState.FAILED)
            if not through:
                await self._put_back(run[number + 1 :])  # first: while the one that failed is held, nobody comes here
            if not await self._note_outcome(outcome) or not through:
                return
            if outcome.values["state"] == DeliveryState.SENT:
                self.delivered(row)

    async def _put_back(self, rows: Sequence[OutboxRow]) -> None:
        await asyncio.gather(*(self._note_outcome(DeliveryOutcome.untried(row)) for row in rows))

    async def _send(self, row: OutboxRow) -> DeliveryOutcome:
        """Send a message; what came of it."""
        try:
            outcome = await self._tried(row)
        except HostRefused as error:
            self._refusal.begin(str(error))
            return DeliveryOutcome.untried(row)
        if outcome.values["state"] != DeliveryState.WAITING:
            self._refusal.end()
        return outcome

    async def _tried(self, row: OutboxRow) -> DeliveryOutcome:
        """Try to send a message; what came of it. Raises HostRefused."""
        try:
            async with asyncio.timeout(_DELIVERY_SECONDS):
                with timed("deliver", row.kind):
                    posted = await self._messenger.deliver(row)
        except Retry as error:
            return await self._put_off(row, str(error), error.after, error.level)
        except TimeoutError:
            return await self._put_off(row, f"no answer within {_DELIVERY_SECONDS} s")
        except Undeliverable as error:
            return await self._given_up(row, str(error))
        except StoreError as error:
            return await self._put_off(row, str(error))
        except HostRefused:
            raise
        except Exception as error:
            _log.exception("message %s could not be made", row.id)
            hopeless = row.attempts + 1 >= _MOST_FAULTS
            return await (self._given_up if hopeless else self._put_off)(row, type(error).__name__)
        return DeliveryOutcome.sent(row, posted)

    async def _note_outcome(self, outcome: DeliveryOutcome) -> bool:
        written = await self._outcomes.write(outcome)
        if written:
            self._under_way.discard(outcome.row.id)
        return written

    async def _put_off(
        self, row: OutboxRow, why: str, after: float | None = None, level: int = logging.WARNING
    ) -> DeliveryOutcome:
        """Try again, later and later, for a day: Discord may be away for hours."""
        if row.attempts + 1 >= _MOST_TRIES:
            return await self._given_up(row, why)
        wait = min(2.0 ** min(row.attempts, 10) if after is None else after, LONGEST_WAIT)
        _log.log(level, "message %s will be tried again in %.1f s: %s", row.id, wait, why)
        return DeliveryOutcome.later(row, self._repository.clock() + max(1, round(wait)), why)

    async def _given_up(self, row: OutboxRow, why: str) -> DeliveryOutcome:
        """Give up, and tell the table's owner unless that very note is what could not be sent.

        Who is waited for in a channel that takes nothing is called by a direct message.
        """
        # who closed their messages sees it at their next command, managers what stands in the way at `/server`
        expected = row.kind in (MessageKind.ANSWER, MessageKind.REPORT) or row.place in (NEWS, BOARD)
        level = logging.INFO if expected else logging.ERROR
        _log.log(level, "message %s for table %s is given up: %s", row.id, row.table_id, why)
        try:
            table = None if row.kind in _UNMISSED else await self._about(row)
            if table is None:
                return DeliveryOutcome.lost(row, why)
            instead = await told_instead(self._store, table, row, self._repository.clock())
            return DeliveryOutcome.lost(row, why, self._note(table, row, why), instead)
        except StoreError as error:  # whom to tell cannot be read now
            return DeliveryOutcome.later(row, self._repository.clock() + round(_IDLE_SECONDS), str(error))

    async def _about(self, row: OutboxRow) -> Table | None:
        """The table that a message is about; None where it is about none, or one that is gone."""
        try:
            return await self._repository.get(row.table_id)
        except TableError:
            return None

    def _note(self, table: Table, row: OutboxRow, why: str) -> dict[str, Any] | None:
        """What the table's owner is told, unless it is they who cannot be told anything."""
        if row.place == "user" and row.target == table.row.owner:
            return None
        what = {"kind": row.kind, "place": row.place, "target": row.target, "why": why}
        return message(table, MessageKind.UNDELIVERED, "user", table.row.owner, self._repository.clock(), data=what)


def _place(row: OutboxRow) -> tuple[str, int]:
    return row.place, row.target
