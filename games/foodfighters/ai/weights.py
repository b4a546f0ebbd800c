"""How bots weigh a position: the numbers of `evaluation.toml`, which says what each means."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import data_files


class Items(Struct, frozen=True, forbid_unknown_fields=True):
    """What an item that a fighter carries is worth."""

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
