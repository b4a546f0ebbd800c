"""The steps of a game as one viewer may know them, and how to move between them.

The main line leads to the current state. An undone branch can still be viewed, from its own steps to the step where the
game continued without it. Steps that the viewer may not know are left out, and the others are numbered as the viewer
counts them (`hidden_versions`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from bot.store import OutlineRow
from bot.tables.history.hidden_versions import known_to, number
from bot.tables.history.undo import lineage
from bot.tables.repository import TableRepository
from bot.tables.table import listed
from games.kernel import Seat, Turn


class TimelineStep(Struct, frozen=True):
    """One change that a viewer knows of: its version, the viewer's number, its seat and turn."""

    version: int
    shown: int
    seat: Seat | None
    turn: Turn
    counts: bool = True
    """Whether it led to the current state; otherwise it was undone."""


class Timeline:
    """The steps of a game that has begun, as one viewer may know of them."""

    def __init__(self, rows: Sequence[OutlineRow], viewer: Seat | None) -> None:
        self._rows = rows
        self._viewer = viewer
        self._known = {row.version: row for row in rows}
        self._unseen: dict[str, int] = {}
        self.line = self._steps(lineage(rows), counts=True)
        self._counting = frozenset(step.version for step in self.line)

    @classmethod
    async def of(cls, repository: TableRepository, table_id: str, viewer: Seat | None) -> Timeline:
        """Return the timeline of a table's game. Raises StoreError."""
        return cls(await repository.store.outline(table_id), viewer)

    def at(self, shown: int) -> TimelineStep:
        """Return the step of a viewer's number; for an undo the step it restored, else the nearest one."""
        found = max((row for row in self._rows if self._number(row) <= shown), key=_version, default=self._rows[0])
        while found.restores is not None or not known_to(found, self._viewer):
            found = self._known[found.version - 1 if found.restores is None else found.restores]
        return next(step for step in self.branch(found.version) if step.version == found.version)

    def at_version(self, version: int) -> TimelineStep:
        """Return the last step of a viewer at a version."""
        return self.at(self._number(self._known[version]))

    def branch(self, version: int) -> tuple[TimelineStep, ...]:
        """Return the main line if it contains a version, else the steps from the beginning to the end of the
        version's branch.
        """
        if version in self._counting:
            return self.line
        for at in range(len(self._rows) - 1, 0, -1):
            if self._rows[at].restores is not None and self._rows[at].version > version:
                before = lineage(self._rows[:at])
                if any(row.version == version for row in before):
                    return self._steps(before, counts=False)
        return self.line

    def before(self, step: TimelineStep, seat: Seat | None = None) -> TimelineStep | None:
        """Return the previous step, or with a seat its previous one; None at the beginning."""
        earlier = [one for one in self.branch(step.version) if one.version < step.version]
        return next((one for one in reversed(earlier) if seat is None or one.seat == seat), None)

    def after(self, step: TimelineStep, seat: Seat | None = None) -> TimelineStep | None:
        """Return the next step, or with a seat its next one; after a branch's end where the game continued; else
        None.
        """
        branch = self.branch(step.version)
        later = [one for one in (*branch, *(() if step.counts else self.line)) if one.version > step.version]
        later.sort(key=lambda one: one.version)
        return next((one for one in later if seat is None or one.seat == seat), None)

    def turns(self) -> list[TimelineStep]:
        """Return the first step of each turn of the main line."""
        return [next(steps) for _, steps in groupby(self.line, key=lambda step: step.turn)]

    def _steps(self, rows: Iterable[OutlineRow], *, counts: bool) -> tuple[TimelineStep, ...]:
        return tuple(
            TimelineStep(
                row.version,
                self._number(row),
                None if row.secrecy and row.seat != self._viewer else row.seat,
                Turn(row.turn_owner, row.turn_number),
                counts or row.version in self._counting,
            )
            for row in rows
            if known_to(row, self._viewer)
        )

    def _number(self, row: OutlineRow) -> int:
        unseen = self._unseen.get(row.hidden_counts)  # long games have few different ones
        if unseen is None:
            unseen = self._unseen[row.hidden_counts] = -number(0, listed(row.hidden_counts), self._viewer)
        return row.version - unseen


def _version(row: OutlineRow) -> int:
    return row.version
