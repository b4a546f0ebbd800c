"""How bots weigh the cards of modules: the numbers of `evaluation.toml`, which says what each means."""

from __future__ import annotations

from msgspec import Struct

from .. import data


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    campaign: float
    cup: float
    shop: float
    kimchi_most: float
    star: float
    star_tie: float
    worker_twice: float
    park: float
    road: float
    area: float


WEIGHTS: Weights = data.read("evaluation.toml", Weights, __package__)
