"""What follows a phase, for the phases themselves: a turn is a circle, and files that named each other would be one.

The table stands above all phases, in `steps`, which hands it in when it is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.flow import Play, Step

from ..state import State

_AFTER: dict[str, Callable[[State], Step[State]]] = {}


def provide(after: Mapping[str, Callable[[State], Step[State]]]) -> None:
    """Say which step follows each phase; a phase is named by the tag of its step, a window by when it is."""
    _AFTER.update(after)


def go_on_after(play: Play[State], phase: str) -> None:
    """Hand over to what follows a phase. Raises KeyError for an unknown phase."""
    play.next(_AFTER[phase](play.state))
