"""Catching up and following as people see them."""

from __future__ import annotations

import pytest

from bench.pressing import newest
from bot.app import Host
from bot.inbox.service import DigestSender, Followers
from bot.tables import Table
from bot.worker import listen
from games.kernel import Chance
from sandbox.driver import Person, Rig
from tests.e2e.hosts import called, delivered, started, to_move
from tests.tables.host import step

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_somebody_catches_up_and_goes_on_to_the_decision(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    first = await to_move(host, table, ann, bo)
    while (waiting := await to_move(host, table, ann, bo)) is first:
        await step(host.tables, table.id, Chance(b"catch"))
    english = waiting is ann
    every = await waiting.slash(rig.tables, "catch-up")
    title = "since your last visit" if english else "seit deinem letzten Besuch"
    assert every.ephemeral and title in every.text and called(table) in every.text
    one = await waiting.slash(rig.tables, "catch-up", table=table.id)
    assert one.shown.message.attachments and ("nothing new" if english else "nichts Neues") in one.text
    panel = await waiting.press(one.shown, "Your move" if english else "Dein Zug")
    assert panel.shown.buttons or panel.shown.selects


async def test_who_looks_at_the_board_sees_the_picture_of_its_message_which_is_not_drawn_again(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table, drawn = await started(host, rig, ann, bo), list[str]()
    unlisten = listen(lambda stage, what, _: drawn.append(what) if stage == "draw" else None)
    (shown,) = next(message.message.attachments for message in newest(rig.tables) if message.message.attachments)
    for command in ("board", "catch-up"):
        answer = await cleo.slash(rig.tables, command, table=table.id)
        assert [one.content for one in answer.shown.message.attachments] == [shown.content]
    unlisten()
    assert drawn == []


async def followed_in_private(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> Table:
    """A running table that Cleo follows by direct messages."""
    table = await started(host, rig, ann, bo)
    await cleo.slash(rig.tables, "table follow", table=table.id)
    await cleo.slash(rig.tables, "me", notify="private")
    return table


async def test_somebody_follows_a_table_and_stops(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    table = await started(host, rig, ann, bo)
    assert (
        "You are following table **Foodfighters" in (await cleo.slash(rig.tables, "table follow", table=table.id)).text
    )
    await cleo.slash(rig.tables, "me", notify="private")
    for _ in range(9):
        await step(host.tables, table.id, Chance(b"follow"))
    told = await rig.message(cleo, cleo.dm, called(table))
    news = await cleo.press(told, "Catch me up")
    assert "since your last visit" in news.text and news.shown.message.attachments
    stop = await cleo.press(news.shown, "Unfollow")
    assert "no longer follow" in stop.text
    assert (await host.tables.get(table.id)).followers == ()


async def test_who_has_left_the_server_hears_nothing_of_its_tables_until_they_are_back(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await followed_in_private(host, rig, ann, bo, cleo)
    gone = rig.guild.members.pop(cleo.id)
    for _ in range(9):
        await step(host.tables, table.id, Chance(b"follow"))
    await delivered(host)
    assert not rig.dms(cleo)
    assert called(table) not in (await cleo.slash(cleo.dm, "catch-up")).text
    assert await host.tables.service(DigestSender).of(cleo.id) is None
    rig.guild.members[cleo.id] = gone
    assert await host.tables.service(DigestSender).of(cleo.id) is not None
    assert called(table) in (await cleo.slash(cleo.dm, "catch-up")).text
    for _ in range(9):
        await step(host.tables, table.id, Chance(b"back"))
    await rig.message(cleo, cleo.dm, "new since")


async def test_who_follows_hears_of_a_table_also_where_discord_did_not_say_at_first_who_is_there(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await followed_in_private(host, rig, ann, bo, cleo)
    rig.sandbox.faults.reset("/guilds/{guild}/members/{user}", method="GET", times=6)
    for _ in range(9):
        await step(host.tables, table.id, Chance(b"follow"))
    await rig.message(cleo, cleo.dm, called(table))


async def test_discord_is_asked_once_whether_somebody_is_still_on_the_server_of_all_the_tables_that_they_follow(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    tables = [await started(host, rig, ann, bo) for _ in range(3)]
    for table in tables:
        await host.tables.service(Followers).follow(table.id, cleo.id)
        for _ in range(9):
            await step(host.tables, table.id, Chance(b"asked once"))

    def asked() -> int:
        """Count the requests to Discord for Cleo as a member."""
        return sum(one.path.endswith(f"/members/{cleo.id}") for one in rig.sandbox.gate.record)

    digest = await host.tables.service(DigestSender).of(cleo.id)
    assert digest is not None and len(digest.news) == 3 and asked() == 1
    told = await cleo.slash(cleo.dm, "catch-up")
    assert told.text.count(called(tables[0])) == 3 and asked() == 2, "it is asked anew each time"
