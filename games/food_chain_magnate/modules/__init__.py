"""The base game and the modules of the expansion: each is a plug-in, and a table chooses which modules are in play."""

from __future__ import annotations

from games.food_chain_magnate.modules.base import Base
from games.food_chain_magnate.modules.coffee import Coffee
from games.food_chain_magnate.modules.fry_chefs import FryChefs
from games.food_chain_magnate.modules.gourmet_food_critics import GourmetFoodCritics
from games.food_chain_magnate.modules.hard_choices import HardChoices
from games.food_chain_magnate.modules.ketchup import Ketchup
from games.food_chain_magnate.modules.kimchi import Kimchi
from games.food_chain_magnate.modules.lobbyists import Lobbyists, Parks
from games.food_chain_magnate.modules.mass_marketeers import MassMarketeers
from games.food_chain_magnate.modules.movie_stars import MovieStars
from games.food_chain_magnate.modules.new_districts import NewDistricts
from games.food_chain_magnate.modules.new_milestones import NewMilestones
from games.food_chain_magnate.modules.night_shift_managers import NightShiftManagers
from games.food_chain_magnate.modules.noodles import Noodles
from games.food_chain_magnate.modules.reserve_prices import ReservePrices
from games.food_chain_magnate.modules.rural_marketeers import RuralMarketeers
from games.food_chain_magnate.modules.six_players import SixPlayers
from games.food_chain_magnate.modules.sushi import Sushi
from games.food_chain_magnate.rules.registry import Plugin

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
"""Every selectable module, in menu order."""
PLUGINS: tuple[Plugin, ...] = (Base(), Parks(), *MODULES)
"""The base game, the implied modules, and every selectable one."""
