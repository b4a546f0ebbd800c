"""Problems of a table, the tools against them, and who may use them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from bot.tables import Asker, Table, TableError, Tables, TableSuspended, TableUser, Undeliverable
from bot.tables.rights import MAY, PATIENCE_HOURS, check
from games.kernel import Action, Chance
from games.kernel.registry import title
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Letterbox, clock_of, duel, host, step, waiting
from tests.tables.test_suspension import broken

DORA = TableUser(4, "Dora")
OWNER, PLAYER, STRANGER, MANAGER = Asker(ANN.id), Asker(BO.id), Asker(CLEO.id), Asker(DORA.id, manager=True)


async def with_bot(tables: Tables) -> Table:
    """A running table of Ann's against a bot, which is to move."""
    table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
    await tables.lobby.add_player(table.id, ANN.id, "normal")
    await tables.lobby.start(table.id, ANN.id)
    chance = Chance(b"robot")
    while 0 in (table := await tables.get(table.id)).game.waiting():  # type: ignore[union-attr]
        await step(tables, table.id, chance)
    return table


async def until(done: Any) -> None:
    """Wait until an awaited condition holds."""
    async with asyncio.timeout(30):
        while not await done():  # noqa: ASYNC110  # the condition is in the database
            await asyncio.sleep(0.01)


class Broken:
    """A bot that fails."""

    async def think(self, *_: object) -> Action:
        raise LookupError("what it was thinking")

    def close(self) -> None:
        """Do nothing."""


async def test_an_automated_players_fault_is_told_once_and_can_be_skipped(url: str) -> None:
    async with host(url) as tables:
        table = await with_bot(tables)
        tables.ai_seats.thinker = Broken()  # type: ignore[assignment]
        tables.ai_seats.start()

        async def told() -> bool:
            return bool(await tables.moderation.obstacles(table.id))

        await until(told)
        (block,) = await tables.moderation.obstacles(table.id)
        assert (block.kind, block.args["name"]) == ("fault", "Normal bot 1")
        for asker in (PLAYER, STRANGER):
            with pytest.raises(TableError):
                await tables.moderation.skip(table.id, asker)
        skipped = await tables.moderation.skip(table.id, OWNER)
        assert skipped.table.version == table.version + 1
        assert skipped.made[0].cause == "ai"


