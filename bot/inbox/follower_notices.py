"""Telling those who follow a table in private what its channel is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store import MessageKind, UnitOfWork
from bot.tables.table import Table


def tell(unit: UnitOfWork, table: Table, posted: dict[str, Any], private: Sequence[int]) -> None:
    """Write to people what is posted in the channel of a table that they follow."""
    for user in private:
        if table.seat_of(user) is None:
            unit.message(**{**posted, "kind": MessageKind.FOLLOW, "place": "user", "target": user, "viewer": None})
