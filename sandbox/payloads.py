"""Serializes the world's objects to the exact JSON that Discord sends."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from sandbox.checks.api_errors import Json
from sandbox.checks.components import media
from sandbox.model import permissions
from sandbox.model.directory import Directory
from sandbox.model.entities import (
    Application,
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Interaction,
    Member,
    Message,
    Role,
    User,
)
from sandbox.model.snowflake import created_at, iso

EMBEDDED = 1 << 17
"""The flag of an application with a page inside Discord."""


def user(one: User) -> Json:
    """Return a user object."""
    return {
        "id": str(one.id),
        "username": one.username,
        "discriminator": "0000" if one.bot else "0",
        "global_name": one.global_name,
        "avatar": None,
        "bot": one.bot,
        "system": False,
        "public_flags": 0,
    }


def role(one: Role) -> Json:
    """Return a role object."""
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(int(one.permissions)),
        "position": 0 if one.name == "@everyone" else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed,
        "mentionable": False,
        "flags": 0,
    }


def member(one: Member) -> Json:
    """Return a member object without its user."""
    return {
        "roles": [str(role_id) for role_id in one.roles],
        "nick": one.nick,
        "avatar": None,
        "joined_at": iso(one.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def full_member(one: Member) -> Json:
    """Return a member object with its user."""
    return {**member(one), "user": user(one.user)}


def channel(one: Channel) -> Json:
    """Return a channel object of any kind."""
    if one.type is ChannelType.DM:
        return {
            "id": str(one.id),
            "type": 1,
            "flags": 0,
            "last_message_id": _text(one.last_message_id),
            "recipients": [user(recipient) for recipient in one.recipients if not recipient.bot],
        }
    shared = {
        "id": str(one.id),
        "type": int(one.type),
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": _text(one.parent_id),
        "rate_limit_per_user": one.slowmode,
        "last_message_id": _text(one.last_message_id),
        "flags": 0,
    }
    if one.thread:
        return {**shared, **_thread(one)}
    shared |= {"position": one.position, "topic": one.topic, "nsfw": one.nsfw}
    shared["permission_overwrites"] = [
        {"id": str(o.id), "type": o.type, "allow": str(o.allow), "deny": str(o.deny)} for o in one.overwrites.values()
    ]
    if one.type is ChannelType.FORUM:
        shared |= {"available_tags": [], "default_auto_archive_duration": 1440}
    return shared


def _thread(one: Channel) -> Json:
    thread = one.thread
    assert thread is not None
    metadata: Json = {
        "archived": thread.archived,
        "locked": thread.locked,
        "auto_archive_duration": thread.auto_archive_minutes,
        "archive_timestamp": iso(thread.archive_timestamp),
        "create_timestamp": iso(created_at(one.id)),
    }
    if one.type is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    return {
        "owner_id": str(thread.owner_id),
        "message_count": len(one.messages),
        "member_count": len(thread.members),
        "total_message_sent": thread.total_sent,
        "thread_metadata": metadata,
    }


def thread_member(one: Channel, user_id: int) -> Json:
    """Return a thread member object."""
    assert one.thread is not None
    joined = iso(one.thread.members[user_id])
    return {"id": str(one.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def guild(directory: Directory, one: Guild, viewer: User) -> Json:
    """Return a complete guild object, as in GUILD_CREATE, with the channels that its viewer can see."""
    visible = [
        c for c in directory.channels.values()
        if c.guild_id == one.id and permissions.in_channel(directory, viewer, c) & permissions.P.VIEW_CHANNEL
    ]  # fmt: skip
    return {
        **bare_guild(one),
        "member_count": len(one.members),
        "large": False,
        "unavailable": False,
        "joined_at": iso(one.members[viewer.id].joined_at),
        "channels": [channel(c) for c in visible if not c.thread],
        "threads": [_joined(c, viewer) for c in visible if c.thread and not c.thread.archived],
        "members": [full_member(m) for m in one.members.values()],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _joined(one: Channel, viewer: User) -> Json:
    body = channel(one)
    if one.thread and viewer.id in one.thread.members:
        body["member"] = thread_member(one, viewer.id)
    return body


def bare_guild(one: Guild) -> Json:
    """Return a guild object as REST returns it."""
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "icon": None,
        "description": None,
        "features": ["COMMUNITY"],
        "roles": [role(r) for r in one.roles.values()],
        "emojis": [],
        "stickers": [],
        "preferred_locale": one.preferred_locale,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "premium_progress_bar_enabled": False,
        "max_members": 500_000,
        "vanity_url_code": None,
    }


def emoji(owner: Application, one: Emoji) -> Json:
    """Return the object of an application's emoji."""
    return {
        "id": str(one.id),
        "name": one.name,
        "roles": [],
        "user": user(owner.bot),
        "require_colons": True,
        "managed": False,
        "animated": one.content_type == "image/gif",
        "available": True,
    }


