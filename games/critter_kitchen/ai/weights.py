"""The bots' weights, from `evaluation.toml`, which explains each of them."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import data_files


class PositionWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a whole (`evaluation.evaluate`, `evaluation.kitchen`)."""

    won: float
    rival: float
    final_rival: float
    meal: tuple[float, float, float]
    over_fridge: int
    soup: float
    soup_most: int
    rumor: float
    rumor_by_round: float
    hired: float
    hired_hand: float
    hat: float
    cart: float


class Meal(Struct, frozen=True, forbid_unknown_fields=True):
    """A future critic meal (`evaluation.meal`)."""

    track: float
    all_courses: float
    second: float
    best: float
    best_from: int
    best_least: float
    best_most: float
    allspice: float
    seasoning: float
    spice_lover: float


class Dishes(Struct, frozen=True, forbid_unknown_fields=True):
    """The challenges of the day (`evaluation.dishes`)."""

    steps: tuple[tuple[float, float], ...]
    spice: float
    allspice: float
    done: float
    done_by_round: float
    alone: float
    shared: float
    filled: float
    lacking: float


class Items(Struct, frozen=True, forbid_unknown_fields=True):
    """An item, to any player (`evaluation.worth_to_anybody`)."""

    rumor: float
    rumor_by_round: float
    zous: float
    zous_hand: float
    soup: float
    bisque: float
    allspice: float
    tofu: float
    spice: float
    ingredient: float
    wanted: float


class Places(Struct, frozen=True, forbid_unknown_fields=True):
    """Where chefs may go (`evaluation.haul`, `evaluation.offers`) and when they go home (`advice.pick`)."""

    crowd: float
    ahead: tuple[float, float, float]
    break_time: float
    merchant: tuple[float, ...]
    merchant_two: tuple[float, ...]
    academy: tuple[float, ...]
    leave: float


class Larder(Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept after the dishes of the first and of the second day (`evaluation.larder`)."""

    meal: tuple[float, float]
    ingredient: tuple[float, float]
    spice: tuple[float, float]
    soup: tuple[float, float]
    tries: int


class Menu(Struct, frozen=True, forbid_unknown_fields=True):
    """An unfinished meal and what to keep for it (`menu`, `advice.best_meal`)."""

    second: float
    alone: float
    on_track: float
    best: float
    best_from: int
    best_least: float
    best_most: float
    unsure: float
    spice_lover: float
    changes: int


class Keeping(Struct, frozen=True, forbid_unknown_fields=True):
    """The value of keeping a token (`dish_solver.worth`)."""

    spice: float
    allspice: float
    tofu: float
    soup: float
    bisque: float
    cookbook: float


class Lookahead(Struct, frozen=True, forbid_unknown_fields=True):
    """The searching player (`lookahead`)."""

    samples: tuple[int, int, int, int]
    samples_hard: int
    kept: int
    finalists: int
    laid_anew: int
    envy: float
    break_time: float
    second: float
    least: float


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    position: PositionWeights
    meal: Meal
    dishes: Dishes
    items: Items
    places: Places
    larder: Larder
    menu: Menu
    keeping: Keeping
    lookahead: Lookahead


WEIGHTS = data_files.read(__package__.removesuffix(".ai"), "evaluation.toml", Weights)
