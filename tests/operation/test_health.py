"""Health and metrics: problems are named, figures are right, and they contain no people and no secrets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import aiosqlite
import pytest
from msgspec import structs

from bench.pressing import YOUR_MOVE
from bot import app
from bot.app import Host, alive_checks, ready_checks
from bot.feature import HostFailure
from bot.operation import metrics as health
from bot.operation.metrics import Health, Metrics
from bot.store import StoreError, UnitOfWork
from bot.store.schema import FactRow
from renderers.titles import TITLES
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures, ann, bo, breaks, failures, host, rig, shared
from tests.e2e.hosts import posted, settings, started, to_move

__all__ = ["ann", "bo", "breaks", "failures", "host", "rig", "shared"]

pytestmark = [pytest.mark.e2e, pytest.mark.own_host]

LABEL = re.compile(r'(\w+)="([^"]*)"')
FIGURES = (
    'food_court_tables{status="finished",title="foodfighters"} 1.0',
    "food_court_outbox_waiting 0.0",
    "food_court_outbox_oldest_seconds 0.0",
    "food_court_outbox_refused 0.0",
    'food_court_seconds_count{stage="handler",what="press move"}',
    'food_court_seconds_count{stage="handler",what="/table status"}',
    'food_court_seconds_count{stage="handler",what="autocomplete"}',
    'food_court_seconds_count{stage="commit",what=""}',
    'food_court_seconds_count{stage="draw",what="message"}',
    'food_court_seconds_count{stage="deliver",what="result"}',
    'food_court_shard_connected{shard="0"} 1.0',
    'food_court_shard_latency_seconds{shard="0"}',
    'food_court_shard_sessions{how="begun"} 1.0',
)


@asynccontextmanager
async def watched(host: Host) -> AsyncIterator[str]:
    """The address at which a host can be watched."""
    metrics = Metrics(host.tables.store, host.tables.repository.clock, host.client.gateways)
    metrics.start()
    server = Health(metrics, alive_checks(host.tables), ready_checks(host.tables, host.client))
    try:
        yield f"http://127.0.0.1:{await server.start('127.0.0.1', 0)}"
    finally:
        await server.stop()
        metrics.stop()


async def get(address: str) -> tuple[int, str]:
    """A page's status and text."""
    async with aiohttp.ClientSession() as session, session.get(address) as page:
        return page.status, await page.text()


async def test_a_host_at_work_is_alive_and_ready(host: Host) -> None:
    async with watched(host) as address:
        assert await get(f"{address}/healthz") == (
            200,
            "database: ok\nmessages: ok\nbots: ok\nclocks: ok\n",
        )
        status, text = await get(f"{address}/readyz")
        assert status == 200 and "Discord: ok" in text


async def test_a_host_that_is_stopping_is_alive_but_not_ready(host: Host) -> None:
    async with watched(host) as address:
        host.responder.admission.closing = True
        assert (await get(f"{address}/healthz"))[0] == 200
        assert (await get(f"{address}/readyz"))[0] == 503


async def test_a_worker_that_has_ended_and_a_database_that_is_gone_are_named(
    host: Host, breaks: Callable[..., None]
) -> None:
    async with watched(host) as address:
        await host.tables.ai_seats.stop()
        status, text = await get(f"{address}/healthz")
        assert status == 503 and "bots: NOT OK" in text and "messages: ok" in text
        await host.tables.timer_worker.stop()
        assert "clocks: NOT OK" in (await get(f"{address}/healthz"))[1]
        breaks(host.tables.store, "remembered", StoreError("the database cannot be read"))
        assert "database: NOT OK" in (await get(f"{address}/readyz"))[1]


async def test_a_writer_that_is_held_up_is_told_as_a_database_that_does_not_answer(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.1)
    async with watched(host) as address:
        async with aiosqlite.connect(tmp_path / "tables.sqlite3", isolation_level=None) as other:
            await other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(host.tables.store.write(UnitOfWork().put(FactRow("key", "value"))))
            status, text = await get(f"{address}/healthz")
            await other.execute("ROLLBACK")
        assert status == 503 and text.startswith("database: NOT OK\nmessages: ok")
        await writing
        assert (await get(f"{address}/healthz"))[0] == 200


async def test_a_disk_that_is_full_keeps_the_host_from_being_ready_and_no_restart_is_asked_for(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = host.tables.store.write

    async def full(unit: UnitOfWork) -> None:
        if unit.operations:
            raise StoreError("the database cannot be written: database or disk is full")
        await write(unit)

    async with watched(host) as address:
        monkeypatch.setattr(host.tables.store, "write", full)
        status, text = await get(f"{address}/readyz")
        assert status == 503 and "database: ok" in text and "writing: NOT OK" in text
        assert (await get(f"{address}/healthz"))[0] == 200


async def test_figures_tell_of_stages_handlers_tables_and_messages_but_of_nobody(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    async with watched(host) as address:
        table = await started(host, rig, ann, bo)
        mover = await to_move(host, table, ann, bo)
        await mover.press(posted(rig)[-1], YOUR_MOVE)
        await mover.slash(rig.tables, "table status")
        await mover.complete(rig.tables, "play", option="action", text="")
        await host.tables.moves.resign(table.id, ann.id)
        await rig.until(lambda: "🏆" in posted(rig)[-1].text)
        status, text = await get(f"{address}/metrics")
        async with asyncio.timeout(20):  # the outbox and the gateway take a moment
            while any(line not in text for line in FIGURES):
                await rig.world.stirring(0.05)
                status, text = await get(f"{address}/metrics")
    assert status == 200
    values = {value for name, value in LABEL.findall(text) if name not in ("le", "stage", "level", "status")}
    assert not [value for value in values if re.search(r"\d{5,}", value)]
    assert {value for name, value in LABEL.findall(text) if name == "title"} <= set(TITLES)
    for secret in (table.id, "Ann", "Bo", str(ann.id), str(bo.id), str(rig.guild.id), str(rig.tables.id)):
        assert not any(secret in value for value in values)


@pytest.mark.parametrize("setting", ["health_port", "public_api_port"])
async def test_a_port_that_is_taken_is_told_in_one_line_and_nothing_goes_on_running(
    rig: Rig, tmp_path: Path, failures: Failures, setting: str
) -> None:
    before = asyncio.all_tasks()
    taken = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = taken.sockets[0].getsockname()[1]
    wanted = settings(rig, tmp_path)
    wanted = structs.replace(wanted, operation=structs.replace(wanted.operation, **{setting: port}))
    try:
        with pytest.raises(HostFailure, match=rf"change operation\.{setting}"):
            async with app.running(wanted):
                pass
        workers = {task.get_name() for task in asyncio.all_tasks() - before}
        assert workers.isdisjoint({"watch", "outbox", "ai_seats"}), workers
    finally:
        taken.close()
        await taken.wait_closed()
