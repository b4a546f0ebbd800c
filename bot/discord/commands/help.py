"""`/help`, and the button *Help* of every panel: what a person can do here and now, and why something is not
possible. Away from tables it is the home: buttons to everything else.

The button *More…* below every board: everything else to see or do at a table, for its reader alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands import rules, table_argument
from bot.discord.commands.table_argument import command
from bot.discord.gateway.locales import translated
from bot.discord.interactions import components, error_text, modals
from bot.discord.interactions.components import FORMS, form_menu
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.modals import FilledForm, Form, TextField
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.layout import Controls, Item
from bot.discord.limits import CONTENT, OPTIONS, ROW_BUTTONS, cut
from bot.discord.names import escaped, table_name, title_name
from bot.discord.panel.panel import aside_button
from bot.discord.panel.typed_decision import TypedDecision
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts.control_message import make_buttons
from bot.discord.posts.post_builder import at_table, button, page_button
from bot.tables import Table
from bot.tables.table import ABANDONED, FINISHED, OPEN, RUNNING
from bot.worker import timed
from games.kernel import InputError
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.words import Words, message_id

_COMMANDS = "commands"
# The buttons of the home in their order; features say what they do (`Responder.home`).
_HOME, _HOME_ROW = ("play", "learn", "games", "find", "settings", _COMMANDS), 3
_ANY = table_argument.TableFilter(table_argument.EVER, seated=False)
_MOVE = "move"


@command("help", "table")
async def help_here(interaction: Interaction, table: str | None = None) -> None:
    """`/help`: what a person can do here and now: at the table of this channel, else the home."""
    here = table is not None or await _has_table(interaction)
    await (table_argument.run(interaction, "help", table) if here else _show_home(interaction))


async def _has_table(interaction: Interaction) -> bool:
    """Return whether a channel has an unfinished table."""
    tables, channel = interaction.client.responder.tables, interaction.channel_id
    return bool(channel and await tables.find(channel=channel, statuses=table_argument.LIVE, most=1))


async def _show_home(interaction: Interaction) -> None:
    """Show the home, and where to find tables that wait for players."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    said = [words("help-home"), *await responder.help_lines(interaction), f"-# {words('help-home-privacy')}"]
    view = Controls(home_buttons(words, responder.home))
    await responder.answer(interaction, "\n".join(said), view=view, aside=True)


