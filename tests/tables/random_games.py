"""Files of games of random moves, made without a host: thousands in a minute."""

from __future__ import annotations

import msgspec
from msgspec import structs

from bot.tables.archive import FORMAT, FileCommitment, FileMove, FileSeat, FileStart, TableFile
from games.kernel import (
    Action,
    AnswerCommitment,
    Chance,
    Game,
    MoveResult,
    Seat,
    Title,
    commitment,
    decision_of,
    random_action,
    start_seed,
)
from games.kernel.registry import title

ORIGIN = "abcde"


def played(title_id: str, number: int, *, most: int = 2000) -> TableFile:
    """The file of a game of two random players, in which now and then somebody undoes; over, or `most` moves long."""
    rules, secret = title(title_id), number.to_bytes(32)
    interactions = [str(10**18 + number), "0", str(10**18 + number + 1)]
    seed = start_seed(secret, interactions)
    options = rules.options(rules.testing.unattended, 2)
    game, moved = Game.new(rules, options, 2, Chance(seed))
    dice = Chance(f"players {number}".encode())
    moves, before = [_move(1, "setup", None, None, moved)], game.copy()
    again = number % 4 == 3
    shown, at = commitment(secret), 1
    # `before` is the position of version `at`.
    while len(moves) < most and (again or game.waiting()):
        version = len(moves) + 1
        if not game.waiting():  # the end is undone once, so the table takes a new seed
            again, old, seed, game = False, seed, start_seed(seed, ["again"]), before.copy()
            moves.append(structs.replace(_undo(version, at, game.branch(version, seed)), seed=old.hex()))
            shown = commitment(seed)
        elif version % 40 == 0 and dice.below(2, "undo"):
            game = before.copy()
            moves.append(_undo(version, at, game.branch(version, seed)))
        else:
            before, at, seat = game.copy(), len(moves), game.waiting()[0]
            moves.append(_act(game, rules, version, seat, random_action(rules, game.state, seat, dice), seed))
    seats = [FileSeat("Ann", "human"), FileSeat("Bo <b>", "random")]
    start = FileStart(secret.hex(), interactions)
    made = (FORMAT, title_id, rules.info.rules, "all", options, seats, shown, seed.hex(), moves)
    return TableFile(*made, game.result(), start)


def _act(
    game: Game[object, object], rules: Title[object, object], version: int, seat: Seat, action: Action, seed: bytes
) -> FileMove:
    decision = decision_of(rules, game.state, seat)
    seal = None
    if decision is not None and decision.committed:
        made = AnswerCommitment(ORIGIN, version, seat, decision.kind, str(action), version.to_bytes(16))
        seal = FileCommitment(ORIGIN, decision.kind, made.hash, made.salt.hex())
    return _move(version, "act", seat, str(action), game.act(seat, action, seed), seal)


def _move(
    version: int,
    kind: str,
    seat: Seat | None,
    action: str | None,
    moved: MoveResult,
    seal: FileCommitment | None = None,
) -> FileMove:
    events = msgspec.json.decode(msgspec.json.encode(moved.events))
    cause = "setup" if kind == "setup" else "player"
    return FileMove(version, kind, cause, version, seat, action, None, list(moved.draws), events, seal)


def _undo(version: int, restores: int, moved: MoveResult) -> FileMove:
    move = _move(version, "undo", None, None, moved)
    return structs.replace(move, restores=restores, stream=version)
