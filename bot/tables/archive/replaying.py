"""Replays a file by the rules, with its recorded draws or with a seed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.tables.archive import filecheck
from bot.tables.archive.format import IMPORT, FileError, FileMove, TableFile
from bot.tables.history.hidden_versions import secrecy_of
from games.kernel import (
    Action,
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
    decision_of,
    thaw,
)
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
        raise FileError(f"the file holds no move {filecheck.shown(at)}; its moves are 1 to {len(file.moves)}")
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
    for problem in filecheck.wrong(file):
        raise FileError(problem)


def _why(move: FileMove, error: Exception) -> str:
    """Say in one line why a move cannot be replayed."""
    if isinstance(error, InputError):
        return f"the rules refuse {filecheck.shown(move.action)} ({error.reason.id})"
    if isinstance(error, (FileError, KernelError, AssertionError)):
        return " ".join(str(error).split())
    return f"the rules fail at {filecheck.shown(move.action)} ({type(error).__name__})"


def _options(file: TableFile, title: Title[Any, Any]) -> Options:
    """Return the file's options as the title checks them, never as they are given. Raises FileError."""
    modules = {"modules": file.options.modules} if file.options.modules else {}
    try:
        return title.options({**file.options.values, **modules}, len(file.seats))
    except OptionsError as error:
        say = error.problems[0]
        given = ", ".join(f"{key}: {filecheck.shown(value)}" for key, value in say.args.items())
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
    back = move.restores is not None and move.kind != IMPORT
    if not move.stream:
        if back and done.streams:
            raise FileError("it begins no stream of draws, though an earlier take-back did")
        return done.game.stream
    if not back or move.stream != move.version:
        raise FileError(f"its stream is {move.stream}, where only {move.version} could be, and only of a take-back")
    done.streams.append(move.stream)
    return move.stream


def seeds_of(file: TableFile, seed: bytes | None) -> list[bytes | None]:
    """Return the seed of each move: the file's after the last undone end, before it the ones shown then.

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
        raise FileError(f"this host does not know the title {filecheck.shown(file.title)}") from error
    if file.rules > title.info.rules:
        raise FileError(
            f"the file was written under newer rules ({file.rules}) than this host has ({title.info.rules})"
        )
    return title
