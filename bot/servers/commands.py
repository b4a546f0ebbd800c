"""`/server`: the settings of a server, as a panel or typed; only for managers of the server.

`/report`: tells a server's managers about a person or a table, in their channel and in private if they want.

Only managers read a report, and the reporter knows that.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import Suggestion, command, picked, quiet, ranked, told_apart
from bot.discord.gateway import permissions
from bot.discord.gateway.guild_cache import server_of
from bot.discord.gateway.locales import about
from bot.discord.interactions import components, modals
from bot.discord.interactions.components import HandlerRegistry
from bot.discord.interactions.modals import FilledForm, Form, TextField
from bot.discord.interactions.responder import Interaction, RespondingClient
from bot.discord.limits import CONTENT, cut
from bot.discord.names import escaped, table_name
from bot.discord.panel.notation import words_of
from bot.discord.posts.delivery import DiscordMessenger
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.servers import panel, settings, texts
from bot.servers.rows import ReportRow, ReportRows, ServerPresetRow, ServerRows
from bot.servers.service import LONGEST, Reports, ServerService
from bot.servers.settings import ALWAYS, NEVER, OF_TITLE, ON, SETTINGS, USUAL, WORDS, ServerSettingKind, written
from bot.store import PRIVATE, OutboxRow
from bot.tables import NoSuchTable, TableError, Tables
from bot.tables.clocks import pace
from bot.tables.clocks.pace import OFFERED
from bot.worker import timed
from renderers.titles import TITLES
from renderers.words import LOCALES, Words
from renderers.words.typed import canonical

_PRESET = "preset"
_NAME = 60
_LINKED = re.compile(r"<(?:#|@&)([0-9]{1,20})>")


def _settings() -> list[Choice[str]]:
    return [Choice(name=_called(one), value=one) for one in SETTINGS]


def _called(setting: str) -> app_commands.locale_str:
    title = setting.removeprefix(OF_TITLE) if setting.startswith(OF_TITLE) else ""
    return about(f"server-setting-{texts.of_all(setting)}", limit=limits.CHOICE_NAME, title=title)


@command("server", "setting", "value")
@app_commands.choices(setting=_settings())
async def server(interaction: Interaction, setting: str | None = None, value: str | None = None) -> None:
    """`/server`: change what is typed, and show all settings."""
    _managed(interaction)
    if setting is None:
        await _show_main(interaction)
        return
    if value is not None:
        await _change(interaction, {setting: value})
    await _show_setting(interaction, setting)


# Discord shows the command to managers only. A server can change that, so each request is checked as well.
server.default_permissions = discord.Permissions(manage_guild=True)
server.allowed_contexts = permissions.SERVERS


@server.autocomplete("value")
@quiet
async def complete_value(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the values of a setting."""
    setting = vars(interaction.namespace).get("setting")
    if setting not in SETTINGS:
        return []
    found = _suggested(server_of(interaction), setting, interaction.client.responder.words(interaction))
    return ranked(found, words_of(typed))


def _suggested(guild: discord.Guild, setting: str, words: Words) -> list[Suggestion]:
    """Return the values of a setting: the default, then those of its kind."""
    usual = Suggestion(USUAL[0], words(f"server-usual-{texts.of_all(setting)}"))
    values = _offered(guild, SETTINGS[setting])
    return told_apart([usual, *(Suggestion(one, texts.plain(setting, one, words, guild)) for one in values)])


def _offered(guild: discord.Guild, kind: ServerSettingKind) -> Sequence[str]:
    match kind:
        case ServerSettingKind.CHANNEL | ServerSettingKind.CHANNELS:
            return [str(one.id) for one in guild.text_channels]
        case ServerSettingKind.ROLES:
            return [str(one.id) for one in guild.roles]
        case ServerSettingKind.TITLES:
            return TITLES
        case ServerSettingKind.PACE:
            return [str(one) for one in OFFERED if one.runs]
        case ServerSettingKind.NUMBER:
            return [str(one) for one in panel.NUMBERS]
        case ServerSettingKind.LANGUAGE:
            return LOCALES
        case ServerSettingKind.SWITCH:
            return [ON]
    return [ALWAYS, NEVER]


def _managed(interaction: Interaction) -> int:
    """Return the server that a person manages. Raises TableError for others, and in direct messages."""
    return permissions.require_manager(interaction, "server-only-managers")


