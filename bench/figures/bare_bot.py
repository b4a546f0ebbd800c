"""A minimal discord.py bot without any game, as the baseline for response times."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from bot.discord.layout import Controls, Layout
from sandbox.driver import RenderedMessage, Rig
from sandbox.redirect import redirected

QUICK = 0.02
ATTACKERS, PLACES = 4, 8
TEXT = "Ann rolls Splat and two Beans.\n**What do you want to do?**\n-# Each fighter has somebody in mind. " + "…" * 150
"""As long as the text of a real panel."""


@asynccontextmanager
async def bare_bot(rig: Rig) -> AsyncIterator[None]:
    """Create a bot that answers a command with "pong", and replaces a panel when one of its buttons is pressed."""
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=QUICK)
    tree = app_commands.CommandTree(client)
    client.add_dynamic_items(_Pressed)

    @tree.command(name="pong", description="Reply at once")
    async def pong(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    @tree.command(name="panel", description="Show a panel")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Layout(TEXT, _controls()), ephemeral=True)

    addresses = rig.sandbox.addresses
    with redirected(addresses.api_base, addresses.gateway_url):
        await client.login(rig.token)
        await tree.sync()
        connection = asyncio.create_task(client.connect())
        try:
            await client.wait_until_ready()
            yield
        finally:
            await client.close()
            await connection


async def bare_panel(rig: Rig) -> RenderedMessage:
    """Return the bare bot's panel, as its reader sees it."""
    return (await rig.person("Cleo").slash(rig.tables, "panel")).shown


class _Pressed(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"bare/.*"):
    """Handles a press of any button of the panel."""

    @classmethod
    async def from_custom_id(cls, _: Any, item: discord.ui.Item[Any], __: Any) -> _Pressed:
        assert isinstance(item, discord.ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer with a new copy of the panel."""
        await interaction.response.edit_message(view=Layout(TEXT, _controls()))


def _controls() -> Controls:
    """Return as many buttons and menus as a panel of Foodfighters has."""
    fighters = [discord.SelectOption(label=f"F{at} Onion, thinks of Bacon", value=f"F{at}") for at in range(PLACES)]
    items: list[discord.ui.Item[Any]] = [
        discord.ui.Button(label=f"Attack › F{at} Onion", custom_id=f"bare/12/attack/{at}", row=0)
        for at in range(ATTACKERS)
    ]
    items += [discord.ui.Select(custom_id=f"bare/12/swap/{row}", options=fighters, row=row) for row in (1, 2)]
    items += [discord.ui.Button(label=label, custom_id=f"bare/12/{label}", row=3) for label in ("Pass", "Undo")]
    return Controls(items)
