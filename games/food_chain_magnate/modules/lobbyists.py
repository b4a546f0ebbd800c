"""Lobbyists (expansion 4.2): new roads with roadworks, and parks that raise what neighbours pay.

The first of them may add a tile. First the pieces: the shapes of roads and parks in every orientation, and their
places. `Parks` is a separate plug-in, implied by lobbyists: the map tile with two parks, and what neighbours pay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar

from msgspec import Struct

from games.food_chain_magnate import data, links, upgrades
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import (
    EAST,
    NAMES,
    SQUARES,
    STEPS,
    STRIDE,
    TILE,
    Mask,
    Square,
    at,
    beside,
    mask,
    name_of,
    numbered,
)
from games.food_chain_magnate.city.tiles import Laid, Works
from games.food_chain_magnate.jobs.reach import borders, origins
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.modules.module import WEIGHTS, Module
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import Variant, add
from games.food_chain_magnate.steps.asides import Aside
from games.kernel import Action, Choice, Chosen, Event, ModuleSpec, OptionSpec, Param, Ref, Say, Seat, Verb
from games.kernel.flow import Play

CARD = "lobbyist"
_TURNED = {"n": "e", "e": "s", "s": "w", "w": "n"}
_MIRRORED = {"n": "n", "e": "w", "s": "s", "w": "e"}
Place = tuple[int, int]


class Arrow(Struct, frozen=True, forbid_unknown_fields=True):
    """An open end of a road: its square of the piece, and its direction."""

    at: Place
    way: str


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece as printed."""

    copies: int
    turns: int
    squares: tuple[Place, ...]
    arrows: tuple[Arrow, ...] = ()
    flip: bool = False


