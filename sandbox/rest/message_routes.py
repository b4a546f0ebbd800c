"""Routes of messages: send, read, edit, delete, pin, react."""

from __future__ import annotations

from sandbox import messages, payloads
from sandbox.checks import validate
from sandbox.checks.api_errors import refuse
from sandbox.checks.forms import Complaints, identifier
from sandbox.model import permissions
from sandbox.model.entities import Channel, ChannelType, Message
from sandbox.model.permissions import P
from sandbox.model.snowflake import iso
from sandbox.rest.call import Call, Reply, Route

MAX_PINS = 250
MAX_REACTIONS = 20


def _send(call: Call) -> Reply:
    channel, form = call.channel(), call.form
    _may_send(call, channel)
    nonce = form.get("nonce")
    if nonce is not None and form.get("enforce_nonce"):
        earlier = call.world.nonces.earlier(channel, call.bot, nonce)
        if earlier is not None:
            return Reply(200, payloads.message(call.world, earlier))
    may_set = validate.SENDABLE_FLAGS
    message = messages.compose(call.world, channel, call.bot, form, call.uploads, may_set=may_set)
    if reference := form.get("message_reference"):
        _refer(channel, message, reference)
    call.world.add_message(message)
    if nonce is not None:
        call.world.nonces.remember(message)
    return Reply(200, payloads.message(call.world, message))


def _may_send(call: Call, channel: Channel) -> None:
    if channel.type in (ChannelType.CATEGORY, ChannelType.FORUM):
        raise refuse(50008)
    needed = [permissions.speaking(channel)]
    if call.uploads:
        needed.append(P.ATTACH_FILES)
    if call.form.get("embeds"):
        needed.append(P.EMBED_LINKS)
    permissions.require(call.world, call.bot, channel, *needed)
    for person in channel.recipients:
        if not person.dms_open or not call.world.acquainted(person, call.bot):
            raise refuse(50007)
    if channel.thread and channel.thread.locked:
        held = permissions.in_channel(call.world, call.bot, channel)
        if not held & P.MANAGE_THREADS:
            raise refuse(50083)


def _refer(channel: Channel, message: Message, reference: dict[str, object]) -> None:
    earlier = channel.messages.get(identifier(reference.get("message_id"), "message_id"))
    if earlier is not None and not earlier.ephemeral:
        message.reference, message.type = earlier.id, 19
    elif reference.get("fail_if_not_exists", True):
        complaints = Complaints()
        complaints.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        complaints.refuse()


def _readable(call: Call) -> Channel:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel, P.READ_MESSAGE_HISTORY)
    return channel


def _message(call: Call, channel: Channel) -> Message:
    return call.world.message(channel, call.id("message"))


def _get(call: Call) -> Reply:
    return Reply(200, payloads.message(call.world, _message(call, _readable(call))))


def _history(call: Call) -> Reply:
    channel = _readable(call)
    complaints = Complaints()
    limit = call.number("limit", 50)
    complaints.number(("limit",), limit, 1, 100)
    complaints.refuse()
    found = [m for m in channel.messages.values() if not m.ephemeral]
    if "before" in call.query:
        found = [m for m in found if m.id < call.number("before")]
    if "after" in call.query:
        found = [m for m in found if m.id > call.number("after")][:limit]
    newest_first = sorted(found, key=lambda m: m.id, reverse=True)[:limit]
    return Reply(200, [payloads.message(call.world, m) for m in newest_first])


def _edit(call: Call) -> Reply:
    channel = call.channel()
    needed = [P.ATTACH_FILES] if call.uploads else []
    permissions.require(call.world, call.bot, channel, *needed)
    message = _message(call, channel)
    if message.author is not call.bot:
        raise refuse(50005)
    messages.editable(channel)
    messages.revise(call.world, message, call.form, call.uploads)
    call.world.message_changed(message)
    return Reply(200, payloads.message(call.world, message))


def _delete(call: Call) -> Reply:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel)
    message = _message(call, channel)
    if message.author is not call.bot:
        permissions.require(call.world, call.bot, channel, P.MANAGE_MESSAGES)
    messages.editable(channel)
    call.world.delete_message(message)
    return Reply()


def _bulk_delete(call: Call) -> Reply:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel, P.MANAGE_MESSAGES)
    complaints = Complaints()
    numbers = call.form.get("messages") or []
    if not 2 <= len(numbers) <= 100:
        complaints.add(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    complaints.refuse()
    for number in numbers:
        message = channel.messages.get(int(number))
        if message is not None and not message.ephemeral:
            call.world.delete_message(message)
    return Reply()


def _may_pin(call: Call, channel: Channel) -> None:
    # PIN_MESSAGES was split from MANAGE_MESSAGES, which no longer includes it since February 2026. All may pin in a DM.
    permissions.require(call.world, call.bot, channel, *([P.PIN_MESSAGES] if channel.guild_id else []))


def _pin(call: Call) -> Reply:
    channel = call.channel()
    _may_pin(call, channel)
    message = _message(call, channel)
    if sum(m.pinned for m in channel.messages.values()) >= MAX_PINS and not message.pinned:
        raise refuse(30003)
    call.world.pin(message, True)
    return Reply()


def _unpin(call: Call) -> Reply:
    channel = call.channel()
    _may_pin(call, channel)
    call.world.pin(_message(call, channel), False)
    return Reply()


def _pins(call: Call) -> Reply:
    pinned = [m for m in _readable(call).messages.values() if m.pinned]
    items = [{"pinned_at": iso(m.created), "message": payloads.message(call.world, m)} for m in reversed(pinned)]
    return Reply(200, {"items": items, "has_more": False})


def _react(call: Call) -> Reply:
    channel = _readable(call)
    permissions.require(call.world, call.bot, channel, *([P.ADD_REACTIONS] if channel.guild_id else []))
    messages.editable(channel)
    message, emoji = _message(call, channel), call.path["emoji"]
    if emoji not in message.reactions and len(message.reactions) >= MAX_REACTIONS:
        raise refuse(30010)
    call.world.react(message, call.bot, emoji, add=True)
    return Reply()


def _unreact(call: Call) -> Reply:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel)
    call.world.react(_message(call, channel), call.bot, call.path["emoji"], add=False)
    return Reply()


_ONE = "/channels/{channel}/messages/{message}"

ROUTES: tuple[Route, ...] = (
    Route("POST", "/channels/{channel}/messages", _send),
    Route("GET", "/channels/{channel}/messages", _history),
    Route("POST", "/channels/{channel}/messages/bulk-delete", _bulk_delete),
    Route("GET", "/channels/{channel}/messages/pins", _pins),
    Route("PUT", "/channels/{channel}/messages/pins/{message}", _pin),
    Route("DELETE", "/channels/{channel}/messages/pins/{message}", _unpin),
    Route("GET", _ONE, _get),
    Route("PATCH", _ONE, _edit),
    Route("DELETE", _ONE, _delete),
    Route("PUT", _ONE + "/reactions/{emoji}/@me", _react),
    Route("DELETE", _ONE + "/reactions/{emoji}/@me", _unreact),
)
