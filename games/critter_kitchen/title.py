"""Critter Kitchen as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from games.kernel import (
    Action,
    Chance,
    Choice,
    Chosen,
    Decision,
    Event,
    Options,
    Order,
    Param,
    Result,
    Say,
    Seat,
    SteppedTitle,
    Stop,
    TitleInfo,
    Turn,
    Verb,
    flow,
    unhurried,
)

from . import events, invariants, orders, refusals, score
from .ai import advice, evaluation
from .ai.lookahead import PlannerPlayer
from .ai.weights import WEIGHTS
from .data import CHALLENGES, GAME, RESTAURATEURS, RUMORS
from .figures import FIGURES
from .pieces import RIVAL
from .round import ChooseRestaurateur, Plan, winners
from .setup import MODULES, OPTIONS, PRESETS, problems, setup
from .state import GameState, State
from .steps import AnyStep
from .view import View, determinize, reshuffle, view_of

_PLANNER = PlannerPlayer()
_LOCATION, _SPACE = Param("location", "location"), Param("space", "space")

INFO = TitleInfo(
    id="critter_kitchen",
    rules=1,
    seats=(GAME.min_players, GAME.max_players),
    verbs=(
        Verb(
            "plan",
            (
                Param("mouse", "location"),
                Param("lizard", "location"),
                Param("boar", "location"),
                Param("helper", "location", optional=True),
            ),
        ),
        Verb("take", (Param("item", "item"),)),
        Verb("leave"),
        Verb("stop"),
        Verb("serve", (Param("part", "part"),), repeats=True),
        Verb("keep", (Param("token", "token"),), repeats=True, unordered=True),
        Verb("dine", (Param("part", "part"),), repeats=True, unordered=True),
        Verb("suggested"),
        Verb("place", (_SPACE,)),
        Verb("send", (_LOCATION,)),
        Verb("exchange", (Param("chef", "chef"), Param("other", "chef"))),
        Verb("trade"),
        Verb("peek", (_SPACE,)),
        Verb("decline"),
        Verb("choose", (Param("restaurateur", "restaurateur"),)),
        Verb("cart", (Param("cart", "cart"),)),
    ),
    options=OPTIONS,
    modules=MODULES,
    orders=orders.ORDERS,
    length=GAME.length,
    presets=PRESETS,
)


class CritterKitchen(SteppedTitle[State, View]):
    """Chefs shop in secret for seven rounds; challenges, rumors and a critic decide whose kitchen is best."""

    info: ClassVar[TitleInfo] = INFO
    named: ClassVar[Mapping[str, Collection[str]]] = {
        "rumor_opened.rumor": RUMORS,
        "served.challenge": CHALLENGES,
        "kept.restaurateur": RESTAURATEURS,
    }
    state_type = GameState[AnyStep]
    weights = (WEIGHTS,)
    event_type = events.AnyEvent
    figures = FIGURES

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """The street cart in a solo game."""
        return problems(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Section 3, and the first PREPARE."""
        state, told = setup(options, seats, chance)
        return flow.begin(state, told, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """All but the bag, face-down cards, unread rumors, others' storages and unrevealed answers."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Unseen tokens and cards dealt anew."""
        return determinize(view, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        """Cards not turned up, rumors that nobody has read, the rival's decks."""
        reshuffle(state, chance)

    def turn(self, state: State) -> Turn:
        """A chef's picks are a turn of its owner; planning and cooking belong to all."""
        owed = flow.decisions(state)
        return Turn(owed[0].seat if owed and not owed[0].secret else None, state.turns)

    def message_group(self, state: State) -> int:
        """A round has two: the plans, and all that comes of them."""
        planning = bool(state.stack) and isinstance(state.stack[-1], Plan | ChooseRestaurateur)
        return 2 * state.round + (not planning)

    def result(self, state: State) -> Result | None:
        """Stars, then the track total, then priority (section 8); alone, against the rival."""
        if state.stack:
            return None
        ranking = tuple((seat,) for seat in score.ranking(state) if seat < state.seats)
        sheet = tuple(line for line in state.sheet if line.seat < state.seats)
        if state.rival is None:
            return Result(ranking, Say("critter_kitchen-result-stars"), sheet)
        mine, rival = (score.total_stars(state.sheet, seat) for seat in (0, RIVAL))
        how = "won" if winners(state) else "lost"
        return Result(ranking, Say(f"critter_kitchen-result-solo-{how}", {"stars": mine, "rival": rival}), sheet)

    def winners(self, result: Result) -> tuple[Seat, ...]:
        """Nobody where the rival of the solo game was not beaten (section 8)."""
        return () if result.reason.id == "critter_kitchen-result-solo-lost" else result.winners

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """The rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)

    def evaluate(self, view: View, seat: Seat) -> float:
        """Stars, and those that kitchen and plan promise."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Stars, dishes, the kitchen, the plan, rivals."""
        return evaluation.terms(view, seat)

    def advise(self, view: View, decision: Decision) -> Action | None:
        """Plans, picks and menus by what is known."""
        return advice.advise(view, decision)

    def look_ahead(self, view: View, seat: Seat, chance: Chance, stop: Stop = unhurried) -> Action | None:
        """Plans against imagined plans of the others."""
        return _PLANNER.choose(self, view, seat, chance, stop)

    def look_ahead_hard(self, view: View, seat: Seat, chance: Chance) -> Action | None:
        """Plans against one imagined plan of the others; every other one of the best plans would be worth little."""
        return _PLANNER.choose_hard(self, view, seat, chance)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Standing orders for shopping, cooking and abilities."""
        return orders.obey(view, decision, order, offered)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """Items, kinds of items, and leaving, anywhere or at one location."""
        return orders.preferences(view) if kind == "take" else ()

    def longest(self, seats: int) -> int:
        """A round: a plan, up to seven picks and three more answers of each seat; and the days' ends."""
        return GAME.rounds * seats * 16 + 6 * seats + 1

    def invariants(self, state: State) -> list[str]:
        """What must hold at rest."""
        return list(invariants.wrong(state))
