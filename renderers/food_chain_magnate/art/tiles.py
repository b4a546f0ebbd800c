"""Map tiles from above: grass, roads with bridges, depots of drinks. A tile is 100 units wide, a square 20."""

from __future__ import annotations

from games.food_chain_magnate.city.squares import TILE
from games.food_chain_magnate.city.tiles import Laid
from renderers.food_chain_magnate import colours as c
from renderers.kit.palette import RGB, mix
from renderers.kit.pen import UNITS, Pen
from renderers.kit.shapes import Shape, rounded

UNIT = UNITS / TILE
WIDE = 0.66  # of a square: the width of a road; the rest is pavement, which separates adjacent roads
_STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_MIDDLE = TILE // 2
_EXIT = {"N": (0, _MIDDLE), "E": (_MIDDLE, TILE - 1), "S": (TILE - 1, _MIDDLE), "W": (_MIDDLE, 0)}


def tile(pen: Pen, laid: Laid, ground: RGB) -> None:
    """Draw the ground of a tile; houses and sources are drawn elsewhere."""
    pen.fill([(-1, -1), (101, -1), (101, 101), (-1, 101)], ground)
    for n in range(1, TILE):
        for line in ([(n * UNIT, 0), (n * UNIT, 100)], [(0, n * UNIT), (100, n * UNIT)]):
            pen.stroke([(float(x), float(y)) for x, y in line], mix(ground, c.GRASS_LINE, 0.75), 0.7)
    roads = {(r, k): cell for r, row in enumerate(laid.rows) for k, cell in enumerate(row) if cell in "#+"}
    arms = {square: _arms(laid, roads, *square) for square in roads}
    for r, k in roads:
        pen.fill(_square(r, k, 0.0), c.PAVEMENT)
    for square, ways in arms.items():
        _road(pen, square, ways, c.ASPHALT, WIDE)
    for square, ways in arms.items():
        _dashes(pen, square, ways)
    for square, cell in roads.items():
        if cell == "+":
            _bridge(pen, *square)
    pen.stroke([(0, 0), (100, 0), (100, 100), (0, 100)], c.BORDER, 1.3, closed=True)


def _arms(laid: Laid, roads: dict[tuple[int, int], str], row: int, column: int) -> str:
    """Return the sides at which the road of a square continues; beyond the tile only at its exits."""
    found = ""
    for side, (down, right) in _STEPS.items():
        inside = (row + down, column + right) in roads
        if inside or (side in laid.exits and _EXIT[side] == (row, column)):
            found += side
    return found


def _square(row: int, column: int, inset: float) -> Shape:
    x, y, edge = column * UNIT + inset, row * UNIT + inset, UNIT - 2 * inset
    return [(x, y), (x + edge, y), (x + edge, y + edge), (x, y + edge)]


def _road(pen: Pen, square: tuple[int, int], ways: str, colour: RGB, wide: float) -> None:
    x, y = (square[1] + 0.5) * UNIT, (square[0] + 0.5) * UNIT
    half = UNIT * wide / 2
    pen.fill(rounded(x - half, y - half, 2 * half, 2 * half, half * 0.5), colour)
    for side in ways:
        down, right = _STEPS[side]
        ax, ay = x + right * UNIT / 2, y + down * UNIT / 2
        pen.fill(
            [
                (min(x, ax) - half * abs(down), min(y, ay) - half * abs(right)),
                (max(x, ax) + half * abs(down), min(y, ay) - half * abs(right)),
                (max(x, ax) + half * abs(down), max(y, ay) + half * abs(right)),
                (min(x, ax) - half * abs(down), max(y, ay) + half * abs(right)),
            ],
            colour,
        )


def _dashes(pen: Pen, square: tuple[int, int], ways: str) -> None:
    x, y = (square[1] + 0.5) * UNIT, (square[0] + 0.5) * UNIT
    for side in ways:
        down, right = _STEPS[side]
        near, far = UNIT * 0.2, UNIT * 0.42
        pen.stroke([(x + right * near, y + down * near), (x + right * far, y + down * far)], c.DASH, 1.0)


def _bridge(pen: Pen, row: int, column: int) -> None:
    """Draw the road from north to south on a deck over the other one."""
    x, y = (column + 0.5) * UNIT, (row + 0.5) * UNIT
    half, long = UNIT * WIDE / 2, UNIT * 0.86
    for side in (-1, 1):
        edge = x + side * half
        shadow = edge + side * 3.4
        pen.fill([(edge, y - half), (shadow, y - half), (shadow, y + half), (edge, y + half)], c.SHADOW)
    pen.fill([(x - half, y - long), (x + half, y - long), (x + half, y + long), (x - half, y + long)], c.ASPHALT)
    for side in (-1, 1):
        rail: Shape = [(x + side * half, y - long), (x + side * half, y + long)]
        pen.stroke(rail, c.SHADOW, 3.0)
        pen.stroke(rail, c.PARAPET, 1.9)
    for start in (-0.62, -0.12, 0.38):
        pen.stroke([(x, y + start * UNIT), (x, y + (start + 0.24) * UNIT)], c.DASH, 1.0)
