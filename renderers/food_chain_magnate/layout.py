"""The layout of the board, the city page and its crops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from renderers.food_chain_magnate.plan import Plan, Window, fitted, room
from renderers.kit.layout import GAP, GAP_SMALL, MARGIN, WIDTH, Box, stacked

EDGE = MARGIN - 16
HEIGHT = 1640
HEADER, FOOT = 118, 144
SEATS = {2: 214, 3: 214, 4: 250, 5: 292, 6: 292}  # by number of seats
CITY_WIDTH, CITY_EDGE = 1800, 72
CROP_EDGE = 92
CROPS = ("nw", "ne", "sw", "se")
OVERLAP = 1  # squares by which a crop extends beyond the middle


@dataclass(frozen=True, slots=True)
class BoardFrame:
    """The board: header, city, seats in the order of business, footer."""

    header: Box
    plan: Plan
    seats: Box
    footer: Box


@lru_cache(maxsize=32)
def board_frame(seats: int, window: Window, skies: tuple[str, ...]) -> BoardFrame:
    """Return the board for a number of seats and a city; airplanes at some edges take their room from it."""
    whole = Box(EDGE, GAP, WIDTH - 2 * EDGE, HEIGHT - 2 * GAP)
    low = SEATS[seats]
    middle = whole.height - HEADER - low - FOOT - 3 * GAP_SMALL
    header, city, panels, footer = stacked(whole, (HEADER, middle, low, FOOT), GAP_SMALL)
    return BoardFrame(header, fitted(window, city, skies), panels, footer)


@lru_cache(maxsize=32)
def city_frame(window: Window, skies: tuple[str, ...]) -> tuple[Plan, Box, int, int]:
    """Return the city alone, full size: plan, footer, width and height."""
    wide, high = room(window, 0, skies)
    edge = min(CITY_EDGE, (CITY_WIDTH - 2 * GAP - wide) // window.columns)
    wide, high = room(window, edge, skies)
    wide = max(wide, WIDTH - 2 * GAP)
    plan = fitted(window, Box(GAP, GAP, wide, high), skies, edge)
    footer = Box(GAP, GAP + high + GAP_SMALL, wide, FOOT)
    return plan, footer, wide + 2 * GAP, footer.bottom + GAP


def crop_frame(window: Window, crop: str, skies: tuple[str, ...]) -> tuple[Plan, Box, int, int]:
    """Return a quarter of the city, large: plan, footer, width and height."""
    return part_frame(quarter(window, crop), tuple(sky for sky in skies if sky in _sides(crop)))


@lru_cache(maxsize=64)
def part_frame(part: Window, kept: tuple[str, ...] = (), most: int = CROP_EDGE) -> tuple[Plan, Box, int, int]:
    """Return a part of the city with squares of at most a number of pixels: plan, footer, width and height."""
    wide, high = room(part, 0, kept)
    edge = min(most, (WIDTH - 2 * GAP - wide) // part.columns)
    wide, high = room(part, edge, kept)
    wide = WIDTH - 2 * GAP
    plan = fitted(part, Box(GAP, GAP, wide, high), kept, edge)
    footer = Box(GAP, GAP + high + GAP_SMALL, wide, FOOT)
    return plan, footer, wide + 2 * GAP, footer.bottom + GAP


def quarter(window: Window, crop: str) -> Window:
    """Return a quarter of a window and a little more: quarters overlap, so nothing is cut by all of them."""
    row, column = window.top + window.rows // 2, window.left + window.columns // 2
    top, bottom = (window.top, row + OVERLAP + 1) if "n" in crop else (row - OVERLAP, window.bottom)
    left, right = (window.left, column + OVERLAP + 1) if "w" in crop else (column - OVERLAP, window.right)
    return Window(top, left, bottom, right)


def _sides(crop: str) -> Sequence[str]:
    return ("top" if "n" in crop else "bottom", "left" if "w" in crop else "right")
