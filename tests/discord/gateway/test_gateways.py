"""The clients on the gateway: started and ended while the host runs, within Discord's limits for new sessions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from bot import app
from bot.app import Host
from sandbox.driver import Person, Rig
from sandbox.session_starts import SessionStarts
from tests.discord.gateway.conftest import HeldReads
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted, settings, started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

SELF = "/users/@me"


async def test_one_client_serves_all_shards_that_discord_recommends(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person
) -> None:
    rig.world.session_starts = SessionStarts(shards=3, max_concurrency=3)
    places = []
    for shard in range(3):
        guild = rig.world.add_guild(f"Guild {shard}", rig.application.owner, shard=(shard, 3))
        for user in (rig.application.bot, ann.user):
            rig.world.join(guild, user)
        places.append(rig.world.add_channel(guild, "tables"))
    async with app.running(settings(rig, tmp_path)) as host:
        await host.client.wait_until_ready()
        assert set(host.client.gateways.latencies()) == {0, 1, 2} and host.client.gateways.connected
        assert host.client.gateways.sessions == {"begun": 3, "resumed": 0}
        for place in places:
            assert (await ann.slash(place, "games")).failed is None


@pytest.mark.own_host
async def test_a_group_is_served_again_once_discord_lets_it_log_in(host: Host, rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    await started(host, rig, ann, bo)
    host.client.gateways.close(0)
    await rig.until(lambda: not rig.sandbox.gateway.ready)
    assert host.client.get_guild(rig.guild.id) is None and host.client.gateways.latencies() == {}
    rig.sandbox.faults.status(503, SELF)
    host.client.gateways.open(0, [0], 1)
    assert not host.client.gateways.connected
    await rig.until(host.client.is_ready, within=20)
    assert (await ann.press(posted(rig)[-1], "More…")).ephemeral


@pytest.mark.own_host
async def test_a_handler_under_way_answers_though_its_group_is_given_up(
    host: Host, rig: Rig, hold_reads: Callable[[Host], HeldReads]
) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    table = await started(host, rig, ann, bo)
    held = hold_reads(host)
    pressed = ann.press(posted(rig)[-1], "More…")
    await held.arrived.wait()
    host.client.gateways.close(0)
    await rig.until(lambda: not rig.sandbox.gateway.ready)
    held.may_go.set()
    assert table.names[0] in (await pressed).text


async def test_no_session_is_begun_beyond_the_daily_limit(rig: Rig, tmp_path: Path, failures: Failures) -> None:
    rig.world.session_starts = SessionStarts(total=0)
    wanted = settings(rig, tmp_path)
    async with app.running(structs.replace(wanted, discord=structs.replace(wanted.discord, shards=1))) as host:
        await rig.until(lambda: any("no more sessions" in line for line in failures.found()))
        failures.expected("no more sessions")
        assert not host.client.is_ready() and not host.connection.done() and not rig.sandbox.gateway.ready
