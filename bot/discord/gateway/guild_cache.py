"""Servers with their channels, roles and the host's membership: from gateway events, or else by asking Discord.

A process gets events of the servers on its shards. For those that another process serves, it has to ask.

Remembers the parent channels of archived threads, which no session lists. A thread never moves, so Discord is
asked once.

Which tables of a server a person may see: those in channels visible to them, and those where they play.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any

import discord
from msgspec import Struct

from bot import worker
from bot.discord.posts.control_message import FAILURES, refuses_host
from bot.store import TableRow
from bot.tables import NoSuchTable, Table, TableError
from bot.tables.history.outcome import returning

_KEPT = 10_000
# The maximum of threads asked for at a time; the others stay unknown for now.
_TOGETHER = 25


class ThreadParent(Struct, frozen=True):
    """The channel of a thread, and whether the thread is private."""

    channel: int
    private: bool


# The home of something deleted, of no thread, or of one in a channel that the host cannot see.
_NOWHERE = ThreadParent(0, private=True)


class ThreadParents:
    """The parent channels of archived threads, by id."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: OrderedDict[int, ThreadParent] = OrderedDict()

    async def of(self, threads: Iterable[int]) -> dict[int, ThreadParent]:
        """Return the known homes of threads. Raises FAILURES."""
        wanted = sorted(threads, reverse=True)  # newest first
        unknown = [thread for thread in wanted if thread not in self._known][:_TOGETHER]
        await asyncio.gather(*(self._ask(thread) for thread in unknown))
        found = {thread: self._known[thread] for thread in wanted if thread in self._known}
        for thread in found:
            self._known.move_to_end(thread)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return found

    def deleted(self, thread: int) -> None:
        """Note that a thread was deleted."""
        if thread in self._known:
            self._known[thread] = _NOWHERE

    async def _ask(self, thread: int) -> None:
        try:
            data: Any = await self._client.http.get_channel(thread)
        except (discord.NotFound, discord.Forbidden):
            self._known[thread] = _NOWHERE
            return
        private = data["type"] == discord.ChannelType.private_thread.value
        self._known[thread] = ThreadParent(int(data["parent_id"]), private) if "thread_metadata" in data else _NOWHERE


# The seconds for which an answer is used: a channel that was closed meanwhile must not be shown for long.
KEPT_SECONDS = 30.0
Seen = Callable[[Iterable[int]], Awaitable[set[int]]]
"""Returns which of some channels are visible, by id. Raises FAILURES."""


class _Place(Struct, frozen=True):
    """A channel, or that of a thread, and whether the thread is private."""

    within: discord.abc.GuildChannel
    private: bool


class KnownServer(Struct, frozen=True):
    """A server with its roles, the host's membership, and a function that finds a channel or thread by its id."""

    guild: discord.Guild
    me: discord.Member | None
    find: Callable[[int], discord.abc.GuildChannel | discord.Thread | None]


class _PendingQuestion(Struct, frozen=True):
    """A request in progress, and its result."""

    until: float
    answer: asyncio.Task[KnownServer | None]


class VisibilityUnknown(Exception):
    """It cannot be known now who sees a channel."""


class GuildCache:
    """The servers of a client, by id."""

    def __init__(self, client: discord.Client, monotonic: Callable[[], float] = worker.monotonic) -> None:
        self._client = client
        self._monotonic = monotonic
        self._asked: dict[int, _PendingQuestion] = {}
        self._homes = ThreadParents(client)

    def heard(self, guild_id: int) -> discord.Guild | None:
        """Return a server whose events this process gets."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None or guild.unavailable else guild

    def thread_deleted(self, event: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread was deleted."""
        self._homes.deleted(event.thread_id)

    async def of(self, guild_id: int | None) -> KnownServer | None:
        """Return a server, asking Discord if needed; None if the host is no member, or without a server.

        Raises FAILURES.
        """
        if not guild_id:  # direct messages have no server to ask for
            return None
        heard = self.heard(guild_id)
        if heard is not None:
            return _listed(heard)
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
        """Return whether everybody on a server sees a channel of it. Raises VisibilityUnknown if unknown."""
        try:
            return shows_everybody(await self.of(guild_id), channel_id)
        except FAILURES as error:
            raise VisibilityUnknown(str(error) or type(error).__name__) from error

    def heard_open(self, guild_id: int, channel_id: int) -> bool:
        """Return whether everybody on a server sees a channel of it, from gateway events only."""
        guild = self.heard(guild_id)
        return guild is not None and shows_everybody(_listed(guild), channel_id)

    def open_channels(self, guild_id: int) -> list[int] | None:
        """Return the channels and threads of a server that everybody sees; None for a server without events."""
        guild = self.heard(guild_id)
        if guild is None:
            return None
        server = _listed(guild)
        return [place.id for place in (*guild.channels, *guild.threads) if shows_everybody(server, place.id)]

    async def seen_by(self, interaction: discord.Interaction[Any], channels: Iterable[int]) -> set[int]:
        """Return which channels of its server the person of an interaction sees, always including the current one.

        All of them while nothing is known of the server or of the person.
        """
        person, wanted = interaction.user, set(channels)
        try:
            server = await self.of(interaction.guild_id)
        except FAILURES:
            return wanted
        if server is None or not isinstance(person, discord.Member):
            return wanted
        try:
            places = await self._places(server, wanted)
        except FAILURES:
            places = {}
        return {one for one in wanted if one == interaction.channel_id or _sees(places.get(one), person)}

    async def seen_from(self, guild_id: int, place_id: int, channels: Iterable[int]) -> set[int]:
        """Return which channels of a server everybody sees who sees one given channel, role by role.

        If no role sees that one, because people were added one by one: those that all see. Raises FAILURES.
        """
        server, wanted = await self.of(guild_id), set(channels)
        if server is None:
            return set()
        places = await self._places(server, {place_id, *wanted})
        if place_id not in places:
            return set()
        # The role that Discord makes for a bot is held by no person.
        readers = [role for role in server.guild.roles if not role.is_bot_managed() and _sees(places[place_id], role)]
        readers = readers or [server.guild.default_role]
        return {one for one in wanted if all(_sees(places.get(one), role) for role in readers)}

    async def _places(self, server: KnownServer, channels: Iterable[int]) -> dict[int, _Place]:
        """Return the channels and threads of a server by id, without deleted ones. Raises FAILURES."""
        listed = {one: server.find(one) for one in channels}
        homes = await self._homes.of(one for one, found in listed.items() if found is None)
        for one, found in listed.items():
            if isinstance(found, discord.Thread):
                homes[one] = ThreadParent(found.parent_id, found.is_private())
            elif found is not None:
                homes[one] = ThreadParent(one, private=False)
        found_in = {one: (server.find(home.channel), home.private) for one, home in homes.items()}
        return {
            one: _Place(within, private)
            for one, (within, private) in found_in.items()
            if isinstance(within, discord.abc.GuildChannel)
        }

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
            server = await self.of(guild_id)
        except FAILURES as error:
            raise TableError("server-unanswered") from error
        place = None if server is None else server.find(place_id)
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

    async def _ask(self, guild_id: int) -> KnownServer | None:
        """Fetch a server with what its session would list."""
        try:
            guild = await self._client.fetch_guild(guild_id, with_counts=False)
            me = self._client.user
            channels, threads, member = await asyncio.gather(
                guild.fetch_channels(), guild.active_threads(), guild.fetch_member(0 if me is None else me.id)
            )
        except (discord.NotFound, discord.Forbidden) as error:
            if refuses_host(error):
                raise
            return None
        return KnownServer(guild, member, {place.id: place for place in (*channels, *threads)}.get)


