"""Changes that nobody else may know of: answers to secret questions while others are still to answer.

Everybody sees a table's changes numbered without those: a viewer's number of a version counts the changes up to it that
the viewer may know of. So nothing that carries a number changes when somebody answers in secret, and nothing is stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.kernel import Decision, Game, MoveResult, Seat

HIDDEN = "hidden"
"""The answer is in, and nobody else may know that it is."""
CAME_OUT = "out"
"""The last answer: all have come out. That it was this seat's stays unknown."""

Counts = tuple[int, ...]
"""How many hidden answers each seat has given at a table; empty where there are none."""


class CountedChange(Protocol):
    """What must be known of a change to count on."""

    @property
    def seat(self) -> Seat | None:
        """Who made it; None where nobody did."""
        ...

    @property
    def secrecy(self) -> str:
        """What others may know of it; '' where it is no hidden answer."""
        ...


def secrecy_of(asked: Sequence[Decision], seat: Seat, game: Game[object, object], moved: MoveResult) -> str:
    """What others may know of an answer just given, where `asked` was open before: '' where it was no hidden one."""
    own = next((decision for decision in asked if decision.seat == seat), None)
    if own is None or not own.hides_answered:
        return ""
    still = [(one.seat, one.kind, one.about) for one in game.decisions()]
    alone = not moved.draws and all(event.audience == (seat,) for event in moved.events)
    return HIDDEN if alone and still == [(one.seat, one.kind, one.about) for one in asked] else CAME_OUT


def asks_secretly(game: Game[object, object], seat: Seat) -> bool:
    """Whether a seat is asked a secret question, answered or not.

    What reaches it then may come from its owing an answer, so that nothing of it is to be seen by others.
    """
    return any(one.seat == seat and one.hides_answered for one in game.decisions())


def counted_on(counts: Counts, seats: int, change: CountedChange) -> Counts:
    """The counts after one more change."""
    if change.secrecy != HIDDEN or change.seat is None:
        return counts
    every = counts or (0,) * seats
    return tuple(count + (seat == change.seat) for seat, count in enumerate(every))


def number(version: int, counts: Counts, viewer: Seat | None) -> int:
    """How many of the changes up to a version a viewer (None: everybody) may know of."""
    own = counts[viewer] if viewer is not None and viewer < len(counts) else 0
    return version - sum(counts) + own


def known_to(change: CountedChange, viewer: Seat | None) -> bool:
    """Whether a viewer may know that a change was made."""
    return change.secrecy != HIDDEN or (viewer is not None and change.seat == viewer)
