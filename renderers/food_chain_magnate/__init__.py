"""How Food Chain Magnate is shown."""

from .presenter import PRESENTER

__all__ = ["PRESENTER"]
