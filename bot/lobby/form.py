"""The settings of a table before its game: the menu of bots below its message, the forms, and what more can be done.

A form changes the current table, and only what was changed in it; then the public message and the pressed one show it.

The settings of a table as fields of forms, and what was filled in as a change of the table.

Frequent settings come first: the first five fields are the first form, the others follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from msgspec import Struct

from bot.clocks.commands import PaceControl
from bot.discord.commands.game import asker
from bot.discord.gateway import permissions
from bot.discord.interactions import modals
from bot.discord.interactions.components import FORMS, form_button
from bot.discord.interactions.modals import BoxField, FilledForm, Form, FormField, PickField, TextField
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item, Layout
from bot.discord.limits import CHECKBOXES, CONTENT, FORM_FIELDS, LABEL, MENU_TEXT, OPTIONS, cut
from bot.discord.names import escaped, name_at
from bot.discord.posts import clock_text
from bot.discord.posts.control_message import carry
from bot.lobby import message as lobby_message
from bot.lobby import options as option_line
from bot.lobby import options as scenarios
from bot.lobby.message import SETTINGS
from bot.servers.service import ServerService
from bot.servers.settings import NEVER
from bot.tables import Table, TableError
from bot.tables.rights import check
from bot.tables.setup import ARRANGE, MODULES, SetupChange
from bot.tables.table import OPEN
from games.kernel import OptionsError, OptionSpec, Preset, Seat, TitleInfo
from games.kernel.presets import preset_of
from renderers.words import Words, message_id

SCENARIO, SEATS, PACE, SWITCHES, HINTS = ("*scenario", "*seats", "*pace", "*switches", "*hints")
"""The fields that are no option of a title."""
# Boxes show no order of their values, so they are used only up to this number.
_FEW = 8
_TYPED = 900


class OptionSetting(Struct, frozen=True):
    """An option of the title, for one seat if each seat has its own value."""

    spec: OptionSpec
    seat: Seat | None = None
    late: bool = False
    """Whether it is rarely set."""

    @property
    def key(self) -> str:
        """Its name in a form."""
        return self.spec.id if self.seat is None else f"{self.spec.id}.{self.seat}"

    @property
    def typed(self) -> bool:
        """Whether it must be typed: a number, or a list in order."""
        many = self.spec.kind == "some" and (len(self.spec.values) > OPTIONS or self.spec.high > _FEW)
        return self.spec.kind == "number" or many

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


def settings_of(table: Table) -> list[OptionSetting]:
    """Return the options that can be set: rare settings, and those of each of many seats, come last.

    An option of a module is included with the module, and if it was set without it, which is an error to be corrected.
    """
    found, modules = [], table.options.get(MODULES, [])
    many = table.row.max_seats > 2
    for spec in table.title.info.options:
        if spec.module and spec.module not in modules and spec.id not in table.options:
            continue
        seats: Sequence[Seat | None] = range(table.row.max_seats) if spec.kind == "per_seat" else (None,)
        rare = spec.needs is not None or spec.kind == "some" or (spec.kind == "per_seat" and many)
        found += [OptionSetting(spec, seat, rare) for seat in seats]
    return sorted(found, key=lambda one: (one.late, one.typed))


def fields_of(table: Table, words: Words, *, clocks: bool) -> list[FormField]:
    """Return all settings of a table as fields."""
    shared = (_scenario(table, words), _seats(table, words), _modules(table, words))
    found: list[FormField] = [field for field in shared if field is not None]
    settings = settings_of(table)
    found += [_option(table, words, one) for one in settings if not one.late and one.spec.kind != "flag"]
    if clocks:
        found.insert(FORM_FIELDS - 1, _pace(table, words))
    flags = [one for one in settings if one.spec.kind == "flag"]
    found.insert(FORM_FIELDS, _switches(table, words, flags))
    return [*found, *(_option(table, words, one) for one in settings if one.late)]


def _pick(
    field: str, name: str, options: Sequence[discord.SelectOption], *, most: int = 0, hint: str = ""
) -> PickField | None:
    return PickField(field, name, options[:OPTIONS], most=most, hint=hint) if options else None


def _scenario(table: Table, words: Words) -> PickField | None:
    """Return a menu of the scenarios with their descriptions or what prevents them, and random modules."""
    info, now = table.title.info, preset_of(table.title.info, table.options)
    options = []
    for one in scenarios.offered(info, words):
        preset = info.preset(one.value)
        wrong = lobby_message.against_all(table, words, preset.options) if preset else None
        about = wrong or (cut(one.about, MENU_TEXT) if one.about else None)
        chosen = now is not None and one.value == now.id
        options.append(discord.SelectOption(label=one.name, value=one.value, description=about, default=chosen))
    name, hint = words("table-form-scenario"), words("table-form-scenario-choose")
    return PickField(SCENARIO, name, options[:OPTIONS], free=True, hint=hint) if options else None


def _seats(table: Table, words: Words) -> PickField | None:
    """Return the number of players."""
    low, high = table.title.info.seats
    numbers = range(max(low, len(table.seats), 1), high + 1)[:OPTIONS]
    options = [
        discord.SelectOption(
            label=words("table-form-seats", seats=number),
            value=str(number),
            description=lobby_message.against(table, words, {}, number),
            default=number == table.row.max_seats,
        )
        for number in numbers
    ]
    return _pick(SEATS, words("table-form-seats-choose"), options) if len(numbers) > 1 else None


def _modules(table: Table, words: Words) -> PickField | None:
    """Return the title's modules with their descriptions or what prevents them."""
    title, modules = table.title.info.id, table.title.info.modules[:OPTIONS]
    chosen = table.options.get(MODULES, [])
    options = []
    for module in modules:
        name = words.find(message_id(title, "module", module.id)) or module.id
        brings = words.find(message_id(title, "module", module.id, "text"))
        with_it = [*chosen, *([] if module.id in chosen else [module.id])]
        wrong = None if module.id in chosen else lobby_message.against(table, words, {MODULES: with_it})
        about = wrong or (cut(brings, MENU_TEXT) if brings else None)
        options.append(
            discord.SelectOption(label=name, value=module.id, description=about, default=module.id in chosen)
        )
    hint = words("table-form-modules-choose")
    return _pick(MODULES, words("options-modules"), options, most=len(options), hint=hint)


