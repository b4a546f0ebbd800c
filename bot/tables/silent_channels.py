"""What people are told by direct messages when a table's channel takes no message any more.

Their time runs on, so whoever owes a decision is called with its controls; those whose consent is asked, or who may do
something about a time that is up, get what the channel would have shown, and so does everybody at the end of a game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bot.store import MessageKind, OutboxRow, Store
from games.kernel import Seat

from .notifications import message
from .table import RUNNING, Table

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
