"""The pen: draws one sprite at four times its size and reduces it once, for smooth edges; a large one at twice."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from renderers.kit.palette import INK, RGB
from renderers.kit.shapes import Shape

SUPERSAMPLE = 4
_LARGE = (
    320  # pixels: from this width on, edges are smooth enough at half the scale, which takes only a quarter of the time
)
_SLACK = 2  # pixels that a polygon's edge may reach beyond its corners
_Points = list[tuple[float, float]]
_Area = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels of the large picture."""
UNITS = 100.0  # a sprite is 100 units wide, whatever its size in pixels


class Pen:
    """Draws in units of a hundredth of the sprite's width; `picture` returns the finished image."""

    def __init__(self, width: int, height: int | None = None) -> None:
        self.size = (width, height or width)
        times = SUPERSAMPLE if width < _LARGE else SUPERSAMPLE // 2
        self._scale = width * times / UNITS
        self._big = (self.size[0] * times, self.size[1] * times)
        self._image = Image.new("RGBA", self._big, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)

    def fill(self, shape: Shape, colour: RGB) -> None:
        """Fill a closed shape."""
        self._draw.polygon(self._pixels(shape), fill=colour)

    def stroke(self, shape: Shape, colour: RGB, width: float, closed: bool = False) -> None:
        """Follow a shape with a round nib of `width` units."""
        _stroke(self._draw, self._pixels(shape), colour, width * self._scale, closed)

    def solid(self, shapes: Sequence[Shape], colour: RGB, ink: RGB = INK, line: float = 3.0) -> None:
        """Fill shapes that form one body, with one outline round them all and none between them."""
        for shape in shapes:
            self.stroke(shape, ink, 2 * line, closed=True)
        for shape in shapes:
            self.fill(shape, colour)

    def shade(self, within: Sequence[Shape], shapes: Sequence[Shape], colour: RGB) -> None:
        """Fill the part of `shapes` that lies on the body `within`: shadows, lights, stripes."""
        body, marks = self._polygons(within), self._polygons(shapes)
        if area := self._common(_bounds(body), _bounds(marks)):
            self._tint(ImageChops.multiply(_mask(body, area), _mask(marks, area)), area, colour)

    def hatch(self, within: Sequence[Shape], lines: Sequence[Shape], colour: RGB, width: float) -> None:
        """Stroke open lines where they lie on the body `within`: veins, grooves, stripes."""
        body, strokes = self._polygons(within), self._polygons(lines)
        nib = width * self._scale
        if not (area := self._common(_bounds(body), _bounds(strokes, nib + _SLACK))):
            return
        mask = Image.new("L", _size(area), 0)
        draw = ImageDraw.Draw(mask)
        for stroke in strokes:
            _stroke(draw, stroke, 255, nib, closed=False, origin=area)
        self._tint(ImageChops.multiply(_mask(body, area), mask), area, colour)

    def picture(self) -> Image.Image:
        """Return the sprite at its real size, RGBA."""
        return self._image.resize(self.size, Image.Resampling.LANCZOS)

    def _tint(self, mask: Image.Image, area: _Area, colour: RGB) -> None:
        self._image.paste(colour, area[:2], mask)

    def _common(self, one: _Area, other: _Area) -> _Area | None:
        """Return where two areas overlap on the sprite: large masks for small marks are most of a drawing's time."""
        left, top = max(one[0], other[0], 0), max(one[1], other[1], 0)
        right, bottom = min(one[2], other[2], self._big[0]), min(one[3], other[3], self._big[1])
        return (left, top, right, bottom) if left < right and top < bottom else None

    def _polygons(self, shapes: Sequence[Shape]) -> list[_Points]:
        return [self._pixels(shape) for shape in shapes]

    def _pixels(self, shape: Shape) -> _Points:
        return [(x * self._scale, y * self._scale) for x, y in shape]


def _mask(polygons: Sequence[_Points], area: _Area) -> Image.Image:
    """Return which pixels of an area the polygons cover."""
    mask = Image.new("L", _size(area), 0)
    draw = ImageDraw.Draw(mask)
    for polygon in polygons:
        draw.polygon(_moved(polygon, area), fill=255)
    return mask


def _moved(points: _Points, area: _Area) -> list[tuple[int, int]]:
    """Return points relative to an area's corner; cut to whole pixels first, as Pillow does, so that nothing shifts."""
    return [(int(x) - area[0], int(y) - area[1]) for x, y in points]


def _size(area: _Area) -> tuple[int, int]:
    return area[2] - area[0], area[3] - area[1]


def _bounds(lines: Sequence[_Points], slack: float = _SLACK) -> _Area:
    """Return whole pixels around everything that the lines touch."""
    across, down = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    if not across:
        return 0, 0, 0, 0
    left, top = math.floor(min(across) - slack), math.floor(min(down) - slack)
    return left, top, math.ceil(max(across) + slack), math.ceil(max(down) + slack)


def _stroke(
    draw: ImageDraw.ImageDraw,
    points: _Points,
    colour: RGB | int,
    width: float,
    closed: bool,
    origin: _Area = (0, 0, 0, 0),
) -> None:
    if closed:
        points = [*points, points[0]]
    nib = max(1, round(width))
    draw.line(_moved(points, origin), fill=colour, width=nib)
    # Pillow's own joints leave notches on tight curves; a dot on every point does not (its ellipses are a pixel wider
    # than asked, which would show as beads).
    radius = (nib - 1) / 2
    for x, y in points:
        draw.ellipse(_moved([(x - radius, y - radius), (x + radius, y + radius)], origin), fill=colour)
