"""Exports a table as a file: all of it, or what one viewer may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct

from bot.store import CommitmentRow, TableRow
from bot.tables.archive.format import FORMAT, FileCommitment, FileError, FileMove, FileSeat, FileStart, TableFile
from bot.tables.history.commitments import standing_commitments
from bot.tables.history.hidden_versions import Counts, known_to, number
from bot.tables.repository import TableRepository
from bot.tables.table import FINISHED, LogEntry, listed
from games.kernel import (
    Seat,
)


async def export(repository: TableRepository, table_id: str, viewer: Seat | str = "all") -> TableFile:
    """Export a table: all of it, or what a spectator or a seat may know; the seed only when the game is over."""
    table = await repository.get(table_id)
    if table.game is None:
        raise FileError(f"table {table_id} has not started")
    over = table.status == FINISHED
    records = await repository.records(table_id)
    commitments = await _Commitments.of(repository, table_id, records)
    counts = {record.version: record.hidden_counts for record in records}
    seats = [FileSeat(seat.name, seat.level) for seat in table.seats]
    show = over or viewer == "all"
    return TableFile(
        FORMAT,
        table.row.title,
        table.title.info.rules,
        "all" if show else str(viewer if isinstance(viewer, str) else viewer + 1),
        table.game.options,
        seats,
        table.row.commitment or "",
        table.row.seed.hex() if over and table.row.seed else None,
        [move for record in records if (move := _move(record, commitments, viewer, show, counts)) is not None],
        table.game.result(),
        _start(table.row, over=over),
    )


def _start(row: TableRow, *, over: bool) -> FileStart | None:
    """Return the parts of a table's first seed; None if it was the host's alone."""
    if row.secret is None:
        return None
    return FileStart(row.secret.hex() if over else None, row.interactions.split())


class _Commitments(Struct, frozen=True):
    """Return the commitments of a game by version, and the versions of revealed ones."""

    rows: dict[int, CommitmentRow]
    out: frozenset[int]

    @classmethod
    async def of(cls, repository: TableRepository, table_id: str, records: Sequence[LogEntry]) -> _Commitments:
        rows = await repository.store.commitments(table_id)
        restored = {record.version: record.restores for record in records if record.restores is not None}
        closing = [row for row in rows if row.revealed_seats]
        out = [
            one
            for row in closing
            for one in standing_commitments(rows, restored, row.version, listed(row.revealed_seats)).values()
        ]
        return cls({row.version: row for row in rows}, frozenset(row.version for row in out))

    def at(self, version: int, known: bool, shown: int) -> FileCommitment | None:
        """Return the commitment of a move with the file's number `shown`, with its salt if the answer is known."""
        row = self.rows.get(version)
        if row is None:
            return None
        salt, bound = row.salt.hex() if known else None, row.version if row.number is None else row.number
        opens = list(listed(row.revealed_seats))
        return FileCommitment(row.origin, row.kind, row.hash, salt, opens, None if bound == shown else bound)


def _move(
    record: LogEntry, commitments: _Commitments, viewer: Seat | str, show: bool, counts: Mapping[int, Counts]
) -> FileMove | None:
    """Return a change as a viewer may know it, with the viewer's number, or None. `counts`: hidden answers by
    version.
    """
    seat = viewer if isinstance(viewer, int) else None

    def numbered(version: int) -> int:
        return version if show else number(version, counts.get(version, ()), seat)

    events = [event for event in record.events if show or event.known_to(seat)]
    if not show and not known_to(record, seat):
        return None
    mine = show or (seat is not None and record.seat == seat)
    own = mine or record.version in commitments.out
    seal = commitments.at(record.version, own, numbered(record.version))
    if not (own or events or seal or record.seat is None or record.restores is not None):
        return None
    return FileMove(
        numbered(record.version),
        record.kind,
        record.cause if mine else "",
        record.at,
        # Whose hidden answer it was stays secret, also after the answers have come out.
        record.seat if mine or not record.secrecy else None,
        str(record.action) if record.action is not None and own else None,
        None if record.restores is None else numbered(record.restores),
        # Draws tell what was dealt to others, so only who may know everything gets them.
        list(record.draws) if show else [],
        [msgspec.to_builtins(event) for event in events],
        seal,
        record.stream if record.stream and show else UNSET,
        record.seed.hex() if record.seed else UNSET,
    )
