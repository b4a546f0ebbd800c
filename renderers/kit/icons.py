"""Pieces drawn small and alone, shown beside the words of a choice: on Discord as emoji of the application."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping

from PIL import Image

from renderers.kit.sprites import Sprite

Icons = Mapping[str, Callable[[int], Sprite]]
"""The drawing of each piece at a size in pixels, by its name: the kind of a choice, a hyphen, and its key."""

SIZE = 128


def icon_png(draw: Callable[[int], Sprite]) -> bytes:
    """Return a piece as a square PNG with a transparent ground."""
    stamp = draw(SIZE)
    image = stamp.colours.convert("RGBA")
    image.putalpha(stamp.cover)
    square = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    square.paste(image, ((SIZE - stamp.width) // 2, (SIZE - stamp.height) // 2))
    out = io.BytesIO()
    square.save(out, "PNG")
    return out.getvalue()
