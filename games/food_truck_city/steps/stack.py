"""The whole turn (section 4): which phase follows which, and every step by its type."""

from __future__ import annotations

from functools import partial

from games.food_truck_city.steps import phase
from games.food_truck_city.steps.city import Buy, Fines
from games.food_truck_city.steps.closing import Draw, GoOn, TurnEnd
from games.food_truck_city.steps.driving import Move
from games.food_truck_city.steps.opening import Bailout, ChooseStart, TurnStart
from games.food_truck_city.steps.selling import Bonus, Collect, Roll
from games.food_truck_city.steps.windows import Window

__all__ = (
    "AnyStep",
    "Bailout",
    "Bonus",
    "Buy",
    "ChooseStart",
    "Collect",
    "Draw",
    "Fines",
    "GoOn",
    "Move",
    "Roll",
    "TurnEnd",
    "TurnStart",
    "Window",
)

phase.provide(
    {
        "start": TurnStart.of,
        "turn_start": Bailout.of,
        "bailout": partial(Window.of, when="pre_roll"),
        "pre_roll": Roll.of,
        "roll": Bonus.of,
        "bonus": partial(Window.of, when="pre_collect"),
        "pre_collect": Collect.of,
        "collect": Move.of,
        "move": partial(Window.of, when="pre_fine"),
        "pre_fine": Fines.of,
        "fines": Buy.of,
        "buy": Draw.of,
        "draw": TurnEnd.of,
        "turn_end": TurnStart.of,
    }
)

AnyStep = (
    ChooseStart | TurnStart | Bailout | Window | GoOn | Roll | Bonus | Collect | Move | Fines | Buy | Draw | TurnEnd
)
