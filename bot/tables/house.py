"""What the house decided for people whose time was up.

It is told once a game is over: until then such a decision looks like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .model import FINISHED, Record, Table
from .moves import HOUSE
from .undo import lineage


def stood_in(table: Table, records: Sequence[Record]) -> dict[str, int]:
    """For whom the house decided in a game that is over, by name, and how often; of what holds to the end."""
    if table.status != FINISHED:
        return {}
    return dict(Counter(_player(table, one) for one in lineage(records) if told(table, one)))


def told(table: Table, record: Record) -> bool:
    """Whether everybody may know by now that the house made a change."""
    return table.status == FINISHED and record.cause == HOUSE


def _player(table: Table, record: Record) -> str:
    return table.actors(record.version)[record.seat or 0]
