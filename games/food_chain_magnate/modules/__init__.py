"""The base game and the modules of the expansion: each is a plug-in, and a table chooses which modules are in play."""

from __future__ import annotations

from ..rules.registry import Plugin
from .base import Base
from .coffee import Coffee
from .fry_chefs import FryChefs
from .gourmet_food_critics import GourmetFoodCritics
from .hard_choices import HardChoices
from .ketchup import Ketchup
from .kimchi import Kimchi
from .lobbyists import Lobbyists
from .mass_marketeers import MassMarketeers
from .movie_stars import MovieStars
from .new_districts import NewDistricts
from .new_milestones import NewMilestones
from .night_shift_managers import NightShiftManagers
from .noodles import Noodles
from .parks import Parks
from .reserve_prices import ReservePrices
from .rural_marketeers import RuralMarketeers
from .six_players import SixPlayers
from .sushi import Sushi

MODULES: tuple[Plugin, ...] = (
    NewDistricts(),
    NewMilestones(),
    Lobbyists(),
    Coffee(),
    Kimchi(),
    Sushi(),
    Noodles(),
    Ketchup(),
    FryChefs(),
    NightShiftManagers(),
    MassMarketeers(),
    RuralMarketeers(),
    GourmetFoodCritics(),
    MovieStars(),
    ReservePrices(),
    HardChoices(),
    SixPlayers(),
)
"""Every module that can be chosen, in the order in which menus show them."""
PLUGINS: tuple[Plugin, ...] = (Base(), Parks(), *MODULES)
"""The base game, what only comes with others, and every module."""
