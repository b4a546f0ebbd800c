"""The four types of campaign (rules 6.3 and 9): the places of their tiles, and the houses they reach; and phase 6."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from games.food_chain_magnate import events, links
from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.pieces import City
from games.food_chain_magnate.city.squares import (
    SQUARES,
    Mask,
    beside,
    column_name,
    covering,
    fitting,
    lying,
    mask,
    members,
    name_of,
    row_name,
    shape,
)
from games.food_chain_magnate.data import CampaignTile
from games.food_chain_magnate.jobs.workday import Args, no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Campaign, add
from games.kernel import Choice, Ref, Say, Seat
from games.kernel.flow import Play

BESIDE = "beside"
"""The place of a campaign neither on the map nor at its edge."""


@lru_cache(4096)
def _turned(sites: Mask, way: str) -> tuple[Choice, ...]:
    return tuple(links.thing("place", name_of(square) + way, True) for square in members(sites))


class OnBoard:
    """A campaign tile on the board, beside a road. Its place is its top left square, and its orientation."""

    def places(self, state: State, seat: Seat, tile: CampaignTile, reach: Mask | None) -> Sequence[Choice]:
        """Return every legal place, those with most effect first."""
        city = state.city
        if tile.size[0] == tile.size[1]:
            sites = placing.campaign_sites(city, *tile.size, reach)
            return _tiered(sites, [covering(tier, *tile.size) for tier in self.tiers(city)], "")
        found: tuple[Choice, ...] = ()
        for way, (rows, columns) in _orientations(tile).items():
            sites = placing.campaign_sites(city, rows, columns, reach)
            found += _tiered(sites, [covering(tier, rows, columns) for tier in self.tiers(city)], way)
        return found

    def tiers(self, city: City) -> Sequence[Mask]:
        """Return sets of squares, the best to cover first."""
        raise NotImplementedError

    def placed(self, state: State, tile: CampaignTile, place: str) -> dict[str, Any]:
        """Return the squares that the tile covers."""
        square, way = lying(place)
        rows, columns = _orientations(tile)["-" + way] if way else tile.size
        return {"squares": shape(SQUARES[square], rows, columns)}

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return the houses in its reach."""
        raise NotImplementedError

    def why_not(self, state: State, seat: Seat, tile: CampaignTile, reach: Mask | None, place: str) -> Say | None:
        """Refuse squares taken or off the board, without a road beside them, or without a road in range."""
        square, way = lying(place)
        turned = tile.size[0] != tile.size[1]
        if square not in SQUARES or (("-" + way) not in _orientations(tile) if turned else way):
            return None
        rows, columns = _orientations(tile)["-" + way] if way else tile.size
        about: dict[str, Args] = {"square": Ref("square", square), "number": tile.number}
        spot = 1 << SQUARES[square]
        if not fitting(state.city.free, rows, columns) & spot:
            return no("campaign-free", **about)
        if not covering(state.city.ground.roadside, rows, columns) & spot:
            return no("campaign-road", **about)
        return no("campaign-range", **about)


class Billboard(OnBoard):
    """A campaign that reaches the houses it touches."""

    def tiers(self, city: City) -> Sequence[Mask]:
        """Return the squares beside houses first."""
        return (city.house_sides,)

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return houses with a square beside one of its own."""
        return state.city.houses_on(beside(mask(campaign.squares)))


class Mailbox(OnBoard):
    """A campaign that reaches the houses of its block, as far as no road lies between."""

    def tiers(self, city: City) -> Sequence[Mask]:
        """Return the blocks with most houses first."""
        return city.blocks_by_houses

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return the houses in the same block."""
        # Any of its squares will do: they touch and lie off the road, so they share a block.
        return state.city.houses_on(state.city.ground.blocks[campaign.squares[0]])


class Radio(OnBoard):
    """A campaign that reaches the houses on its map tile and those around."""

    def tiers(self, city: City) -> Sequence[Mask]:
        """Return the tiles with most houses around first."""
        return city.tiles_by_houses

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return the houses on the up to nine tiles."""
        ground = state.city.ground
        return state.city.houses_on(ground.around(ground.tile_at[campaign.squares[0]]))


class Airplane:
    """A campaign at an edge that reaches the houses in the columns or rows it flies over, named by the lowest."""

    def places(self, state: State, seat: Seat, tile: CampaignTile, reach: Mask | None) -> Sequence[Choice]:
        """Return every edge and line, those that reach most houses first."""
        every = state.city.flights(tile.lines)
        return [links.thing("place", flight_name(*at), True) for at in every if not self._barred(state, tile, *at)]

    def _barred(self, state: State, tile: CampaignTile, edge: str, line: int) -> bool:
        """Return whether a module or, by option, another airplane at the edge with a shared line forbids a place."""
        if any(closed(state, edge, line, tile.lines) for closed in state.rules.no_flights):
            return True
        return state.variant.airplanes == "apart" and any(
            other.edge == edge and other.line < line + tile.lines and line < other.line + other.lines
            for other in state.campaigns
        )

    def placed(self, state: State, tile: CampaignTile, place: str) -> dict[str, Any]:
        """Return the edge and the lines."""
        edge, line = next(at for at in state.city.flights(tile.lines) if flight_name(*at) == place)
        return {"edge": edge, "line": line, "lines": tile.lines}

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return the houses with any square below."""
        ground = state.city.ground
        return state.city.houses_on(ground.flown_over(campaign.edge, campaign.line, campaign.lines))

    def why_not(self, state: State, seat: Seat, tile: CampaignTile, reach: Mask | None, place: str) -> Say | None:
        """Refuse lines beyond the map, or shared with another airplane."""
        edge, _, line = place.partition("-")
        if edge not in ("top", "right", "bottom", "left") or not line:
            return None
        return no("flight", edge=Ref("edge", edge), line=line, lines=tile.lines)


