"""The picture of the board: the pot above, a row for each seat below. Everything that counts is also written."""

from __future__ import annotations

from functools import cache

from PIL import Image

from games.kernel import Seat
from renderers.kit import palette
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.encode import encode_png, make_palette
from renderers.kit.layout import BODY, GAP, HEADLINE, MARGIN, NUMBER, SMALL, WIDTH, Box, columns, rows, stacked
from renderers.kit.marks import seat_mark
from renderers.kit.palette import CREAM, INK, MIST, NOW, STONE, TABLE, TRAY, TRAY_LINE
from renderers.kit.presenter import Scene
from renderers.kit.type import Face
from renderers.words import Words

from ..rules.data import CARDS
from ..rules.view import View
from .art import COLOURS, food_sprite
from .text_board import counted, recipe_line

HEIGHT = 1200
SPRITE, MARK = 110, 56
HEAD, POT, SEATS = 76, 330, 4


def drawn(words: Words, view: View, scene: Scene) -> bytes:
    """The picture as a PNG. `words` must know the table's names."""
    canvas = Canvas(WIDTH, HEIGHT, TABLE)
    whole = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    left = whole.height - HEAD - POT - 2 * GAP
    head, pot, seats = stacked(whole, (HEAD, POT, left), GAP)
    canvas.text_in(head, words("soup_stall-name"), Face.DISPLAY, HEADLINE, CREAM, LEFT)
    stage = words("soup_stall-stage", round=view.round, rounds=view.rounds)
    canvas.text_in(head, stage, Face.TEXT, BODY, MIST, RIGHT)
    _pot(canvas, pot, words, view)
    for seat, box in enumerate(rows(seats, SEATS, GAP)[: len(view.bowls)]):
        _seat(canvas, box, words, view, seat, seat in scene.waiting)
    return encode_png(canvas.image, _palette())


def _pot(canvas: Canvas, box: Box, words: Words, view: View) -> None:
    canvas.card(box, TRAY)
    for food, cell in zip(CARDS.food, columns(box.inset(GAP), len(CARDS.food), GAP), strict=True):
        count = view.pot.count(food.id)
        canvas.card(cell, CREAM if count else TRAY_LINE)
        if count:
            canvas.paste_middle(food_sprite(food.id, SPRITE), cell.top(SPRITE + 2 * GAP))
            name = words.name("food", food.id)
            canvas.text_in(cell.below(SPRITE + GAP).top(60), name, Face.STRONG, SMALL, INK)
            canvas.text_in(cell.below(cell.height - 90), f"× {count}", Face.BOLD, NUMBER, INK)


def _seat(canvas: Canvas, box: Box, words: Words, view: View, seat: Seat, waited_for: bool) -> None:
    canvas.card(box, CREAM)
    if waited_for:
        canvas.outline(box, NOW, 10)
    inner = box.inset(GAP, 12)
    upper, lower = rows(inner, 2, 0)
    canvas.paste(seat_mark(seat, MARK), inner.x, upper.y)
    name = words.name("seat", str(seat))
    canvas.text_in(upper.after(MARK + GAP).left(600), name, Face.STRONG, BODY, INK, LEFT)
    points = words("soup_stall-board-points", points=view.points(seat))
    canvas.text_in(upper, points, Face.BOLD, BODY, INK, RIGHT)
    told = " · ".join(part for part in (counted(words, view.bowls[seat]), recipe_line(words, view, seat)) if part)
    canvas.text_in(lower, told, Face.TEXT, SMALL, STONE, LEFT)


@cache
def _palette() -> Image.Image:
    """The colours of every picture, made once from all that is drawn."""
    named = (TABLE, TRAY, TRAY_LINE, CREAM, INK, STONE, MIST, NOW, *COLOURS.values())
    sample = Canvas(WIDTH, 2 * SPRITE, CREAM)
    for place, food in enumerate(CARDS.food):
        sample.paste(food_sprite(food.id, SPRITE), place * SPRITE, 0)
    for seat in range(SEATS):
        sample.paste(seat_mark(seat, MARK), seat * SPRITE, SPRITE)
    sample.text(SEATS * SPRITE, 2 * SPRITE - GAP, "Soup 123", Face.BOLD, NUMBER, INK)
    return make_palette((*named, *(style.colour for style in palette.SEATS)), [sample.image])
