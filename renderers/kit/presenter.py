"""The presentation of a title: names, sentences, the text board and the pictures, all made from a view.

The contract between the host and a title's renderers. `Presenter` answers from the catalogue by naming conventions, so
that a title overrides only what differs: usually `name`, `picture` and `text_board`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.kernel import Action, Choice, Chosen, Decision, Event, OptionSpec, Ref, Result, ScoreLine, Seat
from games.kernel.registry import title
from renderers.kit.icons import Icons
from renderers.kit.layout import Box
from renderers.kit.picture import Picture
from renderers.kit.type import Face, printable
from renderers.words import Value, Words, message_id

V = TypeVar("V")


class Scene(Struct, frozen=True):
    """The context of a shown view: the seats' names, the viewer, the last events, who is awaited.

    `events` are those known to the viewer since the last picture; `chosen` the links of an unfinished action,
    so that a private picture can mark what may be chosen next. Words that are not `pictured` have no picture beside
    them to rely on.

    `numbered` are the places that a panel numbers, each with its number: a private picture shows these numbers, and is
    cut to them if it is a map, unless it is to be `whole`. `numbers` says that labels begin with them and need not
    name the place.
    """

    names: tuple[str, ...]
    viewer: Seat | None = None
    events: tuple[Event, ...] = ()
    waiting: tuple[Seat, ...] = ()
    result: Result | None = None
    decision: Decision | None = None
    chosen: Chosen = ()
    offered: tuple[Choice, ...] = ()
    pictured: bool = True
    numbered: tuple[tuple[str, int], ...] = ()
    whole: bool = True
    numbers: bool = False

    def drawable(self) -> Scene:
        """Return the scene with drawable names: characters missing in the type are replaced or left out."""
        names = tuple(printable(name, Face.BOLD, str(seat + 1)) for seat, name in enumerate(self.names))
        return msgspec.structs.replace(self, names=names)


MENU = 25
"""Discord's limit for the answers of one menu."""
THEN = " › "
"""Separates the links of an action in a sentence."""


class Label(Struct, frozen=True):
    """The label of a choice in a menu: at most 80 characters of text and 100 of description (may be empty)."""

    text: str
    about: str = ""


class FollowUp(Struct, frozen=True):
    """Possible preferences for a future decision: its subject, the choices, and how many it takes."""

    about: Ref
    things: Mapping[Choice, int]
    many: int


class MultiSelect(Struct, frozen=True):
    """Choices that a menu lets pick together: the links before them, and how many of each there are.

    Picked in any order, they are put into the order in which the rules offer them. `begun` are those preselected, in
    that order; `begun_by` is the verb that answers with just these, if there is one. If exactly `count` are picked,
    they are the answer at once. What is picked from a `patient` menu stays picked while it is not enough yet. If `each`
    is given, each choice completes a separate action (its key and kind may be several, separated by spaces), and they
    are done one after another, as long as the same is asked again; the rest becomes preferences, by its key behind
    `preference`, as does what is picked of decisions in `follow_ups`.
    """

    links: Chosen
    things: Mapping[Choice, int]
    begun: Chosen = ()
    begun_by: str = ""
    count: int = 0
    patient: bool = False
    each: int = 0
    preference: str = ""
    follow_ups: tuple[FollowUp, ...] = ()


class ParallelSelect(Struct, frozen=True):
    """One of several questions that are asked side by side: its subject, and all answers to it.

    The `usual` ones are offered if one menu asks all the questions.
    """

    about: Ref
    answers: Sequence[Choice]
    usual: Sequence[Choice] = ()


class ParallelSelects(Struct, frozen=True):
    """An action whose arguments are asked side by side, each by a separate menu (at most four).

    In public one menu asks them all, by the message `<title>-together-<verb>`. `links` are those before them, `given`
    what is answered already, as many as there are slots or none. If they must be `different`, no menu offers the
    place that another one has.
    """

    links: Chosen
    slots: tuple[ParallelSelect, ...]
    given: Chosen = ()
    different: bool = False


class Group(Struct, frozen=True):
    """Some answers of a question that has too many for one menu: their common name, and their keys.

    A picture numbers the group by its `place`.
    """

    name: Ref
    keys: tuple[str, ...]
    place: str = ""


class Region(Struct, frozen=True):
    """The pixels of a page in which a click means a place."""

    place: str
    shape: Box


