"""The turn put together (section 4): which phase follows which, and every step by its type."""

from __future__ import annotations

from functools import partial

from .phases import order
from .phases.city import Buy, Fines
from .phases.closing import Draw, GoOn, TurnEnd
from .phases.driving import Move
from .phases.opening import Bailout, ChooseStart, TurnStart
from .phases.selling import Bonus, Collect, Roll
from .phases.windows import Window

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

order.provide(
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
