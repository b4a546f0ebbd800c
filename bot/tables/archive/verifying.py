"""Verifies a file: compares its content with what its seed and the rules give.

Replays a file by the rules, with its recorded draws or with a seed.

Makes a table from a file, after everything in the file has been verified.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.store import CommitmentRow, MessageKind, SeatRow, TableRow, UnitOfWork
from bot.tables.archive import format
from bot.tables.archive.format import IMPORT, FileCommitment, FileError, FileMove, TableFile
from bot.tables.lobby import free_id
from bot.tables.notifications import FIXED, message, waiting_key
from bot.tables.repository import TableRepository
from bot.tables.table import (
    FINISHED,
    GUEST,
    HUMAN,
    RUNNING,
    Counts,
    GameChange,
    Origin,
    Table,
    counted_on,
    one_line,
    secrecy_of,
    written,
)
from games.kernel import (
    PLAYERS,
    Action,
    AnswerCommitment,
    Chance,
    Game,
    InputError,
    KernelError,
    MoveResult,
    Options,
    OptionsError,
    ScriptedChance,
    Seat,
    Title,
    Turn,
    commitment,
    decision_of,
    start_seed,
    thaw,
)
from games.kernel.chance import verify as wrong_draws
from games.kernel.registry import title as title_of


class Replayed(Struct):
    """A replayed file up to some version: the game, the result of each change, and the answers with commitments."""

    game: Game[Any, Any]
    moved: list[MoveResult]
    games: dict[int, bytes]
    committed: dict[int, str]
    secrecy: list[str]
    streams: list[int] = []


def replay(file: TableFile, at: int | None = None, seed: bytes | None = None) -> Replayed:
    """Replay a file's moves up to version `at`: with its recorded draws, or with a seed.

    Raises FileError if the file is incomplete, or the rules do not accept it.
    """
    if file.viewer != "all":
        raise FileError("a file made for one viewer cannot be replayed: it does not hold every move")
    check(file)
    if at is not None and not 1 <= at <= len(file.moves):
        raise FileError(f"the file holds no move {format.quoted(at)}; its moves are 1 to {len(file.moves)}")
    options = _options(file, title_of_file(file))
    done: Replayed | None = None
    for move, known in zip(file.moves[:at], seeds_of(file, seed), strict=False):
        try:
            done = _step(file, options, done, move, known)
        except Exception as error:  # rules may raise anything for moves that they never made
            raise FileError(f"move {move.version} cannot be played again: {_why(move, error)}") from error
    if done is None:
        raise FileError("the file holds no move")
    return done


def check(file: TableFile) -> None:
    """Raise FileError, with the first problem, for a file that no table could have written, or beyond the limits."""
    for problem in format.wrong(file):
        raise FileError(problem)


def _why(move: FileMove, error: Exception) -> str:
    """Say in one line why a move cannot be replayed."""
    if isinstance(error, InputError):
        return f"the rules refuse {format.quoted(move.action)} ({error.reason.id})"
    if isinstance(error, (FileError, KernelError, AssertionError)):
        return " ".join(str(error).split())
    return f"the rules fail at {format.quoted(move.action)} ({type(error).__name__})"


def _options(file: TableFile, title: Title[Any, Any]) -> Options:
    """Return the file's options as the title checks them, never as they are given. Raises FileError."""
    modules = {"modules": file.options.modules} if file.options.modules else {}
    try:
        return title.options({**file.options.values, **modules}, len(file.seats))
    except OptionsError as error:
        say = error.problems[0]
        given = ", ".join(f"{key}: {format.quoted(value)}" for key, value in say.args.items())
        raise FileError(f"no game has these options: {say.id} ({given})") from error


