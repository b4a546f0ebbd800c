"""How good a position is, for automated players."""

from __future__ import annotations

from games.kernel import Seat

from .view import View


def evaluate(view: View, seat: Seat) -> float:
    """Later."""
    return float(view.players[seat].money)
