"""How a game came to its end: who gave up, who sat in whose place, and whether it is ranked among people.

A game is **ranked** when people alone played it, each seat by the one who sat there at the start, and nothing that had
been drawn or revealed was taken back. Giving up by the title's own rules is a part of the game. Who gives up a seat
that a bot fills has lost a ranked game; for those who play on, and in every other case, the game is listed apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.store import NotableRow, SeatRow, Store
from bot.tables.table import HUMAN, GameChange, Table
from games.kernel import Game, Seat

PLAYED, RESIGNED, TOOK_OVER, AUTOMATED, REPLACED = "played", "resigned", "took-over", "automated", "replaced"
SUBSTITUTE, RETURNED = "substitute", "returned"
"""How a seat is left to somebody who stands in, and how that one leaves it again."""


class GameNotes(Struct, frozen=True):
    """What was special about a game: the seats that gave up by its rules, and whether something was undone.

    `undone` is only what had drawn or revealed something. An `imported` game may have been played anywhere.
    """

    resigned: frozenset[Seat] = frozenset()
    undone: bool = False
    imported: bool = False


async def game_notes(store: Store, table_id: str, made: Iterable[GameChange] = ()) -> GameNotes:
    """The course of a table's game, with changes that are about to be written."""
    new = [NotableRow(m.version, m.kind, m.seat, m.restores, m.moved.reveals or bool(m.revealed_seats)) for m in made]
    return notes_told([*await store.results.course(table_id), *new])


def notes_told(rows: Sequence[NotableRow]) -> GameNotes:
    """The course that rows in order tell: what was taken back for good is not a part of it."""
    resigned, undone, here = set(), False, rows[-1].version if rows else 0
    for row in reversed(rows):
        if row.version > here:
            undone = undone or (row.reveals and row.restores is None)
        elif row.restores is not None:
            here = row.restores
        elif row.kind == "concede" and row.seat is not None:
            resigned.add(row.seat)
    return GameNotes(frozenset(resigned), undone, any(row.kind == "import" for row in rows))


def among_people(table: Table) -> bool:
    """Whether people alone sat at a table at the start, and more than one."""
    first = {seat.seat: seat.kind for seat in table.seats}
    for left in reversed(table.departures):
        first[left.seat] = left.kind
    return len(first) > 1 and all(kind == HUMAN for kind in first.values())


def ranked(table: Table, how: GameNotes) -> bool:
    """Whether a game that is over counts among people."""
    return among_people(table) and not (table.departures or how.undone or how.imported)


def seat_ended(table: Table, how: GameNotes, seat: SeatRow) -> str:
    """How a seat was played by whom it belonged to at the end."""
    if not seat.human:
        return AUTOMATED
    if seat.seat in how.resigned:
        return RESIGNED
    return TOOK_OVER if any(left.seat == seat.seat for left in table.departures) else PLAYED


def places(game: Game[Any, Any]) -> Iterable[tuple[Seat, int]]:
    """Each seat with its place, once a game is over: one more than the seats ranked before it; equals share one.

    Where the game itself has beaten all, nobody has the first.
    """
    before, result = 0, game.result()
    best = 1 if result is not None and game.title.winners(result) else 2
    for equals in result.ranking if result is not None else ():
        for seat in equals:
            yield seat, max(before + 1, best)
        before += len(equals)


def results(table: Table, game: Game[Any, Any], at: int, how: GameNotes) -> Iterator[dict[str, Any]]:
    """The rows of a game that is over, one for each seat; none for one that goes on.

    A seat's row is whose it was at the end; who left it before is kept among the departures. Who gave up has lost.
    """
    for at_seat, place in places(game):
        seat = table.seats[at_seat]
        yield {
            "table_id": table.id,
            "seat": seat.seat,
            "guild": table.row.guild,
            "title": table.row.title,
            "user": seat.user,
            "name": seat.name,
            "username": seat.username,
            "place": max(place, 2) if at_seat in how.resigned else place,
            "rivals": len(table.seats) - 1,
            "at": at,
            "how": seat_ended(table, how, seat),
            "ranked": ranked(table, how),
        }
