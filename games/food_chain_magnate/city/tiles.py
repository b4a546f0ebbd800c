"""The tiles of a city and their roads (rules 2.1 to 2.3): what no piece can change, computed once and cached.

Roads are a graph. Its nodes are road squares; a bridge square is two nodes that never connect, its north-south road
(the square's number) and its east-west road (that number negated). Range and distance count tile borders crossed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from games.food_chain_magnate.city.squares import (
    EAST,
    NORTH,
    SOUTH,
    STEPS,
    TILE,
    WEST,
    Mask,
    Square,
    at,
    column_of,
    members,
    name_of,
    row_of,
)
from games.food_chain_magnate.data import Building, Tile

Node = int
"""A road square; negative for the east-west road of a bridge."""
Contact = tuple[Node, int]
"""A road that reaches a building, and the cost of the step between them."""
Ways = dict[Node, int]
"""The number of borders crossed to each reachable road."""

_TURNED = {"N": "E", "E": "S", "S": "W", "W": "N"}
_MIDDLE = TILE // 2
_EXIT = {"N": (0, _MIDDLE), "E": (_MIDDLE, TILE - 1), "S": (TILE - 1, _MIDDLE), "W": (_MIDDLE, 0)}
_WAY = {step: way for way, step in STEPS.items()}
_STEP_OF_EXIT = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def _turned(squares: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Turn the squares of a tile (row, column) clockwise by a quarter."""
    return tuple((column, TILE - 1 - row) for row, column in squares)


class Laid(Struct, frozen=True):
    """A tile in the city: its place (in tiles), its rows, exits and buildings as turned, its printed house."""

    id: str
    turns: int
    row: int
    column: int
    rows: tuple[str, ...]
    exits: str
    house: int = 0
    buildings: tuple[Building, ...] = ()

    @classmethod
    def of(cls, name: str, tile: Tile, turns: int, row: int, column: int) -> Laid:
        """Turn a tile clockwise by quarters and lay it at a place."""
        rows, exits, buildings = tile.grid, "".join(tile.roads), tile.buildings
        for _ in range(turns):
            rows = tuple("".join(line[c] for line in reversed(rows)) for c in range(TILE))
            exits = "".join(_TURNED[exit_] for exit_ in exits)
            buildings = tuple(
                replace(found, squares=_turned(found.squares), garden=_turned(found.garden)) for found in buildings
            )
        return cls(name, turns, row, column, rows, exits, tile.house, buildings)

    def square(self, row: int, column: int) -> Square:
        """Return a square of the tile by its row and column within it."""
        return at(self.row * TILE + row, self.column * TILE + column)


class Works(Struct, frozen=True):
    """Changes to roads in play: roads added, roads under construction (they part blocks, nobody drives there), squares
    that cost one more to enter: for customers only, or for cards at work too with `for_cards`."""

    roads: tuple[Square, ...] = ()
    building: tuple[Square, ...] = ()
    tolls: tuple[Square, ...] = ()
    for_cards: bool = False


NO_WORKS = Works()


