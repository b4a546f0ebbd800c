"""In which language something is said: the reader's in private, the server's in public."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog

from bot.store import StoreError
from bot.tables import Tables
from renderers.words import Words

log = structlog.get_logger(__name__)


def server(interaction: discord.Interaction[Any]) -> Words:
    """The words of the server where it happened; of the person in a direct message."""
    return Words(str(interaction.guild_locale or interaction.locale))


def of_guild(client: discord.Client, guild_id: int | None, default: str) -> Words:
    """The words of a server by its id, for messages nobody asked for; `default` where it is unknown."""
    guild = client.get_guild(guild_id) if guild_id else None
    return Words(str(guild.preferred_locale) if guild else default)


class Readers:
    """In which language each person reads, as last seen, for messages that nobody asked for."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._seen: dict[int, str] = {}
        self._writing: set[asyncio.Task[None]] = set()

    def notice(self, user: int, locale: str) -> None:
        """Somebody was seen reading in a locale; it is remembered for later, in the background."""
        if self._seen.get(user) == locale:
            return
        self._seen[user] = locale
        task = asyncio.create_task(self._remember(user, locale))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def reader(self, interaction: discord.Interaction[Any]) -> Words:
        """The words of the person who pressed or typed: of the language they chose, else of what Discord says."""
        return Words(self._tables.habits.known(interaction.user.id).locale or str(interaction.locale))

    async def words(self, user: int, default: str) -> Words:
        """The words for a direct message to somebody: of the language they chose, else of the one they were seen in."""
        chosen = (await self._tables.habits.of(user)).locale
        if chosen:
            return Words(chosen)
        if user not in self._seen:
            known = await self._tables.store.remembered(_mark(user))
            if known is None:
                return Words(default)
            self._seen[user] = known
        return Words(self._seen[user])

    def forget(self, user: int) -> None:
        """Nobody has been seen reading."""
        self._seen.pop(user, None)

    async def settle(self) -> None:
        """Wait until everything noticed is written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _remember(self, user: int, locale: str) -> None:
        try:
            if await self._tables.store.remembered(_mark(user)) != locale:
                await self._tables.store.remember(_mark(user), locale)
        except StoreError as error:
            self._seen.pop(user, None)  # noticed anew another time
            log.warning("a locale is not remembered", why=str(error))


def _mark(user: int) -> str:
    return f"locale:{user}"
