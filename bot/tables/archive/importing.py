"""Makes a table from a file, after everything in the file has been verified."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from bot.store import CommitmentRow, MessageKind, SeatRow, TableRow, UnitOfWork
from bot.tables.archive import format
from bot.tables.archive.format import IMPORT, FileCommitment, FileError, FileMove, TableFile
from bot.tables.archive.verifying import (
    Replayed,
    missing_commitments,
    replay,
    salt_of,
    seat_of_move,
    title_of_file,
    untrue,
    verify,
    wrong_commitments,
)
from bot.tables.history.hidden_versions import Counts, counted_on
from bot.tables.lobby import free_id
from bot.tables.notifications import FIXED, message, waiting_key
from bot.tables.repository import TableRepository
from bot.tables.table import FINISHED, GUEST, HUMAN, RUNNING, GameChange, Table, one_line, written
from games.kernel import (
    PLAYERS,
    Action,
    Game,
    MoveResult,
    Turn,
    commitment,
    thaw,
)


async def import_(
    repository: TableRepository,
    file: TableFile,
    owner: int,
    channel: int,
    guild: int | None = None,
    people: Sequence[int] = (),
    *,
    fresh: bool = False,
) -> Table:
    """Make a table from a file: a finished one to look at, or a running one that continues after its last move.

    `people` play the human seats in order. A running table gets a new seed with a new commitment, since its old one is
    not in the file; a change of the kind `import` marks this. If it is to be `fresh`, what nobody knew is redrawn then,
    because the draws of a finished game are known. Raises FileError, also for too few or many people, and if
    the file contains anything that does not follow from its moves.
    """
    # In a thread: replaying a long game takes seconds, in which everybody else would wait.
    again = await asyncio.to_thread(_proved, file)
    over = again.game.result() is not None
    made = _made(file, again)
    now = repository.clock()
    version = file.moves[-1].version + (not over)
    table = await _table_of(repository, file, again.game, version, _seated(file, people, over))
    if not over:
        made.append((_import_of(version, again.game, table.row.seed if fresh else None), now))
    row = structs.replace(table.row, owner=owner, channel=channel, guild=guild)
    table = structs.replace(table, row=row)
    unit = UnitOfWork().add(row)
    for seat in table.seats:
        unit.add(seat)
    hidden: Counts = ()
    for change, at in made:
        hidden = counted_on(hidden, len(table.seats), change)
        unit.add(change.row(row.id, at, hidden))
    table = structs.replace(table, hidden_counts=hidden)
    for move in file.moves:
        if move.seal is not None:
            unit.add(_commitment_row(row.id, move, move.seal))
    if not over and channel:
        unit.message(**message(table, MessageKind.TURN, "channel", channel, now))
    return await repository.add(unit, table)


def check_finished(data: bytes, name: str) -> str:
    """Check that a file is true and its game over; return the id of its title. Raises FileError."""
    file = format.decode(data, name)
    if _proved(file).game.result() is None:
        raise FileError("the game is not over")
    return file.title


def _proved(file: TableFile) -> Replayed:
    """Replay a file and verify all of it, a finished game also by its seed."""
    again = replay(file)
    if again.game.result() is not None or file.result is not None:
        problems = verify(file).problems
    else:
        problems = [*wrong_commitments(file), *missing_commitments(file, again), *untrue(file, again)]
    if problems:
        more = f" (and {len(problems) - 1} more problems)" if len(problems) > 1 else ""
        raise FileError(f"the file is not true: {problems[0]}{more}")
    return again


def _commitment_row(table_id: str, move: FileMove, made: FileCommitment) -> CommitmentRow:
    """Return the row of a commitment from a file: it stays bound to the table where it was made."""
    return CommitmentRow(
        table_id,
        move.version,
        seat_of_move(move),
        made.kind,
        made.origin,
        salt_of(made),
        made.hash,
        written(made.opens),
        made.number,
    )


def _seated(file: TableFile, people: Sequence[int], over: bool) -> list[SeatRow]:
    """Return the seats of a file with the people who will play them; a finished table needs none."""
    unknown = [seat.kind for seat in file.seats if seat.kind not in (HUMAN, GUEST, *PLAYERS)]
    if unknown:
        known = ", ".join(PLAYERS)
        raise FileError(f"this host has no bot {format.quoted(unknown[0])}; known are {known}")
    humans = [number for number, seat in enumerate(file.seats) if seat.kind == HUMAN]
    if len(people) != len(humans) and not (over and not people):
        raise FileError(f"the game goes on with {len(humans)} people; {len(people)} are named (--people, seat by seat)")
    if len(set(people)) != len(people):
        raise FileError("each person can sit at one seat only")
    users = dict(zip(humans, people, strict=False))
    return [
        SeatRow("", number, users.get(number), one_line(seat.name), seat.kind) for number, seat in enumerate(file.seats)
    ]


async def _table_of(
    repository: TableRepository, file: TableFile, game: Game[Any, Any], version: int, seats: Sequence[SeatRow]
) -> Table:
    over = game.result() is not None
    # The seed of a running game is secret and so in no file: all later draws need a new one.
    seed = repository.entropy(32) if not over else bytes.fromhex(file.seed or "")
    values = {**game.options.values, **({"modules": game.options.modules} if game.options.modules else {})}
    due = any(seats[seat].kind != HUMAN for seat in game.waiting())
    now = repository.clock()
    row = TableRow(
        id=await free_id(repository),
        title=file.title,
        channel=0,
        guild=None,
        owner=0,
        status=FINISHED if over else RUNNING,
        max_seats=len(seats),
        options=json.dumps(values),
        seed=seed or None,
        commitment=file.commitment if over else commitment(seed),
        secret=bytes.fromhex(file.start.secret) if over and file.start and file.start.secret else None,
        interactions=" ".join(file.start.interactions) if over and file.start else "",
        version=version,
        announced_version=version,
        waiting_seats=FIXED + waiting_key(game),
        since=now,
        ai_due=due,
        opened=now,
        changed=now,
    )
    return Table(row, tuple(structs.replace(seat, table_id=row.id) for seat in seats), game)


def _import_of(version: int, game: Game[Any, Any], seed: bytes | None) -> GameChange:
    """Return the change of an import: the game stays as it is, its chance is new; with a seed, what nobody knew too."""
    turn = game.title.turn(game.state)
    moved, stream = (MoveResult([], []), 0) if seed is None else (game.branch(version, seed), version)
    return GameChange(version, IMPORT, None, None, IMPORT, None, moved, turn, game.freeze(), version - 1, stream=stream)


def _made(file: TableFile, again: Replayed) -> list[tuple[GameChange, int]]:
    title = title_of_file(file)
    found = []
    turn = Turn(None, 0)
    for move, moved, unseen in zip(file.moves, again.moved, again.secrecy, strict=True):
        action = None if move.action is None else Action.of(move.action.split(" "))
        snapshot = again.games[move.version]
        made = GameChange(
            move.version,
            move.kind,
            move.seat,
            action,
            move.cause,
            None,
            moved,
            turn,
            snapshot,
            move.restores,
            stream=move.stream or 0,
            seed=bytes.fromhex(move.seed) if move.seed else None,
            secrecy=unseen,
        )
        found.append((made, move.at))
        turn = title.turn(thaw(title, snapshot).state)
    return found
