"""The presentation of the expansion's modules, one file each; a module without drawings has none."""

from __future__ import annotations

from games.food_chain_magnate.rules.registry import State
from renderers.food_chain_magnate.modules.coffee import CoffeeShown
from renderers.food_chain_magnate.modules.extension import Extension
from renderers.food_chain_magnate.modules.lobbyists import LobbyistsShown
from renderers.food_chain_magnate.modules.parks import ParksShown
from renderers.food_chain_magnate.modules.rural_marketeers import RuralShown

EXTENSIONS: tuple[Extension, ...] = (ParksShown(), LobbyistsShown(), CoffeeShown(), RuralShown())
"""Every extension, in the order in which they draw."""


def extensions(state: State) -> list[Extension]:
    """Return the extensions of the modules in play."""
    parts = state.rules.parts
    return [extension for extension in EXTENSIONS if extension.module in parts]
