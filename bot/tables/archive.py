"""A table as one JSON file, and back. The format is described in `docs/table-file.md`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from bot.store import SealRow, SeatRow, TableRow, Unit
from games.kernel import (
    PLAYERS,
    Action,
    Chance,
    Draw,
    Game,
    InputError,
    KernelError,
    Moved,
    Options,
    OptionsError,
    Result,
    ScriptedChance,
    Sealed,
    Seat,
    Title,
    Turn,
    commitment,
    decision_of,
    thaw,
)
from games.kernel.chance import verify as wrong_draws
from games.kernel.registry import title as title_of

from . import filecheck
from .lobby import new_id
from .model import FINISHED, HUMAN, RUNNING, Made, Record, Table, listed, one_line, written
from .notifications import asked, message
from .repository import TableRepository
from .sealing import standing
from .veiling import Counts, counted_on, known_to, number, veil

FORMAT = "food-court-table/1"
IMPORT = "import"


class FileSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a file: the name, and whether a person or which automated player."""

    name: str
    kind: str


class FileSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment to a move's answer, made at the table `origin`. The salt only where the answer is known as well.

    `opens` are the seats whose answers came out with this move, `number` the one that the hash binds where it is
    not the move's `version` in the file.
    """

    origin: str
    kind: str
    hash: str
    salt: str | None = None
    opens: list[Seat] = []
    number: int | None = None


class FileMove(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of the game. `events` are the title's tagged events; `restores` the version an undo went back to.

    `stream` is the stream of draws that an undo or redo began: its own version, or none at hosts before there were any.
    `seed` is the seed that held until then, where an end was taken back: it had been shown.
    """

    version: int
    kind: str
    cause: str
    at: int
    seat: Seat | None = None
    action: str | None = None
    restores: int | None = None
    draws: list[Draw] = []
    events: list[dict[str, Any]] = []
    seal: FileSeal | None = None
    stream: int | UnsetType = UNSET
    seed: str | UnsetType = UNSET


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
    """What verifying a file found: how much was checked, every problem, and how many draws no seed can prove.

    Those are the draws before an import, whose seed the file does not hold; the rules are checked there as well.
    `seals` counts the commitments, each of which was checked against its answer.
    """

    moves: int
    draws: int
    problems: list[str]
    unproved: int = 0
    seals: int = 0


async def export(repository: TableRepository, table_id: str, viewer: Seat | str = "all") -> TableFile:
    """A table as a file: all of it, or what a spectator or a seat may know; the seed only when the game is over."""
    table = await repository.get(table_id)
    if table.game is None:
        raise FileError(f"table {table_id} has not started")
    over = table.status == FINISHED
    records = await repository.records(table_id)
    seals = await _Seals.of(repository, table_id, records)
    counts = {record.version: record.hidden for record in records}
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
        [move for record in records if (move := _move(record, seals, viewer, show, counts)) is not None],
        table.game.result(),
    )


class _Seals(Struct, frozen=True):
    """The commitments of a game by version, and the versions of those that have come out."""

    rows: dict[int, SealRow]
    out: frozenset[int]

    @classmethod
    async def of(cls, repository: TableRepository, table_id: str, records: Sequence[Record]) -> _Seals:
        rows = await repository.store.seals(table_id)
        restored = {record.version: record.restores for record in records if record.restores is not None}
        closing = [row for row in rows if row.opens]
        out = [one for row in closing for one in standing(rows, restored, row.version, listed(row.opens)).values()]
        return cls({row.version: row for row in rows}, frozenset(row.version for row in out))

    def at(self, version: int, known: bool, shown: int) -> FileSeal | None:
        """The commitment of a move that the file numbers `shown`, with its salt where the answer is known."""
        row = self.rows.get(version)
        if row is None:
            return None
        salt, bound = row.salt.hex() if known else None, row.version if row.number is None else row.number
        opens = list(listed(row.opens))
        return FileSeal(row.origin, row.kind, row.hash, salt, opens, None if bound == shown else bound)


