"""The settings of a server: the fields of their forms, and pages with controls. `commands` handles the presses.

Pages are `main`, `setting` (with its name), `log` (with the page), `presets`, and `preset` (with its name).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.discord.interactions import modals
from bot.discord.interactions.modals import BoxField, FormField, PickField, PlaceField, TextField
from bot.discord.layout import Controls, Item
from bot.discord.limits import FORM_FIELDS, MENU_TEXT, OPTIONS, PLACEHOLDER, cut
from bot.discord.names import escaped
from bot.discord.posts import clock_text
from bot.servers import texts as server_text
from bot.servers.rows import ServerChangeRow, ServerPresetRow
from bot.servers.settings import ALWAYS, MOST, NEVER, OF_TITLE, ON, SETTINGS, ServerSettingKind, ServerSettings
from bot.store import TableRow
from renderers.titles import TITLES
from renderers.words import LOCALES, Words

NUMBERS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100)
"""The numbers of simultaneous tables that a menu offers."""
FORM = "server"
"""The kind of the forms with the settings."""
SETUP = "setup"
"""The form with what a new server needs; what members see then follows it."""
_OF_TITLES = [one for one in SETTINGS if one.startswith(OF_TITLE)]
PARTS: dict[str, Sequence[str]] = {
    SETUP: ("titles", "channels", "pace", "board", "language"),
    "limits": ("openers", "tables", "each", "threads", "hints"),
    "news": ("vacancies", "results", "records"),
    "managers": ("reports", "weekly"),
    **{
        f"games{at or ''}": _OF_TITLES[at * FORM_FIELDS :][:FORM_FIELDS]
        for at in range(-(-len(_OF_TITLES) // FORM_FIELDS))
    },
}
"""The forms, each of at most five related settings."""
LOGGED = 10
"""The number of changes on a page of the log."""
NONE = "none"
Option = discord.SelectOption


def main(words: Words, *, reads: bool) -> Controls:
    """Return the main page: buttons to the forms, to what members see, to ready-made tables, the log, and reports by
    direct message.
    """
    forms: list[Item] = [_form(part, words) for part in PARTS]
    others = [
        button("preview", "", words("server-button-preview"), 1),
        button("presets", "", words("server-button-presets"), 1),
        button("log", "0", words("server-button-log"), 1),
        button("reader", "off" if reads else "on", words(f"server-button-reports-{'off' if reads else 'on'}"), 1),
    ]
    return Controls([*forms, *others])


def setting(setting: str, words: Words) -> Controls:
    """Return the button to the form with a setting, and back."""
    part = next(part for part, settings in PARTS.items() if setting in settings)
    change = modals.button(words("server-button-change"), FORM, given=part, style=discord.ButtonStyle.primary, row=0)
    return Controls([change, button("main", "", words("host-back"), 0)])


def preview(words: Words) -> Controls:
    """Return the button to the form with which managers begin, and to all settings."""
    return Controls([_form(SETUP, words), button("main", "", words("server-button-all"), 0)])


def _form(part: str, words: Words) -> Item:
    style = discord.ButtonStyle.primary if part == SETUP else discord.ButtonStyle.secondary
    return modals.button(part_name(part, words), FORM, given=part, style=style, row=0)


def part_name(part: str, words: Words) -> str:
    """Return the title of a form."""
    return words(f"server-form-{part.rstrip('0123456789')}")


def fields(part: str, server: ServerSettings, words: Words) -> list[FormField]:
    """Return some of the settings as fields."""
    return [_FIELDS[SETTINGS[one]](one, server, words) for one in PARTS.get(part, ())]


def _about(setting: str, words: Words) -> str:
    return server_text.about(setting, words)


def _places(setting: str, server: ServerSettings, words: Words) -> FormField:
    kind, name = SETTINGS[setting], server_text.name(setting, words)
    most = 1 if kind is ServerSettingKind.CHANNEL else MOST
    hint = words(f"server-usual-{server_text.of_all(setting)}")
    return PlaceField(
        setting, name, _about(setting, words), server.ids(setting), kind is ServerSettingKind.ROLES, most, hint
    )


def _titles(setting: str, server: ServerSettings, words: Words) -> FormField:
    chosen = server.titles or TITLES
    options = [_option(words.find(f"{one}-name") or one, one, one in chosen) for one in TITLES[:OPTIONS]]
    return PickField(setting, server_text.name(setting, words), options, _about(setting, words), len(options))


def _paces(setting: str, server: ServerSettings, words: Words) -> FormField:
    options = clock_text.every_pace(server.pace, words)
    return PickField(setting, server_text.name(setting, words), options, _about(setting, words))


def _number(setting: str, server: ServerSettings, words: Words) -> FormField:
    return TextField(setting, server_text.name(setting, words), _about(setting, words), server.get(setting), limit=5)


def _switch(setting: str, server: ServerSettings, words: Words) -> FormField:
    return BoxField(setting, server_text.name(setting, words), _about(setting, words), server.get(setting) == ON)


def _among(values: Sequence[str]) -> Callable[[str, ServerSettings, Words], FormField]:
    """Return a field of some values, and the default."""

    def made(setting: str, server: ServerSettings, words: Words) -> FormField:
        now = server.get(setting)
        options = [_option(server_text.value(setting, one, words), one or NONE, one == now) for one in ("", *values)]
        return PickField(setting, server_text.name(setting, words), options, _about(setting, words))

    return made


_FIELDS: dict[ServerSettingKind, Callable[[str, ServerSettings, Words], FormField]] = {
    ServerSettingKind.CHANNEL: _places,
    ServerSettingKind.CHANNELS: _places,
    ServerSettingKind.ROLES: _places,
    ServerSettingKind.TITLES: _titles,
    ServerSettingKind.PACE: _paces,
    ServerSettingKind.NUMBER: _number,
    ServerSettingKind.SWITCH: _switch,
    ServerSettingKind.THREADS: _among((ALWAYS, NEVER)),
    ServerSettingKind.LANGUAGE: _among(LOCALES),
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


def _menu(page: str, given: str, placeholder: str, options: Sequence[Option], row: int) -> Item:
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"srv:{page}:{given}", placeholder=cut(placeholder, PLACEHOLDER), options=list(options), row=row
    )
    return menu
