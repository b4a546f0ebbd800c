"""The bots' weights, from `evaluation.toml`, which explains each of them."""

from __future__ import annotations

from msgspec import Struct

from games.food_chain_magnate import data


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    """The value of a company (`evaluation`)."""

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


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    """Expectations of the market (`market`)."""

    nearest: float
    otherwise: float
    garden: float


class Lookahead(Struct, frozen=True, forbid_unknown_fields=True):
    """The depth and width of the search (`lookahead`)."""

    turns: int
    tried: int
    listed: int
    least: int
    work: int
    clearly: float
    decided: float


class Careers(Struct, frozen=True, forbid_unknown_fields=True):
    """The values of training (`career_values`)."""

    few: int
    ahead: int
    salary_share: float
    leaning_share: float
    leant: float
    lesson: float
    first_cook: float
    new_good: float
    chef: float
    builder: float
    first_marketeer: float
    marketeer: float
    new_marketeer: float
    reached: float
    prices: float
    driver: float
    manager: float
    opener: float
    special: float
    much: float
    lacking: int


class Leaning(Struct, frozen=True, forbid_unknown_fields=True):
    """Preferences besides the money (`roles`)."""

    dearest: tuple[float, ...]
    slot: float
    apart: int


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """Priorities of a company (`advice`)."""

    girls: int
    step: float
    idle: float
    late: float
    rich: int
    tip: float
    garden: float
    wanted: tuple[tuple[str, int], ...]


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    company: Company
    market: Market
    lookahead: Lookahead
    careers: Careers
    leaning: Leaning
    plan: Plan


WEIGHTS: Weights = data.read("evaluation.toml", Weights)
