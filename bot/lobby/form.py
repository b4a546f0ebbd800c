"""The settings of a table before its game: the menus below its message, and the private form with every option.

Each press changes the current table and updates both the pressed message and the public one.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
from msgspec import Struct

from bot.clocks.pacing import PaceControl
from bot.discord.commands.moderation import asker
from bot.discord.gateway import permissions, threads
from bot.discord.gateway.limits import CONTENT, MENU_TEXT, OPTIONS, cut
from bot.discord.interactions import modals
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.table_forms import FORMS, form_button, form_menu
from bot.discord.layout import Controls, Item, Layout
from bot.discord.posts import clock_text
from bot.discord.posts.control_message import carry
from bot.discord.posts.time_text import name_at
from bot.discord.posts.viewer_text import escaped
from bot.lobby import message as lobby_message
from bot.lobby import options as option_line
from bot.lobby import scenarios
from bot.lobby.texts import escaped_values, told
from bot.servers.service import ServerService
from bot.servers.settings import NEVER
from bot.tables import Table, TableError
from bot.tables.rights import check
from bot.tables.setup import ARRANGE, MODULES
from bot.tables.table import OPEN
from games.kernel import OptionSpec
from renderers.words import Words

# A multi-select shows no order of its values, so it is used only up to this number.
_FEW = 8
_LINE = 900
_TEXT = "options"

Show = Callable[[Interaction, Table, str], Awaitable[None]]

# The menus below the public message


@FORMS.on("seats")
async def _seats(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Set the maximum of players."""
    setup = interaction.client.responder.tables.setup
    number = _number(values)
    table = await setup.set_seats(table.id, asker(interaction, table), number)
    await show_change(interaction, table, "table-set-seats", seats=number)


