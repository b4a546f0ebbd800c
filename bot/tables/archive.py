"""A table as one JSON file, and back. The format is described in `docs/table-file.md`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.store import SeatRow, TableRow, Unit
from games.kernel import (
    Action,
    Chance,
    Draw,
    Event,
    Game,
    Moved,
    Options,
    Result,
    ScriptedChance,
    Seat,
    Title,
    Turn,
    commitment,
    thaw,
)
from games.kernel.chance import verify as wrong_draws
from games.kernel.registry import title as title_of

from .model import FINISHED, RUNNING, Made, Record, Table, written
from .shelf import Shelf

FORMAT = "food-court-table/1"


class FileSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a file: the name, and whether a person or which automated player."""

    name: str
    kind: str


class FileMove(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of the game. `events` are the title's tagged events; `restores` the version an undo went back to."""

    version: int
    kind: str
    cause: str
    at: int
    seat: Seat | None = None
    action: str | None = None
    restores: int | None = None
    draws: list[Draw] = []
    events: list[dict[str, Any]] = []


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A table file. `viewer` is `all`, `spectator` or a seat's number (from 1): what it holds is what they may know."""

    format: str
    title: str
    rules: int
    viewer: str
    options: Options
    seats: list[FileSeat]
    commitment: str
    seed: str | None
    moves: list[FileMove]
    result: Result | None


class FileError(Exception):
    """A file that is not a table's, or cannot be replayed; one clear line."""


class Report(Struct, frozen=True):
    """What verifying a file found: how much was checked, and every problem."""

    moves: int
    draws: int
    problems: list[str]


async def export(shelf: Shelf, table_id: str, viewer: Seat | str = "all") -> TableFile:
    """A table as a file: all of it, or what a spectator or a seat may know; the seed only when the game is over."""
    table = await shelf.get(table_id)
    if table.game is None:
        raise FileError(f"table {table_id} has not started")
    over = table.status == FINISHED
    records = await shelf.records(table_id)
    seats = [FileSeat(seat.name, seat.kind) for seat in table.seats]
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
        [_move(record, viewer, show) for record in records],
        table.game.result(),
    )


def _move(record: Record, viewer: Seat | str, show: bool) -> FileMove:
    seat = viewer if isinstance(viewer, int) else None
    events = [event for event in record.events if show or event.known_to(seat)]
    own = show or (seat is not None and record.seat == seat)
    return FileMove(
        record.version,
        record.kind,
        record.cause,
        record.at,
        record.seat,
        str(record.action) if record.action is not None and own else None,
        record.restores,
        list(record.draws) if show else [],
        [msgspec.to_builtins(event) for event in events],
    )


def encode(file: TableFile) -> bytes:
    """The file's bytes: readable JSON."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read(path: Path) -> TableFile:
    """A table file from disk. Raises FileError."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=TableFile)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise FileError(f"{path}: not a table file: {error}") from error
    if file.format != FORMAT:
        raise FileError(f"{path}: the format is {file.format}; this host reads {FORMAT}")
    return file


class Replayed(Struct):
    """A file played again up to some version: the game, and what each change did."""

    game: Game[Any, Any]
    moved: list[Moved]
    games: dict[int, bytes]


def replay(file: TableFile, at: int | None = None, seed: bytes | None = None) -> Replayed:
    """Play a file's moves again up to version `at`: with its recorded draws, or with a seed.

    Raises FileError where the file holds not enough, or the rules do not accept what it says.
    """
    if file.viewer != "all":
        raise FileError("a file made for one viewer cannot be replayed: it does not hold every move")
    title = _title(file)
    done: Replayed | None = None
    try:
        for move in file.moves:
            if at is not None and move.version > at:
                break
            done = _step(file, title, done, move, seed)
    except Exception as error:
        raise FileError(f"move {move.version} cannot be played again: {error!r}") from error
    if done is None:
        raise FileError("the file holds no move so early")
    return done


def _step(
    file: TableFile, title: Title[Any, Any], done: Replayed | None, move: FileMove, seed: bytes | None
) -> Replayed:
    if done is None:
        chance = Chance(seed) if seed is not None else ScriptedChance.again(move.draws)
        game, moved = Game.new(title, file.options, len(file.seats), chance)
        return Replayed(game, [moved], {move.version: game.freeze()})
    game = done.game
    if move.restores is not None:
        done.game, moved = thaw(title, done.games[move.restores]), Moved([], [])
    elif move.kind == "concede":
        assert move.seat is not None
        moved = game.concede(move.seat) or Moved([], [])
    else:
        assert move.seat is not None and move.action is not None
        chance = Chance(seed, game.position) if seed is not None else ScriptedChance.again(move.draws)
        moved = game.act_by(move.seat, Action.of(move.action.split(" ")), chance)
    done.moved.append(moved)
    done.games[move.version] = done.game.freeze()
    return done


