"""The next choices of a seat as things to press, derived only from the title's choices.

One question is asked at a time: all its answers follow the same choices made so far. Steps without an alternative are
skipped. Typed suggestions take larger steps: if few complete actions are left, they are suggested whole (`after`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any, TypeVar

from msgspec import Struct, structs

from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import THEN
from bot.discord.limits import MENU_TEXT, OPTIONS, ROW_BUTTONS, cut
from bot.discord.panel.viewer_text import ViewerText
from bot.tables import FuturePreferences
from games.kernel import Action, Choice, Chosen, Game, Seat
from renderers.kit.presenter import MultiSelect, ParallelSelects

SHORT = 38
"""Labels up to this length fit a button on a phone."""
# The maximum of alternatives beside a question; with more, the question is which of all.
BESIDE = 2 * ROW_BUTTONS
T = TypeVar("T")
OPEN = "-"
"""Represents an unanswered question among parallel selects."""


AND = "+"
"""Separates actions that are done one after another."""


class PanelChoice(Struct, frozen=True):
    """One thing to press: the choices it adds, its labels at any length, and whether they complete an action.

    `verb`: its label begins with what to do, not with the target. `told` are then the label and description of each
    choice after the verb. `place` is what a picture numbers, and `gives_up` says that it gives up a chance.
    """

    links: Chosen
    text: str
    about: str = ""
    complete: bool = False
    verb: bool = False
    told: tuple[tuple[str, str], ...] = ()
    place: str = ""
    gives_up: bool = False


class PickedTogether(Struct, frozen=True):
    """What things picked together mean: actions to do one after another and preferences for later; or none yet.

    Then `chosen` are the choices that stay selected, and of the picked things there is no room for those `left`.
    """

    actions: tuple[Action, ...] = ()
    ahead: FuturePreferences | None = None
    chosen: Chosen = ()
    left: tuple[Choice, ...] = ()


class AnswerPart(Struct, frozen=True):
    """Some of the answers of a question that has too many for one menu, by what they are called together."""

    text: str
    place: str
    answers: tuple[PanelChoice, ...]


class PanelQuestion(Struct, frozen=True):
    """What a seat is asked after some choices: one question, and alternatives to answering it.

    `links` come before every answer. They are longer than those made if a verb is implied: the first one with a
    question; all others are `beside`. `first` says that the default is one of those.
    """

    links: Chosen
    answers: tuple[PanelChoice, ...]
    beside: tuple[PanelChoice, ...] = ()
    first: bool = False
    behind: int = 0
    """The number of the last `beside` that are offered after the answers although the default comes first."""

    @property
    def ends(self) -> tuple[PanelChoice, ...]:
        """The alternatives that belong below all menus: they end or give up something."""
        return self.beside[len(self.beside) - self.behind :] if self.first else self.beside

    @property
    def offers(self) -> tuple[PanelChoice, ...]:
        """Everything that can be pressed."""
        return (*self.beside, *self.answers) if self.first else (*self.answers, *self.beside)


def complete(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Action | None:
    """Return the action of some choices, completed by steps without an alternative; None while a choice is left.

    Choices that are not offered are returned unchanged: the check before a move says what is wrong with them.
    """
    if not chosen:
        return None
    for at, key in enumerate(chosen):
        choice = next((c for c in game.choices(seat, chosen[:at]) if c.key == key), None)
        if choice is None:
            return Action.of(chosen)
    while choice is not None and choice.more:
        offered = game.choices(seat, chosen)
        if len(offered) != 1:
            return None
        choice = offered[0]
        chosen = (*chosen, choice.key)
    return Action.of(chosen)


def offered(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Chosen:
    """Return the leading choices that are still offered to a seat; none when it is not asked."""
    if game.decision(seat) is None:
        return ()
    for at, key in enumerate(chosen):
        choice = next((c for c in game.choices(seat, chosen[:at]) if c.key == key), None)
        if choice is None or not choice.more:
            return chosen[:at]
    return chosen


def following(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Sequence[Choice]:
    """Return the next choices; none if one of the earlier is not offered, for example an answer left `OPEN`."""
    if game.decision(seat) is None or offered(game, seat, chosen) != chosen:
        return ()
    return game.choices(seat, chosen)


def after(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> list[PanelChoice]:
    """Return what can be pressed after some choices: whole actions while they fit a menu, else the next choices."""
    # One more than a menu has room for: it shows that there are too many, and the others are never built.
    chains = list(islice(_whole_actions(game, seat, chosen), OPTIONS + 1))
    if len(chains) <= OPTIONS:
        whole = [_offer_of(viewer_text, chosen, chain) for chain in chains]
        # The keys become the value of a menu's option, which Discord limits as well.
        if all(len(" ".join(offer.links)) <= MENU_TEXT for offer in whole):
            return whole
    return _next_links(viewer_text, game, seat, chosen)


def whole(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen, most: int
) -> list[PanelChoice] | None:
    """Return all whole actions after some choices; None if there are more than `most`."""
    chains = list(islice(_whole_actions(game, seat, chosen), most + 1))
    return None if len(chains) > most else [_offer_of(viewer_text, chosen, chain) for chain in chains]


def question(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> PanelQuestion:
    """Return the question of a seat after some choices, and its alternatives."""
    choices = _likely_first(viewer_text, game.choices(seat, chosen))
    chains = [_up_to_a_choice(game, seat, chosen, choice) for choice in choices]
    main = (
        [at for at, chain in enumerate(chains) if chain[-1].more][:1]
        if not chosen
        else _answering(game, chosen, choices)
    )
    others = [at for at in range(len(chains)) if at not in main]
    if not chosen and main and main[0] > 0 and len(chains[main[0]]) > 1:
        main = []  # the default is an alternative: no verb is implied
    if not main or len(others) > BESIDE:
        return PanelQuestion(chosen, tuple(_offer_of(viewer_text, chosen, chain) for chain in chains))
    beside = tuple(_offer_of(viewer_text, chosen, chains[at]) for at in others)
    if chosen:
        answers, links = [chains[at] for at in main], chosen
    else:
        links = entered(game, seat, (choices[main[0]].key,))
        answers = [_up_to_a_choice(game, seat, links, choice) for choice in game.choices(seat, links)]
    skipped = links[len(chosen) :]
    found = tuple(_offer_of(viewer_text, links, chain, skipped) for chain in answers)
    return PanelQuestion(links, found, beside, first=main[0] > 0, behind=sum(at > main[-1] for at in others))


def _likely_first(viewer_text: ViewerText, choices: Sequence[Choice]) -> list[Choice]:
    """Return the next choices that a panel offers, with those that give up a chance behind all others."""
    layout = viewer_text.presenter.layout
    offered = [choice for choice in choices if choice.kind != "verb" or choice.key not in layout.typed_only]
    return sorted(offered, key=lambda choice: choice.kind == "verb" and choice.key in layout.giving_up)


def parts(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, asked: PanelQuestion, chosen: Chosen
) -> list[AnswerPart]:
    """Return the answers of a question in parts of one menu each, as the title groups them; none if one has room."""
    if len(asked.answers) <= OPTIONS:
        return []
    at = len(asked.links) - len(chosen)
    left = {answer.links[at]: answer for answer in asked.answers}
    found = []
    for group in viewer_text.groups(asked.links, game.choices(seat, asked.links)):
        name = viewer_text.bound().name(group.name.kind, group.name.key)
        for some in _runs([left.pop(key) for key in group.keys if key in left]):
            found.append(AnswerPart(name, group.place, tuple(some)))
    for some in _runs(list(left.values())):
        found.append(AnswerPart(f"{some[0].text} – {some[-1].text}", "", tuple(some)))
    return found


def with_last_step(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, links: Chosen, answers: Sequence[PanelChoice]
) -> tuple[PanelChoice, ...]:
    """Return the answers in one part with the step after them, if that is the last one and one menu has room for all.

    A place is then called by its number in the picture alone.
    """
    keys = {answer.links[0] for answer in answers}
    chains = list[list[Choice]]()
    for first in game.choices(seat, links):
        if first.key in keys:
            last = game.choices(seat, (*links, first.key)) if first.more else ()
            chains += [[first, one] for one in last] or [[first]]
            if len(chains) > OPTIONS or any(one.more for one in last):
                return tuple(answers)
    found = []
    for chain in chains:
        offer, label = _offer_of(viewer_text, links, chain), viewer_text.label((*links, *_keys(chain[:-1])), chain[-1])
        numbered = offer.place and len(chain) > 1
        found.append(structs.replace(offer, text=label.text, about=label.about) if numbered else offer)
    return tuple(found)


def verbs(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat) -> list[PanelChoice]:
    """Return the first choices only: what a seat may do."""
    return _next_links(viewer_text, game, seat, ())


def followed(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, asked: PanelQuestion, chosen: Chosen
) -> PanelQuestion | None:
    """Return the last question after the first answer, if both can be asked side by side; else None."""
    usual = asked.answers[0]
    if usual.complete or asked.first or not 1 < len(asked.answers) <= OPTIONS:
        return None
    links = (*chosen, *usual.links)
    then = question(viewer_text, game, seat, links)
    last = then.links == links and not then.beside and all(offer.complete for offer in then.answers)
    return then if last and len(then.answers) <= OPTIONS else None


def menu_after(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, links: Chosen
) -> PanelQuestion | MultiSelect | None:
    """Return the question after some choices, if one menu can ask it beside others; else None."""
    several = viewer_text.multi_select(links)
    if several is not None:
        alone = several.links == links and (several.count or several.each) and len(entries(several)) <= OPTIONS
        return several if alone else None
    asked = question(viewer_text, game, seat, links)
    if asked.links != links or asked.beside or len(asked.answers) > OPTIONS:
        return None
    return flat(viewer_text, game, seat, asked) or asked


def flat(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, asked: PanelQuestion) -> PanelQuestion | None:
    """Return a question that asks for whole actions instead of what comes next, if one menu has room for them."""
    if all(offer.complete for offer in asked.answers):
        return None
    whole = after(viewer_text, game, seat, asked.links)
    # More than a thing and its target is better built step by step, which shows the result of each step.
    if len(whole) > OPTIONS or not all(offer.complete and len(offer.links) <= 2 for offer in whole):
        return None
    return structs.replace(asked, answers=tuple(whole))


def entered(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Chosen:
    """Return the choices with following steps without an alternative, up to the next question."""
    while len(found := game.choices(seat, chosen)) == 1 and found[0].more:
        chosen = (*chosen, found[0].key)
    return chosen


def untold(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, links: Chosen) -> list[tuple[str, str]]:
    """Return the descriptions of implied choices after the verb."""
    found = []
    for at in range(1, len(links)):
        only = game.choices(seat, links[:at])
        label = viewer_text.label(links[:at], only[0]) if len(only) == 1 else None
        if label is not None and label.about:
            found.append((label.text, label.about))
    return found


def _answering(game: Game[Any, Any], chosen: Chosen, choices: Sequence[Choice]) -> list[int]:
    """Return the indices of choices that answer the question: all but the end of a list, and what starts again.

    Those are of another kind than the verb's argument, while others are of that kind.
    """
    verb = game.title.info.verb(chosen[0])
    asked = verb.params[min(len(chosen), len(verb.params)) - 1].kind if verb and verb.params else ""
    kinds = {choice.kind for choice in choices}
    return [
        at for at, choice in enumerate(choices) if choice.kind == asked or (asked not in kinds and choice.kind != "end")
    ]


def entries(found: MultiSelect) -> list[tuple[Choice, int]]:
    """Return the options of a multi-select: each thing as often as it exists, counted from 1."""
    everything = [found.things, *(one.things for one in found.follow_ups)]
    return [(choice, n + 1) for things in everything for choice, many in things.items() for n in range(many)]


def sets(viewer_text: ViewerText, found: MultiSelect) -> list[list[tuple[Choice, int]]]:
    """Return the options of a multi-select in menus of at most 25, as the title groups its things."""
    left = entries(found)
    if len(left) <= OPTIONS:
        return [left]
    menus = []
    for group in viewer_text.groups(found.links, [*found.things]):
        menus += _runs([entry for entry in left if entry[0].key in group.keys])
        left = [entry for entry in left if entry[0].key not in group.keys]
    return [*menus, *_runs(left)]


def _runs(things: list[T]) -> list[list[T]]:
    """Return things in as few equal runs as menus have room for."""
    many = -(-len(things) // OPTIONS)
    size = -(-len(things) // many) if many else 1
    return [things[at : at + size] for at in range(0, len(things), size)]


def most(found: MultiSelect) -> int:
    """Return how many things can be picked together if each completes an action; any number for preferences."""
    return min(found.each, sum(found.things.values())) + sum(sum(one.things.values()) for one in found.follow_ups)


def picked(
    found: MultiSelect, chosen: Chosen, shown: Collection[tuple[Choice, int]], values: Collection[str]
) -> list[Choice]:
    """Return the selection after the menu with the options `shown` changed; what is selected in others stays."""
    taken = Counter(chosen[len(found.links) :])
    return [
        entry[0]
        for entry in entries(found)
        if (option_value(*entry) in values if entry in shown else taken[entry[0].key] >= entry[1])
    ]


def changed(
    viewer_text: ViewerText, found: MultiSelect, chosen: Chosen, part: int, values: Collection[str]
) -> list[Choice]:
    """Return the selection after one of the menus of a multi-select changed, by its number from 0 on."""
    menus = sets(viewer_text, found)
    return picked(found, chosen, menus[min(part, len(menus) - 1)], values)


def arranged(
    game: Game[Any, Any], seat: Seat, links: Chosen, wanted: Sequence[Choice]
) -> tuple[Chosen, Sequence[Choice]]:
    """Return the picked things in the order in which the rules offer them, and those for which there is no room."""
    left = list(wanted)
    while left:
        keys = {choice.key for choice in left}
        offer = next((choice for choice in game.choices(seat, links) if choice.key in keys), None)
        if offer is None:
            break
        left.pop(next(at for at, choice in enumerate(left) if choice.key == offer.key))
        links = (*links, offer.key)
        if not offer.more:
            break
    return links, left


def picked_together(game: Game[Any, Any], seat: Seat, found: MultiSelect, wanted: Sequence[Choice]) -> PickedTogether:
    """Return what the selection of a multi-select means."""
    if found.each:
        now = tuple(Action.of((*found.links, *one.key.split())) for one in wanted if one in found.things)
        later = tuple(one.key for one in wanted if one not in found.things)
        return PickedTogether(now, FuturePreferences(found.preference, later), found.links)
    chosen, left = arranged(game, seat, found.links, wanted)
    action = complete(game, seat, chosen) if found.count and not left else None
    if left and found.patient:
        return PickedTogether(chosen=(*found.links, *(one.key for one in wanted)))
    return PickedTogether(() if action is None else (action,), None, chosen, tuple(left))


def placed(game: Game[Any, Any], seat: Seat, several: MultiSelect, chosen: Chosen) -> Chosen:
    """Return the choices with the selection in the order of the rules; none if that is not possible (yet)."""
    keys = Counter(chosen[len(several.links) :])
    wanted = [choice for choice, copy in entries(several) if copy <= keys[choice.key]]
    links, left = arranged(game, seat, several.links, wanted)
    return () if left else links


def answered(slots: ParallelSelects, chosen: Chosen) -> Chosen:
    """Return the answer to each of several parallel questions; `OPEN` for unanswered ones."""
    given = chosen[len(slots.links) :] if chosen[: len(slots.links)] == slots.links else ()
    given = given or slots.given
    return (*given, *[OPEN] * len(slots.slots))[: len(slots.slots)]


def filled(slots: ParallelSelects, before: Chosen, press: Press, picked: Sequence[str]) -> Chosen:
    """Return the answers to parallel questions after a press on the menu of one, or on a menu of all.

    In a menu of all an option names its question before the answer. What is answered twice stays open.
    """
    if press.do == "slot":
        given = list(answered(slots, before))
        given[press.part] = picked[0].split()[0] if picked else OPEN
        return tuple(given)
    pairs = [value.partition(" ")[::2] for value in picked]
    each = [[key for at, key in pairs if at == str(number)] for number in range(len(slots.slots))]
    return tuple(keys[0] if len(keys) == 1 else OPEN for keys in each)


def free(viewer_text: ViewerText, slots: ParallelSelects, given: Chosen, at: int) -> list[Choice]:
    """Return the answers to one of several parallel questions, without the places that other answers have."""
    if not slots.different:
        return [*slots.slots[at].answers]

    def place(slot: int, choice: Choice) -> str:
        return viewer_text.place((*slots.links, *given[:slot]), choice)

    taken = {
        place(other, choice)
        for other, slot in enumerate(slots.slots)
        for choice in slot.answers
        if other != at and choice.key == given[other]
    }
    return [choice for choice in slots.slots[at].answers if place(at, choice) not in taken]


def chained(actions: Sequence[Action]) -> Chosen:
    """Join the choices of several actions that are done one after another."""
    return tuple(link for action in actions for link in (AND, *action.links))[1:]


def unchained(links: Chosen) -> list[Action]:
    """Split such choices into actions; none if one of them is empty."""
    parts = [tuple(part.split()) for part in " ".join(links).split(f" {AND} ")]
    return [Action.of(part) for part in parts] if all(parts) else []


def stays_selected(viewer_text: ViewerText, chosen: Chosen) -> bool:
    """Return whether choices that are not legal yet stay selected: things picked in any order, before they are
    enough.
    """
    several, slots = viewer_text.multi_select(chosen), viewer_text.parallel_selects()
    patient = several is not None and several.patient and chosen[: len(several.links)] == several.links
    return patient or (slots is not None and len(chosen) == len(slots.links) + len(slots.slots))


def option_value(choice: Choice, copy: int) -> str:
    """Return what a menu option means: one copy of a thing."""
    return f"{choice.key}#{copy}"


def _next_links(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> list[PanelChoice]:
    chains = [_with_what_must_follow(game, seat, chosen, choice) for choice in game.choices(seat, chosen)]
    return [_offer_of(viewer_text, chosen, chain) for chain in chains]


def _whole_actions(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Iterator[list[Choice]]:
    for choice in game.choices(seat, chosen):
        if not choice.more:
            yield [choice]
            continue
        for rest in _whole_actions(game, seat, (*chosen, choice.key)):
            yield [choice, *rest]


def _with_what_must_follow(game: Game[Any, Any], seat: Seat, chosen: Chosen, choice: Choice) -> list[Choice]:
    """Return a next choice, with the rest of its action if that has no alternative, so that the label says what a
    press does.
    """
    chain = _up_to_a_choice(game, seat, chosen, choice)
    return [choice] if chain[-1].more else chain


def _up_to_a_choice(game: Game[Any, Any], seat: Seat, chosen: Chosen, choice: Choice) -> list[Choice]:
    """Return a next choice with those after it that have no alternative."""
    chain = [choice]
    if not choice.more:  # as in most menus
        return chain
    links = (*chosen, choice.key)
    while chain[-1].more:
        offered = game.choices(seat, links)
        if len(offered) != 1 or len(" ".join(links[len(chosen) :])) + len(offered[0].key) >= MENU_TEXT:
            break
        chain.append(offered[0])
        links = (*links, offered[0].key)
    return chain


def on_buttons(shown: Sequence[PanelChoice], said: str = "") -> list[str]:
    """Return short labels for buttons, without leading choices that the question has already named."""
    # This removes the common beginning of several actions, or, of a single one, the thing that is named after its verb
    # in the text above, with the verb. Any other verb stays: no button may hide what it does among others that do
    # something else. A choice that distinguishes one action from another stays at any length: who attacks is part of
    # every attack.
    parted = [offer.text.split(THEN) for offer in shown]
    several = [(offer, parts) for offer, parts in zip(shown, parted, strict=True) if len(parts) > 1]
    if len(several) == 1:
        common = _named(*several[0], said)
    else:
        common = 0 if any(offer.verb for offer, _ in several) else _alike([parts for _, parts in several])
    brief = [_brief(parts, common) for parts in parted]
    return brief if len(set(brief)) == len(brief) else [offer.text for offer in shown]


def _named(offer: PanelChoice, parts: Sequence[str], said: str) -> int:
    """Return how many leading choices of one action need not be named: what is named above, with its verb."""
    named = sum(1 for _ in takewhile(lambda part: part in said, parts[1:])) if offer.verb else 0
    return 1 + named if named else 0


def _alike(parted: Sequence[Sequence[str]]) -> int:
    """Return the number of leading choices that all have in common."""
    return sum(1 for _ in takewhile(lambda links: len(set(links)) == 1, zip(*parted, strict=False)))


def _brief(parts: Sequence[str], common: int) -> str:
    """Return the choices as one text, dropping common ones until it is short."""
    dropped = 0
    while len(THEN.join(parts[dropped:])) > SHORT and dropped < min(common, len(parts) - 1):
        dropped += 1
    return THEN.join(parts[dropped:])


def _offer_of(viewer_text: ViewerText, chosen: Chosen, chain: Sequence[Choice], skipped: Chosen = ()) -> PanelChoice:
    """Return following choices as one thing to press; it also adds those `skipped` before them."""
    last, verb, keys = chain[-1], chain[0].kind == "verb", _keys(chain)
    gives_up = viewer_text.presenter.layout.gives_up((*chosen, *keys))
    befores = [(*chosen, *keys[:at]) for at in range(len(chain))]
    place = next(filter(None, map(viewer_text.place, reversed(befores), reversed(chain))), "")
    labels = [viewer_text.label(before, choice) for before, choice in zip(befores, chain, strict=True)]
    text, about = THEN.join([label.text for label in labels]), cut(labels[-1].about, MENU_TEXT)
    each = THEN.join([label.about for label in labels])
    if len(chain) > 1 and not verb and len(each) <= MENU_TEXT and all(label.about for label in labels):
        about = each  # the description of the last alone would be read as the result of all of them
    told = tuple([(label.text, label.about) for label in labels[1:] if verb and label.about])
    return PanelChoice((*skipped, *keys), text, about, not last.more, verb, told, place, gives_up)


def _keys(chain: Sequence[Choice]) -> Chosen:
    return tuple([choice.key for choice in chain])
