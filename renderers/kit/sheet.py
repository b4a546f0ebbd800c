"""The contact sheet: every picture of a title on one page, for review before anything is called done."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.layout import GAP, MARGIN, SMALL, Box
from renderers.kit.palette import CREAM, TABLE
from renderers.kit.picture import Picture
from renderers.kit.type import Face

THUMB = 560  # as wide as Discord shows a picture on a desktop
CAPTION = 64


def contact_sheet(pictures: Sequence[tuple[str, Picture]], across: int = 4) -> bytes:
    """Return one PNG page with a thumbnail and the name of each picture, in the given order.

    Raise ValueError if there is nothing to show.
    """
    if not pictures:
        raise ValueError("A contact sheet needs at least one picture.")
    thumbs = [(name, _thumbnail(picture)) for name, picture in pictures]
    across = min(across, len(thumbs))
    lines = [thumbs[i : i + across] for i in range(0, len(thumbs), across)]
    heights = [max(image.height for _, image in line) + CAPTION + GAP for line in lines]
    page = Canvas(2 * MARGIN + across * (THUMB + GAP) - GAP, 2 * MARGIN + sum(heights), TABLE)
    y = MARGIN
    for line, height in zip(lines, heights, strict=True):
        for column, (name, image) in enumerate(line):
            x = MARGIN + column * (THUMB + GAP)
            page.text_in(Box(x, y, THUMB, CAPTION), name, Face.STRONG, SMALL, CREAM)
            page.image.paste(image, (x, y + CAPTION))
        y += height
    out = io.BytesIO()
    page.image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _thumbnail(picture: Picture) -> Image.Image:
    full = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return full.resize((THUMB, round(full.height * THUMB / full.width)), Image.Resampling.LANCZOS)
