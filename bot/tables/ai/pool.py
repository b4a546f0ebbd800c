"""Where bots think: the quick ones in a thread, those that take their time in processes of their own, as
does who gives hints.

There are as many processes as the machine has cores to spare beside the host's own, and they give way to it, so that
nobody's press waits for a thought. Thoughts are taken up in the order in which they were asked for; each table asks
for one at a time, so tables take turns. Nothing of a thought remains in a process once it is over.

Processes of one's own for what takes long: a thread that computes would hold the interpreter's lock in turns with
the event loop, which every answer of the host would feel.

They begin with the first call that needs them, end with the host, and are begun anew where one has died.
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

from bot import cpu_affinity
from games.kernel import PLAYERS, Action, AiPlayer, Chance, ExpertPlayer, Game, HardPlayer, Seat, thaw
from games.kernel.ai.hints import Hint, hints
from games.kernel.registry import title as titled

P = ParamSpec("P")
R = TypeVar("R")
_log = logging.getLogger(__name__)


class ProcessPool:
    """A process, or several, that call functions, each one after another.

    `niceness` is how readily they give way to others; `begin` is called in each of them first, with `given`, which may
    hold memory that they share with the host.
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
        """What a function of a module returns there, or raises; arguments and result are pickled.

        Where a process has died all are replaced and the call is made once more; then BrokenProcessPool is raised.
        """
        pool = self._opened()
        try:
            return await asyncio.wrap_future(pool.submit(do, *args, **kwargs))
        except BrokenProcessPool:
            # Several calls notice one death: only the first of them puts the broken pool away.
            if self._pool is pool:
                _log.warning("a process %s has died; another one begins", self._purpose)
                self.close()
            return await asyncio.wrap_future(self._opened().submit(do, *args, **kwargs))

    def close(self) -> None:
        """End the processes; what is under way is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (cpu_affinity.USABLE, *self._begin))
        return self._pool


def _begin(usable: frozenset[int], niceness: int, begin: Callable[[Any], None] | None, given: Any) -> None:
    """In the process: leave an interrupt to the host, and do not outlive a host that is killed."""
    cpu_affinity.anywhere(usable)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not on every system
        os.nice(niceness)
    threading.Thread(target=_end_with_the_host, name="watch over the host", daemon=True).start()
    if begin is not None:
        begin(given)


def _end_with_the_host() -> None:
    host = parent_process()
    assert host is not None, "only a child process begins this way"
    host.join()
    os._exit(1)


T = TypeVar("T")
_SEARCH_SECONDS = 1.0
_SLOW_LEVELS = frozenset({"hard", "expert"})
_NICE = 10
_STOPPED: Array[c_byte]
"""In a process: which of the thoughts under way nobody waits for any more, by place."""


class AiPool:
    """Asks bots for their actions, off the event loop."""

    def __init__(self, processes: int | None = None) -> None:
        """`processes`: how many long thoughts there are at once; usually one for each core but one."""
        places = processes or max(1, cpu_affinity.count() - 1)
        self._stopped: Array[c_byte] = get_context("spawn").RawArray(c_byte, places)
        self._apart = ProcessPool("in which bots think", _NICE, places, _remember, self._stopped)
        self._places: asyncio.Queue[int] = asyncio.Queue()
        for place in range(places):
            self._places.put_nowait(place)
        self._in_thread = asyncio.Semaphore(1)  # more threads would only take the interpreter's lock from each other

    async def think(self, game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
        """What the bot on a seat does, from what that seat may know. `seed` is the player's own luck.

        Who stops waiting has the thought given up, at once or within one trial of it.
        """
        if player not in _SLOW_LEVELS:
            async with self._in_thread:
                return await asyncio.to_thread(_choose, game, seat, player, seed)
        return await self._in_process(_choose_frozen, game, seat, player, seed)

    async def hints(self, game: Game[Any, Any], seat: Seat, seed: bytes) -> list[Hint]:
        """What the AI would do in a seat's place and why, from what that seat may know; it may be given up, too."""
        return await self._in_process(_hints_of_frozen, game, seat, seed)

    async def _in_process(self, work: Callable[..., T], game: Game[Any, Any], *asked: Any) -> T:
        frozen = game.freeze()
        place = await self._places.get()
        self._stopped[place] = 0
        call = asyncio.ensure_future(self._apart.call(work, place, game.title.info.id, frozen, *asked))
        call.add_done_callback(lambda done: self._over(place, done))
        try:
            return await asyncio.shield(call)
        except asyncio.CancelledError:
            self._stopped[place] = 1
            raise

    def close(self) -> None:
        """End the processes; thoughts under way are given up."""
        self._apart.close()

    def _over(self, place: int, done: asyncio.Future[Any]) -> None:
        """The place is free once its process is; what became of a thought that was given up nobody asks."""
        if not done.cancelled():
            done.exception()
        self._places.put_nowait(place)


def _remember(stopped: Array[c_byte]) -> None:
    """In a process, before its first thought."""
    global _STOPPED
    _STOPPED = stopped


def _choose_frozen(place: int, title_id: str, frozen: bytes, seat: Seat, player: str, seed: bytes) -> Action:
    """In a process: the player's action; it stops by the clock at the latest, and where nobody waits any more."""
    end = time.monotonic() + _SEARCH_SECONDS
    game = thaw(titled(title_id), frozen)
    strongest = ExpertPlayer(lambda: bool(_STOPPED[place]) or time.monotonic() > end)
    return _chosen(strongest if player == "expert" else HardPlayer(strongest), game, seat, seed)


def _hints_of_frozen(_: int, title_id: str, frozen: bytes, seat: Seat, seed: bytes) -> list[Hint]:
    """In a process: what the AI would do in a seat's place."""
    game = thaw(titled(title_id), frozen)
    return hints(game.title, game.view(seat), seat, Chance(seed))


def _choose(game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
    return _chosen(PLAYERS[player], game, seat, seed)


def _chosen(player: AiPlayer, game: Game[Any, Any], seat: Seat, seed: bytes) -> Action:
    return player.choose(game.title, game.view(seat), seat, Chance(seed))
