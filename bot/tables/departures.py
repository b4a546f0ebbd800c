"""Records who left seats of a running game to others, and who may have theirs back."""

from __future__ import annotations

from bot.tables.outcome import RETURNED, SUBSTITUTE
from bot.tables.table import Table, TableUser
from games.kernel import Seat


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
