"""A fighter on its tile, drawn once for each look and then only pasted."""

from __future__ import annotations

from PIL import Image

from games.foodfighters.state import Fighter
from renderers.foodfighters import art
from renderers.foodfighters.colours import ground
from renderers.kit.canvas import RIGHT, Canvas
from renderers.kit.layout import ASIDE, RADIUS_SMALL, Box
from renderers.kit.palette import STONE
from renderers.kit.sprites import Sprite, sprite
from renderers.kit.type import Face

WIDTH, HEIGHT = 234, 164
FIGHTER = 132  # the fighter's square; its hands lie at (11, 64) and (89, 64) hundredths of it
FIGHTER_X, FIGHTER_Y = 24, HEIGHT - FIGHTER - 2
BUBBLE = (112, 100)
ICON = 60


def tile(fighter: Fighter, seat: int, cell: str) -> Sprite:
    """Return the tile of a fighter of `seat` in `cell` (`F0`), with thought, items and block."""
    return sprite(("foodfighters", "tile", fighter, seat, cell), lambda: _draw(fighter, seat, cell))


def _draw(fighter: Fighter, seat: int, cell: str) -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, ground(seat))
    canvas.paste(art.fighter(fighter.type, FIGHTER), FIGHTER_X, FIGHTER_Y)
    _thought(canvas, fighter)
    _items(canvas, fighter)
    canvas.text(WIDTH - 14, HEIGHT - 14, cell, Face.BOLD, ASIDE, STONE, RIGHT)
    shape = Canvas(WIDTH, HEIGHT, (0, 0, 0))
    shape.card(Box(0, 0, WIDTH, HEIGHT), (255, 255, 255), RADIUS_SMALL)
    image = canvas.image.convert("RGBA")
    image.putalpha(shape.image.convert("L"))
    return image


def _thought(canvas: Canvas, fighter: Fighter) -> None:
    wide, high = BUBBLE
    box = Box(WIDTH - wide - 4, 4, wide, high)
    canvas.paste(art.bubble(wide, high), box.x, box.y)
    cloud = box.top(round(high * 0.84))
    canvas.paste_middle(art.type_icon(fighter.thought, ICON), cloud.moved(-18, 0) if fighter.pan else cloud)
    if fighter.pan:  # it covers the thought, but leaves it recognizable
        canvas.paste(art.item("pan", 84), box.x + 32, box.y + 10)


def _items(canvas: Canvas, fighter: Fighter) -> None:
    if fighter.spoon:
        canvas.paste(art.item("spoon", 100), -14, FIGHTER_Y + 26)
    if fighter.cracker:
        canvas.paste(art.item("cracker", 58), FIGHTER_X + 92, FIGHTER_Y + 72)
    if fighter.blocked:
        canvas.paste(art.power("sticky_rice", 54), 2, HEIGHT - 58)
