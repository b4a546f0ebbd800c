"""An unmodified discord.py client lives in the sandbox: log-in, commands, components, files, DMs, threads."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox.driver import Rig
from tests.sandbox.clients import Bot, running


async def test_a_slash_command_is_answered(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        bot.command("ping", lambda i: i.response.send_message("pong"))

    async with running(rig, Bot(setup)):
        answer = await rig.person("Ann").slash(rig.tables, "ping")
    assert answer.text == "pong"
    assert not answer.ephemeral
    assert rig.problems() == []


async def test_a_wrong_token_is_refused(rig: Rig) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(rig, Bot(lambda _: None), token="wrong"):
            pass
