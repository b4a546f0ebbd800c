"""The course of a game as a picture: a line for each seat, turning points, the winner, and everybody's luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageDraw

from renderers.kit import palette
from renderers.kit.canvas import CENTRE, LEFT, RIGHT, Canvas
from renderers.kit.layout import BODY, GAP, GAP_SMALL, HEADLINE, MARGIN, SMALL, WIDTH, Box
from renderers.kit.marks import crown, seat_mark
from renderers.kit.palette import CREAM, INK, NOW, SAND, STONE, TABLE, TRAY, WHITE, seat_style
from renderers.kit.picture import Picture, encode_png, make_palette
from renderers.kit.type import Face, face_for, printable, width

PLOT = 760
_ROW = 112
_BETWEEN = 16
_THICK, _EDGE = 10, 16
_SMOOTH = 2
_MARK = 44
_POINT = 60
_GAUGE = 330

_Place = Callable[[int, float], tuple[float, float]]
"""The position in the picture of a value after a step."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat: its name, its values after each step, its result in words, its luck (0 to 1) and that in words."""

    name: str
    values: tuple[float, ...]
    ended: str
    won: bool = False
    luck: float | None = None
    lucky: str = ""


@dataclass(frozen=True, slots=True)
class TurningPointMark:
    """A turning point: its step, and its name in the picture."""

    step: int
    name: str


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of the picture: its heading, its subject, the meaning of high and low, and of the steps."""

    head: str
    about: str
    high: str
    low: str
    first: str
    last: str


def draw_chart(
    seats: Sequence[SeatLine], turnings: Sequence[TurningPointMark], labels: Labels, alt: str, name: str
) -> Picture:
    """Return the chart. Slow: call it off the event loop."""
    high = 3 * MARGIN + HEADLINE + BODY + PLOT + GAP + len(seats) * (_ROW + _BETWEEN)
    canvas = Canvas(WIDTH, high, TABLE)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, high - 2 * MARGIN)
    canvas.text_in(inner.top(HEADLINE), labels.head, face_for(labels.head), HEADLINE, NOW, LEFT)
    canvas.text_in(inner.below(HEADLINE + GAP_SMALL).top(BODY), labels.about, Face.STRONG, SMALL, CREAM, LEFT)
    plot = inner.below(HEADLINE + BODY + MARGIN).top(PLOT)
    _plot(canvas, plot, seats, turnings, labels)
    below = inner.below(HEADLINE + BODY + MARGIN + PLOT + GAP)
    for at, seat in enumerate(seats):
        _seat(canvas, Box(below.x, below.y + at * (_ROW + _BETWEEN), below.width, _ROW), at, seat)
    return Picture(encode_png(canvas.image, _colours()), f"{name}.png", WIDTH, high, alt)


@cache
def _colours() -> Image.Image:
    """Return the palette: everything drawn, and the mixed colours at smooth edges."""
    named = palette.colours_in(vars(palette))
    styles = [style.colour for style in palette.SEATS]
    grounds = (CREAM, INK, TABLE, TRAY)
    between = [palette.mix(a, b, share) for a in styles for b in grounds for share in (0.33, 0.67)]
    greys = [palette.mix(a, b, n / 6) for a in (CREAM, NOW) for b in (INK, TABLE, TRAY) for n in range(1, 6)]
    sample = Image.new("RGB", (len(between) + len(greys), 1))
    sample.putdata([*between, *greys])
    return make_palette([*named, *styles], [sample])


def _plot(
    canvas: Canvas, box: Box, seats: Sequence[SeatLine], turnings: Sequence[TurningPointMark], labels: Labels
) -> None:
    canvas.card(box, CREAM)
    inner = Box(box.x + GAP, box.y + _POINT + GAP, box.width - 2 * GAP - _MARK, box.height - 2 * _POINT - 2 * GAP)
    beside = max(width(text, Face.BOLD, SMALL) for text in (labels.high, labels.low)) + GAP
    area = Box(inner.x + beside, inner.y, inner.width - beside, inner.height)
    steps = max(len(seat.values) for seat in seats)
    values = [value for seat in seats for value in seat.values]
    low, high = min(*values, 0.0), max(*values, 0.0)
    span = (high - low) or 1.0

    def place(step: int, value: float) -> tuple[float, float]:
        return area.x + area.width * step / max(1, steps - 1), area.y + area.height * (high - value) / span

    middle = round(place(0, 0.0)[1])
    canvas.card(Box(area.x, middle - 2, area.width, 4), SAND, 0)
    footer = Box(area.x, box.bottom - _POINT, box.right - GAP - area.x, _POINT)
    for text, align in ((labels.first, LEFT), (labels.last, RIGHT)):
        canvas.text_in(footer, text, Face.STRONG, SMALL, STONE, align)
    for turning in turnings:
        x = round(place(turning.step, 0.0)[0])
        for y in range(area.y, area.bottom, 24):
            canvas.card(Box(x - 2, y, 4, 12), STONE, 0)
    _lines(canvas, area, seats, place)
    _marks(canvas, seats, place)
    _points(canvas, box, turnings, place)
    # Beside the lines, not over them: a line may begin at the very top or bottom.
    canvas.text_in(Box(inner.x, area.y, beside, SMALL), labels.high, Face.BOLD, SMALL, STONE, LEFT)
    canvas.text_in(Box(inner.x, area.bottom - SMALL, beside, SMALL), labels.low, Face.BOLD, SMALL, STONE, LEFT)


def _lines(canvas: Canvas, area: Box, seats: Sequence[SeatLine], place: _Place) -> None:
    """Draw each seat's line in its colour with a dark edge, drawn larger and reduced so that it is smooth."""
    pad = _EDGE
    whole = Box(area.x - pad, area.y - pad, area.width + 2 * pad, area.height + 2 * pad)
    for at, seat in enumerate(seats):
        points = [place(step, value) for step, value in enumerate(seat.values)]
        inside = [((x - whole.x) * _SMOOTH, (y - whole.y) * _SMOOTH) for x, y in _thinned(points)]
        for colour, thick in ((INK, _EDGE), (seat_style(at).colour, _THICK)):
            mask = Image.new("L", (whole.width * _SMOOTH, whole.height * _SMOOTH), 0)
            ImageDraw.Draw(mask).line(inside, fill=255, width=thick * _SMOOTH, joint="curve")
            small = mask.resize((whole.width, whole.height), Image.Resampling.LANCZOS)
            canvas.image.paste(colour, (whole.x, whole.y), small)