def _move(
    record: Record, seals: _Seals, viewer: Seat | str, show: bool, counts: Mapping[int, Counts]
) -> FileMove | None:
    """A change as a viewer may know it, by the viewer's number; None for none. `counts`: hidden answers by version."""
    seat = viewer if isinstance(viewer, int) else None

    def numbered(version: int) -> int:
        return version if show else number(version, counts.get(version, ()), seat)

    events = [event for event in record.events if show or event.known_to(seat)]
    if not show and not known_to(record, seat):
        return None
    mine = show or (seat is not None and record.seat == seat)
    own = mine or record.version in seals.out
    seal = seals.at(record.version, own, numbered(record.version))
    if not (own or events or seal or record.seat is None or record.restores is not None):
        return None
    return FileMove(
        numbered(record.version),
        record.kind,
        record.cause if mine else "",
        record.at,
        record.seat if mine or not record.veil else None,
        str(record.action) if record.action is not None and own else None,
        None if record.restores is None else numbered(record.restores),
        list(record.draws) if show else [],
        [msgspec.to_builtins(event) for event in events],
        seal,
        record.stream if record.stream and show else UNSET,
        record.seed.hex() if record.seed else UNSET,
    )


def encode(file: TableFile) -> bytes:
    """The file's bytes: readable JSON."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read(path: Path) -> TableFile:
    """A table file from disk. Raises FileError."""
    most = filecheck.MOST_BYTES
    try:
        with path.open("rb") as opened:
            data = opened.read(most + 1)
        if len(data) > most:
            raise FileError(f"{path}: the file is larger than {most // 2**20} MiB, which no table's is")
        file = msgspec.json.decode(data, type=TableFile)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from error
    except (msgspec.MsgspecError, ValueError) as error:  # ValueError: no UTF-8, or a number of thousands of digits
        raise FileError(f"{path}: not a table file: {error}") from error
    except RecursionError as error:
        raise FileError(f"{path}: not a table file: it is nested too deeply") from error
    if file.format != FORMAT:
        raise FileError(f"{path}: the format is {filecheck.shown(file.format)}; this host reads {FORMAT}")
    return file


class Replayed(Struct):
    """A file played again up to some version: the game, what each change did, and what its answer was committed to."""

    game: Game[Any, Any]
    moved: list[Moved]
    games: dict[int, bytes]
    sealed: dict[int, str]
    veils: list[str]
    streams: list[int] = []


def replay(file: TableFile, at: int | None = None, seed: bytes | None = None) -> Replayed:
    """Play a file's moves again up to version `at`: with its recorded draws, or with a seed.

    Raises FileError where the file holds not enough, or the rules do not accept what it says.
    """
    if file.viewer != "all":
        raise FileError("a file made for one viewer cannot be replayed: it does not hold every move")
    check(file)
    if at is not None and not 1 <= at <= len(file.moves):
        raise FileError(f"the file holds no move {filecheck.shown(at)}; its moves are 1 to {len(file.moves)}")
    options = _options(file, _title(file))
    done: Replayed | None = None
    for move, known in zip(file.moves[:at], _seeds(file, seed), strict=False):
        try:
            done = _step(file, options, done, move, known)
        except Exception as error:  # whatever rules do with moves that they never made
            raise FileError(f"move {move.version} cannot be played again: {_why(move, error)}") from error
    if done is None:
        raise FileError("the file holds no move")
    return done


def check(file: TableFile) -> None:
    """Raise FileError, with the first problem, for a file that no table could have written, or beyond the limits."""
    for problem in filecheck.wrong(file):
        raise FileError(problem)


def _why(move: FileMove, error: Exception) -> str:
    """One line about why a move cannot be played again."""
    if isinstance(error, InputError):
        return f"the rules refuse {filecheck.shown(move.action)} ({error.reason.id})"
    if isinstance(error, (FileError, KernelError, AssertionError)):
        return " ".join(str(error).split())
    return f"the rules fail at {filecheck.shown(move.action)} ({type(error).__name__})"


def _options(file: TableFile, title: Title[Any, Any]) -> Options:
    """The file's options as the title checks them, never as they are given. Raises FileError."""
    modules = {"modules": file.options.modules} if file.options.modules else {}
    try:
        return title.options({**file.options.values, **modules}, len(file.seats))
    except OptionsError as error:
        say = error.problems[0]
        given = ", ".join(f"{key}: {filecheck.shown(value)}" for key, value in say.args.items())
        raise FileError(f"no game has these options: {say.id} ({given})") from error


