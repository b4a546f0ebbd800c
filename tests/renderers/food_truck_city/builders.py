"""Cities for tests of pictures and words."""

from __future__ import annotations

from games.food_truck_city import TITLE
from games.food_truck_city.state import State
from games.food_truck_city.view import View
from games.kernel import Action, Chance, Event, Game, Seat
from renderers.kit.presenter import Scene

SEED = bytes(32)
FOODS = ("piz", "sus", "tac", "ice")


def a_game(seats: int = 3, city: str = "5") -> Game[State, View]:
    """A game whose first trucks are on their streets, in the first player's window or move."""
    game, _ = Game.new(TITLE, TITLE.options({"city": city}, seats), seats, Chance(SEED))
    while game.state.turn == 0:
        seat = game.waiting()[0]
        game.act(seat, Action("start", (FOODS[seat],)), SEED)
    return game


def a_scene(game: Game[State, View], *events: Event, viewer: Seat | None = None, chosen: tuple[str, ...] = ()) -> Scene:
    """Anna, Bo, Cem and Dora; with `chosen`, a seat in the middle of an action."""
    names = ("Anna", "Bo", "Cem", "Dora")[: game.seats]
    if viewer is None or not chosen:
        return Scene(names, viewer, events, game.awaited(), game.result())
    decision = next(d for d in game.decisions() if d.seat == viewer)
    offered = tuple(game.choices(viewer, chosen))
    return Scene(names, viewer, events, game.awaited(), None, decision, chosen, offered)


def at_move(seats: int = 3) -> Game[State, View]:
    """A game in which the active seat, without cards, moves its trucks."""
    game = a_game(seats)
    while game.decisions()[0].kind != "move":
        game.act(game.waiting()[0], Action("skip_bonus"), SEED)
    return game
