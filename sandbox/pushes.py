"""What a person's phone shows while the app is closed: one notification for each message that addresses them."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.model import permissions
from sandbox.model.entities import Channel, ChannelType, Flag, Message, StateChange, User
from sandbox.model.world import World
from sandbox.rendered import RenderedMessage


@dataclass(frozen=True, slots=True)
class Push:
    """A notification: who wrote where, and the text of the message as it was sent."""

    channel: Channel
    author: str
    text: str
    message: Message


def addresses(message: Message, channel: Channel, user: User) -> bool:
    """Return whether a message is for this person in particular: it mentions them, or is a direct message."""
    return channel.type is ChannelType.DM or message.mention_everyone or user in message.mentions


class Pushes:
    """The notifications of everybody, recorded from its creation on. Silent and ephemeral messages cause none."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sent: dict[int, list[Push]] = {}
        world.subscribe(self._note)

    def of(self, user: User) -> list[Push]:
        """Return the notifications of a person, oldest first."""
        return list(self._sent.get(user.id, ()))

    def _readers(self, message: Message, channel: Channel) -> list[User]:
        if channel.guild_id is None:
            return channel.recipients
        everyone = [member.user for member in self._world.guilds[channel.guild_id].members.values()]
        return everyone if message.mention_everyone else message.mentions

    def _note(self, change: StateChange) -> None:
        message, channel = change.subject, change.channel
        if change.event != "MESSAGE_CREATE" or channel is None or message.flags & Flag.SILENT:
            return
        shown = RenderedMessage(message)
        for user in self._readers(message, channel):
            if user is message.author or user.bot or not addresses(message, channel, user):
                continue
            if permissions.in_channel(self._world, user, channel) & permissions.P.VIEW_CHANNEL:
                push = Push(channel, shown.author, shown.text, message)
                self._sent.setdefault(user.id, []).append(push)