class Tiles:
    """The squares, roads and sources of a city, with all distances computed so far."""

    def __init__(self, tiles: Sequence[Laid], links: str, works: Works = NO_WORKS) -> None:
        self.tiles = tuple(tiles)
        self.works = works
        self.cells: dict[Square, str] = {}
        self.tile_at: dict[Square, int] = {}
        self.exits: set[tuple[Square, int]] = set()
        self._by_midpoints = links == "exits"
        for number, tile in enumerate(tiles):
            self._lay(number, tile)
        self.cells |= dict.fromkeys(works.roads, "#") | dict.fromkeys(works.building, "=")
        self.roads = {square for square, cell in self.cells.items() if cell in "#+"}
        self.links = {node: tuple(self._links_of(node)) for node in self._nodes()}
        self._fields: dict[tuple[tuple[Square, ...], tuple[Contact, ...]], dict[Square, int]] = {}
        self._ways: dict[tuple[tuple[Square, ...], tuple[Contact, ...]], Ways] = {}
        self._within: dict[tuple[Square, int], Mask] = {}
        self._ends: dict[tuple[tuple[Square, ...], int], dict[str, Mask]] = {}
        self._hauls: dict[tuple[Square, int], tuple[int, ...]] = {}
        self._haul_names: dict[int, str] = {}
        self._flights: dict[tuple[int, int], tuple[int, ...]] = {}

    def _lay(self, number: int, tile: Laid) -> None:
        for row, line in enumerate(tile.rows):
            for column, cell in enumerate(line):
                square = tile.square(row, column)
                self.cells[square] = cell
                self.tile_at[square] = number
        for exit_ in tile.exits:
            self.exits.add((tile.square(*_EXIT[exit_]), _STEP_OF_EXIT[exit_]))

    def _nodes(self) -> Iterable[Node]:
        for square in sorted(self.roads):
            yield square
            if self.cells[square] == "+":
                yield -square

    def _links_of(self, node: Node) -> Iterable[tuple[Node, int]]:
        square = abs(node)
        for step in self._steps_of(node):
            other = square + step
            if other not in self.roads:
                continue
            border = self.tile_at[square] != self.tile_at[other]
            added = square in self.works.roads or other in self.works.roads
            # Across a border printed roads link where exits face (rules Q1), added ones wherever they touch.
            if border and self._by_midpoints and not added and not {(square, step), (other, -step)} <= self.exits:
                continue
            # A bridge is entered on the road of one's direction, so a route goes straight across (rules 2.1).
            crossing = self.cells[other] == "+" and step in (EAST, WEST)
            # Roadworks cost when their square is entered (expansion 4.2).
            yield (-other if crossing else other), border + (other in self.works.tolls)

    def _steps_of(self, node: Node) -> tuple[int, ...]:
        if self.cells[abs(node)] != "+":
            return tuple(STEPS.values())
        return (NORTH, SOUTH) if node > 0 else (EAST, WEST)

    @cached_property
    def size(self) -> tuple[int, int]:
        """The number of rows and columns of squares, from the top left tile on."""
        rows = 1 + max(tile.row for tile in self.tiles)
        return rows * TILE, (1 + max(tile.column for tile in self.tiles)) * TILE

    @cached_property
    def empty(self) -> Mask:
        """The squares on which nothing is printed."""
        return sum(1 << square for square, cell in self.cells.items() if cell == ".")

    @cached_property
    def parks(self) -> Mask:
        """The squares of printed parks."""
        return sum(1 << square for square, cell in self.cells.items() if cell == "P")

    @cached_property
    def roadside(self) -> Mask:
        """The squares off the road that touch a road square, also across a tile border."""
        return sum(1 << square for square in self.touches)

    @cached_property
    def touches(self) -> dict[Square, tuple[tuple[Node, int], ...]]:
        """For each square beside a road: the roads it touches, each with the border crossed on the way, if any."""
        found: dict[Square, list[tuple[Node, int]]] = {}
        for node in self.links:
            for step in self._steps_of(node):
                square = abs(node) + step
                if square in self.cells and square not in self.roads:
                    border = self.tile_at[square] != self.tile_at[abs(node)]
                    found.setdefault(square, []).append((node, border + (abs(node) in self.works.tolls)))
        return {square: tuple(roads) for square, roads in sorted(found.items())}

    @cached_property
    def sources(self) -> tuple[tuple[Square, str], ...]:
        """The printed drink sources: square and letter."""
        return tuple((square, cell) for square, cell in sorted(self.cells.items()) if cell not in ".#+=HAGP")

    @cached_property
    def _passing(self) -> dict[Node, int]:
        """For each road square that touches sources: which, as bits of their indices in `sources`."""
        found: dict[Node, int] = {}
        for number, (square, _) in enumerate(self.sources):
            for node, _ in self.touches.get(square, ()):
                found[node] = found.get(node, 0) | 1 << number
        return found

    @cached_property
    def printed_houses(self) -> dict[int, tuple[Square, ...]]:
        """The squares of the houses printed on tiles, by number; tiles with other buildings list theirs."""
        found: dict[int, list[Square]] = {}
        for square, cell in self.cells.items():
            house = self.tiles[self.tile_at[square]].house if cell == "H" else 0
            if house:
                found.setdefault(house, []).append(square)
        return {number: tuple(squares) for number, squares in sorted(found.items())}

    @cached_property
    def tile_squares(self) -> tuple[Mask, ...]:
        """The squares of each tile."""
        found = [0] * len(self.tiles)
        for square, number in self.tile_at.items():
            found[number] |= 1 << square
        return tuple(found)

    @cached_property
    def tile_places(self) -> dict[tuple[int, int], int]:
        """The number of the tile at each place (row, column)."""
        return {(tile.row, tile.column): number for number, tile in enumerate(self.tiles)}

    def around(self, tile: int) -> Mask:
        """Return the squares of a tile and of the up to eight around it."""
        row, column = self.tiles[tile].row, self.tiles[tile].column
        near = [self.tile_places.get((row + r, column + c)) for r in (-1, 0, 1) for c in (-1, 0, 1)]
        return sum(self.tile_squares[number] for number in near if number is not None)

    def flown_over(self, edge: str, line: int, lines: int) -> Mask:
        """Return the squares of the columns (from the top or bottom edge) or rows that an airplane flies over."""
        masks = self._lines["column" if edge in ("top", "bottom") else "row"]
        return sum(masks.get(n, 0) for n in range(line, line + lines))

    def starts(self, way: str, lines: int) -> list[int]:
        """Return the first of each run of adjacent rows or columns (`way`) that all hold squares of the map."""
        there = self._lines[way]
        return [n for n in sorted(there) if all(n + more in there for more in range(lines))]

    @cached_property
    def _lines(self) -> dict[str, dict[int, Mask]]:
        """The squares of every row and column."""
        rows: dict[int, Mask] = {}
        columns: dict[int, Mask] = {}
        for square in self.cells:
            rows[row_of(square)] = rows.get(row_of(square), 0) | 1 << square
            columns[column_of(square)] = columns.get(column_of(square), 0) | 1 << square
        return {"row": rows, "column": columns}

    @cached_property
    def blocks(self) -> dict[Square, Mask]:
        """For each square off the road, its block: all squares connected without a road (rules 9)."""
        found: dict[Square, Mask] = {}
        for start in self.cells:
            if start in found or self.cells[start] in "#+=":
                continue
            block = self._flood(start)
            found.update(dict.fromkeys(members(block), block))
        return found

    def _flood(self, start: Square) -> Mask:
        seen, waiting = {start}, [start]
        while waiting:
            square = waiting.pop()
            for step in STEPS.values():
                other = square + step
                # Bridges part blocks (rules 9), and so does a road under construction (expansion 4.2).
                if self.cells.get(other, "#") not in "#+=" and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return sum(1 << square for square in seen)

    def ways(self, squares: tuple[Square, ...], contacts: tuple[Contact, ...] = ()) -> Ways:
        """Return the borders crossed from any of the squares, or by other contacts, to each reachable road."""
        found = self._ways.get((squares, contacts))
        if found is None:
            found = self._ways[squares, contacts] = self._search(squares, contacts)
        return found

    def begins(self, squares: tuple[Square, ...], contacts: tuple[Contact, ...] = ()) -> list[Contact]:
        """Return the first roads of routes from any of the squares, or by other contacts, with their cost."""
        beside = [contact for square in squares for contact in self.touches.get(square, ())]
        return beside + [(node, cost + (abs(node) in self.works.tolls)) for node, cost in contacts]

    def _search(self, squares: tuple[Square, ...], contacts: tuple[Contact, ...]) -> Ways:
        costs: Ways = {}
        # One list per cost instead of a heap: a step costs 0 to 2, a border and a toll.
        levels: list[list[Node]] = [[], [], []]
        for node, border in self.begins(squares, contacts):
            levels[border].append(node)
        cost = 0
        while cost < len(levels):
            level = levels[cost]
            for node in level:  # grows while being read
                if node in costs:
                    continue
                costs[node] = cost
                for other, border in self.links[node]:
                    if other not in costs:
                        while len(levels) <= cost + border:
                            levels.append([])
                        levels[cost + border].append(other)
            cost += 1
        return costs

    def field(self, squares: tuple[Square, ...], contacts: tuple[Contact, ...] = ()) -> Mapping[Square, int]:
        """Return the fewest borders crossed from any of the squares (or contacts) to each square beside a road."""
        found = self._fields.get((squares, contacts))
        if found is None:
            found = self._fields[squares, contacts] = self._spread(self.ways(squares, contacts))
        return found

    def _spread(self, ways: Ways) -> dict[Square, int]:
        found: dict[Square, int] = {}
        tolls = self.works.tolls
        for square, roads in self.touches.items():
            for node, border in roads:
                if node in ways:
                    # The toll of the last road was paid on entering it.
                    cost = ways[node] + border - (1 if tolls and abs(node) in tolls else 0)
                    if cost < found.get(square, cost + 1):
                        found[square] = cost
        return found

    def ends(self, squares: tuple[Square, ...], borders: int) -> Mapping[str, Mask]:
        """Return, for each direction, the squares beside which a road lies there that any of the squares reaches.

        The step from the road to the square is not counted (expansion 4.2).
        """
        found = self._ends.get((squares, borders))
        if found is None:
            found = self._ends[squares, borders] = dict.fromkeys(STEPS, 0)
            ways = [self.ways((square,)) for square in squares]
            reached = {node for way in ways for node, cost in way.items() if cost <= borders}
            for square, roads in self.touches.items():
                for node, _ in roads:
                    if node in reached:
                        found[_WAY[abs(node) - square]] |= 1 << square
        return found

    def within(self, entrance: Square, borders: int) -> Mask:
        """Return the squares beside a road that a route from an entrance reaches within a number of borders."""
        found = self._within.get((entrance, borders))
        if found is None:
            found = sum(1 << square for square, cost in self.field((entrance,)).items() if cost <= borders)
            self._within[entrance, borders] = found
        return found

    def tiles_within(self, entrance: Square, borders: int) -> Mask:
        """Return the squares of all tiles that such a route can reach, its first one included."""
        # The entrance's own tile counts even if its first road lies on the next one (rules Q28).
        reached = {self.tile_at[abs(node)] for node, cost in self.ways((entrance,)).items() if cost <= borders}
        return sum(self.tile_squares[number] for number in sorted(reached | {self.tile_at[entrance]}))

    def hauls(self, entrance: Square, borders: int) -> tuple[int, ...]:
        """Return every set of sources that one buyer's route from an entrance can collect (rules 6.4), as bits.

        The route never steps straight back, may stop anywhere, and collects whatever it passes.
        """
        found = self._hauls.get((entrance, borders))
        if found is None:
            found = self._hauls[entrance, borders] = self._routes(entrance, borders)
        return found

    def _routes(self, entrance: Square, borders: int) -> tuple[int, ...]:
        # A route's position includes its last square and what it has taken: a road may be walked again after a
        # loop, only not straight back (rules 6.4).
        seen: set[tuple[Node, Node, int]] = set()
        levels: list[list[tuple[Node, Node, int]]] = [[] for _ in range(borders + 3)]
        passing, links = self._passing, self.links
        for node, border in self.touches.get(entrance, ()):
            levels[border].append((node, 0, passing.get(node, 0)))
        for cost in range(borders + 1):
            level = levels[cost]
            for stand in level:  # grows while being read
                if stand in seen:
                    continue
                seen.add(stand)
                node, before, taken = stand
                for other, border in links[node]:
                    if other != before:
                        levels[cost + border].append((other, node, taken | passing.get(other, 0)))
        return tuple(sorted({taken for _, _, taken in seen} - {0}))

    def haul_name(self, haul: int) -> str:
        """Name a set of sources: the names of their squares, such as B6+I7."""
        found = self._haul_names.get(haul)
        if found is None:
            named = [name_of(square) for n, (square, _) in enumerate(self.sources) if haul >> n & 1]
            found = self._haul_names[haul] = "+".join(named)
        return found

    def flights(self, tile: int, borders: int) -> tuple[int, ...]:
        """Return every set of sources on a path of different adjacent tiles within a number of borders, as bits."""
        found = self._flights.get((tile, borders))
        if found is None:
            found = self._flights[tile, borders] = tuple(sorted(set(self._paths(tile, borders, ())) - {0}))
        return found

    def _paths(self, tile: int, borders: int, flown: tuple[int, ...]) -> Iterable[int]:
        path = (*flown, tile)
        yield sum(1 << n for n, (square, _) in enumerate(self.sources) if self.tile_at[square] in path)
        if borders:
            row, column = self.tiles[tile].row, self.tiles[tile].column
            for place in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
                other = self.tile_places.get(place)
                if other is not None and other not in path:
                    yield from self._paths(other, borders - 1, path)


@lru_cache(64)
def ground_of(tiles: tuple[Laid, ...], links: str, works: Works) -> Tiles:
    """Return the ground of a city; the same tiles give the same object, with its cached results."""
    return Tiles(tiles, links, works)
