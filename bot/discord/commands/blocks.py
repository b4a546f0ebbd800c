"""`/block`: avoid somebody at new tables without their being told; and one's own list of blocked people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands.parameters import command
from bot.discord.interactions.responder import Interaction
from bot.discord.posts.time_text import person_of
from bot.discord.posts.viewer_text import escaped
from bot.tables.naming import told_apart


@command("block", "person", "remove")
async def block(interaction: Interaction, person: discord.User | None = None, remove: bool = False) -> None:
    """`/block`: add somebody to one's own list, remove them, or show it."""
    responder, user = interaction.client.responder, interaction.user.id
    words, people = responder.words(interaction), responder.tables.people
    if person is not None:
        await people.block(user, person_of(person), blocks=not remove)
        said = words("block-removed" if remove else "block-added", name=escaped(person.display_name))
        await responder.answer(interaction, said)
        return
    blocked = await responder.tables.store.person_rows.blocked(user)
    names = [escaped(name) for name in told_apart([row.name for row in blocked], [row.username for row in blocked])]
    await responder.answer(interaction, words("block-list", who=words.join(names)) if names else words("block-none"))


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (block,)
