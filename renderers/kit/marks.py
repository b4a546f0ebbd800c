"""Small drawn signs shared by all titles: the marks of the seats, ticks, crosses, crowns."""

from __future__ import annotations

from PIL import Image

from renderers.kit.palette import CREAM, INK, NOW, RGB, mix, seat_style
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, ellipse, moved, rounded, star, turned
from renderers.kit.sprites import Sprite, sprite

MARKS: dict[str, list[Shape]] = {
    "circle": [ellipse(50, 50, 37)],
    "triangle": [[(50, 12), (90, 83), (10, 83)]],
    "square": [rounded(17, 17, 66, 66, 8)],
    "star": [star(50, 53, 44, 20, 5)],
    "diamond": [[(50, 7), (88, 50), (50, 93), (12, 50)]],
    "cross": [turned(rounded(37, 8, 26, 84, 6), 45), turned(rounded(8, 37, 84, 26, 6), 45)],
}


def seat_mark(seat: int, size: int, *, on_light: bool = False) -> Sprite:
    """Return a seat's mark in its colour, with a pale rim; with a dark one on a light ground, where yellow fades."""
    style = seat_style(seat)
    rim = INK if on_light else mix(style.colour, CREAM, 0.82)
    return sprite(("seat mark", seat, size, on_light), lambda: _mark(style.mark, style.colour, rim, size))


def crown(size: int) -> Sprite:
    """Return the winner's crown."""
    return sprite(("crown", size), lambda: _crown(size))


def tick(size: int, colour: RGB) -> Sprite:
    """Return a tick: done, possible."""
    return sprite(("tick", size, colour), lambda: _lines([[(16, 54), (40, 78), (84, 26)]], colour, size))


def cross(size: int, colour: RGB) -> Sprite:
    """Return a cross: gone, used up."""
    lines: list[Shape] = [[(20, 20), (80, 80)], [(80, 20), (20, 80)]]
    return sprite(("cross", size, colour), lambda: _lines(lines, colour, size))


def _mark(name: str, colour: RGB, rim: RGB, size: int) -> Image.Image:
    pen = Pen(size)
    pen.solid(MARKS[name], colour, rim, 5)
    return pen.picture()


def _crown(size: int) -> Image.Image:
    pen = Pen(size)
    body: Shape = [(14, 80), (8, 30), (30, 52), (50, 18), (70, 52), (92, 30), (86, 80)]
    pen.solid([body, *(ellipse(x, y, 6) for x, y in ((8, 28), (50, 16), (92, 28)))], NOW, INK, 3.4)
    pen.shade([body], [rounded(0, 66, 100, 20, 0)], mix(NOW, INK, 0.25))
    return pen.picture()


def _lines(lines: list[Shape], colour: RGB, size: int) -> Image.Image:
    pen = Pen(size)
    for line in lines:
        pen.stroke(line, colour, 15)
    return pen.picture()


def hand(size: int) -> Sprite:
    """Return two cards fanned out: held in the hand."""
    return sprite(("hand", size), lambda: _hand(size))


def loop(size: int, colour: RGB) -> Sprite:
    """Return an arrow that runs round: in effect for the rest of the game."""
    return sprite(("loop", size, colour), lambda: _loop(size, colour))


def exchange(size: int) -> Sprite:
    """Return two arrows passing each other on a disc: these two changed places."""
    return sprite(("exchange", size), lambda: _exchange(size))


def badge(size: int) -> Sprite:
    """Return a tick on a disc: this may be chosen."""
    return sprite(("badge", size), lambda: _badge(size))


def _hand(size: int) -> Image.Image:
    pen = Pen(size)
    for degrees, colour in ((-16, mix(CREAM, INK, 0.2)), (14, CREAM)):
        pen.solid([turned(rounded(30, 16, 42, 62, 8), degrees, (50, 92))], colour, INK, 4)
    return pen.picture()


def _loop(size: int, colour: RGB) -> Image.Image:
    pen = Pen(size)
    pen.stroke(arc(50, 50, 34, 34, -40, 250), colour, 12)
    pen.fill(turned([(66, 4), (98, 36), (60, 44)], 0), colour)
    return pen.picture()


def _exchange(size: int) -> Image.Image:
    pen = Pen(size)
    pen.solid([ellipse(50, 50, 43)], NOW, INK, 4)
    over: Shape = [(20, 34), (58, 34), (58, 22), (84, 40), (58, 58), (58, 46), (20, 46)]
    pen.fill(moved(over, -2, -6), INK)
    pen.fill(moved(turned(over, 180), 2, 6), INK)
    return pen.picture()


def _badge(size: int) -> Image.Image:
    pen = Pen(size)
    pen.solid([ellipse(50, 50, 42)], NOW, INK, 5)
    pen.stroke([(28, 52), (44, 68), (73, 34)], INK, 11)
    return pen.picture()
