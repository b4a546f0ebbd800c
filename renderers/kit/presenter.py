"""How a title is shown: names, sentences, the text board and the pictures, all made from a view.

The contract between the host and a title's renderers. `Presenter` answers from the catalogue by naming conventions, so
that a title overrides only what is special: usually `name`, `picture` and `text_board`.
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
    """What surrounds a view when it is shown: the seats' names, the viewer, what just happened, who is waited for.

    `events` are those known to the viewer since the last picture; `chosen` the links of an action under construction,
    so that a private picture can mark what may be chosen next. Words that are not `pictured` have no picture beside
    them that they could leave anything to.

    `numbered` are the places that a panel numbers, each with its number: a private picture shows these numbers, and is
    cut to them where it is a map, unless it is to be `whole`. `numbers` says that labels begin with them and need not
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
        """The scene with names that pictures can write: what the type cannot show is spelt otherwise or left out."""
        names = tuple(printable(name, Face.BOLD, str(seat + 1)) for seat, name in enumerate(self.names))
        return msgspec.structs.replace(self, names=names)


MENU = 25
"""Discord's limit for the answers of one menu."""
THEN = " › "
"""Between the links of an action, where they are told one after another."""


class Label(Struct, frozen=True):
    """How a choice reads in a menu: at most 80 characters of text and 100 of description (may be empty)."""

    text: str
    about: str = ""


class FollowUp(Struct, frozen=True):
    """What may be preferred now of a decision to come: of whom or what that is, what, and how many it takes."""

    about: Ref
    things: Mapping[Choice, int]
    many: int


class MultiSelect(Struct, frozen=True):
    """Things that a menu lets pick together: the links before them, and how many of each there are.

    Picked in any order, they are put into the order in which the rules offer them. `begun` are those picked to begin
    with, in that order. Where exactly `count` are to be picked, they are the answer at once. What is picked from a
    `patient` menu stays picked while it is not enough yet. Where `each` says how many, each thing completes an action
    of its own (its key and kind may be several, separated by spaces), and so many are done one after another, as far as
    the same is asked again; what is left over is preferred, by its key behind `preference`, as is what is picked of
    decisions that come `follow_ups`.
    """

    links: Chosen
    things: Mapping[Choice, int]
    begun: Chosen = ()
    count: int = 0
    patient: bool = False
    each: int = 0
    preference: str = ""
    follow_ups: tuple[FollowUp, ...] = ()


class ParallelSelect(Struct, frozen=True):
    """One of several questions that are asked side by side: whom or what it is about, and all answers to it.

    The `usual` ones are offered where one menu asks all the questions.
    """

    about: Ref
    answers: Sequence[Choice]
    usual: Sequence[Choice] = ()


class ParallelSelects(Struct, frozen=True):
    """An action whose arguments are asked side by side, each by a menu of its own (at most four).

    In public one menu asks them all, by the message `<title>-together-<verb>`. `links` are those before them, `given`
    what is answered already, as many as there are slots or none. If they are to be `different`, no menu offers the
    place that another one has.
    """

    links: Chosen
    slots: tuple[ParallelSelect, ...]
    given: Chosen = ()
    different: bool = False


class Group(Struct, frozen=True):
    """Some answers of a question that has too many for one menu: what they are called together, and their keys.

    A picture numbers the group by its `place`.
    """

    name: Ref
    keys: tuple[str, ...]
    place: str = ""


class Region(Struct, frozen=True):
    """Where a place is on a page: the pixels in which a click means it."""

    place: str
    shape: Box


