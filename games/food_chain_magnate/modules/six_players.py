"""Six Players (expansion 4.17): a sixth chain on a larger map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.food_chain_magnate import data
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Rules
from games.food_chain_magnate.state import Variant
from games.kernel import ModuleSpec, Say

_READ: Any = data.read("six_players.toml", dict[str, dict[str, data.PlayerCountTable]], __package__)
_TABLES: dict[int, data.PlayerCountTable] = {int(seats): table for seats, table in _READ["players"].items()}


class SixPlayers(Module):
    """The setup for six chains: the map takes nearly all tiles, those of the new districts included."""

    spec = ModuleSpec("six_players", needs=("new_districts",))
    seats = tuple(_TABLES)

    def register(self, rules: Rules) -> None:
        """Register the table of six."""
        rules.tables |= _TABLES

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Require six players."""
        return () if seats in _TABLES else (Say("food_chain_magnate-option-six-seats", {"seats": seats}),)
