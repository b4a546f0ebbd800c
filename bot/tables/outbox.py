"""The outbox worker: delivers messages in order for each target, each once, also after a restart.

Results of delivery that arrive together are written in one transaction.

Handles refusals: Discord rejects the whole host, or a channel takes no message.

If Discord rejects the host whatever the message, for example after its token was renewed, no message is at fault. All
wait, one is tried from time to time, and the operator gets one notice.

If a table's channel takes no message, people get direct messages, because their clocks keep running: those who have to
decide get their controls, those who have to consent or may act on a timeout get what the channel would have shown, and
at the end everybody does.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby, takewhile
from operator import attrgetter
from typing import Any, Protocol

from msgspec import structs

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
from bot.tables.notifications import DirectMessage, merged, message
from bot.tables.repository import TableRepository
from bot.tables.table import RUNNING, Table, TableError
from bot.worker import FailureState, Worker, timed

# The seconds without sending, at first and at most.
PAUSES = (5.0, 300.0)
_log = logging.getLogger(__name__)


class HostRefused(Exception):
    """Discord rejects this host, not the message."""


class Refusal:
    """Whether the host is rejected now, and when one message may be tried again: after longer and longer pauses."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._trouble = FailureState()
        self._pause = 0.0
        self._until = 0.0

    @property
    def stands(self) -> bool:
        """Whether the last attempt was rejected."""
        return self._pause > 0

    def rest(self) -> float:
        """Return the seconds until one message may be tried; 0 if nothing prevents it."""
        return max(self._until - self._clock(), 0.0) if self.stands else 0.0

    def begin(self, why: str) -> None:
        """Start a pause, longer than the last one."""
        # Messages that were sent at the same time are rejected together and count as one rejection.
        if not self.rest():
            shortest, longest = PAUSES
            self._pause = min(self._pause * 2, longest) if self.stands else shortest
            self._until = self._clock() + self._pause
        if self._trouble.is_new(why):
            _log.error(
                "Discord refuses this host (%s): all messages wait. If the token was renewed, set the new one and "
                "restart; nothing is lost meanwhile",
                why,
            )

    def end(self) -> None:
        """End the pause: a message was accepted, or rejected for its own reasons."""
        self._pause = 0.0
        if self._trouble.is_over():
            _log.info("Discord accepts messages of this host again")


FORWARDED = (MessageKind.RESULT, MessageKind.PROPOSAL, MessageKind.LATE)
"""Kinds that are sent in private with the text of the channel."""


async def told_instead(store: Store, table: Table, row: OutboxRow, now: int) -> list[dict[str, Any]]:
    """Return the direct messages that replace a message which a table's channel does not take. Raises StoreError."""
    if row.place != "channel":
        return []
    if row.known_kind in FORWARDED:
        return list(_forwarded(table, row, now))
    return await _called(store, table, row, now) if row.known_kind.tells_of_the_game else []


def _forwarded(table: Table, row: OutboxRow, now: int) -> Iterator[dict[str, Any]]:
    """Return the message for each person concerned."""
    data = json.loads(row.data)
    seats = data["needed"] if row.known_kind is MessageKind.PROPOSAL else range(len(table.seats))
    for user in dict.fromkeys(table.users[seat] for seat in seats):
        if user is not None:
            kind, first, version = row.known_kind, row.first, row.version
            yield message(table, kind, "user", user, now, first=first, version=version, data=data)


async def _called(store: Store, table: Table, row: OutboxRow, now: int) -> list[dict[str, Any]]:
    """Return a call with controls for each person who has to decide now, unless the row's change has one already.

    Others have answered: their direct message, if any, asks no more.
    """
    found = []
    owing = table.game.waiting() if table.game is not None and table.status == RUNNING else ()
    for seat in table.seats:
        if seat.user is None:
            continue
        called = DirectMessage(calls=True, shows=True, asks=True) if seat.seat in owing else DirectMessage()
        before = await store.outbox_queue.written(table.id, MessageKind.SECRET, seat.user)
        known = before is not None and before.version >= row.version and DirectMessage.of(before).calls
        if not known and (before is not None or called.calls):
            found.append(called.row(table, seat.seat, seat.user, now, row.first))
    return found


_Waiting = tuple[DeliveryOutcome, "asyncio.Future[bool]"]


