"""Look-up of everything that exists in the sandbox, for the modules that change it and those that serialize it."""

from __future__ import annotations

from sandbox.checks.api_errors import refuse
from sandbox.model.entities import THREADS, Application, Attachment, Channel, Guild, Message, User

UPLOAD_LIMIT = 10 * 1024 * 1024
"""The maximum size in bytes of all files of one request together."""


class Directory:
    """Users, guilds, channels and applications by id. Failed look-ups raise Discord's error codes."""

    def __init__(self, upload_limit: int = UPLOAD_LIMIT) -> None:
        self.upload_limit = upload_limit
        self.cdn_base = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.applications: dict[int, Application] = {}
        self.handed_in: dict[int, Attachment] = {}
        """The files that people sent in forms and options, which belong to no message."""

    def user(self, user_id: int) -> User:
        """Return a user by id, or raise 10013."""
        try:
            return self.users[user_id]
        except KeyError:
            raise refuse(10013) from None

    def guild(self, guild_id: int) -> Guild:
        """Return a guild by id, or raise 10004."""
        try:
            return self.guilds[guild_id]
        except KeyError:
            raise refuse(10004) from None

    def channel(self, channel_id: int) -> Channel:
        """Return a channel by id, or raise 10003."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise refuse(10003) from None

    def message(self, channel: Channel, message_id: int) -> Message:
        """Return a message that is not ephemeral by id, or raise 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral:
            raise refuse(10008)
        return message

    def threads_of(self, channel: Channel) -> list[Channel]:
        """Return the threads of a channel, oldest first."""
        return [c for c in self.channels.values() if c.type in THREADS and c.parent_id == channel.id]

    def application_by_token(self, token: str) -> Application | None:
        """Return the application that a bot token belongs to."""
        return next((a for a in self.applications.values() if a.token == token), None)

    def acquainted(self, one: User, other: User) -> bool:
        """Return whether two users share a guild, without which a bot cannot write to a person."""
        return any(one.id in guild.members and other.id in guild.members for guild in self.guilds.values())
