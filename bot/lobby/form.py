"""The settings of a table before its game: the menu of bots below its message, the forms, and what more can be done.

A form changes the current table, and only what was changed in it; then the public message and the pressed one show it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord

from bot.clocks.pacing import PaceControl
from bot.discord.commands.moderation import asker
from bot.discord.gateway import permissions, threads
from bot.discord.gateway.limits import CONTENT, FORM_FIELDS, cut
from bot.discord.interactions import modals
from bot.discord.interactions.form_fields import Filled, Form, FormField, TextField
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.table_forms import FORMS, form_button
from bot.discord.layout import Controls, Item, Layout
from bot.discord.posts import clock_text
from bot.discord.posts.control_message import carry
from bot.discord.posts.time_text import name_at
from bot.discord.posts.viewer_text import escaped
from bot.lobby import fields, texts
from bot.lobby import message as lobby_message
from bot.lobby import options as option_line
from bot.lobby.message import SETTINGS
from bot.servers.service import ServerService
from bot.servers.settings import NEVER
from bot.tables import Table, TableError
from bot.tables.rights import check
from bot.tables.setup import ARRANGE
from bot.tables.table import OPEN
from renderers.words import Words

_LINE = 900
_TEXT = "options"


@FORMS.on("bot")
async def _bot(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Add or remove a bot."""
    tables, value = interaction.client.responder.tables, values[0] if values else ""
    if value.startswith("+"):
        manager = asker(interaction, table).manager
        table = await tables.lobby.add_player(table.id, interaction.user.id, value[1:], manager=manager)
        await show_change(interaction, table, "table-added", who=escaped(table.names[-1]))
        return
    if not re.fullmatch("-[0-9]{1,3}", value):
        raise TableError("host-error-expired")
    seat = int(value[1:])
    name = next((name for row, name in zip(table.seats, table.names, strict=True) if row.seat == seat), "–")
    table = await tables.setup.dismiss(table.id, asker(interaction, table), seat)
    await show_change(interaction, table, "table-left", who=escaped(name))


async def show_change(interaction: Interaction, table: Table, message: str, **args: str | int) -> None:
    """Show everybody a table after a change, and who changed what."""
    words = interaction.client.responder.words(interaction, public=True)
    said = {"who": escaped(name_at(table, interaction.user)), "table": table.id, **args}
    await interaction.client.responder.show_open(interaction, table, words(message, **said))


async def arranged(interaction: Interaction, table_id: str) -> Table:
    """Return an open table that somebody may set up. Raises TableError for others."""
    table = await interaction.client.responder.named(interaction, table_id)
    table.refuse_unless(OPEN)
    check(table, asker(interaction, table), ARRANGE)
    return table


# The forms with the settings


@modals.BUILD.on(SETTINGS)
async def _settings(interaction: Interaction, table_id: str, given: str) -> Form:
    """Build a form with some of the settings: the first, or those after it."""
    responder, table = interaction.client.responder, await arranged(interaction, table_id)
    words, part = responder.words(interaction), int(given) if given.isdecimal() and len(given) < 3 else 0
    found = _fields(interaction, table)[part * FORM_FIELDS :][:FORM_FIELDS]
    if not found:
        raise TableError("host-error-expired")
    return Form(words("table-form-title", title=words(f"{table.row.title}-name")), found)


def _fields(interaction: Interaction, table: Table) -> Sequence[FormField]:
    responder = interaction.client.responder
    clocks = responder.tables.find_service(PaceControl) is not None
    return fields.fields_of(table, responder.words(interaction), clocks=clocks)


@modals.SUBMIT.on(SETTINGS)
async def _set(interaction: Interaction, table_id: str, _: str, filled: Filled) -> None:
    """Set what was changed in a form."""
    responder, table = interaction.client.responder, await arranged(interaction, table_id)
    words, by = responder.words(interaction), asker(interaction, table)
    if filled.changed:
        table = await responder.tables.setup.change(table.id, by, fields.change(table, filled, words))
    if filled.new(fields.PACE):
        pace = clock_text.read(filled.text(fields.PACE), words)
        table = (await responder.tables.service(PaceControl).set_pace(table.id, by, pace)).table
    await show_set(interaction, table)


async def show_set(interaction: Interaction, table: Table) -> None:
    """Show a table after a form: in its public message, and in the private one from which the form was opened."""
    responder, message = interaction.client.responder, interaction.message
    if message is not None and not message.flags.ephemeral:
        await show_change(interaction, table, "table-set")
        return
    await _show_more(interaction, table)
    await lobby_message.refresh(interaction.client, responder.tables, table.id, responder.settings.host.language)


