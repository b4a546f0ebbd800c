"""What a server's managers may set: each setting with the values that it can have, as they are written.

What is as usual is written as ''. Several things are separated by spaces: titles by their ids, channels and roles by
Discord's numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from bot.tables.clocks import Pace, UnreadableTime
from bot.tables.table_errors import TableError
from renderers.titles import TITLES

MOST = 25
"""So many things can be picked from one of Discord's menus."""
_HIGHEST = 10_000
_NUMBER = re.compile(r"[0-9]{1,5}")
_ID = re.compile(r"[0-9]{1,20}")
ON, OFF = "on", "off"
ALWAYS, NEVER = "always", "never"
"""Whether each table gets a thread of its own; as usual it is as whoever opens it wants."""
USUAL = ("none", "usual")
"""What is set to this is as usual."""
WORDS = (*USUAL, ON, OFF, ALWAYS, NEVER)
"""What settings are read from; `renderers.words.typed` puts these in place of what else people type for them."""


OF_TITLE = "channels-"
"""How the setting begins where one title is played, with its id behind."""
MOST_TITLES = 11
"""So many titles have channels of their own: all settings together are a menu of Discord's."""


class ServerSettingKind(StrEnum):
    """What the value of a setting is."""

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
    "language": ServerSettingKind.LANGUAGE,
}
"""Every setting, in the order in which managers read them."""
PRESET = "preset"
"""What the log calls a change of a ready-made table: before and after are its names."""


class ServerSettings(Struct, frozen=True):
    """What is not as usual on a server, as it is written."""

    said: dict[str, str] = {}

    def get(self, setting: str) -> str:
        """How a setting is written; '' where it is as usual."""
        return self.said.get(setting, "")

    def ids(self, setting: str) -> tuple[int, ...]:
        """The channels or roles of a setting."""
        return tuple(int(one) for one in self.get(setting).split())

    def places(self, title: str) -> tuple[int, ...]:
        """The channels where a title is played: its own, else those for all; none where it is played everywhere."""
        return self.ids(f"{OF_TITLE}{title}") or self.ids("channels")

    def channel(self, setting: str) -> int:
        """The channel of a setting; 0 for none."""
        return next(iter(self.ids(setting)), 0)

    def number(self, setting: str) -> int:
        """The number of a setting; 0 for no limit."""
        return int(self.get(setting) or 0)

    @property
    def titles(self) -> tuple[str, ...]:
        """The titles that may be opened; none for all."""
        return tuple(self.get("titles").split())

    @property
    def pace(self) -> Pace:
        """The pace of a table where nothing else is said."""
        return Pace.read(self.get("pace"))

    @property
    def hints(self) -> bool:
        """Whether a table allows hints where nothing else is said."""
        return self.get("hints") == ON

    @property
    def threads(self) -> str:
        """Whether each table gets a thread of its own: `always`, `never`, or '' as wanted."""
        return self.get("threads")

    @property
    def language(self) -> str:
        """In which language everybody is told something; '' as Discord says of the server."""
        return self.get("language")


def written(setting: str, typed: str) -> str:
    """The value of a setting as it is written. Raises TableError for what it cannot be.

    Channels and roles are numbers here; that they are the server's own is for who knows the server to find out.
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
