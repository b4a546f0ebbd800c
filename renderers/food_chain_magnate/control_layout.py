"""The layout of the controls of Food Chain Magnate: the pictures they lead to, and what is picked together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from games.food_chain_magnate.city.placing import corner_links
from games.food_chain_magnate.city.squares import SQUARES, Square, name_of
from games.food_chain_magnate.city.squares import lying as place_of_piece
from games.food_chain_magnate.preview import in_order
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps.opening import free_tiles
from games.food_chain_magnate.steps.payday import Bill, busy_too, copies
from games.food_chain_magnate.steps.restructuring import same_again
from games.food_chain_magnate.steps.working import NineToFive, day_of
from games.food_chain_magnate.view import View
from games.kernel import Choice, Chosen, Ref, Seat
from renderers.food_chain_magnate.board import skies_of
from renderers.food_chain_magnate.city import window_of
from renderers.food_chain_magnate.layout import board_frame, city_frame
from renderers.food_chain_magnate.modules import extensions
from renderers.food_chain_magnate.plan import EDGE, FLIGHT, SIDES, Plan, districts
from renderers.food_chain_magnate.view_model import (
    draft,
    flight_lines,
)
from renderers.kit.layout import Box
from renderers.kit.presenter import MENU, ControlLayout, Group, MultiSelect, Region, Scene

_DESKS = ("restructure", "payday", "freezer", "position")  # decisions about the company, not about the map
_PICKED = ("work", "fire")
"""Verbs whose cards are picked in one menu."""
_WORK = (("hire",), ("train",), ("cook",))
"""Verbs of the working day that several employees often do one after another."""
_INDOORS = ("3-1", "3-2", "end")  # steps of the working day that change nothing on the map


def walks(view: View) -> bool:
    """Return whether people drink on their way."""
    return any(each.walks for each in extensions(view.state))


class FoodChainMagnateControlLayout(ControlLayout[View]):
    """The controls of Food Chain Magnate."""

    quick_pages = ("company", "milestones", "employees")
    own_page = "company"
    giving_up = ("pass", "next", "done", "decline")

    def quick_pages_of(self, view: View) -> tuple[str, ...]:
        """Return the quick pages; if people drink on their way, the ways replace the list of all cards."""
        return ("company", "ways", "milestones") if walks(view) else self.quick_pages

    def place(self, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Return the square of a piece on the map (its top left one), or the line along which an airplane may fly."""
        if choice.kind == "place" and choice.key.partition("-")[0] in SIDES:
            return f"{FLIGHT}{choice.key}"
        square = SQUARES.get(place_of_piece(choice.key)[0]) if choice.kind in ("square", "place") else None
        inside = square is not None and window_of(view.state.city.tiles).holds(square)
        return name_of(square) if inside and square is not None else ""

    def regions(self, view: View, scene: Scene, page: str, places: Sequence[str]) -> Sequence[Region]:
        """Return squares of the map; for an airplane's line, the squares where it begins."""
        window, skies = window_of(view.state.city.tiles), skies_of(view.state)
        if page == "board":
            plan = board_frame(len(view.state.chains), window, skies).plan
        elif page == "city":
            plan, *_ = city_frame(window, skies)
        else:
            return ()
        return [Region(place, _shape(view, plan, place)) for place in places]

    def groups(self, view: View, scene: Scene, chosen: Chosen, choices: Sequence[Choice]) -> Sequence[Group]:
        """Group squares by the part of the map, each part as large as its menu has room for."""
        found = {choice.key: self.place(view, scene, chosen, choice) for choice in choices}
        places = {key: SQUARES[at] for key, at in found.items() if at in SQUARES}
        flights = [key for key, at in found.items() if at.startswith(FLIGHT)]
        edges = {edge: tuple(key for key in flights if key.partition("-")[0] == edge) for edge in SIDES}
        whole = window_of(view.state.city.tiles)
        return [Group(Ref("edge", edge), keys, f"{EDGE}{edge}") for edge, keys in edges.items() if keys] + [
            Group(Ref("district", part.side_of(whole)), keys, part.place)
            for part, keys in districts(whole, places, _corners(view, chosen, places), MENU)
        ]

    def multi_select(self, view: View, scene: Scene) -> MultiSelect | None:
        """Return all cards while the company is planned; those who may be fired; what several do in one working day."""
        decision = scene.decision
        if decision is not None and decision.kind == "work" and scene.chosen in _WORK:
            return _job(view, scene, scene.chosen[0])
        if decision is None or (scene.chosen and scene.chosen[0] not in _PICKED):
            return None
        if decision.kind == "restructure":
            hand = view.state.chains[decision.seat].hand
            things = {Choice(card, "card", more=True): hand[card] for card in in_order(view.state.rules, hand)}
            begun, again = draft(view, scene, decision.seat) or (), same_again(view.state, decision.seat)
            alike = bool(begun) and Counter(begun) == Counter(again)
            return MultiSelect(("work",), things, begun, "same" if alike else "")
        if decision.kind == "payday":
            return MultiSelect(("fire",), self._fireable(view, decision.seat), patient=True)
        return None

    @staticmethod
    def _fireable(view: View, seat: Seat) -> dict[Choice, int]:
        """Return whom a chain may fire: those at work separately if it matters, busy ones if all others are not enough.

        Goods that pay a salary are among them.
        """
        chain, found = view.state.chains[seat], dict[Choice, int]()
        for card in dict.fromkeys([*chain.work, *chain.hand]):
            links = copies(view.state, seat, card)
            apart = sum(n for key, n in links.items() if key != card)
            for key, n in links.items():
                kind = "card" if key == card else "at_work"
                found[Choice(key, kind, more=True)] = n - apart if key == card else n
        found |= {Choice(busy, "busy", more=True): 1 for busy in busy_too(view.state, seat)}
        return found | {Choice(key, "token", more=True): n for key, n in Bill.of(view.state, seat).tokens.items()}

    def private_page(self, view: View, scene: Scene) -> str:
        """Return the company for decisions about it, else the board."""
        decision = scene.decision
        if decision is None or decision.kind in _DESKS:
            return "company"
        if decision.kind == "work_end" and view.state.demand:
            return "dinner"
        job = decision.about.get("job")
        return "company" if isinstance(job, Ref) and job.key in _INDOORS else "board"


