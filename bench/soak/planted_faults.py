"""Faults planted in a host to test the verifier; each silently breaks one guarantee now and then."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from itertools import count
from typing import Any

import discord
from msgspec import structs

from bot.discord.posts.delivery import DiscordMessenger
from bot.store import Store, UnitOfWork

_EVERY = 10
_LOOKS, _LOOK_SECONDS = 20, 0.1


def _lose_a_row() -> None:
    """Skip writing a message's row."""
    turns, write = count(1), UnitOfWork.message

    def message(self: UnitOfWork, **values: Any) -> UnitOfWork:
        return self if next(turns) % _EVERY == 0 else write(self, **values)

    setattr(UnitOfWork, "message", message)  # noqa: B010  # patches the host, as all of this module


def _early() -> None:
    """Acknowledge a move without writing it."""
    turns, write = count(1), Store.write

    async def written(self: Store, unit: UnitOfWork, *table: str) -> None:
        moves = any("moves" in str(statement) for statement, _ in unit.operations)
        if not moves or next(turns) % _EVERY:
            await write(self, unit, *table)

    setattr(Store, "write", written)  # noqa: B010


def _unsent() -> None:
    """Record a message as sent without sending it."""
    turns, deliver = count(1), DiscordMessenger.deliver

    async def delivered(self: DiscordMessenger, row: Any) -> int | None:
        return None if next(turns) % _EVERY == 0 else await deliver(self, row)

    setattr(DiscordMessenger, "deliver", delivered)  # noqa: B010


def _post_twice() -> None:
    """Post a message a second time under another nonce."""
    turns, send = count(1), DiscordMessenger._sent

    async def sent(self: DiscordMessenger, row: Any, post: Any, picture: Any) -> Any:
        if next(turns) % _EVERY == 0:
            await send(self, structs.replace(row, nonce=f"again-{row.id:x}"), post, picture)
        return await send(self, row, post, picture)

    setattr(DiscordMessenger, "_sent", sent)  # noqa: B010


def _overtaking() -> None:
    """Hold a message back until the channel's next one is written, and post that one first."""
    turns, deliver = count(1), DiscordMessenger.deliver

    async def delivered(self: DiscordMessenger, row: Any) -> int | None:
        for _ in range(_LOOKS if row.place == "channel" and next(turns) % 3 == 0 else 0):
            last = await self._tables.store.outbox_queue.last_in_channel(row.table_id)
            if last is not None and last.id > row.id and last.kind != "update":
                await self._sent(last, *await self._messages.write(last))
                break
            await asyncio.sleep(_LOOK_SECONDS)
        return await deliver(self, row)

    setattr(DiscordMessenger, "deliver", delivered)  # noqa: B010


def _change_back() -> None:
    """Change a panel back to its earlier content."""
    turns, edit = count(1), discord.InteractionResponse.edit_message
    before: dict[int, dict[str, Any]] = {}

    @functools.wraps(edit)
    async def edited(self: Any, **what: Any) -> Any:
        result = await edit(self, **what)
        message = self._parent.message
        shown: dict[str, Any] = {key: what[key] for key in ("content", "view") if key in what}
        last = before.get(message.id) if message is not None else None
        if last is not None and next(turns) % 3 == 0:
            await self._parent.edit_original_response(**last)
        elif message is not None:
            before[message.id] = shown
        return result

    setattr(discord.InteractionResponse, "edit_message", edited)  # noqa: B010


FAULTS: dict[str, Callable[[], None]] = {
    "lost": _lose_a_row,
    "early": _early,
    "unsent": _unsent,
    "again": _post_twice,
    "overtaking": _overtaking,
    "back": _change_back,
}
"""Faults by name, as `bench.soak.crash_points` takes them."""
