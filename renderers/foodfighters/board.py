"""The board picture: a cached background, tiles and panels pasted on it, and the last action highlighted."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.foodfighters.geometry import CELLS
from games.foodfighters.view import View
from games.kernel import Seat
from renderers.foodfighters import art, panels, tiles
from renderers.foodfighters.colours import CLOTH, CLOTH_DARK
from renderers.foodfighters.highlights import Marks, Place
from renderers.foodfighters.layout import HEIGHT, Frame, frame
from renderers.foodfighters.panels import Caption
from renderers.kit import marks as signs
from renderers.kit import numbers
from renderers.kit.canvas import CENTRE, Canvas
from renderers.kit.layout import ASIDE, RADIUS, RADIUS_SMALL, WIDTH, Box
from renderers.kit.palette import INK, MIST, NOW, TABLE, TRAY, TRAY_LINE
from renderers.kit.panels import footer
from renderers.kit.sprites import backdrop
from renderers.kit.type import Face

DIMMED = 0.55  # how much a tile fades that may not be chosen
NUMBERED = 84  # the size of a cell's number
CHECK = 29  # the size of a check of the tablecloth; four of them fill the strip


@dataclass(frozen=True, slots=True)
class ViewModel:
    """The input of the drawing: the view, the seat below, the turn, the words, and highlights."""

    view: View
    bottom: Seat
    waiting: tuple[Seat, ...]
    captions: tuple[Caption, Caption]
    cards: dict[str, str]
    sentence: str
    marks: Marks
    chosen: tuple[Place, ...] = ()
    offered: tuple[Place, ...] = ()
    numbered: tuple[tuple[Place, int], ...] = ()


def draw_board(view_model: ViewModel) -> Image.Image:
    """Return the picture, RGB, 1200 x 1600."""
    where = frame(view_model.bottom)
    canvas = Canvas.over(_background(view_model.bottom))
    for seat, side in enumerate(view_model.view.sides):
        half = where.halves[seat]
        panels.header(canvas, half.header, view_model.view, seat, view_model.captions[seat])
        panels.plates(canvas, half.plates, side, view_model.view.sides[1 - seat].types)
        panels.pantry(canvas, half.pantry, side)
        panels.power_cards(canvas, half, side, view_model.cards)
        for cell, fighter in enumerate(side.grid):
            if fighter is not None:
                box = where.cell(seat, cell)
                canvas.paste(tiles.tile(fighter, seat, CELLS[cell]), box.x, box.y)
    panels.dice(canvas, where, view_model.view)
    winner = view_model.view.outcome.winner if view_model.view.outcome else None
    for seat in view_model.waiting if winner is None else (winner,):
        canvas.outline(where.halves[seat].panel, NOW, 8, RADIUS + 8)
    _point_out(canvas, where, view_model, view_model.marks)
    _offer(canvas, where, view_model)
    footer(canvas, where.footer, view_model.sentence, panels.FOOT)
    return canvas.image


def _point_out(canvas: Canvas, where: Frame, view_model: ViewModel, found: Marks) -> None:
    for seat, cell in found.fallen:
        _splat(canvas, where.cell(seat, cell), 110, view_model.view.sides[seat].grid[cell] is None)
    for place in found.smashed:
        _splat(canvas, where.cell(*place), 64, alone=False)
    for start, end in found.walks:
        _ring(canvas, where.cell(*end))
        _walk(canvas, where.cell(*start), where.cell(*end))
    for place in (*found.touched, *(found.swap or ())):
        _ring(canvas, where.cell(*place))
    if found.swap:
        one, other = (where.cell(*place).centre for place in found.swap)
        canvas.paste_middle(signs.exchange(76), Box((one[0] + other[0]) // 2, (one[1] + other[1]) // 2, 0, 0))
    if found.attack:
        _attack(canvas, where, found)


def _splat(canvas: Canvas, box: Box, size: int, alone: bool) -> None:
    """Draw a splat in the middle of an emptied cell, or small in the corner of an occupied one."""
    if alone:
        canvas.paste_middle(art.item("splat", size), box)
    else:
        canvas.paste(art.item("splat", 64), box.x - 6, box.bottom - 62)


def _attack(canvas: Canvas, where: Frame, found: Marks) -> None:
    """Draw an arrow over the strip, from the attacker's edge to the target's: warm for a hit, pale for a miss."""
    assert found.attack
    attacker, target = (where.cell(*place) for place in found.attack)
    colour = MIST if found.missed else NOW
    for box in (attacker, target):
        canvas.outline(box.inset(-5), colour, 9, RADIUS_SMALL + 5)
    upward = attacker.y > target.y
    start = (attacker.centre[0], attacker.y + 8 if upward else attacker.bottom - 8)
    end = (target.centre[0], target.bottom - 14 if upward else target.y + 14)
    far = abs(end[1] - start[1]) > tiles.HEIGHT + where.strip.height
    canvas.arrow(start, end, colour, INK, 16 if far else 24)  # a long one crosses faces


def _walk(canvas: Canvas, start: Box, end: Box) -> None:
    (x, y), (to_x, to_y) = start.centre, end.centre
    share = 0.62  # stop before the face of the fighter that arrived
    tip = (round(x + (to_x - x) * share), round(y + (to_y - y) * share))
    canvas.arrow((x, y), tip, NOW, INK, 22)


def _offer(canvas: Canvas, where: Frame, view_model: ViewModel) -> None:
    """Draw, on a private picture, what has been chosen and what may be chosen next; fade the rest."""
    offered = [place for place, _ in view_model.numbered] or view_model.offered
    if not offered:
        return
    for place in ((seat, cell) for seat in (0, 1) for cell in range(len(CELLS))):
        if place not in offered and place not in view_model.chosen:
            canvas.dim(where.cell(*place), TRAY, DIMMED, RADIUS_SMALL)
    for place in view_model.chosen:
        _ring(canvas, where.cell(*place))
    for place in offered:
        box = where.cell(*place)
        canvas.outline(box.inset(-3), NOW, 6, RADIUS_SMALL + 3)
        if not view_model.numbered:
            canvas.paste(signs.badge(56), box.x - 16, box.y - 16)
    for place, shown in view_model.numbered:
        box = where.cell(*place)
        numbers.number(canvas, Box(box.x - 12, box.y - 12, NUMBERED, NUMBERED), shown, NUMBERED)


def _ring(canvas: Canvas, box: Box) -> None:
    canvas.outline(box.inset(-5), NOW, 9, RADIUS_SMALL + 5)


@backdrop
def _background(bottom: Seat) -> Image.Image:
    """Return the static part: table, halves, empty cells with their names, cloth, footer."""
    where = frame(bottom)
    canvas = Canvas(WIDTH, HEIGHT, TABLE)
    for half in where.halves:
        canvas.card(half.panel, TRAY, RADIUS + 8)
        for name, box in zip(CELLS, half.cells, strict=True):
            canvas.outline(box, TRAY_LINE, 4, RADIUS_SMALL)
            canvas.text_in(box, name, Face.BOLD, ASIDE, MIST, CENTRE)
    _cloth(canvas, where.strip)
    return canvas.image


def _cloth(canvas: Canvas, box: Box) -> None:
    """Draw a checked tablecloth between the teams."""
    pattern = Image.new("RGB", (box.width, box.height), CLOTH)
    for row, y in enumerate(range(0, box.height, CHECK)):
        for column, x in enumerate(range(0, box.width, CHECK)):
            woven = (TABLE, CLOTH, CLOTH_DARK)[1 - row % 2 + 1 - column % 2]
            pattern.paste(woven, (x, y, x + CHECK, y + CHECK))
    canvas.paste_image(pattern, box, RADIUS_SMALL)
