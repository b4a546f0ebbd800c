"""Every step of the flow, as the type of the stack."""

from __future__ import annotations

from typing import TypeAlias

from games.critter_kitchen.steps.abilities import AfterReveal, Exchange, Peek, Send, StartOfLocation, Trade
from games.critter_kitchen.steps.effects import PlaceWild
from games.critter_kitchen.steps.kitchen import CriticMeal, Refrigerate, Serve
from games.critter_kitchen.steps.round import ChooseRestaurateur, Finale, Plan, Round, StreetCart
from games.critter_kitchen.steps.shop import Shop

AnyStep: TypeAlias = (
    Round
    | ChooseRestaurateur
    | Plan
    | AfterReveal
    | Send
    | Exchange
    | Shop
    | StartOfLocation
    | PlaceWild
    | Trade
    | Peek
    | StreetCart
    | Serve
    | Refrigerate
    | CriticMeal
    | Finale
)
GATHERS = (ChooseRestaurateur, Plan, Serve, Refrigerate, CriticMeal)
