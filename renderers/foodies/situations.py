"""Situations of the game for the contact sheet and for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.foodies import TITLE
from games.foodies.state import State
from games.foodies.view import View
from games.kernel import PLAYERS, Chance, Event, Game, Seat
from renderers.foodies.presenter import PRESENTER
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.words import Words

NAMES = ("Anna", "Bo", "Cleo", "Dmitri", "Eve")
LONG_NAMES = (
    "Wilhelmina Featherstonehaugh-Cholmondeley",
    "Maximilian von und zu Hohenlohe",
    "Zoë 🦊 たろう",
    "Łukasz Żółć",
    "王小明",
)
GERMAN = ("4 seats, middle", "crowded court", "placing")
SEED = bytes(31) + b"f"

HOW_TO_PLAY = (
    ("goal", "4 seats, middle"),
    ("visit", "4 seats, court"),
    ("market", "buying"),
)
"""The situation that illustrates each topic of the rules on the How to play page."""

Situation = tuple[str, str, View, Scene]


def situations() -> list[Situation]:
    """Yield name, page, view and scene: games of two to five seats, full courts, private choices; repeatable."""
    return [*_of_a_game(2, 1), *_of_a_game(3, 2), *_of_a_game(4, 3), *_of_a_game(5, 4), *_crowded(), *_private()]


def pictures(words: Words) -> list[tuple[str, Picture]]:
    """Return a picture of each situation, with its name; some of them in German."""
    made = [(name, PRESENTER.picture(words, view, scene, page)) for name, page, view, scene in situations()]
    for name, page, view, scene in situations():
        if name in GERMAN:
            made.append((f"{name}, German", PRESENTER.picture(Words("de"), view, scene, page)))
    return made


def _of_a_game(seats: int, number: int) -> Iterator[Situation]:
    """Yield start, middle (after a purchase) and end of a game of Normal players; the large page of the middle."""
    seed = bytes([number]) * 32
    game, moved = Game.new(TITLE, TITLE.options({}, seats), seats, Chance(seed))
    yield f"{seats} seats, start", "board", *_shown(game, moved.events)
    events: list[Event] = []
    middle = False
    for _, news in _played(game, seed):
        events = news
        if not middle and game.state.turn >= 4 * seats:
            middle = True
            yield f"{seats} seats, middle", "board", *_shown(game, events)
            yield f"{seats} seats, court", "court", *_shown(game, events)
    yield f"{seats} seats, end", "board", *_shown(game, events)


def _played(game: Game[State, View], seed: bytes) -> Iterator[tuple[Seat, list[Event]]]:
    """Play on at Normal level; after each turn yield its events with the roll that follows."""
    chance, news, turn = Chance(seed), list[Event](), game.state.turn
    while waiting := game.waiting():
        seat = waiting[0]
        action = PLAYERS["normal"].choose(TITLE, game.view(seat), seat, chance)
        news += game.act(seat, action, seed).events
        if game.state.turn != turn or game.result():
            yield seat, news
            news, turn = [], game.state.turn


def _shown(game: Game[State, View], events: list[Event], viewer: Seat | None = None) -> tuple[View, Scene]:
    names = NAMES[: game.state.seats]
    return game.view(viewer), Scene(names, viewer, tuple(events), game.awaited(), result=game.result())


def _crowded() -> Iterator[Situation]:
    """Yield late games with tokens heaped on every space, long and foreign names, both chefs hired."""
    for seats in (4, 5):
        game = _late(seats)
        for seat, court in enumerate(game.state.courts):
            court.coins, court.popularity, court.flyers = 17, 24 + seat // 2, 3
            court.coin_tokens[1:] = [3, 0, 1, 2, 11, 0, 1, 0, 4]
            court.pop_tokens[1:] = [0, 1, 2, 1, 3, 0, 0, 0, 12]
        for seat, chef in enumerate(game.state.hired):
            game.state.hired[chef] = [seat]
        view, scene = _shown(game, [])
        scene = msgspec.structs.replace(scene, names=LONG_NAMES[:seats])
        yield f"{seats} seats, crowded, long names", "board", view, scene
    yield "crowded court", "court", game.view(2), msgspec.structs.replace(scene, viewer=2)


def _late(seats: int) -> Game[State, View]:
    seed = bytes([6 + seats]) * 32
    game, _ = Game.new(TITLE, TITLE.options({}, seats), seats, Chance(seed))
    for _ in _played(game, seed):
        if game.state.turn >= 5 * seats:
            break
    return game


def _private() -> Iterator[Situation]:
    """Yield what a seat sees while it chooses: the space to go to, the stall to buy, the space for it."""
    game, found = _late(3), set[str]()
    while (waiting := game.waiting()) and len(found) < 3:
        seat = waiting[0]
        decision = next(d for d in game.decisions() if d.seat == seat)
        if decision.kind == "flyer" and "flyer" not in found:
            found.add("flyer")
            yield "choosing a neighbour", "court", *_choosing(game, seat, ("flyer",))
        first = [choice.key for choice in game.choices(seat)]
        if decision.kind == "buy" and "buy" in first and "buy" not in found:
            found.add("buy")
            card = game.choices(seat, ("buy",))[-1].key
            yield "buying", "court", *_choosing(game, seat, ())
            yield "placing", "court", *_choosing(game, seat, ("buy", card))
            yield "placing on the board", "board", *_choosing(game, seat, ("buy", card))
        if decision.kind in ("target", "face") and "target" not in found:
            found.add("target")
            yield f"choosing a {decision.kind}", "board", *_choosing(game, seat, (first[0],))
        game.act(seat, PLAYERS["normal"].choose(TITLE, game.view(seat), seat, Chance(SEED)), SEED)


def _choosing(game: Game[State, View], seat: Seat, chosen: tuple[str, ...]) -> tuple[View, Scene]:
    view, scene = _shown(game, [], seat)
    decision = next(d for d in game.decisions() if d.seat == seat)
    offered = tuple(game.choices(seat, chosen))
    return view, msgspec.structs.replace(scene, decision=decision, chosen=chosen, offered=offered)
