"""The alt text of the pictures, and the text board: the same table in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.food_truck_city.text_board import BoardText


def text_board(board_text: BoardText, waiting: Sequence[Seat], happened: str, order: Sequence[Seat]) -> str:
    """Everything on the table, and the viewer's own hand: a paragraph for the table, each seat and the city."""
    view = board_text.view
    table = [
        board_text.title(),
        board_text.whose(waiting),
        happened,
        board_text.dice(),
        board_text.hidden(),
        board_text.cards(),
    ]
    paragraphs = ["\n".join(line for line in table if line)]
    for seat in order:
        lines = [board_text.standing(seat), *board_text.fleet(seat)]
        paragraphs.append("\n".join([*lines, board_text.hand()] if seat == view.viewer else lines))
    return "\n\n".join([*paragraphs, "\n".join([*board_text.tiles(), *board_text.city()])])


def alt_text(board_text: BoardText, waiting: Sequence[Seat], happened: str, order: Sequence[Seat]) -> str:
    """The picture in reading order: whose turn, what happened, each seat, then the city; the Picture trims it."""
    parts = [board_text.whose(waiting), happened, board_text.dice()]
    parts += [board_text.standing(seat) for seat in order]
    parts += [board_text.short_fleet(seat) for seat in order]
    return " ".join(part for part in [*parts, board_text.hidden(), *board_text.tiles()] if part)
