"""Help for a cook's decision: the own plan, unfinished dishes, the best found, what the fridge costs."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen import preview
from games.critter_kitchen.preview import DishForecast
from games.critter_kitchen.steps.kitchen import END
from games.critter_kitchen.steps.round import crew_of
from games.critter_kitchen.tokens import RANK
from games.critter_kitchen.view import View
from games.kernel import Chosen, Seat
from games.kernel.flow import Gather
from renderers.critter_kitchen.text_board import BoardText
from renderers.kit.presenter import Scene


def notes(board_text: BoardText, view: View, scene: Scene) -> list[str]:
    """Return lines for the private panel of a seat that decides at home; none while it shops."""
    decision, seat = scene.decision, scene.viewer
    if decision is None or seat is None or view.shields[seat] is None:
        return []
    links = scene.chosen if len(scene.chosen) > 1 else answer(view, seat) or scene.chosen
    match decision.kind:
        case "plan":
            return [*_plan(board_text, view, seat, links), *_stock(board_text, seat)]
        case "challenge":
            return _dishes(board_text, view, seat, links)
        case "refrigerate":
            return _fridge(board_text, view, seat, links)
        case "critic":
            return _meal(board_text, view, seat, links)
    return []


def _plan(board_text: BoardText, view: View, seat: Seat, links: Chosen) -> list[str]:
    """Return the plan so far, and the abilities of chefs without a location."""
    chefs, places = crew_of(view.players[seat]), (*links[1:], *[""] * len(crew_of(view.players[seat])))
    done = [(chef, place) for chef, place in zip(chefs, places, strict=False) if place in _known(view, place)]
    said = [board_text.say("note-plan", plan=sent(board_text, *zip(*done, strict=True)))] if done else []
    for chef in chefs:
        if chef not in [one for one, _ in done]:
            text = board_text.name("chef", f"{chef}-text")
            said.append(f"-# {board_text.say('note-chef', chef=board_text.name('chef', chef), text=text)}")
    return said


def _known(view: View, place: str) -> tuple[str, ...]:
    """Return the link itself if it names a location."""
    return (place,) if place.partition("+")[0] in view.row else ()


def plan(board_text: BoardText, view: View, seat: Seat, places: Sequence[str]) -> str:
    """Return each chef of a seat with the location it is sent to."""
    return sent(board_text, crew_of(view.players[seat]), places)


def sent(board_text: BoardText, chefs: Sequence[str], places: Sequence[str]) -> str:
    """Return chefs with their locations."""
    return ", ".join(
        board_text.say("sent-to", chef=board_text.name("chef", chef), location=board_text.name("location", place))
        for chef, place in zip(chefs, places, strict=False)
    )


def answer(view: View, seat: Seat) -> Chosen:
    """Return the answer that the seat has given already, as links."""
    step = view.stack[-1] if view.stack else None
    return (step.answers.get(seat) or ()) if isinstance(step, Gather) else ()


def _written_out(view: View, seat: Seat, kind: str, links: Chosen) -> Chosen:
    """Return links with `suggested` replaced by its meaning."""
    return preview.suggestion(view, seat, kind).links if links == ("suggested",) else links


def _stock(board_text: BoardText, seat: Seat) -> list[str]:
    """Return storage, soup, and the rumors that the seat may read."""
    return [f"-# {line}" for line in [*board_text.storage(seat), *board_text.rumors(short=True)]]


def _dishes(board_text: BoardText, view: View, seat: Seat, links: Chosen) -> list[str]:
    """Return the present dishes, or the best found; and what the fridge would cost after them."""
    begun = len(links) > 1 or links == ("suggested",)
    shown = _written_out(view, seat, "challenge", links if begun else ("suggested",))
    made = preview.dishes_of(view, seat, shown[1:])
    lines = [_dish(board_text, dish) for dish in made] or [board_text.say("note-none" if begun else "note-nothing")]
    if not begun:
        lines = [board_text.say("note-best"), *lines]
    lost = preview.fridge_after(view, seat, shown[1:])
    if lost is not None and lost.lost:
        tokens = board_text.names("item", sorted(lost.lost, key=RANK.__getitem__))
        lines.append(board_text.say("note-fridge", limit=lost.limit, tokens=tokens))
    return [f"-# {line}" for line in lines]


def _dish(board_text: BoardText, dish: DishForecast) -> str:
    message = "note-dish" if dish.whole else "note-dish-open"
    return board_text.say(
        message,
        challenge=board_text.name("challenge", dish.challenge),
        parts=board_text.names("part", dish.parts),
        quality=dish.quality,
        stars=dish.stars,
    )


def _fridge(board_text: BoardText, view: View, seat: Seat, links: Chosen) -> list[str]:
    """Return what is kept so far, or the suggestion."""
    begun = len(links) > 1 or links == ("suggested",)
    kept = _written_out(view, seat, "refrigerate", links if begun else ("suggested",))[1:]
    message = "note-keep" if begun else "note-keep-best"
    return [f"-# {board_text.say(message, tokens=board_text.names('item', kept))}"]


def _meal(board_text: BoardText, view: View, seat: Seat, links: Chosen) -> list[str]:
    """Return the present meal, or the best found, with its total on the score track."""
    begun = len(links) > 1 or links == ("suggested",)
    parts = _written_out(view, seat, "critic", links if begun else ("suggested",))[1:]
    served = [key for key in parts if key != END]
    found = preview.meal_of(view, seat, served)
    told = board_text.say("note-meal", parts=board_text.names("part", served), total=found.total, stars=found.stars)
    lines = [told] if begun else [board_text.say("note-best"), told]
    return [f"-# {line}" for line in [*lines, *board_text.rumors(short=True)]]
