"""Changes on servers are noted by any client, in any number at once, and until they are written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from types import SimpleNamespace

import pytest

from bot.announcements.board import GatewayWatch
from bot.store import StoreError


class Boards:
    """Records the servers of each refresh; `failing` while the database fails."""

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
    """Boards without any refresh yet."""
    return Boards()


Listeners = defaultdict[str, list[Callable[..., None]]]


@pytest.fixture
def listeners() -> Listeners:
    """Return the listeners to the events of a client."""
    return defaultdict(list)


def hear(listeners: Listeners, event: str, *guilds: int) -> None:
    """Send an event on some servers, with discord.py's objects."""
    for guild in guilds:
        changed = SimpleNamespace(guild_id=guild, guild=None if event.startswith("raw") else SimpleNamespace(id=guild))
        for listener in listeners[event]:
            listener(changed)


async def test_what_could_not_be_written_is_tried_again(listeners: Listeners, boards: Boards) -> None:
    changes = GatewayWatch(listeners, boards.look)
    boards.failing = True
    hear(listeners, "guild_channel_update", 1)
    assert await changes._turn() < 60, "it does not wait for the next change"
    boards.failing = False
    hear(listeners, "raw_thread_delete", 2)
    await changes._turn()
    assert boards.looks == [{1, 2}]


async def test_what_is_heard_until_the_end_is_not_forgotten(listeners: Listeners, boards: Boards) -> None:
    changes = GatewayWatch(listeners, boards.look)
    changes.start()
    hear(listeners, "guild_channel_update", *range(1, 2501))
    await changes.stop()
    assert set().union(*boards.looks) == set(range(1, 2501))
