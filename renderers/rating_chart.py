"""Ratings over time as a picture: a line for each title and number of seats; for the first a band of uncertainty.

Each line has a colour, a mark and a name; the alt text says the same in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw

from renderers.kit import palette
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import ASIDE, BODY, GAP, HEADLINE, MARGIN, SMALL, WIDTH, Box
from renderers.kit.marks import seat_mark
from renderers.kit.palette import CREAM, INK, PAPER, SAND, STONE, TABLE, mix, seat_style
from renderers.kit.picture import Picture, encode_png, make_palette
from renderers.kit.type import Face, face_for, printable
from renderers.words import Words

MOST = 4
"""The number of lines that are distinguishable."""
_HEIGHT, _LEGEND, _SCALE, _FOOT = 1200, 76, 130, 70
_SUPER = 2


class RatingStep(Struct, frozen=True):
    """A rating after a game: its points, and the uncertainty of the true strength."""

    points: int
    spread: int


class RatingLine(Struct, frozen=True):
    """The ratings of one title with a number of seats, game by game."""

    title: str
    seats: int
    steps: tuple[RatingStep, ...]


def draw(name: str, lines: Sequence[RatingLine], words: Words) -> Picture:
    """Return the picture of somebody's ratings, of at most `MOST` titles; the lines must not be empty."""
    shown = list(lines)[:MOST]
    canvas = Canvas(WIDTH, _HEIGHT, TABLE)
    whole = Box(0, 0, WIDTH, _HEIGHT).inset(MARGIN)
    title = words("rating-chart-title", name=printable(name, Face.BOLD, "?"))
    canvas.text_in(whole.top(HEADLINE + GAP), title, face_for(title), HEADLINE, CREAM, LEFT)
    below = whole.below(HEADLINE + 2 * GAP)
    legend = below.top(_LEGEND * len(shown) + GAP)
    chart = below.below(legend.height + GAP)
    canvas.card(legend, CREAM)
    for number, line in enumerate(shown):
        row = Box(legend.x, legend.y + GAP // 2 + number * _LEGEND, legend.width, _LEGEND).inset(GAP, 0)
        _legend(canvas, row, number, line, words)
    canvas.card(chart, CREAM)
    _chart(canvas, chart.inset(GAP), shown, words)
    data = encode_png(canvas.image, _palette())
    return Picture(data, "ratings.png", WIDTH, _HEIGHT, alt(name, lines, words))


def alt(name: str, lines: Sequence[RatingLine], words: Words) -> str:
    """Return the picture in words."""
    said = [words("rating-chart-alt-title", name=name)]
    for line in list(lines)[:MOST]:
        said.append(words("rating-chart-alt", line=_name(line, words), first=str(line.steps[0].points), **_last(line)))
    return " ".join(said)


def _name(line: RatingLine, words: Words) -> str:
    return words("rating-chart-line", title=words(f"{line.title}-name"), seats=line.seats)


def _last(line: RatingLine) -> dict[str, int | str]:
    last = line.steps[-1]
    return {"points": str(last.points), "spread": str(last.spread), "games": len(line.steps)}


def _legend(canvas: Canvas, row: Box, number: int, line: RatingLine, words: Words) -> None:
    """Draw mark, name, and the present rating."""
    canvas.paste_middle(seat_mark(number, 44, on_light=True), row.left(52))
    value = words("rating-chart-value", **_last(line))
    room = Box(row.x + 64, row.y, row.width - 64, row.height)
    canvas.text_in(room, value, Face.BOLD, BODY, INK, RIGHT)
    canvas.text_in(room.left(room.width - 420), _name(line, words), Face.STRONG, SMALL, INK, LEFT)


def _chart(canvas: Canvas, box: Box, lines: Sequence[RatingLine], words: Words) -> None:
    """Draw grid, bands, lines and marks; from left to right each line has all its games."""
    field = Box(box.x + _SCALE, box.y + GAP, box.width - _SCALE - GAP, box.height - _FOOT - GAP)
    low, high = _range(lines)
    for points in range(low, high + 1, _tick(low, high)):
        y = _at(points, low, high, field)
        canvas.image.paste(SAND, (field.x, y, field.right, y + 2))
        canvas.text(field.x - GAP // 2, y + 10, str(points), Face.TEXT, ASIDE, STONE, RIGHT)
    footer = Box(box.x, box.bottom - _FOOT + GAP, box.width, ASIDE)
    canvas.text_in(footer, words("rating-chart-foot"), Face.TEXT, ASIDE, STONE)
    band = Image.new("RGB", (field.width, field.height), CREAM)
    band.paste(mix(seat_style(0).colour, CREAM, 0.7), (0, 0), _band(field, lines[0], low, high))
    ground = canvas.image.crop((field.x, field.y, field.right, field.bottom))
    canvas.image.paste(ImageChops.darker(ground, band), (field.x, field.y))
    for number, line in reversed(list(enumerate(lines))):
        _stroke(canvas, field, line, number, low, high)


def _range(lines: Sequence[RatingLine]) -> tuple[int, int]:
    """Return the points shown: all ratings, and the uncertainty of the last ones."""
    values = [step.points for line in lines for step in line.steps]
    ends = [line.steps[-1] for line in lines]
    values += [end.points + side * end.spread for end in ends[:1] for side in (-1, 1)]
    step = _tick(min(values), max(values))
    return min(values) // step * step, -(-max(values) // step) * step


def _tick(low: int, high: int) -> int:
    return next((step for step in (20, 50, 100, 200, 250) if (high - low) / step <= 8), 500)


def _at(points: float, low: int, high: int, field: Box) -> int:
    share = (points - low) / max(1, high - low)
    return round(field.bottom - max(0.0, min(1.0, share)) * field.height)


def _places(field: Box, line: RatingLine) -> list[int]:
    count = len(line.steps)
    if count == 1:
        return [field.x + field.width // 2]
    return [field.x + round(at * (field.width - 60) / (count - 1)) + 30 for at in range(count)]


def _band(field: Box, line: RatingLine, low: int, high: int) -> Image.Image:
    """Return the band of the true strength, as a mask."""
    mask = Image.new("L", (field.width, field.height), 0)
    xs = _places(field, line)
    if len(xs) == 1:
        xs = [xs[0] - 40, xs[0] + 40]
    steps = line.steps if len(line.steps) > 1 else line.steps * 2
    edges = []
    for side in (1, -1):
        ends = [_at(step.points + side * step.spread, low, high, field) - field.y for step in steps]
        edges.append([(x - field.x, y) for x, y in zip(xs, ends, strict=True)])
    above, under = edges
    ImageDraw.Draw(mask).polygon([*above, *reversed(under)], fill=255)
    return mask


def _stroke(canvas: Canvas, field: Box, line: RatingLine, number: int, low: int, high: int) -> None:
    """Draw the line itself, large and then reduced, with its mark at the end."""
    points = [(x, _at(s.points, low, high, field)) for x, s in zip(_places(field, line), line.steps, strict=True)]
    for thickness, colour in ((12, INK), (7, seat_style(number).colour)):
        mask = Image.new("L", (field.width * _SUPER, field.height * _SUPER), 0)
        inside = [((x - field.x) * _SUPER, (y - field.y) * _SUPER) for x, y in points]
        ImageDraw.Draw(mask).line(inside, fill=255, width=thickness * _SUPER, joint="curve")
        small = mask.resize((field.width, field.height), Image.Resampling.LANCZOS)
        canvas.image.paste(colour, (field.x, field.y), small)
    x, y = points[-1]
    canvas.paste_middle(seat_mark(number, 48, on_light=True), Box(x - 24, y - 24, 48, 48))


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    """Return the colours of every chart."""
    named = palette.colours_in(vars(palette))
    band = mix(palette.SEATS[0].colour, CREAM, 0.7)
    edges = ((INK, CREAM), (CREAM, TABLE), (STONE, CREAM), (INK, band))
    soft = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    sample = Image.new("RGB", (4, 4), PAPER)
    return make_palette([*named, *(style.colour for style in palette.SEATS), band, *soft], [sample])
