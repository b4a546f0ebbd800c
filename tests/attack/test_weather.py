"""Failures of Discord: limits, errors, resets, delays, outages; the host recovers by itself and logs little."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import select

from bot import app
from bot.app import Host, ready_checks
from bot.feature import HostFailure
from bot.store import schema
from bot.tables import Table, TableError, outbox
from games.kernel import Chance, random_action
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import child, delivered, hosted, posted, settings, started
from tests.lengths import few, long_form

pytestmark = [pytest.mark.e2e, pytest.mark.own_host]

MESSAGES = "/channels/{channel}/messages"
COMMANDS = "/applications/{application}/commands"
SOON = 30.0


@pytest.fixture
async def table(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table of Ann and Bo."""
    return await started(host, rig, ann, bo)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, start_waits: Callable[..., None]) -> None:
    """Shorten the waits between attempts."""
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", lambda _: 0.02)
    start_waits(*(0.05,) * 30)
    for wait, seconds in (("LONGEST_WAIT", 1), ("PAUSES", (0.05, 0.2))):
        monkeypatch.setattr(outbox, wait, seconds)


async def moves(host: Host, table: Table, count: int) -> int:
    """Make some legal moves of the asked seats; return the version after them."""
    chance = Chance(b"weather")
    for _ in range(count):
        now = await host.tables.get(table.id)
        if now.game is None or now.status != "running":
            break
        seat = now.game.waiting()[0]
        action = random_action(now.title, now.game.state, seat, chance)
        await host.tables.moves.act(now.id, seat, action, user=now.users[seat])
    return (await host.tables.get(table.id)).version


async def everything_told(host: Host, rig: Rig) -> None:
    """Wait until the outbox is empty, and check that each of its messages is there once, in order."""
    async with asyncio.timeout(SOON):
        while await host.tables.store.next_due() is not None:
            await rig.world.stirring(0.05)
    nonces = [shown.message.nonce for shown in posted(rig) if shown.message.nonce]
    assert len(nonces) == len(set(nonces)) > 1
    sent = schema.outbox.c.message.is_not(None)
    rows = await host.tables.store.rows(select(schema.outbox.c.id, schema.outbox.c.message).where(sent))
    order = {int(row["message"]): int(row["id"]) for row in rows}
    ids = [order[shown.message.id] for shown in posted(rig) if shown.message.id in order]
    assert len(ids) > 1
    assert ids == sorted(ids)


@pytest.mark.parametrize("everywhere", [False, True], ids=["route", "global"])
async def test_rate_limits_delay_and_nothing_more(host: Host, rig: Rig, table: Table, everywhere: bool) -> None:
    rig.sandbox.faults.limited(0.2, MESSAGES, method="POST", times=3, everywhere=everywhere)
    await moves(host, table, 8)
    await everything_told(host, rig)


@pytest.mark.parametrize(("status", "times"), few([(500, 2), (503, 6)]))
async def test_a_row_of_server_errors_is_sat_out(host: Host, rig: Rig, table: Table, status: int, times: int) -> None:
    rig.sandbox.faults.status(status, MESSAGES, method="POST", times=times)
    await moves(host, table, 8)
    await everything_told(host, rig)


async def test_resets_cut_answers_and_slow_ones_lose_and_double_nothing(host: Host, rig: Rig, table: Table) -> None:
    faults = rig.sandbox.faults
    faults.reset(MESSAGES, method="POST", times=2)
    faults.reset(MESSAGES, method="POST", times=2, after=True)
    faults.cut_body(MESSAGES, method="POST", times=2)
    faults.delay(0.3, MESSAGES, method="POST", times=2, after=True)
    await moves(host, table, 12)
    await everything_told(host, rig)


async def test_a_gateway_that_drops_again_and_again_is_resumed(host: Host, rig: Rig, ann: Person, table: Table) -> None:
    for _ in range(5):
        rig.sandbox.gateway.drop()
        assert (await ann.press(posted(rig)[-1], "More…")).ephemeral
    assert rig.sandbox.gateway.identifies == 1, "the session was resumed"


@pytest.mark.parametrize("how", few(["invalid", "asked", "closed"]))
async def test_a_new_session_goes_on_where_the_old_one_was(
    host: Host, rig: Rig, ann: Person, table: Table, how: str
) -> None:
    gateway = rig.sandbox.gateway
    known = set(gateway.sessions)
    if how == "asked":
        gateway.ask_to_reconnect()
    elif how == "invalid":
        gateway.invalidate(resumable=False)
    else:
        gateway.close(4000)
    await rig.until(lambda: how != "invalid" or any(s.id not in known for s in gateway.ready), within=SOON)
    await rig.until(lambda: gateway.ready, within=SOON)
    assert (await ann.press(posted(rig)[-1], "More…")).ephemeral
    await moves(host, table, 4)
    await everything_told(host, rig)


