"""A roll that is taken back by consent: the channel, the log and the result say so."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.sandbox.driver import Person, Rig

from .hosts import posted, started, to_move

pytestmark = pytest.mark.e2e


async def test_what_was_drawn_and_taken_back_is_told_in_the_channel_the_log_and_the_result(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    await person.slash(rig.tables, "play", action="roll")
    await person.slash(rig.tables, "table undo")
    await other.press(await rig.message(other, rig.tables, "must agree"), "Agree")
    told = await rig.message(ann, rig.tables, "were taken back")
    assert "drawn anew" in told.text
    log = (await ann.slash(rig.tables, "table log")).text
    assert "one move that had drawn or revealed something was taken back" in log
    assert f"{person.name} took moves back. One of these moves had drawn" in log

    confirm = await person.slash(rig.tables, "table resign")
    await person.press(confirm.shown, confirm.shown.buttons[0].custom_id)
    result = await rig.message(ann, rig.tables, "The game is over")
    assert "one move that had drawn or revealed something was taken back" in result.text
    shown = (await host.tables.get(table.id)).row.seed
    (proof,) = [file for file in result.message.attachments if file.filename.endswith("-proof.txt")]
    assert shown is not None and shown.hex() in proof.content.decode()

    await person.slash(rig.tables, "table undo")
    await rig.until(lambda: "must agree" in posted(rig)[-1].text)
    await other.press(posted(rig)[-1], "Agree")
    again = await rig.message(ann, rig.tables, "the dice follow a new one")
    now = await host.tables.get(table.id)
    assert now.row.commitment is not None and now.row.commitment in again.text
    assert now.row.seed is not None and now.row.seed != shown and now.row.seed.hex() not in again.text
