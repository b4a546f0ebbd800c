"""What a seat may choose next, as things to press, read from the choices of the title alone.

One question is asked at a time: all answers to it follow the same links. Links without an alternative are skipped. What
is typed is suggested in larger steps: where few complete actions are left, they are suggested whole (`after`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

from msgspec import Struct

from bot.discord.gateway.limits import MENU_TEXT, OPTIONS, ROW_BUTTONS, cut
from bot.discord.panel.labels import THEN
from bot.discord.posts.viewer_text import ViewerText
from games.kernel import Action, Choice, Chosen, Game, Seat
from renderers.kit.presenter import MultiSelect, ParallelSelects

SHORT = 38
"""Labels up to this length fit a button on a phone."""
BESIDE = 2 * ROW_BUTTONS
"""So many other things stand beside a question at most; where there are more, the question is which of all."""
OPEN = "-"
"""Stands among links for a question that is not answered yet, where several are asked side by side."""


AND = "+"
"""Stands among links between actions that are done one after another."""


class PanelChoice(Struct, frozen=True):
    """One thing to press: the links it adds, how it reads at any length, and whether they complete an action.

    `verb` says that what it reads begins with what to do, not with what to do it to. `told` is then, of each link after
    that, how it reads and what a menu would say below it.
    """

    links: Chosen
    text: str
    about: str = ""
    complete: bool = False
    verb: bool = False
    told: tuple[tuple[str, str], ...] = ()


class PanelQuestion(Struct, frozen=True):
    """What a seat is asked after the links chosen: one question, and what it may do instead of answering it.

    `links` are those before every answer. They are longer than those chosen where a verb is taken for granted: the
    first that asks something; all others stand `beside`. `first` says that what is usual is one of those.
    """

    links: Chosen
    answers: tuple[PanelChoice, ...]
    beside: tuple[PanelChoice, ...] = ()
    first: bool = False
    behind: int = 0
    """How many of the last `beside` are offered behind the answers, though the first of them come before."""

    @property
    def ends(self) -> tuple[PanelChoice, ...]:
        """What else may be done that belongs below all menus: it ends or gives up something."""
        return self.beside[len(self.beside) - self.behind :] if self.first else self.beside

    @property
    def offers(self) -> tuple[PanelChoice, ...]:
        """All that may be pressed."""
        return (*self.beside, *self.answers) if self.first else (*self.answers, *self.beside)


def complete(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Action | None:
    """The action that links stand for once those without an alternative are added; None while a choice is left.

    Links that are not offered come back as they are: the check before a move says what is wrong with them.
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
    """Those of the links, from the first on, that are still offered to a seat; none when it is not asked."""
    if game.decision(seat) is None:
        return ()
    for at, key in enumerate(chosen):
        choice = next((c for c in game.choices(seat, chosen[:at]) if c.key == key), None)
        if choice is None or not choice.more:
            return chosen[:at]
    return chosen


