"""The standings of a tournament as a picture: a row for each person, their place, and its criteria."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from renderers.kit import palette
from renderers.kit.canvas import CENTRE, LEFT, Canvas
from renderers.kit.layout import ASIDE, BODY, GAP, HEADLINE, MARGIN, SMALL, WIDTH, Box
from renderers.kit.palette import CREAM, INK, PAPER, SAND, STONE, TABLE, mix
from renderers.kit.picture import Picture, encode_png, make_palette
from renderers.kit.type import Face, face_for, printable
from renderers.words import Words

MOST = 20
"""The number of rows shown."""
_ROW, _HEAD, _PLACE, _COLUMN = 68, 60, 90, 140


class StandingsRow(Struct, frozen=True):
    """A participant in the standings: place, name, a value for each column, and whether they are out."""

    place: int
    name: str
    values: tuple[str, ...]
    out: bool = False


def draw(name: str, columns: Sequence[str], rows: Sequence[StandingsRow], words: Words) -> Picture:
    """Return the picture of the standings of a tournament, of at most `MOST` people."""
    shown = list(rows)[:MOST]
    height = 2 * MARGIN + HEADLINE + 2 * GAP + _HEAD + max(1, len(shown)) * _ROW + GAP
    canvas = Canvas(WIDTH, height, TABLE)
    whole = Box(0, 0, WIDTH, height).inset(MARGIN)
    title = printable(name, Face.BOLD, "?")
    canvas.text_in(whole.top(HEADLINE + GAP), title, face_for(title), HEADLINE, CREAM, LEFT)
    card = whole.below(HEADLINE + 2 * GAP)
    canvas.card(card, CREAM)
    inner = card.inset(GAP, GAP // 2)
    _heads(canvas, inner.top(_HEAD), columns)
    for at, row in enumerate(shown):
        box = Box(inner.x, inner.y + _HEAD + at * _ROW, inner.width, _ROW)
        canvas.image.paste(SAND, (box.x, box.y, box.right, box.y + 2))
        _row(canvas, box, row, len(columns))
    data = encode_png(canvas.image, _palette())
    return Picture(data, "standings.png", WIDTH, height, alt(name, columns, rows, words))


def alt(name: str, columns: Sequence[str], rows: Sequence[StandingsRow], words: Words) -> str:
    """Return the picture in words, as far as an alt text allows."""
    said = words("standings-alt", name=name)
    for row in rows:
        values = ", ".join(f"{column} {value}" for column, value in zip(columns, row.values, strict=True))
        line = words("standings-alt-line", place=row.place, name=row.name, values=values)
        if len(said) + len(line) > 950:
            return f"{said} …"
        said = f"{said} {line}"
    return said


def _columns(box: Box, count: int) -> list[Box]:
    """Return the positions of the values, at the right."""
    left = box.right - count * _COLUMN
    return [Box(left + at * _COLUMN, box.y, _COLUMN, box.height) for at in range(count)]


def _heads(canvas: Canvas, box: Box, columns: Sequence[str]) -> None:
    for one, column in zip(columns, _columns(box, len(columns)), strict=True):
        canvas.text_in(column, one, Face.STRONG, ASIDE, STONE, CENTRE)


def _row(canvas: Canvas, box: Box, row: StandingsRow, count: int) -> None:
    """Draw place, name and values; those who are out fade."""
    colour = STONE if row.out else INK
    canvas.text_in(box.left(_PLACE - GAP), str(row.place), Face.BOLD, BODY, colour, CENTRE)
    name = printable(row.name, Face.STRONG, "?")
    room = Box(box.x + _PLACE, box.y, box.width - _PLACE - count * _COLUMN, box.height)
    canvas.text_in(room, name, Face.STRONG if not row.out else Face.TEXT, SMALL, colour, LEFT)
    for value, column in zip(row.values, _columns(box, count), strict=True):
        canvas.text_in(column, value, Face.TEXT, SMALL, colour, CENTRE)


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    """Return the colours of every table."""
    edges = ((INK, CREAM), (CREAM, TABLE), (STONE, CREAM), (SAND, CREAM))
    soft = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    return make_palette([*palette.colours_in(vars(palette)), *soft], [Image.new("RGB", (4, 4), PAPER)])
