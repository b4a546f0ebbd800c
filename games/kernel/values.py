"""The contract's typed values: choices, actions, decisions, events, results, title data.

Those created by every move are without the garbage collector's bookkeeping (`gc=False`): they never change and
hold only older objects, so no cycle can form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct, field

Seat = int
"""A place at the table, counted from 0 in table order."""

Chosen = tuple[str, ...]
"""The links of an action chosen so far: the verb, then its arguments, as canonical tokens."""


class Ref(Struct, frozen=True, gc=False, tag="ref"):
    """A thing of the game named inside a sentence: its kind (`cell`, `fighter`, `seat`) and its canonical key."""

    kind: str
    key: str


class Say(Struct, frozen=True, gc=False):
    """A sentence to be said: a message id of the catalogue and its arguments. Rules never hold the sentence itself."""

    id: str
    args: dict[str, str | int | Ref | list[Ref]] = {}


class Choice(Struct, frozen=True, gc=False):
    """One link of an action under construction, offered by the rules.

    `key` is the canonical token (case-sensitive, no spaces), `kind` says what it names (`verb`, `cell`, `card`, …) and
    `more` whether further links must follow. A choice with `more=False` completes the action.
    """

    key: str
    kind: str
    more: bool = False


class Action(Struct, frozen=True, gc=False):
    """A complete move by a seat: the verb and its arguments as canonical tokens."""

    verb: str
    args: tuple[str, ...] = ()

    @property
    def links(self) -> Chosen:
        """The action as the chain of links it is built from."""
        return (self.verb, *self.args)

    def __str__(self) -> str:
        return " ".join(self.links)

    @classmethod
    def of(cls, links: Sequence[str]) -> Action:
        """Return the action that a complete chain of links (verb first) represents."""
        return cls(links[0], tuple(links[1:]))


class Decision(Struct, frozen=True, gc=False):
    """Something that a seat may or must decide now.

    `kind` names it within the title (`action`, `buy`, …) and, with `about`, makes the prompt. `owed=False` marks an
    answer already given that may still be changed: the table does not wait for it. `secret` answers stay with their
    seat until the rules reveal them; for `hides_answered` ones nobody sees who has answered before all have, so
    that no standing order shows. `quiet` ones need nothing private to be shown: they are asked in the channel; for
    hidden ones the seats are called by direct message, since a public call would reveal who has
    not answered. `aside` ones interrupt somebody's turn: the seat is asked by direct message, the channel
    only mentions it; what they are `about` is no secret. Answers to `committed` ones are committed to in
    public, so they are never hidden. `auto=False` forbids the host to give the only legal answer automatically.
    """

    seat: Seat
    kind: str
    about: dict[str, str | int | Ref | list[Ref]] = {}
    secret: bool = False
    owed: bool = True
    auto: bool = True
    hides_answered: bool = False
    quiet: bool = False
    aside: bool = False
    committed: bool = False


class Event(Struct, frozen=True, gc=False, kw_only=True):
    """A fact that happened. Titles subclass it with a tag; `audience` None means everyone, else only the seats named.

    `reveals` is true for types that reveal hidden information to somebody: no undo goes past them without consent.
    """

    reveals: ClassVar[bool] = False

    audience: tuple[Seat, ...] | None = None

    def known_to(self, viewer: Seat | None) -> bool:
        """Return whether a viewer (a seat, or None for a spectator) may learn of this event."""
        return self.audience is None or (viewer is not None and viewer in self.audience)


class ScoreLine(Struct, frozen=True):
    """One explained line of the score sheet: which seat, for what, how much."""

    seat: Seat
    what: Say
    points: int


class Result(Struct, frozen=True):
    """The end of a game: seats ranked best first in groups of equals, why it ended, and the score sheet."""

    ranking: tuple[tuple[Seat, ...], ...]
    reason: Say
    sheet: tuple[ScoreLine, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share first place; all of them in a draw. `TitleRules.winners` says whether they have won."""
        return self.ranking[0]


class Turn(Struct, frozen=True):
    """The owner and number of an unfinished turn: inside it, its owner may undo freely. No owner in common phases."""

    owner: Seat | None
    number: int


