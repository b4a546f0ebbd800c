"""What was promised to people against what the log holds: every acknowledged move once, and none that nobody wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.tables import Record
from bot.test_clients.clients import Deed


def broken(table: str, records: Sequence[Record], deeds: Sequence[Deed]) -> Iterator[str]:
    """Each promise has a move of its own in the log, made between the request and the answer.

    Versions are no measure of that: everybody counts only those they may know of.
    """
    made = [record for record in records if record.cause == "player" and record.action is not None]
    promised = [deed for deed in deeds if deed.promised]
    may_be = [
        [at for at, record in enumerate(made) if record.at in _between(deed) and _fits(deed, record)]
        for deed in promised
    ]
    kept: dict[int, int] = {}
    for number, deed in enumerate(promised):
        if not _given_one(number, may_be, kept, set()):
            asked = f"`{' '.join(deed.links)}`, asked for on version {deed.version} at {deed.asked:.1f}"
            yield f"{table}: {asked}, was acknowledged at {deed.promised} and is not in the log: {deed.said!r}"


def _between(deed: Deed) -> range:
    """The seconds between a request and its answer."""
    return range(int(deed.asked), int(deed.answered) + 1)


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


def unasked(table: str, records: Sequence[Record], deeds: Sequence[Deed]) -> Iterator[str]:
    """No person's move is in the log more often than it was asked for."""
    made = Counter((record.seat, str(record.action)) for record in records if record.cause == "player")
    for record in {(record.seat, str(record.action)): record for record in records if record.action}.values():
        if record.cause == "player":
            asked = sum(_fits(deed, record) for deed in deeds)
            count = made[record.seat, str(record.action)]
            if count > asked:
                yield f"{table}: `{record.action}` was asked for {asked} times and made {count} times"


def _fits(deed: Deed, record: Record) -> bool:
    assert record.action is not None
    return record.user == deed.user and record.action.links[: len(deed.links)] == deed.links
