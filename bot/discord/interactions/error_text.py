"""Explains a refusal to a person: which rule or limit applies, and what to do instead."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.discord.interactions.admission import TooFast
from bot.discord.limits import cut
from bot.discord.names import escaped
from bot.discord.panel.viewer_text import ViewerText
from bot.store import StoreError, Uncertain
from bot.tables import TableError
from games.kernel import InputError, NotLegal, OptionsError, Ref, Say, SnapshotError
from renderers.words import Words, message_id

# Arguments of refusals that contain user input or names.
_ENTERED = ("given", "name", "preference", "kind", "table", "tournament")
SHOWN = 8
"""The maximum of alternatives that a refusal lists."""
# The maximum of letters of a value that a refusal repeats.
_QUOTED = 80


class WrongFields(Exception):
    """Some fields of a form were filled in wrongly: the reasons, by the names of the fields."""

    def __init__(self, reasons: Mapping[str, str]) -> None:
        super().__init__(", ".join(reasons))
        self.reasons = reasons


REFUSALS = (InputError, OptionsError, TableError, WrongFields)
"""The errors that are caused by a person's input."""


def explained(error: BaseException, words: Words, table: str = "") -> str | None:
    """Return the explanation of an error, with the name of the `table` that it is about; None for an unexpected one."""
    match error:
        case InputError():
            return refused(error, words)
        case OptionsError():
            return wrong_options(error, words)
        case TableError():
            return words.naming(_title).say(_about(_inert(error.reason), table))
        case WrongFields():
            return "\n".join(words("form-wrong", field=name, reason=why) for name, why in error.reasons.items())
        case Uncertain():
            return words("host-error-uncertain")
        case StoreError() | asyncio.TimeoutError():
            return words("host-error-busy")
        case TooFast():
            return words(error.message, seconds=error.seconds)
        case SnapshotError():
            return words("host-error-suspended")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return words("host-error-command-changed")
        case app_commands.TransformerError():
            return words("host-error-value", given=escaped(cut(str(error.value), _QUOTED)))
        case app_commands.CheckFailure():
            return words("host-error-not-here")
        case discord.Forbidden():
            return words("host-error-forbidden")
        case _:
            return None


def _title(words: Words, ref: Ref) -> str:
    """Return the name of a title, the only thing that a refusal outside of a game names."""
    return words.find(f"{ref.key}-name") or ref.key


def refused(error: InputError, words: Words, viewer_text: ViewerText | None = None) -> str:
    """Say why an input was refused, and what is possible instead; with names if the table is known."""
    bound = viewer_text.bound() if viewer_text else words
    lines = [words("host-error-refused", reason=bound.say(_inert(error.reason)))]
    instead, left_out = _instead(error, viewer_text)
    instead += [words("host-error-more", many=left_out)] * (left_out > 0)
    if any("," in alternative for alternative in instead):  # within one line their ends would be unclear
        lines += [words("host-error-instead", list="").rstrip(), *(f"- {alternative}" for alternative in instead)]
    elif instead:
        lines.append(words("host-error-instead", list=words.join(instead, "or")))
    return "\n".join(lines)


def wrong_options(error: OptionsError, words: Words) -> str:
    """Say the first problem of a new game's options, and how many more there are."""
    found = reasons(error, words)
    lines = [words("host-error-refused", reason=reason) for reason in found[:SHOWN]]
    return "\n".join([*lines, *[words("host-error-more", many=len(found) - SHOWN)] * (len(found) > SHOWN)])


def reasons(error: OptionsError, words: Words) -> list[str]:
    """Say all problems of a new game's options, one sentence each, with the names of that game."""
    bound = words.naming(lambda own, ref: _called(own, ref, error.title))
    return [bound.say(_inert(_option_named(problem, error.title, words))) for problem in error.problems]


def _option_named(said: Say, title: str, words: Words) -> Say:
    """Return a problem with the name of its option, which the rules know by its id alone."""
    option = said.args.get("option")
    name = words.find(message_id(title, "option", option)) if isinstance(option, str) else None
    return said if name is None else Say(said.id, {**said.args, "option": name})


def _called(words: Words, ref: Ref, title: str) -> str:
    """Return the name of a thing before there is a game: seats by their numbers, others as their title names them."""
    if ref.kind == "seat":
        return words("options-seat", number=int(ref.key) + 1)
    return words.find(message_id(title, ref.kind, ref.key)) or ref.key


def _inert(said: Say) -> Say:
    """Return a sentence in which user input and names have no meaning for Discord."""
    entered = {key: escaped(value) for key, value in said.args.items() if key in _ENTERED and isinstance(value, str)}
    return Say(said.id, {**said.args, **entered})


def _about(said: Say, table: str) -> Say:
    """Return a sentence that names its table as people know it, if that name is known."""
    return Say(said.id, {**said.args, "table": table}) if table and "table" in said.args else said


def _instead(error: InputError, viewer_text: ViewerText | None) -> tuple[list[str], int]:
    """Say the first possible alternative, and how many more there are."""
    if viewer_text is None:
        told = [choice.key for choice in error.legal[:SHOWN]]
    elif isinstance(error, NotLegal) and error.instead:
        return [viewer_text.action(action) for action in error.instead[:SHOWN]], 0
    else:
        told = [viewer_text.label(error.chosen, choice).text for choice in error.legal[:SHOWN]]
    return told, len(error.legal) - len(told)
