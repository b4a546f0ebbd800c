"""Secrets change nothing that a viewer sees: hidden structures, dismissals and reserve cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec import structs

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.rules.milestones import sees_reserve
from games.food_chain_magnate.rules.registry import State
from games.kernel import PLAYERS, Action, Chance, Choice, Chosen, Game, InputError, Seat, actions, check
from games.kernel.flow import Gather
from renderers.food_chain_magnate import PRESENTER
from renderers.kit.presenter import Scene
from renderers.words import Words
from tests.lengths import LONG, amount

SEED = b"secret" * 5
NAMES = ("Anna", "Bo", "Cleo")
WORDS = Words("en")
PICTURED, TURNS = amount(40, 16), amount(3, 5)  # the positions between those with all pictures drawn


def positions(seats: int) -> Iterator[Game[State, Any]]:
    """Yield a sensible game whenever somebody answers in secret, and at the beginning of each working day."""
    game, _ = Game.new(TITLE, TITLE.options({}, seats), seats, Chance(SEED))
    moves = 0
    while (waiting := game.waiting()) and game.state.turn < TURNS:
        if any(decision.secret or decision.kind == "work" for decision in game.decisions()):
            yield game
        seat = waiting[-1]
        game.act(seat, PLAYERS["normal"].choose(TITLE, game.view(seat), seat, Chance(SEED, moves)), SEED)
        moves += 1


def otherwise(game: Game[State, Any], viewer: Seat | None) -> Iterator[Game[State, Any]]:
    """The same position with other secrets: other answers of others, and other reserve cards if those are hidden."""
    for number in range(2):
        twin = game.copy()
        state = twin.state
        if not state.bank.breaks and (viewer is None or not sees_reserve(state, viewer)):
            state.reserve = [
                card if seat == viewer or not card else (100, 200, 300)[number]
                for seat, card in enumerate(state.reserve)
            ]
        top = state.stack[-1]
        if isinstance(top, Gather):
            for seat in top.answers:
                if seat != viewer:
                    top.answers[seat] = [*islice(actions(TITLE, state, seat), 1 + number)][-1].links
        yield twin


def shown(game: Game[State, Any], viewer: Seat | None, pages: tuple[str, ...]) -> list[Any]:
    """Return everything that a viewer sees: text, pictures with their alt texts, prompts, notes, choices, refusals."""
    view = game.view(viewer)
    decision = next((d for d in game.decisions() if d.seat == viewer), None)
    scene = Scene(NAMES[: game.seats], viewer, (), game.awaited(), game.result(), decision)
    found: list[Any] = [PRESENTER.text_board(WORDS, view, scene), PRESENTER.layout.private_page(view, scene)]
    found += [PRESENTER.picture(WORDS, view, scene, page) for page in pages]
    if viewer is None or decision is None:
        return found
    found += [PRESENTER.prompt(WORDS, view, scene, decision), PRESENTER.layout.multi_select(view, scene)]
    for chosen in beginnings(game, viewer):
        scene = structs.replace(scene, chosen=chosen)
        choices = game.choices(viewer, chosen)
        found += [PRESENTER.notes(WORDS, view, scene), choices, *labels(view, scene, chosen, choices)]
    return [*found, *refusals(game, viewer)]


def beginnings(game: Game[State, Any], seat: Seat) -> list[Chosen]:
    verbs: list[Chosen] = [(choice.key,) for choice in game.choices(seat) if choice.more]
    further = [(*verb, choice.key) for verb in verbs for choice in game.choices(seat, verb)[:4] if choice.more]
    return [(), *verbs, *further]


def labels(view: Any, scene: Scene, chosen: Chosen, choices: list[Choice]) -> list[Any]:
    return [PRESENTER.choice(WORDS, view, scene, chosen, choice) for choice in choices[:10]]


def refusals(game: Game[State, Any], seat: Seat) -> Iterator[Any]:
    for verb in TITLE.info.verbs:
        for args in ((), ("waitress",), ("guru", "end"), ("9",), ("G7", "ne")):
            try:
                check(TITLE, game.state, seat, Action(verb.name, args))
                yield None
            except InputError as error:
                yield (error.reason, error.chosen, list(error.legal))


@pytest.mark.parametrize("seats", [2, 3] if LONG else [3])
def test_what_others_hide_shows_nowhere(seats: int) -> None:
    tried = 0
    for number, game in enumerate(positions(seats)):
        viewer = (None, *range(seats))[number % (seats + 1)]
        pages = PRESENTER.pages_of(game.view(viewer)) if number % PICTURED == 5 else ()
        seen = shown(game, viewer, pages)
        for twin in otherwise(game, viewer):
            assert shown(twin, viewer, pages) == seen
            tried += twin.state != game.state
    assert tried >= amount(15, 30), "positions in which something is hidden"


def test_a_seat_that_may_look_at_the_reserve_is_told_and_nobody_else() -> None:
    game = next(game for game in positions(2) if game.state.turn == 2)
    game.state.chains[0].milestones["first_to_have_20"] = 1
    other = game.copy()
    game.state.reserve, other.state.reserve = [100, 200], [100, 300]
    assert game.view(0).reserve_known and game.view(0).state.reserve != other.view(0).state.reserve
    assert shown(game, 1, ()) != [] and game.view(None).state.reserve == [0, 0] == other.view(None).state.reserve