async def _change(interaction: Interaction, typed: Mapping[str, str]) -> None:
    """Set what was typed or picked, all or nothing. Raises WrongFields."""
    guild, words = server_of(interaction), interaction.client.responder.words(interaction)
    found: dict[str, str] = {}
    problems: dict[str, Exception] = {}
    for setting, text in typed.items():
        try:
            found[setting] = _read(guild, setting, text, words)
        except TableError as error:
            problems[texts.name(setting, words)] = error
    if problems:
        raise modals.wrong(words, problems)
    for setting, text in found.items():
        service = interaction.client.responder.tables.service(ServerService)
        await service.change(guild.id, interaction.user.id, setting, text)


def _read(guild: discord.Guild, setting: str, typed: str, words: Words) -> str:
    """Return the value of a setting as it is stored. Raises TableError for an invalid one."""
    kind = SETTINGS.get(setting)
    exact = None if kind is None else picked(_suggested(guild, setting, words), typed)
    typed = _meant(kind, typed.strip(), words.locale) if exact is None else exact.value
    places = (ServerSettingKind.CHANNEL, ServerSettingKind.CHANNELS, ServerSettingKind.ROLES)
    if kind in places and kind is not None and typed not in USUAL:
        typed = " ".join(_number(guild, kind, one) for one in _parts(typed))
    if kind is ServerSettingKind.LANGUAGE and typed not in (*LOCALES, *USUAL):
        raise TableError("server-unreadable", given=typed[: limits.LABEL])
    return written(setting, typed)


def _meant(kind: ServerSettingKind | None, typed: str, locale: str) -> str:
    """Return typed text in the words in which settings are parsed; other names stay as they are."""
    if kind is ServerSettingKind.PACE:
        return canonical(typed, (*pace.WORDS, *USUAL), locale)
    word = canonical(typed, WORDS, locale)
    return word if word in WORDS else typed


def _parts(typed: str) -> list[str]:
    """Parse channels or roles, typed one after another: linked, by id, or by names between commas."""
    if all(_LINKED.fullmatch(one) or one.isdecimal() for one in typed.split()):
        return typed.split()
    return [one.strip() for one in typed.split(",") if one.strip()]


def _number(guild: discord.Guild, kind: ServerSettingKind, text: str) -> str:
    """Return the id of a channel or role of the server. Raises TableError for one that it does not have."""
    linked = _LINKED.fullmatch(text)
    number = int(linked[1] if linked else text) if linked or text.isdecimal() else 0
    if kind is ServerSettingKind.ROLES:
        role = guild.get_role(number) or discord.utils.find(lambda one: _alike(one.name, text), guild.roles)
        found = None if role is None else role.id
    else:
        channel = guild.get_channel_or_thread(number)
        channel = channel or discord.utils.find(lambda one: _alike(one.name, text), guild.text_channels)
        found = None if channel is None else channel.id
    if found is None:
        raise TableError(
            f"server-no-such-{'role' if kind is ServerSettingKind.ROLES else 'channel'}", given=text[: limits.LABEL]
        )
    return str(found)


def _alike(name: str, typed: str) -> bool:
    return name.strip("#@").casefold() == typed.strip("#@").casefold()


# Pages


async def _show_main(interaction: Interaction) -> None:
    responder, guild = interaction.client.responder, server_of(interaction)
    known, words = await responder.tables.service(ServerService).of(guild.id), responder.words(interaction)
    reads = interaction.user.id in await responder.tables.store.part(ReportRows).readers(guild.id)
    for look in responder.tables.service(ServerService).on_look:
        await look(guild.id)
    text = texts.standing(known, settings.problems(guild, known), words)
    await responder.answer(interaction, text, view=panel.main(words, reads=reads))


async def _show_preview(interaction: Interaction) -> None:
    """Show what members see of the settings."""
    responder, guild = interaction.client.responder, server_of(interaction)
    known, words = await responder.tables.service(ServerService).of(guild.id), responder.words(interaction)
    text = texts.preview(known, settings.problems(guild, known), words)
    heading = words("server-preview", server=escaped(guild.name))
    await responder.answer(interaction, text, view=panel.preview(words), heading=heading)


async def _show_setting(interaction: Interaction, setting: str) -> None:
    if setting not in SETTINGS:
        raise TableError("server-no-such-setting")
    responder, guild = interaction.client.responder, server_of(interaction)
    known, words = await responder.tables.service(ServerService).of(guild.id), responder.words(interaction)
    text = texts.one(setting, known, settings.problems(guild, known), words)
    await responder.answer(interaction, text, view=panel.setting(setting, words))


