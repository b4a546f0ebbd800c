"""Measures drawings without colours, finds cut edges, and records the text in pictures."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.kit import type as lettering
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.palette import TABLE
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face


def in_grey(stamp: Sprite) -> Image.Image:
    """A sprite on white as a black-and-white screen shows it."""
    ground = Image.new("L", stamp.size, 255)
    ground.paste(stamp.colours.convert("L"), (0, 0), stamp.cover)
    return ground


def apart(one: Sprite, other: Sprite) -> float:
    """Return the mean difference in grey of two sprites of one size, 0 to 255."""
    return ImageStat.Stat(ImageChops.difference(in_grey(one), in_grey(other))).mean[0]


def at_the_rim(stamp: Sprite) -> int:
    """Count the covered pixels of a sprite's four sides: many if it is drawn beyond them."""
    wide, high = stamp.size
    rims = ((0, 0, wide, 1), (0, 0, 1, high), (wide - 1, 0, wide, high), (0, high - 1, wide, high))
    return sum(level > 128 for rim in rims for level in stamp.cover.crop(rim).tobytes())


def amiss(boxes: Sequence[Box], whole: Box) -> list[object]:
    """Boxes that leave a whole or are empty, and pairs that overlap."""
    left = [box for box in boxes if not inside(box, whole) or box.width <= 0 or box.height <= 0]
    return [*left, *(pair for pair in combinations(boxes, 2) if overlap(*pair))]


def inside(box: Box, whole: Box) -> bool:
    """Return whether a box is within another."""
    return whole.x <= box.x and whole.y <= box.y and box.right <= whole.right and box.bottom <= whole.bottom


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes have a pixel in common."""
    beside = one.right <= other.x or other.right <= one.x
    return not (beside or one.bottom <= other.y or other.bottom <= one.y)


def opened(picture: Picture) -> Image.Image:
    """Return the decoded picture."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


class NotingCanvas(Canvas):
    """A canvas that draws neither pills, cards nor outlines, but notes where they would be."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height, TABLE)
        self.pills: list[Box] = []
        self.cards: list[Box] = []
        self.outlines: list[Box] = []

    def pill(self, box: Box, *style: Any, **more: Any) -> None:
        self.pills.append(box)

    def card(self, box: Box, *style: Any, **more: Any) -> None:
        self.cards.append(box)

    def outline(self, box: Box, *style: Any, **more: Any) -> None:
        self.outlines.append(box)


def writing(monkeypatch: pytest.MonkeyPatch) -> dict[str, Face]:
    """Record the texts in pictures from now on, with their typeface."""
    written: dict[str, Face] = {}
    label = lettering.label

    def noted(text: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
        written[text] = face
        return label(text, face, size)

    monkeypatch.setattr(lettering, "label", noted)
    return written


def in_boxes(written: dict[str, Face]) -> list[str]:
    """Return the texts whose typeface lacks letters of them, which show as boxes."""
    return [text for text, face in written.items() if not all(lettering.has_glyph(one, face) for one in text)]
