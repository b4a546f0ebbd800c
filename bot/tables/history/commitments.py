"""Commitments to secret answers: made with the move that gives the answer, opened with the move that reveals it.

The salt is written in the same transaction as the move, and only written moves are announced, so no hash is ever shown
whose salt could be lost. An undo removes nothing from the log: a new answer is a new commitment, and an answer that an
undo restores keeps its original commitment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct

from bot.store import CommitmentRow, Store, UnitOfWork
from bot.tables.table import GameChange, Table, counted_on, listed, number, written
from games.kernel import Seat
from games.kernel.answer_commitment import SALT_BYTES, AnswerCommitment


class RevealedCommitment(Struct, frozen=True):
    """A commitment with its answer and salt: whose it is, its hash, and whether the answer is `out` (revealed to
    all).
    """

    seat: Seat
    hash: str
    answer: AnswerCommitment
    out: bool = True


def add_commitments(
    unit: UnitOfWork, table: Table, made: Sequence[GameChange], entropy: Callable[[int], bytes]
) -> UnitOfWork:
    """Add the commitments of the changes that answer in secret to a unit."""
    # The number under which everybody saw the change is hashed, not the version: the version would count hidden
    # answers.
    hidden = table.hidden_counts
    for move in made:
        hidden = counted_on(hidden, len(table.seats), move)
        if not move.committed:
            continue
        assert move.seat is not None and move.action is not None
        shown = number(move.version, hidden, None)
        answer = AnswerCommitment(table.id, shown, move.seat, move.committed, str(move.action), entropy(SALT_BYTES))
        row = CommitmentRow(
            table_id=table.id,
            version=move.version,
            seat=move.seat,
            kind=move.committed,
            origin=table.id,
            salt=answer.salt,
            hash=answer.hash,
            revealed_seats=written(move.revealed_seats),
            number=None if shown == move.version else shown,
        )
        unit.add(row)
    return unit


def standing_commitments(
    rows: Sequence[CommitmentRow], restored: Mapping[int, int], version: int, seats: Collection[Seat]
) -> dict[Seat, CommitmentRow]:
    """Return the valid commitments of the seats' answers at a version: the last of each on the path to it."""
    by_version = {row.version: row for row in rows}
    found: dict[Seat, CommitmentRow] = {}
    while version > 0 and len(found) < len(seats):
        row = by_version.get(version)
        if row is not None and row.seat in seats:
            # The walk goes back from the newest, so a seat's first one found is its last.
            found.setdefault(row.seat, row)
        version = restored.get(version, version - 1)
    return dict(sorted(found.items()))


async def open_at(store: Store, table_id: str, version: int, seats: Collection[Seat]) -> dict[Seat, CommitmentRow]:
    """Return `standing_commitments`, read from the store; nothing is read if no seats are given."""
    if not seats:
        return {}
    return standing_commitments(
        await store.commitments(table_id), await store.log_markers.restored(table_id), version, seats
    )


async def commitments(store: Store, table: Table) -> list[RevealedCommitment]:
    """Return the commitments that were revealed last, then the valid ones that are not revealed."""
    rows, restored = await store.commitments(table.id), await store.log_markers.restored(table.id)
    line = current_versions(restored, table.version)
    last = next((row for row in reversed(rows) if row.revealed_seats and row.version in line), None)
    found = (
        []
        if last is None
        else [*standing_commitments(rows, restored, last.version, listed(last.revealed_seats)).values()]
    )
    pending = {} if table.game is None else table.game.committed()
    hidden = standing_commitments(rows, restored, table.version, pending)
    return [await _revealed(store, row) for row in found] + [
        await _revealed(store, row, False) for row in hidden.values()
    ]


def current_versions(restored: Mapping[int, int], version: int) -> set[int]:
    """Return the versions of the changes that led to a version, without undone ones."""
    line: set[int] = set()
    while version > 0:
        if version not in restored:
            line.add(version)
        version = restored.get(version, version - 1)
    return line


async def _revealed(store: Store, row: CommitmentRow, out: bool = True) -> RevealedCommitment:
    (move,) = await store.moves(row.table_id, row.version, row.version)
    return RevealedCommitment(row.seat, row.hash, commitment_of(row, move.action or ""), out)


def commitment_of(row: CommitmentRow, action: str) -> AnswerCommitment:
    """Return a commitment's answer in the form that is hashed."""
    bound = row.version if row.number is None else row.number
    return AnswerCommitment(row.origin, bound, row.seat, row.kind, action, row.salt)
