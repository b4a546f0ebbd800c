"""The alt text of a board picture: whose turn, what happened, each seat, then the grids."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.foodfighters.telling import Telling


def alt_text(telling: Telling, waiting: Sequence[Seat], happened: str, bottom: Seat) -> str:
    """The same as the picture in reading order, the nearer side first; the caller's Picture trims it."""
    seats = (bottom, 1 - bottom)
    parts = [telling.whose(waiting), happened, *telling.shared()]
    parts += [part for seat in seats for part in (telling.heading(seat), telling.fallen(seat))]
    for seat in seats:
        parts += [f"{telling.seat(seat)}:", *telling.rows(seat, short=True)]
    return " ".join(part for part in parts if part)
