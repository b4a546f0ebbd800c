"""Trying out on the page: a private copy to move on, which can be played, kept, or left."""

from __future__ import annotations

from typing import Any

from bot.app import Host
from bot.tables import Table
from sandbox.driver import Person
from tests.web.pages import Guest, signed_in


async def tried(one: Guest, table: Table, do: str, shown: Any = None, **more: Any) -> dict[str, Any]:
    """What comes of a button of a trial that is shown."""
    count = shown["trial"]["count"] if shown and shown["trial"] else 0
    status, found = await one.post(f"/api/tables/{table.id}/try", {"do": do, "count": count, **more})
    assert status == 200, found
    return dict(found)


async def stepped(one: Guest, table: Table, shown: dict[str, Any]) -> dict[str, Any]:
    """Try the first answers up to a whole move."""
    while not (answer := shown["question"]["answers"][0])["complete"]:
        links = "&".join(f"link={link}" for link in answer["links"])
        shown = (await one.get(f"/api/tables/{table.id}?trial=1&{links}"))[1]
    return await tried(one, table, "step", shown, links=answer["links"])


async def test_moves_are_tried_taken_back_and_played(host: Host, ann: Person, bo: Person, table: Table) -> None:
    seat = table.played_game().waiting()[0]
    async with signed_in(host, (ann, bo)[seat]) as one:
        before = (await one.get(f"/api/tables/{table.id}"))[1]
        assert before["try_out"] and before["trial"] is None
        shown = await tried(one, table, "open")
        begun = shown["text"]
        assert set(shown["trial"]["buttons"]) == {"stop"}
        shown = await stepped(one, table, shown)
        assert {"play", "back", "stop"} <= set(shown["trial"]["buttons"])
        assert (await one.get(f"/api/tables/{table.id}/picture?trial=1"))[0] == 200
        assert (await one.get(f"/api/tables/{table.id}"))[1] == before
        assert shown["text"] != begun
        shown = await tried(one, table, "back", shown)
        assert shown["text"] == begun
        shown = await stepped(one, table, shown)
        played = await tried(one, table, "play", shown)
        assert played["trial"] is None and played["note"] and played["number"] > before["number"]
        again = await tried(one, table, "play", shown)
        assert again["trial"] is None and again["number"] == played["number"]


async def test_a_trial_is_its_players_alone(host: Host, ann: Person, bo: Person, cleo: Person, table: Table) -> None:
    async with signed_in(host, ann) as one, signed_in(host, bo) as other, signed_in(host, cleo) as stranger:
        mine = await tried(one, table, "open")
        await stepped(one, table, mine)
        assert (await other.get(f"/api/tables/{table.id}?trial=1"))[1]["trial"] is None
        assert (await tried(other, table, "open"))["trial"]["count"] == 0
        status, _ = await stranger.post(f"/api/tables/{table.id}/try", {"do": "open"})
        assert status == 403
        assert (await stranger.get(f"/api/tables/{table.id}?trial=1"))[1]["seat"] is None
