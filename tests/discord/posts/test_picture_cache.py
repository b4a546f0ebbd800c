"""A picture that somebody waits for goes before those that are drawn in advance."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

from bot.discord.posts import pictures as picture_cache
from bot.discord.posts.pictures import PictureCache
from renderers.kit.picture import Picture
from tests.discord.tables import a_picture


async def test_a_picture_that_many_others_wait_before_is_drawn_once_for_all_who_ask() -> None:
    cache, drawn, go = PictureCache(1), list[int](), threading.Event()

    def make(number: int) -> Picture:
        go.wait(10)
        drawn.append(number)
        return a_picture()

    many = range(3 * picture_cache.KEPT)
    asked = [asyncio.ensure_future(cache.draw(number, partial(make, number))) for number in (*many, 0, 1)]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*asked)
    await cache.draw(many[-1], partial(make, many[-1]))  # the latest are kept
    assert sorted(drawn) == list(many)
    await cache.draw(2, partial(make, 2))  # the oldest are not
    cache.close()
    assert drawn[-1] == 2
