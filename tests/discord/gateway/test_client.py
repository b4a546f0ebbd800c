"""The connection: commands registered when they changed, failures survived, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from msgspec import structs

from bot import app
from bot.app import Host
from bot.discord.gateway import client as client_module
from bot.discord.posts.pictures import PictureCache
from bot.feature import HostFailure
from renderers.kit.picture import Picture
from sandbox.driver import Person, Rig
from sandbox.redirect import redirected
from tests.discord.gateway.conftest import HeldReads
from tests.discord.tables import a_picture
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted, posted, settings, started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


def registrations(failures: Failures) -> int:
    """Return how often commands were registered, as the log says."""
    return sum(line["event"] == "commands registered" for line in failures.structured)


async def test_commands_are_registered_once_and_again_only_when_they_change(
    rig: Rig, tmp_path: Path, failures: Failures
) -> None:
    async with hosted(rig, tmp_path):
        assert registrations(failures) == 1
    async with hosted(rig, tmp_path) as host:
        assert registrations(failures) == 1
        host.client.tree.remove_command("board")
        await host.client.setup_hook()
        assert registrations(failures) == 2
        assert "board" not in {one["name"] for one in rig.application.commands[None].values()}


@pytest.mark.xdist_group("pieces")
async def test_commands_can_be_registered_by_themselves(
    rig: Rig, tmp_path: Path, failures: Failures, drawn_once: None
) -> None:
    quiet = settings(rig, tmp_path)
    quiet = structs.replace(quiet, discord=structs.replace(quiet.discord, sync="never"))
    count, _ = await app.register_commands(quiet)
    assert count == len(rig.application.commands[None]) > 0


async def test_a_refused_token_is_one_clear_line(rig: Rig, tmp_path: Path) -> None:
    wrong = settings(rig, tmp_path)
    wrong = structs.replace(wrong, discord=structs.replace(wrong.discord, token="wrong"))
    with pytest.raises(HostFailure, match="token"):
        async with app.running(wrong):
            pass


async def test_an_unreachable_discord_is_one_clear_line(
    rig: Rig, tmp_path: Path, start_waits: Callable[..., None]
) -> None:
    start_waits()
    wrong = settings(rig, tmp_path)
    nowhere = structs.replace(wrong.discord, api_base="http://127.0.0.1:1/api/v10", gateway_url="ws://127.0.0.1:1/")
    with pytest.raises(HostFailure, match="cannot be reached"):
        async with app.running(structs.replace(wrong, discord=nowhere)):
            pass


async def test_a_handler_under_way_ends_before_the_host_closes(
    rig: Rig, tmp_path: Path, failures: Failures, hold_reads: Callable[[Host], HeldReads]
) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with hosted(rig, tmp_path) as host:
        table = await started(host, rig, ann, bo)
        held = hold_reads(host)
        pressed = ann.press(posted(rig)[-1], "More…")
        await held.arrived.wait()
        asyncio.get_running_loop().call_later(0.05, held.may_go.set)
    answer = await pressed
    assert answer.ephemeral
    assert table.names[0] in answer.text


async def test_the_host_stops_within_ten_seconds_even_when_a_handler_hangs(
    rig: Rig,
    tmp_path: Path,
    failures: Failures,
    monkeypatch: pytest.MonkeyPatch,
    hold_reads: Callable[[Host], HeldReads],
) -> None:
    monkeypatch.setattr(app, "HANDLERS_SECONDS", 0.1)
    assert app.HANDLERS_SECONDS + app.MESSAGES_SECONDS + app.CLOSING_SECONDS < 10
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with hosted(rig, tmp_path) as host:
        await started(host, rig, ann, bo)
        held = hold_reads(host)
        ann.press(posted(rig)[-1], "More…")
        await held.arrived.wait()
        began = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - began < 5
    held.may_go.set()
    rig.sandbox.interactions.failed.clear()


@pytest.mark.own_host
async def test_lost_connections_are_resumed_and_missed_presses_answered(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await started(host, rig, ann, bo)
    rig.sandbox.gateway.drop()
    answer = await ann.press(posted(rig)[-1], "More…")
    assert answer.ephemeral


def test_the_library_is_pointed_elsewhere_only_for_a_while() -> None:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    with redirected("http://127.0.0.1:9/api/v10", "ws://127.0.0.1:9/gateway/"):
        assert Route.BASE == "http://127.0.0.1:9/api/v10"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:9/gateway/"
        assert Asset.BASE == "http://127.0.0.1:9/cdn"
    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)


def test_one_address_without_the_other_is_refused() -> None:
    with pytest.raises(ValueError, match="both or neither"), redirected("http://127.0.0.1:9/api/v10", ""):
        pass


async def test_a_picture_that_failed_is_drawn_anew() -> None:
    picture_cache = PictureCache(asyncio.to_thread)

    def fail() -> Picture:
        raise RuntimeError("no paint")

    with pytest.raises(RuntimeError, match="no paint"):
        await picture_cache.draw("key", fail)
    assert (await picture_cache.draw("key", a_picture)).width == 8
    picture_cache.close()


class Requests:
    """Counts the registrations of commands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        real = client_module.HostTree.register

        async def counted(tree: client_module.HostTree) -> int:
            self.count += 1
            return await real(tree)

        monkeypatch.setattr(client_module.HostTree, "register", counted)


async def test_commands_that_discord_has_lost_are_registered_again(
    rig: Rig, tmp_path: Path, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = Requests(monkeypatch)
    async with hosted(rig, tmp_path):
        pass
    rig.application.commands.clear()
    async with hosted(rig, tmp_path):
        assert requests.count == 2
