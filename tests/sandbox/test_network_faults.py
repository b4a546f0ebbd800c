"""Faults on demand: rate limits, server errors, broken connections, missing permissions."""

from __future__ import annotations

import time
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.driver import CannotRun, Rig
from sandbox.interactions import Timing
from sandbox.model.permissions import P
from sandbox.ratelimit import REAL, Limit, RateLimits
from sandbox.server import Sandbox
from tests.sandbox.clients import Bot, pinging, running
from tests.sandbox.pictures import png
from tests.sandbox.rest import Api

MESSAGES = "/channels/{channel}/messages"


async def channel_of(bot: Bot, rig: Rig) -> discord.TextChannel:
    channel = bot.get_channel(rig.tables.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


# --- rate limits ---


async def test_a_bucket_is_counted_down_in_the_headers_and_then_refuses(rig: Rig, api: Api) -> None:
    rig.sandbox.limits.limits = {("POST", MESSAGES): Limit(2, 60)}
    first, second, third = [await api.send({"content": "x"}) for _ in range(3)]
    assert [g.headers["X-RateLimit-Remaining"] for g in (first, second)] == ["1", "0"]
    assert first.headers["X-RateLimit-Bucket"] == second.headers["X-RateLimit-Bucket"]
    assert 59 < float(second.headers["X-RateLimit-Reset-After"]) <= 60
    assert (third.status, third.body["global"], third.headers["Via"]) == (429, False, "1.1 google")
    assert 59 < third.body["retry_after"] <= 60
    elsewhere = rig.channel("elsewhere")
    assert (await api.call("POST", f"/channels/{elsewhere.id}/messages", {"content": "x"})).status == 200


async def test_the_client_waits_out_a_full_bucket(rig: Rig) -> None:
    rig.sandbox.limits.limits = {("POST", MESSAGES): Limit(2, 0.3)}
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = await channel_of(bot, rig)
        started = time.monotonic()
        for number in range(3):
            await channel.send(str(number))
    assert time.monotonic() - started > 0.25
    assert rig.refused == []


async def test_a_forced_429_is_retried_by_the_client(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = await channel_of(bot, rig)
        rig.sandbox.faults.limited(0.05, MESSAGES)
        await channel.send("after a while")
        rig.sandbox.faults.limited(0.05, MESSAGES, everywhere=True)
        await channel.send("after another")
    assert len(rig.sees(rig.person("Ann"), rig.tables)) == 2
    assert [r.status for r in rig.sandbox.gate.record if r.template == MESSAGES] == [429, 200, 429, 200]


async def test_interaction_answers_are_outside_every_limit(rig: Rig) -> None:
    rig.sandbox.limits.overall = Limit(0, 60)
    rig.sandbox.limits.ordinary = Limit(0, 60)
    rig.sandbox.timing.answer = 2
    bot = Bot(pinging)
    limits = rig.sandbox.limits
    limits.overall = limits.ordinary = Limit(1000, 1)
    async with running(rig, bot):
        limits.overall = limits.ordinary = Limit(0, 60)
        assert (await rig.person("Ann").slash(rig.tables, "ping")).text == "pong"


def test_the_global_limit_is_fifty_a_second_for_each_bot() -> None:
    now = [0.0]
    limits = RateLimits(REAL, Limit(1000, 1), Limit(50, 1), clock=lambda: now[0])
    taken = [limits.take("GET", "/x", "", "bot").refusal for _ in range(51)]
    assert taken[:50] == [None] * 50
    assert taken[50] is not None and taken[50]["global"]
    assert limits.take("GET", "/x", "", "other").refusal is None
    now[0] = 1.0
    assert limits.take("GET", "/x", "", "bot").refusal is None


# --- servers and connections ---


async def test_a_server_error_is_given_so_often_and_then_over(rig: Rig, api: Api) -> None:
    rig.sandbox.faults.status(502, MESSAGES, times=2, skip=1)
    assert [(await api.send({"content": "x"})).status for _ in range(4)] == [200, 502, 502, 200]
    assert len(rig.tables.messages) == 2


async def test_a_refusal_of_any_code_can_be_forced(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = await channel_of(bot, rig)
        rig.sandbox.faults.status(403, MESSAGES, code=50013, message="Missing Permissions")
        with pytest.raises(discord.Forbidden) as refusal:
            await channel.send("x")
    assert refusal.value.code == 50013


async def test_a_reset_before_or_after_the_deed_looks_the_same_to_the_sender(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = await channel_of(bot, rig)
        for after in (False, True):
            rig.sandbox.faults.reset(MESSAGES, after=after)
            with pytest.raises(aiohttp.ClientError):
                await channel.send("x", nonce=f"n{after}")
        assert len(rig.tables.messages) == 1
        await channel.send("x", nonce="nTrue")
    assert len(rig.tables.messages) == 1


async def test_an_answer_can_be_cut_short(rig: Rig, api: Api) -> None:
    rig.sandbox.faults.cut_body(MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await api.send({"content": "x"})
    assert len(rig.tables.messages) == 1


async def test_an_answer_can_be_late(rig: Rig, api: Api) -> None:
    rig.sandbox.faults.delay(0.05, MESSAGES, after=True)
    started = time.monotonic()
    assert (await api.send({"content": "x"})).status == 200
    assert time.monotonic() - started >= 0.05


async def test_an_unknown_path_is_remembered(rig: Rig, api: Api) -> None:
    assert (await api.call("GET", "/voice/regions")).status == 404
    assert rig.problems() == ["unknown route: GET /api/v10/voice/regions"]


# --- permissions and things that are gone ---


@pytest.mark.parametrize(
    ("taken", "body", "files", "code"),
    [
        (P.VIEW_CHANNEL, {"content": "x"}, None, 50001),
        (P.SEND_MESSAGES, {"content": "x"}, None, 50013),
        (P.ATTACH_FILES, {}, {"a.png": png(1, 1)}, 50013),
        (P.EMBED_LINKS, {"embeds": [{"title": "t"}]}, None, 50013),
    ],
)
async def test_a_permission_taken_away_refuses_what_needs_it(
    rig: Rig, api: Api, taken: P, body: dict[str, Any], files: dict[str, bytes] | None, code: int
) -> None:
    assert (await api.send(body, files=files)).status == 200
    rig.forbid(rig.tables, taken)
    assert (await api.send(body, files=files)).code == code
    rig.forbid(rig.tables)
    assert (await api.send(body, files=files)).status == 200


async def test_threads_follow_the_permissions_of_their_channel(rig: Rig, api: Api) -> None:
    path = f"/channels/{rig.tables.id}/threads"
    made = await api.call("POST", path, {"name": "t", "type": 11})
    rig.forbid(rig.tables, P.SEND_MESSAGES_IN_THREADS, P.CREATE_PUBLIC_THREADS)
    in_thread = await api.call("POST", f"/channels/{made.body['id']}/messages", {"content": "x"})
    assert in_thread.code == 50013
    assert (await api.call("POST", path, {"name": "t", "type": 11})).code == 50013
    assert (await api.send({"content": "x"})).status == 200


async def test_history_and_other_peoples_messages_need_their_permissions(rig: Rig, api: Api) -> None:
    message = rig.person("Ann").say(rig.tables, "mine")
    path = f"/channels/{rig.tables.id}/messages/{message.id}"
    rig.forbid(rig.tables, P.READ_MESSAGE_HISTORY, P.MANAGE_MESSAGES)
    assert (await api.call("GET", path)).code == 50013
    assert (await api.call("DELETE", path)).code == 50013
    assert (await api.call("PATCH", path, {"content": "x"})).code == 50005
    rig.forbid(rig.tables)
    assert (await api.call("DELETE", path)).status == 204


async def test_the_bot_is_told_what_it_may_do_where_it_is_asked(rig: Rig) -> None:
    held: list[discord.Permissions] = []

    async def may(i: discord.Interaction) -> None:
        held.append(i.app_permissions)
        await i.response.send_message("x")

    async with running(rig, Bot(lambda bot: bot.command("may", may))):
        await rig.person("Ann").slash(rig.tables, "may")
        rig.forbid(rig.tables, P.ATTACH_FILES)
        await rig.person("Ann").slash(rig.tables, "may")
    assert [one.attach_files for one in held] == [True, False]


async def test_people_neither_see_nor_use_what_is_closed_to_them(rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    bo.say(rig.tables, "hello")
    rig.forbid(rig.tables, P.VIEW_CHANNEL, who=ann.user)
    assert rig.sees(ann, rig.tables) == []
    assert rig.tables not in rig.channels_of(ann)
    with pytest.raises(CannotRun):
        ann.say(rig.tables, "hello?")
    assert len(rig.sees(bo, rig.tables)) == 1


async def test_commands_for_managers_are_not_shown_to_everyone(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        @bot.tree.command(name="admin", description="For managers")
        @discord.app_commands.default_permissions(manage_guild=True)
        async def admin(i: discord.Interaction) -> None:
            await i.response.send_message("x")

    async with running(rig, Bot(setup)):
        with pytest.raises(CannotRun):
            rig.person("Ann").slash(rig.tables, "admin")


async def test_a_deleted_channel_is_unknown_and_takes_its_threads_along(rig: Rig, api: Api) -> None:
    made = await api.call("POST", f"/channels/{rig.tables.id}/threads", {"name": "t", "type": 11})
    rig.world.delete_channel(rig.tables)
    assert (await api.send({"content": "x"})).code == 10003
    assert (await api.call("GET", f"/channels/{made.body['id']}")).code == 10003


async def test_an_archived_thread_takes_no_edits_and_a_locked_one_no_messages(rig: Rig, api: Api) -> None:
    made = await api.call("POST", f"/channels/{rig.tables.id}/threads", {"name": "t", "type": 11})
    path = f"/channels/{made.body['id']}"
    message = (await api.call("POST", f"{path}/messages", {"content": "x"})).body
    await api.call("PATCH", path, {"archived": True, "locked": True})
    assert (await api.call("PATCH", f"{path}/messages/{message['id']}", {"content": "y"})).code == 50083
    rig.forbid(rig.tables, P.MANAGE_THREADS)
    assert (await api.call("POST", f"{path}/messages", {"content": "x"})).code == 50083


# --- the service ---


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.1", "example.org"])
async def test_it_listens_on_loopback_only(host: str) -> None:
    with pytest.raises(ValueError, match="loopback"):
        await Sandbox().start(host)


async def test_a_port_in_use_is_an_os_error(sandbox: Sandbox) -> None:
    port = int(sandbox.addresses.base.rpartition(":")[2])
    with pytest.raises(OSError):
        await Sandbox(timing=Timing()).start(port=port)


async def test_waiting_in_vain_ends_with_the_last_lines(rig: Rig) -> None:
    rig.person("Ann").say(rig.tables, "nothing happens")
    with pytest.raises(TimeoutError, match="nothing happens"):
        await rig.until(lambda: False, within=0.02)
