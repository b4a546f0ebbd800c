"""Commands and buttons to open, join, leave, fill and start a table, and to play it again.

*Play*: which game, then a game against a bot at once, or a table for others to join.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from msgspec import structs

from bot.clocks import commands as clock_commands
from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.game import asker
from bot.discord.commands.table_argument import (
    Completer,
    Suggestion,
    command,
    packed,
    quiet,
    ranked,
    table_command,
    title_choices,
)
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about
from bot.discord.gateway.permissions import NoThread
from bot.discord.interactions import components
from bot.discord.interactions.responder import Interaction, touch
from bot.discord.layout import Controls, Item, Layout
from bot.discord.names import escaped, name_at, person_of, table_name, where
from bot.discord.panel.notation import words_of
from bot.lobby import form
from bot.lobby import message as lobby_message
from bot.lobby import options as lines
from bot.lobby import options as plan
from bot.lobby import options as scenarios
from bot.lobby import options as table_plan
from bot.lobby.message import controls, rated_lobby
from bot.lobby.options import TablePlan, TableRequest
from bot.lobby.service import Rematches, RematchResult
from bot.servers.service import ServerService
from bot.tables import Table, TableUser
from bot.tables.lobby import seats_for
from bot.tables.setup import SetupChange
from bot.tables.table import FINISHED, OPEN
from bot.worker import timed
from games.kernel import DEFAULT_LEVEL, LEVELS, PLAYERS
from games.kernel.registry import title as title_of
from renderers.titles import TITLES, titles
from renderers.words import Words

_Place: TypeAlias = discord.Thread | discord.PartialMessageable
_OPEN = table_argument.TableFilter((OPEN,))
_FEWEST = min(title.info.seats[0] for title in titles())
_MOST = max(title.info.seats[1] for title in titles())


@app_commands.choices(title=title_choices())
async def _new(
    interaction: Interaction,
    title: str,
    seats: Range[int, _FEWEST, _MOST] | None = None,
    scenario: str = "",
    options: str = "",
    thread: bool | None = None,
    pace: str = "",
    hints: bool | None = None,
) -> None:
    await open_table(interaction, TableRequest(title, seats, options, scenario, thread, pace, hints))


new = command("new", "title", "seats", "scenario", "options", "thread", "pace", "hints", path="table")(_new)
new.autocomplete("pace")(clock_commands.complete_pace)


async def open_table(interaction: Interaction, asked: TableRequest) -> None:
    """Open a table, here or in a thread, and show its players with a button to join.

    If no thread can be created the table is opened here, and the person who wanted one reads why. Raises OptionsError
    with all problems of the options, TableError by the server's rules; then nothing is created.
    """
    responder = interaction.client.responder
    plan = await table_plan.planned(interaction, asked)
    seats_for(title_of(plan.title), plan.options, plan.seats)
    permissions.require_post(interaction, interaction.channel_id)
    await table_plan.admit(interaction, plan.title)
    assert interaction.channel_id is not None
    place, refused = await thread_of(interaction, plan)
    channel = place.id if place else interaction.channel_id
    table = await opened(interaction, plan, channel)
    words = responder.words(interaction, public=True)
    text = await rated_lobby(responder.tables, table, words)
    if place is None:
        await responder.post(interaction, table.id, text, controls(table, words, responder.buttons))
        await lobby_message.catch_up(interaction, table)
        return
    opening = await place.send(view=Layout(text, controls(table, words, responder.buttons)))
    await responder.tables.store.live.set_post(table.id, place.id, opening.id, responder.tables.repository.clock())
    await lobby_message.catch_up(interaction, table)
    own = responder.words(interaction)
    refusal = None if refused is None else own.say(refused.reason)
    await responder.answer(interaction, refusal or own("table-opened-in", table=table.id, where=f"<#{place.id}>"))


async def thread_of(interaction: Interaction, plan: TablePlan) -> tuple[_Place | None, NoThread | None]:
    """Return where a table is posted, and why that is no thread if one was wanted; None for the answer itself."""
    if not plan.thread:
        return None, None
    try:
        return await form.new_thread(interaction, plan.title), None
    except NoThread as refused:
        # The answer was deferred before Discord was asked for the thread, and is for the person only.
        return interaction.client.get_partial_messageable(interaction.channel_id or 0), refused


async def opened(interaction: Interaction, plan: TablePlan, channel: int) -> Table:
    """Open a planned table, unless others have used the server's last free one meanwhile."""
    tables, here = interaction.client.responder.tables, (channel, interaction.guild_id)
    async with table_plan.opening(tables, interaction.guild_id or interaction.user.id):
        await table_plan.admit(interaction, plan.title)
        table = await tables.lobby.open(plan.title, caller(interaction), *here, plan.seats, plan.options, plan.pace)
    if plan.modules or plan.hints:
        wanted = SetupChange(drawn=plan.modules, hints=plan.hints)
        table = await tables.setup.change(table.id, asker(interaction, table), wanted)
    touch(interaction, table)
    return table


