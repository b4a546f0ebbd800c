"""One stall of the waterfront: the cached scenery, its tokens on the counter, the chefs in line on the quay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PIL import Image

from games.critter_kitchen.state import Chef
from renderers.critter_kitchen import art, colours
from renderers.critter_kitchen.art.tokens import LEGIBLE
from renderers.critter_kitchen.layout import stall_frame
from renderers.critter_kitchen.market import DONE, OPEN, ShoppingChef
from renderers.kit import marks as signs
from renderers.kit import numbers
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import RADIUS_SMALL, SMALL, Box
from renderers.kit.palette import CREAM, NOW, TABLE, WHITE, mix
from renderers.kit.sprites import backdrop
from renderers.kit.type import Face

GAP = 6
NUMBERED = 78  # the size of a stall's number
TOKENS = (112, 96, 84, 76, 68, 62, LEGIBLE)
COMFORTABLE = 62  # from this size on, tokens need not be larger
SHOWN = 0.78  # of a token under the next row
CHEFS = (120, 104, 84, 66, 54)
DIMMED = 0.45


@dataclass(frozen=True, slots=True)
class Stall:
    """The input of a stall's drawing. `got` are tokens just taken, by chef; `ghost` is the viewer's planned chef."""

    location: str
    name: str
    items: tuple[str, ...]
    chefs: tuple[ShoppingChef, ...]
    status: str
    surprise: bool = False
    got: dict[Chef, tuple[str, ...]] = field(default_factory=dict)
    ghost: Chef | None = None
    offered: bool = False
    picks: tuple[str, ...] = ()
    quiet: bool = False
    number: int = 0


def draw(canvas: Canvas, box: Box, stall: Stall) -> None:
    """Draw a stall in its box."""
    where = stall_frame(box.width, box.height)
    canvas.paste_image(inside(stall.location, box.width, box.height), box, RADIUS_SMALL)
    sign = where.name.moved(box.x, box.y)
    canvas.text_in(sign.inset(14, 0), stall.name, Face.BOLD, SMALL, CREAM, LEFT)
    counter, quay = where.counter.moved(box.x, box.y), where.quay.moved(box.x, box.y)
    if stall.surprise:
        canvas.paste_middle(art.thing("face_down", min(96, counter.height - 8)), counter)
    else:
        _tokens(canvas, roomy(len(stall.items), counter, sign.bottom + GAP), stall)
    _chefs(canvas, quay, stall)
    if stall.status == DONE or stall.quiet:
        canvas.dim(box, TABLE, DIMMED, RADIUS_SMALL)
        _chefs(canvas, quay, stall, only_taken=True)
    if stall.status == OPEN or stall.offered:
        canvas.outline(box.inset(-4), NOW, 9, RADIUS_SMALL + 4)
    if stall.number:
        numbers.number(canvas, Box(box.right - NUMBERED + 8, box.y - 12, NUMBERED, NUMBERED), stall.number, NUMBERED)
    elif stall.offered:
        canvas.paste(signs.badge(50), box.right - 52, box.y - 2)


def _tokens(canvas: Canvas, box: Box, stall: Stall) -> None:
    """Draw the tokens in rows from the foot of the counter up, as large as there is room for; many rows overlap."""
    size, across = fitting(len(stall.items), box)
    lines = [stall.items[start : start + across] for start in range(0, len(stall.items), across)]
    step = min(size + GAP, (box.height - size) // max(1, len(lines) - 1))
    marked: list[str] = []
    for up, line in enumerate(reversed(lines)):
        y = box.bottom - size - up * step
        x = box.x + (box.width - len(line) * (size + GAP) + GAP) // 2
        for item in line:
            canvas.paste(art.token(item, size), x, y)
            if item in stall.picks and item not in marked:
                marked.append(item)
                canvas.outline(Box(x, y, size, size).inset(-5), NOW, 7, size // 5 + 5)
            x += size + GAP


def roomy(count: int, counter: Box, top: int) -> Box:
    """Return the counter; with the façade above it, from `top` on, if it is too low for its tokens."""
    size, across = fitting(count, counter)
    enough = size >= COMFORTABLE and -(-count // across) <= _down(size, counter)
    return counter if enough else Box(counter.x, top, counter.width, counter.bottom - top)


def fitting(count: int, box: Box) -> tuple[int, int]:
    """Return the largest size at which that many tokens fit, and how many fit in a row."""
    for size in TOKENS:
        across = (box.width + GAP) // (size + GAP)
        if across * _down(size, box) >= count:
            return size, across
    return TOKENS[-1], (box.width + GAP) // (TOKENS[-1] + GAP)


def _down(size: int, box: Box) -> int:
    """Return how many overlapping rows of tokens fit."""
    return 1 + (box.height - size) // round(size * SHOWN)


def _chefs(canvas: Canvas, box: Box, stall: Stall, only_taken: bool = False) -> None:
    """Draw the line of chefs, first at the left, a post between those who do not tie; pale when they have finished.

    `only_taken` draws only what they have just taken, over a dimmed board.
    """
    line: Sequence[ShoppingChef] = stall.chefs or (
        (ShoppingChef(stall.ghost, False, False, True),) if stall.ghost else ()
    )
    if not line:
        return
    size = next((s for s in CHEFS if s <= box.height and len(line) * (s + 3) <= box.width), CHEFS[-1])
    step = size + min(20, (box.width - len(line) * size) // max(1, len(line) - 1))
    x, y = box.x + 2, box.bottom - size
    for number, shown in enumerate(line):
        place = Box(x, y, size, size)
        if not only_taken:
            if number and line[number - 1].chef.speed != shown.chef.speed:
                canvas.pill(Box(x - (step - size) // 2 - 3, y + size // 3, 6, size * 2 // 3 - 4), colours.PLANK_DARK)
            _chef(canvas, place, shown)
        for index, item in enumerate(stall.got.get(shown.chef, ())[-2:]):
            small = max(LEGIBLE, round(size * 0.46))
            canvas.paste(art.token(item, small), x - 6 + index * (small - 6), y - 14)
        x += step


def _chef(canvas: Canvas, place: Box, shown: ShoppingChef) -> None:
    """Draw a chef in its place: ringed when it picks or is part of a plan, pale when it has finished."""
    chef, size = shown.chef, place.width
    stamp = art.chef(chef.kind, chef.seat, size)
    if shown.gone:
        stamp = art.pale(stamp, ("chef", chef.kind, chef.seat), colours.PLANK, 0.55)
    if shown.active or shown.planned:
        ground = Box(place.x - 4, place.y - 2, size + 8, size + 2)
        canvas.card(ground, mix(colours.PLANK_LIGHT, WHITE, 0.4), 18)
        canvas.outline(ground, NOW, 6, 18)
    canvas.paste(stamp, place.x, place.y)


@backdrop
def inside(location: str, wide: int, high: int) -> Image.Image:
    """Return the part of a stall that never changes; its sign is part of it, the name is not."""
    where = stall_frame(wide, high)
    canvas = Canvas(wide, high, colours.SIGN)
    below = art.stall(location, wide, high - where.name.height, where.roof, where.floor)
    canvas.image.paste(below, (0, where.name.height))
    return canvas.image
