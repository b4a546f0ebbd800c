"""The pictures and words of Critter Kitchen."""

from .presenter import PRESENTER

__all__ = ["PRESENTER"]
