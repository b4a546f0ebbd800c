"""How Foodies is shown."""

from .presenter import PRESENTER

__all__ = ["PRESENTER"]