class LobbyData(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file of the module."""

    cards: dict[str, data.Employee]
    milestones: dict[str, data.Milestone]
    roads: dict[str, Shape]
    parks: dict[str, Shape]


READ: LobbyData = data.read("lobbyists.toml", LobbyData, __package__)


class Piece(Struct, frozen=True):
    """A shape in one orientation. `key` names it: the shape and its quarter-turns, with an m if it is mirrored."""

    key: str
    shape: str
    squares: tuple[Place, ...]
    arrows: tuple[Arrow, ...]

    def at(self, square: Square) -> tuple[Square, ...]:
        """Return the squares it covers with the top left of its box at a square."""
        return tuple(square + row * STRIDE + column for row, column in self.squares)

    def ends(self, square: Square) -> list[tuple[Square, Square]]:
        """Return for each arrow its square and the square at which it points."""
        found = []
        for arrow in self.arrows:
            end = square + arrow.at[0] * STRIDE + arrow.at[1] * EAST
            found.append((end, end + STEPS[arrow.way]))
        return found

    @property
    def drawing(self) -> str:
        """The shape as characters, row by row."""
        rows = range(1 + max(row for row, _ in self.squares))
        columns = range(1 + max(column for _, column in self.squares))
        return " / ".join("".join("■" if (r, c) in self.squares else "□" for c in columns) for r in rows)


def _orientations(name: str, shape: Shape) -> Iterator[Piece]:
    for face in ("", "m") if shape.flip else ("",):
        squares, arrows = shape.squares, shape.arrows
        if face:
            wide = max(c for _, c in squares)
            squares = tuple(sorted((r, wide - c) for r, c in squares))
            arrows = tuple(Arrow((a.at[0], wide - a.at[1]), _MIRRORED[a.way]) for a in arrows)
        for turns in range(shape.turns):
            yield Piece(f"{name}-{face}{turns}", name, squares, arrows)
            high = max(r for r, _ in squares)
            squares = tuple(sorted((c, high - r) for r, c in squares))
            arrows = tuple(Arrow((a.at[1], high - a.at[0]), _TURNED[a.way]) for a in arrows)


ROADS = {piece.key: piece for name, shape in READ.roads.items() for piece in _orientations(name, shape)}
PARKS = {piece.key: piece for name, shape in READ.parks.items() for piece in _orientations(name, shape)}
"""Every orientation of every piece, by key."""


def _fitting(piece: Piece, free: Mask) -> Mask:
    """Return the top left squares at which all squares of a piece are free."""
    found = ~0
    for row, column in piece.squares:
        found &= free >> row * STRIDE + column
    return found


def _touching(piece: Piece, wanted: Mask) -> Mask:
    """Return the top left squares at which some square of a piece is one of the wanted ones."""
    found = 0
    for row, column in piece.squares:
        found |= wanted >> row * STRIDE + column
    return found


def park_sites(state: State, seat: Seat, piece: Piece) -> Mask:
    """Return where a park may lie: on free squares, touching a road in reach."""
    beside = reduce(or_, _ends_at_roads(state, seat).values())
    return _fitting(piece, state.city.free) & _touching(piece, beside)


def road_sites(state: State, seat: Seat, piece: Piece) -> Mask:
    """Return where a road may lie: on free squares, one arrow at a road in reach or at an own restaurant's entrance."""
    ends = _ends_at_roads(state, seat)
    doors = mask(state.entrances(seat))
    found = 0
    # One arrow is enough; at an own entrance it needs no road in reach (expansion Q-L6).
    for arrow in piece.arrows:
        shift = arrow.at[0] * STRIDE + arrow.at[1]
        step = STEPS[arrow.way]
        at_door = doors >> step if step > 0 else doors << -step
        found |= (ends[arrow.way] | at_door) >> shift
    return _fitting(piece, state.city.free) & found


def _ends_at_roads(state: State, seat: Seat) -> Mapping[str, Mask]:
    """Return, for each direction, the squares from which an arrow points at a finished road in reach."""
    limit = borders(state, seat, CARD)
    assert limit is not None
    return state.city.ground.ends(origins(state, seat), limit)


_ID = "lobbyists"
_SLOW_CARDS = "roadworks_slow_cards"


class Lobby(Struct, tag="lobby"):
    """The module's pieces: roads and parks in the stock by shape, parks on the map, and undrawn map tiles."""

    roads: dict[str, int]
    parks: dict[str, int]
    planted: tuple[tuple[Square, ...], ...] = ()
    tiles: tuple[str, ...] = ()

    def copy(self) -> Lobby:
        """Return an independent copy."""
        return Lobby(self.roads.copy(), self.parks.copy(), self.planted, self.tiles)


class RoadBegun(Event, frozen=True, tag="road_begun"):
    """A road is under construction, with roadworks on some squares of other roads."""

    seat: Seat
    squares: tuple[str, ...]
    works: tuple[str, ...]


class ParkPlanted(Event, frozen=True, tag="park_planted"):
    """A park was planted."""

    seat: Seat
    squares: tuple[str, ...]


class RoadsOpened(Event, frozen=True, tag="roads_opened"):
    """All roadworks are over, and new roads are open."""

    squares: tuple[str, ...]


class TileAdded(Event, frozen=True, tag="tile_added"):
    """A map tile was added to the city. `square` is its top left one."""

    seat: Seat
    tile: str
    square: str


def lobby(state: State) -> Lobby:
    """Return the module's pieces."""
    found = state.extra[_ID]
    assert isinstance(found, Lobby)
    return found


class Lobbying:
    """3.5b: `road PIECE SQUARE` or `park PIECE SQUARE`, one for each lobbyist at work."""

    verbs = ("road", "park")

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Offer roads and parks while a lobbyist and a place for a piece are left."""
        if not workday.left(state, CARD):
            return []
        return [links.verb(verb) for verb in self.verbs if any(self._pieces(state, workday, verb))]

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Offer the piece as turned, then the top left square of its box."""
        if len(chosen) == 1:
            return [links.thing("piece", piece.key, True) for piece in self._pieces(state, workday, chosen[0])]
        sites = _sites(state, workday.seat, chosen[0], _piece(chosen[0], chosen[1]))
        near = [_near_houses(state)] if chosen[0] == "park" else []
        return links.tiered(sites, near, more=False)

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Place the piece; a road opens next turn."""
        workday.use(CARD)
        piece, square = _piece(action.verb, action.args[0]), SQUARES[action.args[1]]
        (_begin_road if action.verb == "road" else _plant)(play, workday.seat, piece, square)
        milestones.report(play, workday.seat, "lobbied", card=CARD)

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Refuse without a lobbyist, such a piece, free squares, or a road in reach."""
        if not chosen:
            return no("lobbyist-left") if not workday.left(state, CARD) else no("lobby-room")
        if len(chosen) == 1:
            return no("piece-left", piece=Ref("piece", link)) if link in (ROADS | PARKS) else None
        if link not in SQUARES:
            return None
        return no(f"{chosen[0]}-site", square=Ref("square", link))

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return the lobbyists who have placed nothing yet."""
        left = workday.left(state, CARD)
        return {CARD: left} if left else {}

    def _pieces(self, state: State, workday: Workday, verb: str) -> Iterator[Piece]:
        stock = lobby(state).roads if verb == "road" else lobby(state).parks
        for piece in (ROADS if verb == "road" else PARKS).values():
            if stock.get(piece.shape) and _sites(state, workday.seat, verb, piece):
                yield piece


def _piece(verb: str, key: str) -> Piece:
    return (ROADS if verb == "road" else PARKS)[key]


def _sites(state: State, seat: Seat, verb: str, piece: Piece) -> Mask:
    """Return where a piece may lie, by the top left square of its box."""
    found = (road_sites if verb == "road" else park_sites)(state, seat, piece)
    return found & _ON_THE_MAP


_ON_THE_MAP: Mask = mask(NAMES)


def _near_houses(state: State) -> Mask:
    near = beside(state.city.houses_mask)
    return near | near >> 1


def _begin_road(play: Play[State], seat: Seat, piece: Piece, square: Square) -> None:
    """Begin a road: it parts blocks and takes its squares; where its arrows meet roads there are roadworks."""
    state = play.state
    works, roads, squares = state.city.works, state.city.ground.roads, piece.at(square)
    # Finished roads only: an arrow at a road under construction brings no roadworks (expansion 4.2).
    met = [target for _, target in piece.ends(square) if target in roads]
    # At most one marker on a square; the printed number of markers is no limit (expansion 4.2).
    tolls = tuple(dict.fromkeys((*works.tolls, *met)))
    for_cards = bool(state.variant.setting(_SLOW_CARDS))
    state.city = state.city.with_works(Works(works.roads, (*works.building, *squares), tolls, for_cards))
    add(lobby(state).roads, piece.shape, -1)
    play.emit(RoadBegun(seat=seat, squares=tuple(map(name_of, squares)), works=tuple(map(name_of, met))))


def _plant(play: Play[State], seat: Seat, piece: Piece, square: Square) -> None:
    state, squares = play.state, piece.at(square)
    add(lobby(state).parks, piece.shape, -1)
    lobby(state).planted += (squares,)
    state.city = state.city.covering(squares)
    play.emit(ParkPlanted(seat=seat, squares=tuple(map(name_of, squares))))


def open_roads(play: Play[State]) -> None:
    """End roadworks and open the new roads (7.4)."""
    state = play.state
    works = state.city.works
    if works.building or works.tolls:
        state.city = state.city.with_works(Works((*works.roads, *works.building)))
        play.emit(RoadsOpened(squares=tuple(map(name_of, works.building))))


def _planted(state: State) -> Mask:
    return mask(square for squares in lobby(state).planted for square in squares)


class ExtraTile(Aside, tag="extra_tile"):
    """The first lobbyist may add one of the undrawn map tiles (expansion 4.2), in any orientation."""

    kind: ClassVar[str] = "extra_tile"

    def verbs(self, state: State) -> Sequence[str]:
        """Offer it while a tile is left."""
        return ("add_tile",) if lobby(state).tiles and places(state) else ()

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Offer the tile as turned, then its place, by its top left square."""
        if len(chosen) == 1:
            return [links.thing("tile", f"{tile}-{n}", True) for tile in lobby(state).tiles for n in range(4)]
        return [links.thing("square", name_of(at(row * TILE, column * TILE))) for row, column in places(state)]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Add it to the city at once; nobody there wants anything yet."""
        state = play.state
        key, square = action.args
        name, _, turns = key.partition("-")
        row, column = next(p for p in places(state) if name_of(at(p[0] * TILE, p[1] * TILE)) == square)
        state.city = state.city.with_tile(Laid.of(name, state.rules.tiles[name], int(turns), row, column))
        lobby(state).tiles = tuple(tile for tile in lobby(state).tiles if tile != name)
        play.emit(TileAdded(seat=self.seat, tile=name, square=square))

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Refuse a tile that is not left, or a place that is not beside one."""
        if len(chosen) == 1:
            return no("tile-left", tile=link) if link.partition("-")[0] in state.rules.tiles else None
        return no("tile-place", square=Ref("square", link)) if link in SQUARES else None


def places(state: State) -> list[tuple[int, int]]:
    """Return where a tile may be added, by row and column of tiles: beside one, and not at an airplane or ramp."""
    there = state.city.ground.tile_places
    closed = {place for more in state.rules.closed_places for place in more(state)}
    beside_one = {(r + down, c + right) for r, c in there for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))}
    return sorted(place for place in beside_one - there.keys() - closed if _numbered(*place))


