"""A game as an animation: its frames, the cards before and after, and the encoding as animated WebP or GIF.

Frames are boards made smaller, each above a strip with the position in the game. They are kept as palette PNGs
until all are there, so a film of a hundred frames takes a few megabytes before it is encoded.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import GAP, GAP_SMALL, MARGIN, Box
from renderers.kit.marks import crown, seat_mark
from renderers.kit.palette import CREAM, INK, MIST, NOW, TABLE, TRAY
from renderers.kit.type import Face, face_for, printable, wrap

STRIP = 84
"""The strip's share of a frame, at the boards' own width."""
_BAR = 14
_TYPE = 44
_ROW = 120
_HEAD, _NAME, _SAID = 104, 64, 52
WEBP, GIF = "webp", "gif"


@dataclass(frozen=True, slots=True)
class FrameCaption:
    """A frame's position in the game: in words, as a share from 0 to 1, and whether something was decided there."""

    text: str
    share: float
    decisive: str = ""


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of a card: its seat, its text, the text at its end, and whether that seat has won."""

    seat: int
    text: str
    end: str = ""
    won: bool = False


def frame(board: bytes, size: tuple[int, int], where: FrameCaption) -> bytes:
    """Return an encoded board in a frame of a size: made smaller, with the strip below it. A palette PNG."""
    image = Image.open(io.BytesIO(board)).convert("RGB")
    canvas = Canvas(image.width, image.height + STRIP, TABLE)
    canvas.image.paste(image, (0, 0))
    strip = Box(0, image.height, image.width, STRIP)
    canvas.card(Box(0, strip.y, strip.width, _BAR), TRAY, 0)
    canvas.card(Box(0, strip.y, round(strip.width * where.share), _BAR), NOW, 0)
    line = Box(MARGIN, strip.y + _BAR, strip.width - 2 * MARGIN, STRIP - _BAR)
    canvas.text_in(line, where.text, Face.STRONG, _TYPE, CREAM, LEFT)
    if where.decisive:
        canvas.text_in(line, where.decisive, Face.BOLD, _TYPE, NOW, RIGHT)
    return _packed(_within(canvas.image, size))


def card(size: tuple[int, int], head: str, said: Sequence[str], lines: Sequence[CardLine]) -> bytes:
    """Return a card before the first board or after the last one: a headline, sentences, a line for each seat."""
    canvas = Canvas(*size, TABLE)
    scale = size[0] / 1200
    sized = [round(value * scale) for value in (_HEAD, _NAME, _SAID, _ROW, MARGIN, GAP)]
    head_type, name_type, said_type, row, margin, gap = sized
    room = size[0] - 2 * margin
    shown = wrap(head, face_for(head), head_type, room, 2)
    told = [part for one in said for part in wrap(one, Face.STRONG, said_type, room, 3)]
    line = round(said_type * 1.3)
    high = round(len(shown) * head_type * 1.2) + len(told) * line + gap + len(lines) * (row + gap // 2)
    y = max(margin, (size[1] - high) // 2)
    for part in shown:
        canvas.text_in(Box(margin, y, room, head_type), part, face_for(part), head_type, NOW)
        y += round(head_type * 1.2)
    for part in told:
        canvas.text_in(Box(margin, y, room, line), part, Face.STRONG, said_type, MIST)
        y += line
    y += gap
    for one in lines:
        _line(canvas, Box(margin, y, room, row), one, name_type)
        y += row + gap // 2
    return _packed(canvas.image)


def _line(canvas: Canvas, box: Box, line: CardLine, size: int) -> None:
    canvas.card(box, CREAM if line.won else TRAY, box.height // 4)
    ink = INK if line.won else CREAM
    mark = round(box.height * 0.6)
    canvas.paste_middle(seat_mark(line.seat, mark, on_light=line.won), box.left(box.height))
    inner = box.after(box.height)
    inner = inner.left(inner.width - GAP_SMALL * 2)
    end = inner.after(inner.width * 6 // 10)
    if line.won:
        canvas.paste_middle(crown(mark), Box(inner.x, inner.y, mark, inner.height))
        inner = inner.after(mark + GAP_SMALL)
    name = printable(line.text, Face.BOLD, str(line.seat + 1))
    canvas.text_in(inner.left(max(1, end.x - inner.x)) if line.end else inner, name, Face.BOLD, size, ink, LEFT)
    if line.end:
        canvas.text_in(end, line.end, Face.STRONG, round(size * 0.8), ink, RIGHT)


def animated(frames: Sequence[bytes], shown: Sequence[int], kind: str, scale: float = 1.0, quality: int = 70) -> bytes:
    """Return frames as one looping animation, each shown for a number of milliseconds. Slow."""
    images = [_scaled(Image.open(io.BytesIO(one)), scale, kind) for one in frames]
    out = io.BytesIO()
    first, *rest = images
    if kind == GIF:
        first.save(out, "GIF", save_all=True, append_images=rest, duration=list(shown), loop=0, optimize=False)
    else:
        given = {"quality": quality, "method": 2, "duration": list(shown), "loop": 0}
        first.save(out, "WEBP", save_all=True, append_images=rest, **given)
    return out.getvalue()


def _scaled(image: Image.Image, scale: float, kind: str) -> Image.Image:
    """Return an image at a scale; for a GIF with a separate palette."""
    if scale == 1.0:
        return image
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    small = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    return small.quantize(128, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE) if kind == GIF else small


def _within(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return an image fitted to a size, on the table if its proportions differ."""
    share = min(size[0] / image.width, size[1] / image.height)
    wanted = round(image.width * share), round(image.height * share)
    small = image.resize(wanted, Image.Resampling.LANCZOS, reducing_gap=2)
    if small.size == size:
        return small
    whole = Image.new("RGB", size, TABLE)
    whole.paste(small, ((size[0] - small.width) // 2, (size[1] - small.height) // 2))
    return whole


def _packed(image: Image.Image) -> bytes:
    out = io.BytesIO()
    packed = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    packed.save(out, "PNG", compress_level=1)
    return out.getvalue()
