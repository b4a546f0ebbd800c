"""Who owes something anew after a change of a game: when they are to be reminded of it, and who is called in private.

Nobody but the person themselves ever sees anything of it: it may follow from what they alone are asked.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from bot.store import MessageKind, UnitOfWork
from bot.store.kinds import REMIND
from bot.store.timers import NEVER, TimerRow
from bot.tables.clocks import NotifyBy
from bot.tables.notifications import message
from bot.tables.reactions import Played, Reaction
from bot.tables.settings_cache import SettingsCache
from bot.tables.table import RUNNING, Table
from bot.tables.table_clocks import deadline
from games.kernel import Game, Seat


class ReminderTimers(Reaction):
    """Sets the reminders of whom a change of a game asks."""

    def __init__(self, known: SettingsCache) -> None:
        self._known = known

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Write with a change which people it asks: their reminders, and for who wants it a call by direct message.

        A secret question has its own direct message, and who has just acted sees the next question in the answer; but
        who was the last to answer a hidden one is called like the others, for a call that cannot be private is seen.
        """
        if change.over:
            return
        game, made, now = change.game, change.made, change.now
        before = set() if table.game is None else _owed_since(table.game)
        actors = {one.seat for one in made if one.cause == "player"}
        anew = {owed[0] for owed in _owed_since(game) if owed not in before or owed[0] in actors}
        after_it = _after(table, game, change.clocks) if change.clocks else None
        quiet = {one.seat for one in made if one.cause == "player" and not one.secrecy}
        quiet |= {decision.seat for decision in game.decisions() if decision.secret or decision.aside}
        for row in table.seats:
            if row.user is None or not row.human or row.seat not in anew:
                continue
            settings = await self._known.of(row.user)
            due = settings.reminder(now, now, 0, None if after_it is None else deadline(after_it, row.seat))
            timer = {"kind": REMIND, "table_id": table.id, "seat": row.seat, "user": row.user}
            unit.timer(**timer, since=now, due=NEVER if due is None else due, sent=0, last=0)
            if settings.notify is NotifyBy.PRIVATE and row.seat not in quiet:
                here = made[-1].version
                call = message(
                    table, MessageKind.CALL, "user", row.user, now, first=here, version=here, viewer=row.seat
                )
                unit.message(**call)


def _after(table: Table, game: Game[Any, Any], clocks: tuple[TimerRow, ...]) -> Table:
    """A table as it is after a change, as far as its clocks depend on it."""
    return structs.replace(table, game=game, clocks=clocks, row=structs.replace(table.row, status=RUNNING))


def _owed_since(game: Game[Any, Any]) -> set[tuple[Seat, str, int]]:
    """Who owes what in which turn: the same question in another turn is another one."""
    turn = game.title.turn(game.state).number
    return {(decision.seat, decision.kind, turn) for decision in game.decisions() if decision.owed}
