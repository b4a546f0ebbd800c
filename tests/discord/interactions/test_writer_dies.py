"""A person whose move was being written when the writer died is told so, and can go on."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from bot.app import Host
from bot.store import UnitOfWork
from bot.store.writer_process import WriterProcess
from renderers.words import Words
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted, started, to_move
from tests.writer.here import moves_a_game

pytestmark = pytest.mark.e2e


async def test_nobody_is_told_that_nothing_was_done_where_nobody_knows(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, rig, ann, bo)
    who, board, send = await to_move(host, table, ann, bo), posted(rig)[-1], WriterProcess.send

    def dies(writer: WriterProcess, unit: UnitOfWork) -> asyncio.Future[None]:
        if moves_a_game(unit):
            assert writer._process is not None
            os.kill(writer._process.pid, signal.SIGKILL)
        return send(writer, unit)

    with monkeypatch.context() as patch:
        patch.setattr(WriterProcess, "send", dies)
        answer = await who.press(board, board.buttons[0].custom_id)
    assert answer.ephemeral and answer.text in [Words(one)("host-error-uncertain") for one in ("de", "en")]
    assert (await host.tables.get(table.id)).version == table.version
    again = await who.press(board, board.buttons[0].custom_id)
    assert again.text != answer.text
    assert (await host.tables.get(table.id)).version > table.version
    if failures.found():  # a message was being noted: that is tried until it is done
        failures.expected("cannot be noted")
