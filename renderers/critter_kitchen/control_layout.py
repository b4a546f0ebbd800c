"""The layout of the controls of Critter Kitchen: the pictures they lead to, and what is picked together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.critter_kitchen import meal, preview
from games.critter_kitchen.ai.dish_solver import worth
from games.critter_kitchen.data import BREAK
from games.critter_kitchen.steps.kitchen import END
from games.critter_kitchen.steps.round import crew_of, destinations
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.view import View
from games.kernel import Choice, Chosen, Ref, Seat
from renderers.critter_kitchen import notes, shopping
from renderers.critter_kitchen.layout import frame
from renderers.kit.presenter import (
    ControlLayout,
    MultiSelect,
    ParallelSelect,
    ParallelSelects,
    Region,
    Scene,
)

_AT_HOME = ("challenge", "refrigerate", "critic")


class CritterKitchenControlLayout(ControlLayout[View]):
    """The controls of Critter Kitchen."""

    quick_pages = ("kitchen", "reveal", "score")
    own_page = "kitchen"
    giving_up = ("leave", "stop", "decline", "serve end", "dine end")

    def private_page(self, view: View, scene: Scene) -> str:
        """Return the own kitchen for decisions at home, the waterfront with it for plans, else the waterfront."""
        kind = scene.decision.kind if scene.decision else ""
        return "kitchen" if kind in _AT_HOME else "plan" if kind == "plan" else "board"

    def place(self, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Return the location that a choice names, without a boost; '' for none."""
        return choice.key.partition("+")[0] if choice.kind == "location" else ""

    def own_number(self, view: View, place: str) -> int:
        """Return a location's number along the waterfront."""
        return view.row.index(place) + 1

    def regions(self, view: View, scene: Scene, page: str, places: Sequence[str]) -> Sequence[Region]:
        """Return the stalls of the waterfront."""
        if page not in ("board", "plan") or view.over:
            return ()
        stalls = frame(len(view.row), len(view.players)).stalls
        return [Region(place, stalls[view.row.index(place)]) for place in places]

    def parallel_selects(self, view: View, scene: Scene) -> ParallelSelects | None:
        """Return a plan: one location for each chef."""
        decision = scene.decision
        if decision is None or decision.kind != "plan":
            return None
        crew = crew_of(view.players[decision.seat])
        ways = [destinations(view, decision.seat, kind, ()) for kind in crew]
        slots = tuple(
            ParallelSelect(Ref("chef", kind), every, [one for one in every if "+" not in one.key])
            for kind, every in zip(crew, ways, strict=True)
        )
        return ParallelSelects(("plan",), slots, notes.answer(view, decision.seat)[1:], different=True)

    def multi_select(self, view: View, scene: Scene) -> MultiSelect | None:
        """Return what is picked together: the fridge's exact contents; chefs' items, now and later; the critic's meal.

        Also the two chefs that change places.
        """
        decision, step = scene.decision, view.stack[-1] if view.stack else None
        if decision is not None and decision.kind == "critic" and scene.chosen[:1] in ((), ("dine",)):
            return _courses(view, decision.seat, scene.chosen[1:])
        if decision is not None and decision.kind == "tansy" and scene.chosen[:1] == ("exchange",):
            own = [chef.kind for chef in view.chefs if chef.seat == decision.seat and chef.location != BREAK]
            return MultiSelect(("exchange",), {Choice(kind, "chef", more=True): 1 for kind in own}, count=2)
        if decision is None or scene.chosen not in ((), ("keep",), ("take",)):
            return None
        if isinstance(step, Shop) and decision.kind == "take":
            return shopping.taking(view, decision, step)
        shield = view.shields[decision.seat]
        if shield is None or decision.kind != "refrigerate":
            return None
        ranked = sorted(shield.storage, key=worth, reverse=True)
        limit = int(str(decision.about["limit"]))
        return MultiSelect(("keep",), Counter(Choice(token, "token", more=True) for token in ranked), count=limit)


def _courses(view: View, seat: Seat, links: Sequence[str]) -> MultiSelect | None:
    """Return every part that may be laid first or beside what the links pick, else suggested; None if hidden.

    The links may be the whole meal, which is not a part where it ends.
    """
    shield = view.shields[seat]
    if shield is None:
        return None
    picked = [key for key in links if key != END]
    diner = preview.diner(view, seat)
    pantry = meal.pantry(shield.storage, diner, view.players[seat].rumors, shield.soup, shield.bisque)
    begun = [key for key in preview.suggestion(view, seat, "critic").args if key != END]
    parts = dict.fromkeys((*begun, *meal.fitting(diner, (), pantry), *picked))
    parts |= dict.fromkeys(meal.fitting(diner, picked or begun, pantry))
    things = {
        Choice(key, "part", more=True): max(begun.count(key), picked.count(key), pantry.count(key), 1) for key in parts
    }
    return MultiSelect(("dine",), things, begun=tuple(begun), begun_by="suggested") if things else None