def _pace(table: Table, words: Words) -> PickField:
    """Return the paces, each with the others deciding when time is up, and with a bot answering."""
    return PickField(PACE, words("table-form-pace"), clock_text.every_pace(table.pace, words))


def _switches(table: Table, words: Words, flags: Sequence[OptionSetting]) -> FormField:
    """Return the boxes for everything that is on or off; hints are one of them."""
    hints = words("table-form-hints")
    options = [discord.SelectOption(label=hints, value=HINTS, default=table.row.hints)]
    options += [
        discord.SelectOption(label=one.name(table, words), value=one.key, default=one.value(table) is True)
        for one in flags
    ]
    if len(options) == 1:
        return BoxField(HINTS, hints, words("table-form-hints-about"), table.row.hints)
    return PickField(SWITCHES, words("table-form-switches"), options[:CHECKBOXES], most=CHECKBOXES)


def _option(table: Table, words: Words, here: OptionSetting) -> FormField:
    """Return an option; impossible values say why."""
    info, taken, many = table.title.info, option_line.tokens(here.value(table)), here.spec.kind == "some"
    if here.typed:
        about = words("table-form-list") if many else words("table-form-number", **_bounds(here.spec))
        text = ", ".join(option_line.called(info, here.spec, one, words) for one in taken)
        return TextField(here.key, here.name(table, words), about, text, long=many, limit=max(_TYPED, len(text)))
    elsewhere = _elsewhere(info, here.spec)
    offered = [one for one in here.spec.values if one in taken or one not in elsewhere]
    options = [
        discord.SelectOption(
            label=option_line.called(info, here.spec, one, words),
            value=one,
            default=one in taken,
            description=None if many else _against(table, words, here, one),
        )
        for one in offered
    ]
    about = words("table-form-some", **_count(here.spec)) if many else ""
    if elsewhere:
        about = words("table-form-elsewhere", value=_short(info, here.spec, elsewhere[0], words))
    needed = next((spec for spec in info.options if here.spec.needs and spec.id == here.spec.needs[0]), None)
    if many and needed is not None and here.spec.needs is not None:
        value = _short(info, needed, here.spec.needs[1], words)
        about = words("table-form-needed", high=here.spec.high, value=value)
    most, hint = (here.spec.high, words("table-form-random")) if many else (0, "")
    return PickField(here.key, here.name(table, words), options[:OPTIONS], about, most, hint=hint)