def _step(file: TableFile, options: Options, done: Replayed | None, move: FileMove, seed: bytes | None) -> Replayed:
    title, unseen = _title(file), ""
    if done is not None and move.restores is not None:
        done.game = thaw(title, done.games[move.restores])
    position, stream = (0, 0) if done is None else (done.game.position, _stream(done, move))
    script = ScriptedChance.again(move.draws, position, stream)
    chance = script if seed is None else Chance(seed, position, stream)
    if done is None:
        game, moved = Game.new(title, options, len(file.seats), chance)
        done = Replayed(game, [], {}, {}, [])
    elif move.restores is not None:
        moved = done.game.branch_by(chance) if move.stream else Moved([], [])
    elif move.kind == "concede":
        if done.game.result() is not None:
            raise FileError("the game is over")
        moved = done.game.concede(_seat(move)) or Moved([], [])
    elif move.action is None:
        raise FileError("it has no action")
    else:
        decision = decision_of(title, done.game.state, _seat(move))
        if decision is not None and decision.sealed:
            done.sealed[move.version] = decision.kind
        before = done.game.decisions()
        moved = done.game.act_by(_seat(move), Action.of(move.action.split(" ")), chance)
        unseen = veil(before, _seat(move), done.game, moved)
    if seed is None and script.unused:
        raise FileError("it has more draws than the rules make")
    done.moved.append(moved)
    done.veils.append(unseen)
    done.games[move.version] = done.game.freeze()
    return done


def _stream(done: Replayed, move: FileMove) -> int:
    """The stream that a move draws from. A take-back names it by its own version, else it could choose the future.

    Hosts before there were streams let all go on in stream 0, so none of theirs can come after another.
    """
    back = move.restores is not None and move.kind != IMPORT
    if not move.stream:
        if back and done.streams:
            raise FileError("it begins no stream of draws, though an earlier take-back did")
        return done.game.stream
    if not back or move.stream != move.version:
        raise FileError(f"its stream is {move.stream}, where only {move.version} could be, and only of a take-back")
    done.streams.append(move.stream)
    return move.stream


def _seeds(file: TableFile, seed: bytes | None) -> list[bytes | None]:
    """The seed of each move: the file's from the last end that was taken back on, before that those shown then.

    None where there is none to check by: before an import.
    """
    begun, seeds = _imported(file), []
    for move in reversed(file.moves):
        seeds.append(seed if move.version > begun else None)
        if move.seed and seed is not None:
            seed = bytes.fromhex(move.seed)
    return seeds[::-1]


def _seat(move: FileMove) -> Seat:
    if move.seat is None:
        raise FileError("it has no seat")
    return move.seat


def _imported(file: TableFile) -> int:
    """The version that the last import made, 0 if there was none: the seed decides only what came after it."""
    return max((move.version for move in file.moves if move.kind == IMPORT), default=0)


def verify(file: TableFile) -> Report:
    """Recompute a finished table from its revealed seed: commitment, every draw, every event, the result."""
    count = sum(len(move.draws) for move in file.moves)
    if file.seed is None:
        return Report(len(file.moves), count, ["the seed is not revealed: the game is not over"])
    begun = _imported(file)
    unproved = sum(len(move.draws) for move in file.moves if move.version <= begun)
    try:
        check(file)
        problems = _differences(file, bytes.fromhex(file.seed))
    except (FileError, ValueError) as error:
        problems = [str(error)]
    return Report(len(file.moves), count, problems, unproved, sum(move.seal is not None for move in file.moves))


