"""Writes webhook events when a table is opened and whenever its channel gets a new message of the game.

An event is written in the same transaction as the change. Private tables and direct messages cause none. Whether the
table is still public is checked again at delivery. The opening is sent with a delay, because a table may be made
private.
"""

from __future__ import annotations

import secrets

from bot.store import MessageKind, TableRow, UnitOfWork
from bot.store.row_types import OPENED
from bot.tables.reactions import Played, Reaction
from bot.tables.table import Table
from bot.webhooks.rows import NEW_EVENT, WebhookRows

STARTED, TURN, FINISHED = "started", "turn", "finished"
# Webhook events by the kind of channel message: no other message causes one, so that its time reveals nothing more.
_EVENTS = {
    MessageKind.SETUP: STARTED,
    MessageKind.TURN: TURN,
    MessageKind.UNDO: TURN,
    MessageKind.REDO: TURN,
    MessageKind.RESULT: FINISHED,
}


class WebhookEvents(Reaction):
    """Writes webhook events in the transaction of a change."""

    def __init__(self, rows: WebhookRows) -> None:
        self._rows = rows

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Write an event for a new table."""
        await self._tell(unit, table.row, OPENED, 0, now)

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Write an event for a new channel message of a game."""
        for one in change.messages:
            if one["kind"] in _EVENTS and one["place"] == "channel":
                await self._tell(unit, table.row, _EVENTS[one["kind"]], one["version"], change.now)

    async def _tell(self, unit: UnitOfWork, row: TableRow, event: str, version: int, now: int) -> None:
        if row.guild is not None and not row.private and await self._rows.concerns(row.guild):
            values = {"key": secrets.token_hex(12), "event": event, "table_id": row.id, "version": version, "at": now}
            unit.also(NEW_EVENT, {"the_guild": row.guild, **{f"the_{name}": value for name, value in values.items()}})
