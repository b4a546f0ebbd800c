"""What managers of servers have set, as far as it touches every table; the feature that keeps it puts itself here."""

from __future__ import annotations

from collections.abc import Collection


class ServerRules:
    """The rules of servers, by Discord's numbers. This one knows of none."""

    def known_language(self, guild: int | None) -> str:
        """The language for everybody on a server, as far as it is known; '' as Discord says of the server."""
        return ""

    async def language(self, guild: int | None) -> str:
        """The language for everybody on a server; '' as Discord says of the server. Raises StoreError."""
        return ""

    async def wants_threads(self, guild: int | None) -> bool:
        """Whether every table of a server is to get a thread of its own. Raises StoreError."""
        return False

    async def admit_place(self, guild: int, title: str, channels: Collection[int]) -> None:
        """Refuse a table of a title in a place where it is not wanted. Raises TableError."""
