"""Draws the board: the pot above, a row for each seat below. Everything that counts is also written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from games.kernel import Seat
from renderers.kit import palette
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import BODY, GAP, HEADLINE, MARGIN, NUMBER, SMALL, WIDTH, Box, columns, rows, stacked
from renderers.kit.marks import seat_mark
from renderers.kit.palette import CREAM, INK, MIST, NOW, STONE, TABLE, TRAY, TRAY_LINE
from renderers.kit.picture import encode_png, make_palette
from renderers.kit.type import Face

from ..rules.data import CARDS
from .art import COLOURS, food_sprite
from .text_board import BoardText

HEIGHT = 1200
SPRITE, MARK = 110, 56
HEAD, POT, SEATS = 76, 330, 4


def drawn(board: BoardText, waiting: Sequence[Seat]) -> bytes:
    """Draw the board as a PNG."""
    canvas, view = Canvas(WIDTH, HEIGHT, TABLE), board.view
    whole = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    left = whole.height - HEAD - POT - 2 * GAP
    head, pot, seats = stacked(whole, (HEAD, POT, left), GAP)
    canvas.text_in(head, board.words("soup_stall-name"), Face.DISPLAY, HEADLINE, CREAM, LEFT)
    stage = board.say("stage", round=view.round, rounds=view.rounds)
    canvas.text_in(head, stage, Face.TEXT, BODY, MIST, RIGHT)
    _pot(canvas, pot, board)
    for seat, box in enumerate(rows(seats, SEATS, GAP)[: len(view.bowls)]):
        _seat(canvas, box, board, seat)
        if seat in waiting:
            canvas.outline(box, NOW, 10)
    return encode_png(canvas.image, _palette())


def _pot(canvas: Canvas, box: Box, board: BoardText) -> None:
    canvas.card(box, TRAY)
    for food, cell in zip(CARDS.food, columns(box.inset(GAP), len(CARDS.food), GAP), strict=True):
        count = board.view.pot.count(food.id)
        canvas.card(cell, CREAM if count else TRAY_LINE)
        if count:
            canvas.paste_middle(food_sprite(food.id, SPRITE), cell.top(SPRITE + 2 * GAP))
            name = board.name("food", food.id)
            canvas.text_in(cell.below(SPRITE + GAP).top(60), name, Face.STRONG, SMALL, INK)
            canvas.text_in(cell.below(cell.height - 90), f"× {count}", Face.BOLD, NUMBER, INK)


def _seat(canvas: Canvas, box: Box, board: BoardText, seat: Seat) -> None:
    canvas.card(box, CREAM)
    upper, lower = rows(box.inset(GAP, 12), 2, 0)
    canvas.paste(seat_mark(seat, MARK), upper.x, upper.y)
    canvas.text_in(upper.after(MARK + GAP).left(600), board.seat(seat), Face.STRONG, BODY, INK, LEFT)
    points = board.say("points", points=board.view.points(seat))
    canvas.text_in(upper, points, Face.BOLD, BODY, INK, RIGHT)
    told = " · ".join(filter(None, (board.cards(board.view.bowls[seat]), board.recipe(seat))))
    canvas.text_in(lower, told, Face.TEXT, SMALL, STONE, LEFT)


@cache
def _palette() -> Image.Image:
    """Return the palette of all pictures, made once from everything that is drawn."""
    named = (TABLE, TRAY, TRAY_LINE, CREAM, INK, STONE, MIST, NOW, *COLOURS.values())
    sample = Canvas(WIDTH, 2 * SPRITE, CREAM)
    for place, food in enumerate(CARDS.food):
        sample.paste(food_sprite(food.id, SPRITE), place * SPRITE, 0)
    for seat in range(SEATS):
        sample.paste(seat_mark(seat, MARK), seat * SPRITE, SPRITE)
    sample.text(SEATS * SPRITE, 2 * SPRITE - GAP, "Soup 123", Face.BOLD, NUMBER, INK)
    return make_palette((*named, *(style.colour for style in palette.SEATS)), [sample.image])
