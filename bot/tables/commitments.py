"""Commitments to secret answers: made with the move that gives the answer, opened with the one that lets all come out.

The salt is written in the same transaction as the move, and only a written move is told: no hash is ever shown whose
salt could be lost. An undo takes nothing back from the log: whoever answers anew commits anew, and an answer that
stands again after an undo stands under the commitment it was given with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct

from bot.store import SealRow, Store, Unit
from games.kernel import Seat
from games.kernel.answer_commitment import SALT_BYTES, Sealed

from .hidden_versions import counted_on, number
from .table import Made, Record, Table, listed, written


class Opened(Struct, frozen=True):
    """A commitment with its answer and salt: whose, its hash, and whether the answer has come `out` for everybody."""

    seat: Seat
    hash: str
    answer: Sealed
    out: bool = True


def seal(unit: Unit, table: Table, made: Sequence[Made], entropy: Callable[[int], bytes]) -> Unit:
    """Add to a unit the commitments of the changes that answer in secret and commit to it.

    They bind the number under which everybody saw the change: the version would count hidden answers.
    """
    hidden = table.hidden
    for move in made:
        hidden = counted_on(hidden, len(table.seats), move)
        if not move.sealed:
            continue
        assert move.seat is not None and move.action is not None
        shown = number(move.version, hidden, None)
        answer = Sealed(table.id, shown, move.seat, move.sealed, str(move.action), entropy(SALT_BYTES))
        unit.seal(
            table_id=table.id,
            version=move.version,
            seat=move.seat,
            kind=move.sealed,
            origin=table.id,
            salt=answer.salt,
            hash=answer.hash,
            opens=written(move.opens),
            number=None if shown == move.version else shown,
        )
    return unit


def standing(
    rows: Sequence[SealRow], restored: Mapping[int, int], version: int, seats: Collection[Seat]
) -> dict[Seat, SealRow]:
    """The commitments under which the seats' answers stand at a version: the last of each on the way that led there."""
    by_version = {row.version: row for row in rows}
    found: dict[Seat, SealRow] = {}
    while version > 0 and len(found) < len(seats):
        row = by_version.get(version)
        if row is not None and row.seat in seats:
            found.setdefault(row.seat, row)
        version = restored.get(version, version - 1)
    return dict(sorted(found.items()))


async def open_at(store: Store, table_id: str, version: int, seats: Collection[Seat]) -> dict[Seat, SealRow]:
    """As `standing`, read from the store; nothing is read where no seat is asked about."""
    if not seats:
        return {}
    return standing(await store.seals(table_id), await store.marks.restored(table_id), version, seats)


async def came_out(store: Store, table_id: str, records: Sequence[Record]) -> list[Opened]:
    """The commitments that were opened by changes of a game, in order."""
    versions = {record.version for record in records}
    rows = await store.seals(table_id)
    if not any(row.opens and row.version in versions for row in rows):
        return []
    restored = await store.marks.restored(table_id)
    closing = [row for row in rows if row.opens and row.version in versions]
    opened = [row for last in closing for row in standing(rows, restored, last.version, listed(last.opens)).values()]
    return [await _opened(store, row) for row in opened]


async def commitments(store: Store, table: Table) -> list[Opened]:
    """The commitments that came out last on the way to the present, then those that stand and have not come out."""
    rows, restored = await store.seals(table.id), await store.marks.restored(table.id)
    line = lineage(restored, table.version)
    last = next((row for row in reversed(rows) if row.opens and row.version in line), None)
    found = [] if last is None else [*standing(rows, restored, last.version, listed(last.opens)).values()]
    pending = {} if table.game is None else table.game.sealed()
    hidden = standing(rows, restored, table.version, pending)
    return [await _opened(store, row) for row in found] + [await _opened(store, row, False) for row in hidden.values()]


def lineage(restored: Mapping[int, int], version: int) -> set[int]:
    """The versions of the changes that led to a version: what was taken back on the way is left out."""
    line: set[int] = set()
    while version > 0:
        if version not in restored:
            line.add(version)
        version = restored.get(version, version - 1)
    return line


async def _opened(store: Store, row: SealRow, out: bool = True) -> Opened:
    (move,) = await store.moves(row.table_id, row.version, row.version)
    return Opened(row.seat, row.hash, sealed(row, move.action or ""), out)


def sealed(row: SealRow, action: str) -> Sealed:
    """The answer of a commitment, ready to be hashed again."""
    bound = row.version if row.number is None else row.number
    return Sealed(row.origin, bound, row.seat, row.kind, action, row.salt)
