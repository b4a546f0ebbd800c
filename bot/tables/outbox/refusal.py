"""What keeps this host from sending anything: Discord refuses it, whatever the message, as after its token was renewed.

Nothing is a fault of a message then. All wait, one is tried now and then, and the operator is told once.

What people are told by direct messages when a table's channel takes no message any more.

Their time runs on, so whoever owes a decision is called with its controls; those whose consent is asked, or who may do
something about a time that is up, get what the channel would have shown, and so does everybody at the end of a game.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

from bot.store import MessageKind, OutboxRow, Store
from bot.tables.notifications import message
from bot.tables.table import RUNNING, Table
from bot.worker import FailureState
from games.kernel import Seat

PAUSES = (5.0, 300.0)
"""So many seconds nothing is sent, at first and at most."""
_log = logging.getLogger(__name__)


class HostRefused(Exception):
    """The other side refuses this host and not the message."""


class Refusal:
    """Whether the host is refused now, and when one message may be tried again: after longer and longer pauses."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._trouble = FailureState()
        self._pause = 0.0
        self._until = 0.0

    @property
    def stands(self) -> bool:
        """Whether the last message that was tried was refused."""
        return self._pause > 0

    def rest(self) -> float:
        """Seconds until one message may be tried again; 0 where nothing is in the way, or it may be tried now."""
        return max(self._until - self._clock(), 0.0) if self.stands else 0.0

    def begin(self, why: str) -> None:
        """Wait, longer than last time; messages that were under way together are refused once."""
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
        """A message was taken, or was refused for a reason of its own."""
        self._pause = 0.0
        if self._trouble.is_over():
            _log.info("Discord takes messages of this host again")


FORWARDED = (MessageKind.RESULT, MessageKind.PROPOSAL, MessageKind.LATE)
"""What is told in private as the channel would have shown it."""


async def told_instead(store: Store, table: Table, row: OutboxRow, now: int) -> list[dict[str, Any]]:
    """The direct messages in place of a message that a table's channel does not take. Raises StoreError."""
    if row.place != "channel":
        return []
    if row.known_kind in FORWARDED:
        return list(_forwarded(table, row, now))
    return await _called(store, table, row, now) if row.known_kind.tells_of_the_game else []


def _forwarded(table: Table, row: OutboxRow, now: int) -> Iterator[dict[str, Any]]:
    """The message for each person whom it concerns."""
    data = json.loads(row.data)
    seats = data["needed"] if row.known_kind is MessageKind.PROPOSAL else range(len(table.seats))
    for user in dict.fromkeys(table.users[seat] for seat in seats):
        if user is not None:
            kind, first, version = row.known_kind, row.first, row.version
            yield message(table, kind, "user", user, now, first=first, version=version, data=data)


async def _called(store: Store, table: Table, row: OutboxRow, now: int) -> list[dict[str, Any]]:
    """A call with its controls for each person who owes a decision now, unless one stands for what the row tells."""
    found = []
    for seat, user in _owing(table):
        before = await store.outbox_queue.written(table.id, MessageKind.SECRET, user)
        if before is None or before.version < row.version:
            found.append(message(table, MessageKind.SECRET, "user", user, now, first=row.first, viewer=seat))
    return found


def _owing(table: Table) -> Iterator[tuple[Seat, int]]:
    if table.game is None or table.status != RUNNING:
        return
    for seat in sorted({decision.seat for decision in table.game.decisions() if decision.owed}):
        user = table.users[seat]
        if user is not None:
            yield seat, user
