"""Files of games of random moves, made without a host: thousands of them in a minute."""

from __future__ import annotations

import msgspec

from bot.tables.archive import FORMAT, FileCommitment, FileMove, FileSeat, FileStart, TableFile
from bot.tables.history.start import start_seed
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
    while (waiting := game.waiting()) and len(moves) < most:
        version = len(moves) + 1
        if version % 40 == 0 and dice.below(2, "undo"):
            game = before.copy()
            moved = game.branch(version, seed)
            moves.append(_undo(version, moved))
            continue
        before, seat = game.copy(), waiting[0]
        action = random_action(rules, game.state, seat, dice)
        moves.append(_act(game, rules, version, seat, action, seed))
    seats = [FileSeat("Ann", "human"), FileSeat("Bo <b>", "random")]
    start = FileStart(secret.hex(), interactions)
    made = (FORMAT, title_id, rules.info.rules, "all", options, seats, commitment(secret), seed.hex(), moves)
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
    version: int, kind: str, seat: Seat | None, action: str | None, moved: MoveResult, seal: FileCommitment | None = None
) -> FileMove:
    events = msgspec.json.decode(msgspec.json.encode(moved.events))
    cause = "setup" if kind == "setup" else "player"
    return FileMove(version, kind, cause, version, seat, action, None, list(moved.draws), events, seal)


def _undo(version: int, moved: MoveResult) -> FileMove:
    move = _move(version, "undo", None, None, moved)
    return msgspec.structs.replace(move, restores=version - 2, stream=version)
