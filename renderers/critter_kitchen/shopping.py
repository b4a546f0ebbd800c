"""Picks while shopping: for the chef whose turn it is, and in advance for those who shop later in the round."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen.ai import evaluation
from games.critter_kitchen.orders import BEST, here
from games.critter_kitchen.state import Chef
from games.critter_kitchen.steps.shop import Shop, available
from games.critter_kitchen.tokens import SOUP
from games.critter_kitchen.view import View
from games.kernel import Choice, Decision, Ref, Seat
from renderers.critter_kitchen.text_board import BoardText
from renderers.kit.presenter import FollowUp, MultiSelect, Scene

MOST = 25  # options of one of Discord's menus


def taking(view: View, decision: Decision, step: Shop) -> MultiSelect | None:
    """Return what the chef may take, and what the others may be told to bring; None for a single pick."""
    chef, left = view.chefs[step.number], int(str(decision.about["left"]))
    found = _dearest(view, available(view, chef))
    later, room = [], MOST - len(found)
    for other in waiting(view, step, decision.seat):
        items = [*_dearest(view, available(view, other)), BEST]
        preferences = [here(view.round, other.location) + item for item in items]
        if len(preferences) <= room:
            room -= len(preferences)
            later.append(
                FollowUp(
                    Ref("chef", other.kind),
                    {Choice(preference, "preference"): 1 for preference in preferences},
                    other.capacity,
                )
            )
    things = {Choice(item, "item"): left if item == SOUP else 1 for item in found}
    left = min(left, sum(things.values()))
    if left < 2 and not later:
        return None
    return MultiSelect(
        ("take",), things, each=left, preference=here(view.round, chef.location), follow_ups=tuple(later)
    )


def waiting(view: View, step: Shop, seat: Seat) -> list[Chef]:
    """Return the chefs of a seat who shop later in the round, in the order of their locations."""
    coming = view.row[step.place + 1 :]
    found = [chef for chef in view.chefs if chef.seat == seat and chef.location in coming]
    return sorted(found, key=lambda chef: coming.index(chef.location))


def notes(board_text: BoardText, scene: Scene) -> list[str]:
    """Return the note that more may be picked than is taken now, if so."""
    decision, view = scene.decision, board_text.view
    step = view.stack[-1] if view.stack else None
    if decision is None or decision.kind != "take" or not isinstance(step, Shop):
        return []
    found = taking(view, decision, step)
    return [f"-# {board_text.say('take-ahead')}"] if found is not None and found.follow_ups else []


def about(board_text: BoardText, choice: Choice) -> str:
    """Return who takes something: now, or later if it is still there; '' if nobody shops later."""
    view = board_text.view
    step = view.stack[-1] if view.stack else None
    if not isinstance(step, Shop):
        return ""
    chef = view.chefs[step.number]
    if choice.kind == "item":
        now = waiting(view, step, chef.seat)
        return board_text.say("take-now", chef=board_text.name("chef", chef.kind)) if now else ""
    place = choice.key.rpartition(":")[2].partition("/")[0]
    kind = next((other.kind for other in waiting(view, step, chef.seat) if other.location == place), "")
    return board_text.say("take-later", chef=board_text.name("chef", kind)) if kind else ""


def _dearest(view: View, items: Sequence[str]) -> list[str]:
    """Return items, the most valuable to anybody first: all see the same order."""
    return sorted(items, key=lambda item: -evaluation.worth_to_anybody(view, item))
