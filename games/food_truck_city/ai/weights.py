"""The bots' weights, from `evaluation.toml`, which explains each of them."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import data_files


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of `evaluation` and of standing orders that compare positions."""

    won: float
    per_truck: float
    truck: float
    leftover: float
    best_rival: float
    rivals: float
    card: float
    next_fines: float
    fine: float
    held: float
    stuck: float
    one_way: float
    scout: float
    flat: float
    strike: float
    next_sale: float
    on_strike: float
    absent_award: float
    turns_per_block: float
    fines_turns: float
    cards_turns: float
    least_turns: float
    without_most: float
    without_least: float
    without_scale: float
    in_debt_scale: float
    order_gain: float


WEIGHTS = data_files.read(__package__.removesuffix(".ai"), "evaluation.toml", Weights)