def _numbered(row: int, column: int) -> bool:
    """Return whether the squares of a place have numbers."""
    return numbered(row * TILE, column * TILE) and numbered((row + 1) * TILE - 1, (column + 1) * TILE - 1)


def under_airplanes(state: State) -> Iterator[tuple[int, int]]:
    """Yield the places under an edge's airplanes: all beyond the outermost tile of every row or column of tiles they
    fly over, however far out (expansion Q-L8)."""
    there = state.city.ground.tile_places
    # No tile can be added farther out than beside the outermost one of the map.
    high, wide = max(r for r, _ in there) + 2, max(c for _, c in there) + 2
    low, near = min(r for r, _ in there) - 1, min(c for _, c in there) - 1
    for campaign in state.campaigns:
        for line in {n // TILE for n in range(campaign.line, campaign.line + campaign.lines)} if campaign.edge else ():
            rows, columns = [r for r, c in there if c == line], [c for r, c in there if r == line]
            match campaign.edge:
                case "top":
                    yield from ((row, line) for row in range(low, min(rows)))
                case "bottom":
                    yield from ((row, line) for row in range(max(rows) + 1, high))
                case "left":
                    yield from ((line, column) for column in range(near, min(columns)))
                case _:
                    yield from ((line, column) for column in range(max(columns) + 1, wide))


class Lobbyists(Module):
    """The card, its step, the pieces, parks, and the tile that the first lobbyist adds."""

    spec = ModuleSpec(_ID)
    options = (OptionSpec(_SLOW_CARDS, "flag", False),)
    brings = ("parks",)
    verbs = (
        Verb("road", (Param("piece", "piece"), Param("square", "square"))),
        Verb("park", (Param("piece", "piece"), Param("square", "square"))),
        Verb("add_tile", (Param("tile", "tile"), Param("square", "square"))),
    )
    steps = (ExtraTile,)
    events = (RoadBegun, ParkPlanted, RoadsOpened, TileAdded)
    extras = (Lobby,)

    def register(self, rules: Rules) -> None:
        """Register lobbyists; with them, roads connect wherever their squares touch."""
        rules.effects |= {"lobby", "extra_tile"}
        rules.facts.add("lobbied")
        rules.add_employees(READ.cards)
        rules.links = "adjacent"
        rules.jobs.add("3.5b", Lobbying())
        rules.phases.add("7.4", open_roads)
        rules.parks.append(_planted)
        rules.closed_places.append(under_airplanes)
        rules.covers.append(lambda state: [square for squares in lobby(state).planted for square in squares])
        rules.extra[_ID] = _stock
        rules.set_up.append(_keep_tiles)
        rules.invariants.append(_broken)
        rules.promises |= dict.fromkeys(READ.cards, _worth_a_day)
        rules.won["extra_tile"] = [lambda play, seat, facts: play.call(ExtraTile(seat))]
        if rules.variant.game != "introductory":
            rules.milestones |= READ.milestones

    def upgrade(self, kept: dict[str, Any], rules: int) -> None:
        """Renumber the squares of parks."""
        upgrades.renumber_all(kept["planted"], rules)

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Refuse five or more players without New Districts: they use up the tiles of the base game."""
        lacking = seats > 4 and "new_districts" not in variant.modules
        return (Say("food_chain_magnate-option-needs-districts"),) if lacking else ()


def _worth_a_day(state: State, seat: Seat) -> float:
    """Value the pieces left: a park makes neighbours pay once more for good; roads bring houses nearer."""
    parks_left, roads_left = sum(lobby(state).parks.values()), sum(lobby(state).roads.values())
    return WEIGHTS.park if parks_left else WEIGHTS.road if roads_left else 0.0


def _stock() -> Lobby:
    return Lobby(
        {name: shape.copies for name, shape in READ.roads.items()},
        {name: shape.copies for name, shape in READ.parks.items()},
    )


def _keep_tiles(state: State, unused: Sequence[str]) -> None:
    """Keep the undrawn map tiles."""
    lobby(state).tiles = tuple(unused)


def _broken(state: State) -> Iterator[str]:
    """Yield lost pieces."""
    works = state.city.works
    left = sum(len(READ.roads[name].squares) * n for name, n in lobby(state).roads.items())
    if left + len(works.roads) + len(works.building) != sum(s.copies * len(s.squares) for s in READ.roads.values()):
        yield "roads are lost"
    if sum(lobby(state).parks.values()) + len(lobby(state).planted) != sum(s.copies for s in READ.parks.values()):
        yield "parks are lost"


_PARKS_ON_THE_MAP = "park_tile"
_TILES: dict[str, data.Tile] = data.read("parks.toml", dict[str, data.Tile], __package__)


class Parks(Module):
    """A module that is never chosen directly: it comes with lobbyists, or with the option to have its tile."""

    spec = ModuleSpec("parks")
    options = (OptionSpec(_PARKS_ON_THE_MAP, "flag", False),)

    def wanted(self, variant: Variant) -> bool:
        """Return whether the option is chosen."""
        return bool(variant.setting(_PARKS_ON_THE_MAP))

    def register(self, rules: Rules) -> None:
        """Register the tile among those drawn; with the option it is on the map for certain."""
        rules.tiles |= _TILES
        rules.factors.append(_beside_a_park)
        rules.parks.append(_printed)
        if rules.variant.setting(_PARKS_ON_THE_MAP):
            rules.map_shows.append(_has_parks)


def parks(state: State) -> Mask:
    """Return the squares of all parks, printed or planted; none if parks are not in play."""
    found = 0
    for some in state.rules.parks:
        found |= some(state)
    return found


def _printed(state: State) -> Mask:
    return state.city.ground.parks


def _has_parks(tiles: Sequence[Laid]) -> bool:
    return any("P" in row for tile in tiles for row in tile.rows)


def _beside_a_park(state: State, house: House) -> int:
    """Add the price once more for a park beside a building or its garden; a second park adds nothing."""
    return int(bool(beside(mask(house.area)) & parks(state)))