def _differences(file: TableFile, seed: bytes) -> list[str]:
    problems = _wrong_seals(file)
    if commitment(seed) != file.commitment:
        problems.append("the seed is not the one that was committed to")
    for move, known in zip(file.moves, _seeds(file, seed), strict=True):
        wrong = wrong_draws(known, move.draws) if known is not None else []
        problems += [f"move {move.version}: draw {draw.at} does not follow from the seed" for draw in wrong]
    try:
        again = replay(file, seed=seed)
    except FileError as error:
        return [*problems, str(error)]
    return [*problems, *_missing_seals(file, again), *untrue(file, again)]


def untrue(file: TableFile, again: Replayed) -> list[str]:
    """What the file tells otherwise than the rules do: draws, events and, where all was played again, the result."""
    problems = []
    for move, moved in zip(file.moves, again.moved, strict=False):
        if moved.draws != move.draws:
            problems.append(f"move {move.version}: other draws than recorded")
        if _plain(moved.events) != _plain(move.events):
            problems.append(f"move {move.version}: other events than recorded")
    if len(again.moved) == len(file.moves) and again.game.result() != file.result:
        problems.append("another result than recorded")
    return problems


def _wrong_seals(file: TableFile) -> list[str]:
    """Commitments that do not fit the answer that the file holds."""
    wrong = []
    for move in file.moves:
        if move.seal is not None:
            made, salt = move.seal, _salt(move.seal)
            bound = move.version if made.number is None else made.number
            answer = Sealed(made.origin, bound, _seat(move), made.kind, move.action or "", salt)
            if answer.hash != made.hash:
                wrong.append(f"move {move.version}: the answer is not the one that was committed to")
    return wrong


def _salt(made: FileSeal) -> bytes:
    try:
        return bytes.fromhex(made.salt or "")
    except ValueError as error:
        raise FileError(f"the salt {made.salt!r} of a commitment is not hexadecimal") from error


def _missing_seals(file: TableFile, again: Replayed) -> list[str]:
    """Answers that need a commitment and have none, and commitments to something else than what was asked."""
    problems = []
    for move in file.moves:
        asked, made = again.sealed.get(move.version), move.seal
        if (None if made is None else made.kind) != asked:
            found = f"a commitment to {made.kind!r}" if made else "no commitment"
            problems.append(f"move {move.version}: {found}, where {asked or 'nothing'!r} was asked")
    return problems


def _plain(events: Sequence[Any]) -> Any:
    """Events as JSON reads them back: tuples are lists there."""
    return msgspec.json.decode(msgspec.json.encode(events))


async def import_(
    repository: TableRepository,
    file: TableFile,
    owner: int,
    channel: int,
    guild: int | None = None,
    people: Sequence[int] = (),
) -> Table:
    """Make a table of a file: a finished one to look at, or a running one to go on from its last move.

    `people` play the human seats in order. A running table gets a new seed, committed to anew, since its old one is not
    in the file; its log says so by a change of the kind `import`. Raises FileError, also for too few or many people,
    and where the file tells anything that its moves do not give.
    """
    again = _proved(file)
    over = again.game.result() is not None
    made = _made(file, again)
    now = repository.clock()
    if not over:
        last = file.moves[-1]
        made.append((_import_of(last, again.game), now))
    table = _table_of(repository, file, again.game, made[-1][0].version, _seated(file, people, over))
    row = structs.replace(table.row, owner=owner, channel=channel, guild=guild)
    table = structs.replace(table, row=row)
    unit = Unit().table(**structs.asdict(row))
    for seat in table.seats:
        unit.seat(**structs.asdict(seat))
    hidden: Counts = ()
    for change, at in made:
        hidden = counted_on(hidden, len(table.seats), change)
        unit.move(**change.values(row.id, at, hidden))
    table = structs.replace(table, hidden=hidden)
    for move in file.moves:
        if move.seal is not None:
            unit.seal(**_seal_values(row.id, move, move.seal))
    if not over and channel:
        unit.message(**message(table, "turn", "channel", channel, now))
    return await repository.add(unit, table)