def _step(file: TableFile, options: Options, done: Replayed | None, move: FileMove, seed: bytes | None) -> Replayed:
    title, unseen = title_of_file(file), ""
    if done is not None and move.restores is not None:
        done.game = thaw(title, done.games[move.restores])
    position, stream = (0, 0) if done is None else (done.game.position, _stream(done, move))
    script = ScriptedChance.again(move.draws, position, stream)
    chance = script if seed is None else Chance(seed, position, stream)
    if done is None:
        game, moved = Game.new(title, options, len(file.seats), chance)
        done = Replayed(game, [], {}, {}, [])
    elif move.restores is not None:
        moved = done.game.branch_by(chance) if move.stream else MoveResult([], [])
    elif move.kind == "concede":
        if done.game.result() is not None:
            raise FileError("the game is over")
        moved = done.game.concede(seat_of_move(move)) or MoveResult([], [])
    elif move.action is None:
        raise FileError("it has no action")
    else:
        decision = decision_of(title, done.game.state, seat_of_move(move))
        if decision is not None and decision.committed:
            done.committed[move.version] = decision.kind
        before = done.game.decisions()
        moved = done.game.act_by(seat_of_move(move), Action.of(move.action.split(" ")), chance)
        unseen = secrecy_of(before, seat_of_move(move), done.game, moved)
    if seed is None and script.unused:
        raise FileError("it has more draws than the rules make")
    done.moved.append(moved)
    done.secrecy.append(unseen)
    done.games[move.version] = done.game.freeze()
    return done


def _stream(done: Replayed, move: FileMove) -> int:
    """Return the stream that a move draws from."""
    # An undo must use its own version as the stream, or a forged file could choose its draws. Hosts from before streams
    # used stream 0 for everything, so no such undo can follow another kind.
    back = move.restores is not None
    if not move.stream:
        if back and move.kind != IMPORT and done.streams:
            raise FileError("it begins no stream of draws, though an earlier take-back did")
        return done.game.stream
    if not back or move.stream != move.version:
        raise FileError(f"its stream is {move.stream}, where only {move.version} could be, and only of a take-back")
    done.streams.append(move.stream)
    return move.stream


def seeds_of(file: TableFile, seed: bytes | None) -> list[bytes | None]:
    """Return the seed of each move: the file's after the last undone end, before it the one shown at that time.

    None if there is none to check with: before an import.
    """
    begun, seeds = version_imported(file), []
    for move in reversed(file.moves):
        seeds.append(seed if move.version > begun else None)
        if move.seed and seed is not None:
            seed = bytes.fromhex(move.seed)
    return seeds[::-1]


def seat_of_move(move: FileMove) -> Seat:
    """Return whose move it is. Raises FileError if the file does not say."""
    if move.seat is None:
        raise FileError("it has no seat")
    return move.seat


def version_imported(file: TableFile) -> int:
    """Return the version of the last import, 0 for none: the seed proves only later draws."""
    return max((move.version for move in file.moves if move.kind == IMPORT), default=0)


def title_of_file(file: TableFile) -> Title[Any, Any]:
    """Return the title of a file. Raises FileError for titles and rules that this host does not have."""
    try:
        title = title_of(file.title)
    except KeyError as error:
        raise FileError(f"this host does not know the title {format.quoted(file.title)}") from error
    if file.rules > title.info.rules:
        raise FileError(
            f"the file was written under newer rules ({file.rules}) than this host has ({title.info.rules})"
        )
    return title


class VerifyReport(Struct, frozen=True):
    """The result of a verification: how much was checked, all problems, and how many draws no seed can prove.

    Those are the draws before an import, whose seed is not in the file; the rules are checked there as well.
    `commitments` counts the commitments, each of which was checked against its answer.
    """

    moves: int
    draws: int
    problems: list[str]
    unproved: int = 0
    commitments: int = 0


def verify(file: TableFile) -> VerifyReport:
    """Recompute a finished table from its revealed seed: commitment, every draw, every event, the result."""
    count = sum(len(move.draws) for move in file.moves)
    if file.seed is None:
        return VerifyReport(len(file.moves), count, ["the seed is not revealed: the game is not over"])
    begun = version_imported(file)
    unproved = sum(len(move.draws) for move in file.moves if move.version <= begun)
    try:
        check(file)
        problems = _differences(file, bytes.fromhex(file.seed))
    except (FileError, ValueError) as error:
        problems = [str(error)]
    return VerifyReport(
        len(file.moves), count, problems, unproved, sum(move.commitment is not None for move in file.moves)
    )


def _differences(file: TableFile, seed: bytes) -> list[str]:
    problems = wrong_commitments(file)
    seeds = seeds_of(file, seed)
    problems += _wrong_seeds(file, seed, seeds[0] if seeds else None)
    for move, known in zip(file.moves, seeds, strict=True):
        wrong = wrong_draws(known, move.draws) if known is not None else []
        problems += [f"move {move.version}: draw {draw.at} does not follow from the seed" for draw in wrong]
    try:
        again = replay(file, seed=seed)
    except FileError as error:
        return [*problems, str(error)]
    return [*problems, *missing_commitments(file, again), *untrue(file, again)]


