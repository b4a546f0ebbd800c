"""A token and nothing else: the host says how to invite it, where it is, and uploads what its choices show."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bench.environment import QUICK, environment
from sandbox.driver import Rig
from sandbox.server import Sandbox
from tests.e2e.hosts import START_SECONDS

pytestmark = pytest.mark.e2e


async def said(rig: Rig, folder: Path, lines: int) -> list[str]:
    """Return the first lines of a new host, which is then stopped."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--config", os.devnull, "run"),
        env=environment(rig, f"sqlite+aiosqlite:///{folder}/tables.sqlite3", QUICK),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(START_SECONDS * 3):
        found = [(await process.stdout.readline()).decode().rstrip() for _ in range(lines)]
        if lines > 2:
            await rig.until(lambda: len(rig.application.emojis) > 0, within=START_SECONDS)
        process.terminate()
        assert await process.wait() == 0
    return found


async def test_a_host_on_no_server_waits_for_its_invitation_and_names_the_server_once_it_is_there(
    tmp_path: Path,
) -> None:
    async with Sandbox(realistic=False) as sandbox:
        rig = Rig(sandbox)
        bot = rig.guild.members.pop(rig.application.bot.id)
        _, waits, link = await said(rig, tmp_path, 3)
        rig.guild.members[rig.application.bot.id] = bot
        _, where = await said(rig, tmp_path, 2)
    assert waits.startswith("The bot is on no server yet.")
    assert f"client_id={rig.application.id}" in link and "scope=bot+applications.commands" in link
    assert where.startswith(f"The bot is on {rig.guild.name}. To invite it to another server: https://")
