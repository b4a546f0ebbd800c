"""Campaigns that milestones let chains place besides those of the working day (expansion 4.3).

They are decided at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from games.kernel import Action, Choice, Chosen, Event, Ref, Say, Seat
from games.kernel.flow import Play

from .. import links
from ..city import placing
from ..city.squares import SQUARES, Mask, fitting, lying, mask
from ..data import CampaignTile
from ..jobs.marketing import start_campaign
from ..jobs.reach import road_reach
from ..jobs.workday import Args, no
from ..phases.asides import Aside
from ..rules.registry import State
from ..state import Campaign

_SECOND = ("billboard", "mailbox")
"""The types of which a second tile may be placed."""


class GoodAdded(Event, frozen=True, tag="good_added"):
    """A campaign is for a second good as well."""

    seat: Seat
    number: int
    good: str


def _running(state: State, number: int) -> Campaign:
    return next(campaign for campaign in state.campaigns if campaign.number == number)


def _free_of(state: State, kind: str) -> list[CampaignTile]:
    """The tiles of a type that are in the stock, the lowest number first."""
    tiles = (state.rules.campaigns[number] for number in state.free_campaigns)
    return [tile for tile in tiles if tile.type == kind]


def _tile_link(tiles: Sequence[CampaignTile]) -> list[Choice]:
    return [links.thing("campaign", str(tile.number), True) for tile in tiles]


def _tile_refused(state: State, tiles: Sequence[CampaignTile], kind: str, link: str) -> Say | None:
    if not link.isdecimal() or int(link) not in state.rules.campaigns:
        return None
    about: dict[str, Args] = {"number": int(link), "type": Ref("type", kind)}
    return no("campaign-kind" if state.rules.campaigns[int(link)].type != kind else "campaign-left", **about)


class SecondTile(Aside, tag="second_tile"):
    """A campaign manager may place one more tile of the same type, for the same good and as long (expansion 4.3)."""

    first: int

    kind: ClassVar[str] = "second_tile"

    def verbs(self, state: State) -> Sequence[str]:
        """While a tile of the type has a place."""
        return ("second_tile",) if self._tiles(state) else ()

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """The tile, then its place."""
        if len(chosen) == 1:
            return _tile_link(self._tiles(state))
        found = self._places(state, state.rules.campaigns[int(chosen[1])])
        # Made anew: after a place of the working day a good must follow, here it ends the action.
        return [links.thing("place", choice.key) for choice in found]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """The second campaign runs, and keeps the same marketeer busy."""
        first = _running(play.state, self.first)
        number, place = action.args
        start_campaign(play, self.seat, first.card, int(number), place, first.goods, first.left, twin=first.number)

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Another type, or a place that is not free or out of range."""
        first = _running(state, self.first)
        if len(chosen) == 1:
            return _tile_refused(state, self._tiles(state), first.type, link)
        tile = state.rules.campaigns[int(chosen[1])]
        reach = road_reach(state, self.seat, first.card)
        return state.rules.campaign_types[tile.type].why_not(state, self.seat, tile, reach, link)

    def _tiles(self, state: State) -> list[CampaignTile]:
        kind = _running(state, self.first).type
        return [tile for tile in _free_of(state, kind) if kind in _SECOND and self._places(state, tile)]

    def _places(self, state: State, tile: CampaignTile) -> Sequence[Choice]:
        reach = road_reach(state, self.seat, _running(state, self.first).card)
        return state.rules.campaign_types[tile.type].places(state, self.seat, tile, reach)


