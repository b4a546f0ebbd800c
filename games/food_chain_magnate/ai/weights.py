"""How bots weigh a position: the numbers of `evaluation.toml`, which says what each means."""

from __future__ import annotations

from msgspec import Struct

from games.food_chain_magnate import data


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


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    """What an adviser expects of the market (`players.prospects`)."""

    nearest: float
    otherwise: float
    garden: float


class Lookahead(Struct, frozen=True, forbid_unknown_fields=True):
    """How far and how widely answers are tried (`players.foresight`)."""

    turns: int
    tried: int
    listed: int
    least: int
    work: int
    clearly: float
    decided: float


class Careers(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a company trains into what (`players.careers`)."""

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
    """What companies like besides the money (`players.roles`)."""

    dearest: tuple[float, ...]
    slot: float
    apart: int


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What a company does first (`players.planner`)."""

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
