"""`/webhook` as managers see it: set up with a secret shown once, tested by a button, removed; and its events."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from msgspec import structs

from bot import app
from bot.webhooks import commands as webhook_text
from renderers.words import Words
from sandbox.driver import Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import manager, settings, started
from tests.webhooks.receiver import documented, receiving

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_a_manager_sets_a_hook_up_tries_it_and_its_receiver_hears_of_open_channels_alone(
    rig: Rig, tmp_path: Path, failures: Failures
) -> None:
    wanted = settings(rig, tmp_path)
    wanted = structs.replace(wanted, operation=structs.replace(wanted.operation, webhooks="anywhere"))
    mia, ann, bo = manager(rig), rig.person("Ann"), rig.person("Bo", locale="de")
    async with receiving() as receiver, app.running(wanted) as host:
        await host.client.wait_until_ready()
        wrong = await mia.slash(rig.tables, "webhook add", url="gopher://example.org")
        assert wrong.ephemeral and "must begin with" in wrong.text
        added = await mia.slash(rig.tables, "webhook add", url=receiver.url)
        assert added.ephemeral and "shown **only now**" in added.text
        (secret,) = re.findall(r"whsec_[A-Za-z0-9+/=]+", added.text)
        tried = await mia.press(added.shown, "Send test")
        assert tried.ephemeral and "accepted the test (status 204)" in tried.text
        headers, body = receiver.heard[0]
        lower = {name.lower(): value for name, value in headers.items()}
        assert documented()(secret, lower, body, float(lower["webhook-timestamp"]))
        await started(host, rig, ann, bo)
        async with asyncio.timeout(20):
            while len(receiver.heard) < 3:  # noqa: ASYNC110  # another task makes it so
                await asyncio.sleep(0.01)
        assert [event["event"] for event in receiver.events] == ["test", "opened", "started"]
        listed = await mia.slash(rig.tables, "webhook list")
        assert "127.0.0.1" in listed.text and "working" in listed.text
        assert secret not in listed.text and "deep-secret" not in listed.text
        receiver.statuses = [410]
        assert "status 410" in (await mia.press(listed.shown, "Test 1")).text
        assert "has no webhook 9" in (await mia.slash(rig.tables, "webhook test", number=9)).text
        assert "are deleted" in (await mia.slash(rig.tables, "webhook remove", number=1)).text
        gone = await mia.press(added.shown, "Send test")
        assert "has no webhook 1" in gone.text
        servers = host.client.servers
        assert servers.heard_open(rig.guild.id, rig.tables.id)
        assert not servers.heard_open(rig.guild.id, 5) and not servers.heard_open(5, rig.tables.id)
        assert servers.open_channels(5) is None
        assert rig.tables.id in (servers.open_channels(rig.guild.id) or ())


def test_who_set_a_hook_up_is_told_in_their_language_why_it_takes_nothing() -> None:
    template = '{"where": "example.org", "number": 3, "why": "status-503"}'
    assert "Webhook 3 (`example.org`)" in webhook_text.given_up(Words("en"), template)
    german = webhook_text.given_up(Words("de"), template)
    assert "hat seit einem Tag nichts angenommen: der Empfänger hat mit Status 503 geantwortet." in german
