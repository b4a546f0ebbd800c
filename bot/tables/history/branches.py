"""Computes which changes of a game were undone, from version numbers alone, without reading the changes.

Lists what bots decided for people whose time was up.

It is shown only after the game: until then such a decision looks like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from bot.store import Store
from bot.tables.history.commitments import current_versions
from bot.tables.moves import TIMEOUT
from bot.tables.table import FINISHED, LogEntry, Table


class Branches(Struct, frozen=True):
    """Which version each undo and redo of a game restored, and which other changes drew or revealed something."""

    restored: Mapping[int, int]
    revealing: frozenset[int]

    @classmethod
    async def of(cls, store: Store, table_id: str) -> Branches:
        """Load the branches of a table's game; without any undo nothing else is read."""
        restored = await store.log_markers.restored(table_id)
        return cls(restored, frozenset(await store.log_markers.revealing(table_id)) if restored else frozenset())

    def undone(self, version: int) -> int:
        """Count the changes up to a version that drew or revealed something and are undone at that version."""
        if not self.restored:
            return 0
        known = {one for one in self.revealing if one <= version}
        return len(known - current_versions(self.restored, version))

    def taken_back(self, version: int) -> int:
        """Count such changes that an undo or redo, given by its version, has undone."""
        before, after = current_versions(self.restored, version - 1), current_versions(self.restored, version)
        return len(self.revealing & (before - after))


async def timeouts_by_name(store: Store, table: Table, version: int) -> dict[str, int]:
    """Return by name for whom a bot decided in a finished game, and how often, without undone moves."""
    if table.status != FINISHED:
        return {}
    decided = await store.log_markers.timeouts(table.id)
    line = current_versions(await store.log_markers.restored(table.id), version) if decided else ()
    return dict(Counter(table.actors(version)[seat or 0] for version, seat in decided if version in line))


def shown_as_timeout(table: Table, record: LogEntry) -> bool:
    """Return whether everybody may know by now that a bot made a change."""
    return table.status == FINISHED and record.cause == TIMEOUT
