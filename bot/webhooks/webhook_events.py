"""What a server's web hooks are told: that a table was opened, and whenever its channel gets a new message of the game.

It is written with the change itself. Nothing is said of private tables and of direct messages; whether a table is still
public when it is told is asked once more then; that one was opened is not told at once: it may be made private.
"""

from __future__ import annotations

import secrets

from bot.store import MessageKind, TableRow, UnitOfWork
from bot.store.kinds import OPENED
from bot.tables.reactions import Played, Reaction
from bot.tables.table import Table
from bot.webhooks.rows import NEW_EVENT, WebhookRows

STARTED, TURN, FINISHED = "started", "turn", "finished"
_EVENTS = {
    MessageKind.SETUP: STARTED,
    MessageKind.TURN: TURN,
    MessageKind.UNDO: TURN,
    MessageKind.REDO: TURN,
    MessageKind.RESULT: FINISHED,
}
"""What is told of with which message of the channel: nothing else, so that not even its time tells more."""


class WebhookEvents(Reaction):
    """Writes what web hooks are to be told of with the change itself."""

    def __init__(self, rows: WebhookRows) -> None:
        self._rows = rows

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Tell the web hooks of a table's server of a new table."""
        await self._tell(unit, table.row, OPENED, 0, now)

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Tell the web hooks of a table's server what its channel is told of the game."""
        for one in change.messages:
            if one["kind"] in _EVENTS and one["place"] == "channel":
                await self._tell(unit, table.row, _EVENTS[one["kind"]], one["version"], change.now)

    async def _tell(self, unit: UnitOfWork, row: TableRow, event: str, version: int, now: int) -> None:
        if row.guild is not None and not row.private and await self._rows.concerns(row.guild):
            values = {"key": secrets.token_hex(12), "event": event, "table_id": row.id, "version": version, "at": now}
            unit.also(NEW_EVENT, {"the_guild": row.guild, **{f"the_{name}": value for name, value in values.items()}})
