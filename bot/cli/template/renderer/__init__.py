"""The presentation of Soup Stall: sentences in `words`, typical situations for pictures in `situations`."""

from .presenter import PRESENTER

__all__ = ["PRESENTER"]
