"""The text board: everything on the table as plain lines, for screen readers and for those who prefer words."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.foodfighters.text_board import BoardText


def text_board(board_text: BoardText, waiting: Sequence[Seat], happened: str, first: Seat) -> str:
    """The complete board, a paragraph for the table and one for each seat, that of `first` before the other."""
    table = [
        board_text.say("title", turn=board_text.view.turn),
        board_text.whose(waiting),
        happened,
        *board_text.shared(),
    ]
    paragraphs = ["\n".join(line for line in table if line)]
    for seat in (first, 1 - first):
        lines = [board_text.heading(seat), *board_text.rows(seat), board_text.fallen(seat, every_type=True)]
        paragraphs.append("\n".join([*lines, board_text.stock(seat), board_text.cards(seat)]))
    return "\n\n".join(paragraphs)
