"""What the panel asks beside the decision is on the page, too: consent, hints, standing orders."""

from __future__ import annotations

from typing import Any

from bot.app import Host
from bot.tables import Table
from games.kernel import PLAYERS, Chance
from sandbox.driver import Person, Rig
from tests.web.pages import Guest, a_game, signed_in


async def shown(one: Guest, table: Table) -> dict[str, Any]:
    """The table as somebody sees it."""
    return dict((await one.get(f"/api/tables/{table.id}"))[1])


def dos(position: dict[str, Any]) -> list[str]:
    """What the buttons beside the decision do."""
    return [button["do"] for aside in position["asides"] for button in aside["buttons"]]


async def pressed(one: Guest, table: Table, do: str) -> dict[str, Any]:
    """What comes of such a button."""
    body = {"number": (await shown(one, table))["number"], "key": do, "aside": do}
    status, after = await one.post(f"/api/tables/{table.id}/do", body)
    assert status == 200
    return dict(after)


async def test_others_agree_on_the_page_and_then_there_are_hints(
    host: Host, ann: Person, bo: Person, table: Table
) -> None:
    await host.tables.setup.propose_hints(table.id, ann.id)
    seat = table.played_game().waiting()[0]
    async with signed_in(host, ann) as one, signed_in(host, bo) as other:
        assert dos(await shown(one, table)) == []
        asked = await shown(other, table)
        assert "Ann" in asked["asides"][0]["text"]
        agree, decline = dos(asked)
        assert (agree.split()[0], decline.split()[0]) == ("agree", "decline")
        stale = await pressed(other, table, f"agree {'a' * 16}")
        assert stale["note"] and not (await host.tables.get(table.id)).row.hints
        await pressed(other, table, agree)
        assert (await host.tables.get(table.id)).row.hints
        mover = (one, other)[seat]
        assert dos(await shown(mover, table)) == ["hint"]
        hinted = await pressed(mover, table, "hint")
        assert "**Hint**" in hinted["note"] or "**Tipp**" in hinted["note"]
        assert hinted["number"] == table.known(seat)
        first = hinted["moves"][0]
        assert first["label"] == "Play it" and len(hinted["moves"]) > 1
        body = {"number": hinted["number"], "key": "hinted", "links": first["links"]}
        _, played = await mover.post(f"/api/tables/{table.id}/do", body)
        assert played["note"] == "" and played["moves"] == []
        (made,) = await host.tables.records(table.id, table.version + 1, table.version + 1)
        assert made.action is not None and list(made.action.links) == first["links"]


async def test_a_standing_order_is_given_with_the_decision(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table, chance, people = await a_game(host, rig, ann, bo, title="food_truck_city"), Chance(bytes(32)), (ann, bo)
    while True:
        table = await host.tables.get(table.id)
        game = table.played_game()
        seat = game.waiting()[0]
        asked = game.decision(seat)
        if asked is not None and table.unsaid(seat, asked.kind) is not None:
            break
        action = PLAYERS["easy"].choose(game.title, game.view(seat), seat, chance)
        await host.tables.moves.act(table.id, seat, action, user=table.users[seat])
    async with signed_in(host, people[seat]) as one:
        before = [do for do in dos(await shown(one, table)) if do.startswith("order ")]
        assert before
        after = await pressed(one, table, before[-1])
        assert after["note"] and not [do for do in dos(after) if do.startswith(before[-1].rpartition(" ")[0])]
    assert [row.policy for row in (await host.tables.get(table.id)).order_rows if row.seat == seat]