def _wrong_seeds(file: TableFile, seed: bytes, first: bytes | None) -> list[str]:
    """Yield what is wrong with the seed and its parts: the host has committed to its part, or to a later seed."""
    secret, problems = seed, []
    if file.start is not None and first is not None:
        part = bytes.fromhex(file.start.secret or "")
        if start_seed(part, file.start.interactions) != first:
            problems.append("the seed does not follow from the host's secret and the interactions")
        secret = part if all(not move.seed for move in file.moves) else seed
    if commitment(secret) != file.commitment:
        problems.append("the seed is not the one that was committed to")
    return problems


def untrue(file: TableFile, again: Replayed) -> list[str]:
    """Yield differences between the file and the rules: draws, events and, after a complete replay, the result."""
    problems = []
    for move, moved in zip(file.moves, again.moved, strict=False):
        if moved.draws != move.draws:
            problems.append(f"move {move.version}: other draws than recorded")
        if _plain(moved.events) != _plain(move.events):
            problems.append(f"move {move.version}: other events than recorded")
    if len(again.moved) == len(file.moves) and again.game.result() != file.result:
        problems.append("another result than recorded")
    return problems


def wrong_commitments(file: TableFile) -> list[str]:
    """Yield commitments that do not match the answer in the file."""
    wrong = []
    for move in file.moves:
        if move.commitment is not None:
            made, salt = move.commitment, salt_of(move.commitment)
            bound = move.version if made.number is None else made.number
            answer = AnswerCommitment(made.origin, bound, seat_of_move(move), made.kind, move.action or "", salt)
            if answer.hash != made.hash:
                wrong.append(f"move {move.version}: the answer is not the one that was committed to")
    return wrong


def salt_of(made: FileCommitment) -> bytes:
    """Return the salt of a commitment. Raises FileError if it is no hexadecimal number."""
    try:
        return bytes.fromhex(made.salt or "")
    except ValueError as error:
        raise FileError(f"the salt {made.salt!r} of a commitment is not hexadecimal") from error


def missing_commitments(file: TableFile, again: Replayed) -> list[str]:
    """Yield answers without a required commitment, and commitments to another decision than was asked."""
    problems = []
    for move in file.moves:
        asked, made = again.committed.get(move.version), move.commitment
        if (None if made is None else made.kind) != asked:
            found = f"a commitment to {made.kind!r}" if made else "no commitment"
            problems.append(f"move {move.version}: {found}, where {asked or 'nothing'!r} was asked")
    return problems


def _plain(events: Sequence[Any]) -> Any:
    """Return events as JSON reads them back: tuples become lists."""
    return msgspec.json.decode(msgspec.json.encode(events))


async def import_(
    repository: TableRepository,
    file: TableFile,
    owner: int,
    channel: int,
    guild: int | None = None,
    people: Sequence[int] = (),
    *,
    fresh: bool = False,
    origin: Origin | None = None,
) -> Table:
    """Make a table from a file: a finished one to look at, or a running one that continues after its last move.

    `people` play the human seats in order. A running table gets a new seed with a new commitment, since its old one is
    not in the file; a change of the kind `import` marks this. If it is to be `fresh`, what nobody knew is redrawn then,
    because the draws of a finished game are known; `origin` is that game. Raises FileError, also for too few or many
    people, and if the file contains anything that does not follow from its moves.
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
    if origin is not None:
        row = structs.replace(row, origin=origin.table, origin_turn=origin.turn)
    table = structs.replace(table, row=row, origin=origin)
    unit = UnitOfWork().add(row)
    for seat in table.seats:
        unit.add(seat)
    hidden: Counts = ()
    for change, at in made:
        hidden = counted_on(hidden, len(table.seats), change)
        unit.add(change.row(row.id, at, hidden))
    table = structs.replace(table, hidden_counts=hidden)
    for move in file.moves:
        if move.commitment is not None:
            unit.add(_commitment_row(row.id, move, move.commitment))
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
        raise FileError(
            f"the game continues with {len(humans)} people; {len(people)} are named (--people, seat by seat)"
        )
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
