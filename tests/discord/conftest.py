"""The host on the sandbox, as in tests/e2e; and emoji that are drawn once."""

import asyncio

import pytest

from bot.app import Host
from bot.discord import emoji
from tests.e2e.conftest import ann, bo, breaks, cleo, defer_after, failures, host, rig, shared, sketched, start_waits
from tests.lengths import LONG

__all__ = [
    "ann",
    "bo",
    "breaks",
    "cleo",
    "dealt",
    "defer_after",
    "drawn_once",
    "failures",
    "host",
    "rig",
    "shared",
    "sketched",
    "start_waits",
]


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch, host: Host) -> None:
    """Deal the same to every table that starts in this test."""
    monkeypatch.setattr(host.tables.repository, "entropy", lambda count: bytes([3]) * count)


@pytest.fixture(scope="session")
async def pieces() -> dict[str, bytes]:
    """Every piece of every title as it is uploaded, by the emoji's name."""
    return await emoji.draw_pieces()


@pytest.fixture
def drawn_once(monkeypatch: pytest.MonkeyPatch, pieces: dict[str, bytes]) -> None:
    """Upload pieces that were drawn before; the long form draws them for each upload."""
    if not LONG:
        monkeypatch.setattr(emoji, "draw_pieces", lambda: asyncio.sleep(0, pieces))
