"""Renews private panels that say for whom a table waits, once their reader must decide."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
import structlog

from bot.discord.interactions.responses import ResponseFailed
from bot.discord.posts.control_message import FAILURES
from bot.store import OutboxRow, StoreError
from bot.tables import TableError, Tables
from bot.tables.people import owes

Interaction: TypeAlias = discord.Interaction[Any]
RENEWED = "renewed"
"""Marks an interaction whose answer replaces its own earlier one."""
_PANELS = 2_000
log = structlog.get_logger(__name__)


class WaitingPanels:
    """The last panel of each person at each table that waits for others; `show` shows the current panel."""

    def __init__(self, tables: Tables, show: Callable[[Interaction, str], Awaitable[None]]) -> None:
        self._tables = tables
        self._show = show
        self._known: dict[tuple[str, int], Interaction] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, table_id: str, interaction: Interaction, *, waits: bool) -> None:
        """Note a panel that was shown, and whether it waits for others."""
        key = (table_id, interaction.user.id)
        self._known.pop(key, None)
        if waits:
            self._known[key] = interaction
            if len(self._known) > _PANELS:
                del self._known[next(iter(self._known))]

    async def renew(self, row: OutboxRow, _: discord.Message) -> None:
        """Renew the panels at a table, after a message, whose reader must decide now. The message does not wait.

        Discord accepts that for a quarter of an hour; after that the next press renews the panel.
        """
        for key in [one for one in self._known if one[0] == row.table_id]:
            task = asyncio.create_task(self._renew(key), name="renewal")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _renew(self, key: tuple[str, int]) -> None:
        table_id, user = key
        interaction = self._known.get(key)
        if interaction is None or interaction.is_expired():
            self._known.pop(key, None)
            return
        try:
            if owes(await self._tables.get(table_id), user):
                interaction.extras[RENEWED] = True
                await self._show(interaction, table_id)
        except (ResponseFailed, TableError, StoreError, *FAILURES) as error:
            self._known.pop(key, None)
            log.info("panel not renewed", table=table_id, why=str(error))
