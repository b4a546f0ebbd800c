"""Two processes on one PostgreSQL, racing on purpose: no double move, no lost one. One process for a SQLite file."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.tables import Stale
from games.kernel import Action, Chance, Order, random_action
from tests.tables.host import ANN, BO, CHANNEL, GUILD, duel, host, waiting

_KILLED = """
import asyncio, os, signal, sys
from bot.store import Store, UnitOfWork
from bot.store.schema import FactRow

async def main():
    store = await Store.open(sys.argv[1])
    await store.write(UnitOfWork().put(FactRow("key", "value")))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def test_two_processes_racing_never_play_twice(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        table = await duel(one)
        chance = Chance(b"race")
        races = won = 0
        while (table := await one.get(table.id)).status == "running" and races < 60:
            seat, user = await waiting(one, table.id)
            assert table.game is not None
            action = random_action(table.title, table.game.state, seat, chance)
            presses = [
                tables.moves.act(table.id, seat, action, user=user, version=table.version)
                for tables in (one, two, two, one)
            ]
            answers = await asyncio.gather(*presses, return_exceptions=True)
            won += sum(not isinstance(answer, BaseException) for answer in answers)
            if (await one.get(table.id)).status == "running":
                assert [a for a in answers if isinstance(a, BaseException) and not isinstance(a, Stale)] == []
            races += 1
        assert won == races
        records = await two.records(table.id)
        assert [made.version for made in records] == list(range(1, table.version + 1))


async def test_a_second_process_sees_what_the_first_did(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        table = await duel(one)
        assert (await two.get(table.id)).version == table.version
        seat, user = await waiting(one, table.id)
        game = table.game
        assert game is not None
        await one.moves.act(table.id, seat, random_action(table.title, game.state, seat, Chance(b"")), user=user)
        assert (await two.get(table.id)).version == (await one.get(table.id)).version


async def test_a_second_process_on_a_sqlite_file_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    first = await Store.open(url)
    with pytest.raises(StoreError, match=rf"another process \({os.getpid()}\) uses"):
        await Store.open(url)
    await first.close()
    await (await Store.open(url)).close()


async def test_the_file_of_a_killed_process_is_free_at_once(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", _KILLED, url)
    assert await killed.wait() == -signal.SIGKILL
    store = await Store.open(url)
    assert await store.remembered("key") == "value"
    await store.close()


@pytest.mark.parametrize(
    "text", [b"this is no database, but it is long enough to look at" * 40, b"SQLite format 3\0broken"]
)
async def test_a_damaged_database_is_refused_in_one_line(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(text)
    with pytest.raises(StoreError, match="cannot be used") as refused:
        await Store.open(f"sqlite+aiosqlite:///{path}")
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == text, "nothing is overwritten"


async def test_a_proposal_made_in_one_process_is_answered_in_another(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        table = await duel(one)
        seat, user = await waiting(one, table.id)
        await one.moves.act(table.id, seat, Action("swap", ("F0", "B2")), user=user)
        await two.get(table.id)
        await one.undo.ask(table.id, user)
        undone = await two.undo.answer(table.id, BO.id if user == ANN.id else ANN.id, True)
        assert undone.made[0].kind == "undo"
        assert (await one.get(table.id)).proposal is None


async def test_an_order_given_in_one_process_is_known_in_another(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        table = await duel(one)
        await two.get(table.id)
        kind = table.title.info.orders[0]
        await one.moves.set_order(table.id, ANN.id, Order(kind.kind, kind.policies[0]))
        assert (await two.get(table.id)).orders[0][kind.kind].policy == kind.policies[0]


async def test_starting_and_leaving_at_once_in_two_processes_keeps_seats_and_game_together(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        for _ in range(8):
            table = await one.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
            await one.lobby.join(table.id, BO)
            await two.get(table.id)
            await asyncio.gather(
                one.lobby.start(table.id, ANN.id), two.lobby.leave(table.id, BO.id), return_exceptions=True
            )
            now = await two.get(table.id)
            if now.status == "running":
                assert now.game is not None and len(now.seats) == now.game.seats == 2
            else:
                assert now.names == ("Ann",)