def _listed(guild: discord.Guild) -> KnownServer:
    return KnownServer(guild, guild.me, guild.get_channel_or_thread)


def shows_everybody(server: KnownServer | None, channel_id: int) -> bool:
    """Return whether everybody on a server sees a channel or thread; False for an unknown one, for example archived."""
    if server is None:
        return False
    channel = server.find(channel_id)
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else server.find(channel.parent_id)
    return channel is not None and channel.permissions_for(server.guild.default_role).view_channel


def _sees(place: _Place | None, who: discord.Member | discord.Role) -> bool:
    """Return whether somebody sees a channel or thread; False for a deleted one. Members of private threads are
    unknown.
    """
    if place is None:
        return False
    held = place.within.permissions_for(who)
    return held.view_channel and (held.manage_threads or not place.private)


def server_of(interaction: discord.Interaction[Any]) -> discord.Guild:
    """Return the server of an interaction. Raises TableError if the host is no member, or Discord has not listed it."""
    guild: discord.Guild | None = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None:
        raise TableError("table-no-member-here")
    if guild.unavailable:
        raise TableError("server-unanswered")
    return guild


def _noticed(answer: asyncio.Task[KnownServer | None]) -> None:
    """Ignore a failed request: the handler that asked may be gone by the time of the answer."""
    if not answer.cancelled():
        answer.exception()


EverybodySees = Callable[[int, int], Awaitable[bool]]
"""Finds out whether everybody on a server sees a channel of it. Raises VisibilityUnknown."""


async def open_to(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Return whether the person of an interaction who is no player may see a table.

    On its server: followers, called people, managers, and everybody who sees the channel. From elsewhere, for example
    from a direct message: followers who are still on its server. Raises TableError.
    """
    user, held, servers = interaction.user.id, interaction.permissions, _servers(interaction)
    follows, guild = user in table.followers, table.row.guild
    # An interaction contains the person's permissions in its own channel only, and none for another server.
    if guild is None or guild != interaction.guild_id:
        return follows and guild is not None and await servers.has(guild, user)
    called = follows or table.guest(user) is not None or returning(table, user) is not None
    # A person who can press or type in a channel sees it.
    if called or held.manage_guild or held.administrator or table.row.channel == interaction.channel_id:
        return True
    return bool(await servers.seen_by(interaction, (table.row.channel,)))


async def may_be_told(row: TableRow, seen: EverybodySees) -> bool:
    """Return whether anything may be said of a table outside Discord, given who sees a channel of a server.

    It is on a server, not private, in a channel for everybody. Raises VisibilityUnknown.
    """
    return row.guild is not None and not row.private and await seen(row.guild, row.channel)


async def listed(interaction: discord.Interaction[Any], rows: Sequence[TableRow]) -> set[str]:
    """Return which tables of a server its lists show to the person of an interaction, by id.

    Those in visible channels that are not private, and all where they play, that they own or follow.
    """
    tables, user = interaction.client.responder.tables, interaction.user.id
    seen = await seen_by(interaction, {row.channel for row in rows if not row.private})
    own = {row.id for row in await tables.find(user=user)}
    own.update(await tables.store.followers.followed(user))
    return {row.id for row in rows if row.id in own or row.owner == user or (not row.private and row.channel in seen)}


async def seen_by(interaction: discord.Interaction[Any], channels: Collection[int]) -> set[int]:
    """Return which channels of a server the person of an interaction sees."""
    return await _servers(interaction).seen_by(interaction, channels)


def _servers(interaction: discord.Interaction[Any]) -> GuildCache:
    known: GuildCache = interaction.client.servers
    return known
