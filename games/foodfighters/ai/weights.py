"""The bots' weights, from `evaluation.toml`, which explains each of them."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import data_files


class Items(Struct, frozen=True, forbid_unknown_fields=True):
    """The value of an item that a fighter carries."""

    spoon: float
    cracker: float
    pan: float


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of `evaluation`."""

    won: float
    sets: tuple[float, float, float, float]
    threats: tuple[float, float, float]
    rest_of_threats: float
    waiting: float
    in_hand: float
    smash: float
    bonus_die: float
    card_over_price: float
    plenty: int
    beyond_plenty: float
    quiet: float
    items: Items


WEIGHTS = data_files.read(__package__.removesuffix(".ai"), "evaluation.toml", Weights)
