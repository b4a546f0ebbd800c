"""The contract of a title: all that the host, the players and the fuzzer know of a game.

It has three parts: `TitleRules`, which every title has; `AutomatedPlay` and `Testing`, with a default for everything.
A `Title` holds all three; code that needs the rules alone asks for `TitleRules`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import exp
from typing import Any, ClassVar, Generic, TypeVar, get_args

from games.kernel import options as _options
from games.kernel.ai.learning import NetTraining
from games.kernel.chance import Chance
from games.kernel.values import (
    Action,
    Choice,
    Chosen,
    Decision,
    Event,
    Options,
    Order,
    Result,
    Say,
    Seat,
    TitleInfo,
    Turn,
)

S = TypeVar("S")
V = TypeVar("V")
Stop = Callable[[], bool]
"""Called while a player searches: whether to stop before the budget is used. The host supplies a clock here."""
_CERTAIN = 30.0
"""Beyond this many scale units odds are indistinguishable."""


def unhurried() -> bool:
    """Never stop, so that a player gives the same answer on every machine."""
    return False


class TitleRules(ABC, Generic[S, V]):
    """The rules of a game. Stateless: every method is a function of the state it is given.

    A state is a msgspec struct that only `perform` changes. `view` is the only thing that leaves the rules.
    """

    info: ClassVar[TitleInfo]
    state_type: ClassVar[Any]
    """The msgspec type of a state, for decoding snapshots with validation."""
    event_type: ClassVar[Any]
    """The msgspec type (a tagged union) of this title's events."""
    view_type: ClassVar[Any] = None
    """The msgspec type of a view for other readers, if the view's own class does not say it all."""
    figures: ClassVar[Mapping[str, int]] = {}
    """Numbers of the component data by the names that the title's sentences use (`{ $hire_cost }`)."""

    def options(self, raw: Mapping[str, Any], seats: int) -> Options:
        """Return validated options, completed with defaults. Raise OptionsError with all problems at once."""
        return _options.check(self.info, raw, seats, self.option_problems)

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """Return what is wrong with well-formed options beyond what `info` can say; none by default."""
        return ()

    @abstractmethod
    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[S, list[Event]]:
        """Return a new game at rest, at its first owed decision, with the events on the way there."""

    @abstractmethod
    def decisions(self, state: S) -> Sequence[Decision]:
        """Return every seat that owes something now; simultaneous ones together; none when the game is over."""

    @abstractmethod
    def choices(self, state: S, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the next link for a seat with a decision, after links that were themselves offered; in a stable order.

        An action is legal iff it can be built link by link from these choices. Depends only on what the seat may know.
        """

    @abstractmethod
    def perform(self, state: S, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action in place, up to the next owed decision. `kernel.apply` checks first."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """Return what one viewer (a seat, or None for a spectator) may know; shares nothing that later changes."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return ranking and score sheet once the game is over, else None."""

    def winners(self, result: Result) -> tuple[Seat, ...]:
        """Return the winners by a result: those who share the first place; nobody if the game itself has beaten all."""
        return result.winners

    @abstractmethod
    def determinize(self, view: V, chance: Chance) -> S:
        """Return a state consistent with what a viewer knows, unknown things drawn from `chance`."""

    def reshuffle(self, state: S, chance: Chance) -> None:
        """Redraw, in place, everything whose order or content is unknown to everybody: decks, face-down cards.

        Done after every undo, so that it reveals nothing of what would have come. No viewer sees a difference.
        """
        return

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return an independent copy, by explicit copying."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Return whose unfinished turn it is, for free undo inside it."""

    def message_group(self, state: S) -> int:
        """Return the number of the message group: the part of the game that one channel message covers.

        By default a turn. Depends only on public information.
        """
        return self.turn(state).number

    @abstractmethod
    def why_not(self, state: S, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids `link` after the legal links `chosen`, for a seat that has a decision.

        None if `link` names nothing of this title there (not understood, rather than not legal).
        """

    def why_not_with(self, state: S, seat: Seat, verb: str, link: str) -> Say | None:
        """Return the rule against `link` after a verb not offered now, if it says more than the verb's own reason.

        A verb is not offered if nothing may follow it: why not this one, is then the better answer. Else None.
        """
        return None

    def concede(self, state: S, seat: Seat) -> list[Event] | None:
        """Let a seat give up, by this title's rules: the game ends, or the others continue without it.

        Return None if the rules do not define it; then the host fills the seat.
        """
        return None

    def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
        """Upgrade a state written under older `rules`, as plain data, to today's type; continues, never replays."""
        return raw


class AutomatedPlay(Generic[V]):
    """The answers given for a seat, from what the seat may know: bots, hints, standing orders.

    Everything has a default: bots can play a title that defines nothing here, and value every position alike.
    """

    search_to_next_turn: ClassVar[bool] = True
    """Whether the general search continues its trials to the seat's next turn; else to the end of the present one."""
    search_depth: ClassVar[int | None] = None
    """How many turns beyond the present one a trial of the tree search continues before the odds are used; None if the
    tree has not been shown to be stronger than the flat search."""
    evaluation_scale: ClassVar[float] = 10.0
    """The difference of evaluation at which the odds of winning grow from 1:1 to 2.7:1."""
    weights: ClassVar[Sequence[Any]] = ()
    """The weights of the evaluation, as structs of numbers read from the data: `tune` optimizes them."""
    training: ClassVar[type[NetTraining[Any]] | None] = None
    """The training of the title's net by self-play, if it has one: `tune` runs it."""
    safe_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs in which a player that errs on purpose makes no mistake, as the odds do not see how grave it would be."""

    def evaluate(self, view: V, seat: Seat) -> float:
        """Return a seat's value of a viewed position, higher is better. By default all are equal: random play."""
        return 0.0

    def odds(self, view: V, seat: Seat) -> float:
        """Return a seat's chance of winning from a viewed position, from 0 to 1: the goal of the tree search.

        By default the evaluation, scaled by the title's `evaluation_scale`.
        """
        bent = self.evaluate(view, seat) / self.evaluation_scale
        return 1.0 / (1.0 + exp(-max(-_CERTAIN, min(_CERTAIN, bent))))

    def evaluate_after_chance(self, view: V, seat: Seat) -> float:
        """Evaluate, including what chance has just decided and the evaluation sees only later, such as a rolled die.

        Luck is measured by it. By default the evaluation.
        """
        return self.evaluate(view, seat)

    def terms(self, view: V, seat: Seat) -> Mapping[str, float]:
        """Return the evaluation's terms, by names of the catalogue (`<title>-term-<name>`); they add up to it.

        Shown to people as reasons. By default the evaluation as a whole.
        """
        return {"position": self.evaluate(view, seat)}

    def advise(self, view: V, decision: Decision) -> Action | None:
        """Return the legal answer of a sane player, if a title knows better than trying out; else None."""
        return None

    def look_ahead(
        self, title: Title[Any, V], view: V, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Return a legal answer found by this title's own search; None if the general search does better.

        `title` is the played one. A long search calls `stop` now and then, and returns the best answer so far
        when it returns true.
        """
        return None

    def look_ahead_hard(self, title: Title[Any, V], view: V, seat: Seat, chance: Chance) -> Action | None:
        """Return a legal answer between the quick player's and the best one's, if the best one's belong together.

        Playing every other one of these would be worse than none. None if each is worth something by itself.
        """
        return None

    def obey(self, view: V, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Return a standing order's answer to a decision, or None to ask the person. `offered` are legal actions."""
        return None

    def comes_up(self, view: V, seat: Seat, kind: str) -> bool:
        """Return whether a seat may still be asked a kind of decision that it can answer by a standing order."""
        return True

    def preferences(self, view: V, seat: Seat, kind: str) -> Sequence[Choice]:
        """Return everything a ranked standing order for a kind of decision may prefer, the likeliest first."""
        return ()


class Testing(Generic[S, V]):
    """The knowledge of tests and the fuzzer about a title: invariants, coverage goals, the length of a game."""

    unattended: ClassVar[dict[str, Any]] = {}
    """Options without which a game of random players might not end."""
    named: ClassVar[Mapping[str, Collection[str]]] = {}
    """Fields of events (`card_played.card`) with all that they name in some game, for the fuzzer."""
    coverage_exceptions: ClassVar[frozenset[str]] = frozenset()
    """Verbs and events (`event conceded`) that no game of bots needs to show."""

    def longest(self, seats: int) -> int:
        """Return more actions than any game can take; a game that reaches it is stuck."""
        return 20_000

    def invariants(self, state: S) -> list[str]:
        """Return what is impossible about a state at rest, in words for developers; empty when sound."""
        return []

    def coverage_goals(self, rules: TitleRules[S, V], options: Options, seats: int) -> Sequence[str]:
        """Return the coverage goals of games with these options, by names such as `hired.card trainer`.

        The fuzzer counts how often each is `seen`, and fails if one never is. By default every verb and event but
        those of `coverage_exceptions`, and everything that events must name.
        """
        verbs = [f"verb {verb.name}" for verb in rules.info.verbs]
        events = [f"event {kind.__struct_config__.tag}" for kind in get_args(rules.event_type)]
        named = [f"{field} {name}" for field, names in self.named.items() for name in names]
        return [goal for goal in (*verbs, *events, *named) if goal not in self.coverage_exceptions]

    def seen(self, state: S, action: Action | None, events: Sequence[Event]) -> Iterable[str]:
        """Yield what a move or (without an action) the setup showed: by its events, and the state after it.

        It may name things that are no goals, too.
        """
        if action is not None:
            yield f"verb {action.verb}"
        for event in events:
            tag = type(event).__struct_config__.tag
            yield f"event {tag}"
            for field in event.__struct_fields__:
                if f"{tag}.{field}" in self.named:
                    value = getattr(event, field)
                    yield from (f"{tag}.{field} {name}" for name in ((value,) if isinstance(value, str) else value))

    def action_towards(self, view: V, decision: Decision, goal: str) -> Action | None:
        """Return the next legal step towards one of the `coverage_goals`; None if the title knows none.

        The fuzzer's players call it, so that what takes many turns is covered as well.
        """
        return None


class Title(TitleRules[S, V]):
    """A playable game, as it is registered: its rules, and its two other parts."""

    def __init__(self, ai: AutomatedPlay[V] | None = None, testing: Testing[S, V] | None = None) -> None:
        self.ai: AutomatedPlay[V] = ai or AutomatedPlay()
        self.testing: Testing[S, V] = testing or Testing()
