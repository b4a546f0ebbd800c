"""Tables for tests of pictures and words."""

from __future__ import annotations

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city.pieces import City, Restaurant
from games.food_chain_magnate.city.squares import SQUARES
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.data import TILES
from games.food_chain_magnate.jobs.workday import Workday
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.setup import new_state
from games.food_chain_magnate.state import Variant
from games.food_chain_magnate.steps.restructuring import Restructure
from games.food_chain_magnate.steps.turn import Round
from games.food_chain_magnate.steps.working import NineToFive
from games.food_chain_magnate.view import View
from games.kernel import Event, Game, Seat
from renderers.kit.presenter import Scene

NAMES = ("Anna", "Bo", "Cleo", "Dmitri", "Eve")


def a_state(seats: int = 2, tiles: str = "AGN OCR HKQ", modules: tuple[str, ...] = ()) -> State:
    """Turn 5 on a city of unturned tiles, one letter each, rows parted by spaces; Anna has a restaurant at D4."""
    laid = [
        Laid.of(letter, TILES[letter], 0, row, column)
        for row, line in enumerate(tiles.split())
        for column, letter in enumerate(line)
    ]
    state: State = new_state(Variant(modules), City.of(tuple(laid), "exits"), seats)
    state.city = state.city.with_restaurant(Restaurant(0, SQUARES["D4"], "nw"))
    state.turn = 5
    state.stack = [Round("1"), Restructure(list(range(seats)))]
    return state


def working(state: State, seat: Seat, job: str, *cards: str) -> State:
    """The same at a step of a seat's working day, with cards at work."""
    for card in cards:
        state.chains[seat].work[card] = 1
    state.stack = [Round("3"), NineToFive(Workday.of(state, seat), job, True)]
    return state


def a_view(state: State | None = None, viewer: Seat | None = None) -> View:
    """Return what a viewer may know."""
    return TITLE.view(state or a_state(), viewer)


def a_scene(*events: Event, seats: int = 2, waiting: tuple[Seat, ...] = (0,), viewer: Seat | None = None) -> Scene:
    """Anna, Bo and as many more as there are seats."""
    return Scene(NAMES[:seats], viewer, events, waiting)


def a_game(state: State) -> Game[State, View]:
    """A game in this state."""
    seats = len(state.chains)
    return Game(TITLE, TITLE.options({}, seats), seats, state, 0)
