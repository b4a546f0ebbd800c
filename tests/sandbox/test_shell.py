"""The sandbox from a shell, in a separate process."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE

import aiohttp


async def test_it_says_where_to_connect_serves_and_stops_when_told() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", "--token", "secret", stdout=PIPE
    )
    try:
        assert process.stdout is not None
        said: dict[str, str] = {}
        while "people" not in said:
            line = (await process.stdout.readline()).decode()
            assert line, "it ended before it said everything"
            key, _, value = line.partition("=")
            said[key.strip()] = value.strip()
        assert said["people"] == "Ann, Bo, Cleo, Dan"
        assert said["gateway_url"].startswith("ws://127.0.0.1:")
        headers = {"Authorization": f"Bot {said['token']}"}
        url = said["api_base"] + "/users/@me"
        async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
            assert answer.headers["Content-Type"] == "application/json"
            assert (await answer.json())["bot"] is True
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_a_strange_address_is_refused_in_one_line() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "sandbox", "--host", "192.0.2.1", stderr=PIPE)
    _, said = await process.communicate()
    assert process.returncode == 1
    assert said.decode().count("\n") == 1
    assert "loopback" in said.decode()