def scenario_completer(*, own: bool = True, drawn: bool = True) -> Completer:
    """Return the autocompletion of the scenario of the title already chosen.

    They are those of the title, the server's `own` ready-made tables, and random modules (`drawn`).
    """

    @quiet
    async def complete(interaction: Interaction, typed: str) -> list[Suggestion]:
        title_id = vars(interaction.namespace).get("title")
        if not title_id:
            return []
        words = interaction.client.responder.words(interaction)
        rows = await table_plan.presets(interaction, title_id) if own else []
        made = [Suggestion(row.name, words("server-preset-offered", name=row.name)) for row in rows]
        found = scenarios.offered(title_of(title_id).info, words, drawn=drawn)
        return ranked([*made, *(Suggestion(one.value, one.name) for one in found)], words_of(typed))

    return complete


new.autocomplete("scenario")(scenario_completer())


@new.autocomplete("options")
@quiet
async def complete_options(interaction: Interaction, typed: str) -> list[Suggestion]:
    """Suggest how the options may continue, for the title already chosen."""
    title_id = vars(interaction.namespace).get("title")
    if not title_id:
        return []
    return lines.suggest(title_of(title_id).info, typed, interaction.client.responder.words(interaction))


@table_command("join", path="table", wanted=table_argument.TableFilter((OPEN,), seated=False, stranger=True))
async def join(interaction: Interaction, table: Table) -> None:
    """Take a seat."""
    await _show(
        interaction, await interaction.client.responder.tables.lobby.join(table.id, caller(interaction)), "table-joined"
    )


@table_argument.at_table(lobby_message.SIT, table_argument.TableFilter((OPEN,), seated=False, stranger=True))
async def sit(interaction: Interaction, table: Table) -> None:
    """Take a seat from a message in another place, which stays as it is."""
    responder = interaction.client.responder
    joined = await responder.tables.lobby.join(table.id, caller(interaction))
    words = responder.words(interaction)
    said = words("host-joined", table=table_name(joined, words), where=where(joined))
    await responder.answer(interaction, said, aside=True)
    await refresh(interaction, joined)


@table_command("leave", path="table", wanted=_OPEN)
async def leave(interaction: Interaction, table: Table) -> None:
    """Leave the seat."""
    await _show(
        interaction, await interaction.client.responder.tables.lobby.leave(table.id, interaction.user.id), "table-left"
    )


@table_command("start", path="table", wanted=table_argument.TableFilter((OPEN,), seated=False))
async def start(interaction: Interaction, table: Table) -> None:
    """Start the game; it is posted where the table is."""
    permissions.require_post(interaction, table.row.channel)
    responder = interaction.client.responder
    by = asker(interaction, table)
    acted = await responder.tables.lobby.start(table.id, by.user, manager=by.manager)
    if _at_home(interaction, table):
        await _show(interaction, acted.table, "table-started")
        return
    words = responder.words(interaction)
    said = words("table-started-there", table=table_name(table, words), where=where(table))
    if interaction.type is discord.InteractionType.component:
        await responder.change(interaction, said, Controls())
    else:
        await responder.answer(interaction, said)


@table_command("invite", "person", path="table", wanted=structs.replace(_OPEN, helped=True))
async def invite(interaction: Interaction, table: Table, person: TableUser) -> None:
    """Invite somebody by direct message."""
    responder = interaction.client.responder
    manager = asker(interaction, table).manager
    await responder.tables.lobby.invite(table.id, caller(interaction), person, manager=manager)
    await responder.answer(interaction, responder.words(interaction)("table-invited", who=escaped(person.name)))


