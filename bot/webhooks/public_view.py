"""The public view of a table as JSON: no accounts, no private tables, no hidden people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from bot.store import SeatRow, TableRow
from bot.store.rows import ResultRow
from bot.tables.table import OPEN, one_line
from games.kernel import Game

Visible = Callable[[int, int], bool]
"""Whether everybody on a server sees a channel of it."""
Seen = Callable[[int, int], Awaitable[bool]]
"""The same, found out where it must be. Raises Unseen."""
Kind = Literal["person", "bot"]


class PublicSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat, counted from 0. `name` is null for a person who is hidden."""

    seat: int
    name: str | None
    kind: Kind


class PublicTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. Ids of servers and channels are Discord's, as text; `opened` is seconds since 1970."""

    id: str
    title: str
    server: str
    channel: str
    status: Literal["open", "running", "finished", "abandoned", "suspended"]
    opened: int
    max_seats: int
    """How many play, at most before the start."""
    seats: list[PublicSeat]
    pace: str
    language: str
    experience: str


class PublicPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game stands for a spectator: the number of the last change, whom it waits for, and the board.

    `view` is the title's own; its form may change with `rules`, the version of the title's rules.
    """

    number: int
    rules: int
    waits: list[int]
    view: dict[str, Any]


class PublicPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended for a seat: place 1 has won, equals share one.

    `how`: `played`, `resigned`, `took-over` the seat of another, or `automated`.
    """

    seat: int
    place: int
    name: str | None
    kind: Kind
    how: str


class PublicResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over. `ranked` is one that people alone played to the end; `ended` is seconds since 1970."""

    table: str
    title: str
    server: str
    ended: int
    ranked: bool
    places: list[PublicPlace]


def is_public(row: TableRow, visible: Visible) -> bool:
    """Whether anything may be said of a table outside: it is on a server, not private, in a channel for everybody."""
    return row.guild is not None and not row.private and visible(row.guild, row.channel)


async def may_be_told(row: TableRow, seen: Seen) -> bool:
    """Whether a table is public, found out where it must be. Raises Unseen."""
    return row.guild is not None and not row.private and await seen(row.guild, row.channel)


def table_of(row: TableRow, seats: Iterable[SeatRow], hidden: set[int], status: str = "") -> PublicTable:
    """A table as everybody may know it; with the status that it had at an event, where that is given."""
    sitting = [PublicSeat(one.seat, _name(one.user, one.name, hidden), _kind(one.kind)) for one in seats]
    state: Any = status or row.status
    meant = (row.language, row.experience) if state == OPEN else ("", "")
    return PublicTable(
        row.id, row.title, str(row.guild), str(row.channel), state, row.opened, row.max_seats, sitting, row.pace, *meant
    )


def position_of(game: Game[Any, Any], number: int) -> PublicPosition:
    """How a game stands for a spectator, after the change that everybody knows under a number."""
    return PublicPosition(number, game.title.info.rules, list(game.awaited()), game.view(None))


def result_of(rows: list[ResultRow], hidden: set[int]) -> PublicResult:
    """A game that is over, from all its rows."""
    first = rows[0]
    places = [PublicPlace(r.seat, r.place, _name(r.user, r.name, hidden), _played(r.how), r.how) for r in rows]
    return PublicResult(first.table_id, first.title, str(first.guild), first.at, first.ranked, places)


def _name(user: int | None, name: str, hidden: set[int]) -> str | None:
    return None if user is not None and user in hidden else one_line(name)


def _kind(kind: str) -> Kind:
    return "person" if kind == "human" else "bot"


def _played(how: str) -> Kind:
    return "bot" if how == "automated" else "person"
