"""What a seat may choose next, as things to press, read from the choices of the title alone.

Links without an alternative are skipped, and where few complete actions are left they are offered whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from games.kernel import Action, Choice, Chosen, Game, Seat, decision_of
from renderers.kit.presenter import Several

from .labels import alike, distinct
from .limits import LABEL, MENU_TEXT, OPTIONS, ROW_BUTTONS, cut
from .viewer_text import ViewerText

SHORT = 38
"""Labels up to this length fit a button on a phone."""


class Offer(Struct, frozen=True):
    """One thing to press: the links it adds to those chosen, how it reads, and whether they complete an action.

    `text` is for a menu, `short` for a button; both at any length.
    """

    links: Chosen
    text: str
    short: str
    about: str = ""
    complete: bool = False


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
    if decision_of(game.title, game.state, seat) is None:
        return ()
    for at, key in enumerate(chosen):
        choice = next((c for c in game.choices(seat, chosen[:at]) if c.key == key), None)
        if choice is None or not choice.more:
            return chosen[:at]
    return chosen


def after(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> list[Offer]:
    """What may be pressed after the links chosen: whole actions while a menu holds them, else the next links."""
    chains = list(islice(_whole_actions(game, seat, chosen), OPTIONS + 1))
    if len(chains) <= OPTIONS:
        whole = [_offer_of(viewer_text, chosen, chain) for chain in chains]
        if all(len(" ".join(offer.links)) <= MENU_TEXT for offer in whole):
            return whole
    return _next_links(viewer_text, game, seat, chosen)


def first(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat) -> list[Offer]:
    """What a message may offer as first press: the whole actions if a row of buttons holds them, else the verbs."""
    whole = after(viewer_text, game, seat, ())
    return whole if len(whole) <= ROW_BUTTONS else _next_links(viewer_text, game, seat, ())


def entries(found: Several) -> list[tuple[Choice, int]]:
    """The options of a menu that lets several things be picked: each thing as often as it is there, counted from 1."""
    return [(choice, n + 1) for choice, many in found.things.items() for n in range(many)]


def picked(found: Several, chosen: Chosen, page: int, values: Collection[str]) -> list[Choice]:
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
    while True:
        keys = {choice.key for choice in left}
        offer = next((choice for choice in game.choices(seat, links) if choice.more and choice.key in keys), None)
        if offer is None:
            return links, left
        left.pop(next(at for at, choice in enumerate(left) if choice.key == offer.key))
        links = (*links, offer.key)


def option_value(choice: Choice, copy: int) -> str:
    """What a menu option stands for: one copy of a thing."""
    return f"{choice.key}#{copy}"


def _next_links(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> list[Offer]:
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
    chain, links = [choice], (*chosen, choice.key)
    while chain[-1].more:
        offered = game.choices(seat, links)
        if len(offered) != 1 or len(" ".join(links[len(chosen) :])) + len(offered[0].key) >= MENU_TEXT:
            return [choice]
        chain.append(offered[0])
        links = (*links, offered[0].key)
    return chain


def _offer_of(viewer_text: ViewerText, chosen: Chosen, chain: Sequence[Choice]) -> Offer:
    keys = tuple(choice.key for choice in chain)
    complete = not chain[-1].more
    text = viewer_text.chain(chosen, chain)
    short = viewer_text.action(Action.of((*chosen, *keys))) if complete and len(text) > SHORT else text
    about = viewer_text.label((*chosen, *keys[:-1]), chain[-1]).about
    return Offer(keys, text, short, cut(about, MENU_TEXT), complete)


def on_buttons(shown: Sequence[Offer], beside: Sequence[str] = ()) -> list[str]:
    """How offers read on buttons of one list, none like another nor like those `beside`; short where that will do."""
    differ = len({alike(offer.short) for offer in shown}) == len(shown)
    return distinct([offer.short if differ else offer.text for offer in shown], LABEL, beside)
