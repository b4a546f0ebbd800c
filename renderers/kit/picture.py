"""What a renderer hands over: encoded bytes, their size, and the words for those who do not see them.

A picture becomes a palette PNG. The palette is made once for each title, from pictures that show everything it draws,
so each picture is only mapped to it and deflated. Deflating was half of the time of a picture: Pillow hands zlib-ng one
row at a time, 8 ms for a board of Foodfighters; all rows at once take 4 (1200x1600, level 2, 2-core x86-64 VM).
"""

from __future__ import annotations

import io
import math
import struct
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw
from zlib_ng import zlib_ng

from renderers.kit.palette import RGB
from renderers.kit.sprites import sprite

ALT_LIMIT = 1024  # Discord's limit for an attachment's description
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. `alt` tells what it shows and never exceeds ALT_LIMIT characters."""

    data: bytes
    filename: str
    width: int
    height: int
    alt: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", trimmed(self.alt, ALT_LIMIT))


def trimmed(text: str, limit: int) -> str:
    """The text within `limit` characters, cut after a whole word and ended with an ellipsis if need be."""
    if len(text) <= limit:
        return text
    head = text[: limit - len(ELLIPSIS) + 1]
    cut = head.rstrip() if head[-1:].isspace() else head.rpartition(" ")[0] or head[:-1]
    return cut.rstrip(" ,;:–") + ELLIPSIS


COLOURS = 256
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL = 2
DENSE = 4
"""The level of deflating for pictures that are full of small things: twice the time for a tenth fewer bytes."""
_CELL = 4  # Pillow maps all colours of a cell of this edge to one palette entry, that nearest to its low corner


def make_palette(named: Iterable[RGB], samples: Sequence[Image.Image], most: int = COLOURS) -> Image.Image:
    """A palette (a P image to map with): the named colours exactly, then what the samples need most.

    With fewer than the `most` possible colours a picture full of small things deflates better.

    Pillow looks up the low corner of a colour's cell, so an entry that lies nearer to that corner than a named
    colour does would take its place; such entries are left out (of two named colours, the later one).
    """
    exact: list[RGB] = []
    for colour in named:
        if not any(_usurps(colour, kept) or _usurps(kept, colour) for kept in exact):
            exact.append(colour)
    needed = [colour for colour in _needed(samples, most) if not any(_usurps(colour, kept) for kept in exact)]
    chosen = [*exact, *needed][:most]
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in chosen for channel in colour])
    return palette


def kept_palette(key: tuple[Hashable, ...], make: Callable[[], Image.Image]) -> Image.Image:
    """The palette that `make` makes, kept like a sprite: the samples need not be drawn again by the next process."""
    return _palette_of(sprite(("palette", *key), lambda: palette_strip(make()).convert("RGBA")).colours)


def shipped_palette(file: Path, make: Callable[[], Image.Image]) -> Image.Image:
    """The palette of a file that comes with a title (`palette_strip`); what `make` makes where there is none.

    To draw all samples takes a second or two, for which the first picture of a new machine would wait.
    """
    if not file.exists():
        return make()
    with Image.open(file) as strip:
        return _palette_of(strip.convert("RGB"))


def palette_strip(palette: Image.Image) -> Image.Image:
    """A palette's colours as a picture one pixel high."""
    channels = bytes(palette.getpalette() or ())
    return Image.frombytes("RGB", (len(channels) // 3, 1), channels)


def _palette_of(strip: Image.Image) -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette(strip.tobytes())
    return palette


def encode_png(image: Image.Image, palette: Image.Image, level: int = _LEVEL) -> bytes:
    """The picture as a palette PNG, each pixel in the nearest colour of the palette; `level` is of deflating."""
    return palette_png(image.quantize(palette=palette, dither=Image.Dither.NONE), level)


def palette_png(image: Image.Image, level: int = _LEVEL) -> bytes:
    """A picture with a palette (mode P) as PNG."""
    # A row begins with its filter; 0 is none, the best for flat colours. So the rows get one more pixel before them.
    rows = Image.new("L", (image.width + 1, image.height))
    rows.paste(Image.frombytes("L", image.size, image.tobytes()), (1, 0))
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)  # 8 bits a pixel, by a palette
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(image.getpalette() or ())),
        (b"IDAT", zlib_ng.compress(rows.tobytes(), level)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(name)))


def _needed(samples: Sequence[Image.Image], most: int) -> list[RGB]:
    """The adaptive palette of all samples side by side, commonest colour first."""
    strip = Image.new("RGB", (sum(s.width for s in samples), max((s.height for s in samples), default=1)))
    x = 0
    for sample in samples:
        strip.paste(sample, (x, 0))
        x += sample.width
    reduced = strip.quantize(most, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    counts: list[tuple[int, int]] = reduced.getcolors(most) or []  # type: ignore[assignment]
    flat = reduced.getpalette() or []
    entries = [index for _, index in sorted(counts, reverse=True)]
    return [(flat[3 * i], flat[3 * i + 1], flat[3 * i + 2]) for i in entries]


def _usurps(colour: RGB, named: RGB) -> bool:
    corner = [channel - channel % _CELL for channel in named]
    return math.dist(colour, corner) <= math.dist(named, corner)


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
    mapped = shown.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return Picture(palette_png(mapped), picture.filename, picture.width, picture.height, picture.alt)


def draw_lit(draw: Callable[[], Picture], parts: Sequence[Part]) -> Picture:
    """Draw a picture with parts of it lit."""
    return lit(draw(), parts)


def _pixels(part: Part, size: tuple[int, int]) -> tuple[int, int, int, int]:
    width, height = size
    left, top, right, bottom = part
    return left * width // _WHOLE, top * height // _WHOLE, right * width // _WHOLE, bottom * height // _WHOLE
