"""The sandbox's page moves the clock and gives each person's device a time zone."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from sandbox.clock import FURTHEST, MovedClock
from sandbox.driver import Rig
from sandbox.model.snowflake import Snowflakes, created_at
from sandbox.server import Sandbox
from sandbox.web import WebPage


class Visitor:
    """A page that is open, without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.places: dict[str, Any] = {}

    async def ask(self, **request: Any) -> str:
        """Ask for something; the refusal in words, or nothing."""
        await self._socket.send_json({"id": 1, **request})
        while "re" not in (frame := await self._socket.receive_json()):
            self.see(frame)
        return str(frame.get("error", ""))

    async def until(self, ahead: int, zone: str) -> None:
        """Wait until the page shows a clock so far ahead and oneself in a zone."""
        while (self.places.get("ahead"), self.places.get("me", {}).get("zone")) != (ahead, zone):
            self.see(await self._socket.receive_json())

    def see(self, frame: dict[str, Any]) -> None:
        """Take an event in."""
        if frame.get("event") == "places":
            self.places = frame


async def test_the_page_sets_the_clock_ahead_and_gives_people_zones() -> None:
    clock, told = MovedClock(), []
    clock.moved = lambda: told.append(clock.ahead)
    sandbox = Sandbox()
    rig = Rig(sandbox)
    ann = rig.person("Ann")
    WebPage(rig, clock).add_routes(sandbox.app)
    addresses = await sandbox.start("127.0.0.1", 0)
    try:
        headers = {"Origin": addresses.base}
        live = f"{addresses.base}/live"
        async with aiohttp.ClientSession() as session, session.ws_connect(live, headers=headers) as socket:
            page = Visitor(socket)
            assert await page.ask(do="clock", seconds=3600) == ""
            assert await page.ask(do="zone", user=str(ann.id), zone="Asia/Tokyo") == ""
            await page.until(3600, "Asia/Tokyo")
            assert "ahead only" in await page.ask(do="clock", seconds=-1)
            assert "no time zone" in await page.ask(do="zone", user=str(ann.id), zone="Atlantis")
            assert told == [3600]
    finally:
        await sandbox.stop()


def test_what_is_posted_after_the_clock_was_set_ahead_says_so() -> None:
    clock, ids = MovedClock(), Snowflakes()
    ids.ahead = lambda: clock.ahead
    before = ids.next()
    clock.move(3600)
    after = ids.next()
    assert after > before and 3600 <= (created_at(after) - created_at(before)).total_seconds() < 3660


def test_nobody_looks_too_far_ahead() -> None:
    clock = MovedClock()
    clock.move(FURTHEST)
    with pytest.raises(ValueError, match="ahead only"):
        clock.move(1)
