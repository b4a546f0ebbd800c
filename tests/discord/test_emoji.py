"""Drawn pieces become emoji of the application, and are shown beside the words in menus and on buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot import app
from bot.app import Host
from sandbox.driver import Rig, SandboxAnswer
from tests.e2e.hosts import hosted, posted, settings, started, to_move

pytestmark = [pytest.mark.usefixtures("drawn_once", "sketched"), pytest.mark.xdist_group("pieces")]


async def test_sync_uploads_every_piece_once_and_replaces_what_changed(rig: Rig, tmp_path: Path) -> None:
    quiet = settings(rig, tmp_path)
    quiet = structs.replace(quiet, discord=structs.replace(quiet.discord, sync="never"))
    _, first = await app.register_commands(quiet)
    assert first.uploaded == first.total == len(rig.application.emojis) > 100 and first.deleted == 0
    _, again = await app.register_commands(quiet)
    assert (again.uploaded, again.deleted, again.total) == (0, 0, first.total), "running it again changes nothing"
    old = next(iter(rig.application.emojis.values()))
    drawn = old.name
    old.name = f"{old.name[:-6]}{'0' * 6}"  # as if another picture of it had been uploaded
    own = next(emoji for emoji in rig.application.emojis.values() if emoji is not old)
    own.name = "logo"  # as if the operator had uploaded it
    _, changed = await app.register_commands(quiet)
    names = [emoji.name for emoji in rig.application.emojis.values()]
    assert (changed.uploaded, changed.deleted) == (2, 0) and drawn in names and "logo" in names
    _, later = await app.register_commands(quiet)
    assert (later.uploaded, later.deleted) == (0, 1), "what nobody uses any more goes with the next run"


async def test_choices_show_pieces_beside_their_words_and_do_without_once_they_are_deleted(
    rig: Rig, tmp_path: Path
) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    await app.register_commands(settings(rig, tmp_path))
    async with hosted(rig, tmp_path) as host:
        table = await started(host, rig, ann, bo, title="food_truck_city")
        mover = await to_move(host, table, ann, bo)
        assert pictured(await mover.press(posted(rig)[-1], "Your move"))
        rig.application.emojis.clear()
        panel = await mover.press(posted(rig)[-1], "Your move")
        assert panel.shown.buttons and not pictured(panel)


@pytest.mark.own_host
async def test_without_emoji_choices_are_words(host: Host, rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    table = await started(host, rig, ann, bo, title="food_truck_city")
    panel = await (await to_move(host, table, ann, bo)).press(posted(rig)[-1], "Your move")
    assert panel.shown.buttons and not pictured(panel)


def pictured(panel: SandboxAnswer) -> list[str]:
    """Return the names of the emoji that a panel shows."""
    assert panel.message is not None
    return [*_emoji(panel.message.message.components)]


def _emoji(components: Iterable[Any]) -> Iterator[str]:
    """Return the names of the emoji of all buttons and menu options."""
    for component in components:
        yield from _emoji(component.get("components", ()))
        yield from _emoji(component.get("options", ()))
        if component.get("emoji", {}).get("id"):
            yield component["emoji"]["name"]
