"""Version numbers for each viewer, without the changes that the viewer may not know of.

Hidden changes are answers to secret questions while others still have to answer. A viewer's number of a version counts
the changes up to it that the viewer may know. So no visible number changes when somebody answers in secret, and no
press becomes stale by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.kernel import Decision, Game, MoveResult, Seat

HIDDEN = "hidden"
"""The answer was given, and nobody else may know that."""
CAME_OUT = "out"
"""The last answer, with which all were revealed. Whose it was stays secret."""

Counts = tuple[int, ...]
"""How many hidden answers each seat has given at a table; empty if there are none."""


class CountedChange(Protocol):
    """The properties of a change that are needed for counting."""

    @property
    def seat(self) -> Seat | None:
        """Who made it; None for a change without a seat."""
        ...

    @property
    def secrecy(self) -> str:
        """What others may know of it; '' if it is no hidden answer."""
        ...


def secrecy_of(asked: Sequence[Decision], seat: Seat, game: Game[object, object], moved: MoveResult) -> str:
    """Return what others may know of an answer just given; `asked` are the decisions before it. '' for an open
    answer.
    """
    own = next((decision for decision in asked if decision.seat == seat), None)
    if own is None or not own.hides_answered:
        return ""
    # Hidden only if nothing that others can see has changed: no draw, no event for them, the same questions.
    still = [(one.seat, one.kind, one.about) for one in game.decisions()]
    alone = not moved.draws and all(event.audience == (seat,) for event in moved.events)
    return HIDDEN if alone and still == [(one.seat, one.kind, one.about) for one in asked] else CAME_OUT


def asks_secretly(game: Game[object, object], seat: Seat) -> bool:
    """Return whether a seat is asked a secret question, answered or not."""
    # A message to such a seat may exist because it has not answered yet, so others must not see any of it.
    return any(one.seat == seat and one.hides_answered for one in game.decisions())


def counted_on(counts: Counts, seats: int, change: CountedChange) -> Counts:
    """Return the counts after one more change."""
    if change.secrecy != HIDDEN or change.seat is None:
        return counts
    every = counts or (0,) * seats
    return tuple(count + (seat == change.seat) for seat, count in enumerate(every))


def number(version: int, counts: Counts, viewer: Seat | None) -> int:
    """Return how many of the changes up to a version a viewer (None: everybody) may know of."""
    own = counts[viewer] if viewer is not None and viewer < len(counts) else 0
    return version - sum(counts) + own


def known_to(change: CountedChange, viewer: Seat | None) -> bool:
    """Return whether a viewer may know that a change was made."""
    return change.secrecy != HIDDEN or (viewer is not None and change.seat == viewer)
