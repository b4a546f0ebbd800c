"""`/import`: a finished game from its file, uploaded with the command or in a form."""

from __future__ import annotations

import msgspec
import pytest

from bot.app import Host
from bot.replays.commands import LARGEST
from bot.tables import archive
from sandbox.driver import Person, Rig, Upload
from tests.e2e.hosts import started
from tests.operation.saved import GAMES

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


def stored(title: str) -> bytes:
    """The file of a finished game."""
    return (GAMES / f"{title}.json").read_bytes()


async def test_a_finished_game_is_handed_in_as_a_file_and_replayed(host: Host, rig: Rig, ann: Person) -> None:
    form = await ann.slash(rig.tables, "import")
    answer = await ann.submit(form, {"Table file": Upload("foodfighters.json", stored("foodfighters"))})
    assert answer.ephemeral and "is back as table" in answer.text
    (row,) = await host.tables.find(guild=rig.guild.id, statuses=("finished",))
    assert row.title == "foodfighters" and row.channel == rig.tables.id and row.id in answer.text
    replay = await ann.press(answer.shown, "Replay")
    assert "Foodfighters" in replay.text or replay.shown.pictures
    again = await ann.slash(rig.tables, "import", file=Upload("foodies.json", stored("foodies")))
    assert "One file a minute" in again.text


async def test_a_file_that_is_not_true_or_not_over_is_refused(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    running = archive.encode(await archive.export(host.tables.repository, table.id, "spectator"))
    file = archive.decode(stored("foodfighters"), "file")
    forged = archive.encode(msgspec.structs.replace(file, moves=[*file.moves[:9], *file.moves[10:]]))
    for person, data in ((ann, running), (bo, forged), (cleo, b"{}"), (rig.person("Dan"), b"\x00" * (LARGEST + 1))):
        answer = await person.slash(rig.tables, "import", file=Upload("game.json", data))
        assert answer.ephemeral and "on my side" not in answer.text and "again as table" not in answer.text
        assert any(part in answer.text for part in ("can’t be imported", "nicht importieren", "too large"))
    assert await host.tables.find(guild=rig.guild.id, statuses=("finished",)) == []
