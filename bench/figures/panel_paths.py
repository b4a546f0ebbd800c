"""Finds the presses on the private panel that lead from a question to an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bench.pressing import read_press
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Action, Chosen, Game, Seat
from renderers.kit.presenter import MultiSelect, ParallelSelects

TABLE = "crab42"
_ENDLESS = 60


class NoPathToAction(Exception):
    """No control of a panel leads to an action."""


def way(
    viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, action: Action, public: panel.Panel | None = None
) -> list[Press]:
    """Return the state before each press on the way to an action; its length is the number of presses.

    The first press is on the panel or on the public controls, where it may be the press that opens the panel. Raises
    NoPathToAction if nothing on a panel leads to the action.
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
    """Yield all possible presses on a panel; for a menu, one per option or one for the whole menu."""
    for item in (one.to_component_dict() for one in built.items):
        press = read_press(item["custom_id"])
        if press is None:
            continue
        press = press.doing(press.do, built.kept[press.key], press.part) if press.key else press
        if press.do != "pick":
            yield press
        else:
            yield from (press.doing("move", (*press.links, *option["value"].split())) for option in item["options"])


def skips_of(built: panel.Panel) -> Iterator[Sequence[Action]]:
    """Yield the actions of each option of a menu that leaves out a question."""
    for item in (one.to_component_dict() for one in built.items):
        press = read_press(item["custom_id"])
        if press is not None and press.do == "chain":
            yield from (choices.unchained((*press.links, *one["value"].split())) for one in item.get("options") or ())


def _next(
    viewer_text: ViewerText, game: Game[Any, Any], here: Press, action: Action, built: panel.Panel
) -> Press | None:
    """Return the next press: the one that adds the most links, else a selection, else the part with the answer."""
    presses = list(presses_of(built))
    moves = [p for p in presses if p.do == "move" and not p.part and len(p.links) > len(here.links)]
    longer = [p for p in moves if _leads(p.links, action) or _ends(viewer_text, game, p, action)]
    slots = viewer_text.parallel_selects()
    if longer:
        return max(longer, key=lambda press: len(press.links))
    for press in presses:
        if press.do == "slot" and slots is not None:
            return _answered(slots, presses, action)
        if press.do == "slots" and slots is not None:
            return _together(slots, built, here, action)
        found = viewer_text.multi_select(press.links) if press.do == "several" else None
        if found is not None and found.links != action.links[: len(found.links)]:
            continue  # this menu selects things for another action
        if found is not None and found.each:
            return press.doing("move", action.links)
        if found is not None:
            links = _picked(viewer_text, game, found, press, action)
            if links != press.links:
                return press.doing("move", links)
    parts = [p for p in presses if p.do == "move" and p.part and not here.part and _leads(p.links, action)]
    return next((p for p in parts if _next(viewer_text, game, p, action, panel.build(viewer_text, game, p))), None)


def _alike(viewer_text: ViewerText, done: Action | None, action: Action) -> bool:
    """Return whether an action is the intended one; things selected together may be in any order."""
    several = viewer_text.multi_select((action.verb,)) if done is not None and done != action else None
    together = several is not None and not several.each and done is not None and done.verb == action.verb
    return done == action or (together and done is not None and sorted(done.args) == sorted(action.args))


def _ends(viewer_text: ViewerText, game: Game[Any, Any], press: Press, action: Action) -> bool:
    """Return whether a press completes the intended action with its selected things in another order."""
    if press.seat is None or len(press.links) != len(action.links) or press.links[0] != action.verb:
        return False
    return _alike(viewer_text, choices.complete(game, press.seat, press.links), action)


def _leads(links: Chosen, action: Action) -> bool:
    return action.links[: len(links)] == links


def _together(slots: ParallelSelects, built: panel.Panel, here: Press, action: Action) -> Press | None:
    """Return the press that picks in one menu what it offers of an action; None if it does not offer all it asks."""
    many = next(item["max_values"] for item in (one.to_component_dict() for one in built.items) if "max_values" in item)
    given = action.links[len(slots.links) :][:many]
    usual = [{choice.key for choice in slot.usual} for slot in slots.slots]
    if any(key not in keys for key, keys in zip(given, usual, strict=False)):
        return None
    rest = [choices.OPEN] * (len(slots.slots) - many)
    return here.doing("move", (*slots.links, *given, *rest))


def _answered(slots: ParallelSelects, presses: Sequence[Press], action: Action) -> Press | None:
    """Return the press that corrects the first answer that differs from the answers of an action."""
    for press in presses:
        given, at = list(choices.answered(slots, press.links)), press.part
        wanted = action.links[len(slots.links) :]
        if press.do == "slot" and at < len(wanted) and given[at] != wanted[at]:
            given[at] = wanted[at]
            return press.doing("move", (*slots.links, *given))
    return None


def _picked(viewer_text: ViewerText, game: Game[Any, Any], found: MultiSelect, press: Press, action: Action) -> Chosen:
    """Return the links after selecting in one menu what an action needs from it."""
    assert press.seat is not None
    wanted = Counter(action.links[len(found.links) :])
    values = [
        choices.option_value(choice, copy) for choice, copy in choices.entries(found) if copy <= wanted[choice.key]
    ]
    things = choices.changed(viewer_text, found, press.links, press.part, values)
    links, left = choices.arranged(game, press.seat, found.links, things)
    return (*found.links, *(choice.key for choice in things)) if left and found.patient else links
