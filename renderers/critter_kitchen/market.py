"""The state of the waterfront, read from a view: which stall is open, which chefs are there, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.critter_kitchen.data import CHEFS, GAME, MERCHANT, needs, rounds_before
from games.critter_kitchen.state import RIVAL, Chef
from games.critter_kitchen.steps.kitchen import CriticMeal, Refrigerate, Serve
from games.critter_kitchen.steps.round import Plan, StreetCart, make_chef
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.view import View
from games.kernel import Chosen, Seat

DONE, OPEN, AHEAD = "done", "open", "ahead"


@dataclass(frozen=True, slots=True)
class ShoppingChef:
    """A chef at a stall: `place` is its number in the order of taking; `gone` if it has finished shopping."""

    chef: Chef
    gone: bool
    active: bool
    planned: bool = False


def shop(view: View) -> Shop | None:
    """Return the stall at which somebody shops now."""
    return next((step for step in view.stack if isinstance(step, Shop)), None)


def status(view: View, location: str) -> str:
    """Return whether a stall is `done` this round, `open` now, or still `ahead`; all are ahead while plans are made."""
    here = shop(view)
    at = view.row.index(location)
    if here is not None:
        return DONE if at < here.place else OPEN if at == here.place else AHEAD
    if cooking(view):
        return DONE
    if any(isinstance(step, StreetCart) for step in view.stack):
        return OPEN if at == len(view.row) - 1 else DONE
    return AHEAD


def surprise(view: View, location: str) -> bool:
    """Return whether a stall shows nothing because it is filled only when the chefs arrive."""
    return location == MERCHANT and not view.items[location] and status(view, location) == AHEAD


def at_stall(view: View, location: str) -> list[ShoppingChef]:
    """Return the chefs at a stall in the order of taking: by speed, then priority; a running queue keeps its order."""
    here = shop(view)
    running = here is not None and view.row[here.place] == location
    queue = here.queue if here is not None and running else []
    places = [n for n, chef in enumerate(view.chefs) if chef.location == location]

    def order(n: int) -> tuple[int, int]:
        return view.chefs[n].speed, queue.index(n) if n in queue else view.track.index(view.chefs[n].seat) - 9

    shown = []
    for n in sorted(places, key=order):
        done = status(view, location) == DONE
        if here is not None and running:
            done = view.chefs[n].speed < here.speed or (view.chefs[n].speed == here.speed and n not in queue)
        active = bool(queue) and here is not None and here.at < len(queue) and queue[here.at] == n
        shown.append(ShoppingChef(view.chefs[n], done, active))
    return shown


def crew(view: View, seat: Seat) -> list[str]:
    """Return the chefs that a seat sends out in this round."""
    helper = view.players[seat].working
    return [*CHEFS, helper] if helper else list(CHEFS)


def own_plan(view: View, chosen: Chosen = ()) -> dict[str, Chef]:
    """Return the viewer's own chefs as planned so far, by location: the unfinished plan, else the submitted one."""
    seat = view.viewer
    top = view.stack[-1] if view.stack else None
    if seat is None or not isinstance(top, Plan):
        return {}
    links = chosen[1:] if chosen[:1] == ("plan",) else (top.answers.get(seat) or ())[1:]
    places = [link.partition("+")[0] for link in links]
    return {place: make_chef(seat, kind, place) for kind, place in zip(crew(view, seat), places, strict=False)}


def planned(view: View) -> dict[Seat, bool] | None:
    """Return who has submitted a plan; None if nobody is asked for one."""
    top = view.stack[-1] if view.stack else None
    return {seat: seat in top.answers for seat in top.asked} if isinstance(top, Plan) else None


def cooking(view: View) -> str | None:
    """Return everybody's secret activity: `pot` challenges, `fridge`, `cloche` the critic's meal."""
    top = view.stack[-1] if view.stack else None
    kinds = ((Serve, "pot"), (Refrigerate, "fridge"), (CriticMeal, "cloche"))
    return next((name for kind, name in kinds if isinstance(top, kind)), None)


@dataclass(frozen=True, slots=True)
class Card:
    """A challenge of this day: None while face down; the types it needs; the one that is held; the rival's stars."""

    challenge: str | None
    needs: tuple[str, ...] = ()
    held: str | None = None
    marks: tuple[str, ...] = ()


def challenges(view: View) -> list[Card]:
    """Return the three challenges of this day; none on the last."""
    first = rounds_before(view.day)
    found = []
    for n in range(first, min(first + GAME.rounds_per_day, GAME.challenges)):
        challenge = view.challenges[n]
        if challenge is None:
            found.append(Card(None))
            continue
        whole = needs(challenge, 0)
        held = whole[-1] if n + 1 in GAME.hold_rounds else None
        found.append(Card(challenge, whole, held, tuple(_marks(view, n))))
    return found


def _marks(view: View, number: int) -> Sequence[str]:
    return view.rival.marks[number] if view.rival is not None and number < len(view.rival.marks) else ()


def is_rival(view: View, seat: Seat) -> bool:
    """Return whether a kitchen is that of the rival of the solo game."""
    return view.rival is not None and seat == RIVAL


def fridge(view: View, seat: Seat) -> int | None:
    """Return how many ingredients and spices a kitchen keeps at the end of this day; None on the last."""
    if view.day > len(GAME.refrigeration):
        return None
    limit = GAME.refrigeration[view.day - 1] + (2 if view.critic == "tortoise" else 0)
    return limit + (2 if view.players[seat].restaurateur == "bruno_badgerson" else 0)
