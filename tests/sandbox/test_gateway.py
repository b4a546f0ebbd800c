"""The gateway: sessions survive dropped sockets with a true replay, and end when they should."""

from __future__ import annotations

import asyncio
import json
import re
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.driver import Rig
from sandbox.gateway import ACK_SECONDS, Close, Op
from tests.sandbox.clients import Bot, pinging, running


async def resumed(rig: Rig, times: int = 1) -> None:
    await rig.until(lambda: rig.sandbox.gateway.resumes >= times, within=20, hint="for a resume")


async def test_a_press_made_while_the_bot_was_away_is_replayed_and_answered(rig: Rig) -> None:
    gateway = rig.sandbox.gateway
    rig.sandbox.timing.answer = 20
    async with running(rig, Bot(pinging)) as bot:
        gateway.drop()
        await rig.until(lambda: not gateway.ready)
        client_request = rig.person("Ann").slash(rig.tables, "ping")
        assert (await client_request).text == "pong"
        assert gateway.resumes == 1
        await rig.until(lambda: bot.log.resumed == 1)
        assert bot.log.ready == 1


async def test_asking_to_reconnect_leads_to_a_resume(rig: Rig) -> None:
    async with running(rig, Bot(pinging)):
        rig.sandbox.gateway.ask_to_reconnect()
        await resumed(rig)
        assert (await rig.person("Ann").slash(rig.tables, "ping")).text == "pong"
    assert rig.sandbox.gateway.identifies == 1


async def test_a_session_called_invalid_but_resumable_is_resumed(rig: Rig) -> None:
    async with running(rig, Bot(pinging)):
        rig.sandbox.gateway.invalidate(resumable=True)
        await resumed(rig)
    assert rig.sandbox.gateway.identifies == 1


Lasting = discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]]


