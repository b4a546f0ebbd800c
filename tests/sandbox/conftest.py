"""Fixtures: a sandbox with short deadlines, its people, and the checks at the end of a test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.driver import Rig
from sandbox.interactions import Timing
from sandbox.server import Sandbox
from tests.sandbox.rest import Api


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A started sandbox; tests of late answers set a deadline."""
    async with Sandbox(timing=Timing(answer=20)) as running:
        yield running


@pytest.fixture
def rig(sandbox: Sandbox) -> Rig:
    """One guild, one bot account, ``#tables``."""
    return Rig(sandbox)


@pytest.fixture
async def api(rig: Rig) -> AsyncIterator[Api]:
    """Bare REST requests with the bot's token."""
    async with aiohttp.ClientSession() as session:
        yield Api(rig, session)
