"""Lists what bots decided for people whose time was up.

It is shown only after the game: until then such a decision looks like any other.
"""

from __future__ import annotations

from collections import Counter

from bot.store import Store
from bot.tables.commitments import lineage
from bot.tables.moves import TIMEOUT
from bot.tables.table import FINISHED, LogEntry, Table


async def timeouts_by_name(store: Store, table: Table, version: int) -> dict[str, int]:
    """Return by name for whom a bot decided in a finished game, and how often, without undone moves."""
    if table.status != FINISHED:
        return {}
    decided = await store.log_markers.timeouts(table.id)
    line = lineage(await store.log_markers.restored(table.id), version) if decided else ()
    return dict(Counter(table.actors(version)[seat or 0] for version, seat in decided if version in line))


def shown_as_timeout(table: Table, record: LogEntry) -> bool:
    """Return whether everybody may know by now that a bot made a change."""
    return table.status == FINISHED and record.cause == TIMEOUT
