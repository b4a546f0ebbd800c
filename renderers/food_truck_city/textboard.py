"""The alt text of the pictures, and the text board: the same table in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.food_truck_city.telling import Telling


def text_board(telling: Telling, waiting: Sequence[Seat], happened: str, order: Sequence[Seat]) -> str:
    """Everything on the table, and the viewer's own hand: a paragraph for the table, each seat and the city."""
    view = telling.view
    table = [telling.title(), telling.whose(waiting), happened, telling.dice(), telling.hidden(), telling.cards()]
    paragraphs = ["\n".join(line for line in table if line)]
    for seat in order:
        lines = [telling.standing(seat), *telling.fleet(seat)]
        paragraphs.append("\n".join([*lines, telling.hand()] if seat == view.viewer else lines))
    return "\n\n".join([*paragraphs, "\n".join([*telling.tiles(), *telling.city()])])


def alt_text(telling: Telling, waiting: Sequence[Seat], happened: str, order: Sequence[Seat]) -> str:
    """The picture in reading order: whose turn, what happened, each seat, then the city; the Picture trims it."""
    parts = [telling.whose(waiting), happened, telling.dice()]
    parts += [telling.standing(seat) for seat in order]
    parts += [telling.short_fleet(seat) for seat in order]
    return " ".join(part for part in [*parts, telling.hidden(), *telling.tiles()] if part)
