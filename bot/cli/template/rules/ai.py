"""How Soup Stall is played by bots: all of it has a default but what a position is worth."""

from __future__ import annotations

from games.kernel import AutomatedPlay, Seat

from .view import View


class SoupStallPlay(AutomatedPlay[View]):
    """What bots go by."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """The own bowl against the best other one."""
        points = [view.points(other) for other in range(len(view.bowls))]
        return points[seat] - max(points[:seat] + points[seat + 1 :])
