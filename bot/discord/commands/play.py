"""Typed moves: `/play`, and a command group for each title with one command for each verb.

Both parse the same notation against the title's choices. An incomplete action continues in the private panel; an
illegal one is explained there, above the legal choices.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

import structlog
from discord import app_commands
from discord.app_commands import Command, Group, Range
from msgspec import structs

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import Suggestion, at_table, quiet, table_command
from bot.discord.gateway.locales import about, called
from bot.discord.interactions import error_text
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.notation import LONGEST
from bot.discord.panel.typed_decision import TypedDecision
from bot.tables import Table
from bot.tables.table import RUNNING, SUSPENDED
from games.kernel import Chosen, InputError, Param, TitleInfo, Verb
from renderers.words import message_id

log = structlog.get_logger(__name__)

_SEATED = table_argument.TableFilter((RUNNING, SUSPENDED), waits=True)
_UNIT = "|"  # between the arguments of a command in the custom id of a menu
# Lengths of descriptions: the longest with which a whole group fits Discord's limit is used.
_BRIEF = (limits.COMMAND_ABOUT, 60, 40, 20, 8)


def commands(infos: Sequence[TitleInfo]) -> list[Command[Any, ..., Any] | Group]:
    """Return `/play`, and the group of each title."""
    return [play, *(title_group(info) for info in infos)]


@table_command("play", "action", wanted=_SEATED)
async def play(interaction: Interaction, table: Table, action: Range[str, 0, LONGEST] = "") -> None:
    """Carry out a typed action; the panel shows how an unfinished one continues, and alternatives."""
    position = TypedDecision.of(table, interaction.user.id, interaction.client.responder.words(interaction))
    if not action:
        await interaction.client.responder.show_panel(interaction, table.id, position.seat)
        return
    try:
        await _go_on(interaction, position, position.read([action]))
    except InputError as error:
        await _refuse(interaction, position, error)


@at_table("verb", _SEATED)
async def verb(interaction: Interaction, table: Table, given: str) -> None:
    """Carry out a verb with its arguments, each read after those before it."""
    position = TypedDecision.of(table, interaction.user.id, interaction.client.responder.words(interaction))
    try:
        await _go_on(interaction, position, position.read(given.split(_UNIT)))
    except InputError as error:
        await _refuse(interaction, position, error)


async def _go_on(interaction: Interaction, position: TypedDecision, links: Chosen) -> None:
    responder = interaction.client.responder
    action = position.action(links)
    if action is None:
        await responder.show_panel(interaction, position.table.id, position.seat, links)
    else:
        await responder.play(interaction, position.table.id, position.seat, action)


async def _refuse(interaction: Interaction, position: TypedDecision, error: InputError) -> None:
    """Show the reason, above the panel with the choices after the part that was understood."""
    responder, table, seat = interaction.client.responder, position.table, position.seat
    words = responder.words(interaction)
    note = error_text.refused(error, words, responder.viewer_text(table, words, seat))
    await responder.show_panel(interaction, table.id, seat, error.chosen if error.legal else (), note=note)


@play.autocomplete("action")
@quiet
async def complete_action(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the next choices after the typed text."""
    position = await _position(interaction, _SEATED)
    return _or_why(position, typed, lambda found: found.next_links(typed))


def _or_why(
    position: TypedDecision | None, typed: str, suggest: Callable[[TypedDecision], list[Suggestion]]
) -> list[Suggestion]:
    """Return suggestions at a position; one that says why there are none, if the seat cannot act."""
    if position is None:
        return []
    try:
        return suggest(position)
    except InputError as error:
        # An autocompletion cannot be answered with a message, so the reason is shown as a suggestion.
        why = position.viewer_text.bound().say(error.reason)
        return [Suggestion(limits.cut(typed.strip() or "…", limits.CHOICE_VALUE), why)]


async def _position(interaction: Interaction, wanted: table_argument.TableFilter) -> TypedDecision | None:
    """Return the position for suggestions: at the table named, else at the most likely one."""
    table_id = vars(interaction.namespace).get("table")
    found = await table_argument.candidates(interaction, table_id, wanted)
    words = interaction.client.responder.words(interaction)
    return TypedDecision.of(found[0], interaction.user.id, words) if found else None


def title_group(info: TitleInfo) -> Group:
    """Return the commands of a title, `/<title> <verb>`, described as fully as Discord's limits allow.

    If even the shortest descriptions are too long together, the last verbs have no command; `/play` accepts them.
    """
    for length in _BRIEF:
        group = _group(info, length)
        if _size(group) <= limits.COMMAND_CHARACTERS:
            return group
    while _size(group) > limits.COMMAND_CHARACTERS:
        dropped = group.commands[-1].name
        group.remove_command(dropped)
        log.debug("verb without a separate command; /play accepts it", title=info.id, verb=dropped)
    return group