async def test_ten_minutes_without_a_gateway_are_sat_out_and_told_once(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, failures: Failures
) -> None:
    gateway = rig.sandbox.gateway
    gateway.resume_window = 0.0  # too long away to resume: a new session it is
    gateway.hold_closed()
    before = len(posted(rig))
    version = await moves(host, table, 6)
    async with asyncio.timeout(SOON):
        while await host.tables.store.next_due() is not None:
            await rig.world.stirring(0.05)
    assert len(posted(rig)) > before, "messages need no gateway"
    gateway.let_in()
    await rig.until(lambda: gateway.ready, within=SOON)
    await rig.until(lambda: not host.client.is_closed() and host.client.is_ready(), within=SOON)
    assert (await ann.press(posted(rig)[-1], "More…")).ephemeral
    assert (await host.tables.get(table.id)).version == version
    about = [shown for shown in (*rig.dms(ann), *rig.dms(bo)) if "delay" in shown.text.casefold()]
    assert len(about) <= 1
    failures.lines.clear()


@long_form
async def test_rest_and_gateway_away_together_and_back(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, failures: Failures,
) -> None:  # fmt: skip
    rig.sandbox.gateway.hold_closed()
    rig.sandbox.faults.status(503, times=10_000)
    before = len(posted(rig))
    await moves(host, table, 6)
    await rig.until(lambda: len(rig.sandbox.gate.record) > 5, within=SOON)
    assert len(posted(rig)) == before
    rig.sandbox.faults.clear()
    rig.sandbox.gateway.let_in()
    await everything_told(host, rig)
    told = [shown.text for shown in (*rig.dms(ann), *rig.dms(bo))]
    assert all(text.startswith(f"-# Table {table.id} ") for text in told), "nobody is bothered with it"
    await rig.until(lambda: rig.sandbox.gateway.ready, within=SOON)
    failures.lines.clear()


async def test_a_start_while_discord_is_away_waits_for_it(rig: Rig, tmp_path: Path, failures: Failures) -> None:
    rig.sandbox.faults.status(503, times=12)
    rig.sandbox.gateway.hold_closed()
    asyncio.get_running_loop().call_later(0.5, rig.sandbox.gateway.let_in)
    async with asyncio.timeout(SOON):
        async with hosted(rig, tmp_path) as host:
            ann, bo = rig.person("Ann"), rig.person("Bo")
            await started(host, rig, ann, bo)
    failures.lines.clear()


async def test_a_renewed_token_keeps_every_message_until_the_host_has_it(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person, bo: Person
) -> None:
    async with hosted(rig, tmp_path) as host:
        table = await started(host, rig, ann, bo)
        await delivered(host)
        before, ready = len(posted(rig)), ready_checks(host.tables, host.client)["delivering"]
        assert await ready()
        rig.renew_token()
        await moves(host, table, 10)
        refused = rig.sandbox.gate.refused
        await rig.until(lambda: [one.status for one in refused].count(401) > 4, within=SOON)
        assert not await ready()
        assert len(posted(rig)) == before
        assert not await host.tables.store.rows(select(schema.outbox.c.id).where(schema.outbox.c.state == "failed"))
        assert [line for line in failures.found() if "401" in line] == failures.found()
        assert len(failures.found()) == 1, "the operator is told once"
        failures.expected("token")
    async with hosted(rig, tmp_path) as host:
        await everything_told(host, rig)
        assert await ready_checks(host.tables, host.client)["delivering"]()
        newest = select(schema.outbox.c.version).where(schema.outbox.c.message == posted(rig)[-1].id)
        told = (await host.tables.get(table.id)).row.announced_version
        assert max(row["version"] for row in await host.tables.store.rows(newest)) == told > table.row.announced_version
        assert not rig.dms(ann) or "could not post" not in rig.dms(ann)[-1].text


@pytest.mark.parametrize(("status", "code"), [(401, 0), (403, 40333), (429, 0)])
async def test_messages_go_on_once_discord_takes_the_host_again(
    host: Host, rig: Rig, table: Table, failures: Failures, status: int, code: int
) -> None:
    await delivered(host)
    rig.sandbox.faults.status(status, times=4, code=code, message="go away")
    await moves(host, table, 6)
    await everything_told(host, rig)
    failures.expected("refuses")
    rows = await host.tables.store.rows(select(schema.outbox.c.id).where(schema.outbox.c.attempts > 0))
    assert rows == [], "no try counts against a message"


async def test_who_is_on_a_server_is_unknown_while_the_host_is_refused(host: Host, rig: Rig, ann: Person) -> None:
    rig.sandbox.faults.status(403, message="go away")
    with pytest.raises(TableError, match="server-unanswered"):
        await host.client.servers.has(rig.guild.id, ann.id)
    assert await host.client.servers.has(rig.guild.id, ann.id)


async def test_a_start_in_vain_ends_in_one_clear_line(
    rig: Rig, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = settings(rig, tmp_path)
    nowhere = structs.replace(wrong.discord, api_base="http://127.0.0.1:1/api/v10", gateway_url="ws://127.0.0.1:1/")
    with caplog.at_level(logging.WARNING), pytest.raises(HostFailure, match="cannot be reached") as refused:
        async with app.running(structs.replace(wrong, discord=nowhere)):
            pass
    assert "\n" not in str(refused.value)


@long_form
async def test_a_host_that_waits_for_discord_stops_when_it_is_told(rig: Rig, tmp_path: Path) -> None:
    rig.sandbox.faults.status(503, times=10_000)
    async with child(rig, tmp_path, wait=False) as process:
        await rig.until(lambda: len(rig.sandbox.gate.record) > 0, within=SOON)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 10) == 0
