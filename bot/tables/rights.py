"""Who may do what to a table, beside playing one's own seat: one place to read it, one place to check it."""

from __future__ import annotations

from msgspec import Struct

from .errors import TableError
from .model import Table

OWNER, MANAGER, PLAYER = "owner", "manager", "player"

MAY: dict[str, frozenset[str]] = {
    "arrange": frozenset({OWNER, MANAGER}),
    "resume": frozenset({OWNER, MANAGER}),
    "skip": frozenset({OWNER, MANAGER}),
    "repost": frozenset({OWNER, MANAGER, PLAYER}),
    "move": frozenset({OWNER, MANAGER}),
    "replace": frozenset({OWNER, MANAGER}),
    "close": frozenset({OWNER, MANAGER}),
    "close-running": frozenset({MANAGER}),
}
"""Deeds at a table and who may do them. Whoever opened the table is its owner; managers are a server's, see `Asker`."""


class Asker(Struct, frozen=True):
    """Who asks: a person, and whether that person manages the server of the table (Discord's Manage Server)."""

    user: int
    manager: bool = False

    def roles(self, table: Table) -> frozenset[str]:
        """What the person is at a table."""
        held = {OWNER: table.row.owner == self.user, MANAGER: self.manager}
        held[PLAYER] = table.seat_of(self.user) is not None
        return frozenset(role for role, has in held.items() if has)


def check(table: Table, asker: Asker, deed: str) -> None:
    """Raise TableError, saying who may, where a person may not do a deed at a table."""
    if not MAY[deed] & asker.roles(table):
        raise TableError("tables-only-players" if PLAYER in MAY[deed] else _REFUSALS[deed], table=table.id)


_REFUSALS = {deed: "tables-only-owner" if OWNER in may else "tables-only-manager" for deed, may in MAY.items()}