def _proved(file: TableFile) -> Replayed:
    """The file played again, where everything in it is what its moves give: a finished one down to its seed."""
    again = replay(file)
    if again.game.result() is not None or file.result is not None:
        problems = verify(file).problems
    else:
        problems = [*_wrong_seals(file), *_missing_seals(file, again), *untrue(file, again)]
    if problems:
        more = f" (and {len(problems) - 1} more problems)" if len(problems) > 1 else ""
        raise FileError(f"the file is not true: {problems[0]}{more}")
    return again


def _seal_values(table_id: str, move: FileMove, made: FileSeal) -> dict[str, Any]:
    """The row of a commitment that came with a file: it stays bound to the table where it was made."""
    return {
        "table_id": table_id,
        "version": move.version,
        "seat": _seat(move),
        "kind": made.kind,
        "origin": made.origin,
        "salt": _salt(made),
        "hash": made.hash,
        "opens": written(made.opens),
        "number": made.number,
    }


def _seated(file: TableFile, people: Sequence[int], over: bool) -> list[SeatRow]:
    """The seats of a file with the people who are to play them; nobody needs to sit at a finished table."""
    unknown = [seat.kind for seat in file.seats if seat.kind not in (HUMAN, *PLAYERS)]
    if unknown:
        known = ", ".join(PLAYERS)
        raise FileError(f"this host has no automated player {filecheck.shown(unknown[0])}; known are {known}")
    humans = [number for number, seat in enumerate(file.seats) if seat.kind == HUMAN]
    if len(people) != len(humans) and not (over and not people):
        raise FileError(f"the game goes on with {len(humans)} people; {len(people)} are named")
    if len(set(people)) != len(people):
        raise FileError("each person can sit at one seat only")
    users = dict(zip(humans, people, strict=False))
    return [
        SeatRow("", number, users.get(number), one_line(seat.name), seat.kind) for number, seat in enumerate(file.seats)
    ]


def _table_of(
    repository: TableRepository, file: TableFile, game: Game[Any, Any], version: int, seats: Sequence[SeatRow]
) -> Table:
    over = game.result() is not None
    seed = repository.entropy(32) if not over else bytes.fromhex(file.seed or "")
    values = {**game.options.values, **({"modules": game.options.modules} if game.options.modules else {})}
    due = any(seats[seat].kind != HUMAN for seat in game.waiting())
    now = repository.clock()
    row = TableRow(
        id=new_id(repository.entropy),
        title=file.title,
        channel=0,
        guild=None,
        owner=0,
        status=FINISHED if over else RUNNING,
        wanted=len(seats),
        options=json.dumps(values),
        seed=seed or None,
        commitment=file.commitment if over else commitment(seed),
        version=version,
        told=version,
        awaited=asked(game),
        since=now,
        robot_due=due,
        opened=now,
        changed=now,
    )
    return Table(row, tuple(structs.replace(seat, table_id=row.id) for seat in seats), game)


def _import_of(last: FileMove, game: Game[Any, Any]) -> Made:
    """The change that an import is: the game stays as it is, its chance is new."""
    turn, version = game.title.turn(game.state), last.version
    return Made(version + 1, IMPORT, None, None, IMPORT, None, Moved([], []), turn, game.freeze(), version)


def _made(file: TableFile, again: Replayed) -> list[tuple[Made, int]]:
    title = _title(file)
    found = []
    turn = Turn(None, 0)
    for move, moved, unseen in zip(file.moves, again.moved, again.veils, strict=True):
        action = None if move.action is None else Action.of(move.action.split(" "))
        snapshot = again.games[move.version]
        made = Made(
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
            veil=unseen,
        )
        found.append((made, move.at))
        turn = title.turn(thaw(title, snapshot).state)
    return found


def _title(file: TableFile) -> Title[Any, Any]:
    try:
        title = title_of(file.title)
    except KeyError as error:
        raise FileError(f"this host does not know the title {filecheck.shown(file.title)}") from error
    if file.rules > title.info.rules:
        raise FileError(
            f"the file was written under newer rules ({file.rules}) than this host has ({title.info.rules})"
        )
    return title
