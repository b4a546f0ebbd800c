"""How Foodies is shown."""

from renderers.foodies.presenter import PRESENTER

__all__ = ["PRESENTER"]
