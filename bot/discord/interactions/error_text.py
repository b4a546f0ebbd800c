"""What a person is told when something was refused: which rule or limit, and what to do instead."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.discord.gateway.limits import cut
from bot.discord.interactions.rate_limit import TooFast
from bot.discord.posts.viewer_text import ViewerText, escaped
from bot.store import StoreError, Uncertain
from bot.tables import TableError
from games.kernel import InputError, NotLegal, OptionsError, Ref, Say, SnapshotError
from renderers.words import Words, message_id

_ENTERED = ("given", "name", "preference", "kind", "table", "tournament")
"""Arguments of refusals that hold what somebody entered, or a name."""
SHOWN = 8
"""How many alternatives a refusal lists."""
_QUOTED = 80
"""How many letters of a value a refusal repeats."""


def explained(error: BaseException, words: Words) -> str | None:
    """What a person is told of an error, or None for one that nobody expected."""
    match error:
        case InputError():
            return refused(error, words)
        case OptionsError():
            return wrong_options(error, words)
        case TableError():
            return words.naming(_title).say(_inert(error.reason))
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
    """The name of a title, which is all that a refusal outside of a game names."""
    return words.find(f"{ref.key}-name") or ref.key


def refused(error: InputError, words: Words, viewer_text: ViewerText | None = None) -> str:
    """Why an input was refused, and what would be possible instead; with names where the table is known."""
    bound = viewer_text.bound() if viewer_text else words
    lines = [words("host-error-refused", reason=bound.say(_inert(error.reason)))]
    instead, left_out = _instead(error, viewer_text)
    instead += [words("host-error-more", many=left_out)] * (left_out > 0)
    if any("," in alternative for alternative in instead):  # within one line nobody could tell where each ends
        lines += [words("host-error-instead", list="").rstrip(), *(f"- {alternative}" for alternative in instead)]
    elif instead:
        lines.append(words("host-error-instead", list=words.join(instead, "or")))
    return "\n".join(lines)


def wrong_options(error: OptionsError, words: Words) -> str:
    """What is wrong with the options of a new game: the first of it, and how much more there is."""
    found = reasons(error, words)
    lines = [words("host-error-refused", reason=reason) for reason in found[:SHOWN]]
    return "\n".join([*lines, *[words("host-error-more", many=len(found) - SHOWN)] * (len(found) > SHOWN)])


def reasons(error: OptionsError, words: Words) -> list[str]:
    """What is wrong with the options of a new game, a sentence for each problem; things are called as in their game."""
    bound = words.naming(lambda own, ref: _called(own, ref, error.title))
    return [bound.say(_inert(problem)) for problem in error.problems]


def _called(words: Words, ref: Ref, title: str) -> str:
    """The name of a thing before there is a game: seats by their numbers, others as their title calls them."""
    if ref.kind == "seat":
        return words("options-seat", number=int(ref.key) + 1)
    return words.find(message_id(title, ref.kind, ref.key)) or ref.key


def _inert(said: Say) -> Say:
    """A sentence whose arguments that people enter, and names, mean nothing to Discord."""
    entered = {key: escaped(value) for key, value in said.args.items() if key in _ENTERED and isinstance(value, str)}
    return Say(said.id, {**said.args, **entered})


def _instead(error: InputError, viewer_text: ViewerText | None) -> tuple[list[str], int]:
    """What is possible instead, the first of it, and how much more there is."""
    if viewer_text is None:
        told = [choice.key for choice in error.legal[:SHOWN]]
    elif isinstance(error, NotLegal) and error.instead:
        return [viewer_text.action(action) for action in error.instead[:SHOWN]], 0
    else:
        told = [viewer_text.label(error.chosen, choice).text for choice in error.legal[:SHOWN]]
    return told, len(error.legal) - len(told)
