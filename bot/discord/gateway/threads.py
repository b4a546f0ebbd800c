"""Threads for tables: begun in a channel of any kind, or refused with the reason."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.gateway import permissions
from bot.discord.gateway.limits import THREAD_NAME, cut
from bot.tables import TableError

_TOO_MANY = (160006, 160007)
"""Discord has as many active threads of a server, or of its announcement channels, as it allows."""
_FORBIDDEN = (50001, 50013)
_NO_KIND = (50003, 50008, 50024)
"""Discord does not begin threads in a channel of this kind."""


class NoThread(TableError):
    """A thread cannot be begun; the reason says why, and that the table stays in its channel."""


async def begin(channel: object, name: str, held: discord.Permissions | None = None) -> discord.Thread:
    """Begin a public thread in a channel, of the kind that Discord has there.

    `held` is what the host may do there, where that is known. Raises NoThread where there can be none, at once, and
    what goes wrong on the way to Discord.
    """
    if not isinstance(channel, discord.TextChannel):
        raise NoThread("table-no-thread-kind")
    missing = discord.Permissions.none() if held is None else permissions.THREADS & ~held
    if missing.value:
        raise _forbidden(missing)
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=cut(name, THREAD_NAME), type=kind)
    except discord.HTTPException as error:
        raise _refusal(error) from error


def _refusal(error: discord.HTTPException) -> discord.HTTPException | NoThread:
    """What is told of a refusal of Discord's; the error itself where trying again may help."""
    if error.code in _TOO_MANY:
        return NoThread("table-no-thread-full")
    if error.code in _NO_KIND:
        return NoThread("table-no-thread-kind")
    return _forbidden(permissions.THREADS) if error.code in _FORBIDDEN else error


def _forbidden(missing: discord.Permissions) -> NoThread:
    return NoThread("table-no-thread-forbidden", missing=", ".join(permissions.names(missing)))


def channels(interaction: discord.Interaction[Any]) -> list[int]:
    """The channel of an interaction and, of a thread, the one that it belongs to."""
    here = interaction.channel
    found = [interaction.channel_id, here.parent_id if isinstance(here, discord.Thread) else None]
    return [one for one in found if one is not None]
