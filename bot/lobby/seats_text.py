"""For whom a table is before its game, and who has a claim on a seat there: in words, and as menus for its owner."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.discord.posts.viewer_text import escaped
from bot.lobby.open_tables import EXPERIENCE
from bot.store.kinds import INVITED
from bot.tables import Table
from bot.tables.reservations import WAITING
from bot.tables.table import OPEN
from renderers.words import LOCALES, Words, own_name

ANY = "any"
HOURS = (1, 3, 12, 24, 72)
"""In so many hours a table may start by itself."""


def lines(table: Table, words: Words) -> Iterator[str]:
    """What everybody should know beside who sits there."""
    row = table.row
    if table.status != OPEN:
        return
    if row.private:
        yield words("seats-private")
    if row.language:
        yield words("seats-language", language=own_name(row.language))
    if row.experience:
        yield words(f"seats-experience-{row.experience}")
    if row.starts_full:
        yield words("seats-start-full")
    if row.starts_at:
        yield words("seats-start-at", when=f"<t:{row.starts_at}:f>", wait=f"<t:{row.starts_at}:R>")
    for how in (INVITED, WAITING):
        who = [escaped(name) for guest, name in zip(table.guests, table.guest_names, strict=True) if guest.how == how]
        if who:
            yield words(f"seats-{how}", who=words.join(who))


def starts(table: Table, words: Words) -> list[discord.SelectOption]:
    """When the game may begin by itself."""
    row = table.row
    by_hand = not row.starts_full and not row.starts_at
    found = [
        discord.SelectOption(label=words("seats-pick-hand"), value="hand", default=by_hand),
        discord.SelectOption(label=words("seats-pick-full"), value="full", default=row.starts_full),
    ]
    found += [discord.SelectOption(label=words("seats-pick-hours", hours=hours), value=str(hours)) for hours in HOURS]
    return found


def who(table: Table, words: Words) -> list[discord.SelectOption]:
    """Who may come."""
    return [
        discord.SelectOption(label=words("seats-pick-all"), value="all", default=not table.row.private),
        discord.SelectOption(label=words("seats-pick-invited"), value="invited", default=table.row.private),
    ]


def languages(table: Table, words: Words) -> list[discord.SelectOption]:
    """In which language people talk there."""
    found = [discord.SelectOption(label=words("seats-pick-language-any"), value=ANY, default=not table.row.language)]
    for one in LOCALES:
        chosen = table.row.language == one
        found.append(discord.SelectOption(label=own_name(one), value=one, default=chosen))
    return found


def experiences(table: Table, words: Words) -> list[discord.SelectOption]:
    """How well those who come should know the title."""
    return [
        discord.SelectOption(
            label=words(f"seats-pick-experience-{one}"), value=one, default=(table.row.experience or ANY) == one
        )
        for one in (ANY, *EXPERIENCE)
    ]
