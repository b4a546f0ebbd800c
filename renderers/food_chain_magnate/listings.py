"""Two reference pages: milestones with their holders, and the stock of employees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.food_chain_magnate.rules.registry import State
from games.kernel import Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate.company_panel import broken, person_card
from renderers.food_chain_magnate.layout import EDGE
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import BODY, GAP, HEADLINE, RADIUS_SMALL, SMALL, WIDTH, Box, columns, grid
from renderers.kit.palette import CREAM, INK, MIST, NOW, STONE, TABLE, TRAY
from renderers.kit.type import Face, width, wrap

TITLE = 84
MILESTONE, KIND = 136, 190
BADGE, LINE, MOST_LINES = 100, 42, 6
ACROSS = 4
DIMMED = 0.75


@dataclass(frozen=True)
class Entry:
    """A milestone: name, effect, holders, and whether it is still available."""

    name: str
    text: str
    holders: tuple[Seat, ...]
    open: bool


@dataclass(frozen=True)
class ListingKind:
    """A kind of employee: key, name, and how many are in the stock."""

    card: str
    name: str
    left: int


def milestones(title: str, entries: Sequence[Entry]) -> Image.Image:
    """Return all milestones in two columns, each as high as its words need."""
    down = -(-len(entries) // 2)
    wide = columns(Box(0, 0, WIDTH - 2 * EDGE, 1), 2, 12)[0].width - BADGE - 16
    told = [_EntryText.of(entry, wide) for entry in entries]
    high = max(sum(one.height + 10 for one in told[n : n + down]) for n in (0, down))
    canvas, body = _page(title, high)
    for lane, first in zip(columns(body, 2, 12), (0, down), strict=True):
        top = body.y
        for one in told[first : first + down]:
            _milestone(canvas, Box(lane.x, top, lane.width, one.height), one)
            top += one.height + 10
    return canvas.image


@dataclass(frozen=True)
class _EntryText:
    """A milestone with its words in lines."""

    entry: Entry
    name: tuple[str, ...]
    text: tuple[str, ...]

    @classmethod
    def of(cls, entry: Entry, wide: int) -> _EntryText:
        text = wrap(entry.text, Face.TEXT, SMALL, wide, MOST_LINES)
        return cls(entry, wrap(entry.name, Face.BOLD, SMALL, wide, 2), text)

    @property
    def height(self) -> int:
        """The height in pixels."""
        return max(MILESTONE, 32 + LINE * (len(self.name) + len(self.text)))


def _milestone(canvas: Canvas, box: Box, told: _EntryText) -> None:
    entry = told.entry
    quiet = not entry.open and not entry.holders
    canvas.card(box, TRAY if quiet else CREAM, RADIUS_SMALL)
    if entry.open and entry.holders:  # others may share it until the turn ends
        canvas.outline(box.inset(-3), NOW, 6, RADIUS_SMALL + 3)
    ink, soft = (MIST, MIST) if quiet else (INK, STONE)
    _holders(canvas, box.left(BADGE), entry)
    words = Box(box.x + BADGE, box.y + 16, box.width - BADGE - 16, box.height - 32)
    for line in told.name:
        canvas.text_in(words.top(LINE), line, Face.BOLD, SMALL, ink, LEFT)
        words = words.below(LINE)
    for line in told.text:
        canvas.text_in(words.top(LINE), line, Face.TEXT, SMALL, soft, LEFT)
        words = words.below(LINE)


def _holders(canvas: Canvas, box: Box, entry: Entry) -> None:
    """Draw the marks of its holders; a star without any."""
    if not entry.holders:
        if entry.open:
            canvas.paste_middle(art.sign("medal", 64), box)
        return
    across = 1 if len(entry.holders) == 1 else 2
    down = -(-len(entry.holders) // across)
    spots = [spot for line in grid(box.middle(44 * across, 46 * down), across, down, 0) for spot in line]
    for seat, spot in zip(entry.holders, spots, strict=False):
        canvas.paste_middle(signs.seat_mark(seat, 52 if across == 1 else 40, on_light=True), spot)


def employees(title: str, kinds: Sequence[ListingKind], state: State, salary: str) -> Image.Image:
    """Return the stock of employees, four kinds in a row."""
    down = -(-len(kinds) // ACROSS)
    canvas, body = _page(title, down * (KIND + 10))
    for index, kind in enumerate(kinds):
        lane = columns(body, ACROSS, 10)[index % ACROSS]
        _kind(canvas, Box(lane.x, body.y + index // ACROSS * (KIND + 10), lane.width, KIND), kind, state, salary)
    return canvas.image


def _kind(canvas: Canvas, box: Box, kind: ListingKind, state: State, salary: str) -> None:
    employee = state.rules.employees[kind.card]
    person_card(canvas, box, employee.colour)
    canvas.paste(art.employee(kind.card, employee.colour, 88), box.x + 14, box.y + 4)
    if not kind.left:
        canvas.dim(box, TABLE, DIMMED, RADIUS_SMALL)
    ink = INK if kind.left else CREAM
    size = BODY + 4
    wide = width(str(kind.left), Face.DISPLAY, size)
    canvas.text(box.right - wide - 14, box.y + 50, str(kind.left), Face.DISPLAY, size, ink)
    slots = Box(box.x + 112, box.y + 58, box.width - 116, 34)
    if employee.salary:
        canvas.text_in(slots, salary, Face.BOLD, SMALL, ink, LEFT)
    words = Box(box.x + 10, box.y + 96, box.width - 20, 76)
    lines = wrap(broken(kind.name, SMALL, words.width), Face.STRONG, SMALL, words.width, 2)
    for index, line in enumerate(lines):
        row = Box(words.x, words.y + index * 38 + (19 if len(lines) == 1 else 0), words.width, 38)
        canvas.text_in(row, line, Face.STRONG, SMALL, ink, LEFT)


def _page(title: str, height: int) -> tuple[Canvas, Box]:
    canvas = Canvas(WIDTH, TITLE + height + 2 * GAP - 10, TABLE)
    whole = Box(EDGE, GAP, WIDTH - 2 * EDGE, TITLE + height)
    canvas.text_in(whole.top(TITLE - 16), title, Face.DISPLAY, HEADLINE, CREAM, LEFT)
    return canvas, whole.below(TITLE)
