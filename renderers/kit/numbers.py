"""Numbers on a private picture: each possible choice has the number with which its label begins."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.palette import INK, NOW
from renderers.kit.type import Face
from renderers.words import Words

SHARE = 0.075
"""The size of a number, as a share of the width of the picture: 29 points on a phone."""
_LEAST = 720
"""The smallest width of a close-up."""


def number(canvas: Canvas, box: Box, shown: int, size: int) -> None:
    """Draw a number on a disc in the middle of a box."""
    disc = box.middle(size, size)
    canvas.pill(disc.inset(-max(3, size // 16)), INK)
    canvas.pill(disc, NOW)
    canvas.text_in(disc, str(shown), Face.DISPLAY, round(size * (0.62 if shown < 10 else 0.54)), INK)


def close_up(page: Box, places: Iterable[Box], margin: int) -> Box:
    """Return the part of a page with some places and a margin round them, at least as wide as a picture should be."""
    boxes = list(places)
    left, top = min(box.x for box in boxes) - margin, min(box.y for box in boxes) - margin
    right, bottom = max(box.right for box in boxes) + margin, max(box.bottom for box in boxes) + margin
    wide, high = max(right - left, _LEAST), max(bottom - top, _LEAST * 3 // 4)
    # Never wider than twice its height, or taller than a phone shows without scrolling.
    wide, high = min(max(wide, high), page.width), min(max(high, wide // 2), page.height)
    x = min(max((left + right - wide) // 2, page.x), page.right - wide)
    y = min(max((top + bottom - high) // 2, page.y), page.bottom - high)
    return Box(x, y, wide, high)


def cut(image: Image.Image, box: Box) -> Image.Image:
    """Return a part of a picture."""
    return image.crop((box.x, box.y, box.right, box.bottom))


def legend(words: Words, numbered: Iterable[tuple[str, int]]) -> str:
    """Return the numbers of a picture in words, for its alt text: the name of each."""
    each = [words("picture-number", number=number, name=name) for name, number in numbered]
    return words("picture-numbers", places=", ".join(each))