async def invite_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Invite the person whose menu was opened to a table of the one who did."""
    await table_argument.run(interaction, "invite", None, packed((person,)))


MENUS = (
    app_commands.ContextMenu(
        name=about("menu-invite", limit=limits.MENU_COMMAND),
        callback=invite_person,
        allowed_contexts=permissions.SERVERS,
    ),
)


def _players() -> list[Choice[str]]:
    return [Choice(name=about(f"bot-{kind}-choice", limit=limits.CHOICE_NAME), value=kind) for kind in PLAYERS]


@table_command("add-player", "kind", path="table", wanted=table_argument.TableFilter((OPEN,), seated=False))
@app_commands.choices(kind=_players())
async def add_player(interaction: Interaction, table: Table, kind: str) -> None:
    """Seat a bot; the button adds the default one."""
    tables, manager = interaction.client.responder.tables, asker(interaction, table).manager
    kind = kind or DEFAULT_LEVEL
    told = interaction.client.responder.words(interaction, public=True).locale
    added = await tables.lobby.add_player(table.id, interaction.user.id, kind, manager=manager, language=told)
    await _show(interaction, added, "table-added")


def caller(interaction: Interaction) -> TableUser:
    """Return the person of an interaction."""
    return person_of(interaction.user)


async def _show(interaction: Interaction, table: Table, message: str) -> None:
    """Show everybody a table after a change, and who changed it."""
    words = interaction.client.responder.words(interaction, public=True)
    who = escaped(table.names[-1] if message == "table-added" else name_at(table, interaction.user))
    await show(interaction, table, words(message, who=who))


async def show(interaction: Interaction, table: Table, note: str) -> None:
    """Show everybody a table below a note: in the pressed message, else in a new one."""
    responder = interaction.client.responder
    words = responder.words(interaction, public=True)
    text, view = await rated_lobby(responder.tables, table, words, note), controls(table, words, responder.buttons)
    if _pressed_on_lobby(interaction, table):
        await responder.change(interaction, text, view or Controls())
        await lobby_message.give_way(interaction, table)
    else:
        await responder.post(interaction, table.id, text, view)
    await lobby_message.catch_up(interaction, table)


def _pressed_on_lobby(interaction: Interaction, table: Table) -> bool:
    """Return whether a press came from a table's public message."""
    pressed = interaction.message
    pressing = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
    return pressing and pressed is not None and not pressed.flags.ephemeral and _at_home(interaction, table)


def _at_home(interaction: Interaction, table: Table) -> bool:
    """Return whether an interaction is in the table's channel, and not in a message about it elsewhere."""
    return interaction.guild_id is not None or interaction.channel_id == table.row.channel


async def refresh(interaction: Interaction, table: Table) -> None:
    """Update a table's public message."""
    responder = interaction.client.responder
    await lobby_message.refresh(interaction.client, responder.tables, table.id, responder.settings.host.language)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (new, join, leave, start, invite, add_player)


@table_command("rematch", wanted=table_argument.TableFilter((FINISHED,)))
async def rematch(interaction: Interaction, table: Table) -> None:
    """Open the rematch, or take one's seat if somebody else has opened it; its message notifies all others."""
    permissions.require_post(interaction, table.row.channel)
    responder = interaction.client.responder
    again = await _again(interaction, table)
    words, there = responder.words(interaction), where(again.table)
    alone = again.opened and again.table.status != OPEN  # nobody else had to be asked
    message = "rematch-begun" if alone else "rematch-opened" if again.opened else "rematch-joined"
    await responder.answer(interaction, words(message, table=table_name(again.table, words), where=there), aside=True)
    if not again.opened and again.table.status == OPEN:
        await responder.refresh_open(interaction, again.table)


async def _again(interaction: Interaction, table: Table) -> RematchResult:
    """Take one's seat at the rematch; open it if there is none, unless the server has no room for another table."""
    tables, person = interaction.client.responder.tables, person_of(interaction.user)
    guild = table.row.guild
    if guild is None or await tables.service(Rematches).following(table) is not None:
        return await tables.service(Rematches).again(table.id, person)
    within, who = await plan.again(interaction, table, guild)
    async with plan.opening(tables, guild):
        servers = tables.find_service(ServerService)
        # Somebody else may have opened it while this request waited for the lock; then no table is added.
        if servers is not None and await tables.service(Rematches).following(await tables.get(table.id)) is None:
            await servers.admit(guild, table.row.title, within, who)
        return await tables.service(Rematches).again(table.id, person)


