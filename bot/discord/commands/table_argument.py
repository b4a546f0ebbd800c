"""Finds the table that a command means, and asks with a menu if several are possible.

A named table has priority. Then come the tables of this channel or thread, first those where the person plays. Only if
there are none, all tables of the person are considered; this is how commands work in direct messages. So a command
typed in one channel never moves at a table of another channel while the person plays here. Of several tables the one is
meant that the person has last touched here; then the answer names it and has a button to the others. If the table is in
another channel, the answer begins by saying so.

Shared parts of command definitions: descriptions, common parameters, commands about a table, choices of titles.

Autocomplete suggestions: built, ranked, kept within Discord's limits. They never end in an error.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import partial, wraps
from typing import Any, TypeVar

import discord
import structlog
from discord import app_commands
from discord.app_commands import Choice, Command, Range
from msgspec import Struct, structs
from rapidfuzz import fuzz, process

from bot.discord import limits
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about, called
from bot.discord.interactions import components
from bot.discord.interactions.components import HandlerRegistry
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.interactions.responder import Interaction, last_touched, note_table
from bot.discord.layout import Controls, alike, distinct
from bot.discord.names import table_label
from bot.discord.panel.notation import ALIKE, begun, words_of
from bot.discord.posts.clock_text import carried, user_of
from bot.tables import TableUser
from bot.tables.people import owes
from bot.tables.table import ABANDONED, FINISHED, OPEN, RUNNING, SUSPENDED, Table, TableError
from bot.worker import timed
from games.kernel import InputError
from renderers.titles import titles
from renderers.words import Words

log = structlog.get_logger(__name__)
Completer = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class Suggestion(Struct, frozen=True):
    """One suggestion: the value that is sent, and its label."""

    value: str
    name: str


def ranked(found: Iterable[Suggestion], typed: Sequence[str]) -> list[Suggestion]:
    """Return the suggestions that match typed words: exact words, then prefixes, then similar spellings."""
    every = list(found)
    if not typed:
        return every
    fit = [one for one in every if begun(typed, words_of(f"{one.value} {one.name}"))]
    rest = [one for one in every if one not in fit]
    fit.sort(key=lambda one: tuple(typed) not in (words_of(one.value), words_of(one.name)))
    texts = [" ".join(words_of(one.name)) for one in rest]
    alike = process.extract(" ".join(typed), texts, scorer=fuzz.partial_ratio, score_cutoff=ALIKE, limit=limits.CHOICES)
    return fit + [rest[at] for _, _, at in alike]


def told_apart(found: Iterable[Suggestion]) -> list[Suggestion]:
    """Return the suggestions of a whole list, with the value after each label that is not unique."""
    every = list(found)
    many = Counter(alike(one.name) for one in every)
    return [one if many[alike(one.name)] == 1 else Suggestion(one.value, f"{one.name} ({one.value})") for one in every]


def spelt(found: Sequence[Suggestion]) -> dict[str, Suggestion]:
    """Index suggestions by value and by label, as `alike` folds them; values have priority."""
    known = {alike(one.value): one for one in found}
    shown = distinct([one.name for one in found], limits.CHOICE_NAME)
    for one, name in zip(found, shown, strict=True):
        known.setdefault(alike(name), one)
        known.setdefault(alike(one.name), one)
    return known


def picked(found: Sequence[Suggestion], given: str) -> Suggestion | None:
    """Return the suggestion that was picked, or typed by its value or label; None for anything else."""
    return spelt(found).get(alike(given))


def as_choices(found: Iterable[Suggestion]) -> list[app_commands.Choice[str]]:
    """Return suggestions for Discord: the first that fit, each value once, all labels different."""
    names: dict[str, str] = {}
    for one in found:
        # A value that is too long cannot be shortened like a label, because the command receives it.
        if 0 < len(one.value) <= limits.CHOICE_VALUE and one.name:
            names.setdefault(one.value, one.name)
    shown = list(names)[: limits.CHOICES]
    labels = distinct([names[value] for value in shown], limits.CHOICE_NAME)
    return [app_commands.Choice(name=name, value=value) for name, value in zip(labels, shown, strict=True)]


def quiet(complete: Callable[[Interaction, str], Awaitable[Iterable[Suggestion]]]) -> Completer:
    """Wrap an autocomplete callback so that it suggests nothing after an error: typing is never refused.

    Expected refusals, for example for people without a seat, are ignored; the rest is logged.
    """

    @wraps(complete)
    async def completed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            with timed("handler", "autocomplete"):
                return as_choices(await complete(interaction, current))
        except (TableError, InputError):
            return []
        except Exception:
            log.exception("autocomplete failed", command=getattr(interaction.command, "qualified_name", None))
            return []

    return completed


LIVE = (RUNNING, OPEN, SUSPENDED)
EVER = (*LIVE, FINISHED, ABANDONED)
# The number of finished tables, last changed first, among which one is looked for.
_LATEST = 50
# The maximum of suggested tables of a channel, and of a person.
_SEARCHED = 200
_APART = " · "
# The greatest number that the database accepts; Discord's ids are smaller.
_HIGHEST = 2**63 - 1
Run = Callable[[Interaction, Table, str], Awaitable[None]]
F = TypeVar("F", bound=Callable[..., Awaitable[None]])


class TableFilter(Struct, frozen=True):
    """The tables that a command accepts: their status, whether the person must have a seat, and the title."""

    statuses: tuple[str, ...] = (RUNNING,)
    seated: bool = True
    title: str | None = None
    helped: bool = False
    """The owner of the table and managers may use it without a seat, too: the table itself checks that."""
    stranger: bool = False
    """The person must not have a seat yet."""
    waits: bool = False
    """Of several tables in one place, prefer those that wait for the person."""
    own: bool = True
    """Of several tables in one place, prefer those where the person plays."""
    finished_first: bool = False
    """Prefer games that are over."""

    def fits(self, table: Table, user: int) -> bool:
        """Return whether a person may use the command at a table."""
        unplayed = table.status == ABANDONED and table.game is None and OPEN not in self.statuses
        stands = table.status in self.statuses and not unplayed
        return stands and self._concerns(table, user) and self.title in (None, table.row.title)

    def check(self, table: Table, user: int) -> None:
        """Raise TableError at a named table if the command needs a seat and the person has none."""
        if self.seated and not (self.stranger or self.helped):
            table.seat_or_refuse(user)

    def _concerns(self, table: Table, user: int) -> bool:
        sits = table.seat_of(user) is not None
        return not sits if self.stranger else sits or not self.seated

    def meant(self, tables: Sequence[Table], user: int, touched: str | None = None) -> list[Table]:
        """Return the tables in one place that a person may mean, most likely first: the one last `touched`."""
        found = [table for table in tables if self.fits(table, user)]
        if self.own:
            found = [table for table in found if table.seat_of(user) is not None] or found
        if self.waits:
            found = [table for table in found if owes(table, user)] or found
        return sorted(found, key=lambda table: (table.id != touched, not owes(table, user)))

    @property
    def stages(self) -> list[tuple[list[str], int | None]]:
        """The statuses to look for, those that are preferred first, and how many tables to look at."""
        live = [status for status in self.statuses if status in LIVE]
        over = [status for status in self.statuses if status not in LIVE]
        found: list[tuple[list[str], int | None]] = [(live, None), (over, _LATEST)]
        return [(statuses, most) for statuses, most in (found[::-1] if self.finished_first else found) if statuses]


RUNS: HandlerRegistry[tuple[TableFilter, Run]] = HandlerRegistry()
"""The handlers of menus and buttons at a table, by command name."""


def at_table(name: str, wanted: TableFilter) -> Callable[[F], F]:
    """Register what buttons and menus with this name do at a table.

    The function takes the interaction, the table and, if it has a third parameter, the argument in the custom id.
    """

    def register(act: F) -> F:
        takes = len(inspect.signature(act).parameters) > 2

        async def at(interaction: Interaction, table: Table, given: str) -> None:
            await (act(interaction, table, given) if takes else act(interaction, table))

        RUNS.on(name)((wanted, at))
        return act

    return register


async def run(
    interaction: Interaction, command: str, table_id: str | None, given: str = "", *, title: str | None = None
) -> None:
    """Run a command at the table that is named or meant, of a title if given; if several are possible, ask with a menu.

    Of several the last touched one is meant, of finished ones the latest; the answer names it.

    Raises TableError if there is none, saying why the table of this channel is not accepted.
    """
    wanted, act = RUNS.of(command)
    wanted = structs.replace(wanted, title=title)
    found, again = await candidates(interaction, table_id, wanted), RunCommand(command, given)
    if len(found) == 1 or (found and wanted.own and _is_meant(interaction, found[0])):
        note_table(interaction, found[0], again if len(found) > 1 else None)
        await act(interaction, found[0], given)
    elif found:
        await _ask(interaction, found, again)
    else:
        raise await _nothing(interaction, wanted)


def _is_meant(interaction: Interaction, likely: Table) -> bool:
    """Return whether the most likely of several tables is meant without a question."""
    return likely.status not in LIVE or likely.id == last_touched(interaction)


async def candidates(interaction: Interaction, table_id: str | None, wanted: TableFilter) -> list[Table]:
    """Return the tables that a command accepts, most likely first; only the named one if one is named.

    Raises NoSuchTable, and TableError if the person needs a seat at the named one and has none.
    """
    user = interaction.user.id
    if table_id:
        table = await named(interaction, table_id)
        wanted.check(table, user)
        return [table]
    tables, channel = interaction.client.responder.tables, interaction.channel_id
    touched = last_touched(interaction)
    sits = user if wanted.seated and not wanted.stranger else None
    for here, mine in ((channel, sits), (None, user)) if channel else ((None, user),):
        for statuses, most in wanted.stages:
            rows = await tables.find(channel=here, user=mine, title=wanted.title, statuses=statuses, most=most)
            if meant := wanted.meant([await tables.get(row.id) for row in rows], user, touched):
                return meant
    return []


async def _nothing(interaction: Interaction, wanted: TableFilter) -> TableError:
    """Return why no table is accepted: the reason against the nearest one."""
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
    """Return the table with an id as people write it, or as `line` shows it. Raises NoSuchTable, see
    `Responder.named`.
    """
    written = table_id.rpartition(_APART)[2]
    return await interaction.client.responder.named(interaction, written.strip().lstrip("#").casefold())


def number(given: str) -> int:
    """Parse a number in a custom id. Raises TableError for one that the host does not write."""
    if re.fullmatch("[0-9]{1,19}", given) is None or int(given) > _HIGHEST:
        raise TableError("host-error-expired")
    return int(given)


def line(table: Table, user: int, words: Words) -> str:
    """Describe a table in one line that fits a menu: its name, its state for the person, and its id."""
    how = words("which-your-move") if owes(table, user) else words(f"table-status-{table.status}")
    rest = _APART.join((how, table.id))
    return _APART.join((table_label(table, words, limits.MENU_TEXT - len(_APART) - len(rest)), rest))


def completer(wanted: TableFilter | str) -> Completer:
    """Return the autocompletion of a `table` parameter: the tables that the command, or the named one, accepts.

    They are the person's tables and those of this channel.
    """

    @quiet
    async def complete(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
        user, words = interaction.user.id, interaction.client.responder.words(interaction)
        found = await _possible(interaction, RUNS.of(wanted)[0] if isinstance(wanted, str) else wanted)
        return ranked([Suggestion(table.id, line(table, user, words)) for table in found], words_of(typed))

    return complete


async def _possible(interaction: Interaction, wanted: TableFilter) -> list[Table]:
    """Return the tables of this channel and of the person that a command accepts, as many as are shown."""
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


async def _ask(interaction: Interaction, found: Sequence[Table], again: RunCommand, *, aside: bool = False) -> None:
    """Ask which table is meant, with a menu that runs the command there."""
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
    await responder.answer(interaction, words("which-ask"), view=Controls([menu]), aside=aside)


async def _picked_there(interaction: Interaction, match: re.Match[str], values: components.Values) -> None:
    """Run a command at the table picked."""
    with timed("handler", f"press {match['command']}"):
        await run(interaction, match["command"], components.one(values), match["given"])


async def _another(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Ask at which other table to run a command."""
    again = RunCommand(match["command"], match["given"])
    found = await _possible(interaction, RUNS.of(again.command)[0])
    if not found:
        raise TableError("which-none")
    await _ask(interaction, found, again, aside=True)


