"""`/me` as people see it: picked by menus, typed, stored over a restart, exported and deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.pressing import forged
from bot.app import Host
from bot.tables import Tables
from sandbox.driver import Person, Rig, SandboxAnswer
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted, posted, started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_somebody_sets_time_zone_hours_and_reminders_in_one_form(host: Host, rig: Rig, ann: Person) -> None:
    panel = await ann.slash(rig.tables, "me")
    assert panel.ephemeral and "UTC" in panel.text and "ping me in the channel" in panel.text
    form = await ann.press(panel.shown, "Edit")
    assert [field.label for field in form.modal.fields] == [
        "Time zone", "When I may notify you", "When it is your move", "First reminder", "Remind again",
    ]  # fmt: skip
    answers = {"Time zone": "Berlin", "When I may notify you": "mon-fri 8-22"}
    answers |= {"When it is your move": "send me a direct message", "First reminder": "after 4 hours"}
    shown = (await ann.submit(form, answers | {"Remind again": "after 1 day"})).shown
    assert shown.id == panel.shown.id and "Mon–Fri 08:00–22:00, Sat–Sun 00:00–24:00" in shown.text
    assert "Europe/Berlin" in shown.text and "send me a direct message" in shown.text
    assert "First reminder: **after 4 hours** · then: **after 1 day**" in shown.text
    known = await host.tables.notification_settings.of(ann.id)
    assert (known.zone, known.first, known.again, known.notify) == ("Europe/Berlin", 240, 1440, "private")


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_form_that_was_left_as_it_opened_changes_nothing(host: Host, rig: Rig, locale: str) -> None:
    dee = rig.person(f"Dee {locale}", locale=locale)
    typed = {"zone": "Tokyo", "hours": "fri 9-17, sun off, sat 22-6", "away": "24.12. - 2.1.", "digest": "7:30"}
    shown = (await dee.slash(rig.tables, "me", typed | {"first": "90 min", "last": "30 min"})).shown
    before = await host.tables.notification_settings.of(dee.id)
    for button in [one for one in shown.buttons if one.custom_id.startswith("&me:")]:
        assert not (await dee.submit(await dee.press(shown, button.custom_id), {})).failed
    assert await host.tables.notification_settings.of(dee.id) == before


async def test_what_a_form_says_anew_is_read_as_it_is_shown(host: Host, rig: Rig, ann: Person) -> None:
    """The texts of a form can be typed again as they are, also where another field of it is changed."""
    typed = {"hours": "fri 9-17, sun off, sat 22-6", "away": "24.12. - 2.1."}
    shown = (await ann.slash(rig.tables, "me", typed)).shown
    before = await host.tables.notification_settings.of(ann.id)
    for label, button in (("When I may notify you", "Edit"), ("Days away", "More settings…")):
        form = await ann.press(shown, button)
        text = next(field.component["value"] for field in form.modal.fields if field.label == label)
        assert not (await ann.submit(form, {label: f"{text} "})).failed
        assert not (await ann.submit(await ann.press(shown, button), {label: text.replace(" – ", "  –  ")})).failed
    assert await host.tables.notification_settings.of(ann.id) == before


async def test_a_refused_form_names_its_fields_and_opens_again_as_it_was_filled_in(
    host: Host, rig: Rig, ann: Person
) -> None:
    panel = (await ann.slash(rig.tables, "me")).shown
    answers = {"Time zone": "Atlantis", "When I may notify you": "late", "First reminder": "after 4 hours"}
    refused = await ann.submit(await ann.press(panel, "Edit"), answers)
    assert refused.ephemeral and refused.shown.id != panel.id
    assert "**Time zone:** There is no time zone “Atlantis”" in refused.text
    assert "**When I may notify you:** I can’t read “late”" in refused.text
    assert (await host.tables.notification_settings.of(ann.id)).first == 0, "all or nothing"
    again = await ann.press(refused.shown, "Edit again")
    held = {field.label: field.component.get("value") for field in again.modal.fields}
    assert (held["Time zone"], held["When I may notify you"]) == ("Atlantis", "late")
    answer = await ann.submit(again, {"Time zone": "new york", "When I may notify you": "9-23"})
    assert "America/New_York" in answer.text and "Mon–Sun 09:00–23:00" in answer.text
    assert (await host.tables.notification_settings.of(ann.id)).first == 240, "what was right was kept"


@pytest.mark.own_host
async def test_somebody_leaves_for_some_days_and_comes_back(host: Host, rig: Rig, ann: Person) -> None:
    shown = (await ann.slash(rig.tables, "me")).shown
    assert "I am back" not in shown.labels
    await ann.submit(await ann.press(shown, "More settings…"), {"Days away": "2099-12-24 to 2099-12-26"})
    await rig.until(lambda: "Away: **no**" not in shown.text)
    away = (await host.tables.notification_settings.of(ann.id)).away
    assert away is not None and (away.last - away.first).days == 2
    await ann.press(shown, "I am back")
    await rig.until(lambda: "Away: **no**" in shown.text)
    await ann.submit(await ann.press(shown, "More settings…"), {"Days away": "2099-12-24", "Inbox": True})
    await ann.submit(await ann.press(shown, "More settings…"), {"Days away": "", "Daily summary": "at 07:00"})
    known = await host.tables.notification_settings.of(ann.id)
    assert (known.away, known.inbox, known.digest) == (None, True, 420)


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
    await started(host, rig, ann, bo)
    assert "am Zug" not in posted(rig)[-1].text and "to move" in posted(rig)[-1].text
    await ann.slash(rig.tables, "me", language="discord")
    assert "Your settings" in (await ann.slash(rig.tables, "me")).text


async def nothing_kept(tables: Tables, person: Person) -> bool:
    """Return whether the database has no settings of somebody."""
    return await tables.store.person_rows.notification_settings(person.id) is None


async def test_a_control_of_another_version_is_answered_and_changes_nothing(host: Host, rig: Rig, ann: Person) -> None:
    for old in ("me/zone/", "me:notify:", "me:from:9", "&me:::", "&me::more:1", "&nothing::"):
        answer: SandboxAnswer = await forged(rig, ann, old)
        assert not answer.failed and (answer.text or answer.interaction.modal), old
    assert await nothing_kept(host.tables, ann)


async def test_settings_outlive_the_process_and_are_handed_out_and_deleted(
    rig: Rig, ann: Person, tmp_path: Path, failures: Failures
) -> None:
    async with hosted(rig, tmp_path) as host:
        shown = (await ann.slash(rig.tables, "me", zone="Tokyo", first="4h")).shown
    async with hosted(rig, tmp_path) as host:
        await ann.submit(await ann.press(shown, "Edit"), {"Remind again": "after 1 day"})
        await rig.until(lambda: "after 1 day" in shown.text)
        exported = await ann.slash(rig.tables, "privacy export")
        (kept,) = json.loads(exported.shown.message.attachments[0].content)["notification_settings"]
        assert (kept["zone"], kept["first"], kept["again"]) == ("Asia/Tokyo", 240, 1440) and "user" not in kept
        asked = await ann.slash(rig.tables, "privacy delete")
        await ann.press(asked.shown, "Yes, delete everything")
        await rig.until(lambda: "no longer stored" in asked.shown.text)
        assert await nothing_kept(host.tables, ann)
        assert "UTC" in (await ann.slash(rig.tables, "me")).text
