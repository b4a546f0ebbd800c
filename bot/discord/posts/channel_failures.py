"""Finds out why a channel takes no message, so that the table's owner learns what to fix."""

from __future__ import annotations

import discord

from bot.discord.gateway import permissions
from bot.discord.interactions.responder import RespondingClient
from bot.discord.posts.control_message import FAILURES
from bot.discord.posts.viewer_text import escaped
from bot.tables import Table
from renderers.words import Words

FORBIDDEN, GONE, LOCKED, AWAY = "forbidden", "gone", "locked", "away"
UNREACHED = "unreached"
"""Neither a direct message nor the channel takes it."""
_LACKS = "lacks:"
_REASONS = (FORBIDDEN, GONE, LOCKED, AWAY, UNREACHED, "closed")
# If one of these is denied, Discord denies the later ones with it, so the first one is to be fixed.
_WITH_OTHERS = ("read_messages", "send_messages", "send_messages_in_threads")
_LOCKED_CODES = ("50083", "160005")  # archived and not to be reopened, locked


async def found(client: RespondingClient, table: Table, code: str) -> str:
    """Find out why a table's channel takes nothing, from Discord's code; the same code if nothing is found.

    It is `gone`, `locked`, `away` (the host has left the server), or lists the missing permissions.
    """
    if code not in (FORBIDDEN, *_LOCKED_CODES) or table.row.guild is None:
        return code
    try:
        server = await client.servers.of(table.row.guild)
        if server is None:
            return AWAY
        known = _lacking(server.me, server.find(table.row.channel))
        return known or _lacking(server.me, await client.fetch_channel(table.row.channel)) or code
    except discord.NotFound:
        return GONE
    except discord.Forbidden:
        return _LACKS + "read_messages"
    except FAILURES:
        return code


def _lacking(me: discord.Member | None, place: object) -> str:
    """Return the problem of a channel or thread; nothing if it is not known."""
    if me is None or not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return ""
    held = place.permissions_for(me)
    if isinstance(place, discord.Thread) and place.locked and not held.manage_threads:
        return LOCKED
    missing = [name for name, wanted in permissions.needed(place) & ~held if wanted]
    first = [name for name in _WITH_OTHERS if name in missing][:1]
    return _LACKS + ",".join(first or missing) if missing else ""


def sentence(code: str, words: Words) -> str:
    """Say why a message could not be delivered, for its reader."""
    if code.startswith(_LACKS):
        lacking = dict.fromkeys(code.removeprefix(_LACKS).split(","), True)
        return words("host-why-lacks", missing=words.join(permissions.names(discord.Permissions(**lacking))))
    return words(f"host-why-{code}") if code in _REASONS else words("host-why-other", code=escaped(code))
