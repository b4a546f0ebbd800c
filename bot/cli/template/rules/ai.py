"""The bots of Soup Stall: everything has a default except the value of a position."""

from __future__ import annotations

from games.kernel import AutomatedPlay, Seat

from .view import View


class SoupStallPlay(AutomatedPlay[View]):
    """What the bots of Soup Stall know about it."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """Compare the seat's bowl with the best other one."""
        points = [view.points(other) for other in range(len(view.bowls))]
        return points[seat] - max(points[:seat] + points[seat + 1 :])
