"""The text board: everything on the table as plain lines, for screen readers and for those who prefer words."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.foodfighters.telling import Telling


def text_board(telling: Telling, waiting: Sequence[Seat], happened: str, first: Seat) -> str:
    """The complete board, a paragraph for the table and one for each seat, that of `first` before the other."""
    table = [telling.say("title", turn=telling.view.turn), telling.whose(waiting), happened, *telling.shared()]
    paragraphs = ["\n".join(line for line in table if line)]
    for seat in (first, 1 - first):
        lines = [telling.heading(seat), *telling.rows(seat), telling.fallen(seat, every_type=True)]
        paragraphs.append("\n".join([*lines, telling.stock(seat), telling.cards(seat)]))
    return "\n\n".join(paragraphs)
