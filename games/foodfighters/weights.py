"""How automated players weigh a position: the numbers of `evaluation.toml`, which says what each means."""

from __future__ import annotations

from importlib import resources

import msgspec
from msgspec import Struct


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


def read(raw: bytes) -> Weights:
    """The weights of a file. Raises msgspec.ValidationError where one is missing, unknown or no number."""
    return msgspec.toml.decode(raw, type=Weights)


WEIGHTS = read((resources.files(__package__) / "data" / "evaluation.toml").read_bytes())