def _thinned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the points without those between which nothing is visible: at most one for every second pixel."""
    kept = list(points[:1])
    for point in points[1:-1]:
        if point[0] - kept[-1][0] >= 2 or abs(point[1] - kept[-1][1]) >= 8:
            kept.append(point)
    return [*kept, points[-1]] if len(points) > 1 else [*kept, (points[0][0] + 1, points[0][1])]


def _marks(canvas: Canvas, seats: Sequence[SeatLine], place: _Place) -> None:
    """Draw each seat's mark on its line, a few times, never two in one place; and at its end."""
    taken = list[tuple[float, float]]()
    for at, seat in enumerate(seats):
        last = len(seat.values) - 1
        wanted = [last, *(round(last * (n + (at + 0.5) / len(seats)) / 4) for n in range(4))]
        for n, step in enumerate(wanted):
            x, y = place(step, seat.values[step])
            if n == 0:
                x += _MARK * 0.7
                y = _free(taken, x, y)
            elif any(abs(x - a) < _MARK and abs(y - b) < _MARK for a, b in taken):
                continue
            taken.append((x, y))
            canvas.paste(seat_mark(at, _MARK, on_light=True), round(x) - _MARK // 2, round(y) - _MARK // 2)


def _free(taken: Sequence[tuple[float, float]], x: float, y: float) -> float:
    """Return the nearest height at which a mark covers no other."""
    for shift in range(0, 400, 8):
        for other in (y - shift, y + shift):
            if not any(abs(x - a) < _MARK and abs(other - b) < _MARK for a, b in taken):
                return other
    return y


def _points(canvas: Canvas, box: Box, turnings: Sequence[TurningPointMark], place: _Place) -> None:
    """Draw the names of the turning points at the upper edge, each on a disc above its line."""
    right = float(box.x)
    for turning in sorted(turnings, key=lambda one: one.step):
        x = max(place(turning.step, 0.0)[0], right + _POINT / 2 + 4)
        right = x + _POINT / 2
        disc = Box(round(x) - _POINT // 2, box.y + GAP_SMALL, _POINT, _POINT)
        canvas.pill(disc, INK)
        canvas.pill(disc.inset(5), NOW)
        canvas.text_in(disc, turning.name, Face.BOLD, BODY, INK, CENTRE)


def _seat(canvas: Canvas, box: Box, at: int, seat: SeatLine) -> None:
    """Draw a seat below the lines: its mark, its name, its result, and its luck on a scale."""
    canvas.card(box, TRAY)
    canvas.paste_middle(seat_mark(at, 64), box.left(_ROW))
    inner = box.after(_ROW)
    if seat.won:
        canvas.paste_middle(crown(52), inner.left(64))
        inner = inner.after(76)
    inner = inner.left(inner.width - GAP)
    gauge = Box(inner.right - _GAUGE, inner.y, _GAUGE, inner.height)
    told = Box(inner.x, inner.y, inner.width - (_GAUGE + GAP if seat.luck is not None else 0), inner.height)
    name = printable(seat.name, Face.BOLD, str(at + 1))
    canvas.text_in(told.top(_ROW // 2).moved(0, 6), name, Face.BOLD, 48, CREAM, LEFT)
    canvas.text_in(told.below(_ROW // 2).moved(0, -6), seat.ended, Face.STRONG, SMALL, CREAM, LEFT)
    if seat.luck is not None:
        canvas.text_in(gauge.top(_ROW // 2).moved(0, 6), seat.lucky, Face.STRONG, SMALL, CREAM, CENTRE)
        gauge = gauge.below(_ROW // 2).moved(0, -6)
        bar = Box(gauge.x, gauge.centre[1] - 10, gauge.width, 20)
        canvas.pill(bar, STONE)
        canvas.card(Box(bar.centre[0] - 2, bar.y - 8, 4, 36), CREAM, 0)
        x = bar.x + round(bar.width * seat.luck)
        canvas.pill(Box(x - 18, gauge.centre[1] - 18, 36, 36), INK)
        canvas.pill(Box(x - 14, gauge.centre[1] - 14, 28, 28), WHITE)
