"""`/import`: a finished table from a file, to look at again; the file is handed in with the command or in a form."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.discord.commands.parameters import command
from bot.discord.gateway.limits import LABEL, cut
from bot.discord.interactions import modals
from bot.discord.interactions.form_fields import FileField, Filled, Form, HandedIn
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls
from bot.discord.posts import post_builder
from bot.discord.posts.viewer_text import escaped
from bot.lobby.plan import admit
from bot.process_pool import ProcessPool
from bot.replays.custom_ids import ReplayPress, recap_button
from bot.tables import TableError, Tables, archive

_FORM, _FILE = "import", "file"
LARGEST = 4 * 2**20
"""Bytes of a file. The longest real games take less."""
SECONDS = 60.0
"""The longest time for checking a file, and until somebody may hand in the next one."""


class FileImports:
    """Makes tables from files, one after another; a file is checked in a process that can be ended."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._one = asyncio.Lock()
        self._last: dict[int, int] = {}

    async def begin(self, user: int) -> None:
        """Note that somebody hands in a file. Raises TableError if they did so a moment ago."""
        now = self._tables.repository.clock()
        self._last = {one: at for one, at in self._last.items() if at > now - SECONDS}
        if user in self._last:
            raise TableError("import-too-fast")
        self._last[user] = now

    async def check(self, data: bytes) -> str:
        """Check a file; return its title. Raises TableError for one that is not true, or takes too long."""
        async with self._one:
            pool = ProcessPool("that checks files", niceness=10)
            try:
                async with asyncio.timeout(SECONDS):
                    return await pool.call(archive.check_finished, data, "file")
            except (archive.FileError, TimeoutError) as error:
                raise TableError("import-wrong", given=cut(str(error), LABEL) or "timeout") from error
            finally:
                pool.close()


@command("import", "file")
async def import_file(interaction: Interaction, file: discord.Attachment | None = None) -> None:
    """`/import`: make a table from a file; without one, open the form."""
    if file is None:
        await modals.show(interaction, _FORM)
    else:
        await _import(interaction, HandedIn(file.filename, file.size, file.url))


@modals.BUILD.on(_FORM)
async def _form(interaction: Interaction, _: str, __: str) -> Form:
    """Build the form."""
    words = interaction.client.responder.words(interaction)
    return Form(words("import-title"), [FileField(_FILE, words("import-file"), words("import-about"))])


@modals.SUBMIT.on(_FORM)
async def _filled(interaction: Interaction, _: str, __: str, filled: Filled) -> None:
    """Make a table from the file of a form."""
    file = filled.files.get(filled.text(_FILE))
    if file is None:
        raise TableError("host-error-expired")
    await _import(interaction, file)


async def _import(interaction: Interaction, file: HandedIn) -> None:
    """Make a table from a file and show it to the person, with the way to its replay."""
    responder, imports = interaction.client.responder, interaction.client.responder.tables.service(FileImports)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise TableError("import-no-server")
    if file.size > LARGEST:
        raise TableError("import-too-large", most=LARGEST // 2**20)
    await imports.begin(interaction.user.id)
    await responder.think(interaction)
    try:
        data = await interaction.client.http.get_from_cdn(file.url)
    except (discord.HTTPException, aiohttp.ClientError) as error:
        raise TableError("import-wrong", given=escaped(file.filename[:LABEL])) from error
    await admit(interaction, await imports.check(data))
    here = interaction.channel_id, interaction.guild_id
    decoded = archive.decode(data, file.filename)
    table = await archive.import_(responder.tables.repository, decoded, interaction.user.id, *here)
    words = responder.words(interaction)
    names = escaped(", ".join(table.names))
    text = words("import-done", title=words(f"{table.row.title}-name"), table=table.id, names=names)
    items = [
        post_builder.button(words, "replay-open", ReplayPress("open", table.id)),
        recap_button(words, "course", table.id),
    ]
    await responder.answer(interaction, text, view=Controls(items))


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (import_file,)
