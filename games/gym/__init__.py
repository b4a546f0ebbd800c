"""Every title as an environment for learning agents: for several in PettingZoo, for one in Gymnasium.

Needs the extra `food-court[gym]`; nothing else in `games` imports this folder.
"""

from games.gym.aec import FoodCourtEnv, env
from games.gym.seat import SeatEnv

__all__ = ["FoodCourtEnv", "SeatEnv", "env"]
