"""Every step of the flow, as the type of the stack."""

from __future__ import annotations

from typing import TypeAlias

from .abilities import AfterReveal, Exchange, Peek, Send, StartOfLocation, Trade
from .effects import PlaceWild
from .kitchen import CriticMeal, Refrigerate, Serve
from .round import ChooseRestaurateur, Finale, Plan, Round, StreetCart
from .shop import Shop

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
