"""Faces, hands and feet, which turn food into characters."""

from __future__ import annotations

from collections.abc import Callable

from renderers.kit.palette import INK, RGB, WHITE, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, curve, ellipse, mirrored

BLUSH = rgb("F08A8A")
MOUTH = rgb("7A1F2B")
TONGUE = rgb("F2808A")
TEAR = rgb("8FD3F5")
OUT = "out"  # the mood of a fighter that was knocked out

# How far the inner end of a brow hangs below its outer end, halved; up means worried.
SLANTS = {"tough": 3.4, "fierce": 3.2, "brave": 2.2, "teary": -2.4}

Mouth = Callable[[Pen, float, float, float], None]


def face(pen: Pen, cx: float, cy: float, mood: str, scale: float = 1.0, blush: RGB = BLUSH) -> None:
    """Draw a face with its middle between the eyes at (cx, cy); `mood` is a key of MOUTHS, or `out`."""
    gap, eye = 11.5 * scale, 8.2 * scale
    for side in (-1, 1):
        pen.fill(ellipse(cx + side * 19 * scale, cy + 10 * scale, 5 * scale, 3.4 * scale), blush)
    for side in (-1, 1):
        if mood == OUT:
            _crossed_eye(pen, cx + side * gap, cy, eye * 0.8)
        else:
            _eye(pen, cx + side * gap, cy, eye)
            _brow(pen, cx + side * gap, cy - eye * 1.25, side, mood, scale)
    MOUTHS[mood](pen, cx, cy + 13 * scale, scale)


def hands(pen: Pen, left: tuple[float, float], right: tuple[float, float], colour: RGB) -> None:
    """Draw two round hands, ready to hold something."""
    for x, y in (left, right):
        pen.solid([ellipse(x, y, 6.4)], colour)


def feet(pen: Pen, left: tuple[float, float], right: tuple[float, float], colour: RGB) -> None:
    """Draw two feet, before the body above them."""
    for x, y in (left, right):
        pen.solid([ellipse(x, y, 8.2, 5.2)], colour)


def _eye(pen: Pen, x: float, y: float, size: float) -> None:
    pen.solid([ellipse(x, y, size, size * 1.12)], WHITE, line=1.7)
    inward = 1.4 if x < 50 else -1.4
    pen.fill(ellipse(x + inward, y + 1, size * 0.6, size * 0.7), INK)
    pen.fill(ellipse(x + inward - size * 0.18, y - size * 0.22, size * 0.24), WHITE)


def _crossed_eye(pen: Pen, x: float, y: float, size: float) -> None:
    pen.stroke([(x - size, y - size), (x + size, y + size)], INK, 4)
    pen.stroke([(x - size, y + size), (x + size, y - size)], INK, 4)


def _brow(pen: Pen, x: float, y: float, side: int, mood: str, scale: float) -> None:
    slant = SLANTS.get(mood)
    if slant is None:
        return
    half = 7.4 * scale
    pen.stroke([(x - side * half, y + slant), (x + side * half, y - slant)], INK, 3.6 * scale)


def _grin(pen: Pen, x: float, y: float, scale: float) -> None:
    mouth = [*arc(x, y - 2 * scale, 8 * scale, 9 * scale, 0, 180)]
    pen.solid([mouth], MOUTH, line=1.6)
    pen.shade([mouth], [ellipse(x, y + 7 * scale, 5 * scale, 4 * scale)], TONGUE)


def _smirk(pen: Pen, x: float, y: float, scale: float) -> None:
    pen.stroke(curve([(x - 7 * scale, y + 1), (x, y + 4 * scale), (x + 8 * scale, y - 2 * scale)]), INK, 3.2 * scale)


def _teeth(pen: Pen, x: float, y: float, scale: float) -> None:
    mouth = [(x - 8 * scale, y - scale), (x + 8 * scale, y - scale), (x + 7 * scale, y + 5 * scale)]
    mouth.append((x - 7 * scale, y + 5 * scale))
    pen.solid([mouth], WHITE, line=1.8)
    for dx in (-2.8, 2.8):
        pen.stroke([(x + dx * scale, y - scale), (x + dx * scale, y + 5 * scale)], INK, 1.5 * scale)


def _roar(pen: Pen, x: float, y: float, scale: float) -> None:
    mouth = ellipse(x, y + 3 * scale, 7 * scale, 6 * scale)
    pen.solid([mouth], MOUTH, line=1.6)
    pen.shade([mouth], [ellipse(x, y + 8 * scale, 5 * scale, 4 * scale)], TONGUE)


def _cheeky(pen: Pen, x: float, y: float, scale: float) -> None:
    pen.solid([arc(x + 3 * scale, y + 1.5 * scale, 4 * scale, 6.5 * scale, 0, 180)], TONGUE, line=1.5)
    pen.stroke(curve([(x - 8 * scale, y - scale), (x, y + 2.5 * scale), (x + 8 * scale, y - scale)]), INK, 3 * scale)


def _wobble(pen: Pen, x: float, y: float, scale: float) -> None:
    line = [(x - 7, y + 4), (x - 3.5, y + 1), (x, y + 3.6), (x + 3.5, y + 1), (x + 7, y + 4)]
    pen.stroke(curve([(x + (px - x) * scale, y + (py - y) * scale) for px, py in line]), INK, 3 * scale)
    drop: Shape = [
        (x - 19 * scale, y - 5 * scale),
        *arc(x - 19 * scale, y + 3 * scale, 3.6 * scale, 4 * scale, -30, 210),
    ]
    for tear in (drop, mirrored(drop, x)):
        pen.solid([tear], TEAR, line=1.2)


def _dazed(pen: Pen, x: float, y: float, scale: float) -> None:
    pen.solid([ellipse(x, y + 3 * scale, 4.5 * scale, 5 * scale)], MOUTH, line=1.5)


MOUTHS: dict[str, Mouth] = {
    "grin": _grin,
    "smirk": _smirk,
    "tough": _teeth,
    "fierce": _roar,
    "brave": _smirk,
    "cheeky": _cheeky,
    "teary": _wobble,
    OUT: _dazed,
}
