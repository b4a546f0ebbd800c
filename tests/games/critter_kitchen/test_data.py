"""Component data defines what cards do, and misspelt names are rejected when it is loaded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.critter_kitchen import ending
from games.critter_kitchen.data import (
    CRITICS,
    RESTAURATEURS,
    RUMORS,
    SOLO,
    ZOUS,
    Challenge,
    Course,
    Critic,
    Restaurateur,
    Rumor,
    Solo,
    Zous,
)
from games.critter_kitchen.steps import abilities

WRONG: list[tuple[type[msgspec.Struct], dict[str, Any]]] = [
    (Critic, {"spicefactor": 3}),
    (Critic, {"rooms": {"chese": 2}}),
    (Critic, {"beside": "vine"}),
    (Restaurateur, {"stars": 1, "fridges": 2}),
    (Challenge, {"needs": ["bread", "fsh", "wine"]}),
    (Zous, {"speed": 1, "capacity": 1, "timing": "before_pick"}),
    (Rumor, {"kind": "moust", "base": True, "dots": 1}),
]


@pytest.mark.parametrize(("card", "given"), WRONG, ids=lambda value: str(getattr(value, "__name__", value)))
def test_a_misspelt_effect_is_refused_at_loading(card: type[msgspec.Struct], given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "new", "source": "assumed", **given}, card, str_keys=True)


@pytest.mark.parametrize("card", [*CRITICS.values(), *RESTAURATEURS.values()], ids=lambda card: card.id)
def test_every_critic_and_restaurateur_changes_something(card: Critic | Restaurateur) -> None:
    plain = msgspec.convert(
        {"id": card.id, "source": card.source, "stars": 0}
        if isinstance(card, Restaurateur)
        else {"id": card.id, "source": card.source},
        type(card),
    )
    changed = [name for name in card.__struct_fields__ if getattr(card, name) != getattr(plain, name)]
    assert [name for name in changed if name != "stars"]


@pytest.mark.parametrize(
    "wrong",
    [{"manager": ["mouse:soup_truk"]}, {"manager": ["hat"]}, {"manager": ["cat:soup_truck"]}, {"day1_default": ["V8"]}],
)
def test_a_misspelt_card_of_the_rival_is_refused_at_loading(wrong: dict[str, list[str]]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(SOLO), **wrong}, Solo)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"rule": "has8", "arrow": "left"}, Course)


def test_every_zous_chef_with_a_window_has_an_ability() -> None:
    assert sorted(abilities.RULES) == sorted(card.id for card in ZOUS.values() if card.timing != "none")


def test_every_rumor_has_a_rule_of_its_kind() -> None:
    for card in RUMORS.values():
        assert card.id in ending.RULES or card.kind == "fanatic", card.id
