"""How a game ended: who resigned, who played which seat, and whether it is ranked.

A game is **ranked** if only people played it, each seat by the person who had it at the start, and if no draw or
revelation was undone. Resigning by the title's own rules is part of the game. A person who gives up a seat that a bot
then fills has lost a ranked game; for the others, and in every other case, the game is unranked.

Records who left seats of a running game to others, and who may get theirs back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.store import NotableRow, SeatRow, Store
from bot.store.schema import ResultRow
from bot.tables.table import HUMAN, GameChange, Table, TableUser
from games.kernel import Game, Seat

PLAYED, RESIGNED, TOOK_OVER, AUTOMATED, REPLACED = "played", "resigned", "took-over", "automated", "replaced"
SUBSTITUTE, RETURNED = "substitute", "returned"
"""How a seat was left to a substitute, and how the substitute left it."""


class GameNotes(Struct, frozen=True):
    """What was special about a game: the seats that resigned by its rules, and whether something was undone.

    `undone` counts only what had drawn or revealed something. An `imported` game may have been played anywhere.
    """

    resigned: frozenset[Seat] = frozenset()
    undone: bool = False
    imported: bool = False


async def game_notes(store: Store, table_id: str, made: Iterable[GameChange] = ()) -> GameNotes:
    """Return the notes of a table's game, including changes that are about to be written."""
    new = [NotableRow(m.version, m.kind, m.seat, m.restores, m.moved.reveals or bool(m.revealed_seats)) for m in made]
    return notes_told([*await store.results.course(table_id), *new])


def notes_told(rows: Sequence[NotableRow]) -> GameNotes:
    """Return the notes for rows in order, without what was undone for good."""
    resigned, undone, here = set(), False, rows[-1].version if rows else 0
    for row in reversed(rows):
        # The walk goes back from the end; what lies between a restoring change and its target is undone.
        if row.version > here:
            undone = undone or (row.reveals and row.restores is None)
        elif row.restores is not None:
            here = row.restores
        elif row.kind == "concede" and row.seat is not None:
            resigned.add(row.seat)
    return GameNotes(frozenset(resigned), undone, any(row.kind == "import" for row in rows))


def among_people(table: Table) -> bool:
    """Return whether only people, and more than one, were at a table at the start."""
    first = {seat.seat: seat.kind for seat in table.seats}
    # From the newest back, so that the first player of the seat remains.
    for left in reversed(table.departures):
        first[left.seat] = left.kind
    return len(first) > 1 and all(kind == HUMAN for kind in first.values())


def ranked(table: Table, how: GameNotes) -> bool:
    """Return whether a finished game is ranked."""
    return not set(unrated(table, how)) - {HINTED}


HINTED = "hints"


def unrated(table: Table, how: GameNotes) -> list[str]:
    """Return why a finished game is not rated: nothing if it is."""
    reasons = {
        "bot": not among_people(table),
        "left": bool(table.departures),
        HINTED: table.row.hints,
        "undone": how.undone,
        "imported": how.imported,
    }
    return [reason for reason, holds in reasons.items() if holds]


def seat_ended(table: Table, how: GameNotes, seat: SeatRow) -> str:
    """Return how a seat's last player got it."""
    if not seat.human:
        return AUTOMATED
    if seat.seat in how.resigned:
        return RESIGNED
    return TOOK_OVER if any(left.seat == seat.seat for left in table.departures) else PLAYED


def places(game: Game[Any, Any]) -> Iterable[tuple[Seat, int]]:
    """Return each seat's place in a finished game: one more than the seats ranked before it; equals share one.

    If the game itself beats everybody, nobody has the first place.
    """
    before, result = 0, game.result()
    best = 1 if result is not None and game.title.winners(result) else 2
    for equals in result.ranking if result is not None else ():
        for seat in equals:
            yield seat, max(before + 1, best)
        before += len(equals)


def results(table: Table, game: Game[Any, Any], at: int, how: GameNotes) -> Iterator[ResultRow]:
    """Return the result rows of a finished game, one for each seat; none for a running one.

    A seat's row belongs to its player at the end; earlier players are in the departures. A player who resigned has
    lost.
    """
    for at_seat, place in places(game):
        seat = table.seats[at_seat]
        yield ResultRow(
            table_id=table.id,
            seat=seat.seat,
            guild=table.row.guild,
            title=table.row.title,
            user=seat.user,
            name=seat.name,
            username=seat.username,
            # A player who resigned has lost, whatever the ranking says.
            place=max(place, 2) if at_seat in how.resigned else place,
            rivals=len(table.seats) - 1,
            at=at,
            how=seat_ended(table, how, seat),
            ranked=ranked(table, how),
        )


def absent(table: Table, seat: Seat) -> list[TableUser]:
    """Return who has left a seat to a substitute and may come back, the original player first."""
    waiting: list[TableUser] = []
    left = [one for one in table.departures if one.seat == seat]
    after = [*(later.user for later in left[1:]), table.seats[seat].user]
    for one, user in zip(left, after, strict=False):
        if one.how == SUBSTITUTE and one.user is not None:
            waiting.append(TableUser(one.user, one.name, one.username))
        elif one.how == RETURNED:
            back = next((at for at, person in enumerate(waiting) if person.id == user), len(waiting))
            waiting = waiting[:back]
        else:
            waiting = []
    return waiting


def returning(table: Table, user: int) -> tuple[Seat, TableUser] | None:
    """Return which seat goes back to whom, at the request of either of them; None if there is none."""
    own = table.seat_of(user)
    if own is not None:
        left = absent(table, own)
        return (own, left[-1]) if left and table.seat_of(left[-1].id) is None else None
    for row in table.seats:
        for person in absent(table, row.seat):
            if person.id == user:
                return row.seat, person
    return None
