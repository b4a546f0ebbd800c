"""Compares acknowledgements with the log: each acknowledged move is there once, and no move is there unrequested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bench.clients import ClientRequest
from bot.tables import LogEntry


def broken(table: str, records: Sequence[LogEntry], requests: Sequence[ClientRequest]) -> Iterator[str]:
    """Yield each acknowledgement without a matching move that was logged between its request and its answer.

    Versions cannot be compared, because a player's version counts only the changes visible to that player.
    """
    made = [record for record in records if record.cause == "player" and record.action is not None]
    acknowledged = [request for request in requests if request.acknowledged]
    may_be = [
        [at for at, record in enumerate(made) if record.at in _between(request) and _fits(request, record)]
        for request in acknowledged
    ]
    kept: dict[int, int] = {}
    for number, request in enumerate(acknowledged):
        if not _given_one(number, may_be, kept, set()):
            asked = f"`{' '.join(request.links)}`, asked for on version {request.version} at {request.asked:.1f}"
            told = f"was acknowledged at {request.acknowledged} and is not in the log: {request.said!r}"
            yield f"{table}: {asked}, {told}"


def _between(request: ClientRequest) -> range:
    """Return the seconds between a request and its answer."""
    return range(int(request.asked), int(request.answered) + 1)


def _given_one(number: int, may_be: Sequence[Sequence[int]], kept: dict[int, int], tried: set[int]) -> bool:
    """Match an acknowledgement with a move, reassigning other matches if necessary; return whether it succeeded.

    Finds one augmenting path of a bipartite matching: `may_be` lists the possible moves of each acknowledgement, and
    `kept` maps each matched move to its acknowledgement.
    """
    for move in may_be[number]:
        if move not in tried:
            tried.add(move)
            if move not in kept or _given_one(kept[move], may_be, kept, tried):
                kept[move] = number
                return True
    return False


def unasked(table: str, records: Sequence[LogEntry], requests: Sequence[ClientRequest]) -> Iterator[str]:
    """Yield each move by a person that is in the log more often than it was requested."""
    made = Counter((record.seat, str(record.action)) for record in records if record.cause == "player")
    for record in {(record.seat, str(record.action)): record for record in records if record.action}.values():
        if record.cause == "player":
            asked = sum(_fits(request, record) for request in requests)
            count = made[record.seat, str(record.action)]
            if count > asked:
                yield f"{table}: `{record.action}` was asked for {asked} times and made {count} times"


def _fits(request: ClientRequest, record: LogEntry) -> bool:
    assert record.action is not None
    return record.user == request.user and record.action.links[: len(request.links)] == request.links