async def test_a_table_without_fault_has_nothing_to_skip(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        assert await tables.moderation.obstacles(table.id) == []
        with pytest.raises(TableError) as refused:
            await tables.moderation.skip(table.id, OWNER)
        assert refused.value.reason.id == "tables-no-fault"


async def test_a_message_that_could_not_be_posted_is_told_and_the_board_posted_anew_elsewhere(url: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        box.failures = [Undeliverable("gone")]
        table = await duel(tables)
        tables.send(box, "test")

        async def lost() -> bool:
            return [block.kind for block in await tables.moderation.obstacles(table.id)] == ["lost"]

        await until(lost)
        with pytest.raises(TableError) as refused:
            await tables.moderation.repost(table.id, PLAYER, CHANNEL + 1, GUILD)
        assert refused.value.reason.id == "tables-only-owner"
        with pytest.raises(TableError) as refused:
            await tables.moderation.repost(table.id, OWNER, CHANNEL + 1, GUILD + 1)
        assert refused.value.reason.id == "tables-other-server"
        moved = await tables.moderation.repost(table.id, OWNER, CHANNEL + 1, GUILD)
        assert moved.row.channel == CHANNEL + 1
        tables.repository.forget(table.id)
        assert (await tables.get(table.id)).row.channel == CHANNEL + 1

        async def posted() -> bool:
            return any(row.target == CHANNEL + 1 for row in box.rows)

        await until(posted)
        assert await tables.moderation.obstacles(table.id) == []


async def test_a_player_may_have_the_board_posted_again_where_it_belongs(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await tables.moderation.repost(table.id, PLAYER, CHANNEL, GUILD)
        told = await tables.store.outbox_queue.last_in_channel(table.id)
        assert told is not None and (told.kind, told.target) == ("turn", CHANNEL)
        with pytest.raises(TableError) as refused:
            await tables.moderation.repost(table.id, STRANGER, CHANNEL, GUILD)
        assert refused.value.reason.id == "tables-only-players"


async def test_a_message_that_waits_long_is_told(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        clock = clock_of(tables)
        clock.now += 61
        assert [block.kind for block in await tables.moderation.obstacles(table.id)] == ["unsent"]


async def awaited_other(tables: Tables) -> tuple[Table, int]:
    """A running table that waits for Bo, and his seat."""
    table = await duel(tables)
    chance = Chance(b"bo")
    while (await waiting(tables, table.id))[1] != BO.id:
        await step(tables, table.id, chance)
    return await tables.get(table.id), (await waiting(tables, table.id))[0]


async def test_the_owner_gives_a_seat_away_only_after_long_waiting(url: str) -> None:
    async with host(url) as tables:
        table, seat = await awaited_other(tables)
        clock = clock_of(tables)
        with pytest.raises(TableError) as refused:
            await tables.moderation.replace(table.id, seat, OWNER)
        assert refused.value.reason.id == "tables-too-early"
        clock.now = table.row.since + PATIENCE_HOURS * 3600
        replaced = (await tables.moderation.replace(table.id, seat, OWNER, CLEO)).table
        assert (replaced.seats[seat].user, replaced.names[seat]) == (CLEO.id, "Cleo")
        assert replaced.seat_of(BO.id) is None
        await step(tables, table.id, Chance(b"cleo"))


async def test_a_manager_gives_a_seat_to_an_automated_player_which_plays_on(url: str) -> None:
    async with host(url) as tables:
        table, seat = await awaited_other(tables)
        tables.ai_seats.start()
        replaced = (await tables.moderation.replace(table.id, seat, MANAGER)).table
        assert (replaced.seats[seat].kind, replaced.row.ai_due) == ("normal", True)

        async def played() -> bool:
            return (await tables.get(table.id)).version > table.version

        await until(played)


async def test_a_replacement_that_cannot_be_is_refused(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        for seat, person, player, why in (
            (7, None, "normal", "tables-no-such-seat"),
            (-1, None, "normal", "tables-no-such-seat"),
            (1, ANN, "normal", "tables-guest-seated"),
            (1, None, "wizard", "tables-no-such-player"),
        ):
            with pytest.raises(TableError, match=why):
                await tables.moderation.replace(table.id, seat, MANAGER, person, player)


@pytest.mark.parametrize("status", ["open", "running", "suspended"])
async def test_who_may_close_a_table(url: str, status: str) -> None:
    async with host(url) as tables:
        for asker in (OWNER, PLAYER, STRANGER, MANAGER):
            table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
            await tables.lobby.join(table.id, BO)
            if status != "open":
                await tables.lobby.start(table.id, ANN.id)
            if status == "suspended":
                with pytest.MonkeyPatch.context() as patch, pytest.raises(TableSuspended):
                    patch.setattr(type(title("foodfighters")), "perform", broken)
                    await step(tables, table.id, Chance(b""))
            if asker is MANAGER or (asker is OWNER and status != "running"):
                assert (await tables.moderation.close(table.id, asker)).status == "abandoned"
            else:
                with pytest.raises(TableError):
                    await tables.moderation.close(table.id, asker)
                assert (await tables.get(table.id)).status == status


RIGHTS = {
    "arrange": "owner manager",
    "start": "owner",
    "invite": "owner manager player",
    "settle": "owner manager player",
    "resume": "owner manager",
    "skip": "owner manager",
    "repost": "owner manager player",
    "move": "owner manager",
    "replace": "owner manager",
    "close": "owner manager",
    "close-running": "manager",
}
"""Permissions, as in docs/operations.md."""


async def test_each_deed_is_open_to_those_who_may_and_to_nobody_else(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
    for permission in MAY:
        allowed = []
        for name, asker in (("owner", OWNER), ("manager", MANAGER), ("player", PLAYER), ("stranger", STRANGER)):
            with contextlib.suppress(TableError):
                check(table, asker, permission)
                allowed.append(name)
        assert allowed == RIGHTS[permission].split(), permission
