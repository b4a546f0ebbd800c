"""A pytest plug-in: a fixture with an empty sandbox and a driver for people in it.

Put `pytest_plugins = ["sandbox.pytest_plugin"]` into the top `conftest.py`. It needs pytest-asyncio.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox.driver import Rig
from sandbox.server import Sandbox


@pytest_asyncio.fixture
async def discord_sandbox() -> AsyncIterator[Rig]:
    """Run a sandbox of one server with the channel `#tables` and one bot account; people are added on demand.

    The test fails at its end if the bot left an interaction unanswered, requested a route that Discord does not have,
    or violated the gateway's protocol.
    """
    async with Sandbox() as service:
        rig = Rig(service, bot="Bot")
        yield rig
        problems = rig.problems()
    assert not problems, "\n".join(problems)
