"""Routes of channels and threads: read, edit, delete, start, join."""

from __future__ import annotations

from sandbox import messages, payloads
from sandbox.checks import validate
from sandbox.checks.api_errors import Json, refuse
from sandbox.checks.forms import Complaints
from sandbox.model import permissions
from sandbox.model.entities import THREADS, Channel, ChannelType, Flag, User
from sandbox.model.permissions import P
from sandbox.model.snowflake import now
from sandbox.rest.call import Call, Reply, Route
from sandbox.rest.guild_routes import overwrite

THREADS_OF = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.NEWS: (ChannelType.NEWS_THREAD,),
}
"""The kinds of thread for each kind of channel; a thread that starts from a message is of the first kind."""


def _get(call: Call) -> Reply:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel)
    return Reply(200, payloads.channel(channel))


def _edit(call: Call) -> Reply:
    channel, form = call.channel(), call.form
    if channel.type is ChannelType.DM:
        raise refuse(50003)
    _may_edit(call, channel, form)
    validate.channel(form, required=False)
    channel.name = form.get("name") or channel.name
    channel.slowmode = form.get("rate_limit_per_user") or channel.slowmode
    if channel.thread:
        _edit_thread(channel, form)
    else:
        channel.topic = form.get("topic", channel.topic)
        if form.get("permission_overwrites") is not None:
            channel.overwrites = {o.id: o for o in map(overwrite, form["permission_overwrites"])}
    call.world.channel_changed(channel)
    return Reply(200, payloads.channel(channel))


def _may_edit(call: Call, channel: Channel, form: Json) -> None:
    if not channel.thread:
        permissions.require(call.world, call.bot, channel, P.MANAGE_CHANNELS)
        return
    own = channel.thread.owner_id == call.bot.id
    harmless = own and not channel.thread.locked and form.keys() <= {"name", "archived", "auto_archive_duration"}
    permissions.require(call.world, call.bot, channel, *(() if harmless else (P.MANAGE_THREADS,)))
    # The only edit that an archived thread accepts is to unarchive it.
    if channel.thread.archived and form.get("archived") is not False:
        raise refuse(50083)


def _edit_thread(channel: Channel, form: Json) -> None:
    thread = channel.thread
    assert thread is not None
    if "archived" in form and bool(form["archived"]) != thread.archived:
        thread.archived = bool(form["archived"])
        thread.archive_timestamp = now()
    thread.locked = bool(form.get("locked", thread.locked))
    thread.invitable = bool(form.get("invitable", thread.invitable))
    thread.auto_archive_minutes = form.get("auto_archive_duration") or thread.auto_archive_minutes


def _delete(call: Call) -> Reply:
    channel = call.channel()
    if channel.type is not ChannelType.DM:
        needed = P.MANAGE_THREADS if channel.thread else P.MANAGE_CHANNELS
        permissions.require(call.world, call.bot, channel, needed)
        call.world.delete_channel(channel)
    return Reply(200, payloads.channel(channel))


def _set_overwrite(call: Call) -> Reply:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel, P.MANAGE_ROLES)
    one = overwrite({**call.form, "id": call.path["target"]})
    channel.overwrites[one.id] = one
    call.world.channel_changed(channel)
    return Reply()


def _drop_overwrite(call: Call) -> Reply:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel, P.MANAGE_ROLES)
    channel.overwrites.pop(call.id("target"), None)
    call.world.channel_changed(channel)
    return Reply()


def _start_thread(call: Call) -> Reply:
    parent, form = call.channel(), call.form
    if parent.type is ChannelType.FORUM:
        return _start_post(call, parent)
    if parent.type not in THREADS_OF:
        raise refuse(50024)
    validate.channel(form, required=True)
    # By the API's old default, a thread without a message is private.
    kind = form.get("type", int(ChannelType.PRIVATE_THREAD))
    complaints = Complaints()
    complaints.one_of(("type",), kind, tuple(map(int, THREADS)))
    complaints.refuse()
    if kind not in THREADS_OF[parent.type]:
        raise refuse(50024)
    private = kind == ChannelType.PRIVATE_THREAD
    needed = P.CREATE_PRIVATE_THREADS if private else P.CREATE_PUBLIC_THREADS
    permissions.require(call.world, call.bot, parent, needed)
    return Reply(201, payloads.channel(_open_thread(call, parent, ChannelType(kind))))


