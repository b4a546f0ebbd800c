"""The settings of servers that concern every table; the feature that stores them sets them here."""

from __future__ import annotations

from collections.abc import Collection


class ServerRules:
    """The rules of servers, by Discord id. This default knows of none."""

    def known_language(self, guild: int | None) -> str:
        """Return the public language of a server as far as it is cached; '' for Discord's setting."""
        return ""

    async def language(self, guild: int | None) -> str:
        """Return the public language of a server; '' for Discord's setting. Raises StoreError."""
        return ""

    async def wants_threads(self, guild: int | None) -> bool:
        """Return whether every table of a server gets a thread. Raises StoreError."""
        return False

    async def admit_place(self, guild: int, title: str, channels: Collection[int]) -> None:
        """Raise TableError if a title may not be played in a channel."""