async def _pressed(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Run a command at its table, with its argument."""
    await _again(interaction, RunCommand(match["command"], match["given"] or ""), match["table"])


async def _picked(interaction: Interaction, match: re.Match[str], values: components.Values) -> None:
    """Run a command at its table with the selection."""
    await _again(interaction, RunCommand(match["command"], components.one(values)), match["table"])


_HERE = r"@(?P<table>[a-z0-9]+)"
_COMMAND = r"(?P<command>[a-z-]+)"
ITEMS = (
    *components.controls(_picked_there, f"@{_COMMAND}:(?P<given>.*)", table=lambda _, values: components.one(values)),
    *components.controls(_another, rf"@@{_COMMAND}:(?P<given>.*)"),
    *components.controls(_pressed, f"{_HERE}/{_COMMAND}(?::(?P<given>[a-z0-9_-]*))?"),
    *components.controls(_picked, f"{_HERE}>{_COMMAND}"),
)
"""The components that run a command."""


def button(
    words: Words, command: str, table: Table, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[Any]:
    """Return a button that runs a command at a table; its label is the message `table-button-<command>`."""
    label = words(f"table-button-{command}")
    return discord.ui.Button(style=style, label=label, custom_id=RunCommand(command).button(table.id))


async def _again(interaction: Interaction, again: RunCommand, table_id: str) -> None:
    """Run a command from a menu or button of a table, whose message shows the table."""
    _, act = RUNS.of(again.command)
    with timed("handler", f"press {again.command}"):
        await act(interaction, await named(interaction, table_id), again.given)


# The maximum length of typed text: parsing a longer one would delay everybody else.
TEXT = 600
Making = Callable[[Callable[..., Any]], Command[Any, ..., Any]]


def command(name: str, *parameters: str, path: str = "", tables: TableFilter | str = "") -> Making:
    """Make a callback a command, described by the messages `command-<path>-<name>-about` and `…-<parameter>`.

    The parameter `table` is described alike everywhere, and suggests the tables for what the command runs, which is
    called like the command unless `tables` says otherwise. One that is called as the group is described alike in all of
    it (`command-<path>-which`). Text that sets no other limit is no longer than `TEXT`.
    """
    stem = "-".join(part for part in ("command", path, name) if part)

    def make(callback: Callable[..., Any]) -> Command[Any, ..., Any]:
        _bound(callback)
        shared = {path: f"command-{path}-which", "table": "command-table"}
        ids = {each: shared.get(each, f"{stem}-{each}") for each in parameters}
        app_commands.describe(**{each: about(message) for each, message in ids.items()})(callback)
        app_commands.rename(**{each: called(each, f"{message}-name") for each, message in ids.items()})(callback)
        made: Command[Any, ..., Any] = Command(name=name, description=about(f"{stem}-about"), callback=callback)
        if "table" in parameters:
            made.autocomplete("table")(completer(tables or name))
        return made

    return make


def _bound(callback: Callable[..., Any]) -> None:
    """Limit the length of a callback's text parameters that set no limit."""
    signature = inspect.signature(callback, eval_str=True)
    bounds: dict[Any, Any] = {str: Range[str, 0, TEXT], str | None: Range[str, 0, TEXT] | None}
    parameters = [
        one.replace(annotation=bounds.get(one.annotation, one.annotation)) for one in signature.parameters.values()
    ]
    vars(callback)["__signature__"] = signature.replace(parameters=parameters)


def table_command(
    name: str, *parameters: str, wanted: TableFilter, path: str = "", suggested: TableFilter | None = None
) -> Making:
    """Make a function about a table a command with the option `table`, which finds the table that is `wanted`.

    The function takes the interaction, the table, and the other parameters; a user arrives as a TableUser. If several
    tables are possible, the person picks one from a menu, which has the other values. Buttons and menus of this name
    run the function, too, with the argument in their custom ids as its first one.
    """

    def make(act: Callable[..., Awaitable[None]]) -> Command[Any, ..., Any]:
        @wraps(act)
        async def callback(interaction: Interaction, table: str | None = None, **given: Any) -> None:
            await run(interaction, name, table, packed(given[one.name] for one in typed))

        signature = inspect.signature(act, eval_str=True)
        first, _, *own = signature.parameters.values()
        kind = inspect.Parameter.KEYWORD_ONLY
        options = [one.replace(kind=kind, annotation=_OPTIONS.get(one.annotation, one.annotation)) for one in own]
        options.append(inspect.Parameter("table", kind, default=None, annotation=str | None))
        vars(callback)["__signature__"] = signature.replace(parameters=[first, *options])
        made = command(name, *parameters, "table", path=path, tables=suggested or wanted)(callback)
        typed = [one for one in made.parameters if one.name != "table"]

        async def with_given(interaction: Interaction, table: Table, given: str) -> None:
            texts = [*given.split(_BETWEEN), *[""] * len(typed)]
            found = {
                one.name: _read(one.type, text) for one, text in zip(typed, texts, strict=False) if text or one.required
            }
            await act(interaction, table, **found)

        at_table(name, wanted)(with_given)
        return made

    return make


_BETWEEN = "|"  # between the values that a menu carries
_OPTIONS: dict[Any, Any] = {TableUser: discord.User, TableUser | None: discord.User | None}


def packed(given: Iterable[Any]) -> str:
    """Return typed values as one text for a custom id. Raises TableError for a bot in a person's place."""
    return _BETWEEN.join(map(_text, given)).rstrip(_BETWEEN)


def _text(value: Any) -> str:
    if isinstance(value, discord.User | discord.Member):
        if value.bot:
            raise TableError("table-invited-bot")
        value = carried(value)
    # A separator that somebody has typed must not split a value.
    return "" if value is None or value is False else str(value).replace(_BETWEEN, " ").strip()


def _read(kind: discord.AppCommandOptionType, text: str) -> Any:
    """Parse a value in a custom id. Raises TableError for one that the host does not write."""
    match kind:
        case discord.AppCommandOptionType.integer:
            return number(text)
        case discord.AppCommandOptionType.boolean:
            return True
        case discord.AppCommandOptionType.user:
            return user_of(text)
        case _:
            return text


def title_choices() -> list[Choice[str]]:
    """Return every title by name, for a parameter."""
    names = {title.info.id: about(f"{title.info.id}-name", limit=limits.CHOICE_NAME) for title in titles()}
    return [Choice(name=name, value=title_id) for title_id, name in names.items()][: limits.CHOICES]
