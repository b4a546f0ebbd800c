"""Legal places for pieces (rules 2.4), as sets of top left squares: one source for offers and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.food_chain_magnate import links
from games.food_chain_magnate.city.pieces import City
from games.food_chain_magnate.city.squares import CORNERS, EAST, SOUTH, Mask, Square, covering, fitting
from games.kernel import Choice

HOUSE_SHAPES = {"n": (3, 2), "s": (3, 2), "e": (2, 3), "w": (2, 3)}
"""Rows and columns of a house with its garden, by the garden's side."""


def corner_sites(city: City, corner: str, allowed: Mask | None = None, picked_up: Mask = 0) -> Mask:
    """Return the squares at which a restaurant with its entrance at a corner may be placed.

    The entrance touches a road and lies on an `allowed` square; squares of a restaurant just picked up count as empty.
    """
    return _sites(city, (corner,), allowed, picked_up)


def restaurant_sites(city: City, allowed: Mask | None = None, picked_up: Mask = 0) -> Mask:
    """Return the squares at which a restaurant may be placed with any entrance."""
    return _sites(city, CORNERS, allowed, picked_up)


def _sites(city: City, corners: Iterable[str], allowed: Mask | None, picked_up: Mask) -> Mask:
    entrance = city.ground.roadside if allowed is None else city.ground.roadside & allowed
    sites = 0
    for corner in corners:
        sites |= entrance >> CORNERS[corner]
    return sites & fitting(city.free | picked_up, 2, 2)


def site_links(city: City, sites: Mask) -> Sequence[Choice]:
    """Return sites for a restaurant as links, those near many houses first."""
    return links.tiered(sites, city.site_tiers)


def corner_links(city: City, square: Square, allowed: Mask | None = None, picked_up: Mask = 0) -> list[Choice]:
    """Return the possible entrance corners of a restaurant at a square, the one nearest to houses first."""
    corners = [c for c in CORNERS if corner_sites(city, c, allowed, picked_up) >> square & 1]
    nearness = city.nearness
    return [links.CORNER[c] for c in sorted(corners, key=lambda c: -nearness.get(square + CORNERS[c], 0))]


def house_sites(city: City, side: str) -> Mask:
    """Return the squares for a house with its garden at a side: some square touches a road."""
    # Any of the six squares may touch the road, the garden's included (rules 2.4).
    rows, columns = HOUSE_SHAPES[side]
    return fitting(city.free, rows, columns) & covering(city.ground.roadside, rows, columns)


def house_corner(square: Square, side: str) -> Square:
    """Return the top left square of the house itself, for a house and garden placed at a square."""
    return square + {"n": SOUTH, "w": EAST}.get(side, 0)


def campaign_sites(city: City, rows: int, columns: int, reach: Mask | None) -> Mask:
    """Return the top left squares for a campaign tile: beside a road, and within reach if the reach has a limit."""
    beside = city.ground.roadside if reach is None else reach
    return fitting(city.free, rows, columns) & covering(beside, rows, columns)


def tile_mask(city: City, squares: Sequence[Square]) -> Mask:
    """Return all squares of the tiles on which some squares lie."""
    ground = city.ground
    found = 0
    for square in squares:
        found |= ground.tile_squares[ground.tile_at[square]]
    return found
