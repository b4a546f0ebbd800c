"""Automated players at the tables: they think off the event loop and act like anybody else."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.store import StoreError
from games.kernel import PLAYERS, Action, Chance, Game, Player, SearchPlayer, Seat

from .errors import Stale, TableError
from .model import Acted, Table
from .shelf import Shelf

_log = logging.getLogger(__name__)

_LOOK_SECONDS = 30.0
_SEARCH_SECONDS = 1.0


class Robots:
    """Plays every seat of an automated player that is waited for; goes on where it stopped after a restart."""

    def __init__(self, shelf: Shelf, act: Callable[..., Awaitable[Acted]]) -> None:
        self._shelf = shelf
        self._act = act
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin with the tables that already wait."""
        await self._look()
        self._task = asyncio.create_task(self._run(), name="robots")

    async def stop(self) -> None:
        """Stop after the move under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def wake(self, table_id: str) -> None:
        """Look at a table soon."""
        self._queue.put_nowait(table_id)

    def notice(self, table: Table) -> None:
        """Look at a table soon if it waits for an automated player."""
        if table.row.robot_due and table.status == "running":
            self.wake(table.id)

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(_LOOK_SECONDS):  # wait_for can swallow the cancellation of a stop
                    table_id = await self._queue.get()
            except TimeoutError:
                await self._look()
                continue
            try:
                await self._play(table_id)
            except Stale:
                self.wake(table_id)
            except TableError as error:
                _log.info("an automated player at %s was refused: %s", table_id, error)
            except Exception:
                _log.exception("an automated player at %s failed", table_id)

    async def _look(self) -> None:
        """Take up the tables that wait, also those that a process left which shares the database."""
        try:
            for table_id in await self._shelf.store.robots_due():
                self.wake(table_id)
        except StoreError as error:
            _log.error("the tables cannot be read: %s", error)

    async def _play(self, table_id: str) -> None:
        """One move at a table; acting puts it at the end of the queue again, so that tables take turns."""
        table = await self._shelf.get(table_id)
        seat = _due(table)
        if seat is None:
            return
        game = table.running_game()
        player = table.seats[seat].kind
        chance = Chance(self._shelf.entropy(32))
        action = await asyncio.to_thread(think, game, seat, player, chance)
        await self._act(table_id, seat, action, version=table.version, cause="robot")


def think(game: Game[Any, Any], seat: Seat, player: str, chance: Chance) -> Action:
    """What an automated player does, from what its seat may know."""
    return _player(player).choose(game.title, game.view(seat), seat, chance)


def _player(name: str) -> Player:
    """The automated player of a name; the one that searches stops by the clock."""
    if name != "search":
        return PLAYERS[name]
    end = time.monotonic() + _SEARCH_SECONDS
    return SearchPlayer(lambda done: time.monotonic() > end)


def _due(table: Table) -> Seat | None:
    if table.game is None or table.status != "running":
        return None
    waiting = table.game.waiting()
    return next((seat.seat for seat in table.seats if not seat.human and seat.seat in waiting), None)