TOP: Sequence[app_commands.Command[Any, ..., Any]] = (rematch,)
EASY, _PEOPLE = LEVELS[0], "people"
START = "play//"
"""The custom id of a button that asks which game to play."""


def bot_button(words: Words, title: str, message: str, row: int = 0) -> Item:
    """Return a button that starts a game of a title against an easy bot; its label is a message of the catalogue."""
    return _button(words(message), EASY, title, row, discord.ButtonStyle.primary)


async def _ask(interaction: Interaction, title: str = "") -> None:
    """Ask which game to play, or against whom."""
    responder = interaction.client.responder
    words, server = responder.words(interaction), await plan.settings_of(interaction)
    options = [
        discord.SelectOption(
            label=words(f"{one}-name"),
            value=one,
            description=limits.cut(words(f"{one}-tagline"), limits.MENU_TEXT),
            default=one == title,
        )
        for one in (server.titles or TITLES)[: limits.OPTIONS]
    ]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id="play:title", placeholder=words("play-which"), options=options, row=0
    )
    if not title:
        await responder.answer(interaction, f"**{words('play-which')}**", view=Controls([menu]))
        return
    info = title_of(title).info
    low, high = info.seats
    facts = words("how-to-play-facts", low=low, high=high, minutes=info.minutes({}, high))
    said = [f"**{words(f'{title}-name')}** — {words(f'{title}-tagline')}", f"-# {facts}", words("play-against")]
    ways = [
        bot_button(words, title, "play-bot", 1),
        _button(words("play-people"), _PEOPLE, title, 1, discord.ButtonStyle.secondary),
    ]
    await responder.answer(interaction, "\n".join(said), view=Controls([menu, *ways]))


def _button(label: str, what: str, title: str, row: int, style: discord.ButtonStyle) -> Item:
    made: Item = discord.ui.Button(style=style, label=label, custom_id=f"play/{what}/{title}", row=row)
    return made


async def _against_a_bot(interaction: Interaction, title: str) -> None:
    """Start a game against easy bots, as few as the title needs, and show the person's first decision."""
    responder, user = interaction.client.responder, interaction.user.id
    asked = TableRequest(title, max(title_of(title).info.seats[0], 2))
    wanted = await plan.planned(interaction, asked)
    permissions.require_post(interaction, interaction.channel_id)
    await plan.admit(interaction, title)
    assert interaction.channel_id is not None
    place, _ = await thread_of(interaction, wanted)
    table = await opened(interaction, wanted, interaction.channel_id if place is None else place.id)
    language = responder.words(interaction, public=True).locale
    while len(table.seats) < table.row.max_seats:
        table = await responder.tables.lobby.add_player(table.id, user, EASY, language=language)
    table = (await responder.tables.lobby.start(table.id, user)).table
    words = responder.words(interaction)
    note = words("play-begun", table=table_name(table, words), where=f"<#{table.row.channel}>")
    await responder.show_panel(interaction, table.id, note=note)


async def _pressed(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Ask which game, or begin it."""
    what, title = match["what"], match["title"]
    with timed("handler", f"press play {what}"):
        if title and title not in TITLES:
            await interaction.client.responder.refuse_expired(interaction)
        elif what == EASY:
            await _against_a_bot(interaction, title)
        elif what == _PEOPLE:
            await open_table(interaction, TableRequest(title))
        else:
            await _ask(interaction)


async def _picked(interaction: Interaction, _: re.Match[str], values: components.Values) -> None:
    """Ask against whom to play the game picked."""
    title = components.one(values)
    with timed("handler", "press play title"):
        await _ask(interaction, title if title in TITLES else "")


ITEMS = (
    *components.controls(_pressed, rf"play/(?P<what>{EASY}|{_PEOPLE}|)/(?P<title>[a-z0-9_]*)"),
    *components.controls(_picked, r"play:title"),
)
