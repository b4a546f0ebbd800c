"""A pytest plug-in: a fixture with an empty Discord, and people in it.

Put `pytest_plugins = ["sandbox.pytest_plugin"]` into the top `conftest.py`. It needs pytest-asyncio.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox.driver import Rig
from sandbox.server import Sandbox


@pytest_asyncio.fixture
async def discord_sandbox() -> AsyncIterator[Rig]:
    """One server with the channel `#tables`, one bot account, and nobody else yet.

    The test fails at its end if the bot left an interaction unanswered, asked for a route that Discord does not have,
    or broke the gateway's protocol.
    """
    async with Sandbox() as service:
        rig = Rig(service, bot="Bot")
        yield rig
        problems = rig.problems()
    assert not problems, "\n".join(problems)
