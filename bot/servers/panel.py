"""The panel of a server's settings: its pages and controls. `commands` handles the presses.

Pages are `main`, `setting` (with its name), `log` (with the page), `presets`, and `preset` (with its name).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord

from bot.discord.gateway.limits import MENU_TEXT, OPTIONS, PLACEHOLDER, cut
from bot.discord.layout import Controls, Item
from bot.discord.posts import clock_text
from bot.discord.posts.viewer_text import escaped
from bot.servers import texts as server_text
from bot.servers.rows import ServerChangeRow, ServerPresetRow
from bot.servers.settings import ALWAYS, MOST, NEVER, ON, SETTINGS, ServerSettingKind, ServerSettings
from bot.store import TableRow
from renderers.titles import TITLES
from renderers.words import LOCALES, Words

NUMBERS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100)
"""The numbers of simultaneous tables that a menu offers."""
LOGGED = 10
"""The number of changes on a page of the log."""
NONE = "none"
_CHANNELS = [discord.ChannelType.text, discord.ChannelType.news]
Option = discord.SelectOption


def main(server: ServerSettings, words: Words, guild: discord.Guild, *, reads: bool) -> Controls:
    """Return the main page: a menu of settings, and buttons to ready-made tables, the log, and reports by direct
    message.
    """
    options = [
        _option(server_text.name(one, words), one, False, server_text.plain(one, server.get(one), words, guild))
        for one in SETTINGS
    ]
    return Controls(
        [
            _menu("pick", "", words("server-menu-setting"), options, 0),
            button("presets", "", words("server-button-presets"), 1),
            button("log", "0", words("server-button-log"), 1),
            button("reader", "off" if reads else "on", words(f"server-button-reports-{'off' if reads else 'on'}"), 1),
        ]
    )


def setting(setting: str, server: ServerSettings, words: Words) -> Controls:
    """Return the control of one setting, and buttons for the default and back."""
    made = _CONTROLS[SETTINGS[setting]](setting, server, words)
    back = [button("usual", setting, words("server-button-usual"), 1)] if server.get(setting) else []
    return Controls([made, *back, button("main", "", words("host-back"), 1)])


def _channels(setting: str, server: ServerSettings, words: Words) -> Item:
    many = SETTINGS[setting] is ServerSettingKind.CHANNELS
    present = [discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in server.ids(setting)]
    menu: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=f"srv:set:{setting}",
        placeholder=cut(server_text.name(setting, words), PLACEHOLDER),
        channel_types=_CHANNELS,
        default_values=present,
        min_values=0,
        max_values=MOST if many else 1,
        row=0,
    )
    return menu


def _roles(setting: str, server: ServerSettings, words: Words) -> Item:
    present = [discord.SelectDefaultValue.from_role(discord.Object(one)) for one in server.ids(setting)]
    menu: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        custom_id=f"srv:set:{setting}",
        placeholder=cut(server_text.name(setting, words), PLACEHOLDER),
        default_values=present,
        min_values=0,
        max_values=MOST,
        row=0,
    )
    return menu


def _titles(setting: str, server: ServerSettings, words: Words) -> Item:
    chosen = server.titles or TITLES
    options = [_option(words.find(f"{one}-name") or one, one, one in chosen) for one in TITLES[:OPTIONS]]
    return _menu("set", setting, server_text.name(setting, words), options, 0, most=len(options))


def _paces(setting: str, server: ServerSettings, words: Words) -> Item:
    return _menu("set", setting, server_text.name(setting, words), clock_text.pace_options(server.pace, words), 0)


def _among(values: Callable[[ServerSettings, str], Iterable[str]]) -> Callable[[str, ServerSettings, Words], Item]:
    """Return a menu of some values, and the default."""

    def made(setting: str, server: ServerSettings, words: Words) -> Item:
        now, shown = server.get(setting), ("", *values(server, setting))
        options = [_option(server_text.value(setting, one, words), one or NONE, one == now) for one in shown]
        return _menu("set", setting, server_text.name(setting, words), options[:OPTIONS], 0)

    return made


def _numbers(server: ServerSettings, setting: str) -> list[str]:
    now = server.number(setting)
    return [str(one) for one in sorted({*NUMBERS, *([now] if now else [])})]


_CONTROLS: dict[ServerSettingKind, Callable[[str, ServerSettings, Words], Item]] = {
    ServerSettingKind.CHANNEL: _channels,
    ServerSettingKind.CHANNELS: _channels,
    ServerSettingKind.ROLES: _roles,
    ServerSettingKind.TITLES: _titles,
    ServerSettingKind.PACE: _paces,
    ServerSettingKind.NUMBER: _among(_numbers),
    ServerSettingKind.SWITCH: _among(lambda _, __: (ON,)),
    ServerSettingKind.THREADS: _among(lambda _, __: (ALWAYS, NEVER)),
    ServerSettingKind.LANGUAGE: _among(lambda _, __: LOCALES),
}


def log(rows: Sequence[ServerChangeRow], page: int, count: int, words: Words) -> tuple[str, Controls]:
    """Return a page of the log, with buttons to the others."""
    pages = max(1, -(-count // LOGGED))
    items = [button("log", str(page - 1), words("host-previous"), 0)] if page else []
    items += [button("log", str(page + 1), words("host-next"), 0)] if page < pages - 1 else []
    return server_text.log(rows, page, pages, words), Controls([*items, button("main", "", words("host-back"), 0)])


def presets(rows: Sequence[ServerPresetRow], tables: Sequence[TableRow], words: Words) -> tuple[str, Controls]:
    """Return the list of ready-made tables, a menu to select one, and one of tables to make another from."""
    said = [words("server-presets" if rows else "server-presets-none")]
    said += [_preset_line(row, words) for row in rows[:OPTIONS]]
    items: list[Item] = []
    if rows:
        options = [
            _option(row.name, preset_id(row.key), False, words.find(f"{row.title}-name") or row.title)
            for row in rows[:OPTIONS]
        ]
        items.append(_menu("preset", "", words("server-menu-preset"), options, 0))
    if tables:
        from_ = [_option(f"{words.find(f'{row.title}-name') or row.title} · {row.id}", row.id, False) for row in tables]
        items.append(_menu("save", "", words("server-menu-save"), from_[:OPTIONS], 1))
    return "\n".join(said), Controls([*items, button("main", "", words("host-back"), 2)])


def preset(row: ServerPresetRow, words: Words) -> tuple[str, Controls]:
    """Return one ready-made table, with its buttons."""
    given, does = preset_id(row.key), "drop-usual" if row.usual else "make-usual"
    buttons = [
        button(does, given, words(f"server-button-{does}"), 0),
        button("delete", given, words("server-button-delete"), 0),
        button("presets", "", words("host-back"), 0),
    ]
    return _preset_line(row, words), Controls(buttons)


def _preset_line(row: ServerPresetRow, words: Words) -> str:
    title = words.find(f"{row.title}-name") or row.title
    said = words("server-preset-line", name=escaped(row.name), title=title, seats=row.seats)
    return f"{said} {words('server-preset-usual')}" if row.usual else said


def preset_id(key: str) -> str:
    """Return the key of a ready-made table in custom ids, for a name of any length."""
    return hashlib.blake2b(key.encode(), digest_size=8).hexdigest()


def button(page: str, given: str, label: str, row: int) -> Item:
    """Return a button of the panel."""
    made: discord.ui.Button[Any] = discord.ui.Button(custom_id=f"srv/{page}/{given}", label=label, row=row)
    return made


def _option(label: str, value: str, chosen: bool, more: str = "") -> Option:
    return Option(label=cut(label, MENU_TEXT), value=value, default=chosen, description=cut(more, MENU_TEXT) or None)


def _menu(page: str, given: str, placeholder: str, options: Sequence[Option], row: int, *, most: int = 0) -> Item:
    low, high = (0, most) if most else (1, 1)
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"srv:{page}:{given}",
        placeholder=cut(placeholder, PLACEHOLDER),
        options=list(options),
        min_values=low,
        max_values=high,
        row=row,
    )
    return menu
