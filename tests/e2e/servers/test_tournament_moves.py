"""A tournament whose channel is deleted or closed to the host is moved, and missed messages are posted there."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.store import MessageKind
from bot.tournaments.service import TournamentService
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.model.entities import Channel
from sandbox.model.permissions import Permission
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted
from tests.e2e.servers.test_tournament import its_tables, played_out, told

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]
_POSTING = (Permission.SEND_MESSAGES,)


@pytest.fixture
async def cups(rig: Rig) -> Channel:
    """A channel beside #tables."""
    return rig.channel("cups")


async def begun(host: Host, rig: Rig, cups: Channel, *people: Person) -> str:
    """A tournament of two games in its own channel, whose tables have begun; its number."""
    opened = await people[0].slash(cups, "tournament new", title="foodfighters", called="Spring Cup", rounds=1)
    assert "is open" in opened.text
    number = (await host.tables.service(TournamentService).of_guild(rig.guild.id))[0].id
    for person in people:
        await person.slash(cups, "tournament join")
    await people[0].slash(cups, "tournament start")
    while not await its_tables(host, number):
        await host.tables.service(TournamentService).once()
        await rig.world.stirring(0.05)
    await rig.until(lambda: any("round 1" in RenderedMessage(one).text for one in cups.messages.values()))
    return number


async def test_a_tournament_whose_channel_is_deleted_ends_elsewhere_and_its_end_is_told_there(
    host: Host, rig: Rig, cups: Channel, ann: Person, bo: Person, failures: Failures
) -> None:
    number = await begun(host, rig, cups, ann, bo)
    rig.world.delete_channel(cups)
    await played_out(host, number)
    shown = await ann.slash(rig.tables, "tournament show")
    while "could not post" not in shown.text:
        await rig.world.stirring(0.05)
        shown = await ann.slash(rig.tables, "tournament show")
    assert "the channel no longer exists" in shown.text
    german = await bo.slash(rig.tables, "tournament show")
    assert "nicht an:" in german.text and "Hier posten" not in [one.label for one in german.shown.buttons]
    moved = await ann.press(shown.shown, "Post here")
    assert "Posting" in moved.text
    await told(rig, "Finished: *My tournament*")
    over = await told(rig, "**Spring Cup** is over.")
    assert over.message.attachments
    assert "could not post" not in (await ann.slash(rig.tables, "tournament show")).text
    failures.expected("given up: gone")


async def test_a_tournament_moves_with_its_tables_and_leaves_word_where_it_was(
    host: Host, rig: Rig, cups: Channel, ann: Person, bo: Person, cleo: Person
) -> None:
    number = await begun(host, rig, cups, ann, bo)
    (table,) = await its_tables(host, number)
    public = [RenderedMessage(one) for one in cups.messages.values() if one.only is None and not one.deleted]
    first = next(shown for shown in public if f"tournament {number}" in shown.text)
    refused = await cleo.slash(rig.tables, "tournament repost")
    assert "Only the tournament’s owner" in refused.text
    await ann.slash(rig.tables, "tournament repost")
    await told(rig, "Running: *My tournament*")
    await rig.until(lambda: f"has moved to <#{rig.tables.id}>" in first.text)
    assert [one.label for one in first.buttons] == ["My tournament"]
    await rig.until(lambda: [one for one in posted(rig) if one.message.attachments])
    assert (await host.tables.get(table.id)).row.channel == rig.tables.id
    await played_out(host, number)
    await told(rig, "**Spring Cup** is over.")


async def test_what_was_missed_while_the_host_might_not_post_is_told_once_in_the_same_channel(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, failures: Failures
) -> None:
    number = await begun(host, rig, rig.tables, ann, bo, cleo)
    rig.forbid(rig.tables, *_POSTING)
    await host.tables.service(TournamentService).leave(number, cleo.id)
    while not await host.tables.store.outbox_queue.given_up(number, MessageKind.TOURNAMENT):
        await rig.world.stirring(0.05)
    failures.expected("given up: forbidden")
    rig.forbid(rig.tables)
    for _ in range(2):
        await ann.slash(rig.tables, "tournament repost")
        await told(rig, "Cleo has left.")
    await rig.until(lambda: len([one for one in posted(rig) if "has moved to" in one.text]) == 2)
    assert len([one for one in posted(rig) if "Cleo has left." in one.text]) == 1
