"""The pieces on the map: houses with gardens, restaurants, campaigns (rules 2.2 to 2.4). A city never changes in place:
each change makes a new one on the same ground, so copies of a state share it with everything computed from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.food_chain_magnate.city.squares import (
    CORNERS,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Mask,
    Square,
    beside,
    covering,
    mask,
    shape,
)
from games.food_chain_magnate.city.tiles import NO_WORKS, Contact, Laid, Tiles, Works, ground_of
from games.kernel import Seat

GARDEN_SIDES = {
    "n": (NORTH, NORTH + EAST),
    "e": (2 * EAST, 2 * EAST + SOUTH),
    "s": (2 * SOUTH, 2 * SOUTH + EAST),
    "w": (WEST, WEST + SOUTH),
}
"""The two squares of a garden beside a 2x2 house, from its top left square, by side."""

_TIERS = 6
_OF_HOUSES = (
    "houses_mask",
    "_house_masks",
    "house_sides",
    "nearness",
    "site_tiers",
    "blocks_by_houses",
    "tiles_by_houses",
    "_flights",
)
"""Everything computed from tiles and houses only, which stays valid when other pieces change."""


class House(Struct, frozen=True):
    """A building with demand: its squares without and with garden; `order` says when it eats."""

    id: str
    order: int
    squares: tuple[Square, ...]
    garden: tuple[Square, ...] = ()
    gardens_allowed: bool = True
    cap: int = 0
    """The most demand it holds; 0 for the usual, which depends on the garden."""
    portions: int = 1
    """How many tokens each event adds to it."""
    contacts: tuple[Contact, ...] = ()
    """The roads that reach it besides those beside it; a building off the map has only these."""

    @property
    def area(self) -> tuple[Square, ...]:
        """All its squares, garden included."""
        return self.squares + self.garden

    def sides(self, free: Mask) -> list[str]:
        """Return the sides at which a garden fits."""
        if self.garden or not self.gardens_allowed:
            return []
        corner = min(self.squares)
        return [side for side, steps in GARDEN_SIDES.items() if all(free >> corner + step & 1 for step in steps)]

    def with_garden(self, side: str) -> House:
        """Return the house with a garden at a side."""
        corner = min(self.squares)
        return replace(self, garden=tuple(corner + step for step in GARDEN_SIDES[side]))


def printed_on(tile: Laid) -> list[House]:
    """Return the buildings that a tile lists."""
    return [
        House(
            found.id,
            found.order,
            tuple(tile.square(*place) for place in found.squares),
            tuple(tile.square(*place) for place in found.garden),
            found.gardens_allowed,
            found.cap,
            found.portions,
        )
        for found in tile.buildings
    ]


class Restaurant(Struct, frozen=True):
    """A restaurant: its chain, its top left square, the corner of its entrance, and whether it is open."""

    seat: Seat
    square: Square
    corner: str
    open: bool = True

    @property
    def squares(self) -> tuple[Square, ...]:
        """Its four squares."""
        return shape(self.square, 2, 2)

    @property
    def entrance(self) -> Square:
        """The square of its printed entrance."""
        return self.square + CORNERS[self.corner]

    def entrances(self, drive_in: bool) -> tuple[Square, ...]:
        """Return the squares of its entrances: all four corners with a drive-in."""
        return self.squares if drive_in else (self.entrance,)


class City(Struct, frozen=True, dict=True):
    """Everything on the map. `covered` are the squares of campaigns and of anything else there."""

    tiles: tuple[Laid, ...]
    links: str
    houses: tuple[House, ...]
    restaurants: tuple[Restaurant, ...] = ()
    covered: tuple[Square, ...] = ()
    works: Works = NO_WORKS

    @classmethod
    def of(cls, tiles: tuple[Laid, ...], links: str) -> City:
        """Return a city of tiles with their printed houses."""
        ground = ground_of(tiles, links, NO_WORKS)
        # Hundredths, so that an apartment may eat between two numbers, such as pi after 3 (expansion 4.1).
        houses = [House(str(number), 100 * number, squares) for number, squares in ground.printed_houses.items()]
        houses += [house for tile in tiles for house in printed_on(tile)]
        return cls(tiles, links, tuple(sorted(houses, key=lambda house: house.order)))

    @cached_property
    def ground(self) -> Tiles:
        """The tiles and roads for ranges, without roadworks' cost unless agreed: it counts at dinnertime only."""
        works = self.works if self.works.for_cards else replace(self.works, tolls=())
        return ground_of(self.tiles, self.links, works)

    @cached_property
    def dinner_ground(self) -> Tiles:
        """The tiles and roads as customers count them."""
        return ground_of(self.tiles, self.links, self.works) if self.works.tolls else self.ground

    def _with(self, **changes: Any) -> City:
        made = replace(self, **changes)
        # Most actions move a piece and leave houses and roads alone: what was computed from those is kept.
        if not {"tiles", "works"} & changes.keys():
            made.__dict__["ground"] = self.ground
            if "houses" not in changes:
                made.__dict__.update({name: self.__dict__[name] for name in _OF_HOUSES if name in self.__dict__})
        return made

    def with_tile(self, tile: Laid) -> City:
        """Return the city with one more tile, beside the others, and its house."""
        made = self._with(tiles=(*self.tiles, tile))
        squares = made.ground.printed_houses.get(tile.house)
        found = [House(str(tile.house), 100 * tile.house, squares)] if squares else []
        for house in (*found, *printed_on(tile)):
            made = made.with_house(house)
        return made

    def with_works(self, works: Works) -> City:
        """Return the city with other roadworks."""
        return self._with(works=works)

    def with_house(self, house: House) -> City:
        """Return the city with one more house, or a new version of one."""
        others = [other for other in self.houses if other.id != house.id]
        # In the order in which they eat: dinner relies on it (rules 7.2).
        return self._with(houses=tuple(sorted([*others, house], key=lambda h: h.order)))

    def with_restaurant(self, restaurant: Restaurant) -> City:
        """Return the city with one more restaurant."""
        return self._with(restaurants=(*self.restaurants, restaurant))

    def without_restaurant(self, square: Square) -> City:
        """Return the city without the restaurant at this top left square."""
        return self._with(restaurants=tuple(r for r in self.restaurants if r.square != square))

    def opened(self, seats: Sequence[Seat]) -> City:
        """Return the city with all restaurants of some chains open."""
        if all(r.open or r.seat not in seats for r in self.restaurants):
            return self
        return self._with(restaurants=tuple(replace(r, open=True) if r.seat in seats else r for r in self.restaurants))

    def covering(self, squares: tuple[Square, ...]) -> City:
        """Return the city with squares covered by a piece."""
        return self._with(covered=(*self.covered, *squares)) if squares else self

    def uncovering(self, squares: tuple[Square, ...]) -> City:
        """Return the city without a covering piece."""
        return self._with(covered=tuple(s for s in self.covered if s not in squares)) if squares else self

    def house(self, house: str) -> House:
        """Return the house with an id."""
        return next(found for found in self.houses if found.id == house)

    def owned(self, seat: Seat) -> list[Restaurant]:
        """Return the restaurants of a chain."""
        return [restaurant for restaurant in self.restaurants if restaurant.seat == seat]

    def entrances(self, seat: Seat, drive_in: bool) -> tuple[Square, ...]:
        """Return the entrances of a chain's open restaurants."""
        open_ = (r.entrances(drive_in) for r in self.restaurants if r.seat == seat and r.open)
        return tuple(square for squares in open_ for square in squares)

    @cached_property
    def free(self) -> Mask:
        """The squares on which a piece may be placed."""
        taken = mask(self.covered) | self.houses_mask
        for restaurant in self.restaurants:
            taken |= mask(restaurant.squares)
        return self.ground.empty & ~taken

    @cached_property
    def houses_mask(self) -> Mask:
        """The squares of all houses and gardens."""
        return mask(square for house in self.houses for square in house.area)

    @cached_property
    def _house_masks(self) -> tuple[tuple[str, Mask], ...]:
        return tuple((house.id, mask(house.area)) for house in self.houses)

    def houses_on(self, squares: Mask) -> list[str]:
        """Return the houses with any square among these, in the order in which they eat."""
        return [house for house, area in self._house_masks if area & squares]

    @cached_property
    def house_sides(self) -> Mask:
        """The squares that touch a house or garden."""
        return beside(self.houses_mask) & ~self.houses_mask

    def field(self, house: House) -> Mapping[Square, int]:
        """Return the distance from a house, as customers count, to each reachable square beside a road."""
        return self.dinner_ground.field(house.area, house.contacts)

    def distance(self, entrances: tuple[Square, ...], house: House) -> int | None:
        """Return the borders crossed from a house to the nearest of the entrances; None without a road between them."""
        field = self.field(house)
        return min((field[square] for square in entrances if square in field), default=None)

    @cached_property
    def nearness(self) -> dict[Square, int]:
        """A value for an entrance on each square beside a road: the nearer houses are, the more points."""
        found = dict.fromkeys(self.ground.touches, 0)
        for house in self.houses:
            for square, borders in self.ground.field(house.area, house.contacts).items():
                found[square] += max(0, 6 - 2 * borders)
        return found

    @cached_property
    def site_tiers(self) -> tuple[Mask, ...]:
        """Sets of squares, each larger than the one before: the best for a restaurant, then the rather good, …"""
        points = self.nearness
        steps = sorted(set(points.values()), reverse=True)[: 2 * _TIERS : 2]
        return tuple(covering(mask(s for s, n in points.items() if n >= least), 2, 2) for least in steps)

    @cached_property
    def blocks_by_houses(self) -> tuple[Mask, ...]:
        """The blocks with houses, most houses first."""
        found = {self.ground.blocks[house.squares[0]]: None for house in self.houses if house.squares}
        return tuple(sorted(found, key=lambda block: -len(self.houses_on(block))))

    @cached_property
    def tiles_by_houses(self) -> tuple[Mask, ...]:
        """The tiles, most houses on and around them first."""
        ground = self.ground
        numbers = sorted(range(len(ground.tiles)), key=lambda n: -len(self.houses_on(ground.around(n))))
        return tuple(ground.tile_squares[number] for number in numbers)

    @cached_property
    def _flights(self) -> dict[int, tuple[tuple[str, int], ...]]:
        return {}

    def flights(self, lines: int) -> tuple[tuple[str, int], ...]:
        """Return the places for an airplane of a size: edge and lowest line, those that reach most houses first."""
        found = self._flights.get(lines)
        if found is None:
            across = [(edge, n) for n in self.ground.starts("column", lines) for edge in ("top", "bottom")]
            along = [(edge, n) for n in self.ground.starts("row", lines) for edge in ("left", "right")]
            every = across + along
            below = {at: self.ground.flown_over(at[0], at[1], lines) for at in every}
            found = tuple(sorted(every, key=lambda at: -len(self.houses_on(below[at]))))
            self._flights[lines] = found
        return found
