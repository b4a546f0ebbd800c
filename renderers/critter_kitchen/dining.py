"""The meal for the critic as it is picked: all its parts in one menu, with those that are suggested to begin with."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen import meal, preview
from games.critter_kitchen.kitchen import END
from games.critter_kitchen.view import View
from games.kernel import Choice, Seat
from renderers.kit.presenter import MultiSelect


def courses(view: View, seat: Seat, links: Sequence[str]) -> MultiSelect | None:
    """Every part that may be laid at first or beside what the links pick, else suggested; None where it is hidden.

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
    return MultiSelect(("dine",), things, begun=tuple(begun)) if things else None
