"""Build the drawings from a view and its scene: drawable words, marks, and possible choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from games.food_chain_magnate.city.squares import SQUARES, Mask, Square, shape
from games.food_chain_magnate.city.squares import lying as place_of_piece
from games.food_chain_magnate.jobs.marketing import campaign_at
from games.food_chain_magnate.jobs.reach import road_reach
from games.food_chain_magnate.jobs.restaurants import allowed_entrances
from games.food_chain_magnate.preview import grown
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps.campaigns import flight_name
from games.food_chain_magnate.steps.restructuring import Restructure, same_again
from games.food_chain_magnate.steps.working import day_of, whose_day
from games.food_chain_magnate.structure import open_slots
from games.food_chain_magnate.view import View
from games.kernel import Event, Seat
from games.kernel.flow import Gather
from renderers.food_chain_magnate.board import ViewModel
from renderers.food_chain_magnate.city import Pointed, window_of
from renderers.food_chain_magnate.company_panel import Company
from renderers.food_chain_magnate.highlights import Marks, marks
from renderers.food_chain_magnate.layout import EDGE
from renderers.food_chain_magnate.modules import extensions
from renderers.food_chain_magnate.panels import BANK, Caption, Heading
from renderers.food_chain_magnate.plan import FLIGHT
from renderers.food_chain_magnate.text_board import BoardText, winners
from renderers.kit.layout import SMALL, WIDTH
from renderers.kit.presenter import Scene
from renderers.kit.type import Face, drawable, width

if TYPE_CHECKING:
    from games.kernel import Chosen

_BUILDING = ("place", "open", "move")
STATUS = WIDTH - 2 * EDGE - BANK  # room for the names of those awaited
_LONGEST = 5  # lines that an airplane may fly over


def own_seat(view: View, scene: Scene) -> Seat:
    """Return the seat whose company is shown: the viewer's; for spectators the working one's, or the first's."""
    if scene.viewer is not None:
        return scene.viewer
    working = whose_day(view.state)
    return working if working is not None else next(iter(view.state.order), 0)


def reaching(state: State) -> dict[str, tuple[int, ...]]:
    """Return the campaigns that reach each house that any of them reaches."""
    found: dict[str, tuple[int, ...]] = {}
    for campaign in sorted(state.campaigns, key=lambda campaign: campaign.number):
        for house in state.rules.campaign_types[campaign.type].reached(state, campaign):
            found[house] = (*found.get(house, ()), campaign.number)
    return found


def ways(state: State, events: Sequence[Event]) -> tuple[tuple[Square, ...], ...]:
    """Return the ways of all who walked, each once."""
    found = (extension.way(event) for event in events for extension in extensions(state))
    return tuple(tuple(SQUARES[name] for name in way) for way in dict.fromkeys(found) if way)


def view_model(board_text: BoardText, view: View, scene: Scene, sentence: str, page: str = "board") -> ViewModel:
    """Return the board to draw; `sentence` is at its foot. The page `campaigns` shows which campaign reaches whom."""
    state = view.state
    found = marks(state, scene.events)
    choosing = bool(scene.chosen or scene.offered)
    pointed = Pointed(Marks() if choosing else found)
    if choosing:
        pointed = _choosing(state, scene)
    if page == "campaigns":
        pointed = Pointed(campaigns=reaching(state))
    if page == "ways":
        pointed = Pointed(ways=ways(state, scene.events))
    status = board_text.status(scene.waiting, winners(scene))
    if width(status, Face.STRONG, SMALL) > STATUS:
        status = board_text.say("waiting-many", count=len(scene.waiting))
    note = board_text.say("bank-note", breaks=state.bank.breaks)
    heading = Heading(board_text.turn(), drawable(status, Face.STRONG), note, board_text.money(state.bank.cash))
    captions = tuple(_caption(board_text, state, scene, seat, found) for seat in state.seats)
    pointed = replace(pointed, money=board_text.money, numbered=scene.numbered)
    if scene.numbered:
        numbers = dict(scene.numbered)
        flown = [(at, numbers[FLIGHT + key]) for key, at in flight_lines(state).items() if FLIGHT + key in numbers]
        flights = tuple(at for at, _ in flown)
        pointed = replace(pointed, offered=(), flights=flights, flown=tuple(flown))
    return ViewModel(state, heading, captions, drawable(sentence, Face.STRONG), scene.viewer, pointed)


def _caption(board_text: BoardText, state: State, scene: Scene, seat: Seat, found: Marks) -> Caption:
    won = winners(scene)
    return Caption(
        name=board_text.name("seat", str(seat)),
        waiting=seat in scene.waiting and not won,
        active=seat == whose_day(state),
        winner=seat in won,
        cash=board_text.money(state.chains[seat].cash),
        price=board_text.money(state.rules.unit_price(state, seat)),
        money=found.money.get(seat, 0),
    )


def flight_lines(state: State) -> dict[str, tuple[str, int]]:
    """Return the edge and the first line of each way that an airplane may fly, by name."""
    return {flight_name(*at): at for lines in range(1, _LONGEST + 1) for at in state.city.flights(lines)}


