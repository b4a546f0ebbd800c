"""The public message of an open table: its buttons and menus, and how it is kept up to date.

Writes messages about tables before their game: invitations, full tables, rematches.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import structlog

from bot.discord.commands import table_argument
from bot.discord.gateway.limits import MENU_TEXT, OPTIONS, cut
from bot.discord.interactions import error_text, modals
from bot.discord.interactions.custom_ids import Press, RunCommand
from bot.discord.interactions.responder import Interaction, RespondingClient
from bot.discord.interactions.table_components import form_button, form_menu
from bot.discord.layout import Controls, Item, Layout
from bot.discord.posts import post_builder
from bot.discord.posts.control_message import FAILURES, NO_BUTTONS, TableButtons, make_buttons, strip
from bot.discord.posts.message_types import MessageType, NoticeTemplate
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import table_name, where
from bot.feature import Connection
from bot.lobby import texts
from bot.lobby import texts as lobby_text
from bot.lobby.texts import rated_lobby
from bot.store import MessageKind, OutboxRow, StoreError
from bot.tables import Table, TableError, Tables
from bot.tables.setup import fewest, problems
from bot.tables.table import OPEN
from games.kernel import LEVELS
from renderers.words import Words

SETTINGS = "settings"
"""The kind of the forms with a table's settings."""
# The maximum of updates of a message while others keep changing its table.
_TRIES = 5
log = structlog.get_logger(__name__)


def controls(table: Table, words: Words, more: TableButtons = NO_BUTTONS) -> Controls | None:
    """Return the controls of an open table: buttons for all, menus for the owner."""
    if table.status != OPEN:
        return None
    buttons, menu = _buttons(table, words), _bots_menu(table, words)
    if menu is not None:
        menu.row = 1
    rest = form_button(words, "more", table.id)
    rest.row = 2
    last = make_buttons(more.lobby, words, table.id, 2)  # the first board has them, too
    return Controls([*buttons, *([menu] if menu else []), rest, *last])


def _rules(table: Table) -> str:
    return RunCommand("rules").button(table.id)


def _buttons(table: Table, words: Words) -> list[discord.ui.Button[Any]]:
    full = len(table.seats) >= table.row.max_seats
    styles = discord.ButtonStyle
    sit = ("wait", styles.secondary) if full and not table.row.private else ("join", styles.success)
    found: list[discord.ui.Button[Any]] = (
        [] if full and table.row.private else [table_argument.button(words, sit[0], table, sit[1])]
    )
    found.append(table_argument.button(words, "leave", table))
    found.append(table_argument.button(words, "rules", table))
    found.append(modals.button(words("table-form-settings"), SETTINGS, table.id))
    if len(table.seats) >= fewest(table) and problems(table.title, table.options, len(table.seats)) is None:
        found.append(table_argument.button(words, "start", table, styles.primary))
    for item in found:
        item.row = 0
    return found


def _bots_menu(table: Table, words: Words) -> discord.ui.Select[Any] | None:
    """Return a menu of bots: to add one of each level, or to remove one."""
    free = len(table.seats) < table.row.max_seats
    options = [
        discord.SelectOption(label=words("table-form-add", level=words(f"bot-{kind}-level")), value=f"+{kind}",
                             description=cut(words(f"bot-{kind}"), MENU_TEXT))
        for kind in LEVELS
        if free
    ]  # fmt: skip
    options += [
        discord.SelectOption(label=words("table-form-dismiss", name=name), value=f"-{seat.seat}")
        for seat, name in zip(table.seats, table.names, strict=True)
        if not seat.human
    ]
    return form_menu("bot", table.id, "", words("table-form-bot-choose"), options[:OPTIONS])


def against(table: Table, words: Words, changed: Mapping[str, object], seats: int | None = None) -> str | None:
    """Return what prevents a setting, short enough for a menu; None if nothing does."""
    return against_all(table, words, {**table.options, **changed}, seats)


def against_all(table: Table, words: Words, raw: Mapping[str, object], seats: int | None = None) -> str | None:
    """Return what prevents all options together."""
    most = table.title.info.seats[1]
    counts = (seats,) if seats is not None else range(max(len(table.seats), 1), most + 1)
    found = [problems(table.title, raw, number) for number in counts]
    if not found or any(one is None for one in found):
        return None
    wrong = problems(table.title, raw, table.row.max_seats) if seats is None else found[0]
    return cut(f"⚠ {' '.join(error_text.reasons(wrong, words))}", MENU_TEXT) if wrong is not None else None


