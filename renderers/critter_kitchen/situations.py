"""Situations of the game for the contact sheet and for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.critter_kitchen import TITLE
from games.critter_kitchen.state import State
from games.critter_kitchen.view import View
from games.kernel import PLAYERS, Chance, Event, Game, Seat
from renderers.critter_kitchen.presenter import PRESENTER
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.words import Words

NAMES = ("Anna", "Bo", "Cem", "Dora", "Emil")
LONG_NAMES = (
    "Wilhelmina Featherstonehaugh",
    "Maximilian von Hohenlohe",
    "Zoë 🦊 たろう",
    "Łukasz Żółć",
    "Konstantinopolitanischer Dudelsack",
)
SEED = bytes(31) + b"k"
SOLO = ("Anna", "McDogald’s")

HOW_TO_PLAY = (
    ("goal", "3 seats, shopping"),
    ("planning", "3 seats, planning in private"),
    ("challenges", "3 seats, cooking"),
    ("critic", "3 seats, critic"),
    ("scoring", "3 seats, end"),
)
"""The situation that illustrates each topic of the rules on the How to play page."""

Situation = tuple[str, str, View, Scene]
_Played = Game[State, View]


def situations() -> list[Situation]:
    """Yield start, plans, shopping, days' ends, the end, with few and many; solo; private pages. Always the same."""
    three: dict[str, list[str]] = {"modules": []}
    five = {"modules": ["restaurateurs", "a_la_cart"]}
    return [
        *_named("3 seats", _of_a_game(3, three, NAMES[:3])),
        *_named("5 seats", _of_a_game(5, five, LONG_NAMES)),
        *_named("solo", _of_a_game(1, three, SOLO)),
    ]


def pictures(words: Words) -> list[tuple[str, Picture]]:
    """Return a picture of each situation, with its name; three in German."""
    found = situations()
    drawn = [(name, PRESENTER.picture(words, view, scene, page)) for name, page, view, scene in found]
    for name, page, view, scene in found:
        if name in ("3 seats, shopping", "3 seats, cooking", "5 seats, end"):
            drawn.append((f"{name}, German", PRESENTER.picture(Words("de"), view, scene, page)))
    return drawn


def _named(which: str, found: Iterator[Situation]) -> Iterator[Situation]:
    for name, page, view, scene in found:
        yield f"{which}, {name}", page, view, scene


def _of_a_game(seats: int, options: dict[str, list[str]], names: tuple[str, ...]) -> Iterator[Situation]:
    """Yield the important moments of a game of Normal players, as the channel and as the first seat see them."""
    game, moved = Game.new(TITLE, TITLE.options(dict(options), seats), seats, Chance(SEED))
    yield "start", "board", *_public(game, names, moved.events)
    chance, seen = Chance(SEED), set[str]()
    events: Sequence[Event] = ()
    while game.result() is None:
        decision = next(d for d in game.decisions() if d.owed)
        seat = decision.seat
        action = PLAYERS["normal"].choose(TITLE, game.view(seat), seat, chance)
        yield from _choosing(game, names, seat, action.links, seen)
        yield from _moments(game, names, seat, events, seen)
        events = game.act(seat, action, SEED).events
    yield "end", "board", *_public(game, names, events)


def _moments(
    game: _Played, names: tuple[str, ...], seat: Seat, events: Sequence[Event], seen: set[str]
) -> Iterator[Situation]:
    """Yield the first of each kind of moment that the channel sees."""
    kind = game.decisions()[0].kind
    number = game.state.round
    if kind == "plan" and seat == 1 and _first("planning", seen):
        yield "planning", "board", *_public(game, names, events)
        yield "plans", "reveal", *_public(game, names, events)
    if kind == "take" and number == 2 and _first("shopping", seen):
        yield "shopping", "board", *_public(game, names, events)
        yield "reveal", "reveal", *_public(game, names, events)
    if kind == "take" and number == 5 and len(game.state.stack) and _late(game) and _first("crowded", seen):
        yield "crowded", "board", *_public(game, names, events)
    if kind == "challenge" and number == 6 and _first("challenge", seen):
        yield "challenge", "board", *_public(game, names, events)
    if kind == "critic" and _first("critic", seen):
        yield "critic", "board", *_public(game, names, events)
        yield "kitchens from outside", "kitchen", *_public(game, names, events)


def _late(game: _Played) -> bool:
    """Return whether shopping has come to the academy."""
    return getattr(game.state.stack[-1], "place", 0) >= len(game.state.row) - 2


def _choosing(
    game: _Played, names: tuple[str, ...], seat: Seat, links: tuple[str, ...], seen: set[str]
) -> Iterator[Situation]:
    """Yield what the first seat sees in the middle of an answer."""
    kind, number = game.decisions()[0].kind, game.state.round
    if seat != 0:
        return
    if kind == "plan" and number == 3 and _first("own plan", seen):
        yield "planning in private", "plan", *_private(game, names, seat, links[:2])
        yield "own kitchen", "kitchen", *_private(game, names, seat, ())
    elif kind == "take" and number == 3 and _first("picking", seen):
        yield "picking", "board", *_private(game, names, seat, links[:1])
    elif kind == "challenge" and _first("cooking", seen):
        yield "suggested dishes", "kitchen", *_private(game, names, seat, ())
        yield "cooking", "kitchen", *_private(game, names, seat, _dish(game, seat))
    elif kind == "refrigerate" and _first("fridge", seen):
        chosen = ("keep", *(c.key for c in game.choices(seat, ("keep",))[:3]))
        yield "fridge", "kitchen", *_private(game, names, seat, chosen[:3])
    elif kind == "critic" and _first("dining", seen):
        yield "dining", "kitchen", *_private(game, names, seat, _dish(game, seat, "dine", 6))


def _dish(game: _Played, seat: Seat, verb: str = "serve", length: int = 4) -> tuple[str, ...]:
    """Return an unfinished answer: the first links offered, as far as they continue."""
    chosen: tuple[str, ...] = (verb,)
    while len(chosen) < length:
        more = [choice.key for choice in game.choices(seat, chosen) if choice.more]
        if not more:
            break
        chosen = (*chosen, more[len(chosen) % 2 if len(more) > 1 else 0])
    return chosen


def _first(what: str, seen: set[str]) -> bool:
    fresh = what not in seen
    seen.add(what)
    return fresh


def _public(game: _Played, names: tuple[str, ...], events: Sequence[Event]) -> tuple[View, Scene]:
    waiting = tuple(seat for seat in game.awaited() if seat < len(names))
    return game.view(None), Scene(names, None, tuple(events), waiting, game.result())


def _private(game: _Played, names: tuple[str, ...], seat: Seat, chosen: tuple[str, ...]) -> tuple[View, Scene]:
    decision = next(d for d in game.decisions() if d.seat == seat)
    offered = tuple(game.choices(seat, chosen))
    shown = Scene(names, seat, (), game.awaited())
    return game.view(seat), msgspec.structs.replace(shown, decision=decision, chosen=chosen, offered=offered)
