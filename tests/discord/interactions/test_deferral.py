"""A deferral that fails is left to the answer, whatever the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.discord.interactions.responses import Reply


class ClosedResponse:
    """The first response of an interaction whose client has closed its session."""

    def __init__(self) -> None:
        self.tried = asyncio.Event()

    def is_done(self) -> bool:
        """Return whether Discord has a response."""
        return False

    async def defer(self, **_: Any) -> None:
        """Fail as aiohttp does."""
        self.tried.set()
        raise RuntimeError("Session is closed")


async def test_a_deferral_by_a_closed_client_leaves_the_answer_to_come(defer_after: Callable[[float], None]) -> None:
    defer_after(0.0)
    response = ClosedResponse()
    pressed = SimpleNamespace(response=response, type=discord.InteractionType.component, extras={})
    reply = Reply.begin(cast("Any", pressed))
    reply.defer_in_time()
    async with asyncio.timeout(10):
        await response.tried.wait()
        await reply.ready()
    assert not reply.begun
