"""States sampled from a view: what must be true in them although nobody can see it."""

from __future__ import annotations

import pytest

from games.critter_kitchen import TITLE
from games.critter_kitchen.state import Rules
from games.critter_kitchen.steps.abilities import Trade
from games.critter_kitchen.steps.round import Plan
from games.critter_kitchen.tokens import BAG, TOFU
from games.kernel import Chance
from tests.games.critter_kitchen.builders import a_table


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_where_other_tokens_do_not_go_around_the_tofu_is_still_there(seed: bytes) -> None:
    rest = " ".join(token for token in BAG if not token.startswith("rumor"))
    table = a_table("Red Blue", holds={"Blue": f"{rest} tofu"}, step=Plan([0, 1]), rules=Rules(cart=True), round=5)
    table.state.bag = [token for token in BAG if token.startswith("rumor")]
    table.state.players[1].cart = {TOFU: True}
    imagined = TITLE.determinize(TITLE.view(table.state, 0), Chance(seed))
    assert imagined.shields[1].storage.count(TOFU) == 1
    assert TITLE.testing.invariants(imagined) == []


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_who_is_asked_for_soup_has_some(seed: bytes) -> None:
    table = a_table("Red Blue", holds={"Blue": "soup"}, step=Trade(1), bag=list(BAG))
    assert TITLE.determinize(TITLE.view(table.state, 0), Chance(seed)).shields[1].soup >= 1
