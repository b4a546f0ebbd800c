"""A game as one viewer may look back on it: its moments in order, and the snapshots behind them, read when needed.

It is read from a table or from a table file. What the viewer may not know is not among the moments' events; snapshots
hold everything, and are shown through a view only.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec
from msgspec import Struct

from bot.replays.timeline import Timeline
from bot.tables import Table, Tables, archive
from bot.tables.naming import told_apart
from bot.tables.repository import TableRepository
from bot.tables.table import ABANDONED, FINISHED, one_line
from bot.tables.undo import lineage
from games.kernel import Result, Seat, Turn, thaw
from games.kernel.registry import title as title_of

Snapshots = Callable[[Sequence[int]], Awaitable[list[bytes]]]
"""Reads the frozen games after some versions."""


class LogSource(Struct, frozen=True):
    """What is told the same way at every moment: the title, the reader's language, whose eyes, what it is called."""

    title: str
    locale: str
    viewer: Seat | None
    table: str = ""


class Moment(Struct, frozen=True):
    """The game after one change. `events` are those that the viewer may know, packed; `reveals` that chance took part.

    Who made the change, and by what action, stands there only once the game is over.
    """

    version: int
    turn: Turn
    names: tuple[str, ...]
    events: bytes
    seat: Seat | None = None
    action: str | None = None
    reveals: bool = False


class GameLog(Struct, frozen=True):
    """A game to look back on; `closed` without a result it does not go on either."""

    source: LogSource
    moments: tuple[Moment, ...]
    snapshots: Snapshots
    result: Result | None
    closed: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table at the end of the story."""
        return self.moments[-1].names

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the game goes on, or where the game itself has beaten all."""
        return () if self.result is None else title_of(self.source.title).winners(self.result)


async def of_table(tables: Tables, table: Table, locale: str, viewer: Seat | None) -> GameLog:
    """The story of a table's game as a viewer may know it. Raises StoreError, NoSuchTable."""
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
    """The story of a table file of a whole game. Raises FileError where it cannot be played again."""
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
