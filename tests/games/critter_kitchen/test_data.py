"""Component data says what cards do, and nothing misspelt gets past its loading."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.critter_kitchen.data import CRITICS, RESTAURATEURS, Challenge, Critic, Restaurateur

WRONG: list[tuple[type[msgspec.Struct], dict[str, Any]]] = [
    (Critic, {"spicefactor": 3}),
    (Critic, {"rooms": {"chese": 2}}),
    (Critic, {"beside": "vine"}),
    (Restaurateur, {"stars": 1, "fridges": 2}),
    (Challenge, {"needs": ["bread", "fsh", "wine"]}),
]


@pytest.mark.parametrize(("card", "given"), WRONG, ids=lambda value: str(getattr(value, "__name__", value)))
def test_a_misspelt_effect_is_refused_at_loading(card: type[msgspec.Struct], given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "new", "source": "house", **given}, card, str_keys=True)


@pytest.mark.parametrize("card", [*CRITICS.values(), *RESTAURATEURS.values()], ids=lambda card: card.id)
def test_every_critic_and_restaurateur_changes_something(card: Critic | Restaurateur) -> None:
    plain = type(card)(**{"id": card.id, "source": card.source} | ({"stars": 0} if hasattr(card, "stars") else {}))
    changed = [name for name in card.__struct_fields__ if getattr(card, name) != getattr(plain, name)]
    assert [name for name in changed if name != "stars"]
