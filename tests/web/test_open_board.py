"""From the button in Discord to a move on the page, which the channel shows like a press."""

from __future__ import annotations

from typing import Any

from bot.app import Host
from bot.tables import Table
from sandbox.checks.components import walk
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import delivered, hosted, posted
from tests.web.pages import Guest, a_game, address, guest, signed_in


def links(shown: RenderedMessage) -> list[str]:
    """Return the addresses of a message's link buttons."""
    return [str(one["url"]) for one in walk(shown.message.components) if "url" in one]


async def asked(one: Guest, table: Table) -> dict[str, Any]:
    """The position of a table as somebody sees it."""
    status, found = await one.get(f"/api/tables/{table.id}")
    assert status == 200
    return dict(found)


async def moved(one: Guest, table: Table, key: str = "1") -> dict[str, Any]:
    """Return the result of the first answers that complete an action."""
    found = await asked(one, table)
    while not (answer := found["question"]["answers"][0])["complete"]:
        query = "&".join(f"link={link}" for link in answer["links"])
        found = (await one.get(f"/api/tables/{table.id}?{query}"))[1]
    body = {"number": found["number"], "key": key, "links": answer["links"]}
    status, after = await one.post(f"/api/tables/{table.id}/do", body)
    assert status == 200
    return dict(after)


async def test_the_button_beside_your_move_gives_a_link_to_who_presses_it(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table
) -> None:
    await delivered(host)
    board = posted(rig)[-1]
    labels = board.labels
    assert labels[labels.index("Your move") + 1] == "Open board"
    answer = await ann.press(board, "Open board")
    assert answer.ephemeral and "for you alone" in answer.text
    (link,) = links(answer.shown)
    assert link.startswith(f"{address(host)}/sign-in#")
    async with guest(host) as one:
        status, found = await one.post("/api/sign-in", {"key": link.partition("#")[2]})
        assert (status, found) == (200, {"table": table.id})
        assert (await asked(one, table))["seat"] == 0
        mine = (await one.get("/api/me"))[1]["tables"]
        assert [listed["id"] for listed in mine] == [table.id]


async def test_without_an_address_there_is_no_button(rig: Rig, ann: Person, bo: Person, tmp_path: Any) -> None:
    async with hosted(rig, tmp_path) as plain:
        await a_game(plain, rig, ann, bo)
        await delivered(plain)
        assert "Open board" not in posted(rig)[-1].labels
        assert "Sign out everywhere" not in (await ann.slash(rig.tables, "me")).shown.labels


async def test_the_channel_learns_of_a_move_on_the_page(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table
) -> None:
    people = (ann, bo)
    await delivered(host)
    before, seat = posted(rig)[-1].message.id, table.played_game().waiting()[0]
    async with signed_in(host, people[seat]) as one:
        after = await moved(one, table)
        assert after["number"] > table.known(seat) and after["note"] == "" and after["undo"]
        while after["question"] is not None:  # up to the end of the turn
            after = await moved(one, table, str(after["number"]))
        await rig.until(lambda: posted(rig)[-1].message.id != before)
        told = await host.tables.records(table.id, after["number"], after["number"])
        assert [record.user for record in told if record.cause == "player"] == [people[seat].id]
    await host.tables.store.request_log.settle()
    assert await host.tables.store.request_log.unanswered(host.tables.repository.clock() + 1) == []


async def test_the_picture_is_that_of_the_position_that_was_answered(
    host: Host, ann: Person, bo: Person, table: Table
) -> None:
    async with signed_in(host, ann) as mine, signed_in(host, bo) as theirs:
        people = mine, theirs
        after, path = await moved(people[table.played_game().waiting()[0]], table), f"/api/tables/{table.id}/picture"
        asks = f"{path}?page={after['page']}&number={after['number']}"
        reader = people[after["seat"]]
        then = (await reader.get(asks))[1]
        await moved(people[(await host.tables.get(table.id)).played_game().waiting()[0]], table, "later")
        assert (await reader.get(asks))[1] == then
        assert (await reader.get(f"{path}?page={after['page']}"))[1] != then


async def test_one_click_that_arrives_twice_moves_once_and_a_late_one_not_at_all(
    host: Host, ann: Person, bo: Person, table: Table
) -> None:
    seat = table.played_game().waiting()[0]
    async with signed_in(host, (ann, bo)[seat]) as one:
        first = await asked(one, table)
        await moved(one, table)
        now = await host.tables.get(table.id)
        late = {"number": first["number"], "key": "other", "links": first["question"]["answers"][-1]["links"]}
        _, found = await one.post(f"/api/tables/{table.id}/do", late)
        assert "Too late" in found["note"]
        assert (await host.tables.get(table.id)).version == now.version


async def test_undo_on_the_page_takes_a_move_back(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await a_game(host, rig, ann, bo, title="food_chain_magnate")
    seat = table.played_game().waiting()[0]
    async with signed_in(host, (ann, bo)[seat]) as one:
        after = await moved(one, table)
        assert after["undo"] in ("Undo", "Ask to undo")
        _, found = await one.post(f"/api/tables/{table.id}/do", {"number": after["number"], "key": "u", "undo": True})
        assert found["note"] != ""


async def test_changes_arrive_as_events(host: Host, ann: Person, bo: Person, table: Table) -> None:
    seat = table.played_game().waiting()[0]
    people, path = (ann, bo), f"/api/tables/{table.id}/events"
    async with (
        signed_in(host, people[1 - seat]) as other,
        signed_in(host, people[seat]) as mover,
        other.http.get(other.url + path) as stream,
    ):
        lines = aiter(stream.content)
        first = await anext(lines)
        after = await moved(mover, table)
        assert await anext(lines) == b"\n"
        assert await anext(lines) == f"data: {after['number']} running\n".encode() != first