def following(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Sequence[Choice]:
    """What may follow links: nothing where one of them is not offered, such as an answer left `OPEN`."""
    if game.decision(seat) is None or offered(game, seat, chosen) != chosen:
        return ()
    return game.choices(seat, chosen)


def after(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> list[PanelChoice]:
    """What may be pressed after the links chosen: whole actions while a menu holds them, else the next links."""
    chains = list(islice(_whole_actions(game, seat, chosen), OPTIONS + 1))
    if len(chains) <= OPTIONS:
        whole = [_offer_of(viewer_text, chosen, chain) for chain in chains]
        if all(len(" ".join(offer.links)) <= MENU_TEXT for offer in whole):
            return whole
    return _next_links(viewer_text, game, seat, chosen)


def question(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> PanelQuestion:
    """What a seat is asked after the links chosen, and what else it may do."""
    choices = game.choices(seat, chosen)
    chains = [_up_to_a_choice(game, seat, chosen, choice) for choice in choices]
    main = (
        [at for at, chain in enumerate(chains) if chain[-1].more][:1]
        if not chosen
        else _answering(game, chosen, choices)
    )
    others = [at for at in range(len(chains)) if at not in main]
    if not chosen and main and main[0] > 0 and len(chains[main[0]]) > 1:
        main = []  # what is usual is something else: nothing further is taken for granted
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


def verbs(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat) -> list[PanelChoice]:
    """The first links alone: what a seat may do."""
    return _next_links(viewer_text, game, seat, ())


def followed(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, asked: PanelQuestion, chosen: Chosen
) -> PanelQuestion | None:
    """The last question after the first answer to one, where both can be asked side by side; None elsewhere."""
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
    """What is asked after some links, where one menu asks it that can stand beside others; None elsewhere."""
    several = viewer_text.multi_select(links)
    if several is not None:
        alone = several.links == links and (several.count or several.each) and len(entries(several)) <= OPTIONS
        return several if alone else None
    asked = question(viewer_text, game, seat, links)
    return asked if asked.links == links and not asked.beside and len(asked.answers) <= OPTIONS else None


def entered(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Chosen:
    """The links with those after them that have no alternative, up to the next question."""
    while len(found := game.choices(seat, chosen)) == 1 and found[0].more:
        chosen = (*chosen, found[0].key)
    return chosen


def untold(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, links: Chosen) -> list[tuple[str, str]]:
    """What those of the links after the verb say that nobody had to choose, as a menu would."""
    found = []
    for at in range(1, len(links)):
        only = game.choices(seat, links[:at])
        label = viewer_text.label(links[:at], only[0]) if len(only) == 1 else None
        if label is not None and label.about:
            found.append((label.text, label.about))
    return found


def _answering(game: Game[Any, Any], chosen: Chosen, choices: Sequence[Choice]) -> list[int]:
    """Where those links stand that answer what is asked after some: all but the end of a list, and what begins anew.

    That is of another kind than the verb's argument, while others are of that kind.
    """
    verb = game.title.info.verb(chosen[0])
    asked = verb.params[min(len(chosen), len(verb.params)) - 1].kind if verb and verb.params else ""
    kinds = {choice.kind for choice in choices}
    return [
        at for at, choice in enumerate(choices) if choice.kind == asked or (asked not in kinds and choice.kind != "end")
    ]


def entries(found: MultiSelect) -> list[tuple[Choice, int]]:
    """The options of a menu that lets several things be picked: each thing as often as it is there, counted from 1."""
    everything = [found.things, *(one.things for one in found.follow_ups)]
    return [(choice, n + 1) for things in everything for choice, many in things.items() for n in range(many)]


def most(found: MultiSelect) -> int:
    """How many things may be picked together where each completes an action; of what is wished for any number."""
    return min(found.each, sum(found.things.values())) + sum(sum(one.things.values()) for one in found.follow_ups)


def picked(found: MultiSelect, chosen: Chosen, page: int, values: Collection[str]) -> list[Choice]:
    """What is picked once a page of the menu says these values; what was picked on its other pages stays."""
    taken = Counter(chosen[len(found.links) :])
    return [
        choice
        for at, (choice, copy) in enumerate(entries(found))
        if (option_value(choice, copy) in values if at // OPTIONS == page else taken[choice.key] >= copy)
    ]


def arranged(
    game: Game[Any, Any], seat: Seat, links: Chosen, wanted: Sequence[Choice]
) -> tuple[Chosen, Sequence[Choice]]:
    """Things picked in any order, in the order in which the rules offer them, and those for which there is no room."""
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


def placed(game: Game[Any, Any], seat: Seat, several: MultiSelect, chosen: Chosen) -> Chosen:
    """The links with what is picked in the order of the rules; none where it is not possible (yet)."""
    keys = Counter(chosen[len(several.links) :])
    wanted = [choice for choice, copy in entries(several) if copy <= keys[choice.key]]
    links, left = arranged(game, seat, several.links, wanted)
    return () if left else links


def answered(slots: ParallelSelects, chosen: Chosen) -> Chosen:
    """What the links say to each of several questions asked side by side; `OPEN` where one is not answered."""
    given = chosen[len(slots.links) :] if chosen[: len(slots.links)] == slots.links else ()
    given = given or slots.given
    return (*given, *[OPEN] * len(slots.slots))[: len(slots.slots)]


def chained(actions: Sequence[Action]) -> Chosen:
    """The links of several actions that are done one after another."""
    return tuple(link for action in actions for link in (AND, *action.links))[1:]


def unchained(links: Chosen) -> list[Action]:
    """The actions that such links stand for; none where one of them is empty."""
    parts = [tuple(part.split()) for part in " ".join(links).split(f" {AND} ")]
    return [Action.of(part) for part in parts] if all(parts) else []


def kept(viewer_text: ViewerText, chosen: Chosen) -> bool:
    """Whether links that are not legal yet stay chosen: what is picked in any order, before it is enough."""
    several, slots = viewer_text.multi_select(chosen), viewer_text.parallel_selects()
    patient = several is not None and several.patient and chosen[: len(several.links)] == several.links
    return patient or (slots is not None and len(chosen) == len(slots.links) + len(slots.slots))


def option_value(choice: Choice, copy: int) -> str:
    """What a menu option stands for: one copy of a thing."""
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
    """A next link, with the rest of its action where that has no alternative: so a label says what a press does."""
    chain = _up_to_a_choice(game, seat, chosen, choice)
    return [choice] if chain[-1].more else chain


def _up_to_a_choice(game: Game[Any, Any], seat: Seat, chosen: Chosen, choice: Choice) -> list[Choice]:
    """A next link with those after it that have no alternative."""
    chain = [choice]
    if not choice.more:  # as most of a menu
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
    """How offers read on buttons: short for a phone, without the links first that the question has said already.

    That is what all of several links begin with, or, of a single one, what is named after its verb in what is `said`
    above, and the verb with it. Any other verb stays: no button hides what it does among others that do something else.
    A link that tells one from another stays, however long it makes them: who attacks is part of every attack.
    """
    parted = [offer.text.split(THEN) for offer in shown]
    several = [(offer, parts) for offer, parts in zip(shown, parted, strict=True) if len(parts) > 1]
    if len(several) == 1:
        common = _named(*several[0], said)
    else:
        common = 0 if any(offer.verb for offer, _ in several) else _alike([parts for _, parts in several])
    brief = [_brief(parts, common) for parts in parted]
    return brief if len(set(brief)) == len(brief) else [offer.text for offer in shown]


def _named(offer: PanelChoice, parts: Sequence[str], said: str) -> int:
    """With how many links one begins that need not be said: what is named above, and its verb with that."""
    named = sum(1 for _ in takewhile(lambda part: part in said, parts[1:])) if offer.verb else 0
    return 1 + named if named else 0


def _alike(parted: Sequence[Sequence[str]]) -> int:
    """With how many links in common all of them begin."""
    return sum(1 for _ in takewhile(lambda links: len(set(links)) == 1, zip(*parted, strict=False)))


def _brief(parts: Sequence[str], common: int) -> str:
    """The links as one text, without as many of the common ones as it needs to be short."""
    dropped = 0
    while len(THEN.join(parts[dropped:])) > SHORT and dropped < min(common, len(parts) - 1):
        dropped += 1
    return THEN.join(parts[dropped:])


def _offer_of(viewer_text: ViewerText, chosen: Chosen, chain: Sequence[Choice], skipped: Chosen = ()) -> PanelChoice:
    """Links that may follow those chosen as one thing to press; it adds those `skipped` before them as well."""
    first, verb = chain[0], chain[0].kind == "verb"
    label = viewer_text.label(chosen, first)
    if len(chain) == 1:  # as most of a menu
        return PanelChoice((*skipped, first.key), label.text, cut(label.about, MENU_TEXT), not first.more, verb)
    keys = tuple([choice.key for choice in chain])
    labels = [viewer_text.label((*chosen, *keys[:at]), choice) for at, choice in enumerate(chain)]
    text, about = THEN.join([label.text for label in labels]), cut(labels[-1].about, MENU_TEXT)
    each = THEN.join([label.about for label in labels])
    if not verb and len(each) <= MENU_TEXT and all(label.about for label in labels):
        about = each  # that of the last alone would be read as what all of them come to
    told = tuple([(label.text, label.about) for label in labels[1:] if verb and label.about])
    return PanelChoice((*skipped, *keys), text, about, not chain[-1].more, verb, told)