class SecondGood(Aside, tag="second_good"):
    """An airplane may advertise a second, different good, after the first in every pass (expansion 4.3)."""

    number: int

    kind: ClassVar[str] = "second_good"

    def verbs(self, state: State) -> Sequence[str]:
        """Always possible."""
        return ("second_good",)

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Every other good that can be advertised."""
        first = _running(state, self.number).goods
        return [links.thing("good", g) for g, kind in state.rules.goods.items() if kind.marketable and g not in first]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """The campaign is for both."""
        state, good = play.state, action.args[0]
        both = replace(_running(state, self.number), goods=(*_running(state, self.number).goods, good))
        state.campaigns = [both if c.number == self.number else c for c in state.campaigns]
        play.emit(GoodAdded(seat=self.seat, number=self.number, good=good))

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """The same good, or one that cannot be advertised."""
        return no("other-good", good=Ref("good", link)) if link in state.rules.goods else None


class FreeMailbox(Aside, tag="free_mailbox"):
    """A mailbox for ever in the block of a new restaurant, without a marketeer (expansion 4.3).

    `square` is the restaurant's.
    """

    square: str

    kind: ClassVar[str] = "free_mailbox"

    def verbs(self, state: State) -> Sequence[str]:
        """While a mailbox has a place in the block."""
        return ("free_mailbox",) if self._tiles(state) else ()

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """The tile, its place, and the good."""
        if len(chosen) == 1:
            return _tile_link(self._tiles(state))
        if len(chosen) == 2:
            return self._places(state, state.rules.campaigns[int(chosen[1])])
        return [links.thing("good", good) for good, kind in state.rules.goods.items() if kind.marketable]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """It runs for ever."""
        number, place, good = action.args
        start_campaign(play, self.seat, "", int(number), place, (good,), 0, free=True)

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """No mailbox, or a place out of the block."""
        if len(chosen) == 1:
            return _tile_refused(state, self._tiles(state), "mailbox", link)
        if len(chosen) == 2:
            square, _ = lying(link)
            return no("block", square=Ref("square", square)) if square in SQUARES else None
        return no("marketable", good=Ref("good", link)) if link in state.rules.goods else None

    def _tiles(self, state: State) -> list[CampaignTile]:
        return [tile for tile in _free_of(state, "mailbox") if self._places(state, tile)]

    def _places(self, state: State, tile: CampaignTile) -> Sequence[Choice]:
        """The places wholly inside the block."""
        block = state.city.ground.blocks[SQUARES[self.square]]
        way = state.rules.campaign_types[tile.type]
        # No marketeer, so no range; but beside a road like every campaign (expansion 4.3).
        found = way.places(state, self.seat, tile, None)
        return [choice for choice in found if not mask(way.placed(state, tile, choice.key)["squares"]) & ~block]


class PizzaRadio(Aside, tag="pizza_radio"):
    """Whoever sold a house pizza on the first day places a radio on its map tile, if there is room (expansion 4.3)."""

    house: str

    kind: ClassVar[str] = "pizza_radio"
    optional: ClassVar[bool] = False

    def verbs(self, state: State) -> Sequence[str]:
        """While there is a radio and an empty square."""
        return ("pizza_radio",) if _free_of(state, "radio") and self._sites(state) else ()

    def about(self, state: State) -> dict[str, str | int | Ref | list[Ref]]:
        """Which house."""
        return {"house": Ref("house", self.house)}

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """The square."""
        return links.squares(self._sites(state), False)

    def carry_out(self, play: Play[State], action: Action) -> None:
        """The radio with the lowest number runs there."""
        tile = _free_of(play.state, "radio")[0]
        turns = _radio_turns(play.state)
        start_campaign(play, self.seat, "", tile.number, action.args[0], ("pizza",), turns, free=True)

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Not an empty square of the tile."""
        about: dict[str, Args] = {"square": Ref("square", link), "house": Ref("house", self.house)}
        return no("radio-site", **about) if link in SQUARES else None

    def _sites(self, state: State) -> Mask:
        """The empty squares of every tile on which the house or its garden stands."""
        on_tile = placing.tile_mask(state.city, state.city.house(self.house).area)
        size = _free_of(state, "radio")[0].size
        # No road beside it is asked for, unlike for all other campaigns on the board (expansion Q-M4).
        return fitting(state.city.free & on_tile, *size)


def _radio_turns(state: State) -> int:
    """How many turns a pizza radio runs, as the milestone says that brings it."""
    effects = (milestone.do.extra for milestone in state.rules.milestones.values())
    return next(extra["radio_turns"] for extra in effects if "radio_turns" in extra)
