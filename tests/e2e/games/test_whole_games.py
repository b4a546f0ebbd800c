"""A whole game from `/table new` to the result, by what people see."""

from __future__ import annotations

from random import Random

import pytest

from bench.pressing import shown_version
from bot.app import Host
from bot.tables import archive
from sandbox.driver import Person, Rig
from tests.e2e.hosts import posted
from tests.e2e.playing import asked, by_buttons, by_typing, gathered, over, starts
from tests.lengths import long_form

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

TURNS = 400
START_SECONDS = 30.0  # for a process to begin and to draw its first picture


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
