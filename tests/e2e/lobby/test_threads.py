"""Threads for tables where there can be none: the reason is shown at once, and the table is in the channel itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.app import Host
from bot.servers.service import ServerService
from bot.tournaments.service import TournamentService
from sandbox.driver import Person, Rig
from sandbox.model.entities import Channel, ChannelType
from sandbox.model.permissions import P
from tests.e2e.hosts import manager
from tests.e2e.lobby.test_lobby import more, opened
from tests.e2e.servers.test_tournament import begun, its_tables
from tests.lengths import amount

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]
TITLE = {"title": "foodfighters"}


def full(rig: Rig) -> None:
    """Give the server as many active threads as Discord allows."""
    rig.world.most_threads = 0


def forbidden(rig: Rig) -> None:
    """Forbid the host to create threads."""
    rig.forbid(rig.tables, P.CREATE_PUBLIC_THREADS)


def silent(rig: Rig) -> None:
    """Forbid the host to write in threads."""
    rig.forbid(rig.tables, P.SEND_MESSAGES_IN_THREADS)


REASONS: list[tuple[Callable[[Rig], None], str]] = [
    (full, "as many active threads as Discord allows"),
    (forbidden, "can give me: Create Public Threads"),
    (silent, "can give me: Send Messages In Threads"),
]


def asked_for_threads(rig: Rig) -> int:
    """Count the requests to Discord for a thread."""
    return sum(one.template.endswith("/threads") and one.method == "POST" for one in rig.sandbox.gate.record)


async def in_channel(host: Host, rig: Rig, channel: Channel, by: Person) -> None:
    """Check that the channel has a table with controls that can be joined."""
    (row,) = await host.tables.find(channel=channel.id)
    shown = await rig.until(lambda: next((one for one in rig.sees(by, channel) if "Join" in one.labels), None))
    assert shown is not None
    assert row.id in shown.text
    await by.press(shown, "Join")
    assert f"2. {by.name}" in shown.text


@pytest.mark.parametrize(("reason", "told"), REASONS)
async def test_a_table_that_gets_no_thread_is_opened_in_the_channel(
    host: Host, rig: Rig, ann: Person, bo: Person, reason: Callable[[Rig], None], told: str
) -> None:
    reason(rig)
    answer = await ann.slash(rig.tables, "table new", TITLE, thread=True)
    assert told in answer.text and "The table is in the channel itself" in answer.text and answer.ephemeral
    assert rig.threads() == []
    await in_channel(host, rig, rig.tables, bo)


async def test_a_kind_of_channel_without_threads_gets_the_table_itself(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    in_dm = await ann.slash(ann.dm, "table new", TITLE, thread=True)
    assert "this kind of channel has none" in in_dm.text
    assert len(await host.tables.find(channel=ann.dm.id)) == 1
    await ann.slash(rig.tables, "table new", title="foodies", thread=True)
    (thread,) = rig.threads()
    told = await ann.slash(thread, "table new", TITLE, thread=True)
    assert "this kind of channel has none" in told.text
    assert len(await host.tables.find(channel=thread.id)) == 2


@pytest.mark.parametrize(("reason", "told"), REASONS[: amount(1, 3)])
async def test_the_lobbys_button_says_why_there_is_no_thread(
    host: Host, rig: Rig, ann: Person, bo: Person, reason: Callable[[Rig], None], told: str
) -> None:
    shown, table = await opened(host, rig, ann, "foodfighters")
    panel = await more(ann, shown)
    reason(rig)
    answer = await ann.press(panel, "Move to thread")
    assert told in answer.text
    assert (await host.tables.get(table)).row.channel == rig.tables.id and rig.threads() == []
    await in_channel(host, rig, rig.tables, bo)


@pytest.mark.parametrize("reason", [full, forbidden][: amount(1, 2)])
async def test_a_tournaments_table_that_gets_no_thread_begins_in_the_channel_at_once(
    host: Host, rig: Rig, ann: Person, bo: Person, reason: Callable[[Rig], None]
) -> None:
    await host.tables.service(ServerService).change(rig.guild.id, ann.id, "threads", "always")
    reason(rig)
    number = await begun(host, rig, ann, bo)
    await host.tables.service(TournamentService).once()
    while not (found := await its_tables(host, number)):
        await rig.world.stirring(0.05)
    assert [table.row.channel for table in found] == [rig.tables.id]
    assert asked_for_threads(rig) == 1, "and not again after a while"


async def test_threads_of_announcement_channels_are_announcement_threads(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    news = rig.world.add_channel(rig.guild, "news", ChannelType.NEWS)
    answer = await ann.slash(news, "table new", TITLE, thread=True)
    assert "is open in" in answer.text
    (thread,) = rig.threads(news)
    assert thread.type is ChannelType.NEWS_THREAD
    await in_channel(host, rig, thread, bo)


async def test_what_a_server_is_found_to_lack_for_threads_is_not_demanded_of_tables(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await host.tables.service(ServerService).change(rig.guild.id, ann.id, "threads", "always")
    await host.tables.service(ServerService).change(rig.guild.id, ann.id, "channels", str(rig.tables.id))
    forbidden(rig)
    assert "Create Public Threads" in (await manager(rig, ann).slash(rig.tables, "server")).text
    answer = await ann.slash(rig.tables, "table new", TITLE)
    assert "The table is in the channel itself" in answer.text
    await in_channel(host, rig, rig.tables, bo)
