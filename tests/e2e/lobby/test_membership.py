"""Tables only where the host is a member and may post: elsewhere it says what to do, and opens nothing."""

from __future__ import annotations

import pytest

from bot.app import Host
from sandbox.driver import Person, Rig
from sandbox.model.permissions import Permission
from tests.e2e.hosts import posted

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_no_table_is_opened_where_the_host_is_no_member(
    host: Host, rig: Rig, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    (client,) = host.client.gateways
    monkeypatch.setattr(client, "get_guild", lambda _: None)
    answer = await ann.slash(rig.tables, "table new", title="foodfighters")
    assert answer.ephemeral and "not a member of this server" in answer.text
    assert not await host.tables.find(channel=rig.tables.id)


@pytest.mark.parametrize("missing", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.ATTACH_FILES])
async def test_no_table_is_opened_where_the_host_may_not_post(
    host: Host, rig: Rig, ann: Person, bo: Person, missing: Permission
) -> None:
    rig.forbid(rig.tables, missing)
    answer = await ann.slash(rig.tables, "table new", title="foodfighters")
    assert answer.ephemeral and "can’t host a table in this channel" in answer.text
    german = await bo.slash(rig.tables, "table new", title="foodfighters")
    assert "Mir fehlt" in german.text
    assert not await host.tables.find(channel=rig.tables.id)


async def test_no_game_is_started_where_the_host_may_no_longer_post(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await ann.slash(rig.tables, "table new", title="foodfighters")
    await bo.press(posted(rig)[-1], "Join")
    rig.forbid(rig.tables, Permission.ATTACH_FILES)
    refused = await ann.slash(rig.tables, "table start")
    assert refused.ephemeral and "Attach Files" in refused.text
    rig.forbid(rig.tables)
    await ann.slash(rig.tables, "table start")
    (row,) = await host.tables.find(channel=rig.tables.id)
    assert row.status == "running"
