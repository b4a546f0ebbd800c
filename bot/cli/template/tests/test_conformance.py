"""Soup Stall meets all requirements of a title. It must be installed: `pip install --editable .`"""

from __future__ import annotations

import pytest

from bot.conformance import DEMANDS, Demand
from games.kernel import registry


@pytest.mark.parametrize("demand", DEMANDS, ids=lambda demand: str(demand.__name__))
def test_what_is_demanded_of_every_title_holds(demand: Demand) -> None:
    assert list(demand(registry.title("soup_stall"))) == []
