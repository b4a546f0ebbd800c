"""What was promised to people against what the log holds: every acknowledged move once, and none that nobody wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bench.clients import ClientRequest
from bot.tables import LogEntry


def broken(table: str, records: Sequence[LogEntry], requests: Sequence[ClientRequest]) -> Iterator[str]:
    """Each promise has a move of its own in the log, made between the request and the answer.

    Versions are no measure of that: everybody counts only those they may know of.
    """
    made = [record for record in records if record.cause == "player" and record.action is not None]
    promised = [request for request in requests if request.promised]
    may_be = [
        [at for at, record in enumerate(made) if record.at in _between(request) and _fits(request, record)]
        for request in promised
    ]
    kept: dict[int, int] = {}
    for number, request in enumerate(promised):
        if not _given_one(number, may_be, kept, set()):
            asked = f"`{' '.join(request.links)}`, asked for on version {request.version} at {request.asked:.1f}"
            yield f"{table}: {asked}, was acknowledged at {request.promised} and is not in the log: {request.said!r}"


def _between(request: ClientRequest) -> range:
    """The seconds between a request and its answer."""
    return range(int(request.asked), int(request.answered) + 1)


def _given_one(promise: int, may_be: Sequence[Sequence[int]], kept: dict[int, int], tried: set[int]) -> bool:
    """Give a promise a move of its own, if need be one that another can do without; whether there is one.

    `may_be` are the moves that can be meant by each promise, `kept` whose each move is: one augmenting path.
    """
    for move in may_be[promise]:
        if move not in tried:
            tried.add(move)
            if move not in kept or _given_one(kept[move], may_be, kept, tried):
                kept[move] = promise
                return True
    return False


def unasked(table: str, records: Sequence[LogEntry], requests: Sequence[ClientRequest]) -> Iterator[str]:
    """No person's move is in the log more often than it was asked for."""
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
