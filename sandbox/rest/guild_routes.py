"""Routes of guilds, their members and their lists of channels."""

from __future__ import annotations

from sandbox import payloads
from sandbox.checks import validate
from sandbox.checks.api_errors import refuse
from sandbox.checks.forms import Complaints, identifier
from sandbox.model import permissions
from sandbox.model.entities import ChannelType, Guild, Overwrite
from sandbox.rest.call import Call, Reply, Route

MAKEABLE = (int(ChannelType.TEXT), int(ChannelType.CATEGORY), int(ChannelType.NEWS), int(ChannelType.FORUM))


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call.id("guild"))
    if call.bot.id not in guild.members:
        raise refuse(50001)
    return guild


def _get(call: Call) -> Reply:
    guild = _guild(call)
    body = payloads.bare_guild(guild)
    if call.flag("with_counts"):
        body |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return Reply(200, body)


def _mine(call: Call) -> Reply:
    guilds = [g for g in call.world.guilds.values() if call.bot.id in g.members]
    held = [permissions.base(g, g.members[call.bot.id]) for g in guilds]
    mine = [{**payloads.bare_guild(g), "permissions": str(int(p))} for g, p in zip(guilds, held, strict=True)]
    return Reply(200, mine)


def _member(call: Call) -> Reply:
    guild = _guild(call)
    user = call.world.user(call.id("user"))
    if user.id not in guild.members:
        raise refuse(10007)
    return Reply(200, payloads.full_member(guild.members[user.id]))


def _members(call: Call) -> Reply:
    after, limit = call.number("after"), call.number("limit", 1)
    found = sorted((m for m in _guild(call).members.values() if m.user.id > after), key=lambda m: m.user.id)
    return Reply(200, [payloads.full_member(m) for m in found[: min(limit, 1000)]])


def _roles(call: Call) -> Reply:
    return Reply(200, [payloads.role(r) for r in _guild(call).roles.values()])


def _channels(call: Call) -> Reply:
    guild = _guild(call)
    found = [c for c in call.world.channels.values() if c.guild_id == guild.id and not c.thread]
    return Reply(200, [payloads.channel(c) for c in found])


def _active_threads(call: Call) -> Reply:
    guild = _guild(call)
    found = [
        c for c in call.world.channels.values()
        if c.guild_id == guild.id and c.thread and not c.thread.archived
        and permissions.in_channel(call.world, call.bot, c) & permissions.P.VIEW_CHANNEL
    ]  # fmt: skip
    joined = [payloads.thread_member(c, call.bot.id) for c in found if c.thread and call.bot.id in c.thread.members]
    return Reply(200, {"threads": [payloads.channel(c) for c in found], "members": joined})


def _create_channel(call: Call) -> Reply:
    guild, form = _guild(call), call.form
    if not permissions.base(guild, guild.members[call.bot.id]) & permissions.P.MANAGE_CHANNELS:
        raise refuse(50013)
    validate.channel(form, required=True)
    complaints = Complaints()
    complaints.one_of(("type",), form.get("type") or 0, MAKEABLE)
    complaints.refuse()
    parent = form.get("parent_id")
    exceptions = [overwrite(entry) for entry in form.get("permission_overwrites") or []]
    channel = call.world.add_channel(
        guild, _channel_name(form["name"], form.get("type") or 0), ChannelType(form.get("type") or 0),
        parent_id=identifier(parent, "parent_id") if parent else None,
        topic=form.get("topic"), overwrites=exceptions,
    )  # fmt: skip
    return Reply(201, payloads.channel(channel))


def _channel_name(name: str, kind: int) -> str:
    # Names of text channels become lower case with dashes; categories keep their name.
    return name if kind == ChannelType.CATEGORY else "-".join(name.lower().split())


def overwrite(entry: dict[str, object]) -> Overwrite:
    """Return a channel's permission overwrite from a request."""
    return Overwrite(
        identifier(entry.get("id"), "id"), int(str(entry.get("type") or 0)),
        int(str(entry.get("allow") or 0)), int(str(entry.get("deny") or 0)),
    )  # fmt: skip


ROUTES: tuple[Route, ...] = (
    Route("GET", "/users/@me/guilds", _mine),
    Route("GET", "/guilds/{guild}", _get),
    Route("GET", "/guilds/{guild}/members", _members),
    Route("GET", "/guilds/{guild}/members/{user}", _member),
    Route("GET", "/guilds/{guild}/roles", _roles),
    Route("GET", "/guilds/{guild}/channels", _channels),
    Route("POST", "/guilds/{guild}/channels", _create_channel),
    Route("GET", "/guilds/{guild}/threads/active", _active_threads),
)