def _group(info: TitleInfo, length: int) -> Group:
    tagline = about(f"{info.id}-tagline", info.id, limit=length)
    group = Group(name=info.id, description=tagline)
    taken: set[str] = set()
    for verb in info.verbs:
        if len(taken) == limits.OPTIONS or not limits.is_name(verb.name) or verb.name in taken:
            log.debug("verb without a separate command; /play accepts it", title=info.id, verb=verb.name)
            continue
        taken.add(verb.name)
        group.add_command(verb_command(info, verb, length))
    return group


def verb_command(info: TitleInfo, verb: Verb, length: int = limits.COMMAND_ABOUT) -> Command[Any, ..., Any]:
    """Return `/<title> <verb>` with the verb's arguments as parameters, each autocompleted from the title's choices."""
    # One parameter is needed for the table.
    params = verb.params[: limits.OPTIONS - 1]
    slots = [f"p{at}" for at in range(len(params))]

    async def act(interaction: Interaction, table: str | None = None, **given: str | None) -> None:
        # A separator that somebody has typed must not split an argument.
        texts = [verb.name, *(text.replace(_UNIT, " ") for slot in slots if (text := given[slot]))]
        await table_argument.run(interaction, "verb", table, _UNIT.join(texts), title=info.id)

    _signed(act, slots, verb)
    names = _names(params)
    app_commands.rename(table=called("table", "command-table-name"), **dict(zip(slots, names, strict=True)))(act)
    texts = {
        slot: about(message_id(info.id, "param", param.name), param.name, limit=length)
        for slot, param in zip(slots, params, strict=True)
    }
    app_commands.describe(table=about("command-table", limit=length), **texts)(act)
    described = about(message_id(info.id, "verb", verb.name, "about"), verb.name, limit=length)
    made: Command[Any, ..., Any] = Command(name=verb.name, description=described, callback=act)
    wanted = structs.replace(_SEATED, title=info.id)
    for at, slot in enumerate(slots):
        last = verb.repeats and at == len(slots) - 1
        made.autocomplete(slot)(_completer(wanted, verb.name, tuple(names[:at]), last))
    made.autocomplete("table")(table_argument.completer(wanted))
    return made


def _names(params: Sequence[Param]) -> list[str]:
    """Return the names of a verb's arguments as parameters; a number if Discord or the parameter `table` forbids it."""
    fit = [limits.is_name(param.name) and param.name != "table" for param in params]
    return [
        param.name if fits else f"argument_{at}" for at, (param, fits) in enumerate(zip(params, fit, strict=True), 1)
    ]


def _completer(wanted: table_argument.TableFilter, verb: str, before: tuple[str, ...], repeats: bool) -> Any:
    """Return the autocompletion of one argument, after the arguments named `before`."""

    @quiet
    async def complete(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
        given = [vars(interaction.namespace).get(name) or None for name in before]

        def suggest(position: TypedDecision) -> list[Suggestion]:
            known = [text for text in given if text]
            if repeats and len(known) == len(given):
                return position.next_links(typed, position.read([verb, *known]))
            return position.argument(verb, given, typed)

        return _or_why(await _position(interaction, wanted), typed, suggest)

    return complete


def _signed(act: Any, slots: Sequence[str], verb: Verb) -> None:
    """Give a callback the signature from which discord.py reads parameters.

    An argument is no longer than the name of one thing; the last one of a verb that repeats it may contain all of them.
    """
    kind = inspect.Parameter.KEYWORD_ONLY
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    for at, slot in enumerate(slots, 1):
        free = verb.params[at - 1].optional
        default = None if free else inspect.Parameter.empty
        longest = LONGEST if verb.repeats and at == len(verb.params) else limits.CHOICE_NAME
        text: Any = app_commands.Range[str, 0, longest]  # the length is known only at runtime
        parameters.append(inspect.Parameter(slot, kind, default=default, annotation=text | None if free else text))
    table: Any = app_commands.Range[str, 0, limits.CHOICE_NAME] | None
    parameters.append(inspect.Parameter("table", kind, default=None, annotation=table))
    act.__signature__ = inspect.Signature(parameters)


def _size(group: Group) -> int:
    """Return how many characters a group has, as Discord counts them."""
    total = len(group.name) + _longest(group._locale_description)
    for each in group.commands:
        assert isinstance(each, Command)
        total += len(each.name) + _longest(each._locale_description)
        total += sum(len(param.display_name) + _longest(param.description) for param in each.parameters)
    return total


def _longest(described: str | app_commands.locale_str | None) -> int:
    return described.extras["longest"] if isinstance(described, app_commands.locale_str) else len(described or "")
