"""Names and descriptions of commands in the languages of the catalogue.

The commands themselves are called alike everywhere: people of one table read their names to each other, and sentences
quote them. What explains them, and the names of their parameters, is translated.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from renderers.words import LOCALES, Words, closest

from . import limits

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
