"""Drawn pieces become emoji of the application, and stand beside the words in menus and on buttons."""

from __future__ import annotations

from pathlib import Path

import discord
from msgspec import structs

from bot import app
from sandbox.driver import Rig
from tests.e2e.hosts import hosted, posted, settings


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
    assert (changed.uploaded, changed.deleted) == (2, 1) and drawn in names and "logo" in names


async def test_menus_show_pieces_beside_their_words_and_do_without(rig: Rig, tmp_path: Path) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    quiet = settings(rig, tmp_path)
    for synced in (False, True):
        if synced:
            await app.register_commands(quiet)
        async with hosted(rig, tmp_path / str(synced)):
            await ann.slash(rig.tables, "table new", title="food_truck_city")
            await bo.press(posted(rig)[-1], "Join")
            await ann.slash(rig.tables, "table start")
            await rig.until(lambda: any("Your move" in labels(message) for message in posted(rig)[-1:]))
            panels = [await one.press(posted(rig)[-1], "Your move") for one in (ann, bo)]
            shown = [emoji for panel in panels for emoji in emojis(panel.components)]
            assert bool(shown) is synced
