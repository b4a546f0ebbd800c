"""Situations of the game for the contact sheet and for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.food_truck_city import TITLE
from games.food_truck_city import events as game_events
from games.food_truck_city.state import State, Tile
from games.food_truck_city.view import View
from games.kernel import PLAYERS, Action, Chance, Event, Game, Seat
from renderers.food_truck_city.presenter import PRESENTER
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.words import Words

NAMES = ("Anna", "Bo", "Cem", "Dora")
LONG_NAMES = (
    "Wilhelmina Featherstonehaugh",
    "Maximilian von Hohenlohe",
    "Zoë 🦊 たろう",
    "Łukasz Żółć",
)
SEED = bytes(31) + b"c"

HOW_TO_PLAY = (
    ("goal", "bought"),
    ("streets", "choosing a street"),
    ("cards", "crowded, hand"),
)
"""The situation that illustrates each topic of the rules on the How to play page."""

Situation = tuple[str, View, Scene]


def situations() -> list[Situation]:
    """Yield start, every kind of last action, private views, crowded cities, the end; always the same."""
    return [*_of_a_game(3, "5"), *_crowded()]


def pictures(words: Words) -> list[tuple[str, Picture]]:
    """Return a picture of each situation, with its name; the pages, and two in German."""
    found = situations()
    drawn = [(name, PRESENTER.picture(words, view, scene)) for name, view, scene in found]
    for name, view, scene in found:
        if name in PAGES:
            drawn += [(f"{name}, {page}", PRESENTER.picture(words, view, scene, page)) for page in PAGES[name]]
        if name in ("moved", "choosing a street"):
            drawn.append((f"{name}, German", PRESENTER.picture(Words("de"), view, scene)))
    return drawn


PAGES = {
    "start": ("hand", "distances"),
    "choosing a street": ("hand",),
    "crowded": ("hand", "city", "distances"),
}


def _of_a_game(seats: int, city: str) -> Iterator[Situation]:
    """Yield the first of each kind of action in a game of Normal players, choices on the way, and its end."""
    game, moved = Game.new(TITLE, TITLE.options({"city": city}, seats), seats, Chance(SEED))
    yield "start", *_scene(game, None, moved.events)
    chance, seen = Chance(SEED), {"pass", "pass_all", "end_buy", "end_move", "skip_bonus"}
    events: Sequence[Event] = ()
    while game.result() is None:
        seat = game.waiting()[0]
        action = PLAYERS["normal"].choose(TITLE, game.view(seat), seat, chance)
        yield from _choosing(game, seat, action, seen)
        events = game.act(seat, action, SEED).events
        kind = _kind(action, events)
        if kind not in seen and (game.state.turn > 3 or action.verb == "start"):
            seen.add(kind)
            yield kind, *_scene(game, None, events)
    yield "end", *_scene(game, None, events)


def _choosing(game: Game[State, View], seat: Seat, action: Action, seen: set[str]) -> Iterator[Situation]:
    """Yield the private picture of a seat in the middle of an action."""
    if action.verb == "move" and game.state.turn > 6 and "choosing" not in seen:
        seen.add("choosing")
        yield "choosing a truck", *_scene(game, seat, (), ("move",))
        yield "choosing a street", *_scene(game, seat, (), action.links[:2])


_CALLED = {"start": "first truck", "move": "moved", "play": "pass", "buy": "bought", "bonus": "bonus move"}


def _kind(action: Action, events: Sequence[Event]) -> str:
    """Return the name of a picture of these events: by the rarest of them, else by the verb."""
    for kind in (game_events.Impounded, game_events.BailedOut, game_events.LastTurns, game_events.Fined):
        if any(isinstance(event, kind) for event in events):
            return str(kind.__struct_config__.tag).replace("_", " ")
    played = [event.card for event in events if isinstance(event, game_events.CardPlayed)]
    if played:
        return f"played {played[0].replace('_', ' ')}"
    return _CALLED.get(action.verb, action.verb)


def _scene(
    game: Game[State, View], viewer: Seat | None, events: Sequence[Event], chosen: tuple[str, ...] = ()
) -> tuple[View, Scene]:
    shown = Scene(NAMES[: game.seats], viewer, tuple(events), game.awaited(), result=game.result())
    if viewer is None or not chosen:
        return game.view(viewer), shown
    decision = next(d for d in game.decisions() if d.seat == viewer)
    offered = tuple(game.choices(viewer, chosen))
    return game.view(viewer), msgspec.structs.replace(shown, decision=decision, chosen=chosen, offered=offered)


def _crowded() -> Iterator[Situation]:
    """Yield a large city set up by hand as full as the rules allow, with long and foreign names, and choices in it."""
    game = crowded_game()
    events = (
        game_events.CardPlayed(seat=1, card="festival"),
        game_events.FestivalOpened(seat=1, block="4-4"),
    )
    scene = Scene(LONG_NAMES, None, events, game.awaited())
    yield "crowded", game.view(0), msgspec.structs.replace(scene, viewer=0)
    yield "crowded, spectator", game.view(None), scene
    for name, chosen in (("closing a street", ("play", "road_closed")), ("turning a block", ("play", "moving_day"))):
        decision, offered = game.decisions()[0], tuple(game.choices(0, chosen))
        choosing = Scene(LONG_NAMES, 0, (), game.awaited(), None, decision, chosen, offered)
        yield name, game.view(0), choosing


def crowded_game() -> Game[State, View]:
    """Return four seats in a 6 x 6 city while moving: 22 trucks, every tile and closure, nearly all face up."""
    game, _ = Game.new(TITLE, TITLE.options({"city": "6"}, 4), 4, Chance(SEED))
    chance = Chance(SEED)
    while game.state.turn == 0:
        seat = game.waiting()[0]
        game.act(seat, PLAYERS["random"].choose(TITLE, game.view(seat), seat, chance), SEED)
    state = game.state
    state.active = 0
    while str(state.stack[-1].__struct_config__.tag) != "move":
        seat = game.waiting()[0]
        skip = {"bonus": "skip_bonus"}.get(game.decisions()[0].kind, "pass")
        game.act(seat, Action(skip), SEED)
    for place in [name for name in state.hidden if name not in ("0-0", "5-5", "0-5")]:
        state.blocks[place] = state.hidden.pop(place)
    _park(state)
    state.billboards = {"piz": "2-2", "sus": "1-4", "bbq": "4-1"}
    state.festivals = [Tile("festival", "3-3", 2, 1), Tile("festival", "4-4", 1, 1)]
    state.closures = [Tile("sinkhole", "V1-2", 1, 2), Tile("road_closed", "H3-4", 3, 1)]
    state.hands = [
        ["road_closed", "moving_day", "award_tac", "nitrous", "nitrous", "billboard_ice", "city_permit", "lunch_rush"],
        ["flat_tire"],
        ["big_tip"] * 2,
        [],
    ]
    return game


def _park(state: State) -> None:
    """Place trucks on every other street, some with cards on them, one impounded."""
    free = iter(state.city.segments[::2])
    for seat, player in enumerate(state.players):
        player.money, player.fines = 3 + 11 * seat, 2 * seat
        for index, truck in enumerate(player.trucks):
            truck.at = next(free) if index < 5 or seat < 2 else None
            truck.moved = seat == 0 and index < 2
    state.players[0].trucks[3].flat = "flat_tire"
    state.players[1].trucks[0].strike = "staff_strike"
    state.players[2].trucks[5].debt = 3
    state.players[3].awards = ["award_piz"]
