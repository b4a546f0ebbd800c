"""`/bots`: people register their bots, owners of tables seat them, managers of servers allow them."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.discord.commands import table_argument
from bot.discord.commands.game import asker
from bot.discord.commands.table_argument import command, table_command
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about
from bot.discord.interactions.responder import Interaction
from bot.discord.names import escaped, table_name
from bot.guest_bots.service import GuestBots
from bot.tables import Table, TableError
from bot.tables.table import OPEN

_OPEN = table_argument.TableFilter((OPEN,), seated=False)
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
Name = Range[str, 3, 20]


def _bots(interaction: Interaction) -> GuestBots:
    return interaction.client.responder.tables.service(GuestBots)


@command("add", "bot", path="bots")
async def add(interaction: Interaction, bot: Name) -> None:
    """Register a bot, and show its token once, to its owner."""
    if not set(bot) <= set(_LETTERS):
        raise TableError("guest-bots-letters")
    token = await _bots(interaction).add(interaction.user.id, bot)
    await _say(interaction, "guest-bots-added", name=bot, token=token)


@command("token", "bot", path="bots")
async def token(interaction: Interaction, bot: Name) -> None:
    """Replace the token of one's bot."""
    made = await _bots(interaction).renew(interaction.user.id, bot)
    await _say(interaction, "guest-bots-added", name=escaped(bot), token=made)


@command("remove", "bot", path="bots")
async def remove(interaction: Interaction, bot: Name) -> None:
    """Delete one's bot."""
    await _bots(interaction).remove(interaction.user.id, bot)
    await _say(interaction, "guest-bots-removed", name=escaped(bot))


@command("list", path="bots")
async def list_(interaction: Interaction) -> None:
    """List one's bots, and whether they are connected."""
    words = interaction.client.responder.words(interaction)
    found = await _bots(interaction).of(interaction.user.id)
    states = {True: "guest-bots-online", False: "guest-bots-offline"}
    lines = [words(states[online], name=name) for name, online in found] or [words("guest-bots-none")]
    await interaction.client.responder.answer(interaction, "\n".join(lines))


@command("allow", "allowed", path="bots")
async def allow(interaction: Interaction, allowed: bool) -> None:
    """Allow guest bots at the tables of the server, or no longer."""
    guild = permissions.require_manager(interaction, "guest-bots-only-manager")
    await _bots(interaction).allow(guild, allowed=allowed)
    await _say(interaction, "guest-bots-allowed" if allowed else "guest-bots-forbidden")


@table_command("seat", "bot", path="bots", wanted=_OPEN)
async def seat(interaction: Interaction, table: Table, bot: Name) -> None:
    """Seat a guest bot at an open table."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    shown = responder.words(interaction, public=True)("guest-bots-seat", name=bot)
    seated = await _bots(interaction).seat(table, asker(interaction, table), bot, shown)
    await responder.answer(interaction, words("guest-bots-seated", name=escaped(bot), table=table_name(seated, words)))
    await responder.refresh_open(interaction, seated)


async def _say(interaction: Interaction, message: str, **args: Any) -> None:
    responder = interaction.client.responder
    await responder.answer(interaction, responder.words(interaction)(message, **args))


def group() -> app_commands.Group:
    """`/bots …`."""
    made = app_commands.Group(name="bots", description=about("command-bots-about"))
    for each in (add, token, remove, list_, seat, allow):
        made.add_command(each, override=True)
    return made
