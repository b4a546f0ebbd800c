"""Boards cut into tiles, so that many similar ones need little space: equal tiles are drawn and stored once."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from PIL import Image

EDGE = 120
"""The size of a tile in the board's own pixels; those at the right and the lower edge may be smaller."""
SCALES = (0.8, 0.6, 0.4)
"""The scales at which boards can be stored, so that tiles have whole edges."""
_AROUND = 12  # pixels around a tile that affect its smaller picture
_QUALITY = 62
_EFFORT = 2
_DIGEST = 9  # bytes: enough to distinguish some hundred thousand tiles

Edges = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Cut:
    """A board as tiles: its size in pixels, and its tiles by name, row by row."""

    width: int
    height: int
    tiles: tuple[str, ...]


def edge(scale: float) -> int:
    """Return how wide and high a tile is at a scale."""
    return round(EDGE * scale)


def cut(board: bytes, scale: float, known: Collection[str]) -> tuple[Cut, dict[str, bytes]]:
    """Return an encoded board as tiles at a scale, and those tiles that are not known yet, as WebP by name."""
    image = Image.open(io.BytesIO(board))
    image.load()
    ground = hashlib.blake2b(bytes(image.getpalette() or ()), digest_size=8).digest()
    names, new = [], dict[str, bytes]()
    for box in _boxes(*image.size):
        size = f"{box[2] - box[0]} {scale}".encode()
        digest = hashlib.blake2b(image.crop(box).tobytes(), digest_size=_DIGEST, key=size, salt=ground)
        names.append(digest.hexdigest())
        if names[-1] not in known and names[-1] not in new:
            new[names[-1]] = _encoded(image, box, scale)
    return Cut(_scaled(image.width, scale), _scaled(image.height, scale), tuple(names)), new


def _boxes(width: int, height: int) -> Iterator[Edges]:
    for y in range(0, height, EDGE):
        for x in range(0, width, EDGE):
            yield x, y, min(width, x + EDGE), min(height, y + EDGE)


def _encoded(image: Image.Image, box: Edges, scale: float) -> bytes:
    """Return one tile made smaller, with its surroundings taken into account, so that no seam shows."""
    left, top = max(0, box[0] - _AROUND), max(0, box[1] - _AROUND)
    around = image.crop((left, top, min(image.width, box[2] + _AROUND), min(image.height, box[3] + _AROUND)))
    inside = (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
    size = _scaled(box[2] - box[0], scale), _scaled(box[3] - box[1], scale)
    small = around.convert("RGB").resize(size, Image.Resampling.LANCZOS, box=inside)
    out = io.BytesIO()
    small.save(out, "WEBP", quality=_QUALITY, method=_EFFORT)
    return out.getvalue()


def _scaled(pixels: int, scale: float) -> int:
    return max(1, round(pixels * scale))
