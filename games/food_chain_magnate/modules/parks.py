"""Parks (expansion 4.2): the map tile with two of them, and what those pay who live beside one.

Lobbyists bring it, and plant more.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import ModuleSpec, OptionSpec

from .. import data
from ..city.pieces import House
from ..city.squares import Mask, beside, mask
from ..city.tiles import Laid
from ..rules.registry import Rules, State
from ..state import Variant
from .module import Module

_ON_THE_MAP = "park_tile"
_TILES: dict[str, data.Tile] = data.read("parks.toml", dict[str, data.Tile], __package__)


class Parks(Module):
    """Nobody chooses it by itself: it comes with lobbyists, or with the option to have its tile on the map."""

    spec = ModuleSpec("parks")
    options = (OptionSpec(_ON_THE_MAP, "flag", False),)

    def wanted(self, variant: Variant) -> bool:
        """By its option."""
        return bool(variant.setting(_ON_THE_MAP))

    def register(self, rules: Rules) -> None:
        """The tile is among those drawn; by its option it is on the map for certain."""
        rules.tiles |= _TILES
        rules.factors.append(_beside_a_park)
        rules.parks.append(_printed)
        if rules.variant.setting(_ON_THE_MAP):
            rules.map_shows.append(_has_parks)


def parks(state: State) -> Mask:
    """The squares of all parks, printed or planted; none where no parks are in play."""
    found = 0
    for some in state.rules.parks:
        found |= some(state)
    return found


def _printed(state: State) -> Mask:
    return state.city.ground.parks


def _has_parks(tiles: Sequence[Laid]) -> bool:
    return any("P" in row for tile in tiles for row in tile.rows)


def _beside_a_park(state: State, house: House) -> int:
    """A park beside a building or its garden makes it pay once more; a second park adds nothing."""
    return int(bool(beside(mask(house.area)) & parks(state)))
