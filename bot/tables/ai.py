"""Plays the bots' seats: they think off the event loop and then move like anybody else.

Runs bots: the quick ones in a thread, slow ones and hints in separate processes.

There are as many processes as spare cores, with a lower priority than the host, so that no press waits for a bot.
Requests are handled in order, and each table has at most one, so tables take turns. Nothing of a search remains in a
process afterwards.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from ctypes import Array, c_byte
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bot.process_pool import ProcessPool, cores
from bot.store import StoreError
from bot.tables.repository import TableRepository
from bot.tables.suspension import Suspension, TableService, WorkerHooks
from bot.tables.table import GUEST, RUNNING, ActionResult, Stale, Table, TableError
from bot.worker import Worker
from games.kernel import DEFAULT_LEVEL, PLAYERS, Action, AiPlayer, Chance, ExpertPlayer, Game, HardPlayer, Seat, thaw
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
    """Set a process up before its first search."""
    global _STOPPED
    _STOPPED = stopped


def _choose_frozen(place: int, title_id: str, frozen: bytes, seat: Seat, player: str, seed: bytes) -> Action:
    """Return the player's action, in a process; stop at the time limit, and if the search is cancelled."""
    end = time.monotonic() + _SEARCH_SECONDS
    game = thaw(titled(title_id), frozen)
    strongest = ExpertPlayer(lambda: bool(_STOPPED[place]) or time.monotonic() > end)
    return _chosen(strongest if player == "expert" else HardPlayer(strongest), game, seat, seed)


def _hints_of_frozen(_: int, title_id: str, frozen: bytes, seat: Seat, seed: bytes) -> list[Hint]:
    """Return, in a process, what a bot would do in a seat's place."""
    game = thaw(titled(title_id), frozen)
    return hints(game.title, game.view(seat), seat, Chance(seed))