# What more can be done


@FORMS.on("more")
async def _more(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Show all that can be done with the settings, to people who may change them."""
    await _show_more(interaction, await arranged(interaction, table.id))


async def _show_more(interaction: Interaction, table: Table) -> None:
    can = isinstance(interaction.channel, discord.TextChannel) and interaction.channel_id == table.row.channel
    words, forms = interaction.client.responder.words(interaction), -(-len(_fields(interaction, table)) // FORM_FIELDS)
    text, view = more(table, words, forms, thread=can)
    await interaction.client.responder.answer(interaction, text, view=view)


def more(table: Table, words: Words, forms: int, *, thread: bool = False) -> tuple[str, Controls]:
    """Return what is set at a table, with buttons to all forms and what else can be done."""
    said = [words("table-form", title=words(f"{table.row.title}-name"), table=table.id), texts.settings(table, words)]
    said += [words("clock-pace", pace=clock_text.pace(table.pace, words))]
    said += [words("table-lobby-hints")] if table.row.hints else []
    said += list(texts.audience_lines(table, words)) or [words("seats-panel-usual")]
    first: list[Item] = [
        modals.button(words("table-form-part", part=part, parts=forms), SETTINGS, table.id, str(part), row=0)
        for part in range(forms)
    ]
    second: list[Item] = [modals.button(words("table-form-seats-of"), "seats", table.id, row=1)]
    second.append(modals.button(words("table-form-type"), _TEXT, table.id, row=1))
    kinds = [*(["thread"] if thread else []), "usual"]
    for button in (form_button(words, kind, table.id) for kind in kinds):
        button.row = 1
        second.append(button)
    return cut("\n".join(said), CONTENT), Controls([*first, *second])


@FORMS.on("usual")
async def _usual(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Restore the defaults."""
    setup = interaction.client.responder.tables.setup
    await show_set(interaction, await setup.set_all(table.id, asker(interaction, table), {}))


@modals.BUILD.on(_TEXT)
async def _line(interaction: Interaction, table_id: str, _: str) -> Form:
    """Build the form with all options as one text."""
    table, words = await arranged(interaction, table_id), interaction.client.responder.words(interaction)
    now = option_line.line(table.options)
    about = words("table-form-line-about", example=option_line.example(table.title.info))
    # The present options must fit into the field, however long they are.
    field = TextField(_TEXT, words("table-form-line"), about, now, long=True, limit=max(_LINE, len(now)))
    return Form(words("table-form-title", title=words(f"{table.row.title}-name")), [field])


@modals.SUBMIT.on(_TEXT)
async def _typed(interaction: Interaction, table_id: str, _: str, filled: Filled) -> None:
    """Set all options as typed."""
    responder, table = interaction.client.responder, await arranged(interaction, table_id)
    raw = option_line.parse(table.title.info, filled.text(_TEXT))
    await show_set(interaction, await responder.tables.setup.set_all(table.id, asker(interaction, table), raw))


@FORMS.on("thread")
async def _thread(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Move the game to a new thread of this channel."""
    responder = interaction.client.responder
    table = await arranged(interaction, table.id)
    permissions.require_post(interaction, interaction.channel_id)
    servers = responder.tables.find_service(ServerService)
    if servers is not None and table.row.guild is not None and (await servers.of(table.row.guild)).threads == NEVER:
        raise await servers.refuse_thread(table.row.guild)
    thread = await new_thread(interaction, table.row.title)
    table = await responder.tables.setup.move(table.id, asker(interaction, table), thread.id)
    words = responder.words(interaction, public=True)
    controls = lobby_message.controls(table, words, responder.buttons)
    opening = await thread.send(view=Layout(await texts.told(responder.tables, table, words), controls))
    await carry(interaction.client, responder.tables, table.id, thread.id, opening.id, new=True)
    await lobby_message.catch_up(interaction, table)
    own = responder.words(interaction)
    await responder.answer(interaction, own("table-opened-in", table=table.id, where=thread.mention))


async def new_thread(interaction: Interaction, title_id: str) -> discord.Thread:
    """Create a thread in this channel. Raises NoThread if there can be none."""
    await interaction.client.responder.think(interaction)
    words = interaction.client.responder.words(interaction, public=True)
    name = words("table-thread-name", title=words(f"{title_id}-name"), who=interaction.user.display_name)
    return await threads.begin(interaction.channel, name, interaction.app_permissions)
