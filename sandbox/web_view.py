"""The data of the web page: the world as one person sees it, as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sandbox import payloads
from sandbox.checks import commands
from sandbox.checks.api_errors import Json
from sandbox.driver import Person, Rig
from sandbox.model import permissions
from sandbox.model.entities import THREADS, Application, Channel, ChannelType, Guild, InteractionType, Message, User
from sandbox.model.permissions import P
from sandbox.model.world import World
from sandbox.pushes import addresses
from sandbox.rendered import RenderedMessage

LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
PAGE_OF_MESSAGES = 60
EXCERPT = 200

Reads = dict[tuple[int, int], int]
"""The last message that a user has seen in a channel, by (user id, channel id)."""


def user(one: User) -> Json:
    """Return a user in the form that the page displays."""
    return {"id": str(one.id), "username": one.username, "name": one.global_name or one.username, "bot": one.bot}


def places(
    rig: Rig, me: Person, reads: Reads, zones: Mapping[int, str] | None = None, ahead: int | None = None
) -> Json:
    """Return everything around the conversation: servers with their channels, direct messages, and all people.

    ``zones`` are the time zones of people's devices; ``ahead`` is the clock's offset in seconds, or None if it cannot
    be changed.
    """
    world, there = rig.world, zones or {}
    return {
        "event": "places",
        "me": {**_person(rig, me, reads), "zone": there.get(me.id, "")},
        "people": [{**_person(rig, one, reads), "zone": there.get(one.id, "")} for one in rig.people],
        "ahead": ahead,
        "bots": [user(one.bot) for one in world.applications.values()],
        "guilds": [_guild(world, one, me.user, reads) for one in world.guilds.values() if me.id in one.members],
        "dms": [_direct(world, me.user, one, reads) for one in _partners(world, me.user)],
        "locales": list(LOCALES),
    }


def _person(rig: Rig, one: Person, reads: Reads) -> Json:
    waiting = sum(_marks(one.user, channel, reads)["mentions"] for channel in rig.channels_of(one))
    return {**user(one.user), "locale": one.user.locale, "dms_open": one.user.dms_open, "waiting": waiting}


def _guild(world: World, one: Guild, me: User, reads: Reads) -> Json:
    seen = [c for c in world.channels.values() if c.guild_id == one.id and can_see(world, me, c)]
    return {
        "id": str(one.id),
        "name": one.name,
        "roles": [{"id": str(role.id), "name": role.name} for role in one.roles.values()],
        "channels": [_channel(c, me, reads) for c in seen],
    }


def _channel(one: Channel, me: User, reads: Reads) -> Json:
    return {
        "id": str(one.id),
        "type": int(one.type),
        "name": one.name,
        "topic": one.topic,
        "parent": str(one.parent_id) if one.parent_id else None,
        "archived": bool(one.thread and one.thread.archived),
        **_marks(me, one, reads),
    }


def _partners(world: World, me: User) -> list[User]:
    """Return whom a person can write to: the bots on their servers, then everybody they have a DM with."""
    shared = [guild for guild in world.guilds.values() if me.id in guild.members]
    bots = [a.bot for a in world.applications.values() if any(a.bot.id in guild.members for guild in shared)]
    begun = [c for c in world.channels.values() if c.type is ChannelType.DM and me in c.recipients]
    others = [other for channel in begun for other in channel.recipients]
    return list({one.id: one for one in (*bots, *others) if one is not me}.values())


def _direct(world: World, me: User, other: User, reads: Reads) -> Json:
    known = (c for c in world.channels.values() if c.type is ChannelType.DM and me in c.recipients)
    channel = next((c for c in known if other in c.recipients), None)
    marks = _marks(me, channel, reads) if channel else {"unread": False, "mentions": 0, "preview": None}
    return {"id": str(channel.id) if channel else None, "type": 1, "with": user(other), **marks}


def _marks(me: User, channel: Channel, reads: Reads) -> Json:
    """Return whether there are unread messages, how many of them address this person, and the text of the newest."""
    new = list(_unread(me, channel, reads.get((me.id, channel.id), 0)))
    calling = [message for message in new if addresses(message, channel, me)]
    preview = RenderedMessage(calling[0]).text[:EXCERPT] if calling else None
    return {"unread": bool(new), "mentions": len(calling), "preview": preview}


def _unread(me: User, channel: Channel, read: int) -> Iterator[Message]:
    for message in reversed(channel.messages.values()):
        if message.id <= read:
            return
        # An ephemeral answer appears where the person is looking anyway.
        if message.author is not me and not message.ephemeral:
            yield message


def can_see(world: World, me: User, channel: Channel) -> bool:
    """Return whether this person can see the channel."""
    return bool(permissions.in_channel(world, me, channel) & P.VIEW_CHANNEL)


def conversation(rig: Rig, me: Person, channel: Channel, before: int | None) -> Json:
    """Return the newest messages of a channel (older than ``before``), and its members."""
    seen = [shown.message for shown in rig.sees(me, channel) if before is None or shown.id < before]
    held = permissions.in_channel(rig.world, me.user, channel)
    archived = bool(channel.thread and channel.thread.locked)
    return {
        "messages": [message(rig.world, one) for one in seen[-PAGE_OF_MESSAGES:]],
        "more": len(seen) > PAGE_OF_MESSAGES,
        "members": [user(one) for one in _members(rig.world, channel)],
        "writable": bool(held & permissions.speaking(channel)) and not archived,
    }


def _members(world: World, channel: Channel) -> list[User]:
    if channel.guild_id is None:
        return channel.recipients
    everyone = [member.user for member in world.guilds[channel.guild_id].members.values()]
    owners = {application.owner.id for application in world.applications.values()}
    # An application's owner is not a person to act as or to play with.
    return [one for one in everyone if one.id not in owners and can_see(world, one, channel)]


def message(world: World, one: Message) -> Json:
    """Return a message object with what a client derives itself: names, the command used, the message replied to."""
    body = payloads.message(world, one)
    body |= {"author": user(one.author), "mentions": [user(each) for each in one.mentions], "only_you": one.ephemeral}
    body["files"] = [payloads.attachment(world, each) for each in one.attachments]
    made_by = one.interaction
    if made_by and made_by.type is InteractionType.COMMAND and one is made_by.original:
        sign = "/" if made_by.data["type"] == commands.CHAT_INPUT else ""
        body["invoked"] = {**user(made_by.user), "command": sign + command_path(made_by.data)}
    source = one.reference or (made_by.message.id if made_by and made_by.message and one is made_by.original else None)
    if source:
        body["replied"] = _excerpt(world.channels[one.channel_id].messages.get(source))
    return body


def _excerpt(one: Message | None) -> Json | None:
    return {"id": str(one.id), "author": user(one.author), "text": RenderedMessage(one).text[:EXCERPT]} if one else None


def command_path(data: Json) -> str:
    """Return the full name of the command in an interaction's data, e.g. ``table new``."""
    words, inner = [str(data["name"])], data.get("options") or []
    while inner and inner[0]["type"] in (commands.SUBCOMMAND, commands.GROUP):
        words.append(inner[0]["name"])
        inner = inner[0].get("options") or []
    return " ".join(words)


def offered(world: World, me: User, channel: Channel, kind: int = commands.CHAT_INPUT) -> list[Json]:
    """Return the commands of a kind that this person is offered in a channel, each with its application."""
    parent = world.channels.get(channel.parent_id or 0) if channel.type in THREADS else None
    held = permissions.in_channel(world, me, parent or channel)
    if channel.guild_id and not held & P.USE_APPLICATION_COMMANDS:
        return []
    return [
        {**command, "application": user(application.bot)}
        for application in world.applications.values()
        if _is_there(world, application, channel)
        for command in commands.available(application, channel.guild_id)
        if command["type"] == kind and _may_see(command, int(held), channel)
    ]


def _is_there(world: World, application: Application, channel: Channel) -> bool:
    if channel.guild_id is None:
        return application.bot in channel.recipients
    return application.bot.id in world.guilds[channel.guild_id].members


def _may_see(command: Json, held: int, channel: Channel) -> bool:
    demanded = command.get("default_member_permissions")
    if demanded is None or channel.guild_id is None:
        return True
    wanted = int(demanded) or int(P.ADMINISTRATOR)
    return held & wanted == wanted
