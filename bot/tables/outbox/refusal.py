"""Handles refusals: Discord rejects the whole host, or a channel takes no message.

If Discord rejects the host whatever the message, for example after its token was renewed, no message is at fault. All
wait, one is tried from time to time, and the operator is told once.

If a table's channel takes no message, people are told by direct messages, because their time runs on: those who have to
decide get their controls, those who have to consent or may act on a timeout get what the channel would have shown, and
at the end everybody does.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

from bot.store import MessageKind, OutboxRow, Store
from bot.tables.direct_messages import DirectMessage
from bot.tables.notifications import message
from bot.tables.table import RUNNING, Table
from bot.worker import FailureState

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
            _log.info("Discord takes messages of this host again")


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