@FORMS.on("bot")
async def _bot(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Add or remove a bot."""
    tables, value = interaction.client.responder.tables, values[0] if values else ""
    if value.startswith("+"):
        manager = asker(interaction, table).manager
        table = await tables.lobby.add_player(table.id, interaction.user.id, value[1:], manager=manager)
        await show_change(interaction, table, "table-added", who=escaped(table.names[-1]))
        return
    seat = _number([value[1:]])
    name = next((name for row, name in zip(table.seats, table.names, strict=True) if row.seat == seat), "–")
    table = await tables.setup.dismiss(table.id, asker(interaction, table), seat)
    await show_change(interaction, table, "table-left", who=escaped(name))


@FORMS.on("modules")
async def _modules(interaction: Interaction, table: Table, given: str, values: Sequence[str]) -> None:
    """Set the modules: only what was changed on the message, whatever others have changed since."""
    shown = int(given, 16) if re.fullmatch("[0-9a-f]{1,12}", given) else 0
    before = {module.id for at, module in enumerate(table.title.info.modules) if shown >> at & 1}
    setup = interaction.client.responder.tables.setup
    added, dropped = set(values) - before, before - set(values)
    table = await setup.set_modules(table.id, asker(interaction, table), added, dropped)
    await show_change(interaction, table, "table-set")


@FORMS.on("hints")
async def _hints(interaction: Interaction, table: Table, given: str, _: Sequence[str]) -> None:
    """Allow or forbid hints."""
    allowed = given == "1"
    setup = interaction.client.responder.tables.setup
    table = await setup.allow_hints(table.id, asker(interaction, table), allowed)
    await _show_both(interaction, table, "")


@FORMS.on("scenario")
async def _scenario(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Set all options to a scenario of the title, or draw random modules."""
    table = await set_scenario(interaction, table, values[0] if values else "")
    await show_change(interaction, table, "table-set")


async def set_scenario(interaction: Interaction, table: Table, text: str) -> Table:
    """Return a table with the scenario picked or typed. Raises TableError for one that the title does not have."""
    setup, by = interaction.client.responder.tables.setup, asker(interaction, table)
    wanted = scenarios.read(table.title.info, text)
    if isinstance(wanted, int):
        return await setup.draw_modules(table.id, by, wanted)
    return await setup.set_preset(table.id, by, wanted)


def _number(values: Sequence[str]) -> int:
    if not values or not re.fullmatch("[0-9]{1,3}", values[0]):
        raise TableError("host-error-expired")
    return int(values[0])


async def show_change(interaction: Interaction, table: Table, message: str, **args: str | int) -> None:
    """Show everybody a table after a change, and who changed what."""
    words = interaction.client.responder.words(interaction, public=True)
    said = {"who": escaped(name_at(table, interaction.user)), "table": table.id, **args}
    await interaction.client.responder.show_open(interaction, table, words(message, **said))


# The private form


class OptionSetting(Struct, frozen=True):
    """One line of the form: an option of the title, for one seat if each seat has its own value."""

    spec: OptionSpec
    seat: int | None = None

    @property
    def key(self) -> str:
        """Its name in a custom id."""
        return self.spec.id if self.seat is None else f"{self.spec.id}.{self.seat}"

    def name(self, table: Table, words: Words) -> str:
        """Its label."""
        own = option_line.name_of(table.title.info, self.spec, words)
        if self.seat is None:
            return own
        who = table.names[self.seat] if self.seat < len(table.seats) else words("table-form-free")
        return words("table-form-of-seat", option=own, number=self.seat + 1, who=who)

    def value(self, table: Table) -> object:
        """Its value at a table."""
        value = table.options.get(self.spec.id)
        if self.seat is None:
            return ([] if self.spec.kind == "some" else self.spec.default) if value is None else value
        return value[self.seat] if isinstance(value, list) and self.seat < len(value) else self.spec.default

    def read(self, table: Table, words: Words) -> str:
        """Its value in words."""
        value = self.value(table)
        if value == []:
            return words("table-form-by-chance")
        return option_line.value_read(table.title.info, self.spec, value, words)

    @property
    def picked(self) -> bool:
        """Whether a menu can set it; else it must be typed."""
        return self.spec.kind != "some" or (len(self.spec.values) <= OPTIONS and self.spec.high <= _FEW)


def settings_of(table: Table) -> list[OptionSetting]:
    """Return everything that can be set in the form; modules have a separate menu.

    An option of a module is included with the module, and if it was set without it, which is an error to be corrected.
    """
    found, modules = [], table.options.get(MODULES, [])
    for spec in table.title.info.options:
        if spec.module and spec.module not in modules and spec.id not in table.options:
            continue
        seats: Sequence[int | None] = range(table.row.max_seats) if spec.kind == "per_seat" else (None,)
        found += [OptionSetting(spec, seat) for seat in seats]
    return found[:OPTIONS]


def form(
    table: Table, words: Words, key: str = "", note: str = "", *, thread: bool = False, clocks: bool = True
) -> tuple[str, Controls]:
    """Return the form: all settings, a menu of settings and one of values."""
    found = settings_of(table)
    here = next((one for one in found if one.key == key), found[0] if found else None)
    said = [note] if note else []
    said.append(words("table-form", title=words(f"{table.row.title}-name"), table=table.id))
    for one in found:
        text = words("options-line", option=one.name(table, words), value=escaped_values(one.read(table, words)))
        said.append(f"- **{text}**" if one is here else f"- {text}")
    items: list[Item] = []
    if here is not None:
        items += _menus(table, words, found, here)
        if not here.picked:
            said.append(f"-# {words('table-form-typed')}")
    buttons = [form_button(words, "type", table.id), form_button(words, "usual", table.id)]
    buttons += [form_button(words, "thread", table.id)] if thread else []
    buttons += [_hints_button(table, words), form_button(words, "seats-of", table.id)]
    for button in buttons:
        button.row = 2
    items += buttons
    if clocks:
        said.append(words("clock-pace", pace=clock_text.pace(table.pace, words)))
        items += _clocks(table, words)
    return cut("\n".join(said), CONTENT), Controls(items)


def _hints_button(table: Table, words: Words) -> discord.ui.Button[Any]:
    """Return the button that allows or forbids hints."""
    label = words("table-form-hints-off" if table.row.hints else "table-form-hints-on")
    return discord.ui.Button(label=label, custom_id=f"+{table.id}/hints:{int(not table.row.hints)}")


def _clocks(table: Table, words: Words) -> list[Item]:
    """Return menus of the pace, and of what happens when time is up."""
    menus = [
        form_menu(what, table.id, "", words(f"clock-choose-{what}"), options)
        for what, options in (
            ("pace", clock_text.pace_options(table.pace, words)),
            ("pace-end", clock_text.end_options(table.pace, words)),
        )
    ]
    found = [menu for menu in menus if menu is not None]
    for row, menu in enumerate(found, 3):
        menu.row = row
    return [*found]


@FORMS.on("pace", "pace-end")
async def _pace(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Set the pace."""
    responder = interaction.client.responder
    pace = clock_text.read(values[0] if values else "", responder.words(interaction))
    acted = await responder.tables.service(PaceControl).set_pace(table.id, asker(interaction, table), pace)
    await _show_both(interaction, acted.table, "")


def _menus(table: Table, words: Words, found: Sequence[OptionSetting], here: OptionSetting) -> list[Item]:
    options = [
        discord.SelectOption(
            label=one.name(table, words),
            value=one.key,
            description=cut(one.read(table, words), MENU_TEXT),
            default=one is here,
        )
        for one in found
    ]
    menus: list[Item] = []
    what = form_menu("field", table.id, "", words("table-form-choose"), options)
    if what is not None and len(found) > 1:
        what.row = 0
        menus.append(what)
    values = _values(table, words, here) if here.picked else None
    if values is not None:
        values.row = 1
        menus.append(values)
    return menus


def _values(table: Table, words: Words, here: OptionSetting) -> discord.ui.Select[Any] | None:
    """Return the menu of the values of a setting; impossible ones say why."""
    info, many = table.title.info, here.spec.kind == "some"
    taken = option_line.tokens(here.value(table))
    possible = list(dict.fromkeys([*option_line.possible(here.spec, OPTIONS - 1), *([] if many else taken)]))[:OPTIONS]
    against = {one: None if many else _against(table, words, here, one) for one in possible}
    options = [
        discord.SelectOption(
            label=option_line.called(info, here.spec, one, words),
            value=one,
            default=one in taken,
            description=against[one],
        )
        for one in possible
    ]
    return form_menu("value", table.id, here.key, here.name(table, words), options, most=here.spec.high if many else 0)


def _against(table: Table, words: Words, here: OptionSetting, value: str) -> str | None:
    if here.seat is not None:
        return None
    return lobby_message.against(table, words, {here.spec.id: option_line.taken_up(here.spec, [value])})


async def _show_form(interaction: Interaction, table: Table, key: str = "", note: str = "") -> None:
    """Answer with the form, in the pressed message if that is the form already."""
    responder = interaction.client.responder
    words, clocks = responder.words(interaction), responder.tables.find_service(PaceControl) is not None
    can = isinstance(interaction.channel, discord.TextChannel) and interaction.channel_id == table.row.channel
    text, view = form(table, words, key, note, thread=can, clocks=clocks)
    await responder.answer(interaction, text, view=view)


async def _show_both(interaction: Interaction, table: Table, key: str) -> None:
    """Update the form and the public message after a change."""
    responder = interaction.client.responder
    await _show_form(interaction, table, key)
    await lobby_message.refresh(interaction.client, responder.tables, table.id, responder.settings.host.language)


@FORMS.on("settings")
async def _settings(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Open the form, for people who may change settings."""
    _may(interaction, table)
    await _show_form(interaction, table)


def _may(interaction: Interaction, table: Table) -> None:
    table.refuse_unless(OPEN)
    check(table, asker(interaction, table), ARRANGE)


@FORMS.on("field")
async def _field(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Select a setting."""
    _may(interaction, table)
    await _show_form(interaction, table, values[0] if values else "")


@FORMS.on("value")
async def _value(interaction: Interaction, table: Table, given: str, values: Sequence[str]) -> None:
    """Set an option to what was picked."""
    here = next((one for one in settings_of(table) if one.key == given), None)
    if here is None:
        raise TableError("host-error-expired")
    value: object = list(values) if here.spec.kind == "some" else _one(here.spec, values)
    setup = interaction.client.responder.tables.setup
    table = await setup.set_option(table.id, asker(interaction, table), here.spec.id, value, here.seat)
    await _show_both(interaction, table, given)


def _one(spec: OptionSpec, values: Sequence[str]) -> object:
    """Return one value of an option for the title; for an option with a value for each seat, that of a seat."""
    return (values[0] if values else "") if spec.kind == "per_seat" else option_line.taken_up(spec, values)


@FORMS.on("usual")
async def _usual(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Restore the defaults."""
    setup = interaction.client.responder.tables.setup
    table = await setup.set_all(table.id, asker(interaction, table), {})
    await _show_both(interaction, table, "")


@FORMS.on("type")
async def _type(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Open the text line with all options."""
    _may(interaction, table)
    words = interaction.client.responder.words(interaction)
    now = option_line.line(table.options)
    about = words("table-form-line-about", example=option_line.example(table.title.info))
    # The present options must fit into the field, however long they are.
    field = modals.ModalField(_TEXT, words("table-form-line"), about, now, long=True, limit=max(_LINE, len(now)))
    await modals.show(interaction, _TEXT, table.id, words("table-form-title", table=table.id), field)


@modals.MODALS.on(_TEXT)
async def _typed(interaction: Interaction, table_id: str, _: str, typed: Mapping[str, str]) -> None:
    """Set all options as typed."""
    responder = interaction.client.responder
    table = await responder.named(interaction, table_id)
    raw = option_line.parse(table.title.info, typed.get(_TEXT, ""))
    table = await responder.tables.setup.set_all(table.id, asker(interaction, table), raw)
    await _show_both(interaction, table, "")


@FORMS.on("thread")
async def _thread(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Move the game to a new thread of this channel."""
    responder = interaction.client.responder
    _may(interaction, table)
    permissions.require_post(interaction, interaction.channel_id)
    servers = responder.tables.find_service(ServerService)
    if servers is not None and table.row.guild is not None and (await servers.of(table.row.guild)).threads == NEVER:
        raise await servers.refuse_thread(table.row.guild)
    thread = await new_thread(interaction, table.row.title)
    table = await responder.tables.setup.move(table.id, asker(interaction, table), thread.id)
    words = responder.words(interaction, public=True)
    controls = lobby_message.controls(table, words, responder.buttons)
    opening = await thread.send(view=Layout(await told(responder.tables, table, words), controls))
    await carry(interaction.client, responder.tables, table.id, thread.id, opening.id, new=True)
    await lobby_message.catch_up(interaction, table)
    own = responder.words(interaction)
    await responder.answer(interaction, own("table-opened-in", table=table.id, where=thread.mention))


async def new_thread(interaction: Interaction, title_id: str) -> discord.Thread:
    """Create a thread in this channel. Raises NoThread if there can be none."""
    await interaction.client.responder.think(interaction)
    words = interaction.client.responder.words(interaction, public=True)
    name = words("table-thread-name", title=words(f"{title_id}-name"), who=interaction.user.display_name)
    return await threads.begin(interaction.channel, name, interaction.app_permissions)
