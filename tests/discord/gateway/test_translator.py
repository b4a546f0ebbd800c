"""Commands in the reader's language: German where the catalogue has it, otherwise the English of the code."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.app import FEATURES
from bot.discord import limits
from bot.discord.gateway.locales import CatalogueTranslator, about, called
from bot.feature import commands_of
from renderers.words import Words

GERMAN = discord.Locale.german
ENGLISH = (discord.Locale.american_english, discord.Locale.british_english)


async def translated(string: locale_str, locale: discord.Locale, *, name: bool = False) -> str | None:
    """Return a marked string in a locale of Discord, as the name or the description of a parameter."""
    where = TranslationContextLocation
    context: Any = TranslationContext(where.parameter_name if name else where.parameter_description, None)  # type: ignore[call-overload]
    return await CatalogueTranslator().translate(string, locale, context)


async def payloads() -> list[dict[str, Any]]:
    """Return every command as it is sent."""
    tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(discord.Client(intents=discord.Intents()))
    for command in commands_of(FEATURES):
        tree.add_command(command)
    return [await command.get_translated_payload(tree, CatalogueTranslator()) for command in tree.get_commands()]


def described(body: dict[str, Any], path: str = "") -> list[tuple[str, dict[str, Any]]]:
    """Return every part of a command by its path."""
    here = f"{path} {body['name']}".strip()
    found = [(here, body)]
    for option in body.get("options") or []:
        found += described(option, here)
    return found


async def test_descriptions_and_names_of_parameters_are_translated() -> None:
    assert await translated(about("command-play-about"), GERMAN) == Words("de")("command-play-about")
    assert await translated(called("action", "command-play-action-name"), GERMAN, name=True) == "aktion"


@pytest.mark.parametrize("locale", ENGLISH)
async def test_english_is_what_commands_are_written_in(locale: discord.Locale) -> None:
    assert str(about("command-play-about")) == Words("en")("command-play-about")
    assert await translated(about("command-play-about"), locale) is None


async def test_other_languages_and_unmarked_strings_stay_as_they_are() -> None:
    assert await translated(about("command-play-about"), discord.Locale.french) is None
    assert await translated(locale_str("play"), GERMAN) is None


async def test_long_descriptions_are_cut_and_impossible_names_left_alone() -> None:
    short = about("command-table-about", limit=20)
    german = await translated(short, GERMAN)
    assert len(str(short)) <= 20
    assert german is not None and len(german) <= 20 and german.endswith("…")
    assert await translated(called("action", "command-play-about"), GERMAN, name=True) is None
    with pytest.raises(ValueError, match="cannot be the name"):
        called("Two Words", "command-play-action-name")


def test_a_description_without_a_message_falls_back() -> None:
    assert str(about("no-such-message", "itself")) == "itself"


async def test_everything_that_explains_a_command_is_german_for_germans() -> None:
    untranslated = [
        path
        for body in await payloads()
        for path, part in described(body)
        if "de" not in (part.get("description_localizations") or {})
    ]
    assert untranslated == []


async def test_commands_are_called_alike_in_every_language() -> None:
    for body in await payloads():
        for path, part in described(body):
            if part["type"] == 1 or " " not in path:
                assert not part.get("name_localizations"), path


def test_a_cut_text_ends_with_an_ellipsis() -> None:
    assert limits.cut("abcdef", 6) == "abcdef"
    assert limits.cut("abc def", 6) == "abc d…"
    assert limits.cut("abc   def", 6) == "abc…"