def _choose(game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
    return _chosen(PLAYERS[player], game, seat, seed)


def _chosen(player: AiPlayer, game: Game[Any, Any], seat: Seat, seed: bytes) -> Action:
    return player.choose(game.title, game.view(seat), seat, Chance(seed))


_log = logging.getLogger(__name__)
_LOOK_SECONDS = 30.0
# More tables than processes: most of them only wait for their turn to search.
_MOST = 1_000


async def _no_guests(_: int | None) -> bool:
    return False


class AiSeats:
    """Plays every bot's seat that has to decide; continues after a restart."""

    def __init__(self, repository: TableRepository, act: Callable[..., Awaitable[ActionResult]]) -> None:
        self._repository = repository
        self._act = act
        self._worker = Worker("ai_seats", self._look, breakable=True)
        # The tables that are being played now.
        self._at: dict[str, asyncio.Task[None]] = {}
        # The searches in progress at them.
        self._thoughts: dict[str, asyncio.Task[Action]] = {}
        # Those of them that have changed meanwhile.
        self._rethinking: set[str] = set()
        self._faulty: dict[str, tuple[Seat, int]] = {}
        self._tried: dict[str, int] = {}
        self.thinker = AiPool()
        self.ask_guest: Callable[[Table, Seat], Coroutine[Any, Any, Action]] = self._play_for_guest
        """Asks a bot that plays from outside, or answers for it."""
        self.guests_allowed: Callable[[int | None], Coroutine[Any, Any, bool]] = _no_guests
        """Whether a server's tables may seat such bots."""

    async def _play_for_guest(self, table: Table, seat: Seat) -> Action:
        return await self.think(table, seat, DEFAULT_LEVEL)

    def start(self) -> None:
        """Start with the tables that already wait."""
        self._worker.start()

    async def stop(self) -> None:
        """Stop; searches in progress are dropped, and the next process repeats them."""
        await self._worker.stop()
        for task in self._at.values():
            task.cancel()
        await asyncio.gather(*self._at.values(), return_exceptions=True)
        self.thinker.close()

    @property
    def sound(self) -> bool:
        """Whether the worker is running and did not fail last time."""
        return self._worker.sound

    def wake(self, table_id: str) -> None:
        """Handle a changed table; a search in progress there is cancelled."""
        if table_id in self._at:
            self._rethinking.add(table_id)
            if table_id in self._thoughts:
                # The search is about a position that does not exist any more.
                self._thoughts[table_id].cancel()
        else:
            self._begin(table_id)

    def _begin(self, table_id: str) -> None:
        """Start to play a table, unless the worker is not running or the limit is reached; others are found by the
        next scan.
        """
        if self._worker.running and len(self._at) < _MOST:
            self._at[table_id] = asyncio.create_task(self._play_at(table_id), name=f"ai-{table_id}")
            self._at[table_id].add_done_callback(lambda _: self._left(table_id))

    def _left(self, table_id: str) -> None:
        """Finish a table; if it has changed meanwhile it is queued again, behind others."""
        if len(self._at) == _MOST:
            self._worker.wake()
        del self._at[table_id]
        if table_id in self._rethinking:
            self._rethinking.discard(table_id)
            self._begin(table_id)

    async def _play_at(self, table_id: str) -> None:
        """Play at a table; an error there must not stop the other tables."""
        try:
            await self._play(table_id)
        except Stale as error:
            await self._think_again(table_id, error)
        except TableError as error:
            _log.info("a bot at %s was refused: %s", table_id, error)
        except StoreError as error:
            _log.error("a bot at %s waits for the database: %s", table_id, error)
        except Exception as error:
            await self._failed(table_id, error)

    async def think(self, table: Table, seat: Seat, player: str) -> Action:
        """Return what a bot would do at a seat, from what that seat may know."""
        return await self.thinker.think(table.running_game(), seat, player, self._repository.entropy(32))

    async def hints(self, table: Table, seat: Seat) -> list[Hint]:
        """Return what a bot would do in a seat's place and why; always the same in the same position."""
        # A fixed seed, so that asking again gives the same hint.
        seed = f"hint {table.id} {table.known(seat)}".encode()
        return await self.thinker.hints(table.running_game(), seat, seed)

    async def _look(self) -> float:
        """Start the tables that wait, including those left by another process that shares the database."""
        try:
            for table_id in await self._repository.store.tables_due_for_ai():
                if table_id not in self._at:
                    self._begin(table_id)
        except StoreError as error:
            _log.error("the tables cannot be read: %s", error)
        return _LOOK_SECONDS

    async def fault(self, table: Table) -> AiFault | None:
        """Return the bot's failure that keeps a table waiting, in whichever process it happened."""
        seat = _due(table)
        if seat is None:
            return None
        kept = await self._repository.store.remembered(_mark(table.id))
        found = None if kept is None else msgspec.json.decode(kept, type=AiFault)
        return found if found is not None and (found.seat, found.version) == (seat, table.known(None)) else None

    async def _think_again(self, table_id: str, error: Stale) -> None:
        """Search again at a table that has changed; without a change the result would always be the same."""
        try:
            if (await self._repository.get(table_id)).row.revision != self._tried.get(table_id):
                self.wake(table_id)
                return
        except (StoreError, TableError) as failed:
            _log.error("a bot at %s cannot be retried: %s", table_id, failed)
            return
        await self._failed(table_id, error)

    async def _failed(self, table_id: str, error: Exception) -> None:
        """Store a bot's failure for `/table status`, and do not retry at this version."""
        number = self._repository.entropy(3).hex()
        _log.error("a bot at table %s failed, number %s", table_id, number, exc_info=error)
        try:
            table = await self._repository.get(table_id)
            seat = _due(table)
            if seat is not None:
                self._faulty[table_id] = (seat, table.known(None))
                fault = AiFault(seat, table.known(None), number)
                await self._repository.store.remember(_mark(table_id), msgspec.json.encode(fault).decode())
        except (StoreError, TableError) as failed:
            _log.error("a bot's failure at table %s was not stored: %s", table_id, failed)

    async def _play(self, table_id: str) -> None:
        """Make one move at a table; the next one comes after other tables have had their turn."""
        table = await self._repository.get(table_id)
        seat = _due(table)
        if seat is None:
            self._faulty.pop(table_id, None)
            self._tried.pop(table_id, None)
        if seat is None or self._faulty.get(table_id) == (seat, table.known(None)):
            return
        self._tried[table_id] = table.row.revision
        guest = table.seats[seat].level == GUEST
        thinking = self.ask_guest(table, seat) if guest else self.think(table, seat, table.seats[seat].kind)
        action = await self._thought(table_id, thinking)
        if action is not None:
            await self._act(table_id, seat, action, version=table.version, cause="ai")
            self._tried.pop(table_id, None)

    async def _thought(self, table_id: str, thinking: Coroutine[Any, Any, Action]) -> Action | None:
        """Return the result of a search, or None if the table has changed and it was cancelled."""
        self._thoughts[table_id] = thought = asyncio.create_task(thinking, name=f"thought-{table_id}")
        try:
            return await thought
        except asyncio.CancelledError:
            own = asyncio.current_task()
            # Both cancellations arrive as the same exception; only one of this very task means that the host stops.
            if own is not None and own.cancelling():
                raise
            return None
        finally:
            del self._thoughts[table_id]


class AiTableService(TableService):
    """A table service that moves for a seat as a bot would."""

    def __init__(
        self,
        repository: TableRepository,
        suspension: Suspension,
        workers: WorkerHooks,
        ai_seats: AiSeats,
        act: Callable[..., Awaitable[ActionResult]],
    ) -> None:
        super().__init__(repository, suspension, workers)
        self._ai_seats = ai_seats
        self._act = act


class AiFault(Struct, frozen=True):
    """A failed bot: whose turn it was, and a number to find it in the log."""

    # The version is everybody's number: a hidden answer neither repairs it nor makes it fail again.

    seat: Seat
    version: int
    number: str


def _mark(table_id: str) -> str:
    return f"fault:{table_id}"


def _due(table: Table) -> Seat | None:
    if table.game is None or table.status != RUNNING:
        return None
    waiting = table.game.waiting()
    return next((seat.seat for seat in table.seats if not seat.human and seat.seat in waiting), None)
