"""A picture with a part of it lit: all else is dimmed, and the part has a frame."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw

from .encode import COLOURS
from .picture import Picture

Part = tuple[int, int, int, int]
"""Left, top, right and bottom of a part, in thousandths of the picture's width and height."""
_WHOLE = 1000
_DARK = (24, 24, 32)
_DIMMED = 0.62
_FRAME = (255, 196, 0)
_FRAME_WIDTH = 6


def lit(picture: Picture, parts: Sequence[Part]) -> Picture:
    """The picture with parts of it lit; as it is where there are none. Slow: call it off the event loop."""
    if not parts:
        return picture
    bright = Image.open(io.BytesIO(picture.data)).convert("RGB")
    shown = Image.blend(bright, Image.new("RGB", bright.size, _DARK), _DIMMED)
    boxes = [_pixels(part, bright.size) for part in parts]
    for box in boxes:
        shown.paste(bright.crop(box), box)
    pen = ImageDraw.Draw(shown)
    for left, top, right, bottom in boxes:
        pen.rectangle((left, top, right - 1, bottom - 1), outline=_FRAME, width=_FRAME_WIDTH)
    out = io.BytesIO()
    shown.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        out, "PNG", compress_level=2
    )
    return Picture(out.getvalue(), picture.filename, picture.width, picture.height, picture.alt)


def _pixels(part: Part, size: tuple[int, int]) -> tuple[int, int, int, int]:
    width, height = size
    left, top, right, bottom = part
    return left * width // _WHOLE, top * height // _WHOLE, right * width // _WHOLE, bottom * height // _WHOLE
