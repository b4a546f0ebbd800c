"""The whole state of the sandbox in memory, and the feed of its changes.

Every change is made by a method here and sent to all subscribers, in order and immediately. The gateway, the web page,
transcripts and waiting tests all follow this feed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from sandbox import payloads
from sandbox.checks.api_errors import Json
from sandbox.model.directory import UPLOAD_LIMIT, Directory
from sandbox.model.entities import (
    Application,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    StateChange,
    ThreadState,
    User,
)
from sandbox.model.permissions import BOT, EVERYONE, Permission
from sandbox.model.snowflake import Snowflakes, now
from sandbox.session_starts import SessionStarts

NONCE_WINDOW = 180.0  # the real service says "the past few minutes"
Subscriber = Callable[[StateChange], None]


ACTIVE_THREADS = 1000
"""The maximum number of active threads in a guild; threads of announcement channels are counted separately."""


@dataclass(slots=True)
class Nonces:
    """Recent messages by their nonce, so that sending a nonce again returns the earlier message.

    ``window`` is in seconds; a nonce is remembered per channel and author for that long.
    """

    window: float = NONCE_WINDOW
    clock: Callable[[], float] = time.monotonic
    _known: dict[tuple[int, int, str], tuple[float, Message]] = field(default_factory=dict)

    def remember(self, message: Message) -> None:
        """Remember a message's nonce; forget those that are too old."""
        horizon = self.clock() - self.window
        while self._known and next(iter(self._known.values()))[0] < horizon:
            del self._known[next(iter(self._known))]
        key = (message.channel_id, message.author.id, str(message.nonce))
        self._known.pop(key, None)
        self._known[key] = (self.clock(), message)

    def earlier(self, channel: Channel, author: User, nonce: str | int) -> Message | None:
        """Return the message that was sent with this nonce within the window."""
        when, message = self._known.get((channel.id, author.id, str(nonce)), (0.0, None))
        return message if message and when >= self.clock() - self.window else None


