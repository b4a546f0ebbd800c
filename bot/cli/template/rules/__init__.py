"""Soup Stall: one pot for all, a secret recipe for each. Rules in `steps`, cards in `data/cards.toml`."""

from .ai import SoupStallPlay
from .testing import SoupStallTesting
from .title import SoupStall

TITLE = SoupStall(SoupStallPlay(), SoupStallTesting())
