"""The presentation of Foodies."""

from renderers.foodies.presenter import PRESENTER

__all__ = ["PRESENTER"]
