"""Draws pictures in threads, each one once, and those that a person asked for first.

After a start, or when many tables begin at once, hundreds of messages need a picture. Without a priority a person who
pressed a button would wait for all of them.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.discord.panel import choices
from bot.discord.posts.viewer_text import ViewerText
from bot.tables import Table, Tables
from bot.timing import timed
from games.kernel import Chance, Chosen, Game, Seat, Title
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.kit.sprite_store import SpriteStore, version_of
from renderers.kit.sprites import CACHE, giving_way
from renderers.registry import presenter
from renderers.titles import titles
from renderers.words import Words

# Messages must be posted however many people ask: after this many requests one of the others is next.
_IN_A_ROW = 4
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


KEPT = 32  # pictures in memory; at most 400 KB each


class _Closed(Exception):
    """Set when the rehearsal should end."""


def keep_sprites(folder: Path) -> None:
    """Keep the sprites of all titles in a folder, and load from there what this version has drawn."""
    parts = [part for each in titles() for part in (each, presenter(each.info.id))]
    packages = {type(part).__module__.partition(".")[0] for part in parts}
    CACHE.store = SpriteStore(folder, version_of({*packages, "renderers"}))


class PictureCache:
    """Draws in a few threads and keeps the latest pictures; requests for the same one share its drawing."""

    def __init__(self, workers: int) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="draw")
        self._places = DrawQueue(workers)
        self._drawn: OrderedDict[Hashable, asyncio.Future[Picture]] = OrderedDict()
        self._waiting = 0
        self._free = threading.Event()
        self._free.set()
        self._closed = False

    async def draw(self, key: Hashable, make: Callable[[], Picture], *, asked: bool = True) -> Picture:
        """Return the picture of a key, made by `make` in a thread unless it is cached. Raises what `make` raises.

        Pictures that a person has `asked` for are drawn before those of automatic messages.
        """
        drawing = self._drawn.get(key)
        if drawing is None:
            drawing = asyncio.ensure_future(self._made(key, make, asked))
            self._drawn[key] = drawing
            drawing.add_done_callback(self._forget_oldest)
        elif asked:
            self._places.hurry(key)
        self._drawn.move_to_end(key)
        self._waited(+1)
        try:
            # Others may wait for the same picture, so one cancelled request must not cancel the drawing.
            return await asyncio.shield(drawing)
        except Exception:
            self._drawn.pop(key, None)
            raise
        finally:
            self._waited(-1)

    def _forget_oldest(self, _: object) -> None:
        """Drop the oldest finished pictures beyond the limit; those still being drawn are shared by all who ask."""
        finished = [key for key, drawing in self._drawn.items() if drawing.done()]
        for key in finished[:-KEPT]:
            del self._drawn[key]

    async def _made(self, key: Hashable, make: Callable[[], Picture], asked: bool) -> Picture:
        await self._places.enter(key, asked=asked)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _drawn, make)
        finally:
            self._places.leave()

    def rehearse(self) -> None:
        """Draw one picture of each title without showing it, which fills the sprite caches.

        It uses a separate thread that pauses before each part while somebody waits for a picture.
        """
        # A daemon thread: a rehearsal must not delay the host's stop.
        threading.Thread(target=self._rehearse, name="rehearse", daemon=True).start()

    def close(self) -> None:
        """Close the threads; drawings in progress end by themselves."""
        self._closed = True
        self._free.set()
        self._places.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _rehearse(self) -> None:
        with suppress(_Closed), giving_way(self._pause):
            for each in titles():
                self._pause()
                first_picture(each)

    def _pause(self) -> None:
        self._free.wait()
        if self._closed:
            raise _Closed

    def _waited(self, more: int) -> None:
        """Count the people who wait for a picture; only the event loop does."""
        self._waiting += more
        if self._waiting and not self._closed:
            self._free.clear()
        else:
            self._free.set()


def _drawn(make: Callable[[], Picture]) -> Picture:
    with timed("draw", ""):
        return make()


def first_picture(title: Title[Any, Any]) -> None:
    """Draw a new game of a title and drop the picture."""
    seats = title.info.seats[0]
    game, _ = Game.new(title, title.options({}, seats), seats, Chance(bytes(32)))
    scene = Scene(tuple(str(seat + 1) for seat in range(seats)), waiting=game.awaited())
    presenter(title.info.id).picture(Words("en"), game.view(None), scene)


class TablePictures:
    """Draws pictures of tables off the event loop, each once for all who see the same."""

    def __init__(self, tables: Tables, picture_cache: PictureCache) -> None:
        self._tables = tables
        self._picture_cache = picture_cache

    async def draw(self, table: Table, viewer: Seat | None, page: str, words: Words, chosen: Chosen = ()) -> Picture:
        """Return a page of a table for a viewer, with choices under construction and their continuations marked."""
        game = table.played_game()
        key = (table.id, table.known(viewer), viewer, page, words.locale, chosen, table.names)
        last = await self._tables.repository.seen(table, viewer)
        events = [event for record in await self._tables.records(table.id, last, last) for event in record.events]
        shown = ViewerText(game, presenter(table.row.title), words, table.names, viewer, events)
        offered = choices.following(game, viewer, chosen) if viewer is not None and shown.decision is not None else ()
        return await self._picture_cache.draw(key, lambda: shown.picture(page, chosen, offered))
