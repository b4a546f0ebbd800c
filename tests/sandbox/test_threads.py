"""Threads and pins by Discord's own rules: which channel has which threads, how many, and who may pin."""

from __future__ import annotations

import pytest

from sandbox.driver import Rig
from sandbox.model.entities import ChannelType
from sandbox.model.permissions import P
from tests.sandbox.rest import Api

NEWS, PUBLIC, PRIVATE = 10, 11, 12


@pytest.mark.parametrize(
    ("channel", "kind", "code"),
    [
        (ChannelType.TEXT, PUBLIC, 0),
        (ChannelType.TEXT, PRIVATE, 0),
        (ChannelType.TEXT, NEWS, 50024),
        (ChannelType.NEWS, NEWS, 0),
        (ChannelType.NEWS, PUBLIC, 50024),
        (ChannelType.NEWS, PRIVATE, 50024),
        (ChannelType.NEWS, None, 50024),
        (ChannelType.CATEGORY, PUBLIC, 50024),
    ],
)
async def test_a_channel_has_threads_of_its_kinds_alone(
    rig: Rig, api: Api, channel: ChannelType, kind: int | None, code: int
) -> None:
    here = rig.world.add_channel(rig.guild, "here", channel)
    wanted = {"name": "a table"} if kind is None else {"name": "a table", "type": kind}
    got = await api.call("POST", f"/channels/{here.id}/threads", wanted)
    assert got.code == code and (got.status == 201) is (code == 0)
    assert [thread.type for thread in rig.threads(here)] == ([kind] if code == 0 else [])


async def test_so_many_threads_may_be_active(rig: Rig, api: Api) -> None:
    rig.world.most_threads = 1
    news = rig.world.add_channel(rig.guild, "news", ChannelType.NEWS)
    for channel, kind, full in ((rig.tables, PUBLIC, 160006), (news, NEWS, 160007)):
        path, wanted = f"/channels/{channel.id}/threads", {"name": "a table", "type": kind}
        first, second = await api.call("POST", path, wanted), await api.call("POST", path, wanted)
        assert first.status == 201 and (second.status, second.code) == (400, full)
        (thread,) = rig.threads(channel)
        assert thread.thread is not None
        thread.thread.archived = True
        assert (await api.call("POST", path, wanted)).status == 201


async def test_pinning_takes_pin_messages_and_nothing_else(rig: Rig, api: Api) -> None:
    sent = await api.call("POST", f"/channels/{rig.tables.id}/messages", {"content": "a board"})
    pin = f"/channels/{rig.tables.id}/messages/pins/{sent.body['id']}"
    rig.forbid(rig.tables, P.PIN_MESSAGES)
    assert (await api.call("PUT", pin)).code == 50013
    rig.forbid(rig.tables, P.MANAGE_MESSAGES)
    assert (await api.call("PUT", pin)).status == 204


async def test_a_server_that_is_none_is_unknown_and_who_asks_is_told_of(rig: Rig, api: Api) -> None:
    got = await api.call("GET", "/guilds/0")
    assert (got.status, got.code) == (404, 10004)
    assert rig.problems() == ["about nothing: GET /api/v10/guilds/0"]
