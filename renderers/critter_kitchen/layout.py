"""The layout of the board picture, 1200 x 1600: header, stalls, cards, seats, footer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from renderers.kit.layout import WIDTH, Box, columns, rows, stacked

HEIGHT = 1600
EDGE = 20
BETWEEN = 10
HEADER, CARDS, SEATS, FOOT = 88, 178, 206, 96
CHALLENGES, CRITIC = 600, 190

# The number of stalls in each row, by the number of locations.
ROWS = {5: (2, 3), 6: (3, 3), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 3, 3)}


@dataclass(frozen=True, slots=True)
class Frame:
    """The board picture; `stalls` in the order of the waterfront, `seats` in the order of the seats."""

    header: Box
    stalls: tuple[Box, ...]
    challenges: Box
    critic: Box
    rumors: Box
    seats: tuple[Box, ...]
    footer: Box


@cache
def frame(places: int, seats: int) -> Frame:
    """Return the board for these numbers of locations and kitchens."""
    inner = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
    quay = inner.height - HEADER - CARDS - SEATS - FOOT - 4 * BETWEEN
    header, market, cards, kitchens, footer = stacked(inner, (HEADER, quay, CARDS, SEATS, FOOT), BETWEEN)
    lines = rows(market, len(ROWS[places]), BETWEEN)
    stalls = [box for line, across in zip(lines, ROWS[places], strict=True) for box in columns(line, across, BETWEEN)]
    after = cards.after(CHALLENGES + BETWEEN)
    return Frame(
        header,
        tuple(stalls),
        cards.left(CHALLENGES),
        after.left(CRITIC),
        after.after(CRITIC + BETWEEN),
        tuple(columns(kitchens, seats, BETWEEN)),
        footer,
    )


@dataclass(frozen=True, slots=True)
class StallFrame:
    """The parts of a stall, in pixels from its own top left corner."""

    name: Box
    roof: int
    counter: Box
    floor: int
    quay: Box


NAME, INSET = 46, 10


@cache
def stall_frame(width: int, height: int) -> StallFrame:
    """Return sign, roof, counter with the tokens, and the quay with the chefs; a tall stall distributes its room."""
    spare = max(0, height - 296)
    roof, floor = 62 + round(spare * 0.42), 92 + round(spare * 0.28)
    counter = Box(INSET, NAME + roof, width - 2 * INSET, height - NAME - roof - floor - 6)
    return StallFrame(
        Box(0, 0, width, NAME),
        roof,
        counter,
        floor,
        Box(INSET, height - floor, width - 2 * INSET, floor - 4),
    )
