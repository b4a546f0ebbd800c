"""In which language something is said: the reader's in private, the server's in public.

Names and descriptions of commands in the languages of the catalogue.

The commands themselves are called alike everywhere: people of one table read their names to each other, and sentences
quote them. What explains them, and the names of their parameters, is translated.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.discord.gateway import limits
from bot.store import StoreError
from bot.tables import Tables
from renderers.words import LOCALES, Words, closest

_KEPT = 5_000
log = structlog.get_logger(__name__)


def server(interaction: discord.Interaction[Any], chosen: str = "") -> Words:
    """The words of the server where it happened: of the language its managers chose, else of what Discord says.

    In a direct message those of the person.
    """
    return Words(chosen or str(interaction.guild_locale or interaction.locale))


class Readers:
    """In which language each person and each server reads, as last seen, for messages that nobody asked for."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._seen: OrderedDict[int, str] = OrderedDict()
        self._writing: set[asyncio.Task[None]] = set()

    def notice(self, user: int, locale: str) -> None:
        """Somebody was seen reading in a locale; it is remembered for later, in the background."""
        before = self._seen.get(user)
        self._keep(user, locale)
        if before == locale:
            return
        task = asyncio.create_task(self._remember(user, locale))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def notice_server(self, guild: int, locale: str) -> None:
        """A server was seen reading in a locale; it is remembered for other processes, which may write to it, too."""
        if not self._tables.store.exclusive:
            self.notice(guild, locale)

    async def server(self, client: discord.Client, guild_id: int | None, default: str) -> Words:
        """The words of a server by its id: of the language its managers chose, else of what Discord says.

        Of one that this process does not hear of as it was last seen.
        """
        chosen = await self._tables.repository.server_rules.language(guild_id)
        if chosen:
            return Words(chosen)
        guild = client.get_guild(guild_id) if guild_id else None
        if guild is not None and not guild.unavailable:
            return Words(str(guild.preferred_locale))
        if guild_id is None or self._tables.store.exclusive:
            return Words(default)
        return Words(await self._last_seen(guild_id) or default)

    def reader(self, interaction: discord.Interaction[Any]) -> Words:
        """The words of the person who pressed or typed: of the language they chose, else of what Discord says."""
        return Words(self._tables.notification_settings.known(interaction.user.id).locale or str(interaction.locale))

    async def words(self, user: int, default: str) -> Words:
        """The words for a direct message to somebody: of the language they chose, else of the one they were seen in."""
        chosen = (await self._tables.notification_settings.of(user)).locale
        if chosen:
            return Words(chosen)
        return Words(await self._last_seen(user) or default)

    async def _last_seen(self, who: int) -> str | None:
        """The locale that a person or a server was seen in last; their numbers are Discord's, and never the same."""
        if who not in self._seen:
            known = await self._tables.store.remembered(_mark(who))
            if known is None:
                return None
            self._keep(who, known)
        return self._seen[who]

    def _keep(self, who: int, locale: str) -> None:
        """Know a locale; of those who were not heard of for longest the database alone knows."""
        self._seen[who] = locale
        self._seen.move_to_end(who)
        while len(self._seen) > _KEPT:
            self._seen.popitem(last=False)

    def forget(self, user: int) -> None:
        """Nobody has been seen reading."""
        self._seen.pop(user, None)

    async def settle(self) -> None:
        """Wait until everything noticed is written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _remember(self, user: int, locale: str) -> None:
        try:
            if await self._tables.store.remembered(_mark(user)) != locale:
                await self._tables.store.remember(_mark(user), locale)
        except StoreError as error:
            self._seen.pop(user, None)  # noticed anew another time
            log.warning("a locale is not remembered", why=str(error))


def _mark(user: int) -> str:
    return f"locale:{user}"


_NAMES = (Location.command_name, Location.group_name, Location.parameter_name)
_ENGLISH = Words("en")


def about(
    message: str, fallback: str = "", *, limit: int = limits.COMMAND_ABOUT, title: str = ""
) -> app_commands.locale_str:
    """A description from the catalogue, within a limit; `fallback` where no message has that id.

    It may speak of a title of that id. Its extra `longest` is the length of the longest translation, which is what
    Discord counts.
    """
    text = limits.cut(_said(_ENGLISH, message, title) or fallback or message, limit)
    texts = [limits.cut(_said(Words(locale), message, title) or text, limit) for locale in LOCALES]
    return app_commands.locale_str(text, message=message, limit=limit, title=title, longest=max(map(len, texts)))


def _said(words: Words, message: str, title: str) -> str | None:
    return words.find(message, title=words.find(f"{title}-name") or title) if title else words.find(message)


def called(name: str, message: str) -> app_commands.locale_str:
    """The name of a parameter, translated by a message of the catalogue. Raises ValueError if Discord forbids it."""
    if not limits.is_name(name):
        raise ValueError(f"{name!r} cannot be the name of a command or parameter on Discord")
    return app_commands.locale_str(name, message=message)


class CatalogueTranslator(app_commands.Translator):
    """Looks translations up in the Fluent catalogues; English is what the commands are written with."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text of a marked string in one of Discord's locales; None where English stands for it too."""
        message = string.extras.get("message")
        language = closest(locale.value)
        if message is None or language == "en":
            return None
        text = _said(Words(language), message, string.extras.get("title", ""))
        if text is None:
            return None
        if context.location in _NAMES:
            return text if limits.is_name(text) else None
        return limits.cut(text, string.extras.get("limit", limits.COMMAND_ABOUT))
