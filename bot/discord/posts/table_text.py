"""Sentences about a table that all parts of the host use: who plays there, and where it is."""

from __future__ import annotations

from bot.discord.posts.viewer_text import escaped
from bot.tables import Table
from renderers.words import Words


def seat_name(table: Table, at: int, words: Words) -> str:
    """Return how a list names a seat: its player, and the level of a bot."""
    seat, name = table.seats[at], escaped(table.names[at])
    return name if seat.human else words("table-bot", name=name, kind=words(f"bot-{seat.kind}"))


def where(table: Table) -> str:
    """Return the channel of a table, as a link."""
    return f"<#{table.row.channel}>"


def waiting_table(table: Table, words: Words) -> str:
    """Describe an open table as briefly as possible: the title, and who is seated."""
    said = [words("table-lobby", title=words(f"{table.row.title}-name"), table=table.id, about="")]
    said += [words("table-seat", number=at + 1, who=seat_name(table, at, words)) for at in range(len(table.seats))]
    return "\n".join(said)
