"""`/privacy` as people see it."""

from __future__ import annotations

import json

import pytest

from bot.app import Host
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.store import OutboxRow
from renderers.kit.picture import Picture
from sandbox.driver import Person, Rig
from tests.e2e.hosts import delivered, posted, started

pytestmark = pytest.mark.e2e


async def test_somebody_reads_and_deletes_what_is_kept_of_them(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    exported = await ann.slash(rig.tables, "privacy export")
    assert exported.ephemeral
    (attachment,) = exported.shown.message.attachments
    held = json.loads(attachment.content)
    assert held["user"] == str(ann.id) and held["seats"][0]["name"] == "Ann"
    asked = await ann.slash(rig.tables, "privacy delete")
    assert asked.ephemeral and "can't undo" in asked.text
    await ann.press(asked.shown, "Yes, delete everything")
    await rig.until(lambda: "no longer stored" in asked.shown.text)
    assert (await host.tables.get(table.id)).names == ("Anon 1", "Bo")
    held = await host.tables.people.personal_data(ann.id)
    assert not any(held[what] for what in held if what not in ("format", "user"))


async def test_what_a_message_says_once_it_is_past_names_nobody_who_was_deleted_meanwhile(
    host: Host, rig: Rig, ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[OutboxMessages] = []
    write = OutboxMessages.write

    async def watched(messages: OutboxMessages, row: OutboxRow, **how: bool) -> tuple[Post, Picture | None]:
        seen.append(messages)
        return await write(messages, row, **how)

    monkeypatch.setattr(OutboxMessages, "write", watched)
    await started(host, rig, ann, bo)
    await rig.until(lambda: any("Ann" in one.text and one.pictures for one in posted(rig)))
    await delivered(host)
    board = next(one.message.id for one in posted(rig) if one.pictures)
    await host.tables.people.forget(ann.id)
    past = await seen[0].past(rig.tables.id, board)
    assert past is not None and "Anon 1" in past and "Ann " not in past
