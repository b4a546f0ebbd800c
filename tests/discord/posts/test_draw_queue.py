"""A person who asks for a picture does not wait for all automatic ones."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

from bot.discord.posts.pictures import DrawQueue, PictureCache
from renderers.kit.picture import Picture
from tests.discord.tables import a_picture


class Studio:
    """One place, taken from the start; later entries are recorded."""

    def __init__(self) -> None:
        self.places = DrawQueue(1)
        self.drawn: list[str] = []
        self.waiting: list[asyncio.Task[None]] = []

    async def open(self, *keys: str) -> None:
        """Yield a studio during a drawing; these wait in this order, `?` marks those that a person has asked for."""
        await self.places.enter("first", asked=False)
        for key in keys:
            self.waiting.append(asyncio.create_task(self._visit(key)))
            await asyncio.sleep(0)

    async def all_drawn(self) -> str:
        """Return the order of their turns."""
        self.places.leave()
        await asyncio.gather(*self.waiting, return_exceptions=True)
        return " ".join(self.drawn)

    async def _visit(self, key: str) -> None:
        await self.places.enter(key.strip("?"), asked=key.startswith("?"))
        self.drawn.append(key.strip("?"))
        self.places.leave()


class Easel:
    """A picture that is being drawn until it is let go."""

    def __init__(self) -> None:
        self._busy, self._free = threading.Event(), threading.Event()

    def draw(self) -> Picture:
        """Take a place, and some time."""
        self._busy.set()
        self._free.wait(10)
        return a_picture()

    async def begun(self) -> None:
        """Wait until it is being drawn."""
        await asyncio.to_thread(self._busy.wait, 10)

    def done(self) -> None:
        """Finish the drawing."""
        self._free.set()


async def test_who_gives_up_leaves_the_turn_to_the_next() -> None:
    studio = Studio()
    await studio.open("a", "b")
    studio.waiting[0].cancel()
    assert await studio.all_drawn() == "b"


async def test_a_picture_that_was_asked_for_is_drawn_before_messages_that_waited_longer() -> None:
    cache, slow, order = PictureCache(asyncio.to_thread), Easel(), list[str]()

    def drawing(name: str) -> Picture:
        order.append(name)
        return a_picture()

    first = asyncio.create_task(cache.draw("first", slow.draw, asked=False))
    await slow.begun()
    posts = [asyncio.create_task(cache.draw(n, partial(drawing, f"post {n}"), asked=False)) for n in range(3)]
    await in_line()
    ask = asyncio.create_task(cache.draw("mine", partial(drawing, "mine")))
    await in_line()
    again = asyncio.create_task(cache.draw(2, partial(drawing, "never")))
    await in_line()
    slow.done()
    await asyncio.gather(first, ask, again, *posts)
    cache.close()
    assert order == ["mine", "post 0", "post 2", "post 1"]


async def in_line() -> None:
    """Wait until all requests are in the queue, which takes two steps."""
    for _ in range(2):
        await asyncio.sleep(0)
