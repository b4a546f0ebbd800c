"""Clocks as people see them: a pace in the lobby, deadlines on the board, pauses, and timeouts."""

from __future__ import annotations

import pytest

from bot.app import Host
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import posted, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]
HOUR = 3600


def showing(rig: Rig, *texts: str) -> list[RenderedMessage]:
    """Return the messages in #tables that contain all of some texts."""
    return [shown for shown in posted(rig) if all(text in shown.text for text in texts)]


@pytest.mark.own_host
async def test_a_table_with_a_clock_from_its_lobby_to_a_time_that_is_up(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    lobby = (await ann.slash(rig.tables, "table new", title="foodfighters", seats=2)).shown
    (row,) = await host.tables.find(user=ann.id)
    form = await ann.press(lobby, "Settings")
    await ann.submit(form, {"Time per decision": "2 moves a day (waking hours)"})
    await rig.until(lambda: "Time limit: **2 moves a day" in lobby.text)
    assert (await bo.press(lobby, "Settings")).ephemeral, "nobody else sets it"
    await bo.press(lobby, "Join")
    await ann.press(lobby, "Start")
    now, table = host.tables.repository.clock(), await host.tables.get(row.id)
    await rig.until(lambda: showing(rig, "⏳"))
    waiting = await to_move(host, table, ann, bo)
    other = bo if waiting is ann else ann
    (until,) = {own.due for own in table.clocks if own.since}
    assert now + 12 * HOUR - 60 <= until <= now + 12 * HOUR
    assert showing(rig, f"⏳ {waiting.name}: <t:{until}:R> (<t:{until}:f>)")
    assert f"<t:{until}:R>" in (await other.slash(rig.tables, "table status")).text
    assert f"<t:{until}:R>" in (await waiting.slash(rig.tables, "games")).text

    panel = await ann.slash(rig.tables, "table time")
    assert "2 moves a day" in panel.text and panel.ephemeral
    await ann.press(panel.shown, "Pause")
    asked = await rig.message(bo, rig.tables, "proposes a pause")
    await bo.press(asked, "Agree")
    await rig.until(lambda: showing(rig, "Paused: all clocks stop until"))
    await rig.until(lambda: showing(rig, "⏸ Paused: the clocks are stopped."))
    again = await bo.slash(rig.tables, "table time")
    await bo.press(again.shown, "Fortsetzen")
    await rig.until(lambda: showing(rig, "⏳"))

    host.tables.repository.clock = lambda: now + 13 * HOUR
    assert await host.tables.timer_worker.once() == 1
    up = await rig.message(other, rig.tables, "is out of time")
    assert [user.id for user in up.message.mentions] == [waiting.id]
    own = await waiting.press(up, "Keep waiting")
    assert ("your own time" if waiting is ann else "Deine eigene Zeit") in own.text
    stand_in = await other.press(up, "Find a substitute")
    assert stand_in.ephemeral and up.buttons, "nobody may come: the others may still do something else"
    late = await other.slash(rig.tables, "table time", table=row.id)
    ways = [button for button in late.shown.buttons if "/late:" in button.custom_id]
    assert len(ways) == 3 and all(waiting.name in button.label for button in ways)
    mine = await waiting.slash(rig.tables, "table time", table=row.id)
    assert not [button for button in mine.shown.buttons if "/late:" in button.custom_id]
    await other.press(late.shown, next(button.custom_id for button in ways if "bot" in button.custom_id))
    await rig.until(lambda: "ran out of time; a bot answered." in up.text and not up.buttons)
    assert (await host.tables.records(row.id))[-1].cause in ("timeout", "forced")
    stale = await other.slash(rig.tables, "table time", pace="48h + 8h bot")
    assert stale.ephemeral
    asked = await rig.message(waiting, rig.tables, "a new time limit: **48 waking hours + 8 per decision")
    await waiting.press(asked, "Agree")
    await rig.until(lambda: showing(rig, "New time limit"))
    assert (await host.tables.get(row.id)).row.pace == "bank 48h+8h bot"


async def test_a_pace_is_typed_when_a_table_is_opened_and_nonsense_is_explained(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    refused = await bo.slash(rig.tables, "table new", title="foodfighters", pace="schnell")
    assert "„schnell“ ist keine Bedenkzeit" in refused.text and not await host.tables.find(user=bo.id)
    answer = await ann.slash(rig.tables, "table new", title="foodfighters", pace="1 a day bot")
    assert "one move a day" in answer.text and "then a bot answers" in answer.text
    offered = await ann.complete(rig.tables, "table new", "pace", "24h+2h", {"title": "foodfighters"})
    assert offered[0]["value"] == "bank 24h+2h"
    panel = await ann.slash(rig.tables, "me", last="4h")
    assert "Last reminder before my time is up: **4 hours before**" in panel.text
    more = await ann.press(panel.shown, "More settings…")
    await ann.submit(more, {"Last reminder before your time is up": "1 hour before"})
    assert (await host.tables.notification_settings.of(ann.id)).last == 60
