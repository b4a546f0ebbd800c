"""Scenarios of a new table: the presets of a title, and random modules."""

from __future__ import annotations

import re

from msgspec import Struct

from bot.discord.gateway import limits
from bot.discord.panel.notation import words_of
from bot.tables import TableError
from games.kernel import Preset, TitleInfo
from games.kernel.presets import most_modules
from renderers.words import LOCALES, Words, message_id

_DRAWN = re.compile("random-([0-9]{1,2})")
# The numbers of random modules that are offered.
_LISTED = 8


class ScenarioChoice(Struct, frozen=True):
    """One scenario in a menu: its value, label and description."""

    value: str
    name: str
    about: str = ""


def offered(info: TitleInfo, words: Words, *, drawn: bool = True) -> list[ScenarioChoice]:
    """Return every scenario of a title, then numbers of random modules (`drawn`); as many as a menu holds."""
    found = [ScenarioChoice(one.id, called(info, one, words), _about(info, one, words)) for one in info.presets]
    most = min(_LISTED, most_modules(info), limits.OPTIONS - len(found)) if drawn else 0
    return [*found, *(ScenarioChoice(f"random-{n}", words("table-form-draw", modules=n)) for n in range(1, most + 1))]


def called(info: TitleInfo, preset: Preset, words: Words) -> str:
    """Return the name of a preset."""
    return words.find(message_id(info.id, "preset", preset.id)) or preset.id


def _about(info: TitleInfo, preset: Preset, words: Words) -> str:
    return words.find(message_id(info.id, "preset", preset.id, "text")) or ""


def read(info: TitleInfo, text: str) -> Preset | int:
    """Return the preset of a scenario picked or typed, or how many modules to draw. Raises TableError."""
    languages = [Words(locale) for locale in LOCALES]
    typed, most = words_of(text), most_modules(info)
    drawn = _DRAWN.fullmatch(text.strip())
    if drawn is not None and 1 <= int(drawn[1]) <= most:
        return int(drawn[1])
    for modules in range(1, min(_LISTED, most) + 1):
        if typed in [words_of(words("table-form-draw", modules=modules)) for words in languages]:
            return modules
    for preset in info.presets:
        if typed in (words_of(preset.id), *(words_of(called(info, preset, words)) for words in languages)):
            return preset
    raise TableError("tables-no-such-scenario", given=limits.cut(text, limits.LABEL))
