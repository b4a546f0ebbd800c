"""Whatever a renderer writes can be read on the ground that it is written on."""

from __future__ import annotations

from importlib import import_module

import pytest

from renderers.kit.palette import RGB, contrast
from tests.renderers.test_rooms import HOUSE

PAIRS = [
    pytest.param(*pair, id=f"{title}-{number}")
    for title in HOUSE
    for number, pair in enumerate(import_module(f"renderers.{title}.colours").TEXT_PAIRS)
]


@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read_on_its_ground(text: RGB, ground: RGB) -> None:
    assert contrast(text, ground) >= 4.5
