"""Shared parts of command definitions: descriptions, common parameters, commands about a table, choices of titles."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from functools import wraps
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, Command, Range

from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import TableFilter, at_table, completer
from bot.discord.gateway import limits
from bot.discord.gateway.locales import about, called
from bot.discord.interactions.responder import Interaction
from bot.discord.posts.time_text import carried, read
from bot.tables import Table, TableError, TableUser
from renderers.titles import titles

# The maximum length of typed text: parsing a longer one would delay everybody else.
TEXT = 600
F = TypeVar("F", bound=Callable[..., Any])
Making = Callable[[Callable[..., Any]], Command[Any, ..., Any]]


def command(name: str, *parameters: str, path: str = "", tables: TableFilter | str = "") -> Making:
    """Make a callback a command, described by the messages `command-<path>-<name>-about` and `…-<parameter>`.

    The parameter `table` is described alike everywhere, and suggests the tables for what the command runs, which is
    called like the command unless `tables` says otherwise. One that is called as the group is described alike in all of
    it (`command-<path>-which`). Text that says nothing else of its length is no longer than `TEXT`.
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

    The function takes the interaction, the table, and what else is typed; a user arrives as a TableUser. If several
    tables are possible, the person picks one from a menu, which carries the rest along. Buttons and menus of this name
    run the function, too, with the argument in their custom ids as its first one.
    """

    def make(act: Callable[..., Awaitable[None]]) -> Command[Any, ..., Any]:
        @wraps(act)
        async def callback(interaction: Interaction, table: str | None = None, **given: Any) -> None:
            await table_argument.run(interaction, name, table, packed(given[one.name] for one in typed))

        signature = inspect.signature(act, eval_str=True)
        first, _, *own = signature.parameters.values()
        kind = inspect.Parameter.KEYWORD_ONLY
        options = [one.replace(kind=kind, annotation=_OPTIONS.get(one.annotation, one.annotation)) for one in own]
        options.append(inspect.Parameter("table", kind, default=None, annotation=str | None))
        vars(callback)["__signature__"] = signature.replace(parameters=[first, *options])
        made = command(name, *parameters, "table", path=path, tables=suggested or wanted)(callback)
        typed = [one for one in made.parameters if one.name != "table"]

        async def with_given(interaction: Interaction, table: Table, given: str) -> None:
            texts = [*given.split(_APART), *[""] * len(typed)]
            found = {
                one.name: _read(one.type, text) for one, text in zip(typed, texts, strict=False) if text or one.required
            }
            await act(interaction, table, **found)

        at_table(name, wanted)(with_given)
        return made

    return make


_APART = "|"  # between the values that a menu carries
_OPTIONS: dict[Any, Any] = {TableUser: discord.User, TableUser | None: discord.User | None}


def packed(given: Iterable[Any]) -> str:
    """Return typed values as one text for a custom id. Raises TableError for a bot in a person's place."""
    return _APART.join(map(_text, given)).rstrip(_APART)


def _text(value: Any) -> str:
    if isinstance(value, discord.User | discord.Member):
        if value.bot:
            raise TableError("table-invited-bot")
        value = carried(value)
    # A separator that somebody has typed must not split a value.
    return "" if value is None or value is False else str(value).replace(_APART, " ").strip()


def _read(kind: discord.AppCommandOptionType, text: str) -> Any:
    """Parse a value in a custom id. Raises TableError for one that the host does not write."""
    match kind:
        case discord.AppCommandOptionType.integer:
            return table_argument.number(text)
        case discord.AppCommandOptionType.boolean:
            return True
        case discord.AppCommandOptionType.user:
            return read(text)
        case _:
            return text


def title_choices() -> list[Choice[str]]:
    """Return every title by name, for a parameter."""
    names = {title.info.id: about(f"{title.info.id}-name", limit=limits.CHOICE_NAME) for title in titles()}
    return [Choice(name=name, value=title_id) for title_id, name in names.items()][: limits.CHOICES]