class Join(Lasting, template=r"table:(?P<table>[0-9]+)"):
    """A button that carries its table in its custom id, and so survives the process."""

    def __init__(self, table: str) -> None:
        super().__init__(discord.ui.Button(label="Join", custom_id=f"table:{table}"))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: object, match: re.Match[str]) -> Join:
        """The button again, from what it carries."""
        return cls(match["table"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer by an edit."""
        await interaction.response.edit_message(content=f"joined {self.table}")


async def test_a_bot_that_comes_back_finds_its_messages_and_their_buttons(rig: Rig) -> None:
    async def table(i: discord.Interaction) -> None:
        await i.response.send_message("open", view=discord.ui.View(timeout=None).add_item(Join("7")))

    def setup(bot: Bot) -> None:
        bot.add_dynamic_items(Join)
        bot.command("table", table)

    ann = rig.person("Ann")
    async with running(rig, Bot(setup)):
        board = (await ann.slash(rig.tables, "table")).shown
    async with running(rig, Bot(setup)):
        await ann.press(board, "Join")
    assert board.text == "joined 7"
    assert rig.problems() == []


async def test_a_bot_hears_of_a_guild_that_it_joins(rig: Rig) -> None:
    async with running(rig, Bot(pinging)) as bot:
        second = rig.world.add_guild("Second", rig.person("Ann").user)
        rig.world.join(second, rig.application.bot)
        await rig.until(lambda: bot.get_guild(second.id))


@pytest.mark.parametrize("code", [4000, 4009])
async def test_some_closings_lead_to_a_resume(rig: Rig, code: int) -> None:
    async with running(rig, Bot(pinging)):
        rig.sandbox.gateway.close(code)
        await resumed(rig)


async def test_an_invalid_session_is_begun_anew(rig: Rig) -> None:
    async with running(rig, Bot(pinging)) as bot:
        rig.sandbox.gateway.invalidate(resumable=False)
        await rig.until(lambda: bot.log.ready == 2, within=20)
        assert (await rig.person("Ann").slash(rig.tables, "ping")).text == "pong"
    assert (rig.sandbox.gateway.identifies, rig.sandbox.gateway.resumes) == (2, 0)


async def test_an_event_can_be_delivered_twice(rig: Rig) -> None:
    count = []

    async def counting(i: discord.Interaction) -> None:
        count.append(i.id)
        if len(count) == 1:
            await i.response.send_message("once")

    rig.sandbox.timing.answer = 0.1
    rig.sandbox.faults.duplicate("INTERACTION_CREATE")
    async with running(rig, Bot(lambda bot: bot.command("count", counting))):
        await rig.person("Ann").slash(rig.tables, "count")
        await rig.until(lambda: len(count) == 2)
        await rig.person("Ann").slash(rig.tables, "count").acknowledged()
    assert len(count) == 3


async def test_an_intent_that_was_not_granted_ends_the_client(rig: Rig) -> None:
    rig.application.intents_allowed = 1
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(rig, Bot(pinging, discord.Intents(guilds=True, members=True))):
            pass


async def test_members_can_be_asked_for(rig: Rig) -> None:
    ann = rig.person("Ann")
    async with running(rig, Bot(pinging)) as bot:
        guild = bot.get_guild(rig.guild.id)
        assert guild is not None
        found = await guild.query_members(query="an")
        assert [m.id for m in found] == [ann.id]
        assert (await guild.fetch_member(ann.id)).display_name == "Ann"


async def test_messages_are_told_with_their_content_only_to_whom_it_concerns(rig: Rig) -> None:
    heard: list[str] = []

    def setup(bot: Bot) -> None:
        @bot.event
        async def on_message(message: discord.Message) -> None:
            heard.append(message.content)

    ann = rig.person("Ann")
    async with running(rig, Bot(setup, discord.Intents(guilds=True, messages=True))):
        ann.say(rig.tables, "among ourselves")
        ann.say(rig.tables, f"hey <@{rig.application.bot.id}>")
        ann.say(ann.dm, "in private")
        await rig.until(lambda: len(heard) == 3)
    assert heard == ["", f"hey <@{rig.application.bot.id}>", "in private"]


# --- the wire itself ---


class Wire:
    """A gateway connection by hand."""

    def __init__(self, rig: Rig, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.rig = rig
        self.socket = socket
        self._inflate = zlib.decompressobj()

    async def next(self) -> Any:
        """The next frame, inflated if it is binary."""
        message = await self.socket.receive(timeout=5)
        if message.type is aiohttp.WSMsgType.BINARY:
            assert message.data.endswith(b"\0\0\xff\xff")
            return json.loads(self._inflate.decompress(message.data))
        assert message.type is aiohttp.WSMsgType.TEXT, message
        return json.loads(message.data)

    async def send(self, op: int, body: object) -> None:
        """Send one frame."""
        await self.socket.send_json({"op": op, "d": body})

    async def identify(self, intents: int = 1) -> Any:
        """HELLO, IDENTIFY; the READY body."""
        assert (await self.next())["op"] == Op.HELLO
        await self.send(Op.IDENTIFY, {"token": self.rig.token, "intents": intents, "properties": {}})
        return (await self.next())["d"]

    async def closed(self) -> int | None:
        """The code that the gateway closes with."""
        while not self.socket.closed:
            await self.socket.receive(timeout=5)
        return self.socket.close_code


@asynccontextmanager
async def wire(rig: Rig, query: str = "") -> AsyncIterator[Wire]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(rig.sandbox.addresses.gateway_url + query) as socket,
    ):
        yield Wire(rig, socket)


@pytest.mark.parametrize("query", ["", "?compress=zlib-stream", "?compress=zstd-stream"])
async def test_ready_and_the_guild_come_in_the_asked_compression_or_plain(rig: Rig, query: str) -> None:
    async with wire(rig, "?v=10&encoding=json" + query.replace("?", "&")) as hand:
        ready = await hand.identify()
        guild = await hand.next()
    assert ready["resume_gateway_url"] == rig.sandbox.addresses.gateway_url
    assert (guild["t"], guild["s"], guild["d"]["name"]) == ("GUILD_CREATE", 2, "Food court")
    assert [c["name"] for c in guild["d"]["channels"]] == ["tables"]


async def test_a_resume_replays_what_came_after_the_given_number(rig: Rig) -> None:
    async with wire(rig) as hand:
        session = (await hand.identify())["session_id"]
        await hand.next()
        rig.sandbox.gateway.drop()
    rig.channel("second")
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(Op.RESUME, {"token": rig.token, "session_id": session, "seq": 1})
        frames = [await hand.next() for _ in range(3)]
    assert [(f["t"], f["s"]) for f in frames] == [("GUILD_CREATE", 2), ("CHANNEL_CREATE", 3), ("RESUMED", 4)]


@pytest.mark.parametrize("body", [{"session_id": "?", "seq": 1}, {"seq": None}])
async def test_a_resume_of_nothing_known_is_an_invalid_session(rig: Rig, body: dict[str, object]) -> None:
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(Op.RESUME, {"token": rig.token, **body})
        assert await hand.next() == {"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None}


async def test_a_session_is_forgotten_after_its_window(rig: Rig) -> None:
    async with wire(rig) as hand:
        session = (await hand.identify())["session_id"]
        rig.sandbox.gateway.drop()
    rig.sandbox.gateway.resume_window = -1
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(Op.RESUME, {"token": rig.token, "session_id": session, "seq": 1})
        assert (await hand.next())["op"] == Op.INVALID_SESSION


async def test_heartbeats_are_acknowledged_until_they_are_not(rig: Rig) -> None:
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(Op.HEARTBEAT, None)
        assert (await hand.next())["op"] == Op.ACK
        rig.sandbox.gateway.acknowledging = False
        await hand.send(Op.HEARTBEAT, None)
        rig.sandbox.gateway.ask_to_reconnect()
        assert (await hand.next())["op"] == Op.RECONNECT


async def test_a_client_has_time_to_note_when_it_asked_and_so_is_not_told_to_be_behind(rig: Rig) -> None:
    """The client library notes it after sending: an answer that comes before that looks as late as a heartbeat is."""
    async with wire(rig) as hand:
        await hand.next()
        asked = time.monotonic()
        await hand.send(Op.HEARTBEAT, None)
        assert (await hand.next())["op"] == Op.ACK
        assert time.monotonic() - asked >= ACK_SECONDS


@pytest.mark.parametrize(
    ("op", "body", "code"),
    [
        (Op.IDENTIFY, {"token": "wrong", "intents": 1}, Close.AUTHENTICATION_FAILED),
        (Op.IDENTIFY, {"token": None, "intents": 1 << 40}, Close.INVALID_INTENTS),
        (Op.IDENTIFY, {"token": None, "intents": 1, "shard": [1, 1]}, Close.INVALID_SHARD),
        (Op.PRESENCE, {}, Close.NOT_AUTHENTICATED),
        (77, {}, Close.UNKNOWN_OP),
    ],
)
async def test_breaches_of_the_protocol_are_closed_with_their_code(
    rig: Rig, op: int, body: dict[str, object], code: Close
) -> None:
    if "token" in body:
        body = {**body, "token": body["token"] or rig.token}
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(op, body)
        assert await hand.closed() == code


async def test_too_many_frames_in_a_minute_are_cut_off(rig: Rig) -> None:
    async with wire(rig) as hand:
        await hand.identify()
        for _ in range(121):
            await hand.send(Op.HEARTBEAT, None)
        assert await hand.closed() == Close.RATE_LIMITED
    assert "RATE_LIMITED" in rig.problems()[0]


async def test_the_gateway_can_be_held_closed_and_kept_silent(rig: Rig) -> None:
    gateway = rig.sandbox.gateway
    gateway.hold_closed()
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with wire(rig):
            pass
    gateway.let_in()
    gateway.delay_hello()
    async with wire(rig) as hand:
        greeting = asyncio.create_task(hand.next())
        await rig.until(lambda: gateway.connections)
        assert not greeting.done()
        gateway.let_in()
        assert (await greeting)["op"] == Op.HELLO


async def test_a_second_bot_hears_nothing_of_the_first_ones_interactions(rig: Rig) -> None:
    other = rig.world.add_application("Other")
    rig.world.join(rig.guild, other.bot)
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(Op.IDENTIFY, {"token": other.token, "intents": 1, "properties": {}})
        await hand.next(), await hand.next()
        async with running(rig, Bot(pinging)):
            assert (await rig.person("Ann").slash(rig.tables, "ping")).text == "pong"
        rig.channel("last")
        assert (await hand.next())["t"] == "CHANNEL_CREATE"
