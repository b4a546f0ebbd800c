"""Food Chain Magnate as a title: the contract of the kernel, answered by the steps and the modules beside them."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar

from games.kernel import (
    Action,
    Chance,
    Chosen,
    Decision,
    Event,
    Options,
    Order,
    Result,
    Say,
    ScoreLine,
    Seat,
    SteppedTitle,
    Stop,
    TitleInfo,
    Turn,
    flow,
    unhurried,
)

from . import coverage_goals, invariants, orders, refusals, setup, upgrades
from .ai import advice, evaluation, goal_steps, lookahead
from .ai.weights import WEIGHTS
from .data import LIMITS
from .modules import MODULES, PLUGINS
from .modules.figures import figures
from .phases import clean_up, working
from .phases.turn import Round
from .rules import assembly
from .rules.registry import State
from .state import GameState
from .view import View, determinize, view_of

assembly.provide(PLUGINS)
_STEPS = reduce(or_, [step for plugin in PLUGINS for step in plugin.steps])
_EVENTS = reduce(or_, [event for plugin in PLUGINS for event in plugin.events])
_EXTRAS: Any = reduce(or_, [extra for plugin in PLUGINS for extra in plugin.extras], None)
_CHAPTERS = ("", "3", "5")
"""The phases with which a new stretch of the turn begins."""
_SEATS = [seats for plugin in PLUGINS for seats in plugin.seats]
_ANY_STATE: Any = GameState


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
    named: ClassVar[Mapping[str, Collection[str]]] = dict.fromkeys(coverage_goals.NAMED, ())
    state_type: ClassVar[Any] = _ANY_STATE[_STEPS, _EXTRAS, Any]
    event_type: ClassVar[Any] = _EVENTS
    figures = figures(MODULES)
    # The rules know no last turn (Q25): a game that nobody watches needs one.
    weights = (WEIGHTS,)
    # Structures, firing and what is kept are worth what comes of them later, which the evaluation does not see.
    safe_verbs: ClassVar[frozenset[str]] = frozenset({"work", "fire", "keep", "reserve", "place"})
    unattended: ClassVar[dict[str, Any]] = {"turn_limit": 25}

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """What modules have against the other options."""
        return setup.problems(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Map, stock and order (rules 3); the last in the order places the first restaurant."""
        state, told = setup.setup(options, seats, chance)
        return flow.begin(state, told, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Everything but hidden reserve cards and answers."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Reserve cards and answers drawn."""
        return determinize(view, chance)

    def turn(self, state: State) -> Turn:
        """A working day (rules 6) is its chain's own turn; all other phases belong to everybody."""
        return Turn(working.whose_day(state), state.tick)

    def message_group(self, state: State) -> int:
        """A turn has three: plans and the order of business, the working days with dinner, and what is due after it."""
        phase = next((step.phase for step in state.stack if isinstance(step, Round)), "")
        return len(_CHAPTERS) * state.turn + bisect(_CHAPTERS, phase) if state.stack else 0

    def result(self, state: State) -> Result | None:
        """Most cash; of equals the earlier in the order of business (rules 7.4)."""
        if state.stack:
            return None
        sheet = [
            ScoreLine(seat, Say("food_chain_magnate-score-cash"), chain.cash) for seat, chain in enumerate(state.chains)
        ]
        reason = Say(f"food_chain_magnate-result-{state.ending}", {"turn": state.turn})
        return Result(tuple(clean_up.ranking(state)), reason, tuple(sheet))

    def winners(self, result: Result) -> tuple[Seat, ...]:
        """Nobody where no chain is left (rules 7.5)."""
        return () if result.reason.id == "food_chain_magnate-result-nobody" else result.winners

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """The rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)

    def evaluate(self, view: View, seat: Seat) -> float:
        """How well a company stands: cash, staff, sales to expect."""
        return evaluation.evaluate(view.state, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Cash, milestones, goods, staff, sales, rivals."""
        return evaluation.terms(view.state, seat)

    def advise(self, view: View, decision: Decision) -> Action | None:
        """What a sane company would do."""
        return advice.advise(view.state, decision)

    def action_towards(self, view: View, decision: Decision, sight: str) -> Action | None:
        """Whoever it takes is hired, trained and put to work."""
        return goal_steps.towards(view.state, decision, sight)

    def look_ahead(self, view: View, seat: Seat, chance: Chance, stop: Stop = unhurried) -> Action | None:
        """The advice, or what does better some dinners on."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """The answer of a standing order."""
        return orders.obey(view.state, decision, order, offered)

    def longest(self, seats: int) -> int:
        """The rules know no last turn; with a limit of 99 turns no seat takes more than some hundred actions in one."""
        return 20_000 * seats

    def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
        """A game begun when maps could grow less."""
        return upgrades.upgraded(raw, rules, PLUGINS)

    def coverage_goals(self, options: Options, seats: int) -> Sequence[str]:
        """The cards and effects of what is in play."""
        return coverage_goals.coverage_goals(setup.variant_of(options), seats)

    def invariants(self, state: State) -> list[str]:
        """Conservation of cards, money and pieces."""
        return invariants.broken(state)
