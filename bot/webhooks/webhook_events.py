"""What a server's web hooks are told: that a table was opened, and whenever its channel gets a new message of the game.

It is written with the change itself. Nothing is said of private tables and of direct messages; whether a table is still
public when it is told is asked once more then; that one was opened is not told at once: it may be made private.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from bot.store import MessageKind, Store, TableRow, UnitOfWork

STARTED, TURN, FINISHED = "started", "turn", "finished"
_EVENTS = {
    MessageKind.SETUP: STARTED,
    MessageKind.TURN: TURN,
    MessageKind.UNDO: TURN,
    MessageKind.REDO: TURN,
    MessageKind.RESULT: FINISHED,
}
"""What is told of with which message of the channel: nothing else, so that not even its time tells more."""


async def announce(unit: UnitOfWork, store: Store, row: TableRow, event: str, version: int, now: int) -> None:
    """Tell the web hooks of a table's server of an event."""
    if row.guild is not None and not row.private and await store.webhooks.concerns(row.guild):
        key = secrets.token_hex(12)
        unit.webhook_event(row.guild, key=key, event=event, table_id=row.id, version=version, at=now)


async def announce_told(
    unit: UnitOfWork, store: Store, row: TableRow, messages: Sequence[dict[str, Any]], now: int
) -> None:
    """Tell the web hooks of a table's server what its channel is told of the game."""
    for one in messages:
        if one["kind"] in _EVENTS and one["place"] == "channel":
            await announce(unit, store, row, _EVENTS[one["kind"]], one["version"], now)
