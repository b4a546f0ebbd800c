"""The canvas: an RGB picture for cards, outlines, sprites and labels."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from renderers.kit import type as lettering
from renderers.kit.layout import RADIUS, Box
from renderers.kit.palette import RGB
from renderers.kit.pen import SUPERSAMPLE
from renderers.kit.sprites import CACHE, Sprite, sprite
from renderers.kit.type import Face

LEFT, CENTRE, RIGHT = "left", "centre", "right"


@dataclass(frozen=True, slots=True)
class Written:
    """A drawn line of text, its canvas, and the box that its ink covers there."""

    text: str
    face: Face
    size: int
    canvas: Canvas
    box: Box


_written: ContextVar[list[Written] | None] = ContextVar("written", default=None)


@contextmanager
def texts_drawn() -> Iterator[list[Written]]:
    """Collect every line of text drawn in this context; sprites and backdrops with text are redrawn for it."""
    CACHE.forget()
    collected: list[Written] = []
    token = _written.set(collected)
    try:
        yield collected
    finally:
        _written.reset(token)


class Canvas:
    """A picture being drawn. Positions are pixels; boxes are `Box`es."""

    def __init__(self, width: int, height: int, ground: RGB) -> None:
        self.image = Image.new("RGB", (width, height), ground)

    @classmethod
    def over(cls, background: Image.Image) -> Canvas:
        """Return a canvas that starts as a copy of a finished background."""
        canvas = cls.__new__(cls)
        canvas.image = background.convert("RGB")
        return canvas

    def card(self, box: Box, fill: RGB, radius: int = RADIUS) -> None:
        """Draw a filled rectangle with round corners."""
        radius = max(0, min(radius, box.width // 2, box.height // 2))
        self._fill(box.x + radius, box.y, box.right - radius, box.bottom, fill)
        for left, right in ((box.x, box.x + radius), (box.right - radius, box.right)):
            self._fill(left, box.y + radius, right, box.bottom - radius, fill)
        for x, y, corner in _corners(box, _round_corners(radius), radius):
            self.image.paste(fill, (x, y), corner)

    def outline(self, box: Box, colour: RGB, thickness: int, radius: int = RADIUS) -> None:
        """Draw a frame just inside the box."""
        edge = max(radius, thickness)
        if 2 * edge >= min(box.width, box.height):
            self.image.paste(colour, (box.x, box.y), _ring(box.width, box.height, radius, thickness))
            return
        for top in (box.y, box.bottom - thickness):
            self._fill(box.x + edge, top, box.right - edge, top + thickness, colour)
        for left in (box.x, box.right - thickness):
            self._fill(left, box.y + edge, left + thickness, box.bottom - edge, colour)
        for x, y, corner in _corners(box, _ring_corners(edge, radius, thickness), edge):
            self.image.paste(colour, (x, y), corner)

    def pill(self, box: Box, fill: RGB) -> None:
        """Draw a card with semicircular ends."""
        self.card(box, fill, min(box.width, box.height) // 2)

    def paste(self, stamp: Sprite, x: int, y: int) -> None:
        """Draw a sprite with its top left at (x, y)."""
        # Without a mask that takes a tenth of the time.
        self.image.paste(stamp.image, (x, y), None if stamp.opaque else stamp.image)

    def paste_middle(self, stamp: Sprite, box: Box) -> None:
        """Draw a sprite in the middle of a box."""
        place = box.middle(stamp.width, stamp.height)
        self.paste(stamp, place.x, place.y)

    def paste_image(self, image: Image.Image, box: Box, radius: int) -> None:
        """Draw an image of the box's size, its corners rounded."""
        radius = max(0, min(radius, box.width // 2, box.height // 2))
        corners = list(_corners(box, _round_corners(radius), radius))
        below = [self.image.crop((x, y, x + radius, y + radius)) for x, y, _ in corners]
        self.image.paste(image, (box.x, box.y))
        for (x, y, corner), ground in zip(corners, below, strict=True):
            self.image.paste(ground, (x, y), ImageChops.invert(corner))

    def text(self, x: int, base: int, text: str, face: Face, size: int, colour: RGB, align: str = LEFT) -> int:
        """Draw a line of text on a base line, aligned at x; return its width."""
        if not text:
            return 0
        wide = lettering.width(text, face, size)
        start = x - {LEFT: 0, CENTRE: wide // 2, RIGHT: wide}[align]
        cover, dx, dy = lettering.label(text, face, size)
        self.image.paste(colour, (start + dx, base + dy), cover)
        if (collected := _written.get()) is not None:
            box = Box(start + dx, base + dy, cover.width, cover.height)
            collected.append(Written(text, face, size, self, box))
        return wide

    def text_in(self, box: Box, text: str, face: Face, size: int, colour: RGB, align: str = CENTRE) -> int:
        """Draw a line of text in a box: shortened to its width, centred on its height by capitals."""
        fitted = lettering.fit(text, face, size, box.width)
        base = box.y + (box.height + lettering.cap_height(face, size)) // 2
        x = {LEFT: box.x, CENTRE: box.centre[0], RIGHT: box.right}[align]
        return self.text(x, base, fitted, face, size, colour, align)

    def dim(self, box: Box, colour: RGB, share: float, radius: int = RADIUS) -> None:
        """Cover a box thinly, so that it fades."""
        # By a table of the new values: a quarter of the time of a paste through a mask.
        below = self.image.crop((box.x, box.y, box.right, box.bottom))
        self.paste_image(below.point(_mixing(colour, share)), box, radius)

    def arrow(self, start: tuple[int, int], end: tuple[int, int], colour: RGB, edge: RGB, thickness: int) -> None:
        """Draw a fat arrow between two points."""
        x, y = min(start[0], end[0]), min(start[1], end[1])
        pad = 3 * thickness
        a = (start[0] - x + pad, start[1] - y + pad)
        b = (end[0] - x + pad, end[1] - y + pad)
        stamp = sprite(("arrow", a, b, colour, edge, thickness), lambda: _arrow(a, b, colour, edge, thickness))
        self.paste(stamp, x - pad, y - pad)

    def _fill(self, left: int, top: int, right: int, bottom: int, colour: RGB) -> None:
        """Colour a rectangle. Without a mask that takes a tenth of the time, so masks are for corners alone."""
        if left < right and top < bottom:
            self.image.paste(colour, (left, top, right, bottom))


_Masks = tuple[Image.Image, ...]


def _corners(box: Box, masks: _Masks, edge: int) -> Iterator[tuple[int, int, Image.Image]]:
    """Return the positions of the four corners of a box, each with its mask."""
    places = ((x, y) for x in (box.x, box.right - edge) for y in (box.y, box.bottom - edge))
    return ((x, y, mask) for (x, y), mask in zip(places, masks, strict=False))


@lru_cache(maxsize=64)
def _round_corners(radius: int) -> _Masks:
    return _cut(_rounded(2 * radius, 2 * radius, radius), radius)


@lru_cache(maxsize=64)
def _ring_corners(edge: int, radius: int, thickness: int) -> _Masks:
    return _cut(_ring(4 * edge, 4 * edge, radius, thickness), edge)


def _cut(mask: Image.Image, edge: int) -> _Masks:
    """Return the four corners of a mask that is at least twice the edge wide; none without an edge."""
    ends = ((0, mask.width - edge), (0, mask.height - edge))
    places = [(x, y) for x in ends[0] for y in ends[1]] if edge else []
    return tuple(mask.crop((x, y, x + edge, y + edge)) for x, y in places)


@lru_cache(maxsize=256)
def _rounded(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius <= 0:
        return mask
    big = Image.new("L", (2 * radius * SUPERSAMPLE, 2 * radius * SUPERSAMPLE), 0)
    ImageDraw.Draw(big).ellipse((0, 0, big.width - 1, big.height - 1), fill=255)
    disc = big.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            mask.paste(disc.crop((left, top, left + radius, top + radius)), (x, y))
    return mask


@lru_cache(maxsize=64)
def _mixing(colour: RGB, share: float) -> list[int]:
    """Return the new value of each value of each channel under such a cover."""
    kept = 1.0 - share
    return [round(value * kept + channel * share) for channel in colour for value in range(256)]


@lru_cache(maxsize=128)
def _ring(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    hole = Image.new("L", (width, height), 0)
    inner = _rounded(width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness))
    hole.paste(inner, (thickness, thickness))
    return ImageChops.subtract(_rounded(width, height, radius), hole)


def _arrow(a: tuple[int, int], b: tuple[int, int], colour: RGB, edge: RGB, thickness: int) -> Image.Image:
    scale = SUPERSAMPLE // 2  # long soft lines need less than sprites, and arrows are large
    size = (max(a[0], b[0]) + 3 * thickness, max(a[1], b[1]) + 3 * thickness)
    image = Image.new("RGBA", (size[0] * scale, size[1] * scale), (*edge, 0))
    draw = ImageDraw.Draw(image)
    for ink, extra in ((edge, thickness * 0.3), (colour, 0.0)):
        points = _arrow_points(a, b, thickness, extra)
        draw.polygon([(x * scale, y * scale) for x, y in points], fill=ink)
    return image.resize(size, Image.Resampling.LANCZOS)


def _arrow_points(a: tuple[int, int], b: tuple[int, int], thickness: int, extra: float) -> list[tuple[float, float]]:
    length = max(1.0, math.dist(a, b))
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    half, barb, head = thickness / 2 + extra, thickness * 1.35 + 2 * extra, thickness * 1.9
    along = ((-extra, half), (length - head, half), (length - head - extra * 0.6, barb), (length + extra * 1.9, 0.0))
    outline = [*along, *((d, -side) for d, side in reversed(along[:3]))]
    return [(a[0] + ux * d - uy * side, a[1] + uy * d + ux * side) for d, side in outline]
