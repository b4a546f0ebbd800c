"""The entities of the world: people, guilds, channels, messages, applications and interactions."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from typing import Any

from sandbox.checks.api_errors import Json
from sandbox.model.snowflake import created_at, now


class ChannelType(IntEnum):
    """The kinds of channel that the sandbox supports."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    NEWS = 5
    NEWS_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREADS = (ChannelType.NEWS_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


class Flag(IntFlag):
    """Message flags."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class User:
    """A person or a bot. ``dms_open`` is false for those who refuse direct messages (50007)."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    """A set of permissions that members of a guild can have; ``@everyone`` has the guild's id."""

    id: int
    name: str
    permissions: int
    managed: bool = False


@dataclass(slots=True)
class Member:
    """A user's membership of a guild."""

    user: User
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    joined_at: datetime = field(default_factory=now)


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    preferred_locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)


@dataclass(slots=True)
class Overwrite:
    """A channel's exception for a role (type 0) or a member (type 1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class ThreadState:
    """The properties that only a thread has."""

    owner_id: int
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    archive_timestamp: datetime = field(default_factory=now)
    members: dict[int, datetime] = field(default_factory=dict)
    total_sent: int = 0


@dataclass(slots=True)
class Attachment:
    """A stored file. Width and height are in pixels, for pictures only."""

    id: int
    channel_id: int
    filename: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """A message; ``only`` names the one user who can see it when it is ephemeral."""

    id: int
    channel_id: int
    author: User
    content: str = ""
    type: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_everyone: bool = False
    nonce: str | int | None = None
    reference: int | None = None
    edited: datetime | None = None
    pinned: bool = False
    reactions: dict[str, list[int]] = field(default_factory=dict)
    only: int | None = None
    application_id: int | None = None
    webhook: bool = False
    interaction: Interaction | None = None
    deleted: bool = False

    @property
    def created(self) -> datetime:
        """Return when the message was sent."""
        return created_at(self.id)

    @property
    def ephemeral(self) -> bool:
        """Return whether only one person can see the message."""
        return self.only is not None

    @property
    def loading(self) -> bool:
        """Return whether the message still shows "thinking"."""
        return bool(self.flags & Flag.LOADING)


@dataclass(slots=True)
class Channel:
    """A text channel, category, forum, thread (``thread`` is set) or DM (``recipients`` is set)."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    nsfw: bool = False
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[User] = field(default_factory=list)
    thread: ThreadState | None = None
    last_message_id: int | None = None
    messages: dict[int, Message] = field(default_factory=dict)


class InteractionType(IntEnum):
    """Why an interaction was sent."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Response(IntEnum):
    """The kinds of first response to an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    LAUNCH_ACTIVITY = 12


@dataclass(slots=True)
class Interaction:
    """One action of a person on an application, and its results.

    ``born`` is the event loop's time of its dispatch, from which all time limits count.
    """

    id: int
    token: str
    application: Application
    type: InteractionType
    user: User
    channel: Channel
    data: Json
    born: float
    locale: str
    message: Message | None = None
    parent: Interaction | None = None
    response: Response | None = None
    original: Message | None = None
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    followups: list[Message] = field(default_factory=list)
    updated: bool = False
    failed: str | None = None


@dataclass(slots=True)
class Emoji:
    """A custom emoji of an application."""

    id: int
    name: str
    content: bytes
    content_type: str


@dataclass(slots=True)
class Application:
    """A registered application with its bot user, token and synced commands by scope.

    The scope of a command is a guild's id, or None for global ones. ``installs`` lists where people may install it: 0
    in guilds, 1 for themselves. To the guilds ``without_commands`` it was added without the scope
    ``applications.commands``.

    ``activities`` is whether it has a page that opens inside Discord. Signing in there: ``codes`` are the people who
    allowed it and whose code was not exchanged yet, ``access`` those of the access tokens.
    """

    id: int
    name: str
    token: str
    bot: User
    owner: User
    intents_allowed: int = (1 << 32) - 1
    installs: tuple[int, ...] = (0,)
    description: str = ""
    tags: tuple[str, ...] = ()
    terms_of_service_url: str | None = None
    privacy_policy_url: str | None = None
    commands: dict[int | None, dict[int, Json]] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    without_commands: set[int] = field(default_factory=set)
    activities: bool = False
    client_secret: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    codes: dict[str, User] = field(default_factory=dict)
    access: dict[str, User] = field(default_factory=dict)

    @property
    def emoji_ids(self) -> frozenset[str]:
        """Return the ids of the application's emoji as they appear in components."""
        return frozenset(map(str, self.emojis))


@dataclass(frozen=True, slots=True)
class StateChange:
    """One change of the world, sent to every subscriber in order.

    ``event`` is a gateway event's name with its exact payload, or a lower-case name internal to the sandbox
    (``ephemeral_create``, ``ephemeral_update``, ``ephemeral_delete``, ``interaction_failed``,
    ``interaction_answered``), which the gateway never sends. ``only`` limits it to one user, ``application`` to the
    gateway sessions of one application.
    """

    event: str
    payload: dict[str, Any]
    guild_id: int | None = None
    channel: Channel | None = None
    only: int | None = None
    application: int | None = None
    subject: Any = None
