"""Whole games from `/table new` to the result, by what people see; and one whose host is killed again and again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bench.clients import PlayingClients
from bench.pressing import shown_version
from bench.soak.hosts import Supervisor
from bench.soak.verifier import verify
from bot.app import Host
from bot.tables import archive
from sandbox.driver import Person, Rig
from sandbox.server import Sandbox
from tests.e2e.hosts import posted, unsent
from tests.e2e.playing import asked, by_buttons, by_typing, gathered, over, starts
from tests.lengths import long_form

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

TURNS = 400
KILLS = 6
START_SECONDS = 30.0  # for a process to begin and to draw its first picture
GAME_SECONDS = 240.0


async def opened(rig: Rig, ann: Person, bo: Person) -> None:
    """Ann opens a table by command, Bo joins by button, Ann starts."""
    await starts(rig, ann, await gathered(rig, "foodfighters", ann, bo))


@long_form
async def test_two_people_play_a_whole_game_one_by_buttons_one_by_typing(host: Host, rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    await opened(rig, ann, bo)
    taste = Random(7)
    for _ in range(TURNS):
        if over(rig):
            break
        person = asked(rig, ann, bo)
        assert person is not None
        before = shown_version(posted(rig)[-1])
        await (by_buttons if person is ann else by_typing)(rig, person, taste)
        await rig.until(lambda before=before: over(rig) or shown_version(posted(rig)[-1]) > before)  # type: ignore[misc]
    assert over(rig)
    (row,) = await host.tables.find(channel=rig.tables.id, statuses=None)
    assert row.status == "finished"
    report = archive.verify(await archive.export(host.tables.repository, row.id))
    assert report.problems == []


@long_form
async def test_a_game_survives_the_host_being_killed(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        rig, luck = Rig(sandbox), Random(11)
        supervisor = Supervisor(rig, tmp_path, f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
        people = [rig.person("Ann"), rig.person("Bo")]
        clients = PlayingClients(supervisor, rig.tables, "foodfighters", people, luck)
        try:
            await supervisor.open(["foodfighters"])
            game = asyncio.create_task(played(clients))
            for _ in range(KILLS):
                await supervisor.start()
                enough = clients.version + luck.randint(1, 4)
                await rig.until(lambda enough=enough: clients.version >= enough or game.done(), within=GAME_SECONDS)  # type: ignore[misc]
                await supervisor.kill("after some moves")
            await supervisor.start()
            await asyncio.wait_for(game, GAME_SECONDS)
            await rig.until(lambda: unsent(tmp_path) == 0, within=START_SECONDS)
            assert await supervisor.stop() == 0
        finally:
            await supervisor.close()
        found = await verify(rig, supervisor.database, clients.requests)
    assert found.problems == [] and rig.unhandled == [] and rig.errors == []
    assert found.figures.finished == 1 and found.figures.acknowledged > KILLS


async def played(clients: PlayingClients) -> None:
    """Open a table and play it to its end, even if the host dies."""
    await clients.gather(0)
    await clients.play(lambda: False)
