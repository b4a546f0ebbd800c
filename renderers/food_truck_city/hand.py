"""A hand of action cards, drawn for its owner alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.food_truck_city.data import CARDS
from games.kernel import Seat
from renderers.food_truck_city import art, panels
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import BODY, GAP, MARGIN, RADIUS, SMALL, WIDTH, Box
from renderers.kit.palette import CREAM, INK, NOW, SAND, TABLE, TRAY_LINE
from renderers.kit.type import Face, wrap

TITLE, NAME, CARD, EMPTY = 92, 64, 224, 360
PICTURE, LINES = 140, 4

WIDE = WIDTH - 2 * MARGIN
ROOM = WIDE - PICTURE - 30 - 16  # for the text beside the picture


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand: its id, how many of it, its name, its text, its timing, whether it is playable now."""

    card: str
    count: int
    name: str
    text: str
    when: str
    now: bool


def draw(seat: Seat | None, title: str, cards: Sequence[Held], empty: str) -> Image.Image:
    """Return the hand, a card a row, RGB, 1200 wide; `empty` is written if there is nothing to show."""
    height = 2 * MARGIN + TITLE + (len(cards) * (CARD + GAP) - GAP if cards else EMPTY)
    canvas = Canvas(WIDTH, height, TABLE)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height - 2 * MARGIN)
    panels.title_bar(canvas, inner.top(72), seat, title)
    body = inner.below(TITLE)
    if not cards:
        canvas.outline(body, TRAY_LINE, 4, RADIUS)
        _lines(canvas, body.inset(60), wrap(empty, Face.STRONG, BODY, body.width - 120, 3), BODY)
    for index, held in enumerate(cards):
        _card(canvas, Box(body.x, body.y + index * (CARD + GAP), WIDE, CARD), held)
    return canvas.image


def _card(canvas: Canvas, box: Box, held: Held) -> None:
    """Draw name and timing above, drawing at the left, text beside it."""
    canvas.card(box, CREAM, RADIUS)
    top = box.top(NAME)
    canvas.card(box.top(NAME + RADIUS), NOW if held.now else SAND, RADIUS)
    canvas.image.paste(CREAM, (box.x, top.bottom, box.right, top.bottom + RADIUS))
    line = top.inset(20, 0)
    name = f"{held.name} ×{held.count}" if held.count > 1 else held.name
    used = canvas.text_in(line, name, Face.BOLD, BODY, INK, LEFT)
    canvas.text_in(line.after(used + GAP), held.when, Face.STRONG, SMALL, INK, RIGHT)
    middle = box.below(NAME)
    canvas.paste_middle(art.card(held.card, PICTURE), middle.left(PICTURE + 28))
    _lines(canvas, middle.after(PICTURE + 30).left(ROOM), lines_of(held.text), SMALL, INK, LEFT)


def lines_of(text: str) -> tuple[str, ...]:
    """Return the text of a card as wrapped on it."""
    return wrap(text, Face.TEXT, SMALL, ROOM, LINES)


def _lines(
    canvas: Canvas,
    box: Box,
    lines: Sequence[str],
    size: int,
    ink: tuple[int, int, int] = CREAM,
    align: str = "centre",
) -> None:
    """Draw lines of text in the middle of a box."""
    step = round(size * 1.12)
    top = box.centre[1] - step * len(lines) // 2
    for index, line in enumerate(lines):
        canvas.text_in(Box(box.x, top + index * step, box.width, step), line, Face.TEXT, size, ink, align)


def counted(hand: Sequence[str]) -> dict[str, int]:
    """Return the cards of a hand in the order of the data, with how many of each."""
    return {card: hand.count(card) for card in CARDS if card in hand}