async def refresh(client: RespondingClient, tables: Tables, table_id: str, language: str) -> None:
    """Update the message with a table's controls, repeatedly while others keep changing the table.

    Messages of a started table are written elsewhere. If another message has the controls meanwhile, they are removed
    from this one.
    """
    # So the last change is always shown last.
    try:
        post = await tables.store.live.post(table_id)
        table = await tables.get(table_id)
        if post is None or table.game is not None:
            return
        message = client.get_partial_messageable(post.channel).get_partial_message(post.message)
        for _ in range(_TRIES):
            words = await client.responder.readers.server(client, table.row.guild, language)
            view = controls(table, words, client.responder.buttons)  # a closed table has none
            await message.edit(view=Layout(await rated_lobby(tables, table, words), view))
            shown, table = table.row.revision, await tables.get(table_id)
            if await tables.store.live.post(table_id) != post:
                await strip(tables, message)
                return
            if table.row.revision == shown:
                return
    except (*FAILURES, StoreError, TableError) as error:
        log.info("a lobby was not refreshed", table=table_id, why=str(error))


async def catch_up(interaction: Interaction, shown: Table) -> None:
    """Show a table again if it was changed meanwhile: the shown state may be outdated, or its message was not known
    yet.
    """
    responder = interaction.client.responder
    if (await responder.tables.get(shown.id)).row.revision != shown.row.revision:
        await refresh(interaction.client, responder.tables, shown.id, responder.settings.host.language)


async def give_way(interaction: Interaction, table: Table) -> None:
    """Remove the controls from the pressed message if another one has them, and update that one.

    A person may still see removed buttons, or the table has changed while the press was answered.
    """
    responder, pressed = interaction.client.responder, interaction.message
    post = await responder.tables.store.live.post(table.id)
    if post is None or pressed is None or post.message == pressed.id:
        return
    await strip(responder.tables, pressed)
    await refresh(interaction.client, responder.tables, table.id, responder.settings.host.language)


def full(table: Table, words: Words, *, public: bool) -> Post:
    """Notify the owner that all seats are taken, with a button to start; `public`: with a ping."""
    owner = table.row.owner
    text = words("host-note-full", table=table_name(table, words), where=where(table))
    if table.status != OPEN:
        return Post(text)
    press: Item = discord.ui.Button(
        style=discord.ButtonStyle.primary, label=words("table-button-start"), custom_id=f"@{table.id}/start"
    )
    return Post(f"<@{owner}> {text}" if public else text, (owner,) if public else (), (press,))


async def _invitation(recipe: NoticeTemplate) -> Post:
    """Write an invitation: title, players, and buttons to accept or decline; without buttons once the game has
    begun.
    """
    table, words = recipe.table, recipe.words
    text = lobby_text.invitation(table, words, recipe.data["by"])
    if table.status != OPEN:
        return Post(text)
    yes = post_builder.button(words, "host-join", Press("join", table.id, 0), style=discord.ButtonStyle.success)
    return Post(text, (), (yes, post_builder.button(words, "host-not-join", Press("refuse", table.id, 0))))


class FullTables:
    """Notifies the owner of a table that all seats are taken."""

    def __init__(self, tables: Tables, messages: OutboxMessages) -> None:
        self._tables = tables
        self._messages = messages

    async def wanted(self, row: OutboxRow) -> bool:
        """Return whether the table still waits for its start."""
        return (await self._tables.get(row.table_id)).status == OPEN

    async def post(self, recipe: NoticeTemplate) -> Post:
        """Write the owner's direct message."""
        return full(recipe.table, recipe.words, public=False)

    async def in_channel(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Write the channel's message if the owner takes no direct messages."""
        table = await self._tables.get(row.table_id)
        return table.row.channel, full(table, await self._messages.of_server(table.row.guild), public=True)


async def _rematch(recipe: NoticeTemplate) -> Post:
    return texts.rematch_post(recipe.table, recipe.data, recipe.words)


def add(parts: Connection) -> None:
    """Register the message types of the lobby."""

    async def update(row: OutboxRow) -> None:
        await refresh(parts.client, parts.tables, row.table_id, parts.settings.host.language)

    owners = FullTables(parts.tables, parts.messages)
    kinds: dict[str, MessageType] = {
        MessageKind.INVITE: MessageType(of_table=_invitation),
        MessageKind.FULL: MessageType(of_table=owners.post, wanted=owners.wanted, in_channel=owners.in_channel),
        MessageKind.REMATCH: MessageType(of_table=_rematch),
        MessageKind.LOBBY: MessageType(deliver=update),
    }
    parts.messages.types.update(kinds)
