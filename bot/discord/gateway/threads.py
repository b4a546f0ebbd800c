"""Creates threads for tables in any kind of channel, or says why that is not possible."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.gateway import permissions
from bot.discord.gateway.limits import THREAD_NAME, cut
from bot.tables import TableError

# The server, or its announcement channels, have the maximum of active threads.
_TOO_MANY = (160006, 160007)
_FORBIDDEN = (50001, 50013)
# Discord creates no threads in a channel of this kind.
_NO_KIND = (50003, 50008, 50024)


class NoThread(TableError):
    """A thread cannot be created; the reason says why, and that the table stays in its channel."""


async def begin(channel: object, name: str, held: discord.Permissions | None = None) -> discord.Thread:
    """Create a public thread of the right kind in a channel.

    `held` are the host's permissions there, if known. Raises NoThread if there can be none, and other errors of
    Discord.
    """
    # A thread of a forum is one of its posts; voice channels and threads cannot contain threads.
    if not isinstance(channel, discord.TextChannel):
        raise NoThread("table-no-thread-kind")
    # Checked before: Discord refuses without saying which permission is missing.
    missing = discord.Permissions.none() if held is None else permissions.THREADS & ~held
    if missing.value:
        raise _forbidden(missing)
    # In announcement channels Discord creates only announcement threads.
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=cut(name, THREAD_NAME), type=kind)
    except discord.HTTPException as error:
        raise _refusal(error) from error


def _refusal(error: discord.HTTPException) -> discord.HTTPException | NoThread:
    """Return the explanation of a refusal; raise the error itself if a retry may help."""
    if error.code in _TOO_MANY:
        return NoThread("table-no-thread-full")
    if error.code in _NO_KIND:
        return NoThread("table-no-thread-kind")
    return _forbidden(permissions.THREADS) if error.code in _FORBIDDEN else error


def _forbidden(missing: discord.Permissions) -> NoThread:
    return NoThread("table-no-thread-forbidden", missing=", ".join(permissions.names(missing)))


def channels(interaction: discord.Interaction[Any]) -> list[int]:
    """Return the channel of an interaction and, of a thread, its channel."""
    here = interaction.channel
    found = [interaction.channel_id, here.parent_id if isinstance(here, discord.Thread) else None]
    return [one for one in found if one is not None]