@cache
def flight_name(edge: str, line: int) -> str:
    """Return the name of an airplane's place: its edge and its lowest column or row, such as top-C or left-7."""
    return f"{edge}-{column_name(line) if edge in ('top', 'bottom') else row_name(line)}"


def place_of(campaign: Campaign) -> str:
    """Return the name of a campaign's place."""
    if campaign.edge:
        return flight_name(campaign.edge, campaign.line)
    return name_of(campaign.squares[0]) if campaign.squares else BESIDE


def _orientations(tile: CampaignTile) -> dict[str, tuple[int, int]]:
    """Return the orientations of a tile that is not square, with its rows and columns."""
    long, short = tile.size
    return {"-wide": (short, long), "-tall": (long, short)}


def _tiered(sites: Mask, tiers: Sequence[Mask], way: str) -> tuple[Choice, ...]:
    found: tuple[Choice, ...] = ()
    for tier in tiers:
        if sites & tier:
            found += _turned(sites & tier, way)
            sites &= ~tier
    return found + _turned(sites, way) if sites else found


def run_campaigns(play: Play[State]) -> None:
    """Run campaigns in ascending number (phase 6): they put demand on the houses they reach, then lose a token each."""
    state = play.state
    for _ in range(1 + sum(more(state) for more in state.rules.passes)):
        put: dict[Seat, int] = {}
        for campaign in list(state.campaigns):
            tokens = advertise(play, campaign)
            # Pizza radios and the free mailbox have no marketeer, so their tokens earn nobody money (expansion 4.3).
            if not campaign.free:
                put[campaign.seat] = put.get(campaign.seat, 0) + tokens
        for step in state.rules.after_pass:
            step(play, put)
    # Tokens come off once, after the last pass (expansion 4.11). By number, since a campaign that ends may put
    # another version of its twin into the list.
    for number in [campaign.number for campaign in state.campaigns if not campaign.eternal]:
        _shorten(play, next(campaign for campaign in state.campaigns if campaign.number == number))


def advertise(play: Play[State], campaign: Campaign) -> int:
    """Run a campaign once; return how many tokens it put on houses."""
    state, tokens = play.state, 0
    owner = -1 if campaign.free else campaign.seat
    # The owner's milestones continue to work for a chain that is out of the game (rules 7.5).
    more = sum(effect.tokens.get(campaign.type, 0) for effect in milestones.effects(state, campaign.seat))
    houses = state.rules.campaign_types[campaign.type].reached(state, campaign)
    left = -1 if campaign.eternal else campaign.left - 1
    # Two goods go in their order in every pass: the first may take the last room (expansion 4.3).
    for good in campaign.goods:
        put = {house: put_demand(state, house, good, owner, 1 + more) for house in houses}
        for house, n in put.items() if "wanted" in state.rules.heard else ():
            if n:
                about = {"number": str(campaign.number), "card": campaign.card}
                milestones.report(play, campaign.seat, "wanted", n, house=house, good=good, type=campaign.type, **about)
        filled = tuple(house for house, n in put.items() if n)
        tokens += sum(put.values())
        told = events.Marketed(
            number=campaign.number,
            campaign_type=campaign.type,
            good=good,
            houses=filled,
            count=len(filled),
            left=left,
        )
        play.emit(told)
    return tokens


def put_demand(state: State, house: str, good: str, owner: Seat, tokens: int) -> int:
    """Put demand on a house as far as there is room, in portions if it has them; return how many tokens fit."""
    there = state.demand.get(house, ())
    # Rules 9: what is beyond the house's limit is lost, so one of two tokens may fit.
    room = min(tokens * state.city.house(house).portions, state.cap(house) - len(there))
    if room > 0:
        state.demand[house] = (*there, *((good, owner),) * room)
    return max(room, 0)


def _shorten(play: Play[State], campaign: Campaign) -> None:
    state = play.state
    if campaign.left > 1:
        spot = state.campaigns.index(campaign)
        state.campaigns[spot] = replace(campaign, left=campaign.left - 1)
        return
    state.campaigns.remove(campaign)
    state.city = state.city.uncovering(campaign.squares)
    # By number again: tiles are offered so, and pizza radios take the lowest (expansion 4.3).
    state.free_campaigns = sorted([*state.free_campaigns, campaign.number])
    # No marketeer returns who was fired, or whose chain is out (rules 8.5, 7.5).
    card = "" if _handed_on(state, campaign) else campaign.card
    if card:
        # Rules Q15: back to its owner, off duty for the rest of this turn.
        add(state.chains[campaign.seat].hand, card)
    play.emit(events.CampaignEnded(number=campaign.number, seat=campaign.seat, card=card))


def _handed_on(state: State, ended: Campaign) -> bool:
    """Return whether another campaign keeps the marketeer of an ended one busy, from now on alone."""
    for spot, other in enumerate(state.campaigns):
        if other.twin == ended.number:
            state.campaigns[spot] = replace(other, card=ended.card, twin=0)
            return True
    return False
