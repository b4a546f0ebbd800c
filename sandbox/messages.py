"""Creates and edits messages from the bodies and files of requests."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from sandbox import payloads
from sandbox.checks import validate
from sandbox.checks.api_errors import Json, refuse
from sandbox.checks.components import FILE, walk, with_ids
from sandbox.checks.validate import Draft, Upload
from sandbox.model import media
from sandbox.model.entities import Attachment, Channel, Flag, Message, User
from sandbox.model.snowflake import now
from sandbox.model.world import World

Uploads = dict[int, Upload]
_MENTION = re.compile(r"<@!?(\d+)>")


def compose(world: World, channel: Channel, author: User, body: Json, uploads: Uploads, *, may_set: int) -> Message:
    """Return a validated message that is not yet in the world.

    ``may_set`` are the flags that this kind of request may set. Raises 50035 or 50006.
    """
    flags = validate.flags(body.get("flags"), may_set)
    entries = body.get("attachments") or [{"id": n} for n in uploads]
    validate.attachment_entries(entries, uploads, set())
    attached = [attach(world, channel, uploads[int(entry["id"])], entry) for entry in entries]
    names = frozenset(a.filename for a in attached)
    validate.message(Draft(body, flags, names, len(attached), _emojis(world, author)))
    message = Message(world.ids.next(), channel.id, author, flags=flags, attachments=attached)
    _fill(world, message, body)
    message.nonce = body.get("nonce")
    return message


def revise(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    """Apply an edit: absent fields stay, ``attachments`` replaces the set. Raises as ``compose`` does.

    The components v2 flag can be set but not cleared; setting it requires content and embeds to be emptied. Content is
    emptied by null, lists by ``[]``: null leaves them as they are.
    """
    body = {key: value for key, value in body.items() if value is not None or key in ("content", "components")}
    flags = validate.edited_flags(message.flags, body.get("flags")) & ~Flag.LOADING
    merged = {
        "content": body.get("content", message.content or None),
        "embeds": body.get("embeds", message.embeds),
        "components": body.get("components", message.components),
        "allowed_mentions": body.get("allowed_mentions"),
    }
    attached = _revised_attachments(world, message, body, uploads)
    names, emojis = frozenset(a.filename for a in attached), _emojis(world, message.author)
    validate.message(Draft(merged, flags, names, len(attached), emojis, stored="components" not in body))
    message.flags = flags
    message.attachments = attached
    _fill(world, message, body)
    message.edited = now()


def _emojis(world: World, author: User) -> frozenset[str]:
    owner = world.applications.get(author.id)
    return owner.emoji_ids if owner else frozenset()


def _revised_attachments(world: World, message: Message, body: Json, uploads: Uploads) -> list[Attachment]:
    old = {a.id: a for a in message.attachments}
    channel = world.channel(message.channel_id)
    if "attachments" not in body:
        return [*old.values(), *(attach(world, channel, upload) for upload in uploads.values())]
    validate.attachment_entries(body["attachments"], uploads, set(old))
    result = []
    for entry in body["attachments"]:
        number = int(entry["id"])
        result.append(old[number] if number in old else attach(world, channel, uploads[number], entry))
    return result


def attach(world: World, channel: Channel, upload: Upload, entry: Json | None = None) -> Attachment:
    """Return an uploaded file as an attachment; ``entry`` may rename or describe it."""
    entry = entry or {}
    # Discord keeps letters, digits, dots, dashes and underscores of a file name.
    name = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.filename), flags=re.ASCII)
    kind = media.content_type(name, upload.content)
    attachment = Attachment(world.ids.next(), channel.id, name, upload.content, kind, entry.get("description"))
    if size := media.size(upload.content):
        attachment.width, attachment.height = size
    return attachment


def _fill(world: World, message: Message, body: Json) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    by_name = {a.filename: a for a in message.attachments}
    if "embeds" in body:
        message.embeds = [_embed(world, embed, by_name) for embed in body["embeds"] or []]
    if "components" in body:
        message.components = with_ids(body["components"] or [])
        for component in _with_content(message):
            _resolve(world, component, by_name)
    if "content" in body or "components" in body:
        _mention(world, message, body.get("allowed_mentions"))


def _with_content(message: Message) -> Iterable[Json]:
    """Return the components that can hold texts, pictures or files; only some of those of components v2 can."""
    return walk(message.components) if message.flags & Flag.COMPONENTS_V2 else ()


def _embed(world: World, embed: Json, files: dict[str, Attachment]) -> Json:
    result = {"type": "rich", **embed}
    for key in ("image", "thumbnail"):
        if result.get(key):
            result[key] = _media(world, result[key], files)
    return result


def _resolve(world: World, component: Json, files: dict[str, Attachment]) -> None:
    for key in ("media", "file"):
        if isinstance(component.get(key), dict):
            component[key] = _media(world, component[key], files)
    if component["type"] == FILE:
        found = next(one for one in files.values() if str(one.id) == component["file"]["attachment_id"])
        component |= {"name": found.filename, "size": len(found.content)}
    if isinstance(component.get("items"), list):
        component["items"] = [{**i, "media": _media(world, i["media"], files)} for i in component["items"]]


def _media(world: World, item: Json, files: dict[str, Attachment]) -> Json:
    url = str(item["url"])
    # Components are often sent back as they came, with the address of a file instead of its name.
    by_url = {payloads.attachment_url(world, one): one for one in files.values()}
    found = files[url.removeprefix("attachment://")] if url.startswith("attachment://") else by_url.get(url)
    if found is None:
        return {"url": url, "proxy_url": url, "loading_state": 2}
    url = payloads.attachment_url(world, found)
    resolved: Json = {"url": url, "proxy_url": url, "loading_state": 2, "attachment_id": str(found.id)}
    resolved |= {"width": found.width, "height": found.height, "content_type": found.content_type}
    return resolved


def _mention(world: World, message: Message, allowed: Any) -> None:
    """Set whom the message mentions: those named in it, as far as ``allowed_mentions`` permits."""
    text = "\n".join([message.content, *(str(c.get("content", "")) for c in _with_content(message))])
    named = [int(n) for n in dict.fromkeys(_MENTION.findall(text))]
    if allowed is not None:
        parse, users = allowed.get("parse") or [], {int(u) for u in allowed.get("users") or []}
        named = [n for n in named if "users" in parse or n in users]
    message.mentions = [world.users[n] for n in named if n in world.users]
    everyone = "@everyone" in text or "@here" in text
    message.mention_everyone = everyone and (allowed is None or "everyone" in (allowed.get("parse") or []))


def editable(channel: Channel) -> None:
    """Raise 50083 if the channel is an archived thread, which cannot be changed."""
    if channel.thread and channel.thread.archived:
        raise refuse(50083)
