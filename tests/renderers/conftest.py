"""The tests of pictures share their sprites with each other, and with the hosts of the run."""

from __future__ import annotations

import pytest

from renderers.warm_up import begin
from tests.conftest import SPRITES


@pytest.fixture(scope="session", autouse=True)
def sprites() -> None:
    """Keep what is drawn on disk: a worker reads what another one has drawn, or itself before its memory was full."""
    begin(SPRITES)