def _short(info: TitleInfo, spec: OptionSpec, value: str, words: Words) -> str:
    """Return the name of a value without its explanation."""
    return option_line.called(info, spec, value, words).partition(":")[0]


def _bounds(spec: OptionSpec) -> dict[str, int]:
    return {"low": spec.low, "high": spec.high}


def _count(spec: OptionSpec) -> dict[str, int]:
    """Return how many values an option takes; the least is 0 where it is the most."""
    return {"low": spec.low if spec.low < spec.high else 0, "high": spec.high}


def _elsewhere(info: TitleInfo, spec: OptionSpec) -> list[str]:
    """Return the values of an option that are set together with the options that need them."""
    return list(
        dict.fromkeys(one.needs[1] for one in info.options if one.needs is not None and one.needs[0] == spec.id)
    )


def _against(table: Table, words: Words, here: OptionSetting, value: str) -> str | None:
    if here.seat is not None:
        return None
    return lobby_message.against(table, words, {here.spec.id: option_line.taken_up(here.spec, [value])})


def change(table: Table, filled: FilledForm, words: Words) -> SetupChange:
    """Return what a form changes at a table, its pace aside. Raises WrongFields for what was typed."""
    info, seats = table.title.info, filled.new(SEATS)
    wanted = scenarios.scenario_of(info, filled.text(SCENARIO)) if filled.new(SCENARIO) else 0
    options: dict[tuple[str, Seat | None], Any] = {}
    modules, switches = filled.new(MODULES), filled.new(SWITCHES)
    if modules is not None:
        options[MODULES, None] = [module.id for module in info.modules if module.id in modules]
    problems: dict[str, Exception] = {}
    for one in settings_of(table):
        given = filled.new(one.key)
        if one.spec.kind == "flag":
            on = switches is not None and one.key in switches
            options |= {} if switches is None or on is one.value(table) else {(one.spec.id, None): on}
        elif given is not None:
            try:
                value = _read(info, one.spec, given)
            except (TableError, OptionsError) as error:
                problems[one.name(table, words)] = error
            else:
                options |= dict([((one.spec.id, one.seat), value), *_needed(info, one, value)])
    if problems:
        raise modals.wrong(words, problems)
    preset = wanted if isinstance(wanted, Preset) else None
    drawn = wanted if isinstance(wanted, int) else 0
    return SetupChange(preset, options, drawn, int(seats[0]) if seats else None, _hints(filled))


def _hints(filled: FilledForm) -> bool | None:
    box, switches = filled.new(HINTS), filled.new(SWITCHES)
    return bool(box) if box is not None else HINTS in switches if switches is not None else None


def _needed(info: TitleInfo, one: OptionSetting, value: object) -> Iterator[tuple[tuple[str, Seat | None], Any]]:
    """Yield the value of the option without which another one changes nothing."""
    other = next((spec for spec in info.options if one.spec.needs and spec.id == one.spec.needs[0]), None)
    if other is not None and one.spec.needs is not None and value != one.spec.default:
        seat = one.seat if one.spec.seat is None else one.spec.seat
        yield (other.id, seat), one.spec.needs[1] if value else other.default


def _read(info: TitleInfo, spec: OptionSpec, given: Sequence[str]) -> object:
    """Return the value of an option that was picked or typed; the title checks picked ones."""
    if spec.kind == "per_seat":
        return given[0] if given else spec.default
    if spec.kind == "number":
        text = given[0].strip() if given else str(spec.default)
        if not re.fullmatch("[0-9]{1,6}", text) or not spec.low <= int(text) <= spec.high:
            raise TableError("table-form-no-number", given=text[:LABEL], **_bounds(spec))
        return int(text)
    if spec.kind != "some":
        return option_line.taken_up(spec, given)
    typed = spec.high > _FEW and bool(given)
    taken = option_line.tokens(option_line.parse(info, f"{spec.id}={' '.join(given)}")[spec.id] if typed else [*given])
    if taken and not spec.low <= len(taken) <= spec.high:
        raise TableError("table-form-some", **_count(spec))
    return taken