class OptionSpec(Struct, frozen=True):
    """One option of a title.

    `kind`: `choice` (one of `values`), `flag`, `number` (low..high), `per_seat` (one of `values` for each seat), `some`
    (low..high different ones of `values`, in order; none means the default, drawn by chance). `names` is the kind of
    thing that the values name, if they have names already. `module`: without that module it changes nothing;
    `needs`: nor without that value of another option, for a per-seat one: of that `seat`.
    """

    id: str
    kind: str
    default: str | int | bool
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    names: str = ""
    module: str = ""
    needs: tuple[str, str] | None = None
    seat: Seat | None = None


class ModuleSpec(Struct, frozen=True):
    """An optional module: its requirements and its exclusions (ids of modules)."""

    id: str
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class Preset(Struct, frozen=True):
    """A named preset: values of options by id, `modules` among them. All others are the defaults."""

    id: str
    options: dict[str, str | int | bool | list[str]] = {}


class Param(Struct, frozen=True):
    """One argument of a verb: its name, and the kind of thing it names."""

    name: str
    kind: str
    optional: bool = False


class Verb(Struct, frozen=True):
    """One verb of a title with its arguments in order; `repeats` lets the last argument come any number of times.

    The arguments of an `unordered` verb are a set: they may be typed in any order. The title offers (and is
    given) each set in one order at least; an action in another order is not legal by itself.
    """

    name: str
    params: tuple[Param, ...] = ()
    repeats: bool = False
    unordered: bool = False


class OrderSpec(Struct, frozen=True):
    """A kind of decision that a seat may answer in advance, and the policies offered beside `ask`.

    People without orders are asked, or answered for by `default` if a title names another policy. Policies
    that take a number name its bounds in `amounts` (policy -> (low, high)); those that take a list of preferences, the
    first one most wanted, are in `ranked`. The title defines what may be said. Kinds of a `group` share a question:
    with such a decision people without orders for it are asked what to do from now on, once for the group.
    """

    kind: str
    policies: tuple[str, ...]
    amounts: dict[str, tuple[int, int]] = {}
    ranked: tuple[str, ...] = ()
    default: str = "ask"
    group: str = ""


class Order(Struct, frozen=True):
    """A standing order of a seat: how to answer future decisions of a kind."""

    kind: str
    policy: str
    amount: int = 0
    preferences: tuple[str, ...] = ()


_STEP = 5
"""Minutes are shown in steps of this size."""


class Length(Struct, frozen=True, forbid_unknown_fields=True):
    """The estimated length of a game among people who sit together.

    `minutes` is for each number of seats, from the fewest on; the last one applies to all beyond. Of that it takes a
    percentage with a `setting` (`option value`), and a further percentage with each of the `modules`.
    """

    minutes: tuple[int, ...] = (30,)
    settings: dict[str, int] = {}
    modules: dict[str, int] = {}

    def of(self, raw: Mapping[str, Any], beyond: int) -> int:
        """Return the minutes with the given options, and that many seats beyond the fewest; in steps of five."""
        minutes: float = self.minutes[min(max(beyond, 0), len(self.minutes) - 1)]
        for option, value in raw.items():
            minutes *= self.settings.get(f"{option} {value}", 100) / 100
        more = sum(per_cent for module, per_cent in self.modules.items() if module in raw.get("modules", ()))
        return max(_STEP, _STEP * round(minutes * (100 + more) / 100 / _STEP))


class TitleInfo(Struct, frozen=True):
    """What the host must know of a title before a game exists. `rules` grows when the meaning of a state changes."""

    id: str
    rules: int
    seats: tuple[int, int]
    verbs: tuple[Verb, ...]
    options: tuple[OptionSpec, ...] = ()
    modules: tuple[ModuleSpec, ...] = ()
    orders: tuple[OrderSpec, ...] = ()
    length: Length = Length()
    presets: tuple[Preset, ...] = ()

    def minutes(self, raw: Mapping[str, Any], seats: int) -> int:
        """Return about how many minutes a game of that many seats takes with the given options."""
        return self.length.of(raw, seats - self.seats[0])

    def preset(self, name: str) -> Preset | None:
        """Return the preset of that name, or None."""
        return next((preset for preset in self.presets if preset.id == name), None)

    def verb(self, name: str) -> Verb | None:
        """Return the verb of that name, or None."""
        return next((verb for verb in self.verbs if verb.name == name), None)


class Options(Struct, frozen=True):
    """The checked options of one game: values by option id (per-seat ones as a list), and the modules in play."""

    values: dict[str, str | int | bool | list[str]] = {}
    modules: list[str] = field(default_factory=list)
