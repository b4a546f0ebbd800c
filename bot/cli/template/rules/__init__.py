"""Soup Stall: one pot for all, a secret recipe for each. Rules in `steps`, cards in `data/cards.toml`."""

from .title import SoupStall

TITLE = SoupStall()
