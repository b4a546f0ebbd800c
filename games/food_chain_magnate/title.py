"""Food Chain Magnate as a title: the kernel's contract, implemented with the steps and the modules."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar

from msgspec import defstruct

from games.food_chain_magnate import orders, refusals, setup, upgrades
from games.food_chain_magnate.data import LIMITS
from games.food_chain_magnate.modules import MODULES, PLUGINS
from games.food_chain_magnate.modules.module import figures
from games.food_chain_magnate.rules import assembly
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import GameState
from games.food_chain_magnate.steps import clean_up, working
from games.food_chain_magnate.steps.turn import Round
from games.food_chain_magnate.view import View, determinize, view_of
from games.kernel import (
    Chance,
    Chosen,
    Event,
    Options,
    Result,
    Say,
    ScoreLine,
    Seat,
    SteppedTitle,
    TitleInfo,
    Turn,
    flow,
)

assembly.provide(PLUGINS)
_STEPS = reduce(or_, [step for plugin in PLUGINS for step in plugin.steps])
_EVENTS = reduce(or_, [event for plugin in PLUGINS for event in plugin.events])
_EXTRAS: Any = reduce(or_, [extra for plugin in PLUGINS for extra in plugin.extras], None)
_CHAPTERS = ("", "3", "5")
"""The phases that begin a new part of the turn."""
_SEATS = [seats for plugin in PLUGINS for seats in plugin.seats]
_ANY_STATE: Any = GameState
_STATE = _ANY_STATE[_STEPS, _EXTRAS, Any]


class FoodChainMagnate(SteppedTitle[State, View]):
    """The restaurant chains of the fifties: hire, train, advertise, cook, and sell before the bank breaks twice."""

    info: ClassVar[TitleInfo] = TitleInfo(
        id="food_chain_magnate",
        rules=upgrades.RULES,
        seats=(min(_SEATS), max(_SEATS)),
        verbs=tuple(verb for plugin in PLUGINS for verb in plugin.verbs),
        options=setup.OPTIONS,
        modules=tuple(plugin.spec for plugin in MODULES),
        orders=orders.ORDERS,
        length=LIMITS.length,
        presets=setup.PRESETS,
    )
    state_type: ClassVar[Any] = _STATE
    view_type: ClassVar[Any] = defstruct("View", [("viewer", int | None), ("state", _STATE), ("reserve_known", bool)])
    event_type: ClassVar[Any] = _EVENTS
    figures = figures(MODULES)

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """Return modules' objections to the other options."""
        return setup.problems(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Set up map, stock and order (rules 3); the last in the order places the first restaurant."""
        state, told = setup.setup(options, seats, chance)
        return flow.begin(state, told, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return everything but hidden reserve cards and answers."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Draw reserve cards and answers."""
        return determinize(view, chance)

    def turn(self, state: State) -> Turn:
        """Return whose turn it is: a working day (rules 6) is its chain's own; all other phases belong to everybody."""
        return Turn(working.whose_day(state), state.tick)

    def message_group(self, state: State) -> int:
        """Return the part of a turn: plans and the order of business, the working days with dinner, or the rest."""
        phase = next((step.phase for step in state.stack if isinstance(step, Round)), "")
        return len(_CHAPTERS) * state.turn + bisect(_CHAPTERS, phase) if state.stack else 0

    def result(self, state: State) -> Result | None:
        """Rank by cash; of equals the earlier in the order of business (rules 7.4)."""
        if state.stack:
            return None
        sheet = [
            ScoreLine(seat, Say("food_chain_magnate-score-cash"), chain.cash) for seat, chain in enumerate(state.chains)
        ]
        reason = Say(f"food_chain_magnate-result-{state.ending}", {"turn": state.turn})
        return Result(tuple(clean_up.ranking(state)), reason, tuple(sheet))

    def winners(self, result: Result) -> tuple[Seat, ...]:
        """Return the winners; nobody if no chain is left (rules 7.5)."""
        return () if result.reason.id == "food_chain_magnate-result-nobody" else result.winners

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)

    def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
        """Upgrade a game begun when maps could grow less."""
        return upgrades.upgraded(raw, rules, PLUGINS)
