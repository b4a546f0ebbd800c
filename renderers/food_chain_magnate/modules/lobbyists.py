"""The presentation of roads under construction, new roads and roadworks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from games.food_chain_magnate.city.squares import SQUARES, STEPS, TILE, Square, name_of, shape
from games.food_chain_magnate.modules.lobbyists import (
    PARKS,
    ROADS,
    ParkPlanted,
    RoadBegun,
    RoadsOpened,
    TileAdded,
    lobby,
)
from games.food_chain_magnate.rules.registry import State
from games.kernel import Choice, Chosen, Event, Ref, Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.modules.extension import Extension, Teller
from renderers.food_chain_magnate.plan import Plan
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.palette import RGB
from renderers.kit.sprites import Sprite

_VERBS = ("road", "park")
WIDE = 0.66  # of a square: a road, as on the map tiles


class LobbyistsShown(Extension):
    """Roads, roadworks, and the tiles that may be added."""

    module: ClassVar[str] = "lobbyists"

    def ground(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw roads, then obstacles on them."""
        works, roads = state.city.works, state.city.ground.roads
        for square in works.roads:
            _road(canvas, plan, square, [n for n, step in STEPS.items() if square + step in roads], c.ASPHALT)
        for square in works.building:
            paste(canvas, plan, square, art.building_site(plan.edge))
        for square in works.tolls:
            paste(canvas, plan, square, art.barrier(plan.edge))

    def cells(self, state: State) -> Mapping[Square, str]:
        """Return = for roads under construction, ! for roadworks."""
        return dict.fromkeys(state.city.works.building, "=") | dict.fromkeys(state.city.works.tolls, "!")

    def lines(self, teller: Teller, state: State) -> list[str]:
        """Return the pieces with their squares, and the remaining map tiles."""
        works, found = state.city.works, list[str]()
        for message, squares in (("building", works.building), ("roadworks", works.tolls), ("new-roads", works.roads)):
            if squares:
                found.append(teller.say(message, squares=_names(squares)))
        roads, parks = (sum(left.values()) for left in (lobby(state).roads, lobby(state).parks))
        found.append(teller.say("pieces-left", roads=roads, parks=parks))
        if lobby(state).tiles:
            found.append(teller.say("tiles-left", tiles=", ".join(lobby(state).tiles)))
        return found

    def new(self, state: State, event: Event) -> Sequence[tuple[Square, ...]]:
        """Return a new piece or tile."""
        if isinstance(event, (RoadBegun, ParkPlanted, RoadsOpened)) and event.squares:
            return (tuple(SQUARES[name] for name in event.squares),)
        if isinstance(event, TileAdded):
            return (shape(SQUARES[event.square], TILE, TILE),)
        return ()

    def name(self, teller: Teller, state: State, ref: Ref) -> str | None:
        """Name pieces by their drawing, tiles by letter and turn."""
        if ref.kind == "piece" and ref.key in (ROADS | PARKS):
            kind = "road" if ref.key in ROADS else "park"
            return teller.say(f"piece-{kind}", drawing=(ROADS | PARKS)[ref.key].drawing)
        if ref.kind == "tile" and "-" in ref.key:
            tile, _, turns = ref.key.partition("-")
            return teller.say("tile-turned", tile=tile, degrees=90 * int(turns))
        return None

    def about(self, teller: Teller, state: State, seat: Seat, chosen: Chosen, choice: Choice) -> str:
        """Return what is on a tile, as it would lie; the houses near a piece."""
        if choice.kind == "tile":
            return self._tile(teller, state, choice.key)
        if len(chosen) == 2 and chosen[0] in _VERBS and choice.kind == "square":
            return teller.near((ROADS | PARKS)[chosen[1]].at(SQUARES[choice.key]))
        return ""

    def _tile(self, teller: Teller, state: State, key: str) -> str:
        """Return the houses and drinks of a tile."""
        tile = state.rules.tiles[key.partition("-")[0]]
        houses = [str(tile.house)] if tile.house else [building.id for building in tile.buildings]
        kinds = {kind.source: good for good, kind in state.rules.goods.items() if kind.source}
        drinks = [teller.name("good", kinds[cell]) for row in tile.grid for cell in row if cell in kinds]
        none = teller.say("nothing")
        return teller.say("tile-about", houses=", ".join(houses) or none, drinks=", ".join(drinks) or none)


def _names(squares: Iterable[Square]) -> str:
    return ", ".join(map(name_of, squares))


def paste(canvas: Canvas, plan: Plan, square: Square, stamp: Sprite) -> None:
    """Draw a sprite onto a square, if that is visible."""
    if plan.window.holds(square):
        box = plan.box(square)
        canvas.paste(stamp, box.x, box.y)


def _road(canvas: Canvas, plan: Plan, square: Square, ways: Sequence[str], colour: RGB) -> None:
    """Draw a square of road, open to its neighbours."""
    if not plan.window.holds(square):
        return
    box, edge = plan.box(square), plan.edge
    wide = round(edge * WIDE)
    inner = box.middle(wide, wide)
    canvas.card(box, c.PAVEMENT, 0)
    canvas.card(inner, colour, edge // 6)
    over = (edge - wide) // 2 + 1  # across the pavement of the next square
    long = edge // 2 + over
    arms = {
        "n": Box(inner.x, box.y - over, wide, long),
        "s": Box(inner.x, box.bottom + over - long, wide, long),
        "w": Box(box.x - over, inner.y, long, wide),
        "e": Box(box.right + over - long, inner.y, long, wide),
    }
    for way in ways:
        canvas.card(arms[way], colour, 0)
