"""Gourmet Food Critics (expansion 4.13): their guides lie beside the board and reach every house with a garden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from games.food_chain_magnate import data, links
from games.food_chain_magnate.city.squares import Mask
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import Campaign
from games.food_chain_magnate.steps.campaigns import BESIDE
from games.kernel import Choice, ModuleSpec, Say, Seat

_TYPE = "gourmet_guide"
_PLACE = links.thing("place", BESIDE, True)


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, data.Employee]
    campaign: tuple[data.CampaignTile, ...]


_READ: _Data = data.read("gourmet_food_critics.toml", _Data, __package__)


class GourmetFoodCritics(Module):
    """The card, the arrow to it, the guides and what they reach."""

    spec = ModuleSpec("gourmet_food_critics")

    def register(self, rules: Rules) -> None:
        """Register guides: their marketeers' salaries are waived, and they become eternal, like all campaigns."""
        rules.add_employees(_READ.cards)
        rules.add_arrow("marketing_trainee", "gourmet_food_critic")
        rules.waive("first_billboard_placed", "gourmet_food_critic")
        rules.campaigns |= {tile.number: tile for tile in _READ.campaign}
        rules.campaign_types[_TYPE] = Guide()


class Guide:
    """A campaign without a place on the map."""

    def places(self, state: State, seat: Seat, tile: data.CampaignTile, reach: Mask | None) -> Sequence[Choice]:
        """Return the place beside the board, whatever the range."""
        return (_PLACE,)

    def placed(self, state: State, tile: data.CampaignTile, place: str) -> dict[str, Any]:
        """Cover nothing."""
        return {}

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return houses with a garden, printed or planted."""
        return [house.id for house in state.city.houses if house.garden]

    def why_not(self, state: State, seat: Seat, tile: data.CampaignTile, reach: Mask | None, place: str) -> Say | None:
        """Refuse nothing: there is no other place to name."""
        return None