class DeliveryBatch:
    """Writes results of delivery, with retries."""

    # Without a stored result the message might be posted twice.

    def __init__(self, store: Store, pause: float) -> None:
        self._store = store
        self._pause = pause
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._trouble = FailureState()

    async def write(self, outcome: DeliveryOutcome) -> bool:
        """Write a result; return False only if the process stops while the database is unavailable."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((outcome, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="delivery results")
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
        """Write a batch, or its parts one by one if the whole fails; return those that are not written."""
        try:
            await self._store.outbox_queue.settle([outcome for outcome, _ in batch])
        except StoreError as error:
            if len(batch) == 1:
                if self._trouble.is_new(str(error)):
                    _log.error("the delivery result of message %s cannot be stored: %s", batch[0][0].row.id, error)
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
_DELIVERY_SECONDS = 25  # less than the hold, so that no other process sends it meanwhile
_RUN = 20
_PLACES = 100  # more at once would only wait for each other, and then time out
_MOST_FAULTS = 8
_MOST_TRIES = 153  # in a day, with delays of up to ten minutes; counted, because a clock may be set
_IDLE_SECONDS = 5.0
_UNMISSED = tuple(
    kind for kind in MessageKind if not kind.missed
)  # messages of any other kind, also an unknown one, are reported when dropped
_RECTIFY_SECONDS = 60.0
# The longest sleep while claimed messages are sent; others may become due meanwhile.
_BUSY_SECONDS = 1.0


class Retry(Exception):
    """The message may be delivered later: after a number of seconds, if the other side said so.

    `usual`: nothing is wrong, for example another message must come first. That counts as no attempt.
    """

    def __init__(self, why: str, after: float | None = None, *, usual: bool = False) -> None:
        super().__init__(why)
        self.after = after
        self.usual = usual


class Undeliverable(Exception):
    """The message can never be delivered: a closed or deleted channel, a missing permission."""


class Messenger(Protocol):
    """Delivers one message; implemented for Discord."""

    async def deliver(self, row: OutboxRow) -> int | None:
        """Send a message, with `nonce(row)` so that a retry posts nothing twice. Return the message's id.

        Raises Retry or Undeliverable, HostRefused if no message can be delivered.
        """
        ...


def nonce(row: OutboxRow) -> str:
    """Return the same nonce for every attempt of a row; at most 25 characters."""
    return row.nonce or f"fc{row.made:x}-{row.id:x}"


_SAME = ("kind", "table_id")
# `tried` too: after a crash a direct message is searched by its text, so the same rows must make it.
_SAME_DIRECT = (*_SAME, "viewer", "tried")


def _with_updates(run: Sequence[OutboxRow]) -> tuple[OutboxRow, Sequence[OutboxRow]]:
    """Return the first of some rows as it should be sent, and the rows behind it that are sent with it.

    Updates in a row edit the same message, so one edit shows what the last of them shows. So do rows about the direct
    message of a person and a table.
    """
    first = run[0]
    if first.kind not in (MessageKind.UPDATE, MessageKind.SECRET):
        return first, ()
    same = attrgetter(*(_SAME if first.kind == MessageKind.UPDATE else _SAME_DIRECT))
    more = list(takewhile(lambda row: same(row) == same(first), run[1:]))
    if first.kind == MessageKind.SECRET:
        return merged([first, *more]), more
    return (structs.replace(first, version=more[-1].version), more) if more else (first, ())


class Outbox:
    """The outbox worker of a process. Several processes share one outbox: each row is held by one of them at a time."""

    def __init__(self, repository: TableRepository, messenger: Messenger, holder: str) -> None:
        self._repository = repository
        self._store: Store = repository.store
        self._messenger = messenger
        self._holder = holder
        self._worker = Worker("outbox", self._turn)
        self._orphaned = repository.store.exclusive  # rows held by an earlier process are free: no other is running
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
        """Start to send, beginning with what an earlier process left."""
        self._worker.start()

    async def stop(self) -> None:
        """Finish the messages in progress, then stop."""
        self._outcomes.stop()
        await self._worker.stop()
        # A message that is being sent is finished, because a repetition would depend on Discord's memory of the nonce.
        await asyncio.gather(*self._sending, return_exceptions=True)

    @property
    def sound(self) -> bool:
        """Whether the worker is running and did not fail last time."""
        return self._worker.sound

    @property
    def refused(self) -> bool:
        """Whether Discord rejects this host, so that all messages wait."""
        return self._refusal.stands

    def wake(self) -> None:
        """Run a turn soon, because there may be something to send."""
        self._worker.wake()

    async def _turn(self) -> float:
        """Start to send what is due; return the seconds until there may be more."""
        try:
            if self._orphaned:
                await self._store.outbox_queue.release()
                self._orphaned = False
            await self._rectify()
            rest = self._refusal.rest() or await self._pause()
            if not rest:
                await self._claim()
                rest = _BUSY_SECONDS  # the end of each delivery starts a new turn
        except StoreError as error:
            if self._trouble.is_new(str(error)):  # the worker runs a turn with every move
                _log.error("messages are postponed: %s", error)
            return _IDLE_SECONDS
        if self._trouble.is_over():
            _log.info("messages are sent again")
        return rest

    async def _rectify(self) -> None:
        """Correct due times that a clock set back has put far into the future."""
        now, monotonic = self._repository.waits.look(), asyncio.get_running_loop().time()
        if now < self._last_look or monotonic - self._rectified >= _RECTIFY_SECONDS:
            await self._store.outbox_queue.rectify(now)
            self._rectified = monotonic
        self._last_look = now

    async def _claim(self) -> None:
        """Claim what is due, as far as there is room, and start to send it."""
        # While Discord rejects the host one message is enough to find out whether it still does.
        room, each = self._most_places() - len(self._sending), 1 if self.refused else _RUN
        rows = await self._store.claim(self._holder, self._repository.clock(), _HOLD_SECONDS, room, each)
        for _, there in groupby(sorted(rows, key=_place), _place):
            run = list(takewhile(lambda row: row.id not in self._under_way, there))
            if run:
                # A hold can end while its message is still being noted; this process must not claim and send it again
                # then.
                self._under_way |= {row.id for row in run}
                task = asyncio.create_task(self._send_all(run), name=f"outbox-{run[0].id}")
                self._sending.add(task)
                task.add_done_callback(partial(self._sent, run))

    def _sent(self, run: Sequence[OutboxRow], task: asyncio.Task[None]) -> None:
        """Finish a run; if it failed, its remaining rows can be claimed again once their hold has ended."""
        self._sending.discard(task)
        self._worker.wake()
        if not task.cancelled() and task.exception() is not None:
            _log.error("a delivery failed unexpectedly", exc_info=task.exception())
            self._under_way -= {row.id for row in run}

    def _most_places(self) -> int:
        """Return the number of targets to which messages are sent at once: one while Discord rejects this host."""
        return 1 if self.refused else _PLACES

    async def _pause(self) -> float:
        """Return the seconds until there may be something to send, unless woken before; 0 if there is something now."""
        if len(self._sending) >= self._most_places():
            return _IDLE_SECONDS
        due = await self._store.next_due()
        return _IDLE_SECONDS if due is None else min(max(due - self._repository.clock(), 0.0), _IDLE_SECONDS)

    async def _send_all(self, run: Sequence[OutboxRow]) -> None:
        """Send the messages of one target one after another; those behind a failed one wait with it."""
        clock = asyncio.get_running_loop().time
        end = clock() + _HOLD_SECONDS - _DELIVERY_SECONDS  # a delivery started before this time ends within the hold
        sent = 0
        while sent < len(run):
            if sent and (self._worker.stopping or clock() > end):
                await self._put_back(run[sent:])
                return
            row, as_well = _with_updates(run[sent:])
            outcome = await self._send(row)
            sent += 1 + len(as_well)
            through = outcome.values.get("state") in (DeliveryState.SENT, DeliveryState.FAILED)
            if not through:
                # First, because nobody else sends to this target while the failed row is held.
                await self._put_back([*as_well, *run[sent:]])
            # All that was sent at once is noted at once: otherwise an update that was left could revert the message.
            also = [structs.replace(outcome, row=other, note=None, instead=()) for other in as_well] if through else []
            noted = await asyncio.gather(*map(self._note_outcome, (outcome, *also)))
            # The rest is sent only once it is certain that these rows are not sent again.
            if not all(noted) or not through:
                return
            if outcome.values["state"] == DeliveryState.SENT:
                self.delivered(row)

    async def _put_back(self, rows: Sequence[OutboxRow]) -> None:
        await asyncio.gather(*(self._note_outcome(DeliveryOutcome.untried(row)) for row in rows))

    async def _send(self, row: OutboxRow) -> DeliveryOutcome:
        """Send a message; return the result."""
        try:
            outcome = await self._tried(row)
        # No message is at fault, so this one counts no attempt and stays next in its place.
        except HostRefused as error:
            self._refusal.begin(str(error))
            return DeliveryOutcome.untried(row)
        if outcome.values["state"] != DeliveryState.WAITING:
            self._refusal.end()
        return outcome

    async def _tried(self, row: OutboxRow) -> DeliveryOutcome:
        """Try to send a message; return the result. Raises HostRefused."""
        try:
            # No lock or transaction is held meanwhile, only the row: after the hold another process may send it.
            async with asyncio.timeout(_DELIVERY_SECONDS):
                with timed("deliver", row.kind, row.table_id):
                    posted = await self._messenger.deliver(row)
        except Retry as error:
            return await self._put_off(row, str(error), error.after, usual=error.usual)
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
            # An error of the host's own code will hardly pass, so it gets fewer attempts than an error of Discord.
            hopeless = row.attempts + 1 >= _MOST_FAULTS
            return await (self._given_up if hopeless else self._put_off)(row, type(error).__name__)
        return DeliveryOutcome.sent(row, posted)

    async def _note_outcome(self, outcome: DeliveryOutcome) -> bool:
        written = await self._outcomes.write(outcome)
        if written:
            self._under_way.discard(outcome.row.id)
        return written

    async def _put_off(
        self, row: OutboxRow, why: str, after: float | None = None, *, usual: bool = False
    ) -> DeliveryOutcome:
        """Postpone a message with growing delays, for a day: Discord may be unavailable for hours.

        One that waits for what is `usual` waits as long as that takes.
        """
        if row.attempts + 1 >= _MOST_TRIES and not usual:
            return await self._given_up(row, why)
        wait = min(2.0 ** min(row.attempts, 10) if after is None else after, LONGEST_WAIT)
        level = logging.INFO if usual else logging.WARNING
        _log.log(level, "message %s will be tried again in %.1f s: %s", row.id, wait, why)
        return DeliveryOutcome.later(row, self._repository.clock() + max(1, round(wait)), why, counted=not usual)

    async def _given_up(self, row: OutboxRow, why: str) -> DeliveryOutcome:
        """Drop a message, and tell the table's owner unless that very note failed.

        People who must move in a channel that takes nothing get a direct message.
        """
        # people with closed direct messages see it at their next command, managers see the problem in `/server`
        expected = row.kind in (MessageKind.ANSWER, MessageKind.REPORT) or row.place in (NEWS, BOARD)
        level = logging.INFO if expected else logging.ERROR
        _log.log(level, "message %s for table %s is given up: %s", row.id, row.table_id, why)
        try:
            table = None if row.kind in _UNMISSED else await self._about(row)
            if table is None:
                return DeliveryOutcome.lost(row, why)
            instead = await told_instead(self._store, table, row, self._repository.clock())
            return DeliveryOutcome.lost(row, why, self._note(table, row, why), instead)
        except StoreError as error:  # the recipients cannot be read now
            return DeliveryOutcome.later(row, self._repository.clock() + round(_IDLE_SECONDS), str(error))

    async def _about(self, row: OutboxRow) -> Table | None:
        """Return the table of a message; None if it is about none, or about a deleted one."""
        try:
            return await self._repository.get(row.table_id)
        except TableError:
            return None

    def _note(self, table: Table, row: OutboxRow, why: str) -> dict[str, Any] | None:
        """Return the note for the table's owner, unless the owner is the one who cannot be reached."""
        if row.place == "user" and row.target == table.row.owner:
            return None
        what = {"kind": row.kind, "place": row.place, "target": row.target, "why": why}
        return message(table, MessageKind.UNDELIVERED, "user", table.row.owner, self._repository.clock(), data=what)


def _place(row: OutboxRow) -> tuple[str, int]:
    return row.place, row.target
