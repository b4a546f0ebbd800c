"""Critter Kitchen: chefs shop by secret plans, cook for challenges and please a critic. Data in `data/*.toml`."""

from .title import CritterKitchen

TITLE = CritterKitchen()
