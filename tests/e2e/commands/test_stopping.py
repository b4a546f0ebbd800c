"""A polite stop: SIGTERM in the middle of play ends the host inside ten seconds, with nothing half done."""

from __future__ import annotations

import contextlib
import signal
import sqlite3
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bench.pressing import YOUR_MOVE, choose
from sandbox.driver import Pending, Person, Rig
from sandbox.server import Sandbox
from tests.e2e.games.test_whole_games import START_SECONDS, opened
from tests.e2e.hosts import child, posted, unsent
from tests.e2e.playing import asked
from tests.lengths import long_form

pytestmark = pytest.mark.e2e

STOP_SECONDS = 10.0
PRESSES = 5


@contextlib.asynccontextmanager
async def in_play(rig: Rig, folder: Path) -> AsyncIterator[tuple[Process, Person]]:
    """Run a host as a separate process, with a table at which this person owes a decision."""
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with child(rig, folder) as process:
        await opened(rig, ann, bo)
        person = asked(rig, ann, bo)
        assert person is not None
        yield process, person


@long_form
async def test_a_host_told_to_stop_answers_what_it_began_and_the_next_goes_on(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        async with in_play(rig, tmp_path) as (process, person):
            pressed: list[Pending] = [person.press(posted(rig)[-1], YOUR_MOVE) for _ in range(PRESSES)]
            await pressed[0].acknowledged()
            process.send_signal(signal.SIGTERM)
            began = time.monotonic()
            assert await process.wait() == 0
            assert time.monotonic() - began < STOP_SECONDS
        answered = [press.interaction for press in pressed if press.interaction.response is not None]
        assert answered, "what was under way was answered"
        assert all(one.original is None or not one.original.loading for one in answered), "and to its end"
        judge(tmp_path)
        before = sandbox.gateway.ready
        async with child(rig, tmp_path):
            await rig.until(lambda: sandbox.gateway.ready > before, within=START_SECONDS)
            await rig.until(lambda: unsent(tmp_path) == 0, within=START_SECONDS)
            panel = await person.press(posted(rig)[-1], YOUR_MOVE)
            assert panel.ephemeral
        assert rig.errors == []


def moves(folder: Path) -> int:
    """Count the changes in the log."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        return int(database.execute("select count(*) from moves").fetchone()[0])


def judge(folder: Path) -> None:
    """Check that the log has no gap, the database is intact, and the ended process holds no message for good."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        numbers = [row[0] for row in database.execute("select version from moves order by version")]
        assert numbers == list(range(1, len(numbers) + 1))
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
        assert database.execute("select version from tables").fetchone() == (len(numbers),)


@long_form
async def test_a_move_pressed_just_before_the_stop_is_made_once_or_refused(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        async with in_play(rig, tmp_path) as (process, person):
            panel = (await person.press(posted(rig)[-1], YOUR_MOVE)).shown
            versions = moves(tmp_path)
            pending = choose(person, panel, Random(3))
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
        after = moves(tmp_path)
        assert after in (versions, versions + 1)
        if after > versions:
            assert pending.interaction.response is not None, "a move that was made was acknowledged"
        judge(tmp_path)