class ControlLayout(Generic[V]):
    """The layout of a title's controls: the pictures they lead to, what is asked together. Stateless.

    Everything has a default: one press after the other, by what the rules offer.
    """

    quick_pages: ClassVar[tuple[str, ...]] = ()
    """The most wanted other pages: each has a button on every message."""
    own_page: ClassVar[str] = ""
    """The page that shows what the viewer alone has, such as a hand; the first page if there is none."""
    giving_up: ClassVar[tuple[str, ...]] = ()
    """What gives up a chance, such as to pass: verbs, or whole actions as typed. It is offered last, and grey."""
    typed_only: ClassVar[tuple[str, ...]] = ()
    """Verbs that panels do not offer, because a standing order says the same; they can be typed."""

    def quick_pages_of(self, view: V) -> tuple[str, ...]:
        """Return the quick pages of one game; override it if the modules matter. Depends on public information."""
        return self.quick_pages

    def gives_up(self, links: Chosen) -> bool:
        """Return whether choices give up a chance."""
        return links[0] in self.giving_up or " ".join(links) in self.giving_up

    def private_page(self, view: V, scene: Scene) -> str:
        """Return the page that helps a seat most with its present decision; shown to it alone."""
        return "board"

    def multi_select(self, view: V, scene: Scene) -> MultiSelect | None:
        """Return what the deciding seat may pick together, if one menu is better than one press after another."""
        return None

    def parallel_selects(self, view: V, scene: Scene) -> ParallelSelects | None:
        """Return what the deciding seat is asked side by side, if one panel is better than one after another."""
        return None

    def place(self, view: V, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Return the place in the private picture that the next link names, by which both are numbered; '' for none."""
        return ""

    def own_number(self, view: V, place: str) -> int:
        """Return the constant number of a place in a game; 0 if it is numbered in the order of the choices."""
        return 0

    def regions(self, view: V, scene: Scene, page: str, places: Sequence[str]) -> Sequence[Region]:
        """Return the regions of places on a whole page without a choice so far; those not shown are left out.

        Of two overlapping ones, the smaller one comes last.
        """
        return ()

    def groups(self, view: V, scene: Scene, chosen: Chosen, choices: Sequence[Choice]) -> Sequence[Group]:
        """Return how the next links are split if they are too many for one menu: each in one group of at most 25.

        Places are grouped by their part of the map, things by their kind. Without groups the host splits them
        by their order.
        """
        return ()

    def skip(self, view: V, scene: Scene) -> Action | None:
        """Return the answer with which the deciding seat continues at once to its next question, if that is usual.

        It may draw or reveal nothing: the next question is asked along with this one.
        """
        return None

    def compound_moves(self, view: V, scene: Scene) -> Sequence[tuple[str, Sequence[Action]]]:
        """Return actions that the deciding seat often does one after another, by a name: one press does them all.

        They are called `<title>-compound-<name>`.
        """
        return ()


class Presenter(ABC, Generic[V]):
    """The words and pictures of one title, and the layout of its controls. Stateless."""

    title: ClassVar[str]
    """The title's id; its message ids begin with it."""
    fields: ClassVar[Mapping[str, str]] = {}
    """Which event fields name things: field name -> kind. Fields called `seat` always name a seat."""
    pages: ClassVar[tuple[str, ...]] = ("board",)
    """The pictures that `/board` offers, see `pages_of`; the first is the one posted after each turn."""
    left_out: ClassVar[Mapping[str, str]] = {}
    """Public facts of the view that the text board omits (`players.*.meal`, with all below), and why."""
    topics: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The topics of the rules for a kind of decision, if their names do not say so; `over` for the end."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The kinds of score sheet lines whose points make the total; all if none is named."""
    by_turns: ClassVar[bool] = True
    """Whether people count the game by the turns that `phase` is given; else by rounds or phases."""

    in_heading: ClassVar[tuple[type[Event], ...]] = ()
    """Events that the heading of a message covers already, such as the start of a turn: a digest leaves them out."""

    icons: ClassVar[Icons] = {}
    """The pieces that can be shown beside a choice, by `<kind>-<key>`."""

    def __init__(self, layout: ControlLayout[V] | None = None) -> None:
        self.layout: ControlLayout[V] = layout or ControlLayout()

    def pages_of(self, view: V) -> tuple[str, ...]:
        """Return the pages of one game; override it if players or modules matter. Depends on public information."""
        return self.pages

    def page_name(self, words: Words, names: Sequence[str], page: str) -> str:
        """Return the name of a page at a table with these seats' names."""
        return words.find(message_id(self.title, "page", page)) or page

    @abstractmethod
    def picture(self, words: Words, view: V, scene: Scene, page: str = "board") -> Picture:
        """Return a picture of the board as the viewer may see it, with its alt text. Runs outside the event loop."""

    @abstractmethod
    def text_board(self, words: Words, view: V, scene: Scene) -> str:
        """Return the complete board as plain text, in reading order, for screen readers and text lovers."""

    def rules(self, words: Words, topic: str) -> str:
        """Return the text of a topic of the rules, in Discord's Markdown; '' if the catalogue has none."""
        return words.find(f"{self.title}-rules-{topic}") or ""

    def phase(self, words: Words, view: V, scene: Scene, number: int) -> str:
        """Return the stage of the game for the head of a message; `number` counts the parts of play that undo knows."""
        return self.stage_name(words, number)

    def stage_name(self, words: Words, number: int) -> str:
        """Return what people call the turn or round with the number that `stage_number` returns."""
        return words("host-phase", turn=number)

    def stage_number(self, view: V, number: int) -> int:
        """Return the number of the turn or round as people count it; `number` counts the parts that undo knows."""
        return number

    def digest(self, words: Words, view: V, scene: Scene) -> list[str]:
        """Return what happened, as briefly as a channel wants it; usually one sentence for each event that has one."""
        events = tuple(event for event in scene.events if not isinstance(event, self.in_heading))
        return self.game_log(words, view, msgspec.structs.replace(scene, events=events))

    def game_log(self, words: Words, view: V, scene: Scene) -> list[str]:
        """Return what happened, step by step: one sentence for each event that has one."""
        return self.sentences(words, view, scene, scene.events)

    def sentences(self, words: Words, view: V, scene: Scene, events: Iterable[Event]) -> list[str]:
        """Return one sentence for each of some events that has one."""
        told = (self.event(words, view, scene, event) for event in events)
        return [sentence for sentence in told if sentence]

    def notes(self, words: Words, view: V, scene: Scene) -> list[str]:
        """Return help for a seat's decision: what is left to do, warnings, consequences."""
        return []

    def question(self, words: Words, view: V, scene: Scene, chosen: Chosen) -> str:
        """Return the question that the next link answers, `<title>-question-<verb>-<argument>`; '' if there is none.

        The sentence may refer to earlier choices by the arguments' names. A last argument that repeats may have
        another question from its second time on, `…-more`.
        """
        verb = title(self.title).info.verb(chosen[0]) if chosen else None
        if verb is None or not verb.params:
            return ""
        at = min(len(chosen) - 1, len(verb.params) - 1)
        bound, asked = self.words(words, view, scene), message_id(self.title, "question", verb.name)
        given: dict[str, Value] = {
            param.name: self._chosen_name(words, view, scene, chosen[: n + 2], param.kind)
            for n, param in enumerate(verb.params[: min(at, len(chosen) - 1)])
        } | self._asking(words, view, scene, chosen)
        again = bound.find(f"{asked}-{verb.params[at].name}-more", **given) if len(chosen) - 1 > at else None
        return again or bound.find(f"{asked}-{verb.params[at].name.replace('_', '-')}", **given) or ""

    def task(self, words: Words, decision: Decision) -> str:
        """Return the decision in two or three words that reveal nothing: `<title>-task-<kind>`."""
        return words.find(message_id(self.title, "task", decision.kind)) or ""

    def expand_short_form(self, words: Words, view: V, scene: Scene, text: str) -> str:
        """Return typed text in the notation, if this title knows shorter forms; else unchanged."""
        return text

    def words(self, words: Words, view: V, scene: Scene) -> Words:
        """Return the words with this table's names bound."""
        return words.naming(lambda bound, ref: self.name(bound, view, scene, ref))

    def name(self, words: Words, view: V, scene: Scene, ref: Ref) -> str:
        """Return the name of a thing: a seat by its player, else the message `<title>-<kind>-<key>`, else its key."""
        if ref.kind == "seat":
            return scene.names[int(ref.key)]
        return words.find(name_id(self.title, ref.kind, ref.key)) or ref.key

    def event(self, words: Words, view: V, scene: Scene, event: Event) -> str | None:
        """Return one sentence for an event, or None if it needs none."""
        tag = str(event.__struct_config__.tag).replace("_", "-")
        bound = self.words(words, view, scene)
        return bound.find(f"{self.title}-event-{tag}", **self._args(event))

    def prompt(self, words: Words, view: V, scene: Scene, decision: Decision) -> str:
        """Return a decision's question to its seat."""
        bound = self.words(words, view, scene)
        return bound(f"{self.title}-ask-{decision.kind.replace('_', '-')}", **decision.about)

    def choice(self, words: Words, view: V, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """Return the label of the next link in a menu."""
        if choice.kind == "verb":
            return Label(words(f"{self.title}-verb-{choice.key.replace('_', '-')}"))
        return Label(self.words(words, view, scene).name(choice.kind, choice.key))

    def icon(self, view: V, scene: Scene, choice: Choice) -> str | None:
        """Return the name of a choice's piece, one of `icons`; None if there is none."""
        name = f"{choice.kind}-{choice.key}"
        return name if name in self.icons else None

    def action(self, words: Words, view: V, scene: Scene, action: Action) -> str:
        """Return a complete action in words: the verb and the names of its arguments, as on its controls."""
        said = self.choice(words, view, scene, (), Choice(action.verb, "verb")).text
        verb = title(self.title).info.verb(action.verb)
        kinds = [param.kind for param in verb.params] if verb else []
        kinds += kinds[-1:] * (len(action.args) - len(kinds))
        named = [self.name(words, view, scene, Ref(kind, arg)) for kind, arg in zip(kinds, action.args, strict=False)]
        return THEN.join([said, *named])

    def _asking(self, words: Words, view: V, scene: Scene, chosen: Chosen) -> dict[str, Value]:
        """Return further arguments that a question after the chosen links may name."""
        return {}

    def _chosen_name(self, words: Words, view: V, scene: Scene, chosen: Chosen, kind: str) -> str:
        """Return a question's name for an earlier link, the last of these."""
        return self.name(words, view, scene, Ref(kind, chosen[-1]))

    def _args(self, event: Event) -> dict[str, Value]:
        raw: dict[str, Any] = {f: getattr(event, f) for f in event.__struct_fields__ if f != "audience"}
        return {field: self._value(field, value) for field, value in raw.items()}

    def _value(self, field: str, value: Any) -> Value:
        kind = "seat" if field == "seat" else self.fields.get(field)
        if kind is None:
            return value if isinstance(value, (int, str)) else str(msgspec.to_builtins(value))
        if isinstance(value, (list, tuple)):
            return [Ref(kind, str(v)) for v in value]
        return "" if value is None else Ref(kind, str(value))


@lru_cache(5_000)
def name_id(title: str, kind: str, key: str) -> str:
    """Return the message id of a thing's name; a panel asks for the same few dozen again and again."""
    return f"{title}-{kind}-{key.replace('_', '-').lower()}"


def total(words: Words, presenter: Presenter[Any], over: Result, seat: Seat) -> str:
    """Return a seat's final total, by which it is ranked; '' if its title does not say it."""
    counted = presenter.counted
    lines = [line for line in over.sheet if line.seat == seat and (not counted or line.what.id in counted)]
    return words.find(message_id(presenter.title, "score-sum"), points=sum(line.points for line in lines)) or ""


def details(presenter: Presenter[Any], over: Result, seat: Seat) -> list[ScoreLine]:
    """Return the lines of a seat's score sheet that add to its total: not a single line equal to it."""
    lines = [line for line in over.sheet if line.seat == seat]
    counted = [line for line in lines if not presenter.counted or line.what.id in presenter.counted]
    return [line for line in lines if counted != [line]]


def option_name(words: Words, title: str, spec: OptionSpec) -> str:
    """Return the name of an option of a title."""
    return words.find(message_id(title, "option", spec.id)) or spec.id


def option_value(words: Words, title: str, spec: OptionSpec, value: str) -> str:
    """Return the name of an option's value: its own message, else the name of the thing it names."""
    own = words.find(message_id(title, "option", spec.id, value))
    named = words.find(message_id(title, spec.names, value)) if own is None and spec.names else None
    return own or named or value
