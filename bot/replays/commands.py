"""`/replay`: a game step by step, as one's own seat saw it; after the end with everything revealed.

`/import`: a finished table from a file, to view again; the file comes with the command or in a form.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import Range
from msgspec import structs

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import command, table_command
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about
from bot.discord.interactions import components, modals
from bot.discord.interactions.modals import FileField, FilledForm, Form, HandedIn
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.layout import Controls
from bot.discord.limits import LABEL, cut
from bot.discord.names import escaped, person_of, table_name
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.lobby.options import admit
from bot.process_pool import ProcessPool
from bot.replays import play_on, recap_buttons
from bot.replays import viewer as replay_viewer
from bot.replays.analysis import decisive
from bot.replays.game_log import Timeline, TimelineStep
from bot.replays.viewer import ReplayPress, ReplayView, recap_button
from bot.store import Damaged
from bot.tables import Table, TableError, Tables, archive
from bot.tables.table import ABANDONED, FINISHED, RUNNING, SUSPENDED
from bot.worker import timed
from games.kernel import Event, Game, Seat, SnapshotError
from renderers.registry import presenter

_PLAYED = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED, SUSPENDED), seated=False, finished_first=True)


@table_command("replay", "turn", wanted=_PLAYED)
async def replay(interaction: Interaction, table: Table, turn: Range[int, 0, 100_000] | None = None) -> None:
    """Show a turn of a game; by default the last step of a running one, the first of a finished one."""
    await _open(interaction, table, turn)


async def from_message(interaction: Interaction, message: discord.Message) -> None:
    """Show the board as a message of a table shows it. Raises TableError for other messages."""
    responder = interaction.client.responder
    row = await responder.tables.store.outbox_queue.telling_by(message.channel.id, message.id)
    if row is None:
        raise TableError("replay-no-board")
    with timed("handler", "menu replay"):
        await _open(interaction, await responder.named(interaction, row.table_id), version=row.version)


async def _open(interaction: Interaction, table: Table, turn: int | None = None, version: int | None = None) -> None:
    """Open the viewer at a version, or at a turn."""
    responder = interaction.client.responder
    table.refuse_unless_played()
    look = ReplayPress("open", table.id)
    viewer = look.viewer(table, interaction.user.id)
    timeline = await Timeline.of(responder.tables.repository, table.id, viewer)
    if version is not None:
        step = timeline.at_version(version)
    elif turn is not None:
        later = (step for step in timeline.turns() if step.turn.number >= turn)
        step = next(later, timeline.line[-1])
    else:
        step = timeline.line[0] if table.status in (FINISHED, ABANDONED) else timeline.line[-1]
    await _show(responder, interaction, look, table, timeline, step, viewer)


async def _turned(responder: Responder, interaction: Interaction, look: ReplayPress, picked: str) -> None:
    """Handle a control of the viewer."""
    table = await responder.named(interaction, look.table)
    if look.do == "open":
        await _open(interaction, table)
        return
    table.refuse_unless_played()
    user = interaction.user.id
    viewer = look.viewer(table, user)
    if look.do in recap_buttons.KINDS:
        await recap_buttons.make(interaction, look, table, viewer)
        return
    if look.do in ("turn", "line"):
        look = structs.replace(look, shown=_number(picked))
    timeline = await Timeline.of(responder.tables.repository, table.id, viewer)
    step = look.target(timeline, viewer)
    if look.do == "eyes":
        look = structs.replace(look, eyes=picked if re.fullmatch("s|[0-9]{1,3}", picked) else "")
        viewer = look.viewer(table, user)
        timeline = await Timeline.of(responder.tables.repository, table.id, viewer)
        step = timeline.at_version(step.version)
    if look.do == "decided":
        await _show_decided(responder, interaction, look, table, timeline, viewer)
    elif look.do == "play":
        await _play_on(responder, interaction, table, step, viewer)
    elif look.do == "text":
        _, viewer_text = await _seen(responder, interaction, table, step, viewer)
        await responder.read_out(interaction, viewer_text.text_board())
    else:
        await _show(responder, interaction, look, table, timeline, step, viewer)


async def _play_on(
    responder: Responder, interaction: Interaction, table: Table, step: TimelineStep, viewer: Seat | None
) -> None:
    """Open a table that continues from a step of a finished game, in the seat whose view is shown, against bots."""
    table.refuse_unless(FINISHED)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise TableError("import-no-server")
    permissions.require_post(interaction, interaction.channel_id)
    await admit(interaction, table.row.title)
    await responder.think(interaction)
    seat = viewer if viewer is not None else table.seat_of(interaction.user.id) or 0
    here = interaction.channel_id, interaction.guild_id
    language = responder.words(interaction, public=True).locale
    made = await play_on.opened(
        responder.tables, table, step.version, step.shown, person_of(interaction.user), seat, here, language
    )
    words = responder.words(interaction)
    text = words("replay-played-on", table=table_name(made, words), seat=escaped(made.names[seat]))
    await responder.answer(interaction, text, aside=True)


async def _show_decided(
    responder: Responder,
    interaction: Interaction,
    look: ReplayPress,
    table: Table,
    timeline: Timeline,
    viewer: Seat | None,
) -> None:
    """Go to the step that changed the evaluation most in favour of the winner; only after the game."""
    result = table.game.result() if table.game is not None and table.status == FINISHED else None
    if result is None:
        await responder.refuse_expired(interaction)
        return
    try:
        step = await decisive(responder.tables.repository, table.id, timeline.line, result)
    except (Damaged, SnapshotError) as error:
        raise TableError("replay-unreadable", table=table.id) from error
    won = table.title.winners(result)
    words = responder.words(interaction)
    note = words("replay-decided-here", who=escaped(table.names[won[0]])) if won else ""
    await _show(responder, interaction, look, table, timeline, step, viewer, note)


async def _show(
    responder: Responder,
    interaction: Interaction,
    look: ReplayPress,
    table: Table,
    timeline: Timeline,
    step: TimelineStep,
    viewer: Seat | None,
    note: str = "",
) -> None:
    game, viewer_text = await _seen(responder, interaction, table, step, viewer)
    shown = ReplayView(look, table, timeline, step, viewer_text, interaction.user.id, note)
    names = table.actors(step.version)
    drawn_as = structs.replace(viewer_text.scene, names=names)
    words, page = viewer_text.words, viewer_text.presenter.pages[0]
    key = ("replay", table.id, step.version, viewer, page, words.locale, names)
    draw = partial(viewer_text.presenter.picture, words, viewer_text.view, drawn_as, page)
    drawn = await responder.picture_cache.draw(key, draw)
    text = shown.text(game.title.turn(game.state).number)
    await responder.answer(interaction, text, view=Controls(shown.items()), picture=drawn)


async def _seen(
    responder: Responder, interaction: Interaction, table: Table, step: TimelineStep, viewer: Seat | None
) -> tuple[Game[Any, Any], ViewerText]:
    """Return the game at a step and what a viewer saw of it. Raises TableError if it cannot be read."""
    try:
        game = await responder.tables.game_at(table.id, step.version)
    except (Damaged, SnapshotError) as error:
        raise TableError("replay-unreadable", table=table.id) from error
    records = await responder.tables.records(table.id, step.version, step.version)
    events: list[Event] = [event for record in records for event in record.events]
    names = [escaped(name) for name in table.actors(step.version)]
    words = responder.words(interaction)
    return game, ViewerText(game, presenter(table.row.title), words, names, viewer, events)


def _number(picked: str) -> int:
    """Parse the number of a step that was picked; 0 for one that no menu of the host offers."""
    return int(picked) if re.fullmatch("[0-9]{1,9}", picked) else 0


async def _pressed(interaction: Interaction, match: re.Match[str], values: components.Values) -> None:
    """Go to a step, change the view, or make a replay file."""
    look = ReplayPress.read(match)
    with timed("handler", f"replay {look.do}"):
        await _turned(interaction.client.responder, interaction, look, components.one(values))


ITEMS = components.controls(_pressed, replay_viewer.BUTTON, replay_viewer.MENU)
MENUS = (app_commands.ContextMenu(name=about("menu-board", limit=limits.MENU_COMMAND), callback=from_message),)
_FORM, _FILE = "import", "file"
LARGEST = 4 * 2**20
"""Bytes of a file. The longest real games take less."""
SECONDS = 60.0
"""The longest time for checking a file, and until somebody may upload the next one."""


class FileImports:
    """Makes tables from files, one after another; a file is checked in a process that can be ended."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._one = asyncio.Lock()
        self._last: dict[int, int] = {}

    async def begin(self, user: int) -> None:
        """Note that somebody uploads a file. Raises TableError if they did so a moment ago."""
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
async def _filled(interaction: Interaction, _: str, __: str, filled: FilledForm) -> None:
    """Make a table from the file of a form."""
    file = filled.files.get(filled.text(_FILE))
    if file is None:
        raise TableError("host-error-expired")
    await _import(interaction, file)


async def _import(interaction: Interaction, file: HandedIn) -> None:
    """Make a table from a file and show it to the person, with the button to its replay."""
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


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (replay, import_file)
