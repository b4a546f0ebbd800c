"""Suggestions for the options of a new game, typed as one line (see `option_line`)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.discord.commands.suggestion import Suggestion
from bot.discord.gateway import limits
from bot.discord.panel.notation import begun, words_of
from bot.lobby.options import (
    ParsedOptions,
    called,
    described,
    line,
    name_of,
    parse,
    possible,
    read,
    specs,
    taken_up,
    takes_more,
)
from games.kernel import TitleInfo
from renderers.words import Words

__all__ = ["described", "line", "parse", "suggest"]


def suggest(info: TitleInfo, text: str, words: Words) -> list[Suggestion]:
    """What the line may become next: complete as it is, one value more, another option.

    What was typed may hold readings of suggestions picked before; the new ones hold it all as tokens.
    """
    here = read(info, text, typing=True)
    typed = words_of(here.rest)
    waits = here.spec is not None and not here.taken
    found = [_suggestion(info, here.raw, words)] if here.raw and not typed and not waits else []
    found += _more_values(info, here, words)
    return found if waits else found + _more_options(info, here, words)


def _more_values(info: TitleInfo, here: ParsedOptions, words: Words) -> list[Suggestion]:
    spec, typed = here.spec, words_of(here.rest)
    if spec is None or not takes_more(info, spec, here.taken):
        return []
    free = [value for value in possible(spec) if spec.kind != "some" or value not in here.taken]
    fit = [value for value in free if begun(typed, words_of(f"{value} {called(info, spec, value, words)}"))]
    return [_suggestion(info, {**here.raw, spec.id: taken_up(spec, (*here.taken, value))}, words) for value in fit]


def _more_options(info: TitleInfo, here: ParsedOptions, words: Words) -> list[Suggestion]:
    found, typed = [], words_of(here.rest)
    for spec in specs(info):
        name = name_of(info, spec, words)
        if spec.id not in here.raw and begun(typed, words_of(f"{spec.id} {name}")):
            before = f"{described(info, here.raw, words)} · " if here.raw else ""
            value = " ".join([*line(here.raw).split(), f"{spec.id}="])
            found.append(_short(value, f"{before}{name}: …"))
    return found


def _suggestion(info: TitleInfo, raw: Mapping[str, object], words: Words) -> Suggestion:
    return _short(line(raw), described(info, raw, words))


def _short(value: str, name: str) -> Suggestion:
    """A suggestion that reads as it is: an app puts its name where it was typed, so nothing of that may be cut off."""
    return Suggestion(value, name if len(name) <= limits.CHOICE_NAME else value)
