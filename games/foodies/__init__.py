"""Foodies: every seat runs a food court; every roll feeds everybody. Rules in `steps`, data in `data/*.toml`."""

from .title import Foodies

TITLE = Foodies()
