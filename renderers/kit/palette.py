"""Named colours, seat colours with their marks, and the contrast formulas that tests apply to them.

Seat hues follow Okabe and Ito's set for colour-blind readers. A seat is never identified by colour alone: it
always carries its mark and its name.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeGuard

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """Return a colour from its six hexadecimal digits, with or without '#'."""
    digits = code.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """Return the colour `share` of the way from one to the other (0 is one, 1 is the other)."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


INK = rgb("2B2630")  # outlines, and text on light ground
WHITE = rgb("FFFFFF")
CREAM = rgb("FBF5EA")  # cards
PAPER = rgb("F1E7D6")  # the shaded side of cards
SAND = rgb("D9C8AE")  # lines on cards
TABLE = rgb("2E3B45")  # the ground of every picture
TRAY = rgb("3C4C58")  # panels on the table
TRAY_LINE = rgb("55697A")  # their edges, empty places
MIST = rgb("C6D3DC")  # quiet text on the table
STONE = rgb("665E6B")  # quiet text on cards
NOW = rgb("FFC24B")  # the accent: whose turn, what just happened
GOOD = rgb("1E7F5C")
BAD = rgb("B3262E")


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """The look of a seat: its colour, a text colour readable on it, and the mark drawn beside its name."""

    name: str
    colour: RGB
    text: RGB
    mark: str


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle("sky", rgb("56B4E9"), INK, "circle"),
    SeatStyle("vermilion", rgb("E8743B"), INK, "triangle"),
    SeatStyle("green", rgb("1FAA80"), INK, "square"),
    SeatStyle("yellow", rgb("F0E442"), INK, "star"),
    SeatStyle("purple", rgb("D592B8"), INK, "diamond"),
    SeatStyle("blue", rgb("0067A5"), WHITE, "cross"),
)

# Every pair (text, ground) that a renderer uses for words or numbers; a test requires a contrast of 4.5:1.
TEXT_PAIRS: tuple[tuple[RGB, RGB], ...] = (
    (INK, CREAM),
    (INK, PAPER),
    (INK, WHITE),
    (INK, NOW),
    (STONE, CREAM),
    (STONE, PAPER),
    (STONE, WHITE),
    (CREAM, TABLE),
    (CREAM, TRAY),
    (MIST, TABLE),
    (MIST, TRAY),
    (NOW, TABLE),
    (NOW, TRAY),
    (WHITE, GOOD),
    (WHITE, BAD),
    *((style.text, style.colour) for style in SEATS),
)


def colours_in(names: Mapping[str, object]) -> list[RGB]:
    """Return all colours among the names of a module, in order; other things and groups of colours are left out."""
    return [value for value in names.values() if _is_colour(value)]


def _is_colour(value: object) -> TypeGuard[RGB]:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(channel, int) for channel in value)


def seat_style(seat: int) -> SeatStyle:
    """Return the look of seat number `seat` (from 0; six seats have distinct looks)."""
    return SEATS[seat % len(SEATS)]


def luminance(colour: RGB) -> float:
    """Return the relative luminance, 0 to 1 (WCAG 2.2)."""
    red, green, blue = (_linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2); text needs 4.5."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable_on(ground: RGB) -> RGB:
    """Return ink or white, whichever is more legible on `ground`."""
    return max((INK, WHITE), key=lambda text: contrast(text, ground))


def grey(colour: RGB) -> RGB:
    """Return the colour as a black-and-white screen shows it."""
    level = _encoded(luminance(colour))
    return level, level, level


def deuteranopia(colour: RGB) -> RGB:
    """Return the colour as an eye without green cones sees it (Machado, Oliveira and Fernandes 2009, severity 1)."""
    red, green, blue = (_linear(channel) for channel in colour)
    return (
        _encoded(0.367322 * red + 0.860646 * green - 0.227968 * blue),
        _encoded(0.280085 * red + 0.672501 * green + 0.047413 * blue),
        _encoded(-0.011820 * red + 0.042940 * green + 0.968881 * blue),
    )


def distance(one: RGB, other: RGB) -> float:
    """Return how far apart two colours look, as CIE76 in Lab; under about 10 they are easily confused."""
    return math.dist(_lab(one), _lab(other))


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _encoded(share: float) -> int:
    share = min(1.0, max(0.0, share))
    return round(255 * (12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))


def _lab(colour: RGB) -> tuple[float, float, float]:
    red, green, blue = (_linear(channel) for channel in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