def _choosing(state: State, scene: Scene) -> Pointed:
    """Return what a deciding seat has chosen and may choose next, on the map."""
    flights = flight_lines(state)
    squares: dict[Square, None] = {}
    houses, lying = [], []
    known = {house.id for house in state.city.houses}
    window = window_of(state.city.tiles)
    for choice in scene.offered:
        if choice.kind in ("square", "place", "sources"):
            for part in choice.key.split("+"):
                square = SQUARES.get(place_of_piece(part)[0])
                if square is not None and window.holds(square):
                    squares[square] = None
                elif square is not None:
                    lying.append(window.beyond(square))
            if choice.kind == "place" and choice.key in flights:
                lying.append(flights[choice.key])
        elif choice.kind == "house" and choice.key in known:
            houses.append(choice.key)
    seat = scene.viewer if scene.viewer is not None else whose_day(state)
    reach, reached = _reach(state, seat, scene.chosen), _reached(state, seat, scene.chosen)
    houses += [scene.chosen[1]] if scene.chosen[:1] == ("garden",) and len(scene.chosen) > 1 else []
    where = _chosen(state, seat, scene.chosen)
    return Pointed(Marks(), tuple(squares), tuple(houses), tuple(dict.fromkeys(lying)), where, reach, reached)


def _chosen(state: State, seat: Seat | None, chosen: Chosen) -> tuple[Square, ...]:
    """Return the squares of the unfinished piece."""
    if not chosen or seat is None:
        return ()
    if chosen[0] in _BUILDING and chosen[-1] in SQUARES:
        return shape(SQUARES[chosen[-1]], 2, 2)
    if chosen[0] == "house" and len(chosen) == 3 and chosen[2] in SQUARES:
        return shape(SQUARES[chosen[2]], 2, 2)
    if chosen[0] == "campaign" and len(chosen) > 3:
        return campaign_at(state, seat, int(chosen[2]), chosen[3]).squares
    return next((piece for extension in extensions(state) if (piece := extension.shape(state, chosen))), ())


def _reach(state: State, seat: Seat | None, chosen: Chosen) -> Mask:
    """Return the range of the acting employee; nothing if it is unlimited."""
    if seat is None or len(chosen) < 2 or chosen[1] not in state.rules.employees:
        return 0
    if chosen[0] == "campaign" and len(chosen) < 4:
        return road_reach(state, seat, chosen[1]) or 0
    day = day_of(state)
    if chosen[0] == "open" and len(chosen) == 2 and day is not None:
        return allowed_entrances(state, day.workday, chosen[1]) or 0
    return 0


def _reached(state: State, seat: Seat | None, chosen: Chosen) -> tuple[str, ...]:
    """Return the houses that the unfinished campaign would reach."""
    if seat is None or chosen[:1] != ("campaign",) or len(chosen) < 4:
        return ()
    campaign = campaign_at(state, seat, int(chosen[2]), chosen[3])
    return tuple(state.rules.campaign_types[campaign.type].reached(state, campaign))


def secret_answer(view: View, scene: Scene, seat: Seat) -> Chosen:
    """Return the secret answer that a viewer has given already, as links; none without one."""
    top = view.state.stack[-1] if view.state.stack else None
    return (top.answers.get(seat) or ()) if isinstance(top, Gather) and scene.viewer == seat else ()


def planned(view: View, scene: Scene, seat: Seat) -> tuple[str, ...] | None:
    """Return the structure that a viewer is planning or has planned in secret; None if nobody, or another, plans."""
    state = view.state
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Restructure) or scene.viewer != seat or seat not in top.asked:
        return None
    links = scene.chosen or top.answers.get(seat) or ()
    if links[:1] == ("same",):
        return same_again(state, seat)
    return tuple(card for card in links[1:] if card in state.rules.employees) if links[:1] == ("work",) else None


def draft(view: View, scene: Scene, seat: Seat) -> tuple[str, ...] | None:
    """Return the `planned` structure; if none yet, the starting point: as last turn, and every other card that fits."""
    top = view.state.stack[-1] if view.state.stack else None
    if not isinstance(top, Restructure) or scene.viewer != seat or seat not in top.asked:
        return None
    plan = planned(view, scene, seat)
    return grown(view.state, seat) if plan is None else plan


def company(board_text: BoardText, view: View, scene: Scene, seat: Seat) -> Company:
    """Return the company of a seat; while structures are planned, others' stay closed."""
    state, chain = view.state, view.state.chains[seat]
    top = state.stack[-1] if state.stack else None
    plan = draft(view, scene, seat)
    planning = isinstance(top, Restructure)
    at_work = plan if plan is not None else tuple(card for card, n in chain.work.items() for _ in range(n))
    rest = dict(chain.hand)
    for card in plan or ():
        rest[card] = rest.get(card, 0) - 1
    slots = open_slots(state.rules, state.rules.ceo_slots(state, seat), at_work)
    if plan is not None:
        begun = planned(view, scene, seat) is not None
        note = board_text.say("planning" if begun else "proposed", slots=slots or 0)
    else:
        note = board_text.say("planning-hidden") if planning else board_text.say("slots", slots=slots or 0)
    busy = tuple((c.card, f"#{c.number}") for c in state.campaigns if c.seat == seat and c.card)
    return Company(
        state=state,
        seat=seat,
        cash=board_text.money(state.chains[seat].cash),
        price=board_text.money(state.rules.unit_price(state, seat)),
        title=board_text.say("company-of", seat=board_text.name("seat", str(seat))),
        note=note,
        at_work=at_work,
        rest={card: n for card, n in rest.items() if n > 0},
        rest_title=board_text.say("hand-title" if planning else "beach-title"),
        busy=busy,
        busy_title=board_text.say("busy-title"),
        stock=board_text.say("no-stock"),
        milestones=tuple(board_text.name("milestone", key) for key in chain.milestones),
        people={card: board_text.name("card", card) for card in state.rules.employees},
        hidden=planning and plan is None,
        offered=tuple(choice.key for choice in scene.offered if choice.kind == "card"),
    )
