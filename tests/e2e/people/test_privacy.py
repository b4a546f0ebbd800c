"""`/privacy` as people see it."""

from __future__ import annotations

import json

import pytest

from bot.app import Host
from sandbox.driver import Person, Rig
from tests.e2e.hosts import started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_somebody_reads_and_deletes_what_is_kept_of_them(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    exported = await ann.slash(rig.tables, "privacy export")
    assert exported.ephemeral
    (attachment,) = exported.shown.message.attachments
    held = json.loads(attachment.content)
    assert held["user"] == str(ann.id) and held["seats"][0]["name"] == "Ann"
    asked = await ann.slash(rig.tables, "privacy delete")
    assert asked.ephemeral and "can’t undo" in asked.text
    await ann.press(asked.shown, "Yes, delete everything")
    await rig.until(lambda: "no longer stored" in asked.shown.text)
    assert (await host.tables.get(table.id)).names == ("Anon 1", "Bo")
    held = await host.tables.people.personal_data(ann.id)
    assert not any(held[what] for what in held if what not in ("format", "user"))


async def test_the_policy_is_a_file_that_only_its_reader_sees_and_help_leads_there(
    host: Host, rig: Rig, ann: Person
) -> None:
    answer = await ann.slash(rig.tables, "privacy policy")
    (attachment,) = answer.shown.message.attachments
    text = attachment.content.decode()
    assert answer.ephemeral and text.startswith("# Privacy") and "# Terms of use" in text
    assert "/privacy policy" in (await ann.slash(rig.tables, "help")).text
