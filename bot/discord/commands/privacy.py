"""`/privacy`: exports or deletes the data stored about the person who uses it.

`/block`: avoid somebody at new tables without a notice to them; and one's own list of blocked people.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.discord.commands.table_argument import command
from bot.discord.gateway.locales import about
from bot.discord.interactions import components
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls
from bot.discord.names import escaped, person_of
from bot.operation.papers import NAMES, paper
from bot.tables.table import told_apart


@command("export", path="privacy")
async def export(interaction: Interaction) -> None:
    """Answer with all data that is stored about the person, as a file that only they see."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    await responder.readers.settle()
    held = await responder.tables.people.personal_data(interaction.user.id)
    data = msgspec.json.format(msgspec.json.encode(held), indent=1)
    await responder.hand_out(interaction, words("privacy-exported"), "food-court-data.json", data)


@command("policy", path="privacy")
async def policy(interaction: Interaction) -> None:
    """Answer with the pages about privacy and terms of use: links to them, else a file."""
    responder, here = interaction.client.responder, interaction.client.responder.settings.operation
    words = responder.words(interaction)
    if here.privacy_url and here.terms_url:
        said = words("privacy-policy-links", privacy=here.privacy_url, terms=here.terms_url)
        await responder.answer(interaction, said, aside=True)
        return
    pages = "\n".join(paper(name, here) for name in NAMES)
    await responder.hand_out(interaction, words("privacy-policy"), "privacy-and-terms.md", pages.encode())


@command("delete", path="privacy")
async def delete(interaction: Interaction) -> None:
    """Ask for confirmation to delete everything."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    label = words("privacy-button-delete")
    style = discord.ButtonStyle.danger
    button: discord.ui.Button[Any] = discord.ui.Button(
        style=style, label=label, custom_id=f"privacy/{interaction.user.id}"
    )
    await responder.answer(interaction, words("privacy-confirm"), view=Controls([button]))


async def _pressed(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Delete everything about the person to whom the button was shown; nobody else can press it."""
    responder, user = interaction.client.responder, interaction.user.id
    if user != int(match["user"]):
        await responder.refuse_expired(interaction)
        return
    words = responder.words(interaction)
    await responder.think(interaction)
    await responder.readers.settle()
    done = await responder.tables.people.forget(user)
    text = words("privacy-deleted", seats=done.taken_over, tables=done.tables)
    await responder.answer(interaction, text)
    # Not earlier: the answer notes the locale, and one that is not in the cache would be stored again.
    responder.readers.forget(user)


ITEMS = components.controls(_pressed, r"privacy/(?P<user>\d+)")


def group(features: Sequence[app_commands.Command[Any, ..., Any]] = ()) -> app_commands.Group:
    """`/privacy …`."""
    made = app_commands.Group(name="privacy", description=about("command-privacy-about"))
    for each in (policy, export, *features, delete):
        made.add_command(each, override=True)
    return made


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
