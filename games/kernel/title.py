"""The contract of a title: the only way in which the host, the players and the fuzzer know a game.

It has three parts: `TitleRules`, which every title has; `AutomatedPlay` and `Testing`, with a default for everything.
A `Title` holds all three; whoever needs the rules alone asks for `TitleRules`.
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
"""Asked while a player thinks: whether to stop before the work is done. The host brings a clock here."""
_CERTAIN = 30.0
"""Beyond so many swings nothing is left to be told apart."""


def unhurried() -> bool:
    """A player that may think to the end: it plays the same on every machine."""
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
    """The msgspec type of a view as others read it, where the view's own class does not say it all."""
    figures: ClassVar[Mapping[str, int]] = {}
    """Numbers of the component data by the names under which the title's sentences speak of them (`{ $hire_cost }`)."""

    def options(self, raw: Mapping[str, Any], seats: int) -> Options:
        """Options checked and completed with defaults. Raises OptionsError with every problem at once."""
        return _options.check(self.info, raw, seats, self.option_problems)

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """What is wrong with well-formed options beyond what `info` can say; none by default."""
        return ()

    @abstractmethod
    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[S, list[Event]]:
        """A new game at rest: its first owed decision, and what happened on the way there."""

    @abstractmethod
    def decisions(self, state: S) -> Sequence[Decision]:
        """Every seat that owes something now; simultaneous ones together; none when the game is over."""

    @abstractmethod
    def choices(self, state: S, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """The next link for a seat with a decision, after links that were themselves offered; in a stable order.

        An action is legal iff it can be built link by link from these choices. Depends only on what the seat may know.
        """

    @abstractmethod
    def perform(self, state: S, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action in place, up to the next owed decision. `kernel.apply` checks first."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """What one viewer (a seat, or None for a spectator) may know; shares nothing that later changes."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Ranking and score sheet once the game is over, else None."""

    def winners(self, result: Result) -> tuple[Seat, ...]:
        """Who has won by a result: who shares the first place; nobody where the game itself has beaten all."""
        return result.winners

    @abstractmethod
    def determinize(self, view: V, chance: Chance) -> S:
        """A state consistent with what a viewer knows, unknown things drawn from `chance`."""

    def reshuffle(self, state: S, chance: Chance) -> None:
        """Redraw, in place, everything whose order or content nobody at all knows: decks, cards turned down.

        Done after every take-back, so that it shows nothing of what would have come. No viewer sees a difference.
        """
        return

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy, by explicit copying."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Whose unfinished turn it is, for free undo inside it."""

    def message_group(self, state: S) -> int:
        """The stretch of play that a channel hears of in one message, brought up to date as it continues.

        By default a turn. Depends only on what everybody may know.
        """
        return self.turn(state).number

    @abstractmethod
    def why_not(self, state: S, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """The rule that forbids `link` after the legal links `chosen`, for a seat that has a decision.

        None where `link` names nothing of this title in that place (not understood, rather than not legal).
        """

    def why_not_with(self, state: S, seat: Seat, verb: str, link: str) -> Say | None:
        """The rule against `link` after a verb that is not offered now, where it says more than the verb's own reason.

        A verb is not offered where nothing may follow it: why not this, is then the better answer. None elsewhere.
        """
        return None

    def concede(self, state: S, seat: Seat) -> list[Event] | None:
        """A seat gives up, by this title's rules: the game ends, or the others play on without it.

        None where the rules do not say; then the host fills the seat.
        """
        return None

    def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
        """A state written under older `rules`, as plain data, made fit for today's type; continues, never replays."""
        return raw


class AutomatedPlay(Generic[V]):
    """What answers in a seat's place, from what the seat may know: bots, hints, standing orders.

    Everything has a default: bots play a title that says nothing here, and find every position alike.
    """

    search_to_next_turn: ClassVar[bool] = True
    """Whether the general search plays its trials on to the seat's next turn; else to the end of the present one."""
    search_depth: ClassVar[int | None] = None
    """So many turns beyond the present one a trial of the tree search goes on before the odds are told; None where the
    tree has not been shown to be stronger than the flat search."""
    evaluation_scale: ClassVar[float] = 10.0
    """By how much of the evaluation the odds of winning grow from one to one to 2.7 to one."""
    weights: ClassVar[Sequence[Any]] = ()
    """What the evaluation goes by, as structs of numbers that were read from the data: `tune` looks for better ones."""
    training: ClassVar[type[NetTraining[Any]] | None] = None
    """How the net is trained by play that a title goes by, where it has one: `tune` does it."""
    safe_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs in which a player that errs on purpose makes no mistake, as the odds do not see how grave it would be."""

    def evaluate(self, view: V, seat: Seat) -> float:
        """How good a viewed position is for a seat, higher is better. By default all are alike: bots play at random."""
        return 0.0

    def odds(self, view: V, seat: Seat) -> float:
        """A seat's chance of winning from a viewed position, from 0 to 1: what the tree search goes by.

        By default the evaluation, bent by the title's `evaluation_scale`.
        """
        bent = self.evaluate(view, seat) / self.evaluation_scale
        return 1.0 / (1.0 + exp(-max(-_CERTAIN, min(_CERTAIN, bent))))

    def evaluate_after_chance(self, view: V, seat: Seat) -> float:
        """As `evaluate`, with what chance has just decided and the evaluation sees only later, such as a rolled die.

        Luck is measured by it. By default the evaluation.
        """
        return self.evaluate(view, seat)

    def terms(self, view: V, seat: Seat) -> Mapping[str, float]:
        """What the evaluation is made of, by names that the catalogue knows (`<title>-term-<name>`); they add up to it.

        Told to people as reasons. By default the evaluation as a whole.
        """
        return {"position": self.evaluate(view, seat)}

    def advise(self, view: V, decision: Decision) -> Action | None:
        """A legal answer that a sane player would give, where a title knows better than trying out; None elsewhere."""
        return None

    def look_ahead(
        self, title: Title[Any, V], view: V, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """A legal answer found by this title's own way of thinking ahead; None where the general search does better.

        `title` is the one that is played. Whoever thinks long asks `stop` now and then, and answers what is best so far
        once it says so.
        """
        return None

    def look_ahead_hard(self, title: Title[Any, V], view: V, seat: Seat, chance: Chance) -> Action | None:
        """A legal answer of a player between the quick one and the best, where the best one's answers belong together.

        Every other one of these would be worth less than none. None where each is worth something by itself.
        """
        return None

    def obey(self, view: V, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """What a standing order answers to a decision, or None to ask the person. `offered` are legal actions."""
        return None

    def comes_up(self, view: V, seat: Seat, kind: str) -> bool:
        """Whether a seat may still be asked a kind of decision that it can answer by a standing order."""
        return True

    def preferences(self, view: V, seat: Seat, kind: str) -> Sequence[Choice]:
        """All that a ranked standing order for a kind of decision may prefer, what is likely to be meant first."""
        return ()


class Testing(Generic[S, V]):
    """What tests and the fuzzer know of a title: what must hold, what is to be seen, how long a game may last."""

    unattended: ClassVar[dict[str, Any]] = {}
    """Options without which a game of random players need not end."""
    named: ClassVar[Mapping[str, Collection[str]]] = {}
    """Fields of events (`card_played.card`) with all that they name in some game or other, for the fuzzer."""
    coverage_exceptions: ClassVar[frozenset[str]] = frozenset()
    """Verbs and events (`event conceded`) that no game of bots needs to show."""

    def longest(self, seats: int) -> int:
        """More actions than any game can take; a game that reaches it is stuck."""
        return 20_000

    def invariants(self, state: S) -> list[str]:
        """What is impossible about a state at rest, in words for developers; empty when sound."""
        return []

    def coverage_goals(self, rules: TitleRules[S, V], options: Options, seats: int) -> Sequence[str]:
        """What there is to be seen in games with these options, by names such as `hired.card trainer`.

        The fuzzer counts how often each is `seen`, and fails where one never is. By default every verb and event but
        those of `coverage_exceptions`, and everything that events must name.
        """
        verbs = [f"verb {verb.name}" for verb in rules.info.verbs]
        events = [f"event {kind.__struct_config__.tag}" for kind in get_args(rules.event_type)]
        named = [f"{field} {name}" for field, names in self.named.items() for name in names]
        return [goal for goal in (*verbs, *events, *named) if goal not in self.coverage_exceptions]

    def seen(self, state: S, action: Action | None, events: Sequence[Event]) -> Iterable[str]:
        """What was to be seen in a move or (without an action) the set-up: by what it caused, and the state after it.

        It may name what is no sight, too.
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
        """The next legal step of who means to show one of the `coverage_goals`; None where the title knows none.

        The fuzzer's players ask for it, so that what takes many turns is seen as well.
        """
        return None


class Title(TitleRules[S, V]):
    """A game that can be played, as it is registered: its rules, and beside them its two other parts."""

    def __init__(self, ai: AutomatedPlay[V] | None = None, testing: Testing[S, V] | None = None) -> None:
        self.ai: AutomatedPlay[V] = ai or AutomatedPlay()
        self.testing: Testing[S, V] = testing or Testing()
