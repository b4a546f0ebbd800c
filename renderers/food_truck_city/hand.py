"""A hand of action cards, drawn for its owner alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.food_truck_city.data import CARDS
from games.kernel import Seat
from renderers.food_truck_city import art, panels
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import ASIDE, BODY, GAP, MARGIN, RADIUS, SMALL, WIDTH, Box
from renderers.kit.palette import CREAM, INK, NOW, PAPER, SAND, STONE, TABLE, TRAY_LINE
from renderers.kit.type import Face, width, wrap

TITLE, CARD, EMPTY = 92, 336, 360
PICTURE, TEXT, TEXT_LINES = 140, 32, 7

WIDE = (WIDTH - 2 * MARGIN - GAP) // 2
ROOM = WIDE - PICTURE - 30 - 16  # for the text beside the picture


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand: its id, how many of it, its name, its text, when it can be played, whether it can be now."""

    card: str
    count: int
    name: str
    text: str
    when: str
    now: bool


def draw(seat: Seat | None, title: str, cards: Sequence[Held], empty: str) -> Image.Image:
    """The hand, two cards a row, RGB, 1200 wide; `empty` is said where there is nothing to show."""
    lines = (len(cards) + 1) // 2
    height = 2 * MARGIN + TITLE + (lines * (CARD + GAP) - GAP if cards else EMPTY)
    canvas = Canvas(WIDTH, height, TABLE)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height - 2 * MARGIN)
    panels.title_bar(canvas, inner.top(72), seat, title)
    body = inner.below(TITLE)
    if not cards:
        canvas.outline(body, TRAY_LINE, 4, RADIUS)
        _lines(canvas, body.inset(60), wrap(empty, Face.STRONG, BODY, body.width - 120, 3), BODY)
    for index, held in enumerate(cards):
        x, y = body.x + index % 2 * (WIDE + GAP), body.y + index // 2 * (CARD + GAP)
        _card(canvas, Box(x, y, WIDE, CARD), held)
    return canvas.image


def _card(canvas: Canvas, box: Box, held: Held) -> None:
    """Name above, drawing at the left, text beside it, and below when it is played."""
    canvas.card(box, CREAM, RADIUS)
    top, low = box.top(64), box.below(box.height - 50)
    canvas.card(Box(box.x, box.y, box.width, 64 + RADIUS), NOW if held.now else SAND, RADIUS)
    canvas.image.paste(CREAM, (box.x, top.bottom, box.right, top.bottom + RADIUS))
    count = f"×{held.count}" if held.count > 1 else ""
    used = width(count, Face.DISPLAY, BODY)
    canvas.text_in(top.inset(20, 0), count, Face.DISPLAY, BODY, INK, RIGHT)
    room = Box(top.x + 20, top.y, top.width - 40 - used - (12 if used else 0), top.height)
    size = next((size for size in (BODY, SMALL, 32) if width(held.name, Face.BOLD, size) <= room.width), 28)
    canvas.text_in(room, held.name, Face.BOLD, size, INK, LEFT)
    canvas.card(Box(box.x, low.y - RADIUS, box.width, low.height + RADIUS), PAPER, RADIUS)
    canvas.image.paste(CREAM, (box.x, low.y - RADIUS, box.right, low.y))
    middle = Box(box.x, top.bottom, box.width, low.y - top.bottom)
    canvas.paste_middle(art.card(held.card, PICTURE), middle.left(PICTURE + 28))
    words = middle.after(PICTURE + 30).left(ROOM)
    size, lines = fitted(held.text)
    _lines(canvas, words, lines, size, INK, LEFT)
    canvas.text_in(low.inset(20, 0), held.when, Face.STRONG, 30, INK if held.now else STONE, LEFT)


def fitted(text: str) -> tuple[int, tuple[str, ...]]:
    """The largest size of type at which a text fits on a card, and its lines."""
    for size, most in ((TEXT, TEXT_LINES - 2), (30, TEXT_LINES - 1), (ASIDE, TEXT_LINES)):
        lines = wrap(text, Face.TEXT, size, ROOM, most)
        if not lines or not lines[-1].endswith("…"):
            break
    return size, lines


def _lines(
    canvas: Canvas,
    box: Box,
    lines: Sequence[str],
    size: int,
    ink: tuple[int, int, int] = CREAM,
    align: str = "centre",
) -> None:
    """Lines of text in the middle of a box."""
    step = round(size * 1.12)
    top = box.centre[1] - step * len(lines) // 2
    for index, line in enumerate(lines):
        canvas.text_in(Box(box.x, top + index * step, box.width, step), line, Face.TEXT, size, ink, align)


def counted(hand: Sequence[str]) -> dict[str, int]:
    """The cards of a hand in the order of the data, with how many of each."""
    return {card: hand.count(card) for card in CARDS if card in hand}
