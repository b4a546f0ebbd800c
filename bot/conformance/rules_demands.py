"""Requirements on the rules of a title, checked only through the kernel's contract.

Sample games for checks of titles: random options, played by bots.
"""

from __future__ import annotations

import os
import subprocess
import sys
import typing
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import EntryPoint
from typing import Any

import msgspec

from games.kernel import (
    PLAYERS,
    AiPlayer,
    Chance,
    Event,
    ExpertPlayer,
    Game,
    MoveResult,
    OptionsError,
    Order,
    OrderSpec,
    Title,
    commitment,
    next_answer,
    random_action,
    registry,
)
from games.kernel.orders import Orders, problem
from games.kernel.testing import checks
from games.kernel.testing import fuzz as fuzzer
from games.kernel.testing.fuzz import random_options

SEED = bytes(range(32))
# the moves examined in one game, before another one begins
_MOST = 150


def new_game(title: Title[Any, Any], seats: int, number: int = 0) -> Game[Any, Any]:
    """Return a game with random options."""
    dice = Chance(bytes([number, seats]))
    options = title.options(random_options(title, seats, dice), seats)
    return Game.new(title, options, seats, Chance(SEED))[0]


def as_preset(title: Title[Any, Any]) -> Iterator[Game[Any, Any]]:
    """Return a game of every preset, with the minimum of seats."""
    low, high = title.info.seats
    for preset in title.info.presets:
        for seats in range(low, high + 1):
            try:
                options = title.options({**title.testing.unattended, **preset.options}, seats)
            except OptionsError:
                continue
            yield Game.new(title, options, seats, Chance(SEED))[0]
            break


def play(game: Game[Any, Any], player: AiPlayer, dice: Chance) -> Iterator[MoveResult]:
    """Play a game to the end with one kind of bot in all seats."""
    while waiting := game.waiting():
        seat = waiting[0]
        yield game.act(seat, player.choose(game.title, game.view(seat), seat, dice), SEED)