async def _show_log(interaction: Interaction, given: str) -> None:
    responder, guild = interaction.client.responder, _managed(interaction)
    page, store = int(given) if given.isdecimal() else 0, responder.tables.store.part(ServerRows)
    rows = await store.changes(guild, page * panel.LOGGED, panel.LOGGED)
    text, view = panel.log(rows, page, await store.count_changes(guild), responder.words(interaction))
    await responder.answer(interaction, text, view=view)


async def _show_presets(interaction: Interaction) -> None:
    responder, guild = interaction.client.responder, _managed(interaction)
    rows = await responder.tables.store.part(ServerRows).presets(guild)
    tables = await responder.tables.find(guild=guild, most=limits.OPTIONS)
    text, view = panel.presets(rows, tables, responder.words(interaction))
    await responder.answer(interaction, text, view=view)


async def _show_preset(interaction: Interaction, given: str) -> None:
    text, view = panel.preset(await _preset(interaction, given), interaction.client.responder.words(interaction))
    await interaction.client.responder.answer(interaction, text, view=view)


async def _preset(interaction: Interaction, given: str) -> ServerPresetRow:
    """Return the ready-made table of a control. Raises TableError for a deleted one."""
    rows = await interaction.client.responder.tables.store.part(ServerRows).presets(interaction.guild_id or 0)
    for row in rows:
        if panel.preset_id(row.key) == given:
            return row
    raise TableError("host-error-expired")


# Presses

Does = Callable[[Interaction, str, Sequence[str]], Awaitable[None]]
"""Handles a control, with the rest of its custom id and the values picked."""
PANEL: HandlerRegistry[Does] = HandlerRegistry()


@PANEL.on("main")
async def _to_main(interaction: Interaction, _: str, __: Sequence[str]) -> None:
    await _show_main(interaction)


@PANEL.on("preview")
async def _to_preview(interaction: Interaction, _: str, __: Sequence[str]) -> None:
    await _show_preview(interaction)


@PANEL.on("log")
async def _to_log(interaction: Interaction, given: str, _: Sequence[str]) -> None:
    await _show_log(interaction, given)


@PANEL.on("presets")
async def _to_presets(interaction: Interaction, _: str, __: Sequence[str]) -> None:
    await _show_presets(interaction)


@modals.BUILD.on(panel.FORM)
async def _form(interaction: Interaction, _: str, part: str) -> Form:
    """Build a form with some of the settings."""
    responder, guild = interaction.client.responder, _managed(interaction)
    known, words = await responder.tables.service(ServerService).of(guild), responder.words(interaction)
    found = panel.fields(part, known, words)
    if not found:
        raise TableError("host-error-expired")
    return Form(panel.part_name(part, words), found)


@modals.SUBMIT.on(panel.FORM)
async def _filled(interaction: Interaction, _: str, part: str, filled: FilledForm) -> None:
    """Set what was changed in a form."""
    _managed(interaction)
    known = panel.PARTS.get(part, ())
    await _change(
        interaction, {one: " ".join(filled.values[one]) or USUAL[0] for one in known if one in filled.changed}
    )
    await (_show_preview(interaction) if part == panel.SETUP else _show_main(interaction))


@PANEL.on("reader")
async def _reader(interaction: Interaction, given: str, _: Sequence[str]) -> None:
    reports = interaction.client.responder.tables.store.part(ReportRows)
    await reports.read_by(_managed(interaction), interaction.user.id, reads=given == ON)
    await _show_main(interaction)


@PANEL.on("preset")
async def _pick_preset(interaction: Interaction, _: str, values: Sequence[str]) -> None:
    await _show_preset(interaction, values[0] if values else "")


@PANEL.on("save")
async def _save(interaction: Interaction, _: str, values: Sequence[str]) -> None:
    """Ask for the name of a ready-made table."""
    await modals.show(interaction, _PRESET, values[0] if values else "")


@modals.BUILD.on(_PRESET)
async def _name(interaction: Interaction, table: str, _: str) -> Form:
    """Build the form for the name of a ready-made table."""
    words = interaction.client.responder.words(interaction)
    field = TextField(_PRESET, words("server-preset-name"), required=True, limit=_NAME)
    return Form(words("server-preset-form", table=table), [field])


@PANEL.on("make-usual")
async def _make_usual(interaction: Interaction, given: str, _: Sequence[str]) -> None:
    await _use(interaction, given, usual=True)


@PANEL.on("drop-usual")
async def _drop_usual(interaction: Interaction, given: str, _: Sequence[str]) -> None:
    await _use(interaction, given, usual=False)


