"""How Food Chain Magnate is shown."""

from renderers.food_chain_magnate.presenter import PRESENTER

__all__ = ["PRESENTER"]
