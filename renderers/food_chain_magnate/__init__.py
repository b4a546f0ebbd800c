"""The presentation of Food Chain Magnate."""

from renderers.food_chain_magnate.presenter import PRESENTER

__all__ = ["PRESENTER"]
