"""New Districts (expansion 4.1): five map tiles with a roundabout, new houses, a printed garden, and two apartments."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.food_chain_magnate import data
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Rules
from games.kernel import ModuleSpec, OptionSpec

_ON_THE_MAP = "apartment"

_TILES: dict[str, data.Tile] = data.read("new_districts.toml", dict[str, data.Tile], __package__)


class NewDistricts(Module):
    """The tiles, shuffled among the others; everything about their buildings is data."""

    spec = ModuleSpec("new_districts")
    options = (OptionSpec(_ON_THE_MAP, "flag", False),)

    def register(self, rules: Rules) -> None:
        """Register the tiles; houses that may get a garden are listed with the printed ones."""
        rules.tiles |= _TILES
        houses = [int(found.id) for tile in _TILES.values() for found in tile.buildings if found.gardens_allowed]
        rules.houses = replace(rules.houses, printed=(*rules.houses.printed, *sorted(houses)))
        if rules.variant.setting(_ON_THE_MAP):
            rules.map_shows.append(_has_apartment)


def _has_apartment(tiles: Sequence[Laid]) -> bool:
    return any("A" in row for tile in tiles for row in tile.rows)
