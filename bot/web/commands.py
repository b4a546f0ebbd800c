"""*Open board* answers with a link that signs its reader in once, and with *Open it here*, which opens it in Discord.

*Sign out everywhere* ends all sessions.
"""

from __future__ import annotations

import re
from typing import Any

import discord
import structlog

from bot.discord.commands import table_argument
from bot.discord.interactions import components
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.responses import Reply
from bot.discord.layout import Controls, Item
from bot.tables import Table
from bot.tables.table import FINISHED, RUNNING
from bot.web.guard import Visitor, WebKeys
from renderers.words import Words

COMMAND, INSIDE = "web", "web-inside"
_PLAYED = table_argument.TableFilter((RUNNING, FINISHED), seated=False)
_SIGN_OUT = "web/sign-out/"
_log = structlog.get_logger(__name__)


class WebAddress:
    """The address of the page, '' while it is not served; and whether it opens `inside` Discord, too."""

    def __init__(self) -> None:
        self.url = ""
        self.inside = False


def open_button(words: Words, table: str) -> Item:
    """Return the button that asks for a link to the board of a table."""
    made: Item = discord.ui.Button(label=words("web-open"), custom_id=f"@{table}/{COMMAND}")
    return made


def sign_out_button(words: Words, _: str) -> Item:
    """Return the button that ends all sessions of a person."""
    made: Item = discord.ui.Button(label=words("web-sign-out-everywhere"), custom_id=_SIGN_OUT)
    return made


@table_argument.at_table(COMMAND, _PLAYED)
async def open_board(interaction: Interaction, table: Table) -> None:
    """Answer with a link to the board, for this person alone."""
    responder, user = interaction.client.responder, interaction.user
    address = responder.tables.service(WebAddress)
    if not address.url:
        await responder.refuse_expired(interaction)
        return
    visitor = Visitor(user.id, table.id, user.display_name, str(interaction.locale))
    key = await responder.tables.store.part(WebKeys).link(visitor, responder.tables.repository.clock())
    words = responder.words(interaction)
    link: discord.ui.Button[Any] = discord.ui.Button(
        style=discord.ButtonStyle.link, label=words("web-open"), url=f"{address.url}/sign-in#{key}"
    )
    # Inside, only one's own running tables of the channel are found.
    played = table.status == RUNNING and table.seat_of(user.id) is not None
    inside = address.inside and played and interaction.channel_id == table.row.channel
    here: discord.ui.Button[Any] = discord.ui.Button(label=words("web-open-here"), custom_id=f"@{table.id}/{INSIDE}")
    await responder.answer(
        interaction, words("web-link"), view=Controls([link, here] if inside else [link]), aside=True
    )


@table_argument.at_table(INSIDE, _PLAYED)
async def open_inside(interaction: Interaction, _: Table) -> None:
    """Open the page inside Discord."""
    responder = interaction.client.responder
    if not responder.tables.service(WebAddress).inside:
        await responder.refuse_expired(interaction)
        return
    try:
        await Reply.of(interaction).open_page()
    except discord.HTTPException as error:
        _log.warning("Discord does not open the page; are Activities on in its portal?", why=str(error))
        await responder.answer(interaction, responder.words(interaction)("web-not-inside"), aside=True)


async def _sign_out(interaction: Interaction, _: re.Match[str], __: components.Values) -> None:
    """End all sessions of the person."""
    responder = interaction.client.responder
    count = await responder.tables.store.part(WebKeys).sign_out_everywhere(interaction.user.id)
    await responder.answer(interaction, responder.words(interaction)("web-signed-out", count=count), aside=True)


ITEMS = components.controls(_sign_out, re.escape(_SIGN_OUT))
