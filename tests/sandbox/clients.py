"""A bare Discord bot on the sandbox: the smallest test of the service."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import discord
from discord import app_commands

from sandbox import clients
from sandbox.driver import Rig

Setup = Callable[["Bot"], None]


@dataclass
class Log:
    """The events that a bot has received."""

    ready: int = 0
    resumed: int = 0
    errors: list[Exception] = field(default_factory=list)


class Bot(discord.Client):
    """A client with a command tree and nothing else."""

    def __init__(self, setup: Setup, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True), guild_ready_timeout=0.02, chunk_guilds_at_startup=False
        )
        self.tree = app_commands.CommandTree(self)
        self.log = Log()
        self.online = asyncio.Event()
        setup(self)

        @self.tree.error
        async def keep(_: discord.Interaction, error: app_commands.AppCommandError) -> None:
            self.log.errors.append(error)

    async def setup_hook(self) -> None:
        """Push the command tree on every start; a sandbox does not mind."""
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once, where the library would wait for five seconds."""

    async def on_ready(self) -> None:
        """Count."""
        self.log.ready += 1
        self.online.set()

    async def on_resumed(self) -> None:
        """Count."""
        self.log.resumed += 1

    def command(
        self, name: str, answer: Callable[[discord.Interaction], Awaitable[object]], description: str = "A test"
    ) -> None:
        """Add a slash command without options."""

        async def callback(interaction: discord.Interaction) -> None:
            await answer(interaction)

        self.tree.add_command(app_commands.Command(name=name, description=description, callback=callback))


def pinging(bot: Bot) -> None:
    """Set a bot up that answers `/ping`."""
    bot.command("ping", lambda i: i.response.send_message("pong"))


@contextlib.asynccontextmanager
async def running(rig: Rig, bot: Bot, *, token: str | None = None) -> AsyncIterator[Bot]:
    """The bot, logged in and ready, for as long as the block lasts."""
    async with clients.running(rig, bot, token=token):
        await bot.online.wait()
        yield bot
