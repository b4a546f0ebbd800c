"""Bots at many tables: tables take turns, and a long search keeps no quick one waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Table, Tables
from games.kernel import Action, Chance, Game, Seat, random_action
from tests.tables.host import ANN, CHANNEL, GUILD, host

SOON = 20.0


class Thinker:
    """Players that answer at once, but for the slow ones: these answer when they may."""

    def __init__(self) -> None:
        self.may: dict[str, asyncio.Event] = {}
        self.begun: Counter[str] = Counter()
        self.given_up: Counter[str] = Counter()

    async def think(self, game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
        self.begun[player] += 1
        try:
            if player in self.may:
                await self.may[player].wait()
        except asyncio.CancelledError:
            self.given_up[player] += 1
            raise
        return random_action(game.title, game.state, seat, Chance(seed))

    def close(self) -> None:
        """Do nothing."""


async def against(tables: Tables, *players: str, channel: int = CHANNEL) -> Table:
    """A running table of Ann against bots."""
    table = await tables.lobby.open("foodfighters", ANN, channel, GUILD, len(players) + 1)
    for player in players:
        await tables.lobby.add_player(table.id, ANN.id, player)
    return (await tables.lobby.start(table.id, ANN.id)).table


async def a_bot_moves_next(tables: Tables, table: Table) -> Table:
    """The table once Ann has nothing to decide, as long as no bot is at work."""
    chance = Chance(b"ann")
    while 0 in (game := (table := await tables.get(table.id)).running_game()).waiting():
        action = random_action(game.title, game.state, 0, chance)
        await tables.moves.act(table.id, 0, action, user=ANN.id)
    return table


async def soon(true: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110  # many things lie between
            await asyncio.sleep(0.005)


async def until_moved(tables: Tables, *begun: Table) -> None:
    """Wait until somebody has moved at each table."""
    async with asyncio.timeout(SOON):
        while not all([await moved(tables, table) for table in begun]):  # noqa: ASYNC110  # the database says when
            await asyncio.sleep(0.005)


@pytest.fixture
def thinker() -> Thinker:
    return Thinker()


async def moved(tables: Tables, table: Table) -> bool:
    """Return whether a table has changed since."""
    return (await tables.get(table.id)).version > table.version


async def test_a_long_thought_delays_no_quick_table(tmp_path: Path, thinker: Thinker) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        tables.ai_seats.thinker = thinker  # type: ignore[assignment]
        thinker.may["expert"] = asyncio.Event()
        slow = await a_bot_moves_next(tables, await against(tables, "expert"))
        quick = await a_bot_moves_next(tables, await against(tables, "random", channel=CHANNEL + 1))
        tables.ai_seats.start()
        await until_moved(tables, quick)
        assert not await moved(tables, slow)
        thinker.may["expert"].set()
        await until_moved(tables, slow)


async def test_a_thought_about_a_table_that_has_moved_on_is_given_up_and_begun_anew(
    tmp_path: Path, thinker: Thinker
) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", "x2") as tables:  # Ann begins
        tables.ai_seats.thinker = thinker  # type: ignore[assignment]
        thinker.may["expert"] = asyncio.Event()
        table = await a_bot_moves_next(tables, await against(tables, "expert"))
        tables.ai_seats.start()
        await soon(lambda: thinker.begun["expert"] == 1)
        await tables.undo.ask(table.id, ANN.id, "undo")
        await soon(lambda: thinker.given_up["expert"] == 1)
        assert (await tables.get(table.id)).version > table.version, "the undo stands"


async def test_nothing_is_thought_before_the_start_nor_after_the_stop(tmp_path: Path, thinker: Thinker) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        tables.ai_seats.thinker = thinker  # type: ignore[assignment]
        thinker.may["expert"] = asyncio.Event()
        table = await a_bot_moves_next(tables, await against(tables, "expert"))
        tables.ai_seats.wake(table.id)
        assert not thinker.begun
        tables.ai_seats.start()
        await soon(lambda: thinker.begun["expert"] == 1)
        await tables.ai_seats.stop()
        assert thinker.given_up["expert"] == 1
        tables.ai_seats.wake(table.id)
        assert thinker.begun["expert"] == 1
