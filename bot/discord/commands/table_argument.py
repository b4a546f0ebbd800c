"""Which table a command means, and the menu that asks where several are possible.

A named table wins; then the tables of this channel or thread, those first where the person sits; only where there is
none, all tables of the person, which is how commands work in a direct message. So nobody who types in one channel moves
at the table of another while they sit at one here; and where a command is about a table of another channel, its answer
begins by saying so.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
from msgspec import Struct, structs

from bot.discord.commands.suggestion import Completer, Suggestion, quiet, ranked
from bot.discord.gateway import limits, permissions
from bot.discord.interactions import persistent_components
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.interactions.responder import Interaction, note_table
from bot.discord.interactions.table_components import HandlerRegistry
from bot.discord.panel.notation import words_of
from bot.discord.panel.panel import Controls
from bot.tables.table import ABANDONED, FINISHED, OPEN, RUNNING, SUSPENDED, Table
from bot.tables.table_errors import TableError
from bot.tables.waiting import owes
from bot.timing import timed
from renderers.words import Words

LIVE = (RUNNING, OPEN, SUSPENDED)
EVER = (*LIVE, FINISHED, ABANDONED)
_LATEST = 50
"""Of so many tables that are over, the last changed of those that fit, one is meant."""
_SEARCHED = 200
"""Of so many tables of a channel, and of a person, those that a command takes are suggested."""
_APART = " · "
_HIGHEST = 2**63 - 1
"""The greatest number that the database takes: ids of Discord are no greater."""

Run = Callable[[Interaction, Table, str], Awaitable[None]]


class TableFilter(Struct, frozen=True):
    """Which tables a command can be about: their status, whether the person must be seated, and the title."""

    statuses: tuple[str, ...] = (RUNNING,)
    seated: bool = True
    title: str | None = None
    helped: bool = False
    """The owner of the table and managers may do it without a seat, too: the table itself says who may."""
    stranger: bool = False
    """The person must not be seated yet."""
    waits: bool = False
    """Of several tables in one place, those that wait for the person are meant."""
    own: bool = True
    """Of several tables in one place, those are meant where the person sits."""

    def fits(self, table: Table, user: int) -> bool:
        """Whether a table is one of them for a person."""
        unplayed = table.status == ABANDONED and table.game is None and OPEN not in self.statuses
        stands = table.status in self.statuses and not unplayed
        return stands and self._concerns(table, user) and self.title in (None, table.row.title)

    def check(self, table: Table, user: int) -> None:
        """Raise TableError at a table that a person has named, where it takes a seat and they have none there."""
        if self.seated and not (self.stranger or self.helped):
            table.seat_or_refuse(user)

    def _concerns(self, table: Table, user: int) -> bool:
        sits = table.seat_of(user) is not None
        return not sits if self.stranger else sits or not self.seated

    def meant(self, tables: Sequence[Table], user: int) -> list[Table]:
        """Of the tables in one place those that a person means, likeliest first; one that is over where all are."""
        found = [table for table in tables if self.fits(table, user)]
        found = [table for table in found if table.status in LIVE] or found[:1]
        if self.own:
            found = [table for table in found if table.seat_of(user) is not None] or found
        if self.waits:
            found = [table for table in found if owes(table, user)] or found
        return sorted(found, key=lambda table: not owes(table, user))


RUNS: HandlerRegistry[tuple[TableFilter, Run]] = HandlerRegistry()
"""What a menu or button may run at a table, by command name."""


def at_table(command: str, wanted: TableFilter) -> Callable[[Run], Run]:
    """Register what a command does once its table is known, so that menus and buttons can run it too."""

    def register(run: Run) -> Run:
        RUNS.on(command)((wanted, run))
        return run

    return register


async def run(
    interaction: Interaction, command: str, table_id: str | None, given: str = "", *, title: str | None = None
) -> None:
    """Run a command at the table that is named or meant, of a title if given; if several are possible, ask by a menu.

    Raises TableError where there is none, saying why the table of this channel is not it.
    """
    wanted, act = RUNS.of(command)
    wanted = structs.replace(wanted, title=title)
    found = await candidates(interaction, table_id, wanted)
    if len(found) == 1:
        note_table(interaction, found[0])
        await act(interaction, found[0], given)
    elif found:
        await _ask(interaction, found, RunCommand(command, given))
    else:
        raise await _nothing(interaction, wanted)


async def candidates(interaction: Interaction, table_id: str | None, wanted: TableFilter) -> list[Table]:
    """The tables that a command can be about, likeliest first; only the named one where one is named.

    Raises NoSuchTable, and TableError where the person must sit at the named one and does not.
    """
    user = interaction.user.id
    if table_id:
        table = await named(interaction, table_id)
        wanted.check(table, user)
        return [table]
    tables, channel = interaction.client.responder.tables, interaction.channel_id
    live = [status for status in wanted.statuses if status in LIVE]
    over = [status for status in wanted.statuses if status not in LIVE]
    sits = user if wanted.seated and not wanted.stranger else None
    for here, mine in ((channel, sits), (None, user)) if channel else ((None, user),):
        for statuses, most in ((live, None), (over, _LATEST)):
            if not statuses:
                continue
            rows = await tables.find(channel=here, user=mine, title=wanted.title, statuses=statuses, most=most)
            if meant := wanted.meant([await tables.get(row.id) for row in rows], user):
                return meant
    return []


async def _nothing(interaction: Interaction, wanted: TableFilter) -> TableError:
    """Why no table fits: what stands against the one that is nearest."""
    near = await candidates(interaction, None, TableFilter(EVER, seated=False, title=wanted.title))
    if not near:
        return TableError("which-nobody-to-join" if wanted.stranger else "which-none")
    table, seated = near[0], near[0].seat_of(interaction.user.id) is not None
    if wanted.stranger and seated:
        return TableError("tables-already-seated", table=table.id)
    if wanted.seated and not wanted.stranger and not seated:
        return TableError("tables-not-seated", table=table.id)
    return TableError(f"tables-is-{table.status}", table=table.id)


async def named(interaction: Interaction, table_id: str) -> Table:
    """The table with an id as people write it, or as `line` shows it. Raises NoSuchTable, see `Responder.named`."""
    written = table_id.partition(_APART)[0]
    return await interaction.client.responder.named(interaction, written.strip().lstrip("#").casefold())


def number(given: str) -> int:
    """A number that a control carries. Raises TableError for what none of the host does."""
    if re.fullmatch("[0-9]{1,19}", given) is None or int(given) > _HIGHEST:
        raise TableError("host-error-expired")
    return int(given)


def line(table: Table, user: int, words: Words) -> str:
    """A table in one line: id, title, players, and how it stands for the person."""
    title = words(f"{table.row.title}-name")
    names = ", ".join(table.names) or "–"
    how = words("which-your-move") if owes(table, user) else words(f"table-status-{table.status}")
    return _APART.join((table.id, title, names, how))


def completer(wanted: TableFilter | str) -> Completer:
    """The autocompletion of a `table` parameter: the tables that a command can be about, or what it runs by that name.

    They are the person's tables and those of this channel.
    """

    @quiet
    async def complete(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
        user, words = interaction.user.id, interaction.client.responder.words(interaction)
        found = await _possible(interaction, RUNS.of(wanted)[0] if isinstance(wanted, str) else wanted)
        return ranked([Suggestion(table.id, line(table, user, words)) for table in found], words_of(typed))

    return complete


async def _possible(interaction: Interaction, wanted: TableFilter) -> list[Table]:
    """The tables of this channel and of the person that a command takes where they are named; as many as are shown."""
    tables, user = interaction.client.responder.tables, interaction.user.id
    manages, channel = permissions.manages(interaction), interaction.channel_id
    find = partial(tables.find, title=wanted.title, statuses=wanted.statuses, most=_SEARCHED)
    here = await find(channel=channel) if channel else []
    found: list[Table] = []
    for row in {row.id: row for row in (*here, *await find(user=user))}.values():
        table = await tables.get(row.id)
        if wanted.fits(table, user) or (wanted.helped and (manages or row.owner == user)):
            found.append(table)
        if len(found) == limits.CHOICES:
            break
    return found


async def _ask(interaction: Interaction, found: Sequence[Table], again: RunCommand) -> None:
    """Ask which table is meant, by a menu that runs the command there."""
    responder, user = interaction.client.responder, interaction.user.id
    words = responder.words(interaction)
    if not again.fits:
        raise TableError("which-say-table", tables=", ".join(table.id for table in found))
    options = [
        discord.SelectOption(label=line(table, user, words), value=table.id) for table in found[: limits.OPTIONS]
    ]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(again), placeholder=words("which-placeholder"), options=options
    )
    await responder.answer(interaction, words("which-ask"), view=Controls([menu]))


async def _picked_there(interaction: Interaction, match: re.Match[str], values: persistent_components.Values) -> None:
    """Run a command at the table picked."""
    with timed("handler", f"press {match['command']}"):
        await run(interaction, match["command"], persistent_components.one(values), match["given"])


async def _pressed(interaction: Interaction, match: re.Match[str], _: persistent_components.Values) -> None:
    """Run a command at its table, with what is given to it."""
    await _again(interaction, RunCommand(match["command"], match["given"] or ""), match["table"])


async def _picked(interaction: Interaction, match: re.Match[str], values: persistent_components.Values) -> None:
    """Run a command at its table with what is picked."""
    await _again(interaction, RunCommand(match["command"], persistent_components.one(values)), match["table"])


_HERE = r"@(?P<table>[a-z0-9]+)"
_COMMAND = r"(?P<command>[a-z-]+)"
ITEMS = (
    *persistent_components.controls(
        _picked_there, f"@{_COMMAND}:(?P<given>.*)", table=lambda _, values: persistent_components.one(values)
    ),
    *persistent_components.controls(_pressed, f"{_HERE}/{_COMMAND}(?::(?P<given>[a-z0-9_-]*))?"),
    *persistent_components.controls(_picked, f"{_HERE}>{_COMMAND}"),
)
"""What the client must know to hear presses that run a command."""


def button(
    words: Words, command: str, table: Table, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[Any]:
    """A button that runs a command at a table; its label is the message `table-button-<command>`."""
    label = words(f"table-button-{command}")
    return discord.ui.Button(style=style, label=label, custom_id=RunCommand(command).button(table.id))


async def _again(interaction: Interaction, again: RunCommand, table_id: str) -> None:
    """Run a command from a menu or button of a table, whose message says which table it is."""
    _, act = RUNS.of(again.command)
    with timed("handler", f"press {again.command}"):
        await act(interaction, await named(interaction, table_id), again.given)
