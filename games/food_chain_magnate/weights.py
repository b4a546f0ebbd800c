"""How automated players weigh a position: the numbers of `evaluation.toml`, which says what each means."""

from __future__ import annotations

from msgspec import Struct

from . import data


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a company good (`evaluation`)."""

    card: float
    step: float
    slot: float
    salary: float
    good: float
    goods_most: int
    milestone: float
    customer: float
    contested: float
    rival: float
    bankrupt: float
    final_cash: float


class Prospects(Struct, frozen=True, forbid_unknown_fields=True):
    """What an adviser expects of the market (`players.prospects`)."""

    nearest: float
    otherwise: float
    garden: float


class Foresight(Struct, frozen=True, forbid_unknown_fields=True):
    """How far and how widely answers are tried (`players.foresight`)."""

    turns: int
    tried: int
    clearly: float


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    company: Company
    prospects: Prospects
    foresight: Foresight


WEIGHTS: Weights = data.read("evaluation.toml", Weights)
