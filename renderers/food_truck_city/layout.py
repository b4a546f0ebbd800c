"""The layout: the plan of the city at any scale, and the board picture round it (1200 x 1600)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from renderers.kit.layout import GAP, WIDTH, Box, columns

HEIGHT = 1600
EDGE = 20
HEADER, SEATS, FOOT, BETWEEN = 92, 206, 94, 10
RULER, RIM = 36, 24  # the meadow round the city: with the numbers of rows and columns, and without
CITY_PAGE = 1300
CLOSE_UP = 1600  # the edge of the city of which close-ups are parts
STREET_SHARE = {5: 0.5, 6: 0.57}  # of the edge of a block; in a large city trucks need more of less room


@dataclass(frozen=True)
class Plan:
    """The city on paper: `meadow` with everything, `city` the blocks and streets; edges of a block and a street."""

    size: int
    meadow: Box
    city: Box
    edge: int
    street: int

    def block(self, name: str) -> Box:
        """Return the box of a block such as `2-1`."""
        row, column = (int(number) for number in name.split("-"))
        step = self.edge + self.street
        return Box(self.city.x + column * step, self.city.y + row * step, self.edge, self.edge)

    def segment(self, name: str) -> Box:
        """Return the box of a street segment such as `V2-1`: the gap between its two blocks."""
        block = self.block(name[1:])
        if name[0] == "V":
            return Box(block.right, block.y, self.street, self.edge)
        return Box(block.x, block.bottom, self.edge, self.street)

    def corner(self, name: str, tile: int) -> Box:
        """Return a tile's box on a block: its north-east corner, clear of the customers, a little over the edge."""
        block, over = self.block(name), self.edge // 16
        return Box(block.right - tile + over, block.y - over, tile, tile)


@dataclass(frozen=True, slots=True)
class Frame:
    """The board picture. `seats` are the panels in order of the seats."""

    header: Box
    plan: Plan
    seats: tuple[Box, ...]
    footer: Box


@cache
def plan(size: int, room: Box) -> Plan:
    """Return the largest city of a size on a meadow of the given box, in whole pixels."""
    wide = min(room.width - RULER - RIM, room.height - RULER - RIM)
    edge = int(wide / (size + (size - 1) * STREET_SHARE[size]))
    street = (wide - size * edge) // (size - 1)
    used = size * edge + (size - 1) * street
    x = room.x + RULER + (room.width - RULER - RIM - used) // 2
    return Plan(size, room, Box(x, room.y + RULER, used, used), edge, street)


@cache
def frame(size: int, seats: int) -> Frame:
    """Return the board picture for a city and a number of seats."""
    inner = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
    meadow = inner.below(HEADER + BETWEEN).top(inner.height - HEADER - SEATS - FOOT - 3 * BETWEEN)
    row = Box(inner.x, meadow.bottom + BETWEEN, inner.width, SEATS)
    return Frame(
        header=inner.top(HEADER),
        plan=plan(size, Box(0, meadow.y, WIDTH, meadow.height)),
        seats=tuple(columns(row, seats, GAP // 2)),
        footer=Box(inner.x, inner.bottom - FOOT, inner.width, FOOT),
    )


@cache
def city_page(size: int, edge: int = CITY_PAGE) -> Plan:
    """The city alone."""
    return plan(size, Box(0, 0, edge, edge))
