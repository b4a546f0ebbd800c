"""`/me` as people see it: picked by menus, typed, kept over a restart, handed out and deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.app import Host
from bot.tables import Tables
from sandbox.driver import Person, Rig, SandboxAnswer
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted, started

pytestmark = pytest.mark.e2e


async def test_somebody_picks_everything_from_menus(host: Host, rig: Rig, ann: Person) -> None:
    panel = await ann.slash(rig.tables, "me")
    assert panel.ephemeral and "UTC" in panel.text and "ping me in the channel" in panel.text
    shown = panel.shown
    await ann.select(shown, "When it is my move…", ["On my move: send me a direct message"])
    await ann.select(shown, "First reminder…", ["First reminder: after 4 hours"])
    await ann.select(shown, "Remind again…", ["Remind again: after 1 day"])
    await ann.press(shown, "Time zone")
    await ann.select(shown, "Region…", ["Europe"])
    assert len(shown.selects) == 2
    await ann.select(shown, "City… (page 1 of 3)", ["Berlin"])
    await ann.press(shown, "Waking hours")
    await ann.select(shown, "Days…", ["Mon–Fri"])
    await ann.select(shown, "Awake from…", ["08:00"])
    await ann.select(shown, "Until…", ["22:00"])
    await rig.until(lambda: "Mon–Fri 08:00–22:00, Sat–Sun 00:00–24:00" in shown.text)
    assert "Europe/Berlin" in shown.text and "send me a direct message" in shown.text
    assert "First reminder: **after 4 hours** · then: **after 1 day**" in shown.text
    known = await host.tables.notification_settings.of(ann.id)
    assert (known.zone, known.first, known.again, known.notify) == ("Europe/Berlin", 240, 1440, "private")


async def test_somebody_leaves_for_some_days_and_comes_back(host: Host, rig: Rig, ann: Person) -> None:
    shown = (await ann.slash(rig.tables, "me")).shown
    await ann.press(shown, "Days away")
    await ann.select(shown, "First day away…", [shown.selects[0].options[3]["value"]])
    await ann.select(shown, "Last day away…", [shown.selects[1].options[2]["value"]])
    await rig.until(lambda: "Away: **no**" not in shown.text)
    away = (await host.tables.notification_settings.of(ann.id)).away
    assert away is not None and (away.last - away.first).days == 2
    await ann.press(shown, "Days away")
    await ann.press(shown, "I am back")
    await rig.until(lambda: "Away: **no**" in shown.text)


async def test_everything_can_be_typed_and_what_cannot_be_read_changes_nothing(
    host: Host, rig: Rig, ann: Person
) -> None:
    typed = {"zone": "new york", "hours": "9-23", "away": "24.12. to 2.1.", "notify": "quiet", "first": "4h"}
    answer = await ann.slash(rig.tables, "me", typed | {"again": "2 days", "language": "de"})
    assert "America/New_York" in answer.text and "Mo.–So. 09:00–23:00" in answer.text and "nach 2 Tagen" in answer.text
    assert (await ann.slash(rig.tables, "table list")).text != "" and "Deine Einstellungen" in answer.text
    before = await host.tables.notification_settings.of(ann.id)
    for wrong in ({"zone": "Atlantis"}, {"hours": "late"}, {"away": "soon"}, {"first": "5 min"}):
        refused = await ann.slash(rig.tables, "me", wrong | {"notify": "ping"})
        assert refused.ephemeral and next(iter(wrong.values())) in refused.text
    assert await host.tables.notification_settings.of(ann.id) == before
    found = await ann.complete(rig.tables, "me", "zone", "lord")
    assert [choice["value"] for choice in found][:1] == ["Australia/Lord_Howe"]


async def test_the_chosen_language_is_spoken_in_private_and_the_servers_in_public(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await ann.slash(rig.tables, "me", language="de")
    assert "Deine Einstellungen" in (await ann.slash(rig.tables, "me")).text
    table = await started(host, rig, ann, bo)
    assert "Am Zug" not in (await rig.message(bo, rig.tables, table.id)).text
    await ann.slash(rig.tables, "me", language="discord")
    assert "Your settings" in (await ann.slash(rig.tables, "me")).text


async def test_settings_outlive_the_process_and_are_handed_out_and_deleted(
    rig: Rig, ann: Person, tmp_path: Path, failures: Failures
) -> None:
    async with hosted(rig, tmp_path) as host:
        shown = (await ann.slash(rig.tables, "me", zone="Tokyo", first="4h")).shown
    async with hosted(rig, tmp_path) as host:
        await ann.select(shown, "Remind again…", ["Remind again: after 1 day"])
        await rig.until(lambda: "after 1 day" in shown.text)
        exported = await ann.slash(rig.tables, "privacy export")
        (kept,) = json.loads(exported.shown.message.attachments[0].content)["notification_settings"]
        assert (kept["zone"], kept["first"], kept["again"]) == ("Asia/Tokyo", 240, 1440) and "user" not in kept
        asked = await ann.slash(rig.tables, "privacy delete")
        await ann.press(asked.shown, "Yes, delete everything")
        await rig.until(lambda: "no longer stored" in asked.shown.text)
        assert await nothing_kept(host.tables, ann)
        assert "UTC" in (await ann.slash(rig.tables, "me")).text


async def nothing_kept(tables: Tables, person: Person) -> bool:
    """Whether the database knows no settings of somebody."""
    return await tables.store.person_rows.notification_settings(person.id) is None


@pytest.mark.parametrize("forged", ["me:notify:", "me:from:9", "me:to:", "me:leave:", "me:locale:", "me:first:9"])
async def test_a_forged_press_is_answered_and_changes_nothing(host: Host, rig: Rig, ann: Person, forged: str) -> None:
    shown = (await ann.slash(rig.tables, "me")).shown
    menu = shown.message.components[0]["components"][0]
    menu["custom_id"], menu["options"] = forged, [{"label": "x", "value": "x"}]
    answer: SandboxAnswer = await ann.select(shown, forged, ["x"])
    assert not answer.failed
    assert await nothing_kept(host.tables, ann)
