"""The pen: draws one sprite at four times its size and reduces it once, so edges are smooth."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from renderers.kit.palette import INK, RGB
from renderers.kit.shapes import Shape

SUPERSAMPLE = 4
UNITS = 100.0  # a sprite is 100 units wide, whatever its size in pixels


class Pen:
    """Draws in units of a hundredth of the sprite's width; `picture` hands over the finished image."""

    def __init__(self, width: int, height: int | None = None) -> None:
        self.size = (width, height or width)
        self._scale = width * SUPERSAMPLE / UNITS
        self._big = (self.size[0] * SUPERSAMPLE, self.size[1] * SUPERSAMPLE)
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
        self._image.paste(colour, (0, 0), ImageChops.multiply(self._mask(within), self._mask(shapes)))

    def hatch(self, within: Sequence[Shape], lines: Sequence[Shape], colour: RGB, width: float) -> None:
        """Stroke open lines where they lie on the body `within`: veins, grooves, stripes."""
        mask = Image.new("L", self._big, 0)
        draw = ImageDraw.Draw(mask)
        for line in lines:
            _stroke(draw, self._pixels(line), 255, width * self._scale, closed=False)
        self._image.paste(colour, (0, 0), ImageChops.multiply(self._mask(within), mask))

    def picture(self) -> Image.Image:
        """The sprite at its real size, RGBA."""
        return self._image.resize(self.size, Image.Resampling.LANCZOS)

    def _mask(self, shapes: Sequence[Shape]) -> Image.Image:
        mask = Image.new("L", self._big, 0)
        draw = ImageDraw.Draw(mask)
        for shape in shapes:
            draw.polygon(self._pixels(shape), fill=255)
        return mask

    def _pixels(self, shape: Shape) -> list[tuple[float, float]]:
        return [(x * self._scale, y * self._scale) for x, y in shape]


def _stroke(
    draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], colour: RGB | int, width: float, closed: bool
) -> None:
    if closed:
        points = [*points, points[0]]
    nib = max(1, round(width))
    draw.line(points, fill=colour, width=nib)
    # Pillow's own joints leave notches on tight curves; a dot on every point does not (its ellipses are a pixel wider
    # than asked, which would show as beads).
    radius = (nib - 1) / 2
    for x, y in points:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
