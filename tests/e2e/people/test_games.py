"""`/games` as people see it: every table over all servers, waiting ones first, with a button to the decision."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import TableUser as Player
from renderers.words import Words
from sandbox.driver import Person, Rig
from tests.e2e.hosts import called, started, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_tables_of_all_servers_are_listed_what_waits_first(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    first, second = await started(host, rig, ann, bo), await started(host, rig, ann, bo)
    waiting = await to_move(host, first, ann, bo)
    player = Player(waiting.id, waiting.name)
    opened = await host.tables.lobby.open("foodfighters", player, rig.tables.id, rig.guild.id, 2)
    far = await host.tables.lobby.open("foodies", player, 4242, 777, 2)
    answer = await waiting.slash(waiting.dm, "games")
    lines = answer.text.splitlines()[1:]
    every = (first, second, opened, far)
    posts = {post.table_id: post.message for post in await host.tables.store.live.posts([first.id, second.id])}
    marks = {table.id: str(posts.get(table.id) or f"{called(table)}** ·") for table in every}
    at = {one: next(n for n, line in enumerate(lines) if mark in line) for one, mark in marks.items()}
    needed = [table.id for table in (first, second) if await to_move(host, table, ann, bo) is waiting]
    assert sorted(at[one] for one in needed) == list(range(len(needed))), "what waits for them comes first"
    (post,) = await host.tables.store.live.posts([first.id])
    line = lines[at[first.id]]
    assert f"https://discord.com/channels/{rig.guild.id}/{rig.tables.id}/{post.message}" in line
    assert f"<t:{(await host.tables.get(first.id)).row.since}:R>" in line
    only = await waiting.slash(waiting.dm, "games", show="open")
    assert f"{called(opened)}** ·" in only.text and called(first) not in only.text


async def test_who_waits_for_nothing_is_told_so(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    assert "no table" in (await cleo.slash(rig.tables, "games")).text
    table = await started(host, rig, ann, bo)
    waiting = await to_move(host, table, ann, bo)
    other = bo if waiting is ann else ann
    shown = (await other.slash(rig.tables, "games")).shown
    assert called(table) in shown.text and not any("ecision" in button.label for button in shown.buttons)
    task = Words("en" if other is ann else "de")("foodfighters-task-action")
    assert f"{waiting.name} ({task})" in shown.text, "whom the others wait for, and for what"


async def test_many_tables_take_several_pages_and_a_filter(host: Host, rig: Rig, ann: Person) -> None:
    for _ in range(10):
        await host.tables.lobby.open("foodfighters", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 2)
    shown = (await ann.slash(rig.tables, "games")).shown
    assert len(shown.text) <= 2000 and "page 1 of 2" in shown.text.casefold()
    await ann.press(shown, "games/all/1")
    await rig.until(lambda: "page 2 of 2" in shown.text.casefold())
    await ann.select(shown, "games:show", ["mine"])
    await rig.until(lambda: "foodfighters" not in shown.text.casefold())
    assert (await host.tables.places(ann.id))[0].waits is False
