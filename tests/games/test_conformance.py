"""Every title keeps the contract of the kernel: a short fuzz, games of automated players, words for all it says."""

from __future__ import annotations

import os
import subprocess
import sys
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.kernel import (
    PLAYERS,
    Chance,
    Event,
    Game,
    InputError,
    Moved,
    OptionsError,
    Player,
    Say,
    SearchPlayer,
    Title,
    check,
    checks,
    commitment,
    next_answer,
    registry,
)
from games.kernel.fuzz import fuzz, random_options
from games.kernel.orders import Orders, problem
from games.kernel.values import Order
from renderers import registry as presenters
from renderers.kit.presenter import Scene
from renderers.words import LOCALES, Words, message_ids
from tests.games.kernel.toy import TITLE as PICNIC

AnyTitle = Title[Any, Any]

REGISTERED = registry.titles()
EVERY = [*REGISTERED, PICNIC]
SEED = bytes(range(32))


def by_id(title: AnyTitle) -> str:
    """How a title is named in the list of tests."""
    return title.info.id


every_title = pytest.mark.parametrize("title", EVERY, ids=by_id)
registered_title = pytest.mark.parametrize("title", REGISTERED, ids=by_id)


def new_game(title: AnyTitle, seats: int, number: int = 0) -> Game[Any, Any]:
    """A game with random options."""
    dice = Chance(bytes([number, seats]))
    options = title.options(random_options(title, seats, dice), seats)
    return Game.new(title, options, seats, Chance(SEED))[0]


def play(game: Game[Any, Any], player: Player, dice: Chance) -> Iterator[Moved]:
    """Let one kind of automated player play all seats to the end."""
    while waiting := game.waiting():
        seat = waiting[0]
        yield game.act(seat, player.choose(game.title, game.view(seat), seat, dice), SEED)


HASTY = SearchPlayer(lambda done: done >= 3, kept=3)
"""Searches as at a table, and not for as long."""


@every_title
def test_a_short_fuzz_finds_nothing(title: AnyTitle) -> None:
    report = fuzz(title, 4, seed=1_000_000)
    assert report.findings == []
    assert report.moves > 4


@every_title
@pytest.mark.parametrize("name", PLAYERS)
def test_automated_players_play_to_the_end(title: AnyTitle, name: str) -> None:
    game = new_game(title, title.info.seats[0])
    moves = sum(1 for _ in play(game, {**PLAYERS, "search": HASTY}[name], Chance(b"players")))
    result = game.result()
    assert result is not None
    assert moves < title.longest(game.seats)
    assert sorted(seat for group in result.ranking for seat in group) == list(range(game.seats))


@every_title
def test_games_with_standing_orders_play_to_the_end(title: AnyTitle) -> None:
    """Every seat gives an order for every kind of decision; only what they leave open is played at random."""
    kinds = {spec.kind: spec for spec in title.info.orders}
    for number in range(3):
        game, dice = new_game(title, title.info.seats[0], number), Chance(bytes([number]))
        orders: Orders = {
            seat: {
                kind: Order(kind, policy := dice.pick(spec.policies, ""), spec.amounts.get(policy, (0, 0))[1])
                for kind, spec in kinds.items()
            }
            for seat in range(game.seats)
        }
        assert all(problem(title.info, order) is None for given in orders.values() for order in given.values())
        answered = 0
        while waiting := game.waiting():
            answer = next_answer(title, game.state, orders)
            if answer is None:
                chosen = PLAYERS["random"].choose(title, game.view(waiting[0]), waiting[0], dice)
                game.act(waiting[0], chosen, SEED)
            else:
                answered += 1
                game.act(answer.seat, answer.action, SEED)
        assert answered > 0 or not kinds


@every_title
def test_info_is_consistent(title: AnyTitle) -> None:
    info = title.info
    low, high = info.seats
    assert info.id.isidentifier() and info.id.islower()
    assert info.rules >= 1
    assert 1 <= low <= high
    for ids in (
        [verb.name for verb in info.verbs],
        [option.id for option in info.options],
        [module.id for module in info.modules],
        [order.kind for order in info.orders],
        *([param.name for param in verb.params] for verb in info.verbs),
        *(order.policies for order in info.orders),
    ):
        assert len(set(ids)) == len(ids), f"doubled: {ids}"
    modules = {module.id for module in info.modules}
    for module in info.modules:
        assert set(module.needs) | set(module.excludes) <= modules - {module.id}
        assert not set(module.needs) & set(module.excludes)
    for verb in info.verbs:
        assert verb.params or not verb.repeats, "a verb that repeats has an argument to repeat"
        optional = [param.optional for param in verb.params]
        assert optional == sorted(optional), "optional arguments come last"
    for order in info.orders:
        assert order.policies and "ask" not in order.policies
        assert set(order.amounts) <= set(order.policies)