def attachment_url(directory: Directory, one: Attachment, *, ephemeral: bool = False) -> str:
    """Return the URL under which the CDN serves an attachment; ephemeral ones belong to no message."""
    folder = "ephemeral-attachments" if ephemeral else "attachments"
    return f"{directory.cdn_base}/{folder}/{one.channel_id}/{one.id}/{quote(one.filename)}"


def attachment(directory: Directory, one: Attachment, *, ephemeral: bool = False) -> Json:
    """Return an attachment object."""
    url = attachment_url(directory, one, ephemeral=ephemeral)
    body: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.content),
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
        "ephemeral": ephemeral,
    }
    if one.description is not None:
        body["description"] = one.description
    if one.width is not None:
        body |= {"width": one.width, "height": one.height}
    return body


def message(directory: Directory, one: Message) -> Json:
    """Return a message object (without ``guild_id``, which only the gateway adds)."""
    body: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "type": one.type,
        "author": user(one.author),
        "content": one.content,
        "timestamp": iso(one.created),
        "edited_timestamp": iso(one.edited) if one.edited else None,
        "tts": False,
        "mention_everyone": one.mention_everyone,
        "mentions": [user(mentioned) for mentioned in one.mentions],
        "mention_roles": [],
        "attachments": [attachment(directory, a) for a in _loose(one)],
        "embeds": one.embeds,
        "components": one.components,
        "pinned": one.pinned,
        "flags": one.flags,
        "reactions": [_reaction(emoji, users) for emoji, users in one.reactions.items()],
    }
    if one.nonce is not None:
        body["nonce"] = one.nonce
    if one.application_id is not None:
        body["application_id"] = str(one.application_id)
    if one.webhook:
        body["webhook_id"] = str(one.application_id)
    if one.interaction is not None:
        body["interaction_metadata"] = interaction_metadata(one.interaction)
    if one.reference is not None:
        body["message_reference"] = {"type": 0, "channel_id": body["channel_id"], "message_id": str(one.reference)}
    return body


def _loose(one: Message) -> list[Attachment]:
    """Return the attachments that are not part of a component or an embed: only these are listed."""
    places = [*media(one.components), *(e.get(key) or {} for e in one.embeds for key in ("image", "thumbnail"))]
    shown = {place.get("attachment_id") for place in places}
    return [a for a in one.attachments if str(a.id) not in shown]


def _reaction(emoji: str, users: list[int]) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "me": True,
        "me_burst": False,
        "burst_colors": [],
    }


def interaction_metadata(one: Interaction) -> Json:
    """Return a message's metadata of the interaction that created it."""
    body: Json = {
        "id": str(one.id),
        "type": int(one.type),
        "user": user(one.user),
        "authorizing_integration_owners": _owners(one),
    }
    if one.message is not None:
        body["interacted_message_id"] = str(one.message.id)
    return body


def _owners(one: Interaction) -> Json:
    return {"0": str(one.channel.guild_id or 0)}


def interaction(directory: Directory, one: Interaction) -> Json:
    """Return an interaction as in INTERACTION_CREATE."""
    place = one.channel
    held = permissions.in_channel(directory, one.application.bot, place)
    here = {**channel(place), "permissions": str(int(permissions.in_channel(directory, one.user, place)))}
    body: Json = {
        "id": str(one.id),
        "application_id": str(one.application.id),
        "type": int(one.type),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel": here,
        "channel_id": str(place.id),
        "locale": one.locale,
        "app_permissions": str(int(held if place.guild_id else permissions.BOT_DM)),
        "entitlements": [],
        "authorizing_integration_owners": _owners(one),
        "attachment_size_limit": directory.upload_limit,
        "context": 0 if place.guild_id else 1,
    }
    if place.guild_id:
        body |= _in_guild(directory, one, place.guild_id)
    else:
        body["user"] = user(one.user)
    if one.message is not None:
        body["message"] = message(directory, one.message)
    return body


def _in_guild(directory: Directory, one: Interaction, guild_id: int) -> Json:
    where = directory.guilds[guild_id]
    who = full_member(where.members[one.user.id])
    who["permissions"] = str(int(permissions.in_channel(directory, one.user, one.channel)))
    return {
        "guild_id": str(guild_id),
        "guild": {"id": str(guild_id), "locale": where.preferred_locale, "features": ["COMMUNITY"]},
        "guild_locale": where.preferred_locale,
        "member": who,
    }


def application(one: Application) -> Json:
    """Return an application object."""
    return {
        "id": str(one.id),
        "name": one.name,
        "description": one.description,
        "tags": list(one.tags),
        "terms_of_service_url": one.terms_of_service_url,
        "privacy_policy_url": one.privacy_policy_url,
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(one.owner),
        "verify_key": "0" * 64,
        "interactions_endpoint_url": None,
        "flags": EMBEDDED if one.activities else 0,
        "integration_types_config": {str(kind): {} for kind in one.installs},
        "bot": user(one.bot),
        "team": None,
    }


def _text(value: Any) -> str | None:
    return None if value is None else str(value)
