"""Where a game went back: what was taken back of it, told from numbers alone, without reading what its changes did."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.store import Store
from bot.tables.commitments import lineage


class Branches(Struct, frozen=True):
    """Which version each undo and redo of a game `restored`, and which other changes drew or revealed something."""

    restored: Mapping[int, int]
    revealing: frozenset[int]

    @classmethod
    async def of(cls, store: Store, table_id: str) -> Branches:
        """Those of a table's game. Where nothing was ever taken back, nothing else is read."""
        restored = await store.log_markers.restored(table_id)
        return cls(restored, frozenset(await store.log_markers.revealing(table_id)) if restored else frozenset())

    def undone(self, version: int) -> int:
        """How many changes up to a version drew or revealed something and do not count any more at that version."""
        if not self.restored:
            return 0
        known = {one for one in self.revealing if one <= version}
        return len(known - lineage(self.restored, version))

    def taken_back(self, version: int) -> int:
        """How many such changes counted before an undo or redo, given by its version, and do not after it."""
        before, after = lineage(self.restored, version - 1), lineage(self.restored, version)
        return len(self.revealing & (before - after))
