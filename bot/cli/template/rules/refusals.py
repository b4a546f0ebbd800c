"""Names the rule that an illegal answer breaks, as a message id. Legality is decided by the steps."""

from __future__ import annotations

from games.kernel import Chosen, Ref, Say

from .data import HOT, SERVED
from .steps import Keep, State


def why_not(state: State, chosen: Chosen, link: str) -> Say | None:
    """Return the rule that forbids `link` after `chosen`; None if the link means nothing in this game."""
    if not chosen:
        return _no_verb(state, link)
    if chosen[0] == "keep":
        return Say("soup_stall-no-recipe", {"recipe": Ref("recipe", link)}) if link in SERVED else None
    if link in HOT:
        return Say("soup_stall-no-pepper")
    return Say("soup_stall-no-food", {"food": Ref("food", link)}) if link in SERVED else None


def _no_verb(state: State, verb: str) -> Say:
    keeping = isinstance(state.stack[-1], Keep)
    if keeping or verb == "keep":
        return Say("soup_stall-not-yet" if keeping else "soup_stall-kept-already")
    return Say("soup_stall-no-cards" if verb == "stir" else "soup_stall-nothing-to-serve")
