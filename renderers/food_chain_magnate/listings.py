"""Two pages to look things up: milestones with who has them, and the stock of employees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.food_chain_magnate.rules.registry import State
from games.kernel import Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate.company import broken, person_card
from renderers.food_chain_magnate.layout import EDGE
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import ASIDE, BODY, GAP, HEADLINE, RADIUS_SMALL, WIDTH, Box, columns, grid
from renderers.kit.palette import CREAM, INK, MIST, STONE, TABLE, TRAY
from renderers.kit.type import Face, width, wrap

TITLE = 84
MILESTONE, KIND = 152, 168
ACROSS = 4
VEIL = 0.75


@dataclass(frozen=True)
class Entry:
    """A milestone: name, effect, who has it, and whether it can still be had."""

    name: str
    text: str
    holders: tuple[Seat, ...]
    open: bool


@dataclass(frozen=True)
class Kind:
    """A kind of employee: key, name, and how many are in the stock."""

    card: str
    name: str
    left: int


def milestones(title: str, entries: Sequence[Entry]) -> Image.Image:
    """All milestones in two columns."""
    down = -(-len(entries) // 2)
    canvas, body = _page(title, down * (MILESTONE + 10))
    for index, entry in enumerate(entries):
        lane = columns(body, 2, 12)[index // down]
        _milestone(canvas, Box(lane.x, body.y + index % down * (MILESTONE + 10), lane.width, MILESTONE), entry)
    return canvas.image


def _milestone(canvas: Canvas, box: Box, entry: Entry) -> None:
    quiet = not entry.open and not entry.holders
    canvas.card(box, TRAY if quiet else CREAM, RADIUS_SMALL)
    ink, soft = (MIST, MIST) if quiet else (INK, STONE)
    words = Box(box.x + 100, box.y + 8, box.width - 108, box.height - 16)
    size = 34 if width(entry.name, Face.BOLD, 34) <= words.width else ASIDE
    canvas.text_in(words.top(48), entry.name, Face.BOLD, size, ink, LEFT)
    _holders(canvas, box.left(100), entry)
    for index, line in enumerate(wrap(entry.text, Face.TEXT, ASIDE, words.width, 2)):
        canvas.text_in(words.below(50 + index * 34).top(34), line, Face.TEXT, ASIDE, soft, LEFT)


def _holders(canvas: Canvas, box: Box, entry: Entry) -> None:
    """The marks of those who have it; a star while nobody has."""
    if not entry.holders:
        if entry.open:
            canvas.paste_middle(art.sign("medal", 64), box)
        return
    across = 1 if len(entry.holders) == 1 else 2
    down = -(-len(entry.holders) // across)
    spots = [spot for line in grid(box.middle(44 * across, 46 * down), across, down, 0) for spot in line]
    for seat, spot in zip(entry.holders, spots, strict=False):
        canvas.paste_middle(signs.seat_mark(seat, 52 if across == 1 else 40), spot)


def employees(title: str, kinds: Sequence[Kind], state: State) -> Image.Image:
    """The stock of employees, four kinds in a row."""
    down = -(-len(kinds) // ACROSS)
    canvas, body = _page(title, down * (KIND + 10))
    for index, kind in enumerate(kinds):
        lane = columns(body, ACROSS, 10)[index % ACROSS]
        _kind(canvas, Box(lane.x, body.y + index // ACROSS * (KIND + 10), lane.width, KIND), kind, state)
    return canvas.image


def _kind(canvas: Canvas, box: Box, kind: Kind, state: State) -> None:
    employee = state.rules.employees[kind.card]
    person_card(canvas, box, employee.colour)
    canvas.paste(art.employee(kind.card, employee.colour, 88), box.x + 14, box.y + 4)
    if not kind.left:
        canvas.veil(box, TABLE, VEIL, RADIUS_SMALL)
    ink = INK if kind.left else CREAM
    size = BODY + 4
    wide = width(str(kind.left), Face.DISPLAY, size)
    canvas.text(box.right - wide - 14, box.y + 50, str(kind.left), Face.DISPLAY, size, ink)
    slots = Box(box.x + 112, box.y + 58, box.width - 116, 34)
    if employee.salary:
        canvas.text_in(slots, f"${state.rules.numbers.salary}", Face.BOLD, ASIDE, ink, LEFT)
    words = Box(box.x + 10, box.y + 94, box.width - 20, 62)
    lines = wrap(broken(kind.name, ASIDE, words.width), Face.STRONG, ASIDE, words.width, 2)
    for index, line in enumerate(lines):
        row = Box(words.x, words.y + index * 31 + (16 if len(lines) == 1 else 0), words.width, 30)
        canvas.text_in(row, line, Face.STRONG, ASIDE, ink, LEFT)


def _page(title: str, height: int) -> tuple[Canvas, Box]:
    canvas = Canvas(WIDTH, TITLE + height + 2 * GAP - 10, TABLE)
    whole = Box(EDGE, GAP, WIDTH - 2 * EDGE, TITLE + height)
    canvas.text_in(whole.top(TITLE - 16), title, Face.DISPLAY, HEADLINE, CREAM, LEFT)
    return canvas, whole.below(TITLE)