class ControlLayout(Generic[V]):
    """How the controls of a title are laid out: which pictures they lead to, what is asked together. Stateless.

    Everything has a default: one press after the other, by what the rules offer.
    """

    quick_pages: ClassVar[tuple[str, ...]] = ()
    """The other pages that are wanted most: each has a button of its own on every message."""
    own_page: ClassVar[str] = ""
    """The page that shows what the viewer alone has, such as a hand; the first page where there is none."""
    giving_up: ClassVar[tuple[str, ...]] = ()
    """What gives up a chance, such as to pass: verbs, or whole actions as typed. It is offered last, and grey."""

    def quick_pages_of(self, view: V) -> tuple[str, ...]:
        """The glances of one game, where what is in play makes other pages wanted. Depends on what everybody knows."""
        return self.quick_pages

    def gives_up(self, links: Chosen) -> bool:
        """Return whether choices give up a chance."""
        return links[0] in self.giving_up or " ".join(links) in self.giving_up

    def private_page(self, view: V, scene: Scene) -> str:
        """The page that helps a seat most with what it decides now; shown to it alone."""
        return "board"

    def multi_select(self, view: V, scene: Scene) -> MultiSelect | None:
        """What the seat that decides may pick together, where one menu does better than one press after another."""
        return None

    def parallel_selects(self, view: V, scene: Scene) -> ParallelSelects | None:
        """What the seat that decides is asked side by side, where one panel does better than one after another."""
        return None

    def place(self, view: V, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """The place in the private picture that the next link names, by which both are numbered; '' for none."""
        return ""

    def own_number(self, view: V, place: str) -> int:
        """The number that a place always has in a game; 0 where it gets one in the order of the choices."""
        return 0

    def regions(self, view: V, scene: Scene, page: str, places: Sequence[str]) -> Sequence[Region]:
        """Where places are on a whole page on which nothing is chosen yet; those that it does not show are left out.

        Of two that lie on each other, the smaller one comes last.
        """
        return ()

    def groups(self, view: V, scene: Scene, chosen: Chosen, choices: Sequence[Choice]) -> Sequence[Group]:
        """How the next links are split where they are too many for one menu: each in one group of at most 25.

        Places go by the part of the map in which they are, things by their kind. Without groups the host splits them
        by their order.
        """
        return ()

    def skip(self, view: V, scene: Scene) -> Action | None:
        """The answer by which the seat that decides goes on at once to its next question, where that is usual.

        Nothing may be drawn or revealed by it: the next question is asked along with this one.
        """
        return None

    def compound_moves(self, view: V, scene: Scene) -> Sequence[tuple[str, Sequence[Action]]]:
        """Actions that the seat that decides often does one after another, by a name: one press does them all.

        They are called `<title>-compound-<name>`.
        """
        return ()


class Presenter(ABC, Generic[V]):
    """The words and pictures of one title, and beside them how its controls are laid out. Stateless."""

    title: ClassVar[str]
    """The title's id; its message ids begin with it."""
    fields: ClassVar[Mapping[str, str]] = {}
    """Which event fields name things: field name -> kind. Fields called `seat` always name a seat."""
    pages: ClassVar[tuple[str, ...]] = ("board",)
    """The pictures that `/board` offers, see `pages_of`; the first is the one posted after each turn."""
    left_out: ClassVar[Mapping[str, str]] = {}
    """Public facts of the view that the text board does not tell (`players.*.meal`, with all below), and why not."""
    topics: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Which topics of the rules matter for a kind of decision, where their names do not say so; `over` for the end."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The lines of the score sheet, by what they are for, whose points make the total; all where none is named."""
    by_turns: ClassVar[bool] = True
    """Whether people count the game by the turns that `phase` is given; else it goes by rounds or phases."""

    in_heading: ClassVar[tuple[type[Event], ...]] = ()
    """Events that the heading of a message tells already, such as the start of a turn: a digest leaves them out."""

    icons: ClassVar[Icons] = {}
    """The pieces that can stand beside a choice, by `<kind>-<key>`."""

    def __init__(self, layout: ControlLayout[V] | None = None) -> None:
        self.layout: ControlLayout[V] = layout or ControlLayout()

    def pages_of(self, view: V) -> tuple[str, ...]:
        """The pages of one game, where who plays and what is in play decides. Depends on what everybody knows."""
        return self.pages

    def page_name(self, words: Words, names: Sequence[str], page: str) -> str:
        """What a page is called at a table whose seats have these names."""
        return words.find(message_id(self.title, "page", page)) or page

    @abstractmethod
    def picture(self, words: Words, view: V, scene: Scene, page: str = "board") -> Picture:
        """A picture of the board as the viewer may see it, with its alt text. Runs outside the event loop."""

    @abstractmethod
    def text_board(self, words: Words, view: V, scene: Scene) -> str:
        """The complete board as plain text, in reading order, for screen readers and text lovers."""

    def rules(self, words: Words, topic: str) -> str:
        """What a topic of the rules says, in Discord's Markdown; '' where the catalogue says nothing of it."""
        return words.find(f"{self.title}-rules-{topic}") or ""

    def phase(self, words: Words, view: V, scene: Scene, number: int) -> str:
        """Where the game stands, for the head of a message; `number` counts the stretches of play that undo knows."""
        return words("host-phase", turn=number)

    def digest(self, words: Words, view: V, scene: Scene) -> list[str]:
        """What happened, as short as a channel wants it; usually one sentence for each event that has one."""
        events = tuple(event for event in scene.events if not isinstance(event, self.in_heading))
        return self.game_log(words, view, msgspec.structs.replace(scene, events=events))

    def game_log(self, words: Words, view: V, scene: Scene) -> list[str]:
        """What happened, step by step: one sentence for each event that has one."""
        return self.sentences(words, view, scene, scene.events)

    def sentences(self, words: Words, view: V, scene: Scene, events: Iterable[Event]) -> list[str]:
        """One sentence for each of some events that has one."""
        told = (self.event(words, view, scene, event) for event in events)
        return [sentence for sentence in told if sentence]

    def notes(self, words: Words, view: V, scene: Scene) -> list[str]:
        """What a seat should know while it decides: what is left to do, warnings, what would come of it."""
        return []

    def question(self, words: Words, view: V, scene: Scene, chosen: Chosen) -> str:
        """What the link after those chosen answers, by `<title>-question-<verb>-<argument>`; '' where nothing says it.

        The sentence may name what was chosen before by the arguments' names. A last argument that repeats may ask
        otherwise from its second time on, by `…-more`.
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
        """What somebody has to decide, in two or three words that give nothing away: `<title>-task-<kind>`."""
        return words.find(message_id(self.title, "task", decision.kind)) or ""

    def expand_short_form(self, words: Words, view: V, scene: Scene, text: str) -> str:
        """What a person typed, in the words of the notation, where this title knows shorter ones; else as it is."""
        return text

    def words(self, words: Words, view: V, scene: Scene) -> Words:
        """The words with this table's names bound."""
        return words.naming(lambda bound, ref: self.name(bound, view, scene, ref))

    def name(self, words: Words, view: V, scene: Scene, ref: Ref) -> str:
        """The name of a thing: a seat by its player, else the message `<title>-<kind>-<key>`, else its key."""
        if ref.kind == "seat":
            return scene.names[int(ref.key)]
        return words.find(name_id(self.title, ref.kind, ref.key)) or ref.key

    def event(self, words: Words, view: V, scene: Scene, event: Event) -> str | None:
        """One sentence for a fact that happened, or None where it needs none."""
        tag = str(event.__struct_config__.tag).replace("_", "-")
        bound = self.words(words, view, scene)
        return bound.find(f"{self.title}-event-{tag}", **self._args(event))

    def prompt(self, words: Words, view: V, scene: Scene, decision: Decision) -> str:
        """The question that a decision asks of its seat."""
        bound = self.words(words, view, scene)
        return bound(f"{self.title}-ask-{decision.kind.replace('_', '-')}", **decision.about)

    def choice(self, words: Words, view: V, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """How the next link reads in a menu."""
        if choice.kind == "verb":
            return Label(words(f"{self.title}-verb-{choice.key.replace('_', '-')}"))
        return Label(self.words(words, view, scene).name(choice.kind, choice.key))

    def icon(self, view: V, scene: Scene, choice: Choice) -> str | None:
        """The name of the piece that a choice is about, one of `icons`; None where there is none."""
        name = f"{choice.kind}-{choice.key}"
        return name if name in self.icons else None

    def action(self, words: Words, view: V, scene: Scene, action: Action) -> str:
        """A complete action in words: the verb and the names of its arguments, as on the controls that lead to it."""
        said = self.choice(words, view, scene, (), Choice(action.verb, "verb")).text
        verb = title(self.title).info.verb(action.verb)
        kinds = [param.kind for param in verb.params] if verb else []
        kinds += kinds[-1:] * (len(action.args) - len(kinds))
        named = [self.name(words, view, scene, Ref(kind, arg)) for kind, arg in zip(kinds, action.args, strict=False)]
        return THEN.join([said, *named])

    def _asking(self, words: Words, view: V, scene: Scene, chosen: Chosen) -> dict[str, Value]:
        """What else a question after links chosen may name."""
        return {}

    def _chosen_name(self, words: Words, view: V, scene: Scene, chosen: Chosen, kind: str) -> str:
        """How a question calls a link chosen before it, the last of these."""
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
    """The id of the message that is the name of a thing; a panel asks for the same few dozen again and again."""
    return f"{title}-{kind}-{key.replace('_', '-').lower()}"


def total(words: Words, presenter: Presenter[Any], over: Result, seat: Seat) -> str:
    """What a seat has in all at the end, by which it is ranked; '' where its title does not say it."""
    counted = presenter.counted
    lines = [line for line in over.sheet if line.seat == seat and (not counted or line.what.id in counted)]
    return words.find(message_id(presenter.title, "score-sum"), points=sum(line.points for line in lines)) or ""


def details(presenter: Presenter[Any], over: Result, seat: Seat) -> list[ScoreLine]:
    """The lines of a seat's score sheet that say more than its total: not one that alone is the total."""
    lines = [line for line in over.sheet if line.seat == seat]
    counted = [line for line in lines if not presenter.counted or line.what.id in presenter.counted]
    return [line for line in lines if counted != [line]]


def option_name(words: Words, title: str, spec: OptionSpec) -> str:
    """What an option of a title is called."""
    return words.find(message_id(title, "option", spec.id)) or spec.id


def option_value(words: Words, title: str, spec: OptionSpec, value: str) -> str:
    """How a value of an option reads: by a message of its own, else by the name of the thing it names."""
    own = words.find(message_id(title, "option", spec.id, value))
    named = words.find(message_id(title, spec.names, value)) if own is None and spec.names else None
    return own or named or value
