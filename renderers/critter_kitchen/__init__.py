"""The pictures and words of Critter Kitchen."""

from renderers.critter_kitchen.presenter import PRESENTER

__all__ = ["PRESENTER"]
