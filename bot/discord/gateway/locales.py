"""Chooses the language of an answer (the reader's in private, the server's in public), and translates command
descriptions.

Command names are the same in every language, because players read them to each other and sentences quote them. Their
descriptions and the names of their parameters are translated.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.discord import limits
from bot.store import StoreError
from bot.tables import Tables
from renderers.words import LOCALES, Words, closest

_KEPT = 5_000
log = structlog.get_logger(__name__)


def server(interaction: discord.Interaction[Any], chosen: str = "") -> Words:
    """Return the words of an interaction's server: in the language its managers chose, else in Discord's.

    In a direct message those of the person.
    """
    return Words(chosen or str(interaction.guild_locale or interaction.locale))


class Readers:
    """The languages of people and servers as last seen, for messages that the host sends by itself."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._seen: OrderedDict[int, str] = OrderedDict()
        self._writing: set[asyncio.Task[None]] = set()

    def notice(self, user: int, locale: str) -> None:
        """Note a person's locale; it is stored in the background."""
        before = self._seen.get(user)
        self._keep(user, locale)
        if before == locale:
            return
        task = asyncio.create_task(self._remember(user, locale))
        # asyncio itself keeps no reference to a task: without this one it could be collected before its end.
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def notice_server(self, guild: int, locale: str) -> None:
        """Note a server's locale; it is stored for other processes, which may write to it, too."""
        if not self._tables.store.exclusive:
            self.notice(guild, locale)

    async def server(self, client: discord.Client, guild_id: int | None, default: str) -> Words:
        """Return the words of a server by its id: in the language its managers chose, else in Discord's.

        For a server without events, the locale that was seen last.
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
        """Return the words of the person of an interaction: in the language they chose, else in Discord's."""
        return Words(self._tables.notification_settings.known(interaction.user.id).locale or str(interaction.locale))

    async def words(self, user: int, default: str) -> Words:
        """Return the words for a direct message: in the language the person chose, else in the one seen last."""
        chosen = (await self._tables.notification_settings.of(user)).locale
        if chosen:
            return Words(chosen)
        return Words(await self._last_seen(user) or default)

    async def _last_seen(self, who: int) -> str | None:
        """Return the last known locale of a person or server; their ids are Discord's and never equal."""
        if who not in self._seen:
            known = await self._tables.store.remembered(_mark(who))
            if known is None:
                return None
            self._keep(who, known)
        return self._seen[who]

    def _keep(self, who: int, locale: str) -> None:
        """Cache a locale; the oldest are dropped and stay only in the database."""
        self._seen[who] = locale
        self._seen.move_to_end(who)
        while len(self._seen) > _KEPT:
            self._seen.popitem(last=False)

    def forget(self, user: int) -> None:
        """Clear the cache."""
        self._seen.pop(user, None)

    async def settle(self) -> None:
        """Wait until everything noted is stored."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _remember(self, user: int, locale: str) -> None:
        try:
            if await self._tables.store.remembered(_mark(user)) != locale:
                await self._tables.store.remember(_mark(user), locale)
        except StoreError as error:
            self._seen.pop(user, None)  # stored the next time it is noted
            log.warning("a locale was not stored", why=str(error))


def _mark(user: int) -> str:
    return f"locale:{user}"


_NAMES = (Location.command_name, Location.group_name, Location.parameter_name)
_ENGLISH = Words("en")


def about(
    message: str, fallback: str = "", *, limit: int = limits.COMMAND_ABOUT, title: str = ""
) -> app_commands.locale_str:
    """Mark a description of the catalogue, within a limit; `fallback` if no message has that id.

    It may contain a title's name. Its extra `longest` is the length of the longest translation, which Discord counts.
    """
    text = limits.cut(_said(_ENGLISH, message, title) or fallback or message, limit)
    texts = [limits.cut(_said(Words(locale), message, title) or text, limit) for locale in LOCALES]
    return app_commands.locale_str(text, message=message, limit=limit, title=title, longest=max(map(len, texts)))


def _said(words: Words, message: str, title: str) -> str | None:
    return words.find(message, title=words.find(f"{title}-name") or title) if title else words.find(message)


def translated(described: str | app_commands.locale_str | None, words: Words) -> str:
    """Return a description in a language, see `about`."""
    extras = described.extras if isinstance(described, app_commands.locale_str) else {}
    return _said(words, extras.get("message", ""), extras.get("title", "")) or str(described or "")


def called(name: str, message: str) -> app_commands.locale_str:
    """Return the name of a parameter, translated by the catalogue. Raises ValueError if Discord forbids it."""
    if not limits.is_name(name):
        raise ValueError(f"{name!r} cannot be the name of a command or parameter on Discord")
    return app_commands.locale_str(name, message=message)


class CatalogueTranslator(app_commands.Translator):
    """Translates commands with the Fluent catalogues; their own texts are English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a marked string in one of Discord's locales; None if it is the same as in English."""
        message = string.extras.get("message")
        language = closest(locale.value)
        if message is None or language == "en":
            return None
        text = _said(Words(language), message, string.extras.get("title", ""))
        if text is None:
            return None
        if context.location in _NAMES and not isinstance(context.data, app_commands.ContextMenu):
            # Discord rejects the whole registration if a single name is invalid.
            return text if limits.is_name(text) else None
        return limits.cut(text, string.extras.get("limit", limits.COMMAND_ABOUT))