def _open_thread(call: Call, parent: Channel, kind: ChannelType, thread_id: int | None = None) -> Channel:
    form, news = call.form, kind is ChannelType.NEWS_THREAD
    if call.world.active_threads(parent.guild_id, news=news) >= call.world.most_threads:
        raise refuse(160007 if news else 160006)
    return call.world.add_thread(
        parent, call.bot, form["name"], kind, thread_id=thread_id,
        archive_minutes=form.get("auto_archive_duration") or 1440, invitable=form.get("invitable", True),
    )  # fmt: skip


def _start_post(call: Call, forum: Channel) -> Reply:
    permissions.require(call.world, call.bot, forum, P.SEND_MESSAGES)
    validate.channel(call.form, required=True)
    may_set, body = validate.SENDABLE_FLAGS, call.form.get("message") or {}
    draft = messages.compose(call.world, forum, call.bot, body, call.uploads, may_set=may_set)
    thread = _open_thread(call, forum, ChannelType.PUBLIC_THREAD)
    draft.id = thread.id  # the first message of a forum post has the same id as the post
    draft.channel_id = thread.id
    call.world.add_message(draft)
    return Reply(201, {**payloads.channel(thread), "message": payloads.message(call.world, draft)})


def _thread_from_message(call: Call) -> Reply:
    parent = call.channel()
    if parent.type not in THREADS_OF:
        raise refuse(50024)
    permissions.require(call.world, call.bot, parent, P.CREATE_PUBLIC_THREADS)
    validate.channel(call.form, required=True)
    message = call.world.message(parent, call.id("message"))
    if message.id in call.world.channels:
        raise refuse(160004)
    thread = _open_thread(call, parent, THREADS_OF[parent.type][0], message.id)
    message.flags |= Flag.HAS_THREAD
    call.world.message_changed(message)
    return Reply(201, payloads.channel(thread))


def _thread(call: Call) -> Channel:
    thread = call.channel()
    permissions.require(call.world, call.bot, thread)
    if not thread.thread:
        raise refuse(50024)
    messages.editable(thread)
    return thread


def _who(call: Call) -> User:
    return call.world.user(call.id("user")) if "user" in call.path else call.bot


def _join(call: Call) -> Reply:
    thread, user = _thread(call), _who(call)
    if user is not call.bot:
        permissions.require(call.world, call.bot, thread, P.SEND_MESSAGES_IN_THREADS)
        if user.id not in call.world.guild(thread.guild_id or 0).members:
            raise refuse(10007)
    call.world.join_thread(thread, user)
    return Reply()


def _leave(call: Call) -> Reply:
    thread, user = _thread(call), _who(call)
    if user is not call.bot:
        permissions.require(call.world, call.bot, thread, P.MANAGE_THREADS)
    call.world.leave_thread(thread, user)
    return Reply()


def _thread_members(call: Call) -> Reply:
    thread = _thread(call)
    assert thread.thread is not None
    return Reply(200, [payloads.thread_member(thread, user_id) for user_id in thread.thread.members])


def _typing(call: Call) -> Reply:
    channel = call.channel()
    permissions.require(call.world, call.bot, channel, permissions.speaking(channel))
    call.world.typing(channel, call.bot)
    return Reply()


ROUTES: tuple[Route, ...] = (
    Route("GET", "/channels/{channel}", _get),
    Route("PATCH", "/channels/{channel}", _edit),
    Route("DELETE", "/channels/{channel}", _delete),
    Route("PUT", "/channels/{channel}/permissions/{target}", _set_overwrite),
    Route("DELETE", "/channels/{channel}/permissions/{target}", _drop_overwrite),
    Route("POST", "/channels/{channel}/threads", _start_thread),
    Route("POST", "/channels/{channel}/messages/{message}/threads", _thread_from_message),
    Route("GET", "/channels/{channel}/thread-members", _thread_members),
    Route("PUT", "/channels/{channel}/thread-members/@me", _join),
    Route("DELETE", "/channels/{channel}/thread-members/@me", _leave),
    Route("PUT", "/channels/{channel}/thread-members/{user}", _join),
    Route("DELETE", "/channels/{channel}/thread-members/{user}", _leave),
    Route("POST", "/channels/{channel}/typing", _typing),
)
