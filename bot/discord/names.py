"""Names of tables and people in messages: safe there, whatever somebody has called themselves."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache

import discord

from bot.discord.limits import LABEL, cut
from bot.tables import Table, TableUser
from bot.tables.table import Origin, one_line
from renderers.registry import presenter as presenter_of
from renderers.words import Words

# Everything with a meaning for Discord: formatting, links with and without text, mentions, times, emoji, lists.
_MEANING = re.compile(r"[\\`*_~|\[\]()<>#+\-.:/@]")
_BACKWARDS = ("R", "AL", "AN")  # Unicode's classes of right-to-left text
_ISOLATED = "\u2068{}\u2069"
# The size of the cache of escaped names.
_NAMES = 2_000


@lru_cache(_NAMES)
def escaped(name: str) -> str:
    """Return a name, or other user input, escaped so that it means nothing to Discord anywhere in a message."""
    # Every special character is escaped separately, so that each is harmless by itself; right-to-left text is
    # isolated, so that it reorders nothing around it.
    plain = _MEANING.sub(r"\\\g<0>", one_line(name)).replace("@", "@\u200b")
    backwards = any(unicodedata.bidirectional(c) in _BACKWARDS for c in plain)
    return _ISOLATED.format(plain) if backwards else plain


def seat_name(table: Table, at: int, words: Words) -> str:
    """Return how a list names a seat: its player, and the level of a bot."""
    seat, name = table.seats[at], escaped(table.names[at])
    return name if seat.human else words("table-bot", name=name, kind=words(f"bot-{seat.level}"))


def table_name(table: Table, words: Words) -> str:
    """Return the name of a table in a sentence: its game and who plays there, bold and safe inside a message."""
    return name_of(words, table.row.title, table.names, table.origin)


def name_of(words: Words, title: str, names: Sequence[str], origin: Origin | None = None) -> str:
    """Return the name of a table of a title with these players, bold and safe inside a message."""
    return f"**{_label(words, title, names, origin, escaped)}**"


def table_label(table: Table, words: Words, limit: int = LABEL) -> str:
    """Return the same for the label of a control, within its limit, where nothing has a meaning for Discord."""
    return cut(_label(words, table.row.title, table.names, table.origin, str), limit)


def _label(words: Words, title: str, names: Sequence[str], origin: Origin | None, shown: Callable[[str], str]) -> str:
    # A game that continues another one is named after that one.
    players = "" if origin else ", ".join(map(shown, names))
    return " · ".join(part for part in (title_name(words, title, origin, shown), players) if part)


def title_name(words: Words, title: str, origin: Origin | None, shown: Callable[[str], str] = escaped) -> str:
    """Return the name of a title, with where the game comes from if it continues another one."""
    name = words(f"{title}-name")
    if origin is None:
        return name
    stage = presenter_of(title).stage_name(words, origin.turn)
    return words("host-origin", title=name, stage=stage, of=words.join([shown(one) for one in origin.names]))


def where(table: Table) -> str:
    """Return the channel of a table, as a link."""
    return f"<#{table.row.channel}>"


def waiting_table(table: Table, words: Words) -> str:
    """Describe an open table as briefly as possible: the title, and who is seated."""
    said = [words("table-lobby", title=words(f"{table.row.title}-name"), table=table.id, about="")]
    said += [words("table-seat", number=at + 1, who=seat_name(table, at, words)) for at in range(len(table.seats))]
    return "\n".join(said)


def person_of(user: discord.abc.User) -> TableUser:
    """Return a Discord user with the name shown where they were met, and their username."""
    return TableUser(user.id, user.display_name, user.name)


def name_at(table: Table, user: discord.abc.User) -> str:
    """Return a person's name at a table, whether they play there or not."""
    seat = next((at for at, seat in enumerate(table.seats) if seat.user == user.id), None)
    return user.display_name if seat is None else table.names[seat]
