"""Permissions: Discord's permission bits and the order in which they are combined."""

from __future__ import annotations

from enum import IntFlag

from sandbox.checks.api_errors import refuse
from sandbox.model.directory import Directory
from sandbox.model.entities import Channel, ChannelType, Guild, Member, User


class Permission(IntFlag):
    """The permission bits that the sandbox supports."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
ALL = P(sum(P))
EVERYONE = (
    P.ADD_REACTIONS | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY | P.USE_EXTERNAL_EMOJIS | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS | P.SEND_MESSAGES_IN_THREADS
)  # fmt: skip
BOT = EVERYONE | P.MANAGE_CHANNELS | P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.MANAGE_ROLES | P.PIN_MESSAGES
# What Discord reports as app_permissions in the DM between a person and the bot.
BOT_DM = P.ATTACH_FILES | P.EMBED_LINKS | P.MENTION_EVERYONE | P.USE_EXTERNAL_EMOJIS


def base(guild: Guild, member: Member) -> Permission:
    """Return a member's permissions in the guild, before any channel overwrites."""
    if member.user.id == guild.owner_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role in member.roles:
        bits |= guild.roles[role].permissions
    return ALL if bits & P.ADMINISTRATOR else P(bits)


def in_channel(directory: Directory, user: User, channel: Channel) -> Permission:
    """Return a user's permissions in a channel; a thread inherits its parent's, and DMs have fixed ones."""
    if channel.guild_id is None:
        member_of = any(one.id == user.id for one in channel.recipients)
        return (BOT_DM | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.READ_MESSAGE_HISTORY) if member_of else P(0)
    guild = directory.guilds[channel.guild_id]
    member = guild.members.get(user.id)
    if member is None:
        return P(0)
    bits = base(guild, member)
    if bits & P.ADMINISTRATOR:
        return ALL
    if channel.thread and channel.parent_id in directory.channels:
        bits = _with_overwrites(bits, directory.channels[channel.parent_id], member)
        if channel.type is ChannelType.PRIVATE_THREAD and not bits & P.MANAGE_THREADS:
            bits = bits if user.id in channel.thread.members else P(0)
    else:
        bits = _with_overwrites(bits, channel, member)
    return bits if bits & P.VIEW_CHANNEL else P(0)


def _with_overwrites(bits: Permission, channel: Channel, member: Member) -> Permission:
    everyone = channel.overwrites.get(channel.guild_id or 0)
    if everyone:
        bits = P((bits & ~everyone.deny) | everyone.allow)
    roles = [channel.overwrites[role] for role in member.roles if role in channel.overwrites]
    allow = deny = 0
    for overwrite in roles:
        allow |= overwrite.allow
        deny |= overwrite.deny
    bits = P((bits & ~deny) | allow)
    own = channel.overwrites.get(member.user.id)
    return P((bits & ~own.deny) | own.allow) if own else bits


def require(directory: Directory, user: User, channel: Channel, *needed: Permission) -> None:
    """Raise 50001 if the user cannot see the channel, 50013 if a needed permission is missing."""
    held = in_channel(directory, user, channel)
    if not held & P.VIEW_CHANNEL:
        raise refuse(50001)
    if any(not held & one for one in needed):
        raise refuse(50013)


def speaking(channel: Channel) -> Permission:
    """Return the permission that is needed to write in this channel."""
    return P.SEND_MESSAGES_IN_THREADS if channel.thread else P.SEND_MESSAGES
