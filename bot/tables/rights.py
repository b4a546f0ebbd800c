"""Permissions at a table, other than playing one's own seat: defined and checked in one place.

An absent owner blocks nothing: the owner's permissions pass to the players and to managers.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.tables.clocks.table_clocks import late
from bot.tables.table import RUNNING, Table, TableError

Lasted = Callable[[int], float]
PATIENCE_HOURS = 48
"""The hours for which somebody may be waited for without a clock, before others may act."""
RESTING_HOURS = 7 * 24
"""The hours for which a running table may be idle before others get its owner's permissions, even if it waits
for somebody else.
"""
OWNER, MANAGER, PLAYER = "owner", "manager", "player"

# Permissions by request. The owner opened the table; managers are those of its server, see `Asker`.
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


class Asker(Struct, frozen=True):
    """Who asks: a person, and whether that person manages the table's server (Discord's Manage Server)."""

    user: int
    manager: bool = False

    def roles(self, table: Table, lasted: Lasted | None = None) -> frozenset[str]:
        """Return the roles of a person at a table; `lasted` returns the seconds since a time."""
        player = table.seat_of(self.user) is not None
        takes_over = (player or self.manager) and lasted is not None and vanished(table, lasted)
        held = {OWNER: table.row.owner == self.user or takes_over, MANAGER: self.manager, PLAYER: player}
        return frozenset(role for role, has in held.items() if has)


def vanished(table: Table, lasted: Lasted) -> bool:
    """Return whether the owner of a table is absent: no time left, waited for too long, or without a seat.

    Also if the table has been idle for long.
    """
    # An owner may be away while the table waits for somebody else, and then nobody can do what only the owner may.
    seat = table.seat_of(table.row.owner)
    if table.status != RUNNING or table.game is None:
        return lasted(table.row.changed) >= PATIENCE_HOURS * 3600
    rests = lasted(table.row.since)
    if seat is None or seat in late(table) or rests >= RESTING_HOURS * 3600:
        return True
    return not table.pace.runs and seat in table.game.awaited() and rests >= PATIENCE_HOURS * 3600


def check(table: Table, asker: Asker, permission: str, lasted: Lasted | None = None) -> None:
    """Raise TableError, saying who may, if a person may not make a request at a table."""
    if not MAY[permission] & asker.roles(table, lasted):
        raise TableError("tables-only-players" if PLAYER in MAY[permission] else _REFUSALS[permission], table=table.id)


_REFUSALS = {
    permission: "tables-only-owner" if OWNER in may else "tables-only-manager" for permission, may in MAY.items()
}
_REFUSALS["start"] = "tables-not-owner"
