"""The palettes of the pictures, one for each pair of teams, computed from everything they can show."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.foodfighters.state import Fighter
from renderers.foodfighters import art, tiles
from renderers.foodfighters.board import DIMMED, ViewModel
from renderers.foodfighters.colours import CLOTH, CLOTH_DARK, ROW_PROGRESS, ground
from renderers.kit import marks as signs
from renderers.kit import palette as kit_palette
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import CREAM, INK, NOW, TRAY
from renderers.kit.picture import kept_palette, make_palette
from renderers.kit.type import Face


def palette_for(view_model: ViewModel) -> Image.Image:
    """Return the palette for pictures of these two teams, computed once; a separate one while a seat is choosing."""
    south, north = view_model.view.sides
    return _kept(south.types, north.types, (*south.deck, *north.deck), bool(view_model.offered))


@lru_cache(maxsize=16)
def _kept(south: tuple[str, ...], north: tuple[str, ...], deck: tuple[str, ...], choosing: bool) -> Image.Image:
    key = ("foodfighters", south, north, deck, choosing)
    return kept_palette(key, lambda: _palette(south, north, deck, choosing))


def _palette(south: tuple[str, ...], north: tuple[str, ...], deck: tuple[str, ...], choosing: bool) -> Image.Image:
    named = kit_palette.colours_in(vars(kit_palette))
    named += [CLOTH, CLOTH_DARK, ground(0), ground(1), ROW_PROGRESS]
    named += [style.colour for style in kit_palette.SEATS[:2]]
    sample = _sampler(south, north, deck)
    if choosing:
        sample.dim(Box(0, 0, WIDTH, 340), TRAY, DIMMED, 0)
    return make_palette(named, [sample.image])


def _sampler(south: tuple[str, ...], north: tuple[str, ...], deck: tuple[str, ...]) -> Canvas:
    """Return one of everything that a picture of these teams may show."""
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
    for below, top in ((CREAM, 760), (TRAY, 840)):
        canvas.card(Box(0, top, WIDTH, 80), below, 0)
        for index, stamp in enumerate(stamps):
            canvas.paste(stamp, index * 54, top)
    for ink, below, top in ((INK, CREAM, 930), (CREAM, TRAY, 990), (INK, NOW, 1048)):
        canvas.card(Box(0, top, WIDTH, 52), below, 0)
        canvas.text(8, top + 44, "Foodfighters 0123456789", Face.DISPLAY, 48, ink)
    return canvas
