"""Defines the settings of a server, with the values that each can have, as they are stored.

The default is stored as ''. Several values are separated by spaces: titles by their ids, channels and roles by
Discord's ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from bot.tables.clocks import Pace, UnreadableTime
from bot.tables.table import TableError
from renderers.titles import TITLES

MOST = 25
"""The maximum of values that can be picked in one of Discord's menus."""
_HIGHEST = 10_000
_NUMBER = re.compile(r"[0-9]{1,5}")
_ID = re.compile(r"[0-9]{1,20}")
ON, OFF = "on", "off"
ALWAYS, NEVER = "always", "never"
"""Whether each table gets a thread; by default its owner decides."""
USUAL = ("none", "usual")
"""Words that restore the default."""
# The words in which settings are parsed; `renderers.words.typed` replaces other words that people type by these.
WORDS = (*USUAL, ON, OFF, ALWAYS, NEVER)


OF_TITLE = "channels-"
"""The prefix of the setting with a title's channels, followed by the title's id."""
# The maximum of titles with separate channels: all settings together must fit one menu.
MOST_TITLES = 10


class ServerSettingKind(StrEnum):
    """The type of a setting's value."""

    TITLES = "titles"
    CHANNEL = "channel"
    CHANNELS = "channels"
    ROLES = "roles"
    NUMBER = "number"
    PACE = "pace"
    SWITCH = "switch"
    THREADS = "threads"
    LANGUAGE = "language"


SETTINGS: dict[str, ServerSettingKind] = {
    "titles": ServerSettingKind.TITLES,
    "channels": ServerSettingKind.CHANNELS,
    **{f"{OF_TITLE}{title}": ServerSettingKind.CHANNELS for title in TITLES[:MOST_TITLES]},
    "openers": ServerSettingKind.ROLES,
    "tables": ServerSettingKind.NUMBER,
    "each": ServerSettingKind.NUMBER,
    "threads": ServerSettingKind.THREADS,
    "pace": ServerSettingKind.PACE,
    "hints": ServerSettingKind.SWITCH,
    "board": ServerSettingKind.CHANNEL,
    "vacancies": ServerSettingKind.CHANNEL,
    "results": ServerSettingKind.CHANNEL,
    "records": ServerSettingKind.CHANNEL,
    "reports": ServerSettingKind.CHANNEL,
    "weekly": ServerSettingKind.CHANNEL,
    "language": ServerSettingKind.LANGUAGE,
}
"""Every setting, in the order in which managers see them."""
# The log's name of a change of a ready-made table: before and after are its names.
PRESET = "preset"


class ServerSettings(Struct, frozen=True):
    """The settings of a server that differ from the defaults, as stored."""

    said: dict[str, str] = {}

    def get(self, setting: str) -> str:
        """Return the stored value of a setting; '' for the default."""
        return self.said.get(setting, "")

    def ids(self, setting: str) -> tuple[int, ...]:
        """Return the channels or roles of a setting."""
        return tuple(int(one) for one in self.get(setting).split())

    def places(self, title: str) -> tuple[int, ...]:
        """Return the channels of a title: its own, else those for all; none if it may be played everywhere."""
        return self.ids(f"{OF_TITLE}{title}") or self.ids("channels")

    def channel(self, setting: str) -> int:
        """Return the channel of a setting; 0 for none."""
        return next(iter(self.ids(setting)), 0)

    def number(self, setting: str) -> int:
        """Return the number of a setting; 0 for no limit."""
        return int(self.get(setting) or 0)

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the titles that may be opened; none for all."""
        return tuple(self.get("titles").split())

    @property
    def pace(self) -> Pace:
        """Return the default pace of tables."""
        return Pace.read(self.get("pace"))

    @property
    def hints(self) -> bool:
        """Return whether tables allow hints by default."""
        return self.get("hints") == ON

    @property
    def threads(self) -> str:
        """Return whether each table gets a thread: `always`, `never`, or '' for its owner's choice."""
        return self.get("threads")

    @property
    def language(self) -> str:
        """Return the public language; '' for Discord's setting."""
        return self.get("language")


def written(setting: str, typed: str) -> str:
    """Parse the value of a setting. Raises TableError for an invalid one.

    Channels and roles are ids here; the caller checks that they belong to the server.
    """
    if setting not in SETTINGS:
        raise TableError("server-no-such-setting")
    text = typed.strip()
    if text.casefold() in ("", "0", *USUAL):
        return ""
    try:
        return _READERS[SETTINGS[setting]](text)
    except (UnreadableTime, ValueError) as error:
        raise TableError("server-unreadable", given=text[:80]) from error


def _titles(text: str) -> str:
    found = re.split(r"[\s,;]+", text.casefold())
    if unknown := [one for one in found if one not in TITLES]:
        raise ValueError(unknown)
    chosen = [one for one in TITLES if one in found]
    return "" if len(chosen) == len(TITLES) else " ".join(chosen)


def _ids(text: str) -> str:
    found = list(dict.fromkeys(re.split(r"[\s,;]+", text)))
    if len(found) > MOST or not all(_ID.fullmatch(one) for one in found):
        raise ValueError(text)
    return " ".join(found)


def _one_id(text: str) -> str:
    if not _ID.fullmatch(text):
        raise ValueError(text)
    return text


def _number(text: str) -> str:
    if not _NUMBER.fullmatch(text) or int(text) > _HIGHEST:
        raise ValueError(text)
    return str(int(text) or "")


def _pace(text: str) -> str:
    return str(Pace.read(text))


def _word(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.casefold() not in words:
            raise ValueError(text)
        return text.casefold()

    return read


def _switch(text: str) -> str:
    if text.casefold() not in (ON, OFF):
        raise ValueError(text)
    return ON if text.casefold() == ON else ""


def _language(text: str) -> str:
    if not re.fullmatch("[a-z]{2,3}(-[A-Za-z]{2,8})?", text):
        raise ValueError(text)
    return text


_READERS = {
    ServerSettingKind.TITLES: _titles,
    ServerSettingKind.CHANNEL: _one_id,
    ServerSettingKind.CHANNELS: _ids,
    ServerSettingKind.ROLES: _ids,
    ServerSettingKind.NUMBER: _number,
    ServerSettingKind.PACE: _pace,
    ServerSettingKind.SWITCH: _switch,
    ServerSettingKind.THREADS: _word(ALWAYS, NEVER),
    ServerSettingKind.LANGUAGE: _language,
}
