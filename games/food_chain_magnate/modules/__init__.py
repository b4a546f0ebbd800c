"""The modules of the expansion. Each is a plug-in; a table chooses which are in play."""

from __future__ import annotations

from ..rules import Plugin
from .fry_chefs import FryChefs
from .hard_choices import HardChoices
from .kimchi import Kimchi

MODULES: tuple[Plugin, ...] = (Kimchi(), FryChefs(), HardChoices())
"""Every module that can be chosen, in the order in which menus show them."""