class World(Directory):
    """Everything that exists, and the subscribers to its changes.

    ``upload_limit`` is in bytes and applies to all files of one request together.
    """

    def __init__(self, *, upload_limit: int = UPLOAD_LIMIT) -> None:
        super().__init__(upload_limit)
        self.ids = Snowflakes()
        self.nonces = Nonces()
        self.session_starts = SessionStarts(window=0)
        self.most_threads = ACTIVE_THREADS
        self._dms: dict[frozenset[int], int] = {}
        self._subscribers: list[Subscriber] = []
        self._waiters: list[asyncio.Future[None]] = []

    # --- the feed ---

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call ``subscriber`` with every change from now on; the returned function unsubscribes it."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    def publish(self, change: StateChange) -> None:
        """Send a change to all subscribers."""
        for subscriber in list(self._subscribers):
            subscriber(change)
        self.poke()

    def poke(self) -> None:
        """Wake everybody who waits for a condition."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def stirring(self, within: float) -> None:
        """Wait until anything happens, for at most ``within`` seconds."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        await asyncio.wait((waiter,), timeout=within)
        if not waiter.done():
            self._waiters.remove(waiter)

    # --- people, applications, guilds ---

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Add a user. The user name of a person is the name in lower case without spaces; a bot keeps its name."""
        username = name if bot else name.lower().replace(" ", "_")
        user = User(self.ids.next(), username, None if bot else name, bot, locale)
        self.users[user.id] = user
        return user

    def add_application(self, name: str, token: str | None = None) -> Application:
        """Register an application with its bot user and token (random by default)."""
        owner = self.add_user(f"{name} owner")
        bot = self.add_user(name, bot=True)
        application = Application(bot.id, name, token or secrets.token_urlsafe(24), bot, owner)
        self.applications[application.id] = application
        return application

    def add_guild(self, name: str, owner: User, *, shard: tuple[int, int] = (0, 1)) -> Guild:
        """Add a guild with its owner as the only member; `shard` is (number, count) of the shard that it falls on."""
        guild = Guild(self.ids.on_shard(*shard), name, owner.id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYONE))
        guild.members[owner.id] = Member(owner)
        self.guilds[guild.id] = guild
        return guild

    def join(self, guild: Guild, user: User, *, permissions: Permission = BOT) -> Member:
        """Make a user a member. A bot gets a managed role with ``permissions``."""
        member = guild.members[user.id] = Member(user)
        if user.bot:
            role = Role(self.ids.next(), user.username, int(permissions), managed=True)
            guild.roles[role.id] = role
            member.roles.append(role.id)
            whole = payloads.guild(self, guild, user)
            del whole["unavailable"]  # Discord sends it only for a guild that was known before
            self.publish(StateChange("GUILD_CREATE", whole, guild.id, application=user.id, subject=guild))
        body = {**payloads.full_member(member), "guild_id": str(guild.id)}
        self.publish(StateChange("GUILD_MEMBER_ADD", body, guild.id, subject=member))
        return member

    def set_role(self, guild: Guild, role: Role) -> None:
        """Announce a role that is new or was edited."""
        event = "GUILD_ROLE_UPDATE" if role.id in guild.roles else "GUILD_ROLE_CREATE"
        guild.roles[role.id] = role
        body = {"guild_id": str(guild.id), "role": payloads.role(role)}
        self.publish(StateChange(event, body, guild.id, subject=role))

    # --- channels ---

    def add_channel(
        self, guild: Guild, name: str, type_: ChannelType = ChannelType.TEXT, *,
        parent_id: int | None = None, topic: str | None = None, overwrites: Iterable[Overwrite] = (),
    ) -> Channel:  # fmt: skip
        """Add a channel to a guild."""
        position = sum(c.guild_id == guild.id for c in self.channels.values())
        channel = Channel(self.ids.next(), type_, name, guild.id, parent_id, topic, position)
        channel.overwrites = {o.id: o for o in overwrites}
        self.channels[channel.id] = channel
        self._announce("CHANNEL_CREATE", channel)
        return channel

    def add_thread(
        self, parent: Channel, owner: User, name: str, type_: ChannelType, *,
        thread_id: int | None = None, archive_minutes: int = 1440, invitable: bool = True,
    ) -> Channel:  # fmt: skip
        """Add a thread to a channel; a thread that starts from a message takes the message's id."""
        thread = Channel(thread_id or self.ids.next(), type_, name, parent.guild_id, parent.id)
        thread.thread = ThreadState(owner.id, auto_archive_minutes=archive_minutes, invitable=invitable)
        thread.thread.members[owner.id] = now()
        self.channels[thread.id] = thread
        body = {**payloads.channel(thread), "newly_created": True}
        body["member"] = payloads.thread_member(thread, owner.id)
        self.publish(StateChange("THREAD_CREATE", body, thread.guild_id, thread, subject=thread))
        return thread

    def active_threads(self, guild_id: int | None, *, news: bool) -> int:
        """Count the active threads of a guild; those of announcement channels are counted separately."""
        found = [one for one in self.channels.values() if one.guild_id == guild_id and one.thread]
        kinds = [one.type is ChannelType.NEWS_THREAD for one in found if one.thread and not one.thread.archived]
        return kinds.count(news)

    def join_thread(self, thread: Channel, user: User) -> None:
        """Add a user to a thread, if not yet a member."""
        if thread.thread is None or user.id in thread.thread.members:
            return
        thread.thread.members[user.id] = now()
        self._thread_members(thread, added=[user.id])

    def leave_thread(self, thread: Channel, user: User) -> None:
        """Remove a user from a thread."""
        if thread.thread and thread.thread.members.pop(user.id, None):
            self._thread_members(thread, removed=[user.id])

    def _thread_members(self, thread: Channel, *, added: Iterable[int] = (), removed: Iterable[int] = ()) -> None:
        assert thread.thread is not None
        body = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(thread.thread.members),
            "added_members": [payloads.thread_member(thread, one) for one in added],
            "removed_member_ids": [str(one) for one in removed],
        }
        self.publish(StateChange("THREAD_MEMBERS_UPDATE", body, thread.guild_id, thread))

    def dm(self, one: User, other: User) -> Channel:
        """Return the direct channel between two users, created at the first call."""
        pair = frozenset((one.id, other.id))
        if pair not in self._dms:
            channel = Channel(self.ids.next(), ChannelType.DM, recipients=[one, other])
            self.channels[channel.id] = channel
            self._dms[pair] = channel.id
            # Only the sandbox's own web page needs this: the real gateway announces no DM to bots.
            self.publish(StateChange("dm_opened", payloads.channel(channel), None, channel, subject=channel))
        return self.channels[self._dms[pair]]

    def channel_changed(self, channel: Channel) -> None:
        """Announce that a channel or thread was edited."""
        self._announce("THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE", channel)

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel and its threads."""
        for thread in [c for c in self.channels.values() if c.thread and c.parent_id == channel.id]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        for message in channel.messages.values():
            message.deleted = True
        if channel.thread:
            keys = ("id", "guild_id", "parent_id", "type")
            whole = payloads.channel(channel)
            body = {key: whole[key] for key in keys}
            self.publish(StateChange("THREAD_DELETE", body, channel.guild_id, channel, subject=channel))
        else:
            self._announce("CHANNEL_DELETE", channel)

    def overwrite(self, channel: Channel, who: User | Role, *, allow: int = 0, deny: int = 0) -> None:
        """Set a channel's overwrite for a user or a role; remove it if it neither allows nor denies anything."""
        channel.overwrites[who.id] = Overwrite(who.id, 1 if isinstance(who, User) else 0, allow, deny)
        if not allow and not deny:
            del channel.overwrites[who.id]
        self.channel_changed(channel)

    def _announce(self, event: str, channel: Channel) -> None:
        self.publish(StateChange(event, payloads.channel(channel), channel.guild_id, channel, subject=channel))

    # --- messages ---

    def add_message(self, message: Message) -> None:
        """Add a complete message to its channel and announce it."""
        channel = self.channels[message.channel_id]
        channel.messages[message.id] = message
        if not message.ephemeral:
            channel.last_message_id = message.id
            if channel.thread:
                channel.thread.total_sent += 1
                channel.thread.archived = False
        self._announce_message("CREATE", message)

    def message_changed(self, message: Message) -> None:
        """Announce that a message was edited."""
        self._announce_message("UPDATE", message)

    def delete_message(self, message: Message) -> None:
        """Remove a message."""
        channel = self.channels[message.channel_id]
        channel.messages.pop(message.id, None)
        message.deleted = True
        self._announce_message("DELETE", message)

    def pin(self, message: Message, pinned: bool) -> None:
        """Pin or unpin a message."""
        if message.pinned == pinned:
            return
        message.pinned = pinned
        channel = self.channels[message.channel_id]
        body: Json = {"channel_id": str(channel.id), "last_pin_timestamp": None}
        if channel.guild_id:
            body["guild_id"] = str(channel.guild_id)
        self.publish(StateChange("CHANNEL_PINS_UPDATE", body, channel.guild_id, channel, subject=message))
        self.message_changed(message)

    def react(self, message: Message, user: User, emoji: str, *, add: bool) -> None:
        """Add or remove one user's reaction."""
        users = message.reactions.setdefault(emoji, [])
        if (user.id in users) != add:
            (users.append if add else users.remove)(user.id)
            channel = self.channels[message.channel_id]
            body: Json = {
                "user_id": str(user.id), "channel_id": str(channel.id), "message_id": str(message.id),
                "emoji": {"id": None, "name": emoji}, "burst": False, "type": 0,
            }  # fmt: skip
            if channel.guild_id:
                body["guild_id"] = str(channel.guild_id)
            event = "MESSAGE_REACTION_ADD" if add else "MESSAGE_REACTION_REMOVE"
            self.publish(StateChange(event, body, channel.guild_id, channel, subject=message))
        if not users:
            del message.reactions[emoji]

    def typing(self, channel: Channel, user: User) -> None:
        """Announce that someone is typing."""
        body: Json = {"channel_id": str(channel.id), "user_id": str(user.id), "timestamp": int(now().timestamp())}
        if channel.guild_id:
            body["guild_id"] = str(channel.guild_id)
        self.publish(StateChange("TYPING_START", body, channel.guild_id, channel))

    def _announce_message(self, verb: str, message: Message) -> None:
        channel = self.channels[message.channel_id]
        if verb == "DELETE":
            body: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        else:
            body = payloads.message(self, message)
        if channel.guild_id:
            body["guild_id"] = str(channel.guild_id)
            if verb != "DELETE" and message.author.id in self.guilds[channel.guild_id].members:
                body["member"] = payloads.member(self.guilds[channel.guild_id].members[message.author.id])
        # Ephemeral messages are never sent to a gateway, but the person's web page has to show them.
        event = f"ephemeral_{verb.lower()}" if message.ephemeral else f"MESSAGE_{verb}"
        self.publish(StateChange(event, body, channel.guild_id, channel, message.only, subject=message))
