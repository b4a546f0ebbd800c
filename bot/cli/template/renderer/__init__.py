"""How Soup Stall is shown. Its words lie in `words`, its pictures worth looking at in `situations`."""

from .presenter import PRESENTER

__all__ = ["PRESENTER"]
