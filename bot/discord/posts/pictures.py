"""Draws pictures in separate processes, each one once, and those that a person asked for first.

After a start, or when many tables begin at once, hundreds of messages need a picture. Without a priority a person who
pressed a button would wait for all of them.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from bot.discord.panel import choices
from bot.discord.panel.viewer_text import ViewerText
from bot.process_pool import ProcessPool, cores
from bot.tables import Table, Tables
from bot.worker import timed
from games.kernel import Chosen, Seat
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.warm_up import begin, first_picture
from renderers.words import Words

# Messages must be posted even if many people ask: after this many requests one of the others is next. A whole
# table waits for a board.
_IN_A_ROW = 1
_Waiting = deque[tuple[Hashable, "asyncio.Future[None]"]]


class DrawQueue:
    """A few slots for drawing, with two queues in front of them."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._asked: _Waiting = deque()
        self._others: _Waiting = deque()
        self._in_a_row = 0
        self._closed = False

    async def enter(self, key: Hashable, *, asked: bool) -> None:
        """Wait for a slot to draw the picture of a key, in the queue of people who `asked` or in the other one.

        Raises RuntimeError once it is closed.
        """
        if self._closed:
            raise RuntimeError("nothing is drawn any more")
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._asked if asked else self._others).append((key, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had just come
                self.leave()
            raise

    def hurry(self, key: Hashable) -> None:
        """Move a waiting picture to the first queue, because a person asks for it now."""
        for waiting in [waiting for waiting in self._others if waiting[0] == key]:
            self._others.remove(waiting)
            self._asked.append(waiting)

    def leave(self) -> None:
        """Release a slot for the next one."""
        while line := self._next():
            _, turn = line.popleft()
            # A request that was cancelled in the queue must not use up the slot.
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """Close: nobody gets a slot any more."""
        self._closed = True
        for _, turn in (*self._asked, *self._others):
            turn.cancel()

    def _next(self) -> _Waiting | None:
        """Return the queue whose first entry is next; None if both are empty."""
        self._in_a_row = 0 if not self._others else self._in_a_row + 1
        if self._asked and self._in_a_row <= _IN_A_ROW:
            return self._asked
        self._in_a_row = 0
        return self._others or self._asked or None


KEPT = 16  # pictures in memory; at most 200 KB each
BOARDS = 64  # those that the boards' messages show, besides
_NICE = 5  # answers come first
_MOST = 4
# What a machine needs for each process that draws, the host included; below that it draws in the host.
_MEMORY = 400 << 20
_LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
"""Where the two versions of Linux's control groups tell a container its memory."""
Run = Callable[[Callable[[], Picture]], Awaitable[Picture]]


class PictureCache:
    """Keeps the latest pictures; requests for the same one share its drawing.

    `places` is how many are drawn at once, each by `run`, which calls a function off the event loop.
    """

    def __init__(self, run: Run, places: int = 1) -> None:
        self._run = run
        self._places = DrawQueue(places)
        self._drawn: OrderedDict[Hashable, asyncio.Future[Picture]] = OrderedDict()
        self._boards: OrderedDict[str, tuple[Hashable, Picture]] = OrderedDict()

    async def draw(self, key: Hashable, make: Callable[[], Picture], *, asked: bool = True) -> Picture:
        """Return the picture of a key, made by `make` unless it is cached. Raises what `make` raises.

        `make` is sent to another process, so it is a `partial` of what can be pickled. Pictures that a person has
        `asked` for are drawn before those of automatic messages.
        """
        drawing = self._drawn.get(key)
        if drawing is None:
            drawing = asyncio.ensure_future(self._made(key, make, asked))
            self._drawn[key] = drawing
            drawing.add_done_callback(self._forget_oldest)
        elif asked:
            self._places.hurry(key)
        self._drawn.move_to_end(key)
        try:
            # Others may wait for the same picture, so one cancelled request must not cancel the drawing.
            return await asyncio.shield(drawing)
        except Exception:
            self._drawn.pop(key, None)
            raise

    def kept(self, key: Hashable) -> Awaitable[Picture] | None:
        """Return the picture of a key if it is cached, or being drawn; it raises what drawing it raises."""
        drawing = self._drawn.get(key)
        return None if drawing is None else asyncio.shield(drawing)

    def keep_board(self, table: str, shown: Hashable, picture: Picture) -> None:
        """Keep the picture of a table's board in its channel, which shows a state of the table to everybody."""
        self._boards[table] = shown, picture
        self._boards.move_to_end(table)
        if len(self._boards) > BOARDS:
            self._boards.popitem(last=False)

    def board(self, table: str, shown: Hashable) -> Picture | None:
        """Return the kept picture of a table's board if it shows that state; None otherwise."""
        known, picture = self._boards.get(table, (None, None))
        return picture if known == shown else None

    async def rehearse(self) -> None:
        """Draw one picture of each title that nobody sees, so that the first one that somebody waits for is quick."""
        for title in TITLES:
            await self.draw(("first", title), partial(first_picture, title), asked=False)

    def close(self) -> None:
        """Close: nothing more is drawn; drawings in progress end by themselves."""
        self._places.close()

    def _forget_oldest(self, _: object) -> None:
        """Drop the oldest finished pictures beyond the limit; those still being drawn are shared by all who ask."""
        finished = [key for key, drawing in self._drawn.items() if drawing.done()]
        for key in finished[:-KEPT]:
            del self._drawn[key]

    async def _made(self, key: Hashable, make: Callable[[], Picture], asked: bool) -> Picture:
        with timed("queue", ""):
            await self._places.enter(key, asked=asked)
        try:
            with timed("draw", "asked" if asked else "message"):
                return await self._run(make)
        finally:
            self._places.leave()


@asynccontextmanager
async def drawing(processes: int = -1, sprites: str = "") -> AsyncIterator[PictureCache]:
    """Yield a picture cache that draws in this many processes, as many as the machine can run for -1.

    With none it draws in a thread, which takes less memory, and delays the event loop. `sprites` is the folder in which
    sprites are cached, '' for none.
    """
    count = usual_processes() if processes < 0 else processes
    if not count:
        begin(sprites)
        cache = PictureCache(asyncio.to_thread)
        try:
            yield cache
        finally:
            cache.close()
        return
    pool = ProcessPool("in which pictures are drawn", _NICE, count, begin, sprites)
    cache = PictureCache(pool.call, count)
    try:
        yield cache
    finally:
        cache.close()
        pool.close()


def usual_processes() -> int:
    """Return in how many processes a machine draws: as many as it has cores and memory for, four at most."""
    return min(cores(), _memory() // _MEMORY, _MOST)


def _memory() -> int:
    """Return the bytes of memory that this process may use."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    for file in _LIMITS:
        with suppress(OSError, ValueError):  # outside of a container, or without a limit ("max")
            memory = min(memory, int(Path(file).read_text()))
    return memory


class TablePictures:
    """Draws pictures of tables off the event loop, each once for all who see the same picture."""

    def __init__(self, tables: Tables, picture_cache: PictureCache) -> None:
        self._tables = tables
        self._picture_cache = picture_cache

    async def draw(
        self,
        table: Table,
        viewer: Seat | None,
        page: str,
        words: Words,
        chosen: Chosen = (),
        numbered: tuple[tuple[str, int], ...] = (),
        *,
        whole: bool = True,
    ) -> Picture:
        """Return a page of a table for a viewer, with choices under construction and their continuations marked.

        The board that everybody sees is that of its message, as long as it is kept and shows the same.
        `numbered` are the places that the picture numbers; a map is cut to them unless it is to be `whole`.
        """
        game, marked = table.played_game(), bool(chosen or numbered)
        if viewer is None and page == presenter(table.row.title).pages[0] and not marked:
            kept = self._picture_cache.board(table.id, (table.known(None), words.locale, table.names))
            if kept is not None:
                return kept
        key = (table.id, table.known(viewer), viewer, page, words.locale, chosen, numbered, whole, table.names)
        last = await self._tables.repository.seen(table, viewer)
        events = [event for record in await self._tables.records(table.id, last, last) for event in record.events]
        shown = ViewerText(game, presenter(table.row.title), words, table.names, viewer, events)
        offered = choices.following(game, viewer, chosen) if viewer is not None and shown.decision is not None else ()
        return await self._picture_cache.draw(key, shown.drawing(page, chosen, offered, numbered, whole=whole))
