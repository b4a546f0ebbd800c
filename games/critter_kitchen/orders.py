"""Standing orders: answers that a seat gives in advance.

take `preferences`: the first preference that is there, else the person is asked; `preferences_best`: else what is
worth most to the kitchen; `best`: that at once. A preference is an item (`wine5`, `allspice`, `ming`), a kind of item
(`wine`, `spice`, `rumor`, `soup`, `bisque`, `zous`, `7` for a seven of any type), `best` for what is worth most then,
or `leave`. A location and a slash before it confine it to that location (`desert_vendor/wine5`); a round and a colon
before that confine it to that round (`3:desert_vendor/wine5`).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen.ai import evaluation
from games.critter_kitchen.data import ACADEMY, BREAK, TYPES, ZOUS
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.tokens import BAG, BISQUE, RUMOR_TOKENS, SOUP, SPICES, TYPE_OF, VALUE_OF
from games.critter_kitchen.view import View
from games.kernel import Action, Choice, Decision, Order, OrderSpec, Seat

ORDERS = (
    OrderSpec("take", ("preferences", "preferences_best", "best"), ranked=("preferences", "preferences_best")),
    OrderSpec("challenge", ("suggested",)),
    OrderSpec("refrigerate", ("suggested",)),
    OrderSpec("critic", ("suggested",)),
    OrderSpec("place", ("first",)),
    OrderSpec("penny", ("always", "never")),
    OrderSpec("basil", ("never",)),
    OrderSpec("tansy", ("never",)),
    OrderSpec("juniper", ("first", "never")),
)
LEAVE, BEST = "leave", "best"
KINDS = ("spice", "rumor", "zous", "7")
_ANSWERS = {"suggested": Action("suggested"), "always": Action("trade"), "never": Action("decline")}


def comes_up(view: View, seat: Seat, kind: str) -> bool:
    """Return whether the question can still come up for a seat: a zous chef's only for its present or future owner."""
    player = view.players[seat]
    near = (player.hired, player.working, *view.items.get(ACADEMY, ()))
    return kind not in ZOUS or kind in near


def obey(view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    """Return what an order answers, or None to ask."""
    if decision.kind == "take":
        return _take(view, decision, order, offered)
    if order.policy == "first":
        return next((action for action in offered if action.args), None)
    answer = _ANSWERS[order.policy]
    # Where nothing can be served there is nothing to suggest, and only one legal answer.
    return answer if answer in offered else offered[0] if len(offered) == 1 else None


def _take(view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    """Return the first preference that is there, or what is worth most."""
    step = view.stack[-1]
    if not isinstance(step, Shop):
        return None
    location = view.chefs[step.number].location
    items = [action for action in offered if action.verb == "take"]
    for preference in order.preferences if order.policy != "best" else ():
        where, _, wanted = preference.rpartition("/")
        scope, _, place = where.rpartition(":")
        if (place and place != location) or (scope and scope != str(view.round)):
            continue
        if wanted == LEAVE and Action("leave") in offered:
            return Action("leave")
        if wanted == BEST:
            return _worth_most(view, decision.seat, items)
        found = [action for action in items if fits(action.args[0], wanted)]
        if found:
            return max(found, key=lambda action: VALUE_OF.get(action.args[0], 0))
    return None if order.policy == "preferences" else _worth_most(view, decision.seat, items)


def _worth_most(view: View, seat: Seat, items: Sequence[Action]) -> Action | None:
    """Return what adds most to one's own kitchen."""
    return max(items, key=lambda action: evaluation.preference(view, seat, action.args[0]), default=None)


def preferences(view: View) -> list[Choice]:
    """Return all possible preferences for shopping: what lies there now, then anything anywhere, then by location."""
    lying = [f"{place}/{item}" for place in view.row for item in view.items.get(place, ())]
    general = [*KINDS, *TYPES, LEAVE, *dict.fromkeys(BAG), SOUP, BISQUE, *ZOUS]
    confined = [f"{place}/{preference}" for place in view.row if place != BREAK for preference in general]
    there = {place: [*view.items.get(place, ()), SOUP, BISQUE, BEST] for place in view.row}
    now = [here(view.round, place) + item for place, items in there.items() for item in items]
    return [Choice(preference, "preference") for preference in dict.fromkeys([*lying, *general, *confined, *now])]


def here(number: int, place: str) -> str:
    """Return the prefix of a preference that is confined to a location in one round."""
    return f"{number}:{place}/"


def fits(item: str, preference: str) -> bool:
    """Return whether a preference names an item."""
    kinds = {
        "spice": item in SPICES,
        "rumor": item in RUMOR_TOKENS,
        "zous": item in ZOUS,
    }
    return preference in (item, TYPE_OF.get(item), str(VALUE_OF.get(item))) or kinds.get(preference, False)
