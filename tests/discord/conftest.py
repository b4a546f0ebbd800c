"""The host on the sandbox, as in tests/e2e."""

import pytest

from bot.discord.posts.viewer_text import ViewerText
from tests.discord.tables import a_picture
from tests.e2e.conftest import ann, bo, cleo, failures, host, rig, shared

__all__ = ["ann", "bo", "cleo", "failures", "host", "rig", "shared"]


@pytest.fixture
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace boards by empty ones, for tests that look at no picture."""
    monkeypatch.setattr(ViewerText, "drawing", lambda *_, **__: a_picture)
