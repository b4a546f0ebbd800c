"""`/webhook`: managers of a server have another program told what happens at its tables."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.timing import timed
from bot.webhooks.addresses import LONGEST
from bot.webhooks.http_post import DeliveryRefused

from .. import bot_permissions, persistent_components, webhook_text
from ..panel import Controls
from ..responder import Interaction
from ..translator import about
from .parameters import command

_LARGEST = 2_147_483_647
_ROW = 5


def _manager(interaction: Interaction) -> int:
    """The server that is managed by who asks. Raises TableError."""
    return bot_permissions.require_manager(interaction, "webhook-only-manager")


def _button(interaction: Interaction, number: int, *, named: bool = False) -> discord.ui.Button[Any]:
    words = interaction.client.responder.words(interaction)
    label = words("webhook-button-test-of", number=str(number)) if named else words("webhook-button-test")
    return discord.ui.Button(label=label, custom_id=f"webhook/test/{number}")


@command("add", "url", path="webhook")
async def add(interaction: Interaction, url: Range[str, 1, LONGEST]) -> None:
    """Set a hook up, and show its secret this once, to who did it alone."""
    responder, guild = interaction.client.responder, _manager(interaction)
    made = await responder.webhooks.add(guild, url.strip(), interaction.user.id)
    said = responder.words(interaction)("webhook-added", number=str(made.number), secret=made.secret)
    await responder.answer(interaction, said, view=Controls([_button(interaction, made.number)]))


@command("list", path="webhook")
async def list_(interaction: Interaction) -> None:
    """The hooks of the server, how each does, and a button to try each."""
    responder, guild = interaction.client.responder, _manager(interaction)
    words, hooks = responder.words(interaction), await responder.webhooks.of(guild)
    if not hooks:
        await responder.answer(interaction, words("webhook-none"))
        return
    buttons = [_button(interaction, row.id, named=True) for row, _ in hooks[:_ROW]]
    await responder.answer(interaction, webhook_text.listed(hooks, words), view=Controls(buttons))


@command("remove", "number", path="webhook")
async def remove(interaction: Interaction, number: Range[int, 1, _LARGEST]) -> None:
    """Remove a hook, with its secret and what it has not been told."""
    responder, guild = interaction.client.responder, _manager(interaction)
    await responder.webhooks.remove(guild, number)
    await responder.answer(interaction, responder.words(interaction)("webhook-removed", number=str(number)))


@command("test", "number", path="webhook")
async def test(interaction: Interaction, number: Range[int, 1, _LARGEST]) -> None:
    """Send a hook a test now, and say what came of it."""
    await _try_out(interaction, number)


async def _try_out(interaction: Interaction, number: int) -> None:
    responder, guild = interaction.client.responder, _manager(interaction)
    words = responder.words(interaction)
    await responder.think(interaction)
    try:
        status = await responder.webhooks.try_out(guild, number)
    except DeliveryRefused as error:
        said = words("webhook-test-failed", number=str(number), why=webhook_text.why(error.why, words))
    else:
        said = words("webhook-test-heard", number=str(number), status=str(status))
    await responder.answer(interaction, said, aside=True)


async def _pressed(interaction: Interaction, match: re.Match[str], _: persistent_components.Values) -> None:
    """Send a hook of the server it is pressed on a test."""
    with timed("handler", "press webhook"):
        await _try_out(interaction, int(match["number"]))


def group() -> app_commands.Group:
    """`/webhook …`, which Discord shows on a server to its managers alone unless they say otherwise."""
    made = app_commands.Group(
        name="webhook",
        description=about("command-webhook-about"),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    for each in (add, list_, remove, test):
        made.add_command(each, override=True)
    return made


ITEMS = persistent_components.controls(_pressed, r"webhook/test/(?P<number>[0-9]{1,9})")
