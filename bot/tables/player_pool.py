"""Where automated players think: the quick ones in a thread, those that take their time in a process of their own.

A thread that computes for a second holds the interpreter's lock in turns with the event loop, which every answer of
the host would feel. The process begins with the first table that needs it, and ends with the host.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from games.kernel import PLAYERS, Action, Chance, Game, SearchPlayer, Seat, thaw
from games.kernel.registry import title as titled

_log = logging.getLogger(__name__)

_SEARCH_SECONDS = 1.0
_SLOW = frozenset({"search"})


class PlayerPool:
    """Asks automated players for their actions, off the event loop."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
        """What the automated player on a seat does, from what that seat may know. `seed` is the player's own luck."""
        if player not in _SLOW:
            return await asyncio.to_thread(_choose, game, seat, player, seed)
        try:
            return await self._apart(game, seat, player, seed)
        except BrokenProcessPool:
            _log.warning("the process in which automated players think has died; another one begins")
            self.close()
            return await self._apart(game, seat, player, seed)

    def close(self) -> None:
        """End the process; a thought under way is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _apart(self, game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
        asked = (game.title.info.id, game.freeze(), seat, player, seed)
        return await asyncio.get_running_loop().run_in_executor(self._pool, _choose_frozen, *asked)


def _begin() -> None:
    """In the process: leave an interrupt to the host, and do not outlive a host that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_host, name="watch over the host", daemon=True).start()


def _end_with_the_host() -> None:
    host = parent_process()
    assert host is not None, "only a child process begins this way"
    host.join()
    os._exit(1)


def _choose_frozen(title_id: str, frozen: bytes, seat: Seat, player: str, seed: bytes) -> Action:
    return _choose(thaw(titled(title_id), frozen), seat, player, seed)


def _choose(game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
    """The named player's action; the one that searches stops by the clock."""
    chooser = PLAYERS[player]
    if player == "search":
        end = time.monotonic() + _SEARCH_SECONDS
        chooser = SearchPlayer(lambda done: time.monotonic() > end)
    return chooser.choose(game.title, game.view(seat), seat, Chance(seed))
