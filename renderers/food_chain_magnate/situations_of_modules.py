"""Situations with the expansion: lobbyists' roads and parks, drinks on the way, and the demand of the rural area."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import structs

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.jobs.marketing import campaign_at
from games.food_chain_magnate.jobs.workday import Workday
from games.food_chain_magnate.modules.coffee import PlaceShop
from games.food_chain_magnate.modules.rural_marketeers import AREA, PlaceRamp
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps.turn import Round
from games.food_chain_magnate.steps.working import NineToFive
from games.food_chain_magnate.view import View
from games.kernel import PLAYERS, Action, Chance, Game, Seat, flow
from renderers.kit.presenter import Scene

Situation = tuple[str, str, View, Scene]
_SEED, _SEATS, _TURN = b"the menu of the house", 4, 5
_NAMES = ("Anna", "Bo", "Cleo", "Dmitri")
_LOBBYISTS = 4


def situations() -> Iterator[Situation]:
    """Yield Henri Lo's menu late in a game, its pages, and the choices of modules."""
    game = built_game()
    shown = partial(_shown, game)
    yield "menu, board", "board", *shown()
    yield "menu, city", "city", *shown()
    yield "menu, ways of coffee drinkers", "ways", *shown()
    yield "menu, company", "company", *shown(game.state.order[0])
    lobbying = game.copy()
    seat = _lobby(lobbying.state)
    yield "placing a road", "board", *_choosing(lobbying, seat, ("road", lobbying.choices(seat, ("road",))[0].key))
    yield "placing a park", "board", *_choosing(lobbying, seat, ("park", lobbying.choices(seat, ("park",))[0].key))
    ramp = game.copy()
    ramp.state.stack.append(PlaceRamp(seat))
    yield "placing a ramp", "board", *_choosing(ramp, seat, ("offramp",))


def seldom_asked() -> Iterator[Game[State, View]]:
    """Yield positions with questions that few games reach: a new restaurant, the first one of all, brings a mailbox."""
    game, _ = Game.new(TITLE, TITLE.options({"modules": ["new_milestones"]}, 2), 2, Chance(_SEED))
    while game.state.turn < 2:
        _usual(game)
    state, seat = game.state, game.state.order[0]
    state.chains[seat].work["regional_manager"] = 1
    state.stack = [Round("3"), NineToFive(Workday.of(state, seat), "3.6", True)]
    chosen: tuple[str, ...] = ("open",)
    while (choice := game.choices(seat, chosen)[0]).more:
        chosen = (*chosen, choice.key)
    game.act(seat, Action.of((*chosen, choice.key)), _SEED)
    yield game


def built_game() -> Game[State, View]:
    """Return four chains with roads under construction, parks, coffee shops, a ramp, and giant billboards."""
    menu = next(preset for preset in TITLE.info.presets if preset.id == "henri_lo_menu").options
    game, _ = Game.new(TITLE, TITLE.options(menu, _SEATS), _SEATS, Chance(_SEED))
    while game.state.turn < _TURN:
        _usual(game)
    state = game.state
    stack = state.stack[:]
    seat = _lobby(state)
    for verb in ("road", "road", "park", "park"):
        _answer(game, seat, verb)
    for other in state.order:
        state.stack = [*stack, PlaceShop(other), PlaceShop(other)]
        for _ in range(2):
            _answer(game, other, "shop")
    state.stack = [*stack, PlaceRamp(seat)]
    _answer(game, seat, "offramp")
    _advertise(state)
    state.stack = stack
    return game


def _usual(game: Game[State, View]) -> None:
    """Answer the first open question as advised."""
    seat = game.waiting()[0]
    game.act(seat, PLAYERS["normal"].choose(TITLE, game.view(seat), seat, Chance(_SEED)), _SEED)


def _lobby(state: State) -> Seat:
    """Return the first chain's working day, with lobbyists in the street."""
    seat = state.order[0]
    state.chains[seat].work["lobbyist"] = _LOBBYISTS
    state.stack = [Round("3"), NineToFive(Workday.of(state, seat), "3.5b", True)]
    return seat


def _answer(game: Game[State, View], seat: Seat, verb: str) -> None:
    """Carry out the first action that begins with a verb; none if there is none."""
    chosen: tuple[str, ...] = (verb,)
    if not any(choice.key == verb for choice in flow.choices(game.state, seat, ())):
        return
    while (choice := flow.choices(game.state, seat, chosen)[0]).more:
        chosen = (*chosen, choice.key)
    top = game.state.stack[-1]
    top.take(flow.Play(game.state, Chance(_SEED)), seat, Action.of((*chosen, choice.key)))


def _advertise(state: State) -> None:
    """Put demand all over the city, and two giant billboards that have run twice."""
    for number, good, seat in ((21, "beer", 0), (22, "pizza", 1)):
        campaign = campaign_at(state, seat, number, "beside")
        state.campaigns.append(structs.replace(campaign, goods=(good,), eternal=True))
        state.free_campaigns.remove(number)
    wanted = ("burger", "pizza", "beer", "soft_drink")
    for n, house in enumerate(state.city.houses):
        goods = [wanted[(n + k) % len(wanted)] for k in range(n % 3)]
        state.demand[house.id] = tuple((good, n % _SEATS) for good in goods)
    state.demand[AREA] = (*(("beer", 0),) * 4, *(("pizza", 1),) * 3)
    for seat in state.order:
        state.chains[seat].goods = {"burger": 6, "pizza": 6, "beer": 5, "soft_drink": 4, "coffee": 5}


def _shown(game: Game[State, View], viewer: Seat | None = None) -> tuple[View, Scene]:
    return game.view(viewer), Scene(_NAMES, viewer, (), game.awaited(), game.result())


def _choosing(game: Game[State, View], seat: Seat, chosen: tuple[str, ...]) -> tuple[View, Scene]:
    view, scene = _shown(game, seat)
    decision = next(d for d in game.decisions() if d.seat == seat)
    offered = tuple(game.choices(seat, chosen))
    return view, structs.replace(scene, decision=decision, chosen=chosen, offered=offered)
