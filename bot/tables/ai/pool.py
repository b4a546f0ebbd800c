"""Runs bots: the quick ones in a thread, slow ones and hints in separate processes.

There are as many processes as spare cores, with a lower priority than the host, so that no press waits for a bot.
Requests are handled in order, and each table has at most one, so tables take turns. Nothing of a search remains in a
process afterwards.

Separate processes are needed because a computing thread would share the interpreter's lock with the event loop, which
delays every answer. They start with the first request, end with the host, and are restarted if one dies.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import Array, c_byte
from multiprocessing import get_context, parent_process
from typing import Any, ParamSpec, TypeVar

from games.kernel import PLAYERS, Action, AiPlayer, Chance, ExpertPlayer, Game, HardPlayer, Seat, thaw
from games.kernel.ai.hints import Hint, hints
from games.kernel.registry import title as titled

P = ParamSpec("P")
R = TypeVar("R")
_log = logging.getLogger(__name__)


class ProcessPool:
    """One or more processes that call functions one after another.

    `niceness` lowers their priority; `begin` is called first in each of them with `given`, for example shared memory.
    """

    def __init__(
        self,
        purpose: str,
        niceness: int = 0,
        processes: int = 1,
        begin: Callable[[Any], None] | None = None,
        given: Any = None,
    ) -> None:
        self._purpose = purpose
        self._processes = processes
        self._begin = (niceness, begin, given)
        self._pool: ProcessPoolExecutor | None = None

    async def call(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function of a module there and return its result or raise its error; values are pickled.

        If a process has died all are replaced and the call is repeated once; then BrokenProcessPool is raised.
        """
        pool = self._opened()
        try:
            return await asyncio.wrap_future(pool.submit(do, *args, **kwargs))
        except BrokenProcessPool:
            # Several calls notice one death; only the first of them replaces the broken pool.
            if self._pool is pool:
                _log.warning("a process %s has died; another one begins", self._purpose)
                self.close()
            return await asyncio.wrap_future(self._opened().submit(do, *args, **kwargs))

    def close(self) -> None:
        """End the processes; calls in progress are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked process would inherit the locks of the host's threads in whatever state they are, and may hang.
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, self._begin)
        return self._pool


def _begin(niceness: int, begin: Callable[[Any], None] | None, given: Any) -> None:
    """In the process: ignore interrupts, which are for the host, and end when a killed host is gone."""
    # A terminal sends Ctrl-C to the whole process group.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not available on every system
        os.nice(niceness)
    threading.Thread(target=_end_with_the_host, name="watch over the host", daemon=True).start()
    if begin is not None:
        begin(given)


def _end_with_the_host() -> None:
    host = parent_process()
    assert host is not None, "only a child process begins this way"
    host.join()
    # sys.exit would end only this thread; the search in the main thread would go on.
    os._exit(1)


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
        places = processes or max(1, _cores() - 1)
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


def _cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
