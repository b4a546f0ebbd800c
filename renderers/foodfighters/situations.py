"""Situations of the game for the contact sheet and for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.foodfighters import TITLE
from games.foodfighters import events as game_events
from games.foodfighters.state import Fighter, State
from games.foodfighters.view import View
from games.kernel import PLAYERS, Action, Chance, Event, Game, Seat
from renderers.foodfighters.presenter import PRESENTER
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.words import Words

NAMES = ("Anna", "Bo")
LONG_NAMES = ("Wilhelmina Featherstonehaugh-Cholmondeley", "Maximilian von und zu Hohenlohe-Waldenburg")
FOREIGN_NAMES = ("Zoë 🦊 たろう", "Łukasz Żółć")
SEED = bytes(31) + b"f"

HOW_TO_PLAY = (
    ("goal", "start"),
    ("attack", "choosing a target"),
    ("items", "buy"),
    ("end", "end"),
)
"""The situation that illustrates each topic of the rules on the How to play page."""

Situation = tuple[str, View, Scene]


def situations() -> list[Situation]:
    """Yield start, every kind of last action, crowded and empty boards, private views, the end; always the same."""
    return [*_of_a_game({"team": ["meats", "veggies"]}, NAMES), *_arranged(), *_assumed_teams()]


def pictures(words: Words) -> list[tuple[str, Picture]]:
    """Return a picture of each situation, with its name."""
    return [(name, PRESENTER.picture(words, view, scene)) for name, view, scene in situations()]


def _of_a_game(teams: dict[str, list[str]], names: tuple[str, str]) -> Iterator[Situation]:
    """Yield the first of each kind of action in a game of two Normal players, and its end."""
    game, moved = Game.new(TITLE, TITLE.options(teams, 2), 2, Chance(SEED))
    yield "start", *_scene(game, names, None, moved.events)
    chance, seen = Chance(SEED), set[str]()
    while game.result() is None:
        seat = game.waiting()[0]
        action = PLAYERS["normal"].choose(TITLE, game.view(seat), seat, chance)
        if action.verb == "attack" and "choosing" not in seen:
            seen.add("choosing")
            yield "choosing an attacker", *_scene(game, names, seat, (), ("attack",))
            yield "choosing a target", *_scene(game, names, seat, (), action.links[:2])
        events = game.act(seat, action, SEED).events
        kind = _kind(action, events)
        if kind not in seen:
            seen.add(kind)
            yield kind, *_scene(game, names, None, events)
    yield "end", *_scene(game, names, None, events)


def _kind(action: Action, events: list[Event]) -> str:
    for kind in (game_events.KnockedOut, game_events.CrackerSmashed, game_events.Missed):
        if any(isinstance(event, kind) for event in events):
            return str(kind.__struct_config__.tag).replace("_", " ")
    return action.verb


def _scene(
    game: Game[State, View],
    names: tuple[str, str],
    viewer: Seat | None,
    events: list[Event] | tuple[Event, ...],
    chosen: tuple[str, ...] = (),
) -> tuple[View, Scene]:
    view = game.view(viewer)
    told_so_far = Scene(names, viewer, tuple(events), game.waiting(), result=game.result())
    if viewer is None or not chosen:
        return view, told_so_far
    decision = next(d for d in game.decisions() if d.seat == viewer)
    offered = tuple(game.choices(viewer, chosen))
    return view, msgspec.structs.replace(told_so_far, decision=decision, chosen=chosen, offered=offered)


def _arranged() -> Iterator[Situation]:
    """Yield boards set up by hand: as full as the rules allow, with long and foreign names, seen from either side."""
    game, _ = Game.new(TITLE, TITLE.options({"team": ["meats", "veggies"]}, 2), 2, Chance(SEED))
    view = game.view(None)
    for side in view.sides:
        side.beans, side.spoons, side.crackers, side.pans = 9, 0, 0, 0
        side.grid = [_loaded(fighter, cell) for cell, fighter in enumerate(side.grid)]
        side.pantry, side.held, side.ongoing = [], list(side.deck[:2]), list(side.deck[2:])
    view.bonus_die, view.supply = 1, 12
    yield "crowded, long names", view, Scene(LONG_NAMES, None, (), (0,))
    yield "seen from North, foreign names", view, Scene(FOREIGN_NAMES, 1, (), (1,))


def _loaded(fighter: Fighter | None, cell: int) -> Fighter | None:
    if fighter is None:
        return None
    load = {"spoon": cell in (0, 4), "cracker": cell in (0, 1, 8), "pan": cell == 0, "blocked": cell == 5}
    return msgspec.structs.replace(fighter, **load)


def _assumed_teams() -> Iterator[Situation]:
    """Yield the start and the end with the two built-in teams."""
    for name, view, scene in _of_a_game({"team": ["grains", "seafood"]}, ("Cem", "Dora")):
        if name in ("start", "end"):
            yield f"assumed teams, {name}", view, scene
