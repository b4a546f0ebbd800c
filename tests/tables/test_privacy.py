"""A person's data: exported completely, and deleted so that no column of the database contains them any more."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import select

from bot.store import schema
from bot.tables import Tables, TableUser
from bot.tables.lobby import FULL_SECONDS
from games.kernel import Chance, Order
from games.kernel.registry import title
from tests.tables.host import BO, CHANNEL, CLEO, GUILD, Letterbox, clock_of, duel, host, play_out, step

ZOE = TableUser(900_000_001, "Zoë Unmistakable", "unmistakable.zoe")


async def everything(tables: Tables) -> str:
    """The whole database as text."""
    found: list[Any] = []
    for table in schema.metadata.sorted_tables:
        found += [list(dict(row).values()) for row in await tables.store.rows(select(table))]
    return repr(found)


async def a_life(tables: Tables) -> dict[str, str]:
    """Zoë's tables: one open and her own, one that she joined, one with an invitation, one running, one finished."""
    finished = await duel(tables, ZOE, BO)
    await play_out(tables, finished.id, Chance(b"life"))
    running = await duel(tables, ZOE, BO)
    await tables.moves.set_order(running.id, ZOE.id, Order(*first_order()))
    for number in range(4):
        await step(tables, running.id, Chance(bytes([number])))
    open_ = await tables.lobby.open("foodfighters", ZOE, CHANNEL, GUILD, 2)
    await tables.lobby.invite(open_.id, ZOE, CLEO)
    joined = await tables.lobby.open("foodfighters", BO, CHANNEL, GUILD, 2)
    await tables.lobby.join(joined.id, ZOE)
    invited = await tables.lobby.open("foodfighters", BO, CHANNEL, GUILD, 2)
    await tables.lobby.invite(invited.id, BO, ZOE)
    await tables.store.remember(f"locale:{ZOE.id}", "de")
    return {"finished": finished.id, "running": running.id, "open": open_.id, "joined": joined.id}


async def all_sent(tables: Tables) -> None:
    """Send every message, and wait until it is noted."""
    clock_of(tables).now += FULL_SECONDS  # that a table is full is told only if it does not start at once
    tables.send(Letterbox(), "test")
    async with asyncio.timeout(20):
        while (await tables.store.maintenance.backlog())[0]:  # noqa: ASYNC110  # the database says when
            await asyncio.sleep(0.01)


def first_order() -> tuple[str, str]:
    """A standing order that Foodfighters knows."""
    spec = title("foodfighters").info.orders[0]
    return spec.kind, spec.policies[0]


async def test_a_person_gets_everything_that_is_kept_of_them_and_of_nobody_else(url: str) -> None:
    async with host(url) as tables:
        ids = await a_life(tables)
        held = await tables.people.personal_data(ZOE.id)
        assert {seat["table_id"] for seat in held["seats"]} == set(ids.values())
        assert {table["id"] for table in held["owned_tables"]} == {ids["finished"], ids["running"], ids["open"]}
        assert held["remembered"] == [{"key": f"locale:{ZOE.id}", "value": "de"}]
        assert len(held["results"]) == 1 and held["orders"] and held["moves"]
        assert "Bo" not in msgspec.json.encode(held).decode()


async def test_after_the_deletion_no_column_knows_the_person(url: str) -> None:
    async with host(url) as tables:
        ids = await a_life(tables)
        await all_sent(tables)
        assert str(ZOE.id) in await everything(tables) and ZOE.name in await everything(tables)
        done = await tables.people.forget(ZOE.id)
        assert (done.tables, done.taken_over) == (5, 1)
        text = await everything(tables)
        assert str(ZOE.id) not in text and "unmistakable" not in text.casefold()
        held = await tables.people.personal_data(ZOE.id)
        assert not any(held[what] for what in held if what not in ("format", "user"))
        finished = await tables.get(ids["finished"])
        assert (finished.names, finished.users) == (("Anon 1", "Bo"), (None, BO.id))
        assert finished.row.owner == BO.id
        assert (await tables.get(ids["open"])).status == "abandoned"
        assert (await tables.get(ids["joined"])).names == ("Bo",)


async def test_the_others_play_on_against_an_automated_player(url: str) -> None:
    async with host(url) as tables:
        ids = await a_life(tables)
        await tables.people.forget(ZOE.id)
        tables.ai_seats.start()
        table = await tables.get(ids["running"])
        assert (table.names, table.seats[0].kind, table.row.owner) == (("Anon 1", "Bo"), "normal", BO.id)
        assert table.order_rows == ()
        chance = Chance(b"on")
        for _ in range(2000):
            table = await tables.get(ids["running"])
            if table.status != "running":
                break
            assert table.game is not None
            if 1 in table.game.waiting():
                await step(tables, table.id, chance)
            else:
                await until_moved(tables, table.id, table.version)
        assert table.status == "finished"


async def until_moved(tables: Tables, table_id: str, version: int) -> None:
    """Wait for the bot."""
    async with asyncio.timeout(30):
        while (await tables.get(table_id)).version == version:  # noqa: ASYNC110  # the database says when
            await asyncio.sleep(0.005)


async def test_deleting_twice_or_somebody_unknown_changes_nothing(url: str) -> None:
    async with host(url) as tables:
        await a_life(tables)
        await tables.people.forget(ZOE.id)
        before = await everything(tables)
        assert (await tables.people.forget(ZOE.id)).tables == 0
        assert (await tables.people.forget(123456789)).tables == 0
        assert await everything(tables) == before