def verify(file: TableFile) -> Report:
    """Recompute a finished table from its revealed seed: commitment, every draw, every event, the result."""
    problems: list[str] = []
    draws = [draw for move in file.moves for draw in move.draws]
    if file.seed is None:
        return Report(len(file.moves), len(draws), ["the seed is not revealed: the game is not over"])
    seed = bytes.fromhex(file.seed)
    if commitment(seed) != file.commitment:
        problems.append("the seed is not the one that was committed to")
    for move in file.moves:
        problems += [
            f"move {move.version}: draw {d.at} does not follow from the seed" for d in wrong_draws(seed, move.draws)
        ]
    try:
        again = replay(file, seed=seed)
    except FileError as error:
        return Report(len(file.moves), len(draws), [*problems, str(error)])
    for move, moved in zip(file.moves, again.moved, strict=True):
        if moved.draws != move.draws:
            problems.append(f"move {move.version}: other draws than recorded")
        if _plain(moved.events) != _plain(move.events):
            problems.append(f"move {move.version}: other events than recorded")
    if again.game.result() != file.result:
        problems.append("another result than recorded")
    return Report(len(file.moves), len(draws), problems)


def _plain(events: Sequence[Any]) -> Any:
    """Events as JSON reads them back: tuples are lists there."""
    return msgspec.json.decode(msgspec.json.encode(events))


async def import_(shelf: Shelf, file: TableFile, owner: int, channel: int, guild: int | None = None) -> Table:
    """Make a table of a file: a finished one to look at, or a running one to go on from its last move.

    A running one goes on with a new seed, committed to anew, since its old seed is not in the file.
    """
    again = replay(file)
    over = file.result is not None
    seed = bytes.fromhex(file.seed) if file.seed else shelf.entropy(32)
    now = shelf.clock()
    last = file.moves[-1].version
    status = FINISHED if over else RUNNING
    table_id = "".join("abcdefghjkmnpqrstuvwxyz23456789"[byte % 31] for byte in shelf.entropy(5))
    awaited = f"{again.game.title.turn(again.game.state).number}:{written(again.game.awaited())}"
    values = {**file.options.values, **({"modules": file.options.modules} if file.options.modules else {})}
    row = TableRow(
        table_id, file.title, channel, guild, owner, status, len(file.seats), json.dumps(values), seed,
        commitment(seed), last, last, awaited, now, False, now, now,
    )  # fmt: skip
    seats = tuple(SeatRow(row.id, n, None, seat.name, "human") for n, seat in enumerate(file.seats))
    unit = Unit().table(**structs.asdict(row))
    for seat in seats:
        unit.seat(**structs.asdict(seat))
    for made, at in _made(file, again):
        unit.move(**made.values(row.id, at))
    return await shelf.write(unit, Table(row, seats, again.game))


def _made(file: TableFile, again: Replayed) -> Sequence[tuple[Made, int]]:
    title = _title(file)
    found = []
    turn = Turn(None, 0)
    for move, moved in zip(file.moves, again.moved, strict=True):
        action = None if move.action is None else Action.of(move.action.split(" "))
        snapshot = again.games[move.version]
        made = Made(move.version, move.kind, move.seat, action, move.cause, None, moved, turn, snapshot, move.restores)
        found.append((made, move.at))
        turn = title.turn(thaw(title, snapshot).state)
    return found


def events_of(file: TableFile, first: int, last: int) -> list[Event]:
    """The file's events between two versions, decoded."""
    kind = _title(file).event_type
    return [msgspec.convert(raw, kind) for move in file.moves if first <= move.version <= last for raw in move.events]


def _title(file: TableFile) -> Title[Any, Any]:
    try:
        title = title_of(file.title)
    except KeyError as error:
        raise FileError(f"this host does not know the title {file.title}") from error
    if file.rules > title.info.rules:
        raise FileError(
            f"the file was written under newer rules ({file.rules}) than this host has ({title.info.rules})"
        )
    return title
