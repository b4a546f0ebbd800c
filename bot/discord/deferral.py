"""Answers that take longer than the three seconds for which Discord waits: it is told in time that one will come."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog

from .control_message import FAILURES

LATE_SECONDS = 2.0
"""After so long without an answer Discord is told that it takes longer."""
ANNOUNCING_SECONDS = 3.0
"""So long that is tried: afterwards Discord takes no first response any more."""
_KEY = "deferral"

log = structlog.get_logger(__name__)


class Deferral:
    """Watches over one interaction until its first answer."""

    def __init__(self, interaction: discord.Interaction[Any], since: float) -> None:
        self._interaction = interaction
        self._timer = asyncio.get_running_loop().call_at(since + LATE_SECONDS, self._on_late)
        self._announcing: asyncio.Task[None] | None = None
        self.announced = False
        """Whether one person sees that the host thinks."""

    def _on_late(self) -> None:
        if not self._interaction.response.is_done():
            self._announcing = asyncio.create_task(self._announce(), name="deferral")

    async def _announce(self) -> None:
        """A command shows that the host thinks; a message that was pressed on stays as it is."""
        response = self._interaction.response
        command = self._interaction.type is discord.InteractionType.application_command
        try:
            async with asyncio.timeout(ANNOUNCING_SECONDS):
                await response.defer(ephemeral=command, thinking=command)
            self.announced = command
        except FAILURES as error:
            log.info("no delay could be announced", why=str(error))

    async def over(self) -> None:
        """The answer is at hand."""
        self._timer.cancel()
        if self._announcing is not None:
            await self._announcing


def watch(interaction: discord.Interaction[Any], since: float) -> None:
    """Watch over an interaction until it is answered; `since` is when it came, by the loop's clock."""
    if interaction.type is not discord.InteractionType.autocomplete:
        interaction.extras[_KEY] = Deferral(interaction, since)


async def over(interaction: discord.Interaction[Any]) -> None:
    """Before the first answer: no delay will be announced any more, and one under way has been."""
    deferral: Deferral | None = interaction.extras.get(_KEY)
    if deferral is not None:
        await deferral.over()


def announced(interaction: discord.Interaction[Any]) -> bool:
    """Whether one person sees that the host thinks."""
    deferral: Deferral | None = interaction.extras.get(_KEY)
    return deferral is not None and deferral.announced