def home_buttons(words: Words, known: Mapping[str, str]) -> list[Item]:
    """Return the buttons of the home whose custom ids are known: those of features, and all commands."""
    ids = {**known, _COMMANDS: f"home/{_COMMANDS}"}
    found: list[Item] = []
    for at, name in enumerate(name for name in _HOME if name in ids):
        style = discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary
        found.append(button(words, f"help-home-{name}", ids[name], at // _HOME_ROW, style))
    return found


async def _pressed(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Show the home, or all commands."""
    with timed("handler", "press home"):
        if match["what"] == _COMMANDS:
            responder = interaction.client.responder
            await responder.read_out(interaction, all_commands(interaction.client.tree, responder.words(interaction)))
        else:
            await _show_home(interaction)


def all_commands(tree: app_commands.CommandTree[Any], words: Words) -> str:
    """List all commands with what they do, the parts of a group each in a line."""
    found = sorted(tree.walk_commands(), key=lambda one: one.qualified_name)
    lines = [
        words("help-command", name=one.qualified_name, about=translated(one._locale_description, words))
        for one in found
        if isinstance(one, app_commands.Command) and not _of_title(one)
    ]
    return "\n".join([words("help-all-commands"), *lines])


def _of_title(command: app_commands.Command[Any, ..., Any]) -> bool:
    """Return whether a command makes a move of one title; its group is described by that title's rules."""
    return command.root_parent is not None and command.root_parent.name in TITLES


@table_argument.at_table("help", _ANY)
async def help_at_table(interaction: Interaction, table: Table) -> None:
    """Show what can be done at a table, in a separate message."""
    responder = interaction.client.responder
    text, view = await table_help(interaction, table)
    if table.seat_of(interaction.user.id) is None:
        text = cut("\n".join([text, *await responder.help_lines(interaction)]), CONTENT)
    await responder.answer(interaction, text, view=view, aside=True)


async def table_help(interaction: Interaction, table: Table, note: str = "") -> tuple[str, Controls]:
    """Return what can be done at a table here and now, with controls."""
    responder = interaction.client.responder
    words, user = responder.words(interaction), interaction.user.id
    said = [note] if note else []
    if table.game is None:
        said += [
            await responder.describe_open(table, words),
            words("help-open" if table.status == OPEN else "help-over"),
        ]
        return cut("\n".join(said), CONTENT), Controls([table_argument.button(words, "rules", table), _home(words, 0)])
    seat = table.seat_of(user)
    viewer_text = responder.viewer_text(table, words, seat)
    said += _situation(table, viewer_text)
    near = rules.of_moment(table, seat, words)
    if near:
        said.append(words("rules-now", topics=words.join([f"**{one.name}**" for one in near])))
    said.append(f"-# {words('help-commands' if seat is not None else 'help-watching', title=table.row.title)}")
    return cut("\n".join(said), CONTENT), Controls(_items(table, viewer_text))


def _situation(table: Table, viewer_text: ViewerText) -> list[str]:
    """Return the state of the game, who is asked what, and the reader's choices."""
    words, game = viewer_text.words, table.running_game() if table.status == RUNNING else table.game
    assert game is not None
    stage = viewer_text.phase(game.title.turn(game.state).number)
    said = [words("help-head", table=table_name(table, words), stage=stage)]
    decision = viewer_text.decision
    if game.result() is not None:
        said.append(words("host-panel-over"))
    elif decision is None:
        said.append(words("host-panel-waiting", who=viewer_text.awaiting()))
    else:
        said.append(f"**{viewer_text.prompt(decision)}**")
        said += viewer_text.notes(())
        offered = [viewer_text.label((), choice).text for choice in game.choices(decision.seat, ())]
        if 1 < len(offered) <= OPTIONS:
            said.append(words("help-may", actions=words.join(offered, "or")))
    return said


def _items(table: Table, viewer_text: ViewerText) -> list[Item]:
    """Return controls for one's move and the rules, and a menu of impossible actions with the question why."""
    words, seat = viewer_text.words, viewer_text.viewer
    items: list[Item] = [table_argument.button(words, "rules", table)]
    if seat is None or table.status != RUNNING:
        return [*items, _home(words, 0)]
    press = Press("move", table.id, table.known(seat), seat)
    items.insert(0, button(words, "host-your-move", press, style=discord.ButtonStyle.primary))
    items += [table_argument.button(words, "orders", table)] if table.title.info.orders else []
    items += [modals.button(words("table-form-ask"), "ask", table.id), _home(words, 0)]
    for item in items:
        item.row = 0
    menu = _why_menu(table, viewer_text)
    if menu is not None:
        menu.row = 1
        items.append(menu)
    return items


def _home(words: Words, row: int) -> Item:
    return button(words, "help-home-button", "home/", row)


def _why_menu(table: Table, viewer_text: ViewerText) -> discord.ui.Select[Any] | None:
    """Return actions that the title knows and does not offer to the reader now."""
    game, seat, words = table.running_game(), viewer_text.viewer, viewer_text.words
    assert seat is not None
    asked = game.decision(seat) is not None
    offered = {choice.key for choice in game.choices(seat, ())} if asked else set()
    verbs = [verb.name for verb in game.title.info.verbs if verb.name not in offered][:OPTIONS]
    names = [words.find(message_id(table.row.title, "verb", verb)) or verb for verb in verbs]
    options = [discord.SelectOption(label=name, value=verb) for verb, name in zip(verbs, names, strict=True)]
    return form_menu("why", table.id, "", words("help-why"), options)


@FORMS.on("why")
async def _why(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Explain why an action picked is not possible now."""
    await _explain(interaction, table, values[0] if values else "")


@modals.BUILD.on("ask")
async def _ask(interaction: Interaction, table_id: str, _: str) -> Form:
    """Build the form to ask about any move."""
    table = await interaction.client.responder.named(interaction, table_id)
    table.refuse_unless(RUNNING)
    table.seat_or_refuse(interaction.user.id)
    words = interaction.client.responder.words(interaction)
    field = TextField(_MOVE, words("help-ask-line"), words("help-ask-about"), required=True, limit=200)
    return Form(words("help-ask-title"), [field])


@modals.SUBMIT.on("ask")
async def _asked(interaction: Interaction, table_id: str, _: str, filled: FilledForm) -> None:
    """Explain why a typed move is not possible now."""
    await _explain(interaction, await interaction.client.responder.named(interaction, table_id), filled.text(_MOVE))


async def _explain(interaction: Interaction, table: Table, given: str) -> None:
    """Answer with the rule against a move, or that there is none; nothing is carried out."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    text, view = await table_help(
        interaction, table, _reason(TypedDecision.of(table, interaction.user.id, words), given, words)
    )
    await responder.answer(interaction, text, view=view)


def _reason(position: TypedDecision, given: str, words: Words) -> str:
    """Return the rule against an action in its own words, or that the action is possible."""
    try:
        links = position.read([given]) if given.strip() else ()
    except InputError as error:
        return error_text.refused(error, words, position.viewer_text)
    return words("help-possible", action=position.reads(links)) if links else words("help-why")


ITEMS = components.controls(_pressed, r"home/(?P<what>[a-z]*)")
COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (help_here,)
_PLAYED = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED), seated=False)
_PUBLIC = ("fairness", "rules", "help")
_OF_A_PLAYER = ("undo", "resign")


@table_argument.at_table("more", _PLAYED)
async def more(interaction: Interaction, table: Table, versions: str) -> None:
    """Show the buttons in a separate message; `versions` are the versions that the board's message covers."""
    responder = interaction.client.responder
    words, sits = responder.words(interaction), table.seat_of(interaction.user.id) is not None
    items = [
        *_row(0, _pages(table, words)),
        *_row(
            1,
            [
                *_versions(table, versions, words),
                *_hint(table, words, sits=sits),
                *_features(responder, table, words),
            ],
        ),
        *_row(2, _commands(table, words, sits=sits)),
        *_row(3, make_buttons(responder.buttons.move, words, table.id) if table.status == RUNNING else []),
    ]
    title = title_name(words, table.row.title, table.origin)
    text = words("more-head", title=title, who=words.join([escaped(name) for name in table.names]), table=table.id)
    await responder.answer(interaction, text, view=Controls(items), aside=True)


def _row(number: int, items: list[Item]) -> Iterator[Item]:
    for item in items[:ROW_BUTTONS]:
        item.row = number
        yield item


def _pages(table: Table, words: Words) -> list[Item]:
    """Return buttons for the most used pictures."""
    how = presenter(table.row.title)
    pages = dict.fromkeys((how.pages[0], *how.layout.quick_pages_of(table.played_game().view(None))))
    return [page_button(words, how, table.id, page, 0) for page in pages]


def _versions(table: Table, versions: str, words: Words) -> list[Item]:
    """Return the buttons to what happened, in full and as text."""
    first, _, version = versions.partition("-")
    numbers = [table_argument.number(one) for one in (first, version)]
    story = Press("story", table.id, numbers[1], None, numbers[0])
    text = Press("text", table.id, numbers[1])
    found = [button(words, "host-log-open", story)] if numbers[0] else []
    return [*found, button(words, "host-board-text", text)]


def _hint(table: Table, words: Words, *, sits: bool) -> list[Item]:
    """Return the button for a hint, if the player may have one."""
    allowed = sits and table.status == RUNNING and bool(table.row.hints)
    return [aside_button(words, "hint", table.id, 1)] if allowed else []


def _features(responder: Responder, table: Table, words: Words) -> list[Item]:
    buttons = responder.buttons
    return make_buttons((*buttons.lookups, *(buttons.turn if table.status == RUNNING else ())), words, table.id)


def _commands(table: Table, words: Words, *, sits: bool) -> list[Item]:
    """Return buttons for commands at the table, of a player too if the reader is one."""
    own = _OF_A_PLAYER if sits and table.status == RUNNING else ()
    return [at_table(words, command, table.id, 0) for command in (*_PUBLIC, *own)]
