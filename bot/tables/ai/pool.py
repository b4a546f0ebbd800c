"""Runs bots: the quick ones in a thread, slow ones and hints in separate processes.

There are as many processes as spare cores, with a lower priority than the host, so that no press waits for a bot.
Requests are handled in order, and each table has at most one, so tables take turns. Nothing of a search remains in a
process afterwards.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from ctypes import Array, c_byte
from multiprocessing import get_context
from typing import Any, TypeVar

from bot.process_pool import ProcessPool, cores
from games.kernel import PLAYERS, Action, AiPlayer, Chance, ExpertPlayer, Game, HardPlayer, Seat, thaw
from games.kernel.ai.hints import Hint, hints
from games.kernel.registry import title as titled

T = TypeVar("T")
_SEARCH_SECONDS = 1.0
_SLOW_LEVELS = frozenset({"hard", "expert"})
_NICE = 10
# In a process: flags of cancelled searches, by slot.
_STOPPED: Array[c_byte]


class AiPool:
    """Asks bots for their actions, off the event loop."""

    def __init__(self, processes: int | None = None) -> None:
        """`processes`: how many long searches run at once; by default one for each core but one."""
        places = processes or max(1, cores() - 1)
        self._stopped: Array[c_byte] = get_context("spawn").RawArray(c_byte, places)
        self._apart = ProcessPool("in which bots think", _NICE, places, _remember, self._stopped)
        self._places: asyncio.Queue[int] = asyncio.Queue()
        for place in range(places):
            self._places.put_nowait(place)
        self._in_thread = asyncio.Semaphore(1)  # more threads would only compete for the interpreter's lock

    async def think(self, game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
        """Return the action of a seat's bot, from what that seat may know. `seed` is the bot's own randomness.

        Cancelling the call stops the search, at once or within one trial.
        """
        if player not in _SLOW_LEVELS:
            async with self._in_thread:
                return await asyncio.to_thread(_choose, game, seat, player, seed)
        return await self._in_process(_choose_frozen, game, seat, player, seed)

    async def hints(self, game: Game[Any, Any], seat: Seat, seed: bytes) -> list[Hint]:
        """Return what a bot would do in a seat's place and why, from what that seat may know; it can be cancelled
        too.
        """
        return await self._in_process(_hints_of_frozen, game, seat, seed)

    async def _in_process(self, work: Callable[..., T], game: Game[Any, Any], *asked: Any) -> T:
        frozen = game.freeze()
        place = await self._places.get()
        self._stopped[place] = 0
        call = asyncio.ensure_future(self._apart.call(work, place, game.title.info.id, frozen, *asked))
        call.add_done_callback(lambda done: self._over(place, done))
        try:
            # A call that runs in a process cannot be cancelled; the flag makes the search stop by itself, and the slot
            # is free only then.
            return await asyncio.shield(call)
        except asyncio.CancelledError:
            self._stopped[place] = 1
            raise

    def close(self) -> None:
        """End the processes; searches in progress are dropped."""
        self._apart.close()

    def _over(self, place: int, done: asyncio.Future[Any]) -> None:
        """Free the slot when its process is done; the result of a cancelled search is ignored."""
        if not done.cancelled():
            # asyncio logs an error that nobody has retrieved.
            done.exception()
        self._places.put_nowait(place)


def _remember(stopped: Array[c_byte]) -> None:
    """In a process, before its first search."""
    global _STOPPED
    _STOPPED = stopped


def _choose_frozen(place: int, title_id: str, frozen: bytes, seat: Seat, player: str, seed: bytes) -> Action:
    """In a process: return the player's action; stop at the time limit, and when the search was cancelled."""
    end = time.monotonic() + _SEARCH_SECONDS
    game = thaw(titled(title_id), frozen)
    strongest = ExpertPlayer(lambda: bool(_STOPPED[place]) or time.monotonic() > end)
    return _chosen(strongest if player == "expert" else HardPlayer(strongest), game, seat, seed)


def _hints_of_frozen(_: int, title_id: str, frozen: bytes, seat: Seat, seed: bytes) -> list[Hint]:
    """In a process: return what a bot would do in a seat's place."""
    game = thaw(titled(title_id), frozen)
    return hints(game.title, game.view(seat), seat, Chance(seed))


def _choose(game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
    return _chosen(PLAYERS[player], game, seat, seed)


def _chosen(player: AiPlayer, game: Game[Any, Any], seat: Seat, seed: bytes) -> Action:
    return player.choose(game.title, game.view(seat), seat, Chance(seed))
