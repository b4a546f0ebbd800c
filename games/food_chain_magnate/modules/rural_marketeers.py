"""Rural Marketeers (expansion 4.12): giant billboards for the rural area, which eats last.

Ramps connect it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.food_chain_magnate import data, links, upgrades
from games.food_chain_magnate.city import ramps
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import TILE, Mask, column_of, row_of
from games.food_chain_magnate.jobs.workday import no
from games.food_chain_magnate.modules.module import WEIGHTS, Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import Campaign
from games.food_chain_magnate.steps.asides import Aside
from games.food_chain_magnate.steps.campaigns import BESIDE
from games.kernel import Action, Choice, Chosen, Event, ModuleSpec, Param, Say, Seat, Verb
from games.kernel.flow import Play

_ID, _TYPE = "rural_marketeers", "giant_billboard"
_PLACE = links.thing("place", BESIDE, True)
_NO_LIMIT = 999


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """The rural area: its name as a building, when it eats, tokens per event, and the number of ramps."""

    id: str
    order: int
    tokens: int
    ramps: int


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, data.Employee]
    milestones: dict[str, data.Milestone]
    campaign: tuple[data.CampaignTile, ...]
    area: Area


_READ: _Data = data.read("rural_marketeers.toml", _Data, __package__)
AREA = _READ.area.id
"""The rural area as a building."""


class Ramps(Struct, tag="ramps"):
    """The ramps at the edges of the map, in the order of placing."""

    lying: tuple[ramps.Ramp, ...] = ()

    def copy(self) -> Ramps:
        """Return an independent copy."""
        return Ramps(self.lying)


class RampPlaced(Event, frozen=True, tag="ramp_placed"):
    """A ramp now leads from the map to the rural area."""

    seat: Seat
    place: str


class GiantBillboard:
    """A campaign on a side of the rural area; it never ends."""

    eternal = True

    def places(self, state: State, seat: Seat, tile: data.CampaignTile, reach: Mask | None) -> Sequence[Choice]:
        """Return the sides beside the board, whatever the range."""
        return (_PLACE,)

    def placed(self, state: State, tile: data.CampaignTile, place: str) -> dict[str, Any]:
        """Cover nothing."""
        return {}

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return the rural area."""
        return [AREA]

    def why_not(self, state: State, seat: Seat, tile: data.CampaignTile, reach: Mask | None, place: str) -> Say | None:
        """Refuse nothing: there is no other place to name."""
        return None


class PlaceRamp(Aside, tag="place_ramp"):
    """The first rural marketeer may place a ramp at an edge of the map, facing a road (expansion 4.12)."""

    kind: ClassVar[str] = "offramp"

    def verbs(self, state: State) -> Sequence[str]:
        """Offer it while a ramp is left and has a place."""
        left = len(lying(state)) < _READ.area.ramps
        return ("offramp",) if left and sites(state) else ()

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Return the place."""
        return [links.thing("place", key) for key in sites(state)]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Place the ramp, for everybody."""
        state = play.state
        state.extra[_ID] = Ramps((*lying(state), sites(state)[action.args[0]]))
        connect(play)
        play.emit(RampPlaced(seat=self.seat, place=action.args[0]))

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Refuse a place without a road before it, on the map, over an airplane or another ramp."""
        return no("ramp-site") if "-" in link else None


def lying(state: State) -> tuple[ramps.Ramp, ...]:
    """Return the ramps at the edges of the map."""
    found = state.extra[_ID]
    assert isinstance(found, Ramps)
    return found.lying


def sites(state: State) -> dict[str, ramps.Ramp]:
    """Return every place for a ramp by its name: not over another one, nor over an airplane."""
    ground = state.city.ground
    taken = {square for ramp in lying(state) for square in ramp}
    # Over an airplane: at the same edge, with a row or column in common (expansion Q-R4).
    flown = {(c.edge, n) for c in state.campaigns if c.edge for n in range(c.line, c.line + c.lines)}
    return {
        ramps.name(ramp): ramp
        for ramp in ramps.sites(ground)
        if not taken & set(ramp) and not flown & set(ramps.edges(ground, ramp))
    }


def connect(play: Play[State]) -> None:
    """Connect the rural area to every finished road that a ramp faces."""
    state = play.state
    contacts = tuple(c for ramp in lying(state) for c in ramps.contacts(state.city.ground, ramp))
    area = state.city.house(AREA)
    if area.contacts != contacts:
        state.city = state.city.with_house(replace(area, contacts=contacts))


def add_area(state: State, unused: Sequence[str] = ()) -> None:
    """Add the rural area, a building off the map, without a garden and without limit."""
    area = House(AREA, _READ.area.order, (), (), False, _NO_LIMIT, _READ.area.tokens)
    state.city = state.city.with_house(area)


def _hope(state: State, seat: Seat, house: House) -> float:
    """Expect a road to the area, which may come with the first to advertise there, or with another's ramp."""
    return WEIGHTS.area if house.id == AREA and len(lying(state)) < _READ.area.ramps else 0.0


def _under_ramps(state: State) -> Iterator[tuple[int, int]]:
    """Yield the places of map tiles on which ramps lie."""
    for ramp in lying(state):
        yield from ((row_of(square) // TILE, column_of(square) // TILE) for square in ramp)


def _no_flight(state: State, edge: str, line: int, lines: int) -> bool:
    """Return whether a ramp forbids an airplane there."""
    ground = state.city.ground
    taken = {at for ramp in lying(state) for at in ramps.edges(ground, ramp)}
    return any((edge, n) in taken for n in range(line, line + lines))


class RuralMarketeers(Module):
    """The card, the billboards, the area and its ramps."""

    spec = ModuleSpec(_ID)
    verbs = (Verb("offramp", (Param("place", "place"),)),)
    steps = (PlaceRamp,)
    events = (RampPlaced,)
    extras = (Ramps,)

    def upgrade(self, kept: dict[str, Any], rules: int) -> None:
        """Renumber the squares of ramps."""
        upgrades.renumber_all(kept["lying"], rules)

    def register(self, rules: Rules) -> None:
        """Register the cards; the milestone that waives marketeers' salaries waives theirs."""
        rules.effects.add("offramp")
        rules.add_employees(_READ.cards)
        rules.add_arrow("marketing_trainee", "rural_marketeer")
        rules.waive("first_billboard_placed", "rural_marketeer")
        rules.campaigns |= {tile.number: tile for tile in _READ.campaign}
        rules.campaign_types[_TYPE] = GiantBillboard()
        rules.extra[_ID] = Ramps
        rules.set_up.append(add_area)
        rules.hopes.append(_hope)
        # Before dinner, since a map tile added today may face a ramp; later once more, when new roads are open.
        rules.phases.add("3.8", connect)
        rules.phases.add("7.45", connect)
        rules.closed_places.append(_under_ramps)
        rules.no_flights.append(_no_flight)
        rules.won["offramp"] = [lambda play, seat, facts: play.call(PlaceRamp(seat))]
        if rules.variant.game != "introductory":
            rules.milestones |= _READ.milestones
