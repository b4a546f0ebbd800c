"""Plane shapes as closed or open lists of points, in the unit of the drawing (a sprite is 100 wide).

Everything drawn is one of these lists, so filling, outlining, shading and turning need one function each.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Shape = list[Point]


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0.0) -> Shape:
    """Return an ellipse (a circle without `ry`) round (cx, cy), turned clockwise by `turn` degrees."""
    ry = rx if ry is None else ry
    steps = 48
    points = [
        (cx + rx * math.cos(2 * math.pi * i / steps), cy + ry * math.sin(2 * math.pi * i / steps)) for i in range(steps)
    ]
    return turned(points, turn, (cx, cy)) if turn else points


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """Return a rectangle with its top left at (x, y) and round corners."""
    corners = (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    return [point for cx, cy, start in corners for point in arc(cx, cy, radius, radius, start, start + 90)]


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> Shape:
    """Return an open piece of an ellipse; angles in degrees, clockwise, 0 is to the right."""
    steps = max(4, int(abs(end - start) / 7))
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def blob(points: Sequence[Point], steps: int = 10) -> Shape:
    """Return a smooth closed curve through `points` (Catmull-Rom)."""
    count = len(points)
    around = ([points[(i + k) % count] for k in (-1, 0, 1, 2)] for i in range(count))
    return [_spline(near, step / steps) for near in around for step in range(steps)]


def curve(points: Sequence[Point], steps: int = 10) -> Shape:
    """Return a smooth open curve through `points`."""
    ends = [points[0], *points, points[-1]]
    along = (ends[i : i + 4] for i in range(len(points) - 1))
    inner = [_spline(near, step / steps) for near in along for step in range(steps)]
    return [*inner, points[-1]]


def star(cx: float, cy: float, outer: float, inner: float, spikes: int, turn: float = -90.0) -> Shape:
    """Return a star with its first spike at `turn` degrees (straight up by default)."""
    radii = (outer, inner)
    return [
        (
            cx + radii[i % 2] * math.cos(math.radians(turn + 180 * i / spikes)),
            cy + radii[i % 2] * math.sin(math.radians(turn + 180 * i / spikes)),
        )
        for i in range(2 * spikes)
    ]


def turned(shape: Iterable[Point], degrees: float, about: Point = (50, 50)) -> Shape:
    """Return the shape turned clockwise by `degrees` about a point."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ax, ay = about
    return [(ax + (x - ax) * cos - (y - ay) * sin, ay + (x - ax) * sin + (y - ay) * cos) for x, y in shape]


def moved(shape: Iterable[Point], dx: float, dy: float) -> Shape:
    """Return the shape shifted by (dx, dy)."""
    return [(x + dx, y + dy) for x, y in shape]


def mirrored(shape: Iterable[Point], axis: float = 50.0) -> Shape:
    """Return the shape's mirror image about the vertical line x = axis."""
    return [(2 * axis - x, y) for x, y in shape]


def scaled(shape: Iterable[Point], factor: float, about: Point = (50, 50)) -> Shape:
    """Return the shape enlarged by `factor` about a point."""
    ax, ay = about
    return [(ax + (x - ax) * factor, ay + (y - ay) * factor) for x, y in shape]


def crescent(body: Shape, dx: float, dy: float) -> Shape:
    """Return the shadow side of a body: what is left of it when its own copy is moved by (dx, dy), to the light."""
    copy = moved(body, dx, dy)
    return [*body, body[0], copy[0], *reversed(copy)]


def _spline(near: Sequence[Point], t: float) -> Point:
    """Return the point at t (0 to 1) between the second and third of four points."""

    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)

    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = near
    return along(x0, x1, x2, x3), along(y0, y1, y2, y3)
