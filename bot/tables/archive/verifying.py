"""Verifies a file: compares its content with what its seed and the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.tables.archive.format import FileCommitment, FileError, TableFile
from bot.tables.archive.replaying import Replayed, check, replay, seat_of_move, seeds_of, version_imported
from games.kernel import (
    AnswerCommitment,
    commitment,
)
from games.kernel.chance import verify as wrong_draws


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
    return VerifyReport(len(file.moves), count, problems, unproved, sum(move.seal is not None for move in file.moves))


def _differences(file: TableFile, seed: bytes) -> list[str]:
    problems = wrong_commitments(file)
    if commitment(seed) != file.commitment:
        problems.append("the seed is not the one that was committed to")
    for move, known in zip(file.moves, seeds_of(file, seed), strict=True):
        wrong = wrong_draws(known, move.draws) if known is not None else []
        problems += [f"move {move.version}: draw {draw.at} does not follow from the seed" for draw in wrong]
    try:
        again = replay(file, seed=seed)
    except FileError as error:
        return [*problems, str(error)]
    return [*problems, *missing_commitments(file, again), *untrue(file, again)]


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
        if move.seal is not None:
            made, salt = move.seal, salt_of(move.seal)
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
        asked, made = again.committed.get(move.version), move.seal
        if (None if made is None else made.kind) != asked:
            found = f"a commitment to {made.kind!r}" if made else "no commitment"
            problems.append(f"move {move.version}: {found}, where {asked or 'nothing'!r} was asked")
    return problems


def _plain(events: Sequence[Any]) -> Any:
    """Return events as JSON reads them back: tuples become lists."""
    return msgspec.json.decode(msgspec.json.encode(events))