def _corners(view: View, chosen: Chosen, places: Mapping[str, Square]) -> dict[str, int]:
    """Return the number of entrances that a chain's first restaurant may have, by its square."""
    if chosen[:1] != ("place",):
        return {}
    city, free = view.state.city, free_tiles(view.state)
    return {key: len(corner_links(city, square, free)) for key, square in places.items()}


def _shape(view: View, plan: Plan, place: str) -> Box:
    if not place.startswith(FLIGHT):
        return plan.box(SQUARES[place])
    side, line = flight_lines(view.state)[place.removeprefix(FLIGHT)]
    window = plan.window
    row = line if side in ("left", "right") else window.top if side == "top" else window.bottom - 1
    column = line if side in ("top", "bottom") else window.left if side == "left" else window.right - 1
    return plan.at(row, column)


def _job(view: View, scene: Scene, verb: str) -> MultiSelect | None:
    """Return everything possible with a verb, for all who may still do it; None for one alone, or if it is too much."""
    state, day = view.state, day_of(view.state)
    cards = scene.decision.about.get("cards") if scene.decision is not None else None
    todo = Counter(card.key for card in cards if isinstance(card, Ref)) if isinstance(cards, list) else Counter[str]()
    if day is None or todo.total() < 2:
        return None
    things = dict[Choice, int]()
    for chain in islice(_chains(state, day, (verb,)), MENU + 1):
        keys, kinds = zip(*((one.key, one.kind) for one in chain), strict=True)
        things[Choice(" ".join(keys), " ".join(kinds))] = _copies(state, todo, verb, chain)
    able = sum(things.values())
    return MultiSelect((verb,), things, each=min(todo.total(), able)) if 1 < able <= MENU else None


def _chains(state: State, day: NineToFive, links: Chosen) -> Iterator[tuple[Choice, ...]]:
    """Yield everything that completes an action of a working day after some links."""
    for choice in state.rules.jobs[day.job].choices(state, day.workday, links):
        if not choice.more:
            yield (choice,)
            continue
        for rest in _chains(state, day, (*links, choice.key)):
            yield (choice, *rest)


def _copies(state: State, todo: Counter[str], verb: str, chain: Sequence[Choice]) -> int:
    """Return how often the same can be done: by each cook alike, or while there are cards to hire."""
    card = chain[0].key
    if verb == "cook":
        return todo[card]
    return min(todo.total(), state.supply.get(card, 0)) if verb == "hire" and len(chain) == 1 else 1
