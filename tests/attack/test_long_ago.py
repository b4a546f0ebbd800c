"""A host that dies between posting and noting it, and is started again long after Discord has forgotten the nonce."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.announcements.board import BoardRows
from bot.app import Host
from bot.servers.service import ServerService
from bot.store.outbox_queue import OutboxQueue
from bot.tables import TableUser as Player
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import a_table, hosted, posted
from tests.e2e.servers.test_server import seen
from tests.lengths import few

pytestmark = [pytest.mark.e2e, pytest.mark.own_host]

LONG = 900  # seconds
DRAWING = 30.0


@pytest.fixture(autouse=True)
def forgotten(rig: Rig) -> None:
    """Make Discord forget every nonce."""
    rig.world.nonces.window = 0.0


def long_ago(host: Host) -> None:
    """Set the host's clock far back, so that its messages are old at the next start."""
    host.tables.repository.clock = lambda: int(time.time()) - LONG


async def all_sent(host: Host, rig: Rig) -> None:
    """Wait until nothing is left to send."""
    while await host.tables.store.next_due() is not None:
        await rig.world.stirring(0.05)


@pytest.mark.parametrize("arrived", [True, False], ids=["posted", "lost"])
async def test_what_was_posted_before_a_long_night_is_not_posted_again(
    rig: Rig,
    tmp_path: Path,
    ann: Person,
    bo: Person,
    failures: Failures,
    monkeypatch: pytest.MonkeyPatch,
    arrived: bool,
) -> None:
    async def dies(*_: object) -> None:
        """Simulate the death of the process before this write."""

    monkeypatch.setattr(OutboxQueue, "settle", dies)
    async with hosted(rig, tmp_path) as host:
        table = await a_table(host, rig, ann, bo)
        long_ago(host)
        await host.tables.lobby.start(table.id, ann.id)
        await rig.until(lambda: len(posted(rig)) == 1, within=DRAWING)
    if not arrived:
        rig.world.delete_message(posted(rig)[0].message)
    monkeypatch.undo()
    async with hosted(rig, tmp_path) as host:
        await rig.until(lambda: host.tables.outbox is not None and len(posted(rig)) == 1, within=DRAWING)
        await all_sent(host, rig)
        assert len(posted(rig)) == 1, "once, whether it had arrived or not"


@pytest.mark.parametrize(("arrived", "changed"), few([(True, True), (True, False), (False, True)]))
async def test_a_board_posted_before_a_long_night_is_brought_up_to_date_and_not_posted_again(
    rig: Rig,
    tmp_path: Path,
    ann: Person,
    bo: Person,
    failures: Failures,
    monkeypatch: pytest.MonkeyPatch,
    arrived: bool,
    changed: bool,
) -> None:
    async def dies(*_: object) -> None:
        """Simulate the death of the process before this write."""
        await asyncio.Event().wait()

    board = rig.channel("board")
    async with hosted(rig, tmp_path) as host:
        table = await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 3)
        monkeypatch.setattr(BoardRows, "keep", dies)
        long_ago(host)
        await host.tables.service(ServerService).change(rig.guild.id, ann.id, "board", str(board.id))
        await rig.until(lambda: len(seen(board)) == 1, within=DRAWING)
        if changed:
            await host.tables.lobby.join(table.id, Player(bo.id, bo.name))
    first = seen(board)[0]
    if not arrived:
        rig.world.delete_message(first.message)
    monkeypatch.undo()
    async with hosted(rig, tmp_path) as host:
        await rig.until(lambda: len(seen(board)) == 1 and seen(board)[0].message.pinned, within=DRAWING)
        await all_sent(host, rig)
        (shown,) = seen(board)
        assert (shown.id == first.id) is arrived, "the same message, unless it was lost"
        assert ("Bo" in shown.text) is changed
