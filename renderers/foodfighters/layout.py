"""The layout of the board picture: 1200 x 1600, two halves facing each other across a strip."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.foodfighters.geometry import ROWS
from games.kernel import Seat
from renderers.foodfighters import tiles
from renderers.kit.layout import GAP, MARGIN, WIDTH, Box, rows, stacked

HEIGHT = 1600
PAD = 16
EDGE = MARGIN - PAD  # halves and footer are panels; their contents keep the common margin
TILE_GAP = 11
HEADER, STRIP, FOOT = 84, 116, 136
GRID_WIDTH = 3 * tiles.WIDTH + 2 * TILE_GAP
GRID_HEIGHT = 3 * tiles.HEIGHT + 2 * TILE_GAP - 2
HALF = 2 * PAD + HEADER + 8 + GRID_HEIGHT
PLATES, PANTRY, CARD = 224, 76, 60


@dataclass(frozen=True, slots=True)
class HalfFrame:
    """One seat's half: header, nine cells (F0 to B2), and the side panel from top to bottom."""

    panel: Box
    header: Box
    cells: tuple[Box, ...]
    plates: Box
    pantry: Box
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """The whole picture; `halves` by seat."""

    halves: tuple[HalfFrame, HalfFrame]
    strip: Box
    dice: Box
    footer: Box

    def cell(self, seat: Seat, cell: int) -> Box:
        """Return the box of a cell of a seat's grid."""
        return self.halves[seat].cells[cell]


@cache
def frame(bottom: Seat) -> Frame:
    """Return the board as seen with `bottom` below. Lanes keep their columns, only top and bottom change places."""
    whole = Box(EDGE, GAP, WIDTH - 2 * EDGE, HEIGHT - 2 * GAP)
    upper, strip, lower, footer = stacked(whole, (HALF, STRIP, HALF, FOOT), 8)
    footer = Box(footer.x, whole.bottom - FOOT, footer.width, FOOT)
    far, near = _half(upper, facing_down=True), _half(lower, facing_down=False)
    inner = strip.inset(PAD, 0)
    return Frame(
        halves=(near, far) if bottom == 0 else (far, near),
        strip=inner.left(GRID_WIDTH),
        dice=inner.after(GRID_WIDTH + 20),
        footer=footer,
    )


def _half(panel: Box, facing_down: bool) -> HalfFrame:
    inner = panel.inset(PAD)
    if facing_down:
        header, body = inner.top(HEADER), inner.below(HEADER + 8)
    else:
        body, header = inner.top(GRID_HEIGHT), inner.below(GRID_HEIGHT + 8)
    side = body.after(GRID_WIDTH + 20)
    plates, pantry, cards = stacked(side, (PLATES, PANTRY, 3 * CARD + 2 * 8), 8)
    return HalfFrame(panel, header, _cells(body, facing_down), plates, pantry, tuple(rows(cards, 3, 8)))


def _cells(body: Box, facing_down: bool) -> tuple[Box, ...]:
    step_x, step_y = tiles.WIDTH + TILE_GAP, tiles.HEIGHT + TILE_GAP - 1
    down = (2, 1, 0) if facing_down else (0, 1, 2)
    return tuple(
        Box(body.x + lane * step_x, body.y + down[depth] * step_y, tiles.WIDTH, tiles.HEIGHT)
        for depth in range(len(ROWS))
        for lane in range(3)
    )