async def _use(interaction: Interaction, given: str, *, usual: bool) -> None:
    row = await _preset(interaction, given)
    servers = interaction.client.responder.tables.service(ServerService)
    await servers.use_preset(row.guild, interaction.user.id, row.key, usual=usual)
    await _show_preset(interaction, given)


@PANEL.on("delete")
async def _delete(interaction: Interaction, given: str, _: Sequence[str]) -> None:
    row = await _preset(interaction, given)
    await interaction.client.responder.tables.service(ServerService).drop_preset(
        row.guild, interaction.user.id, row.key
    )
    await _show_presets(interaction)


@modals.SUBMIT.on(_PRESET)
async def _named(interaction: Interaction, table_id: str, _: str, filled: FilledForm) -> None:
    """Save a table's settings under the typed name."""
    responder, guild = interaction.client.responder, _managed(interaction)
    table = await responder.named(interaction, table_id)
    await responder.tables.service(ServerService).save_preset(guild, interaction.user.id, filled.text(_PRESET), table)
    await _show_presets(interaction)


async def _pressed(interaction: Interaction, match: re.Match[str], values: components.Values) -> None:
    """Handle a press on a control of the panel."""
    does = PANEL.of(match["does"])
    # Checked at each press: the person may have lost the permission since the panel was shown.
    with timed("handler", "press server"):
        _managed(interaction)
        await does(interaction, match["given"], values)


_BUTTONS, _MENUS = r"srv/(?P<does>[a-z-]+)/(?P<given>[a-z0-9-]*)", r"srv:(?P<does>[a-z-]+):(?P<given>[a-z0-9-]*)"
ITEMS = components.controls(_pressed, _BUTTONS, _MENUS)


@command("report", "reason", "person", "table", tables=table_argument.TableFilter(table_argument.EVER, seated=False))
async def report(
    interaction: Interaction,
    reason: Range[str, 1, LONGEST],
    person: discord.User | None = None,
    table: str | None = None,
) -> None:
    """`/report`: a person or a table, and why."""
    if interaction.guild_id is None:
        raise TableError("report-no-server")
    responder, words = interaction.client.responder, interaction.client.responder.words(interaction)
    named = "" if not table else (await table_argument.named(interaction, table)).id
    about = None if person is None else person.id
    await responder.tables.service(Reports).report(interaction.guild_id, interaction.user.id, about, named, reason)
    await responder.answer(interaction, words("report-sent"))


report.allowed_contexts = permissions.SERVERS
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (server, report)


class ReportDelivery:
    """Writes reports for people who may still read them."""

    def __init__(self, client: RespondingClient, tables: Tables, messages: OutboxMessages) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages

    async def post(self, row: OutboxRow) -> Post | None:
        """Write a report; None if it was deleted, or its reader does not manage the server any more.

        Raises errors of Discord.
        """
        report = await self._tables.store.part(ReportRows).get(row.first)
        if report is None:
            return None
        if row.place in PRIVATE and not await self._manages(report.guild, row.target):
            await self._tables.store.part(ReportRows).read_by(report.guild, row.target, reads=False)
            return None
        return Post(await self._text(report, await self._messages.words_of(row, report.guild)))

    async def deliver(self, row: OutboxRow, messenger: DiscordMessenger) -> int | None:
        """Send a report to the people who may read it."""
        post = await self.post(row)
        return None if post is None else (await messenger.send(row, post)).id

    async def _manages(self, guild_id: int, user: int) -> bool:
        """Return whether a person manages a server now: people who have left, or lost the role, get no reports."""
        server = await self._client.servers.of(guild_id)
        if server is None:
            return False
        try:
            member = await server.guild.fetch_member(user)
        except discord.NotFound:
            return False
        held = member.guild_permissions
        return held.manage_guild or held.administrator or server.guild.owner_id == user

    async def _text(self, report: ReportRow, words: Words) -> str:
        """Write who reports whom or which table, and why, in their own words."""
        about = [] if report.about is None else [f"<@{report.about}>"]
        about += [await self._table(report.table_id, words)] if report.table_id else []
        known = await self._client.servers.of(report.guild)
        server = escaped(known.guild.name) if known is not None else "–"
        head = words("report-head", by=f"<@{report.user}>", about=words.join(about), server=server)
        foot = f"-# {words('report-foot', when=f'<t:{report.at}:f>')}"
        return cut(f"{head}\n> {escaped(report.reason)}\n{foot}", CONTENT)

    async def _table(self, table_id: str, words: Words) -> str:
        try:
            table = await self._tables.get(table_id)
        except NoSuchTable:
            return table_id
        return words("report-table", table=table_name(table, words), id=table.id, where=f"<#{table.row.channel}>")
