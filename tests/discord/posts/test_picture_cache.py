"""A picture that somebody waits for is drawn before automatic ones."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import cast

from bot.discord.posts import pictures as picture_cache
from bot.discord.posts.pictures import PictureCache, drawing
from renderers.kit.picture import Picture
from renderers.titles import TITLES
from tests.discord.tables import a_picture
from tests.lengths import long_form


def signed(number: int) -> Picture:
    """Return a picture whose text says which process drew it."""
    return Picture(bytes([number]), "one.png", 1, 1, str(os.getpid()))


@long_form
async def test_pictures_are_drawn_in_other_processes_which_come_back_when_they_die() -> None:
    async with drawing(1) as cache:
        elsewhere = {await cache.draw(n, partial(signed, n)) for n in range(2)}
        with suppress(BrokenProcessPool):
            await cache.draw("dies", partial(os._exit, 1))
        back = await cache.draw("back", partial(signed, 9))
    assert {picture.alt for picture in elsewhere} != {str(os.getpid())}
    assert len({picture.alt for picture in elsewhere}) == 1
    assert back.alt not in {str(os.getpid()), *(picture.alt for picture in elsewhere)}


async def test_without_processes_pictures_are_drawn_in_the_host() -> None:
    async with drawing(0) as cache:
        assert (await cache.draw("here", partial(signed, 1))).alt == str(os.getpid())


async def test_the_rehearsal_draws_each_title_once() -> None:
    drawn = list[object]()

    async def run(make: Callable[[], Picture]) -> Picture:
        drawn.append(cast("partial[Picture]", make).args[0])
        return a_picture()

    cache = PictureCache(run)
    await cache.rehearse()
    assert drawn == list(TITLES)


async def test_a_picture_that_many_others_wait_before_is_drawn_once_for_all_who_ask() -> None:
    cache, drawn, go = PictureCache(asyncio.to_thread), list[int](), threading.Event()

    def make(number: int) -> Picture:
        go.wait(10)
        drawn.append(number)
        return a_picture()

    many = range(3 * picture_cache.KEPT)
    asked = [asyncio.ensure_future(cache.draw(number, partial(make, number))) for number in (*many, 0, 1)]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*asked)
    await cache.draw(many[-1], partial(make, many[-1]))  # the latest are cached
    assert sorted(drawn) == list(many)
    await cache.draw(2, partial(make, 2))  # the oldest are not
    cache.close()
    assert drawn[-1] == 2
