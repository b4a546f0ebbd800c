"""A table before its game in words: what is played and how it is set, who sits there, what is missing, who starts."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables import Table
from bot.tables.arranging import fewest, problems
from bot.tables.model import OPEN
from renderers.words import Words

from . import errors, option_line
from .limits import CONTENT, cut
from .viewer_text import escaped

_SET = 700
"""So many characters of a message say how a table is set."""


def lobby(table: Table, words: Words, note: str = "") -> str:
    """All that who comes by should know of a table that has not started, below a note."""
    info = table.title.info
    said = [note] if note else []
    said.append(words("table-lobby", title=words(f"{info.id}-name"), table=table.id, about=words(f"{info.id}-tagline")))
    said.append(settings(table, words))
    said += [words("table-lobby-hints")] if table.row.hints else []
    said.append(f"-# {words('table-lobby-length', minutes=info.minutes)}")
    said += [words("table-seat", number=at + 1, who=seat_name(table, at, words)) for at in range(len(table.seats))]
    if table.status == OPEN:
        said += _to_come(table, words)
    return cut("\n".join(said), CONTENT)


def settings(table: Table, words: Words) -> str:
    """How a table is set, in one line."""
    chosen = option_line.described(table.title.info, table.options, words)
    return words("table-lobby-set", options=cut(escaped_values(chosen), _SET)) if chosen else words("table-lobby-usual")


def escaped_values(described: str) -> str:
    """Options in words, safe inside a message: old tables may hold values that no title knows."""
    return described.replace("@", "@\u200b").replace("`", "'")


def _to_come(table: Table, words: Words) -> Iterator[str]:
    """What is needed before the game begins, and who begins it."""
    seated, missing = len(table.seats), fewest(table) - len(table.seats)
    against = problems(table.title, table.options, seated) if missing <= 0 else None
    if missing > 0:
        yield words("table-missing", seats=missing)
    elif against is None:
        yield words("table-ready", free=table.row.wanted - seated)
    else:
        yield words("table-not-with", seats=seated, reason=" ".join(errors.reasons(against, words)))
    if table.row.owner:
        yield f"-# {words('table-lobby-owner', owner=f'<@{table.row.owner}>')}"


def seat_name(table: Table, at: int, words: Words) -> str:
    """How a seat is called in a list: its player, and what kind of automated one."""
    seat = table.seats[at]
    name = escaped(seat.name)
    return name if seat.human else words("table-robot", name=name, kind=words(f"player-{seat.kind}"))


def invitation(table: Table, words: Words, by: str) -> str:
    """What somebody who is invited wants to know: what, with whom, how long, where, and how it is set."""
    info, seated = table.title.info, [seat_name(table, at, words) for at in range(len(table.seats))]
    said = [
        words("host-invitation", who=escaped(by), title=words(f"{info.id}-name"), table=table.id, where=where(table)),
        words(f"{info.id}-tagline"),
        settings(table, words),
        words("host-invitation-with", who=words.join(seated) or "–", taken=len(seated), seats=table.row.wanted),
        f"-# {words('table-lobby-length', minutes=info.minutes)}",
    ]
    return cut("\n".join(said), CONTENT)


def where(table: Table) -> str:
    """The channel of a table, as a link."""
    return f"<#{table.row.channel}>"