_LINE = 900
_TEXT = "options"


@FORMS.on("bot")
async def _bot(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Add or remove a bot."""
    tables, value = interaction.client.responder.tables, values[0] if values else ""
    if value.startswith("+"):
        manager = asker(interaction, table).manager
        table = await tables.lobby.add_player(table.id, interaction.user.id, value[1:], manager=manager)
        await show_change(interaction, table, "table-added", who=escaped(table.names[-1]))
        return
    if not re.fullmatch("-[0-9]{1,3}", value):
        raise TableError("host-error-expired")
    seat = int(value[1:])
    name = next((name for row, name in zip(table.seats, table.names, strict=True) if row.seat == seat), "–")
    table = await tables.setup.dismiss(table.id, asker(interaction, table), seat)
    await show_change(interaction, table, "table-left", who=escaped(name))


async def show_change(interaction: Interaction, table: Table, message: str, **args: str | int) -> None:
    """Show everybody a table after a change, and who changed what."""
    words = interaction.client.responder.words(interaction, public=True)
    said = {"who": escaped(name_at(table, interaction.user)), "table": table.id, **args}
    await interaction.client.responder.show_open(interaction, table, words(message, **said))


async def arranged(interaction: Interaction, table_id: str) -> Table:
    """Return an open table that somebody may set up. Raises TableError for others."""
    table = await interaction.client.responder.named(interaction, table_id)
    table.refuse_unless(OPEN)
    check(table, asker(interaction, table), ARRANGE)
    return table


# The forms with the settings


@modals.BUILD.on(SETTINGS)
async def _settings(interaction: Interaction, table_id: str, given: str) -> Form:
    """Build a form with some of the settings: the first, or those after it."""
    responder, table = interaction.client.responder, await arranged(interaction, table_id)
    words, part = responder.words(interaction), int(given) if given.isdecimal() and len(given) < 3 else 0
    found = _fields(interaction, table)[part * FORM_FIELDS :][:FORM_FIELDS]
    if not found:
        raise TableError("host-error-expired")
    return Form(words("table-form-title", title=words(f"{table.row.title}-name")), found)


def _fields(interaction: Interaction, table: Table) -> Sequence[FormField]:
    responder = interaction.client.responder
    clocks = responder.tables.find_service(PaceControl) is not None
    return fields_of(table, responder.words(interaction), clocks=clocks)


@modals.SUBMIT.on(SETTINGS)
async def _set(interaction: Interaction, table_id: str, _: str, filled: FilledForm) -> None:
    """Set what was changed in a form."""
    responder, table = interaction.client.responder, await arranged(interaction, table_id)
    words, by = responder.words(interaction), asker(interaction, table)
    if filled.changed:
        table = await responder.tables.setup.change(table.id, by, change(table, filled, words))
    if filled.new(PACE):
        pace = clock_text.pace_of(filled.text(PACE), words)
        table = (await responder.tables.service(PaceControl).set_pace(table.id, by, pace)).table
    await show_set(interaction, table)


async def show_set(interaction: Interaction, table: Table) -> None:
    """Show a table after a form: in its public message, and in the private one from which the form was opened."""
    responder, message = interaction.client.responder, interaction.message
    if message is not None and not message.flags.ephemeral:
        await show_change(interaction, table, "table-set")
        return
    await _show_more(interaction, table)
    await lobby_message.refresh(interaction.client, responder.tables, table.id, responder.settings.host.language)


# Further settings


@FORMS.on("more")
async def _more(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Show all that can be done with the settings, to people who may change them."""
    await _show_more(interaction, await arranged(interaction, table.id))


async def _show_more(interaction: Interaction, table: Table) -> None:
    can = isinstance(interaction.channel, discord.TextChannel) and interaction.channel_id == table.row.channel
    words, forms = interaction.client.responder.words(interaction), -(-len(_fields(interaction, table)) // FORM_FIELDS)
    text, view = more(table, words, forms, thread=can)
    await interaction.client.responder.answer(interaction, text, view=view)


def more(table: Table, words: Words, forms: int, *, thread: bool = False) -> tuple[str, Controls]:
    """Return what is set at a table, with buttons to all forms and what else can be done."""
    said = [
        words("table-form", title=words(f"{table.row.title}-name"), table=table.id),
        lobby_message.settings(table, words),
    ]
    said += [words("clock-pace", pace=clock_text.pace(table.pace, words))]
    said += [words("table-lobby-hints")] if table.row.hints else []
    said += list(lobby_message.audience_lines(table, words)) or [words("seats-panel-usual")]
    first: list[Item] = [
        modals.button(words("table-form-part", part=part, parts=forms), SETTINGS, table.id, str(part), row=0)
        for part in range(forms)
    ]
    second: list[Item] = [modals.button(words("table-form-seats-of"), "seats", table.id, row=1)]
    second.append(modals.button(words("table-form-type"), _TEXT, table.id, row=1))
    kinds = [*(["thread"] if thread else []), "usual"]
    for button in (form_button(words, kind, table.id) for kind in kinds):
        button.row = 1
        second.append(button)
    return cut("\n".join(said), CONTENT), Controls([*first, *second])


@FORMS.on("usual")
async def _usual(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Restore the defaults."""
    setup = interaction.client.responder.tables.setup
    await show_set(interaction, await setup.set_all(table.id, asker(interaction, table), {}))


@modals.BUILD.on(_TEXT)
async def _line(interaction: Interaction, table_id: str, _: str) -> Form:
    """Build the form with all options as one text."""
    table, words = await arranged(interaction, table_id), interaction.client.responder.words(interaction)
    now = option_line.line(table.options)
    about = words("table-form-line-about", example=option_line.example(table.title.info))
    # The present options must fit into the field, however long they are.
    field = TextField(_TEXT, words("table-form-line"), about, now, long=True, limit=max(_LINE, len(now)))
    return Form(words("table-form-title", title=words(f"{table.row.title}-name")), [field])


@modals.SUBMIT.on(_TEXT)
async def _typed(interaction: Interaction, table_id: str, _: str, filled: FilledForm) -> None:
    """Set all options as typed."""
    responder, table = interaction.client.responder, await arranged(interaction, table_id)
    raw = option_line.parse(table.title.info, filled.text(_TEXT))
    await show_set(interaction, await responder.tables.setup.set_all(table.id, asker(interaction, table), raw))


@FORMS.on("thread")
async def _thread(interaction: Interaction, table: Table, _: str, __: Sequence[str]) -> None:
    """Move the game to a new thread of this channel."""
    responder = interaction.client.responder
    table = await arranged(interaction, table.id)
    permissions.require_post(interaction, interaction.channel_id)
    servers = responder.tables.find_service(ServerService)
    if servers is not None and table.row.guild is not None and (await servers.of(table.row.guild)).threads == NEVER:
        raise await servers.refuse_thread(table.row.guild)
    thread = await new_thread(interaction, table.row.title)
    table = await responder.tables.setup.move(table.id, asker(interaction, table), thread.id)
    words = responder.words(interaction, public=True)
    controls = lobby_message.controls(table, words, responder.buttons)
    opening = await thread.send(view=Layout(await lobby_message.rated_lobby(responder.tables, table, words), controls))
    await carry(interaction.client, responder.tables, table.id, thread.id, opening.id, new=True)
    await lobby_message.catch_up(interaction, table)
    own = responder.words(interaction)
    await responder.answer(interaction, own("table-opened-in", table=table.id, where=thread.mention))


async def new_thread(interaction: Interaction, title_id: str) -> discord.Thread:
    """Create a thread in this channel. Raises NoThread if there can be none."""
    await interaction.client.responder.think(interaction)
    words = interaction.client.responder.words(interaction, public=True)
    name = words("table-thread-name", title=words(f"{title_id}-name"), who=interaction.user.display_name)
    return await permissions.begin(interaction.channel, name, interaction.app_permissions)
