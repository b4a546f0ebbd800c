"""The board picture: a cached background, tiles and panels pasted on it, and the last action pointed out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.foodfighters.geometry import CELLS
from games.foodfighters.state import Fighter, Side
from games.foodfighters.view import View
from games.kernel import Seat
from renderers.foodfighters import art, panels, tiles
from renderers.foodfighters.frame import EDGE, HEIGHT, Frame, frame
from renderers.foodfighters.highlights import Marks, Place
from renderers.foodfighters.panels import Caption
from renderers.kit import marks as signs
from renderers.kit import palette as colours
from renderers.kit.canvas import CENTRE, Canvas
from renderers.kit.encode import make_palette
from renderers.kit.layout import ASIDE, RADIUS, RADIUS_SMALL, WIDTH, Box
from renderers.kit.palette import BAD, CREAM, INK, MIST, NOW, TABLE, TRAY, TRAY_LINE, mix
from renderers.kit.type import Face

CLOTH, CLOTH_DARK = mix(TABLE, BAD, 0.42), mix(TABLE, BAD, 0.72)
CHECK = 29  # the edge of a check of the tablecloth; four of them fill the strip


@dataclass(frozen=True, slots=True)
class Board:
    """What to draw: the view, whose side is below, whose turn it is, the words, and what to point out."""

    view: View
    bottom: Seat
    waiting: tuple[Seat, ...]
    captions: tuple[Caption, Caption]
    cards: dict[str, str]
    sentence: str
    marks: Marks
    chosen: tuple[Place, ...] = ()
    offered: tuple[Place, ...] = ()


def draw(board: Board) -> Image.Image:
    """The picture, RGB, 1200 x 1600."""
    where = frame(board.bottom)
    canvas = Canvas.over(_background(board.bottom))
    for seat, side in enumerate(board.view.sides):
        half = where.halves[seat]
        panels.header(canvas, half.header, board.view, seat, board.captions[seat])
        panels.plates(canvas, half.plates, side, board.view.sides[1 - seat].types)
        panels.pantry(canvas, half.pantry, side)
        panels.power_cards(canvas, half, side, board.cards)
        for cell, fighter in enumerate(side.grid):
            if fighter is not None:
                box = where.cell(seat, cell)
                canvas.paste(tiles.tile(fighter, seat, CELLS[cell]), box.x, box.y)
    panels.dice(canvas, where, board.view)
    for seat in board.waiting:
        canvas.outline(where.halves[seat].panel, NOW, 8, RADIUS + 8)
    _point_out(canvas, where, board, board.marks)
    _offer(canvas, where, board)
    panels.foot(canvas, where.foot, board.sentence)
    return canvas.image


def _point_out(canvas: Canvas, where: Frame, board: Board, found: Marks) -> None:
    for seat, cell in found.fallen:
        _splat(canvas, where.cell(seat, cell), 110, board.view.sides[seat].grid[cell] is None)
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
    """A splat in the middle of an emptied cell, or small in the corner beside whoever stands there."""
    if alone:
        canvas.paste_middle(art.item("splat", size), box)
    else:
        canvas.paste(art.item("splat", 64), box.x - 6, box.bottom - 62)


def _attack(canvas: Canvas, where: Frame, found: Marks) -> None:
    """An arrow over the strip, from the attacker's edge to the target's: warm for a hit, pale for a miss."""
    assert found.attack
    attacker, target = (where.cell(*place) for place in found.attack)
    colour = MIST if found.missed else NOW
    for box in (attacker, target):
        canvas.outline(box.inset(-5), colour, 9, RADIUS_SMALL + 5)
    upward = attacker.y > target.y
    start = (attacker.centre[0], attacker.y + 8 if upward else attacker.bottom - 8)
    end = (target.centre[0], target.bottom - 14 if upward else target.y + 14)
    canvas.arrow(start, end, colour, INK, 24)


def _walk(canvas: Canvas, start: Box, end: Box) -> None:
    (x, y), (to_x, to_y) = start.centre, end.centre
    share = 0.62  # stop before the face of whoever has arrived
    tip = (round(x + (to_x - x) * share), round(y + (to_y - y) * share))
    canvas.arrow((x, y), tip, NOW, INK, 22)


def _offer(canvas: Canvas, where: Frame, board: Board) -> None:
    """On a private picture: what has been chosen so far, and what may be chosen next."""
    for place in board.chosen:
        _ring(canvas, where.cell(*place))
    for place in board.offered:
        box = where.cell(*place)
        canvas.outline(box.inset(-3), MIST, 6, RADIUS_SMALL + 3)
        canvas.paste(signs.badge(52), box.x - 14, box.y - 14)


def _ring(canvas: Canvas, box: Box) -> None:
    canvas.outline(box.inset(-5), NOW, 9, RADIUS_SMALL + 5)


@lru_cache(maxsize=2)
def _background(bottom: Seat) -> Image.Image:
    """All that never changes: table, halves, empty cells with their names, cloth, foot."""
    where = frame(bottom)
    canvas = Canvas(WIDTH, HEIGHT, TABLE)
    for half in where.halves:
        canvas.card(half.panel, TRAY, RADIUS + 8)
        for name, box in zip(CELLS, half.cells, strict=True):
            canvas.outline(box, TRAY_LINE, 4, RADIUS_SMALL)
            canvas.text_in(box, name, Face.BOLD, ASIDE, MIST, CENTRE)
    _cloth(canvas, Box(EDGE, where.strip.y, where.strip.right - EDGE, where.strip.height))
    canvas.card(where.foot, TRAY, RADIUS)
    return canvas.image


def _cloth(canvas: Canvas, box: Box) -> None:
    """A checked tablecloth between the teams."""
    pattern = Canvas(box.width, box.height, CLOTH)
    for row in range(box.height // CHECK + 1):
        for column in range(box.width // CHECK + 1):
            shade = (row % 2) + (column % 2)
            fill = (TABLE, CLOTH, CLOTH_DARK)[shade]
            pattern.image.paste(fill, (column * CHECK, row * CHECK, (column + 1) * CHECK, (row + 1) * CHECK))
    mask = Canvas(box.width, box.height, (0, 0, 0))
    mask.card(Box(0, 0, box.width, box.height), (255, 255, 255), RADIUS_SMALL)
    canvas.image.paste(pattern.image, (box.x, box.y), mask.image.convert("L"))


def palette_for(view: View) -> Image.Image:
    """The palette for pictures of these two teams, made once."""
    south, north = view.sides
    return _palette(south.types, north.types, (*south.deck, *north.deck))


@lru_cache(maxsize=16)
def _palette(south: tuple[str, ...], north: tuple[str, ...], deck: tuple[str, ...]) -> Image.Image:
    named = [value for value in vars(colours).values() if _is_colour(value)]
    named += [CLOTH, CLOTH_DARK, tiles.ground(0), tiles.ground(1), panels.ROW_PROGRESS]
    named += [style.colour for style in colours.SEATS[:2]]
    return make_palette(named, [_sampler(south, north, deck)])


def _sampler(south: tuple[str, ...], north: tuple[str, ...], deck: tuple[str, ...]) -> Image.Image:
    """One of everything that a picture of these teams may show."""
    canvas = Canvas(WIDTH, 1100, CREAM)
    x = y = 0
    for seat, types, enemies in ((0, south, north), (1, north, south)):
        for kind, thought in zip(types, enemies, strict=True):
            fighter = Fighter("", kind, thought, spoon=True, cracker=True, pan=thought == enemies[2])
            canvas.paste(tiles.tile(fighter, seat, "F0"), x % WIDTH, y + x // WIDTH * 170)
            canvas.paste(tiles.tile(Fighter("", kind, thought), seat, "M1"), x % WIDTH, y + 340 + x // WIDTH * 170)
            canvas.paste(art.knocked_out(kind, 62), x // 3, 690)
            x += 240
    stamps = [art.power(card, 52) for card in deck]
    stamps += [art.item(name, 76) for name in ("jar", "bonus_die", "bean", "plate", "splat", "pan")]
    stamps += [art.die(face, bonus, 76) for bonus in (False, True) for face in ("S", 1, 2, 3)]
    stamps += [signs.seat_mark(seat, 56) for seat in (0, 1)]
    for ground, top in ((CREAM, 760), (TRAY, 840)):
        canvas.card(Box(0, top, WIDTH, 80), ground, 0)
        for index, stamp in enumerate(stamps):
            canvas.paste(stamp, index * 54, top)
    for ink, ground, top in ((INK, CREAM, 930), (CREAM, TRAY, 990), (INK, NOW, 1040)):
        canvas.card(Box(0, top, WIDTH, 56), ground, 0)
        canvas.text(8, top + 44, "Foodfighters 0123456789", Face.DISPLAY, 48, ink)
    return canvas.image


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(channel, int) for channel in value)


def places(cells: Iterable[str], seat: Seat) -> tuple[Place, ...]:
    """Cells of one side as places on the table."""
    return tuple((seat, CELLS.index(cell)) for cell in cells if cell in CELLS)


def standing(side: Side) -> int:
    """How many fighters a side still has in its grid."""
    return sum(1 for fighter in side.grid if fighter is not None)
