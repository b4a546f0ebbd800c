"""What changes on servers is noted whoever hears it, however much comes at once, and until it is written."""

from __future__ import annotations

from collections.abc import Collection

import discord
import pytest

from bot.announcements.board import GatewayWatch
from bot.store import StoreError


class Boards:
    """Which servers' boards were to be looked at, each time; `failing` as long as the database does."""

    def __init__(self) -> None:
        self.looks: list[set[int]] = []
        self.failing = False

    async def look(self, guilds: Collection[int]) -> None:
        """Note the servers. Raises StoreError."""
        if self.failing:
            raise StoreError("locked")
        self.looks.append(set(guilds))


@pytest.fixture
def boards() -> Boards:
    """Boards of which none is looked at yet."""
    return Boards()


@pytest.fixture
def client() -> discord.Client:
    """A client that knows no server, as of a process that has taken over its session."""
    return discord.Client(intents=discord.Intents(guilds=True))


def hear(client: discord.Client, event: str, *guilds: int) -> None:
    """An event of the gateway on some servers."""
    for guild in guilds:
        client._connection.parsers[event]({"guild_id": str(guild), "id": "5", "type": 0, "role_id": "6", "role": {}})


async def test_many_changes_are_one_look_at_each_board(client: discord.Client, boards: Boards) -> None:
    changes = GatewayWatch(client, boards.look)
    for event in ("CHANNEL_UPDATE", "CHANNEL_DELETE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_CREATE", "GUILD_ROLE_DELETE"):
        hear(client, event, 1, 2, 1)
    await changes.stop()
    assert boards.looks == [{1, 2}]


async def test_what_could_not_be_written_is_tried_again(client: discord.Client, boards: Boards) -> None:
    changes = GatewayWatch(client, boards.look)
    boards.failing = True
    hear(client, "CHANNEL_UPDATE", 1)
    assert await changes._turn() < 60, "it does not wait for the next change"
    boards.failing = False
    hear(client, "CHANNEL_DELETE", 2)
    await changes._turn()
    assert boards.looks == [{1, 2}]


async def test_what_is_heard_until_the_end_is_not_forgotten(client: discord.Client, boards: Boards) -> None:
    changes = GatewayWatch(client, boards.look)
    changes.start()
    hear(client, "CHANNEL_UPDATE", *range(1, 2501))
    await changes.stop()
    assert set().union(*boards.looks) == set(range(1, 2501))
