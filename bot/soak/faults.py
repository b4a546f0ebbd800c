"""Faults planted in a host, to see that the judge sees them: each breaks one promise now and then, silently."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from itertools import count
from typing import Any

import discord
from msgspec import structs
from sqlalchemy import func, select

from bot.discord.delivery import DiscordMessenger
from bot.store import Store, Unit, schema, store

_EVERY = 10
_SLOW_SECONDS = 0.3


def _lost() -> None:
    """A message's row is not written."""
    turns, write = count(1), Unit.message

    def message(self: Unit, **values: Any) -> Unit:
        return self if next(turns) % _EVERY == 0 else write(self, **values)

    setattr(Unit, "message", message)  # noqa: B010  # as everywhere here: in the place of the host's own


def _early() -> None:
    """A move is acknowledged and never written."""
    turns, write = count(1), Store.write

    async def written(self: Store, unit: Unit) -> None:
        moves = any("moves" in str(statement) for statement, _ in unit.operations)
        if not moves or next(turns) % _EVERY:
            await write(self, unit)

    setattr(Store, "write", written)  # noqa: B010


def _unsent() -> None:
    """A message is noted as sent before it is."""
    turns, deliver = count(1), DiscordMessenger.deliver

    async def delivered(self: DiscordMessenger, row: Any) -> int | None:
        return None if next(turns) % _EVERY == 0 else await deliver(self, row)

    setattr(DiscordMessenger, "deliver", delivered)  # noqa: B010


def _again() -> None:
    """A message is posted a second time under another nonce."""
    turns, send = count(1), DiscordMessenger._sent

    async def sent(self: DiscordMessenger, row: Any, post: Any, picture: Any) -> Any:
        if next(turns) % _EVERY == 0:
            await send(self, structs.replace(row, made=row.made + 1), post, picture)
        return await send(self, row, post, picture)

    setattr(DiscordMessenger, "_sent", sent)  # noqa: B010


def _overtaking() -> None:
    """Of several messages that wait for a place the newest goes first."""
    out, deliver = schema.outbox.c, DiscordMessenger.deliver

    async def slowly(self: DiscordMessenger, row: Any) -> int | None:
        await asyncio.sleep(_SLOW_SECONDS)
        return await deliver(self, row)

    store._heads = lambda: select(func.max(out.id)).where(out.state == "waiting").group_by(out.target)
    setattr(DiscordMessenger, "deliver", slowly)  # noqa: B010


def _back() -> None:
    """A panel is changed back to what it showed before."""
    turns, edit = count(1), discord.InteractionResponse.edit_message
    before: dict[int, dict[str, Any]] = {}

    @functools.wraps(edit)
    async def edited(self: Any, **what: Any) -> Any:
        result = await edit(self, **what)
        message = self._parent.message
        shown = {key: what[key] for key in ("content", "view") if key in what}
        last = before.get(message.id) if message is not None else None
        if last is not None and next(turns) % 3 == 0:
            await self._parent.edit_original_response(**last)
        elif message is not None:
            before[message.id] = shown
        return result

    setattr(discord.InteractionResponse, "edit_message", edited)  # noqa: B010


FAULTS: dict[str, Callable[[], None]] = {
    "lost": _lost,
    "early": _early,
    "unsent": _unsent,
    "again": _again,
    "overtaking": _overtaking,
    "back": _back,
}
"""Faults by name."""
