"""Shared parts of command definitions: descriptions, common parameters, and the choices of titles."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import Choice, Command, Range

from bot.discord.commands.table_argument import TableFilter, completer
from bot.discord.gateway import limits
from bot.discord.gateway.locales import about, called
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


def title_choices() -> list[Choice[str]]:
    """Return every title by name, for a parameter."""
    names = {title.info.id: about(f"{title.info.id}-name", limit=limits.CHOICE_NAME) for title in titles()}
    return [Choice(name=name, value=title_id) for title_id, name in names.items()][: limits.CHOICES]
