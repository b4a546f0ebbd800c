"""What a cook should know while deciding: the own plan, dishes as they stand, the best found, what the fridge costs."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen import forecast
from games.critter_kitchen.forecast import DishForecast
from games.critter_kitchen.kitchen import END
from games.critter_kitchen.round import crew_of
from games.critter_kitchen.tokens import RANK
from games.critter_kitchen.view import View
from games.kernel import Chosen, Seat
from games.kernel.flow import Gather
from renderers.critter_kitchen.telling import Telling
from renderers.kit.presenter import Scene


def notes(telling: Telling, view: View, scene: Scene) -> list[str]:
    """Lines for the private panel of a seat that decides at home; none while it shops."""
    decision, seat = scene.decision, scene.viewer
    if decision is None or seat is None or view.shields[seat] is None:
        return []
    links = scene.chosen if len(scene.chosen) > 1 else _answer(view, seat) or scene.chosen
    match decision.kind:
        case "plan":
            return [*_plan(telling, view, seat, links), *_stock(telling, view, seat)]
        case "challenge":
            return _dishes(telling, view, seat, links)
        case "refrigerate":
            return _fridge(telling, view, seat, links)
        case "critic":
            return _meal(telling, view, seat, links)
    return []


def _plan(telling: Telling, view: View, seat: Seat, links: Chosen) -> list[str]:
    """The plan so far, and whose turn to be sent it is."""
    chefs, places = crew_of(view.players[seat]), links[1:]
    done = [telling.say("note-plan", plan=sent(telling, chefs, places))] if places else []
    if len(places) == len(chefs):
        return done
    chef = chefs[len(places)]
    text = telling.name("chef", f"{chef}-text")
    return [*done, telling.say("note-next", chef=telling.name("chef", chef), text=text)]


def plan(telling: Telling, view: View, seat: Seat, places: Sequence[str]) -> str:
    """Each chef of a seat with the location it is sent to."""
    return sent(telling, crew_of(view.players[seat]), places)


def sent(telling: Telling, chefs: Sequence[str], places: Sequence[str]) -> str:
    """Chefs with their locations."""
    return ", ".join(
        telling.say("sent-to", chef=telling.name("chef", chef), location=telling.name("location", place))
        for chef, place in zip(chefs, places, strict=False)
    )


def _answer(view: View, seat: Seat) -> Chosen:
    """The answer that the seat has given already, as links."""
    step = view.stack[-1] if view.stack else None
    return (step.answers.get(seat) or ()) if isinstance(step, Gather) else ()


def _written_out(view: View, seat: Seat, kind: str, links: Chosen) -> Chosen:
    """Links with what `suggested` stands for in its place."""
    return forecast.suggestion(view, seat, kind).links if links == ("suggested",) else links


def _stock(telling: Telling, view: View, seat: Seat) -> list[str]:
    """Storage, soup, and the rumors that the seat may read."""
    return [f"-# {line}" for line in [*telling.storage(seat), *telling.rumors(short=True)]]


def _dishes(telling: Telling, view: View, seat: Seat, links: Chosen) -> list[str]:
    """The dishes as they stand, or the best found; and what the fridge would cost after them."""
    begun = len(links) > 1 or links == ("suggested",)
    shown = _written_out(view, seat, "challenge", links if begun else ("suggested",))
    made = forecast.dishes_of(view, seat, shown[1:])
    lines = [_dish(telling, dish) for dish in made] or [telling.say("note-nothing")]
    if not begun:
        lines = [telling.say("note-best"), *lines]
    lost = forecast.fridge_after(view, seat, shown[1:])
    if lost is not None and lost.lost:
        tokens = telling.names("item", sorted(lost.lost, key=RANK.__getitem__))
        lines.append(telling.say("note-fridge", limit=lost.limit, tokens=tokens))
    return [f"-# {line}" for line in lines]


def _dish(telling: Telling, dish: DishForecast) -> str:
    message = "note-dish" if dish.whole else "note-dish-open"
    return telling.say(
        message,
        challenge=telling.name("challenge", dish.challenge),
        parts=telling.names("part", dish.parts),
        quality=dish.quality,
        stars=dish.stars,
    )


def _fridge(telling: Telling, view: View, seat: Seat, links: Chosen) -> list[str]:
    """What is kept so far, or the suggestion."""
    begun = len(links) > 1 or links == ("suggested",)
    kept = _written_out(view, seat, "refrigerate", links if begun else ("suggested",))[1:]
    message = "note-keep" if begun else "note-keep-best"
    return [f"-# {telling.say(message, tokens=telling.names('item', kept))}"]


def _meal(telling: Telling, view: View, seat: Seat, links: Chosen) -> list[str]:
    """The meal as it stands, or the best found, with what it makes on the score track."""
    begun = len(links) > 1 or links == ("suggested",)
    parts = _written_out(view, seat, "critic", links if begun else ("suggested",))[1:]
    served = [key for key in parts if key != END]
    found = forecast.meal_of(view, seat, served)
    told = telling.say("note-meal", parts=telling.names("part", served), total=found.total, stars=found.stars)
    lines = [told] if begun else [telling.say("note-best"), told]
    return [f"-# {line}" for line in [*lines, *telling.rumors(short=True)]]
