"""Defines the settings of a server, with the values that each can have, as they are stored.

The default is stored as ''. Several values are separated by spaces: titles by their ids, channels and roles by
Discord's ids.

Lists the permissions that the host lacks in a server's channels for the settings of its managers.

Introduces the host on a server that it joins: one message with the buttons of `/help`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from enum import StrEnum

import discord
import structlog
from msgspec import Struct

from bot.discord.commands.help import home_buttons
from bot.discord.gateway import permissions
from bot.discord.gateway.guild_cache import KnownServer
from bot.discord.gateway.permissions import needed
from bot.discord.interactions.responder import Responder
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.store import NEWS, MessageKind, OutboxRow, StoreError, UnitOfWork
from bot.store.schema import FactRow
from bot.tables import Tables
from bot.tables.clocks import Pace, UnreadableTime
from bot.tables.notifications import personal
from bot.tables.table import TableError
from bot.worker import Worker
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

# Permissions for announcements. Reading the history prevents double posts after a crash.
_TELLING = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
_NEEDED = {
    "board": _TELLING | permissions.PINS,
}
GONE, LACKS, PUBLIC = "gone", "lacks", "public"


class Problem(Struct, frozen=True):
    """A problem of a setting: a channel that is `gone` or invisible, one where the host `lacks` permissions, one for
    reports that everybody can read (`public`).
    """

    kind: str
    setting: str
    channel: int
    missing: tuple[str, ...] = ()


def problems(guild: discord.Guild, server: ServerSettings) -> list[Problem]:
    """Return all problems of a server's settings, in their order."""
    found = []
    for setting, kind in SETTINGS.items():
        if kind in (ServerSettingKind.CHANNEL, ServerSettingKind.CHANNELS):
            found += [one for channel in server.ids(setting) for one in _in_channel(guild, server, setting, channel)]
    return found


def _in_channel(guild: discord.Guild, server: ServerSettings, setting: str, number: int) -> Iterator[Problem]:
    channel = guild.get_channel_or_thread(number)
    if channel is None:
        yield Problem(GONE, setting, number)
        return
    played = setting == "channels" or setting.startswith(OF_TITLE)
    needed = permissions.NEEDED if played else _NEEDED.get(setting, _TELLING)
    if played and server.threads == ALWAYS:
        needed = needed | permissions.THREADS  # `|=` would change the shared object
    missing = permissions.names(needed & ~channel.permissions_for(guild.me)) if guild.me is not None else []
    if missing:
        yield Problem(LACKS, setting, number, tuple(missing))
    if setting == "reports" and channel.permissions_for(guild.default_role).view_channel:
        yield Problem(PUBLIC, setting, number)


def may_pin(server: KnownServer | None, number: int) -> bool:
    """Return whether the host may pin messages in a channel, as far as it knows."""
    channel = None if server is None else server.find(number)
    if server is None or server.me is None or channel is None:
        return False
    return channel.permissions_for(server.me).pin_messages


_NAMED = 4
_IDLE_SECONDS, _AGAIN_SECONDS = 3600.0, 5.0
log = structlog.get_logger(__name__)


class Welcomes(Worker):
    """Writes the message for each server that the host joins, once."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("welcomes", self._turn)
        self._tables = tables
        self._joined: dict[int, int] = {}

    def joined(self, guild: discord.Guild) -> None:
        """Note a server that the host has joined, and the channel for the message: if it may write in none, there
        is none.
        """
        if (channel := first_channel(guild)) is not None:
            self._joined[guild.id] = channel
            self.wake()

    async def _turn(self) -> float:
        for guild, channel in list(self._joined.items()):
            try:
                await self._write(guild, channel)
            except StoreError as error:
                log.warning("welcome message not sent yet", guild=guild, why=str(error))
                return _AGAIN_SECONDS
            self._joined.pop(guild, None)
        return _IDLE_SECONDS

    async def _write(self, guild: int, channel: int) -> None:
        """Write the message, unless the server had it: Discord may report a server again as new."""
        key = f"welcome:{guild}"
        if await self._tables.store.remembered(key) is not None:
            return
        now = self._tables.repository.clock()
        row = {**personal(MessageKind.WELCOME, channel, now, {"guild": guild}), "place": NEWS}
        await self._tables.store.write(UnitOfWork().put(FactRow(key, str(now))).message(**row))
        self._tables.wake_outbox()


def first_channel(guild: discord.Guild) -> int | None:
    """Return the channel for messages of the system, else the first one, in which the host may write."""
    own = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*own, *guild.text_channels):
        if channel.permissions_for(guild.me) >= needed(channel):
            return channel.id
    return None


async def post(row: OutboxRow, messages: OutboxMessages, responder: Responder) -> tuple[Post, None]:
    """Write the message, in the server's language."""
    words = await messages.of_server(json.loads(row.data)["guild"])
    names = words.join([words(f"{title}-name") for title in TITLES[:_NAMED]])
    return Post(words("server-welcome", titles=names), (), tuple(home_buttons(words, responder.home))), None
