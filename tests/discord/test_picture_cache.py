"""A picture that somebody waits for goes before those that are drawn in advance."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.discord import picture_cache
from bot.discord.picture_cache import PictureCache
from renderers.kit.picture import Picture
from renderers.kit.sprites import give_way

from .tables import a_picture


async def test_the_rehearsal_pauses_before_its_next_part_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, wanted, drawn = threading.Event(), threading.Event(), threading.Event()
    order: list[str] = []

    def rehearsed(_: object) -> None:
        begun.set()
        wanted.wait(10)
        give_way()
        order.append("rehearsed")
        drawn.set()

    def make() -> Picture:
        wanted.set()
        order.append("wanted")
        return a_picture()

    monkeypatch.setattr(picture_cache, "first_picture", rehearsed)
    cache = PictureCache(1)
    cache.rehearse()
    await asyncio.to_thread(begun.wait, 10)
    await asyncio.wait_for(cache.draw("one", make), 10)
    await asyncio.to_thread(drawn.wait, 10)
    cache.close()
    assert order[:2] == ["wanted", "rehearsed"]
