"""The alt text of a board picture: whose turn, what happened, each seat, then the grids."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.foodfighters.text_board import BoardText


def alt_text(board_text: BoardText, waiting: Sequence[Seat], happened: str, bottom: Seat) -> str:
    """The same as the picture in reading order, the nearer side first; the caller's Picture trims it."""
    seats = (bottom, 1 - bottom)
    parts = [board_text.whose(waiting), happened, *board_text.shared()]
    parts += [part for seat in seats for part in (board_text.heading(seat), board_text.fallen(seat))]
    for seat in seats:
        parts += [f"{board_text.seat(seat)}:", *board_text.rows(seat, short=True)]
    return " ".join(part for part in parts if part)
