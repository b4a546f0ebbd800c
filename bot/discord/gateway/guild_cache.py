"""Servers with their channels, roles and the host's membership: from gateway events, or else by asking Discord.

A process gets events of the servers whose session it began. For servers of a session that it took over, and of those
that another process serves, it has to ask.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from msgspec import Struct

from bot import timing
from bot.discord.gateway.thread_parents import ThreadParent, ThreadParents
from bot.discord.posts.control_message import FAILURES, refuses_host
from bot.tables import NoSuchTable, TableError

# The seconds for which an answer is used: a channel that was closed meanwhile must not be shown for long.
KEPT_SECONDS = 30.0


Seen = Callable[[Iterable[int]], Awaitable[set[int]]]
"""Returns which of some channels are visible, by id. Raises FAILURES."""


class _Place(Struct, frozen=True):
    """A channel, or that of a thread, and whether the thread is private."""

    within: discord.abc.GuildChannel
    private: bool


class _PendingQuestion(Struct, frozen=True):
    """A request in progress, and its result."""

    until: float
    answer: asyncio.Task[discord.Guild | None]


class VisibilityUnknown(Exception):
    """It cannot be known now who sees a channel."""


class GuildCache:
    """The servers of a client, by id."""

    def __init__(self, client: discord.Client, monotonic: Callable[[], float] = timing.monotonic) -> None:
        self._client = client
        self._monotonic = monotonic
        self._asked: dict[int, _PendingQuestion] = {}
        self._homes = ThreadParents(client)

    def heard(self, guild_id: int) -> discord.Guild | None:
        """Return a server whose events this process gets."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None or guild.unavailable else guild

    async def of(self, guild_id: int | None) -> discord.Guild | None:
        """Return a server, asking Discord if needed; None if the host is no member, or without a server.

        Raises FAILURES.
        """
        if not guild_id:  # direct messages have no server to ask for
            return None
        heard = self.heard(guild_id)
        if heard is not None:
            return heard
        now = self._monotonic()
        self._asked = {one: asked for one, asked in self._asked.items() if asked.until > now}
        if guild_id not in self._asked:
            answer = asyncio.create_task(self._ask(guild_id), name=f"server-{guild_id}")
            answer.add_done_callback(_noticed)
            self._asked[guild_id] = _PendingQuestion(now + KEPT_SECONDS, answer)
        asked = self._asked[guild_id]
        try:
            return await asyncio.shield(asked.answer)  # others wait for the same request
        except FAILURES:
            if self._asked.get(guild_id) is asked:
                del self._asked[guild_id]
            raise

    def forget(self, guild_id: int) -> None:
        """Ignore earlier answers about a server at the next question."""
        self._asked.pop(guild_id, None)

    async def everybody_sees(self, guild_id: int, channel_id: int) -> bool:
        """Return whether everybody on a server sees a channel of it. Raises Unseen if that cannot be known now."""
        try:
            return shows_everybody(await self.of(guild_id), channel_id)
        except FAILURES as error:
            raise VisibilityUnknown(str(error) or type(error).__name__) from error

    def heard_open(self, guild_id: int, channel_id: int) -> bool:
        """Return whether everybody on a server sees a channel of it, from gateway events only."""
        return shows_everybody(self.heard(guild_id), channel_id)

    def open_channels(self, guild_id: int) -> list[int] | None:
        """Return the channels and threads of a server that everybody sees; None for a server without events."""
        guild = self.heard(guild_id)
        if guild is None:
            return None
        return [place.id for place in (*guild.channels, *guild.threads) if shows_everybody(guild, place.id)]

    async def seen_by(self, interaction: discord.Interaction[Any], channels: Iterable[int]) -> set[int]:
        """Return which channels of its server the person of an interaction sees, always including the current one.

        All of them while nothing is known of the server or of the person.
        """
        guild, person, wanted = await self._known(interaction.guild_id), interaction.user, set(channels)
        if guild is None or not isinstance(person, discord.Member):
            return wanted
        try:
            places = await self._places(guild, wanted)
        except FAILURES:
            places = {}
        return {one for one in wanted if one == interaction.channel_id or _sees(places.get(one), person)}

    async def seen_from(self, guild_id: int, place_id: int, channels: Iterable[int]) -> set[int]:
        """Return which channels of a server everybody sees who sees one given channel, role by role.

        If no role sees that one, because people were added one by one: those that all see. Raises FAILURES.
        """
        guild, wanted = await self.of(guild_id), set(channels)
        if guild is None:
            return set()
        places = await self._places(guild, {place_id, *wanted})
        if place_id not in places:
            return set()
        # The role that Discord makes for a bot is held by no person.
        readers = [role for role in guild.roles if not role.is_bot_managed() and _sees(places[place_id], role)]
        readers = readers or [guild.default_role]
        return {one for one in wanted if all(_sees(places.get(one), role) for role in readers)}

    async def _places(self, guild: discord.Guild, channels: Iterable[int]) -> dict[int, _Place]:
        """Return the channels and threads of a server by id, without deleted ones. Raises FAILURES."""
        listed = {one: guild.get_channel_or_thread(one) for one in channels}
        homes = await self._homes.of(one for one, found in listed.items() if found is None)
        for one, found in listed.items():
            if isinstance(found, discord.Thread):
                homes[one] = ThreadParent(found.parent_id, found.is_private())
            elif found is not None:
                homes[one] = ThreadParent(one, private=False)
        found_in = {one: (guild.get_channel(home.channel), home.private) for one, home in homes.items()}
        return {one: _Place(within, private) for one, (within, private) in found_in.items() if within is not None}

    async def has(self, guild_id: int, user_id: int) -> bool:
        """Return whether somebody is on a server, by asking Discord. Raises TableError if it does not answer."""
        return await self._member(guild_id, user_id) is not None

    async def require(self, guild_id: int, user_id: int, table_id: str) -> list[int]:
        """Return the roles of somebody on the server of a table.

        Raises NoSuchTable for people who are not there: nothing of it is visible to them. TableError as `has` does.
        """
        member = await self._member(guild_id, user_id)
        if member is None:
            raise NoSuchTable(table_id)
        return [int(role) for role in member["roles"]]

    async def within(self, guild_id: int, place_id: int) -> list[int]:
        """Return a channel or thread and, of a thread, its channel. Raises TableError as `has` does."""
        try:
            guild = await self.of(guild_id)
        except FAILURES as error:
            raise TableError("server-unanswered") from error
        place = None if guild is None else guild.get_channel_or_thread(place_id)
        return [place_id, *([place.parent_id] if isinstance(place, discord.Thread) else [])]

    async def _member(self, guild_id: int, user_id: int) -> Any:
        if not guild_id or not user_id:
            return None
        try:
            # discord.py's cache of members needs a privileged intent, which the host does not use.
            return await self._client.http.get_member(guild_id, user_id)
        except FAILURES as error:
            # If the host itself is refused, for example its token, that says nothing about the person.
            if isinstance(error, discord.NotFound | discord.Forbidden) and not refuses_host(error):
                return None
            raise TableError("server-unanswered") from error

    async def _known(self, guild_id: int | None) -> discord.Guild | None:
        """Return a server, asking Discord if needed; None also if Discord does not answer."""
        try:
            return await self.of(guild_id)
        except FAILURES:
            return None

    async def _ask(self, guild_id: int) -> discord.Guild | None:
        """Fetch a server as its session would list it."""
        # It is not put into the client's cache, where it would become stale.
        http, me = self._client.http, self._client.user
        try:
            guild, channels, active, member = await asyncio.gather(
                http.get_guild(guild_id, with_counts=False),
                http.get_all_guild_channels(guild_id),
                http.get_active_threads(guild_id),
                http.get_member(guild_id, 0 if me is None else me.id),
            )
        except (discord.NotFound, discord.Forbidden) as error:
            if refuses_host(error):
                raise
            return None
        # Of the members only the host is needed: its permissions on the server follow from its roles (`guild.me`).
        there = {"channels": channels, "threads": active["threads"], "members": [member], "emojis": [], "stickers": []}
        listed: Any = {**guild, **there}
        return discord.Guild(data=listed, state=self._client._connection)


def shows_everybody(guild: discord.Guild | None, channel_id: int) -> bool:
    """Return whether everybody on a server sees a channel or thread; False for an unknown one, for example archived."""
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    return guild is not None and channel is not None and channel.permissions_for(guild.default_role).view_channel


def _sees(place: _Place | None, who: discord.Member | discord.Role) -> bool:
    """Return whether somebody sees a channel or thread; False for a deleted one. Members of private threads are
    unknown.
    """
    if place is None:
        return False
    held = place.within.permissions_for(who)
    return held.view_channel and (held.manage_threads or not place.private)


async def server_of(interaction: discord.Interaction[Any]) -> discord.Guild:
    """Return the server of an interaction. Raises TableError if the host is no member, or Discord does not answer."""
    servers: GuildCache = interaction.client.servers
    try:
        guild = await servers.of(interaction.guild_id)
    except FAILURES as error:
        raise TableError("server-unanswered") from error
    if guild is None:
        raise TableError("table-no-member-here")
    return guild


def _noticed(answer: asyncio.Task[discord.Guild | None]) -> None:
    """Ignore a failed request: the handler that asked may be gone by the time of the answer."""
    if not answer.cancelled():
        answer.exception()
