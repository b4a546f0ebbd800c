"""The presses from a question to an answer: every press on the private panel that leads to an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bench.pressing import read_press
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from bot.discord.posts.viewer_text import ViewerText
from games.kernel import Action, Chosen, Game, Seat
from renderers.kit.presenter import MultiSelect, ParallelSelects

TABLE = "crab42"
_ENDLESS = 60


class NoPathToAction(Exception):
    """No control of a panel leads on to an action."""


def way(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, action: Action, public: panel.Panel | None = None
) -> list[Press]:
    """What stands before each press on the way to an action, so as many as presses are needed.

    The first one is on the panel, or on the controls that everybody sees: then it may be the one that opens the panel.
    Raises NoPathToAction where nothing on a panel leads on.
    """
    here, passed = Press("move", TABLE, 1, seat), list[Press]()
    if public is not None:
        passed.append(here)
        here = _next(viewer_text, game, here, action, public) or here
    while not here.links or not _alike(viewer_text, choices.complete(game, seat, here.links), action):
        passed.append(here)
        further = _next(viewer_text, game, here, action, panel.build(viewer_text, game, here))
        if further is None or len(passed) > _ENDLESS:
            raise NoPathToAction(f"{action} after {here.links}")
        here = further
    return passed


def presses_of(built: panel.Panel) -> Iterator[Press]:
    """Everything that the controls of a panel may be pressed for; of menus each option, or the menu as a whole."""
    for item in (one.to_component_dict() for one in built.items):
        press = read_press(item["custom_id"])
        if press is None:
            continue
        press = press.doing(press.do, built.kept[press.key], press.page) if press.key else press
        if press.do != "pick":
            yield press
        else:
            yield from (press.doing("move", (*press.links, *option["value"].split())) for option in item["options"])


def _next(
    viewer_text: ViewerText, game: Game[Any, Any], here: Press, action: Action, built: panel.Panel
) -> Press | None:
    """The press that leads on: the farthest of those that add links, else what is picked, else another page."""
    presses = list(presses_of(built))
    moves = [p for p in presses if p.do == "move" and len(p.links) > len(here.links)]
    longer = [p for p in moves if _leads(p.links, action) or _ends(viewer_text, game, p, action)]
    slots = viewer_text.parallel_selects()
    if longer:
        return max(longer, key=lambda press: len(press.links))
    for press in presses:
        if press.do == "slot" and slots is not None:
            return _answered(slots, presses, action)
        found = viewer_text.multi_select(press.links) if press.do == "several" else None
        if found is not None and found.links != action.links[: len(found.links)]:
            continue  # it is picked for something else
        if found is not None and found.each:
            return press.doing("move", action.links)
        if found is not None:
            links = _picked(game, found, press, action)
            if links != press.links:
                return press.doing("move", links, press.page)
    return next((p for p in presses if p.do == "move" and p.links == here.links and p.page > here.page), None)


def _alike(viewer_text: ViewerText, done: Action | None, action: Action) -> bool:
    """Whether an action is the one that was meant; where things are picked together, in whichever order."""
    several = viewer_text.multi_select((action.verb,)) if done is not None and done != action else None
    together = several is not None and not several.each and done is not None and done.verb == action.verb
    return done == action or (together and done is not None and sorted(done.args) == sorted(action.args))


def _ends(viewer_text: ViewerText, game: Game[Any, Any], press: Press, action: Action) -> bool:
    """Whether a press completes what is meant with things that were picked together in another order."""
    if press.seat is None or len(press.links) != len(action.links) or press.links[0] != action.verb:
        return False
    return _alike(viewer_text, choices.complete(game, press.seat, press.links), action)


def _leads(links: Chosen, action: Action) -> bool:
    return action.links[: len(links)] == links


def _answered(slots: ParallelSelects, presses: Sequence[Press], action: Action) -> Press | None:
    """The press that puts the first answer right that differs from those of an action."""
    for press in presses:
        given, at = list(choices.answered(slots, press.links)), press.page
        wanted = action.links[len(slots.links) :]
        if press.do == "slot" and at < len(wanted) and given[at] != wanted[at]:
            given[at] = wanted[at]
            return press.doing("move", (*slots.links, *given))
    return None


def _picked(game: Game[Any, Any], found: MultiSelect, press: Press, action: Action) -> Chosen:
    """The links once a page of a menu says what an action wants of it."""
    assert press.seat is not None
    wanted = Counter(action.links[len(found.links) :])
    values = [
        choices.option_value(choice, copy) for choice, copy in choices.entries(found) if copy <= wanted[choice.key]
    ]
    things = choices.picked(found, press.links, press.page, values)
    links, left = choices.arranged(game, press.seat, found.links, things)
    return (*found.links, *(choice.key for choice in things)) if left and found.patient else links
