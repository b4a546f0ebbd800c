"""Who may do what to a table, beside playing one's own seat: one place to read it, one place to check it.

Nobody who has vanished blocks anything: what the owner may do passes to those who play there, and to managers.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.tables.table import RUNNING, Table
from bot.tables.table_clocks import late
from bot.tables.table_errors import TableError

Lasted = Callable[[int], float]
PATIENCE_HOURS = 48
"""So long somebody may be waited for where no clock runs, before others may do something about it."""
RESTING_HOURS = 7 * 24
"""So long a running table may rest before the others may do what only its owner could, whoever it waits for."""
OWNER, MANAGER, PLAYER = "owner", "manager", "player"

MAY: dict[str, frozenset[str]] = {
    "arrange": frozenset({OWNER, MANAGER}),
    "invite": frozenset({OWNER, MANAGER, PLAYER}),
    "start": frozenset({OWNER}),
    "settle": frozenset({PLAYER, MANAGER}),
    "resume": frozenset({OWNER, MANAGER}),
    "skip": frozenset({OWNER, MANAGER}),
    "repost": frozenset({OWNER, MANAGER, PLAYER}),
    "move": frozenset({OWNER, MANAGER}),
    "replace": frozenset({OWNER, MANAGER}),
    "close": frozenset({OWNER, MANAGER}),
    "close-running": frozenset({MANAGER}),
}
"""Requests at a table and who may do them. Whoever opened the table is its owner; managers are a server's, see
`Asker`."""


class Asker(Struct, frozen=True):
    """Who asks: a person, and whether that person manages the server of the table (Discord's Manage Server)."""

    user: int
    manager: bool = False

    def roles(self, table: Table, lasted: Lasted | None = None) -> frozenset[str]:
        """What the person is at a table; `lasted` tells how many seconds have passed since a time."""
        player = table.seat_of(self.user) is not None
        heir = (player or self.manager) and lasted is not None and vanished(table, lasted)
        held = {OWNER: table.row.owner == self.user or heir, MANAGER: self.manager, PLAYER: player}
        return frozenset(role for role, has in held.items() if has)


def vanished(table: Table, lasted: Lasted) -> bool:
    """Return whether the owner of a table has gone: no time left, waited for too long, not seated any more.

    A table that has rested for long has nobody either who does what only the owner may, such as an owner who is away
    while it waits for somebody else.
    """
    seat = table.seat_of(table.row.owner)
    if table.status != RUNNING or table.game is None:
        return lasted(table.row.changed) >= PATIENCE_HOURS * 3600
    rests = lasted(table.row.since)
    if seat is None or seat in late(table) or rests >= RESTING_HOURS * 3600:
        return True
    return not table.pace.runs and seat in table.game.awaited() and rests >= PATIENCE_HOURS * 3600


def check(table: Table, asker: Asker, permission: str, lasted: Lasted | None = None) -> None:
    """Raise TableError, saying who may, where a person may not do a request at a table."""
    if not MAY[permission] & asker.roles(table, lasted):
        raise TableError("tables-only-players" if PLAYER in MAY[permission] else _REFUSALS[permission], table=table.id)


_REFUSALS = {
    permission: "tables-only-owner" if OWNER in may else "tables-only-manager" for permission, may in MAY.items()
}
_REFUSALS["start"] = "tables-not-owner"
