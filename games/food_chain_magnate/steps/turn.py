"""The turn: all registered phases in their order, then the next turn."""

from __future__ import annotations

from games.food_chain_magnate.rules.registry import State
from games.kernel.flow import Play, Step

BEFORE = "~"
"""A key after all others: it marks the end of the turn before the first."""


class Round(Step[State], tag="round"):
    """One turn after the other; `phase` is the key of the latest phase (rules 2a)."""

    phase: str = BEFORE

    def copy(self) -> Round:
        """Return an independent copy."""
        return Round(self.phase)

    def waits(self, state: State) -> bool:
        """Return False: nobody decides between two phases."""
        return False

    def run(self, play: Play[State]) -> None:
        """Begin phase after phase (rules 2a), and the next turn after the last, until one pushes a step."""
        state = play.state
        stack, phases = state.stack, state.rules.phases
        while stack and stack[-1] is self:
            following = phases.following(self.phase)
            state.tick += 1
            if following is None:
                state.turn += 1
                self.phase = ""
            else:
                self.phase, begin = following
                begin(play)
