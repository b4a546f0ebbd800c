"""A game as one viewer may look back on it: its steps in order, and the snapshots behind them, loaded on demand.

It is read from a table or from a table file. Events that the viewer may not know are left out; snapshots contain
everything, and are shown only through a view.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec
from msgspec import Struct

from bot.replays.timeline import Timeline
from bot.tables import Table, Tables, archive
from bot.tables.history.undo import lineage
from bot.tables.repository import TableRepository
from bot.tables.table import ABANDONED, FINISHED, one_line, told_apart
from games.kernel import Result, Seat, Turn, thaw
from games.kernel.registry import title as title_of

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
    """A game to look back on; `closed`: it has no result and does not continue."""

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
        """Return the winners; none while the game continues, or if the game itself has beaten all."""
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
