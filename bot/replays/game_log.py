"""A game as one viewer may replay it: its steps in order, and the snapshots behind them, loaded on demand.

It is read from a table or from a table file. Events that the viewer may not know are left out; snapshots contain
everything, and are shown only through a view.

The steps of a game as one viewer may know them, and how to move between them.

The main line leads to the current state. An undone branch can still be viewed, from its own steps to the step where the
game continued without it. Steps that the viewer may not know are left out, and the others are numbered as the viewer
counts them (`hidden_versions`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby

import msgspec
from msgspec import Struct

from bot.store import OutlineRow
from bot.tables import Table, Tables, archive
from bot.tables.history.undo import lineage
from bot.tables.repository import TableRepository
from bot.tables.table import ABANDONED, FINISHED, known_to, listed, number, one_line, told_apart
from games.kernel import Result, Seat, Turn, thaw
from games.kernel.registry import title as title_of


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


Snapshots = Callable[[Sequence[int]], Awaitable[list[bytes]]]
"""Reads the saved games after some versions."""


class LogSource(Struct, frozen=True):
    """The common properties of all steps: the title, the reader's language, the view, the names."""

    title: str
    locale: str
    viewer: Seat | None
    table: str = ""


class Moment(Struct, frozen=True):
    """The game after one change. `events` are those that the viewer may know, packed; `reveals`: chance took part.

    Who made the change, and by what action, is included only after the game.
    """

    version: int
    turn: Turn
    names: tuple[str, ...]
    events: bytes
    seat: Seat | None = None
    action: str | None = None
    reveals: bool = False


class GameLog(Struct, frozen=True):
    """A game to replay; `closed`: it has no result and does not continue."""

    source: LogSource
    moments: tuple[Moment, ...]
    snapshots: Snapshots
    result: Result | None
    closed: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players at the end."""
        return self.moments[-1].names

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the winners; none while the game continues, or if the game itself has beaten everybody."""
        return () if self.result is None else title_of(self.source.title).winners(self.result)


async def of_table(tables: Tables, table: Table, locale: str, viewer: Seat | None) -> GameLog:
    """Return the log of a table's game as a viewer may know it. Raises StoreError, NoSuchTable."""
    timeline = await Timeline.of(tables.repository, table.id, viewer)
    records = {record.version: record for record in await tables.records(table.id)}
    over = table.status == FINISHED
    moments = []
    for step in timeline.line:
        record = records[step.version]
        known = [event for event in record.events if event.known_to(viewer)]
        moment = Moment(step.version, step.turn, table.actors(step.version), msgspec.msgpack.encode(known))
        if over:
            action = None if record.action is None else str(record.action)
            moment = msgspec.structs.replace(moment, seat=record.seat, action=action, reveals=record.reveals)
        moments.append(moment)
    result = table.game.result() if table.game is not None and over else None
    source = LogSource(table.row.title, locale, viewer, table.id)
    closed = table.status == ABANDONED
    return GameLog(source, tuple(moments), _read(tables.repository, table.id), result, closed)


def of_file(file: archive.TableFile, locale: str, viewer: Seat | None) -> GameLog:
    """Return the log of a table file of a whole game. Raises FileError if it cannot be replayed."""
    again, title = archive.replay(file), title_of(file.title)
    names = told_apart([one_line(seat.name) for seat in file.seats], [""] * len(file.seats))
    moved = dict(zip((move.version for move in file.moves), again.moved, strict=True))
    moments = []
    for move in lineage(file.moves):
        known = [event for event in moved[move.version].events if event.known_to(viewer)]
        turn = title.turn(thaw(title, again.games[move.version]).state)
        events = msgspec.msgpack.encode(known)
        reveals = moved[move.version].reveals
        moments.append(Moment(move.version, turn, names, events, move.seat, move.action, reveals))

    async def snapshots(versions: Sequence[int]) -> list[bytes]:
        return [again.games[version] for version in versions]

    return GameLog(LogSource(file.title, locale, viewer), tuple(moments), snapshots, again.game.result())


def _read(repository: TableRepository, table_id: str) -> Snapshots:
    async def snapshots(versions: Sequence[int]) -> list[bytes]:
        return [(await repository.game_at(table_id, version)).freeze() for version in versions]

    return snapshots
