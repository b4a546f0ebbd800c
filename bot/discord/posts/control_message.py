"""Keeps controls only on the latest message of a table, and removes them from the one before.

A message whose controls cannot be removed now is remembered, and retried with the next message to the same channel.

Also has the buttons that features add below messages about a table, by their place.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.discord.layout import Item, without_controls
from bot.store.schema import StaleRow
from bot.tables import Tables
from renderers.words import Words

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""Errors between this process and Discord."""
UNKNOWN_MESSAGE = 10008
_UNKNOWN_CHANNEL = 10003
_HOST_CODES = (40001, 40333)  # unauthorized; blocked by Cloudflare
_REMEMBERED = 256
log = structlog.get_logger(__name__)


class SentMessages:
    """Remembers the latest messages as Discord has them, so that removing their controls needs no request."""

    def __init__(self) -> None:
        self._found: OrderedDict[int, discord.Message] = OrderedDict()

    def note(self, message: discord.Message) -> None:
        """Remember a message as it was just sent or edited."""
        self._found.pop(message.id, None)
        self._found[message.id] = message
        if len(self._found) > _REMEMBERED:
            self._found.popitem(last=False)

    def of(self, message: int) -> discord.Message | None:
        """Return a message; None if it is not remembered."""
        return self._found.get(message)

    def take(self, message: int) -> discord.Message | None:
        """Return a message and forget it; None if it is not remembered."""
        return self._found.pop(message, None)


def refuses_host(error: BaseException) -> bool:
    """Return whether Discord, or Cloudflare before it, rejects this host whatever the request."""
    # A renewed token gives 401 without a code. A refusal of a single request has one of Discord's error codes; the
    # library raises a 429 without one only if an address is blocked.
    if not isinstance(error, discord.HTTPException):
        return False
    return error.code in _HOST_CODES or (error.status in (401, 403, 429) and not error.code)


async def carry(
    client: discord.Client,
    tables: Tables,
    table_id: str,
    channel: int,
    message: int,
    *,
    carries: bool = True,
    new: bool = False,
    sent: SentMessages | None = None,
) -> None:
    """Make a message the one with a table's controls (or none), and remove them from the one before it.

    If it is `new`, a later message may have them already: then it has none. With the
    controls the call to those it asked is removed. A failure to remove old controls is only logged and retried later,
    because they are stale anyway. A message just `sent` is not fetched again.
    """
    now = tables.repository.clock()
    stale = await tables.store.live.set_post(table_id, channel, message, now, carries=carries, new=new)
    await _tidied(client, tables, stale, sent)


async def tidy(client: discord.Client, tables: Tables, channel: int) -> None:
    """Remove the controls that a channel's messages should not have any more. Raises StoreError."""
    await _tidied(client, tables, await tables.store.live.stale([channel]))


async def _tidied(
    client: discord.Client, tables: Tables, found: Sequence[StaleRow], sent: SentMessages | None = None
) -> None:
    for stale in found:
        known = sent.take(stale.message) if sent is not None else None
        place = client.get_partial_messageable(stale.channel)
        if await _stripped(known or place.get_partial_message(stale.message), fresh=known is not None):
            await tables.store.live.cleared(stale.message)


async def strip(tables: Tables, message: discord.Message | discord.PartialMessage) -> None:
    """Remove the controls from a message if it still exists; retried later if that fails."""
    if not await _stripped(message):
        await tables.store.live.leave(message.channel.id, message.id)


async def _stripped(message: discord.Message | discord.PartialMessage, *, fresh: bool = False) -> bool:
    """Remove the controls and the call from a message; return whether it has none now."""
    try:
        # Unless it is `fresh` it may have been edited since it was pressed.
        whole = message if fresh and isinstance(message, discord.Message) else await message.fetch()
        view = without_controls(whole) if whole.flags.components_v2 else None
        await whole.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except FAILURES as error:
        log.info("old controls not removed yet", message=message.id, why=str(error))
        # A message that does not exist any more has no controls either.
        return isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_MESSAGE, _UNKNOWN_CHANNEL)
    return True


MakeButton = Callable[[Words, str], Item]
"""Makes a button from its readers' words and the id of the table; the message gives it its row."""


class TableButtons(Struct, frozen=True):
    """Buttons of features; a host without a feature shows none of its buttons."""

    lobby: Sequence[MakeButton] = ()
    """Below a table that has not started."""
    setup: Sequence[MakeButton] = ()
    """Below the first message of a game, where there is room."""
    move: Sequence[MakeButton] = ()
    """Beside *Your move*."""
    panel: Sequence[MakeButton] = ()
    """On the private panel of a running game."""
    turn: Sequence[MakeButton] = ()
    """Below each message of a turn."""
    lookups: Sequence[MakeButton] = ()
    """Beside the buttons for lookups."""
    result: Sequence[MakeButton] = ()
    """Below a result: files of the game."""
    again: Sequence[MakeButton] = ()
    """Below a result of a game with people, at the end: what they may do next."""
    me: Sequence[MakeButton] = ()
    """Below a person's settings, which belong to no table."""

    @classmethod
    def of(cls, found: Iterable[TableButtons]) -> TableButtons:
        """Return all buttons of several places, in order."""
        every = list(found)
        return cls(*(tuple(one for each in every for one in getattr(each, name)) for name in cls.__struct_fields__))


NO_BUTTONS = TableButtons()


def make_buttons(buttons: Iterable[MakeButton], words: Words, table_id: str, row: int | None = None) -> list[Item]:
    """Make buttons of a table, in a row if one is given."""
    items = [button(words, table_id) for button in buttons]
    for item in items:
        item.row = row
    return items
