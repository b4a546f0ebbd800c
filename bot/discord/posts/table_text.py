"""Words about a table that every part of the host uses: who sits there, and where it is."""

from __future__ import annotations

from bot.discord.posts.viewer_text import escaped
from bot.tables import Table
from renderers.words import Words


def seat_name(table: Table, at: int, words: Words) -> str:
    """How a seat is called in a list: its player, and which level of bot."""
    seat, name = table.seats[at], escaped(table.names[at])
    return name if seat.human else words("table-bot", name=name, kind=words(f"bot-{seat.kind}"))


def where(table: Table) -> str:
    """The channel of a table, as a link."""
    return f"<#{table.row.channel}>"


def waiting_table(table: Table, words: Words) -> str:
    """A table that has not started, as briefly as it can be said: what is played, and who sits there."""
    said = [words("table-lobby", title=words(f"{table.row.title}-name"), table=table.id, about="")]
    said += [words("table-seat", number=at + 1, who=seat_name(table, at, words)) for at in range(len(table.seats))]
    return "\n".join(said)