@every_title
def test_some_options_are_accepted_for_every_number_of_seats(title: AnyTitle) -> None:
    low, high = title.info.seats
    for seats in range(low, high + 1):
        raw = random_options(title, seats, Chance(b"options"))
        checked = title.options(raw, seats)
        again = title.options({**checked.values, "modules": checked.modules}, seats)
        assert again == checked, "checked options are accepted as they are"
    for seats in (low - 1, high + 1):
        with pytest.raises(OptionsError):
            title.options({}, seats)


@every_title
def test_events_are_a_tagged_union_of_frozen_facts(title: AnyTitle) -> None:
    kinds = typing.get_args(title.event_type) or (title.event_type,)
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(tags)) == len(tags)
    for kind in kinds:
        assert issubclass(kind, Event)
        assert kind.__struct_config__.frozen
    msgspec.msgpack.Decoder(title.event_type)


@every_title
def test_the_state_tells_the_future_only_with_the_seed(title: AnyTitle) -> None:
    """The seed and its commitment are no part of a frozen game."""
    data = new_game(title, title.info.seats[0]).freeze()
    assert SEED not in data
    assert commitment(SEED).encode() not in data


_PLAYED = """
import sys
from tests.games import test_conformance as t
for title in t.EVERY:
    game = t.new_game(title, title.info.seats[1])
    told = list(t.play(game, t.PLAYERS["random"], t.Chance(b"players")))
    sys.stdout.write(str(t.commitment(game.freeze() + t.msgspec.msgpack.encode(told))))
"""


def test_games_do_not_depend_on_the_order_of_sets() -> None:
    """The same games in processes that hash strings differently are the same, byte for byte."""

    def digest(seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command, root = [sys.executable, "-c", _PLAYED], Path(__file__).parents[2]
        done = subprocess.run(command, env=environment, cwd=root, capture_output=True, check=True)
        return done.stdout.decode()

    assert digest("1") == digest("2") != ""


@registered_title
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_the_host_may_name_has_words(title: AnyTitle, locale: str) -> None:
    missing = set(_named(title)) - message_ids(locale)
    assert not missing, sorted(missing)


@registered_title
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_said_in_a_game_has_words(title: AnyTitle, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    """Prompts, events, refusals and score lines of random games read without a gap in the catalogue."""
    presenter = presenters.presenter(title.info.id)
    words, scene = Words(locale), Scene(tuple("ABCDEF"))
    for number in range(2):
        game, dice = new_game(title, title.info.seats[0], number), Chance(bytes([number]))
        for moved in play(game, PLAYERS["random"], dice):
            view = game.view(None)
            for event in moved.events:
                presenter.event(words, view, scene, event)
            for decision in game.decisions():
                assert presenter.prompt(words, game.view(decision.seat), scene, decision)
                _assert_said(_refusals(game, decision.seat, dice), locale)
        result = game.result()
        assert result is not None
        _assert_said([result.reason, *(line.what for line in result.sheet)], locale)
    assert not caplog.records, "the catalogue lacks a message or an argument"


def _named(title: AnyTitle) -> Iterator[str]:
    """The message ids that the host asks for, whatever happens in a game."""
    info = title.info
    parts = ["name", "tagline"]
    for verb in info.verbs:
        parts += [f"verb-{verb.name}", f"verb-{verb.name}-about", *(f"param-{param.name}" for param in verb.params)]
    parts += [f"option-{option.id}" for option in info.options]
    parts += [f"module-{module.id}" for module in info.modules]
    parts += [f"order-{order.kind}-{policy}" for order in info.orders for policy in order.policies]
    return (f"{info.id}-{part.replace('_', '-')}" for part in parts)


def _refusals(game: Game[Any, Any], seat: int, dice: Chance) -> Iterator[Say]:
    """Why some spoilt actions of a seat are refused."""
    for action in checks.spoilt(checks.Position(game, SEED, dice), seat):
        try:
            check(game.title, game.state, seat, action)
        except InputError as error:
            yield error.reason


def _assert_said(sentences: Iterable[Say], locale: str) -> None:
    missing = {sentence.id for sentence in sentences} - message_ids(locale)
    assert not missing, sorted(missing)