def positions(title: Title[Any, Any], many: int, dice: Chance) -> Iterator[tuple[Game[Any, Any], list[Event]]]:
    """Return a number of positions with their last events, from as many random games as needed."""
    seats = min(3, title.info.seats[1])
    while many:
        game, moved = Game.new(title, title.options(title.testing.unattended, seats), seats, Chance(SEED))
        events = moved.events
        for _ in range(_MOST):
            if not game.waiting():
                break
            if dice.below(_MOST // 10, "") == 0:
                yield game, events
                many -= 1
                if not many:
                    return
            seat = dice.pick(game.waiting(), "")
            events = game.act(seat, random_action(title, game.state, seat, dice), SEED).events


def imagined(game: Game[Any, Any], viewer: int | None, dice: Chance) -> Game[Any, Any]:
    """Return a game that equals another in everything that the viewer knows."""
    twin = game.copy()
    twin.state = game.title.determinize(game.view(viewer), dice)
    return twin


_GAMES = 4
# The first game of the short fuzz.
_NUMBER = 1_000_000


def info(title: Title[Any, Any]) -> Iterator[str]:
    """Check that the title's own description is consistent: its id, seats, verbs, options, modules, orders."""
    info = title.info
    low, high = info.seats
    if not (info.id.isidentifier() and info.id.islower()):
        yield f"the id {info.id!r} is no identifier in small letters"
    if info.rules < 1 or not 1 <= low <= high:
        yield f"rules {info.rules} must be 1 or more, seats {low} to {high} a range"
    yield from _doubled(title)
    yield from _wrong_modules(title)
    for verb in info.verbs:
        optional = [param.optional for param in verb.params]
        if verb.repeats and not verb.params:
            yield f"the verb {verb.name} repeats, but has no argument to repeat"
        if optional != sorted(optional):
            yield f"the optional arguments of {verb.name} do not come last"
    for order in info.orders:
        if not order.policies or "ask" in order.policies or not set(order.amounts) <= set(order.policies):
            yield f"the order {order.kind} has no policies, or `ask`, or amounts for others"


def _doubled(title: Title[Any, Any]) -> Iterator[str]:
    info = title.info
    named: list[Sequence[str]] = [
        [verb.name for verb in info.verbs],
        [option.id for option in info.options],
        [module.id for module in info.modules],
        [order.kind for order in info.orders],
        [preset.id for preset in info.presets],
        *([param.name for param in verb.params] for verb in info.verbs),
        *(order.policies for order in info.orders),
    ]
    return (f"doubled: {list(ids)}" for ids in named if len(set(ids)) < len(ids))


def _wrong_modules(title: Title[Any, Any]) -> Iterator[str]:
    modules = {module.id for module in title.info.modules}
    for module in title.info.modules:
        needs, excludes = set(module.needs), set(module.excludes)
        if needs & excludes or not needs | excludes <= modules - {module.id}:
            yield f"the module {module.id} needs or excludes itself, what is not there, or the same one"


def options(title: Title[Any, Any]) -> Iterator[str]:
    """Check that every number of seats has accepted options, also the second time, and that others are refused.

    Also check that every preset can be played by some number of people.
    """
    low, high = title.info.seats
    for preset in title.info.presets:
        if not any(_accepted(title, preset.options, seats) for seats in range(low, high + 1)):
            yield f"the preset {preset.id} is accepted for no number of seats"
    for seats in range(low, high + 1):
        checked = title.options(fuzzer.random_options(title, seats, Chance(b"options")), seats)
        if title.options({**checked.values, "modules": checked.modules}, seats) != checked:
            yield f"with {seats} seats, checked options are not accepted as they are"
    for seats in (low - 1, high + 1):
        try:
            title.options({}, seats)
            yield f"{seats} seats are accepted"
        except OptionsError:
            pass


def _accepted(title: Title[Any, Any], raw: Mapping[str, object], seats: int) -> bool:
    try:
        title.options(raw, seats)
    except OptionsError:
        return False
    return True


def events(title: Title[Any, Any]) -> Iterator[str]:
    """Check that events are a union of frozen structs, each with a different tag."""
    kinds = typing.get_args(title.event_type) or (title.event_type,)
    tags = [kind.__struct_config__.tag for kind in kinds]
    if len(set(tags)) < len(tags):
        yield f"doubled tags: {tags}"
    yield from (f"{kind.__name__} is no frozen Event" for kind in kinds if not _is_fact(kind))
    msgspec.msgpack.Decoder(title.event_type)


def _is_fact(kind: Any) -> bool:
    return issubclass(kind, Event) and bool(kind.__struct_config__.frozen)


def fuzz(title: Title[Any, Any]) -> Iterator[str]:
    """Check that a short fuzz finds nothing: `python -m bot conform TITLE --games N` is the long one."""
    report = fuzzer.fuzz(title, _GAMES, seed=_NUMBER)
    yield from (finding.what for finding in report.findings)
    if report.moves <= _GAMES:
        yield f"{_GAMES} games have {report.moves} moves"


_LOOKED_AT, _IMAGINED = 400, 10
"""The number of decisions of each game that are walked, and how often every viewer samples the hidden answers."""


def continuations(title: Title[Any, Any]) -> Iterator[str]:
    """Check that every beginning of an action that is offered can be completed, in random games and every preset.

    Also check that imagined answers of others can be drawn. Large decisions are sampled
    (`games/kernel/testing/dead_ends.py`).
    """
    low, high = title.info.seats
    games = [new_game(title, seats, number) for number, seats in enumerate((low, high, high))]
    for game in (*games, *as_preset(title)):
        dice = Chance(b"continuations")
        for _ in range(_LOOKED_AT):
            if not game.waiting():
                break
            yield from checks.continuations(checks.CheckedPosition(game, SEED, dice))
            for viewer in (*range(game.seats), None) if dice.below(_IMAGINED, "") == 0 else ():
                imagined(game, viewer, dice)
            seat = dice.pick(game.waiting(), "")
            advised = dice.below(2, "")
            choose = PLAYERS["normal"].choose if advised else PLAYERS["random"].choose
            game.act(seat, choose(title, game.view(seat), seat, dice), SEED)


# searches as at a table, but shorter: every action that it considers is tried once
_HASTY = ExpertPlayer(lambda: True)


def players(title: Title[Any, Any]) -> Iterator[str]:
    """Check that bots of every kind play to the end, and that the result ranks every seat once."""
    for name, player in {**PLAYERS, "expert": _HASTY}.items():
        game = new_game(title, title.info.seats[0])
        moves = sum(1 for _ in play(game, player, Chance(b"players")))
        result = game.result()
        if result is None or moves >= title.testing.longest(game.seats):
            yield f"a game of {name} players does not end, or is longer than `longest` says"
        elif sorted(seat for group in result.ranking for seat in group) != list(range(game.seats)):
            yield f"a game of {name} players does not rank every seat once: {result.ranking}"


def orders(title: Title[Any, Any]) -> Iterator[str]:
    """Check that games in which every seat has all standing orders end, and that the orders answer something."""
    for number in range(3):
        game, dice = new_game(title, title.info.seats[0], number), Chance(bytes([number]))
        given = _given(title, game.seats, dice)
        yield from (
            f"the order {order.kind} {order.policy} is refused"
            for of_seat in given.values()
            for order in of_seat.values()
            if problem(title.info, order) is not None
        )
        if not _played_by(game, given, dice) and title.info.orders:
            yield f"in game {number} no standing order answers anything"


def _given(title: Title[Any, Any], seats: int, dice: Chance) -> Orders:
    kinds = title.info.orders
    return {seat: {one.kind: _order(one, dice.pick(one.policies, "")) for one in kinds} for seat in range(seats)}


def _order(spec: OrderSpec, policy: str) -> Order:
    return Order(spec.kind, policy, spec.amounts.get(policy, (0, 0))[1])


def _played_by(game: Game[Any, Any], orders: Orders, dice: Chance) -> int:
    """Count the answers that the orders give in a game; the others are random."""
    answered = 0
    while waiting := game.waiting():
        answer = next_answer(game.title, game.state, orders)
        if answer is None:
            chosen = PLAYERS["random"].choose(game.title, game.view(waiting[0]), waiting[0], dice)
            game.act(waiting[0], chosen, SEED)
        else:
            answered += 1
            game.act(answer.seat, answer.action, SEED)
    return answered


def seed(title: Title[Any, Any]) -> Iterator[str]:
    """Check that the seed and its commitment are no part of a frozen game."""
    data = new_game(title, title.info.seats[0]).freeze()
    if SEED in data or commitment(SEED).encode() in data:
        yield "a frozen game holds the seed or its commitment"


def sets(title: Title[Any, Any]) -> Iterator[str]:
    """Check that a game is the same, to the byte, in processes that hash strings differently: no order of a set."""
    point = registry.points().get(title.info.id)
    place = point.value if point else f"{type(title).__module__}:TITLE"
    if _elsewhere(place, "1") != _elsewhere(place, "2"):
        yield "a game depends on the order of a set"


def _elsewhere(place: str, hashes: str) -> str:
    """Return the result of `digest` in another process."""
    path = os.pathsep.join(sys.path)
    command = [
        sys.executable,
        "-c",
        "import sys; from bot.conformance import rules_demands; rules_demands.digest(sys.argv[1])",
        place,
    ]
    environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": path}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def digest(place: str) -> None:
    """Write the hash of a whole random game of the title at `module:name`."""
    title = EntryPoint("", place, "").load()
    game = new_game(title, title.info.seats[1])
    records = list(play(game, PLAYERS["random"], Chance(b"players")))
    sys.stdout.write(commitment(game.freeze() + msgspec.msgpack.encode(records)))
