"""Decides when the direct message of a person about a table is written, and whether it calls.

A person has one direct message for each table. It shows the hand and secret plans, and the question if it is asked
there. It is edited in place without a sound; only one that calls is sent again, at the foot. Each row of the outbox
that is written here brings it up to date. The row is written with the change itself, so an answered question loses its
controls whatever happens in between.

How a person is called depends on what they chose, and on nothing that is secret:

* `NotifyBy.PING`: by the channel, which pings those whom it asks (`notifications`). That includes a simultaneous secret
  question: who is asked is public, so pinging all of them at its start reveals nothing about answers or standing
  orders. The price is a ping for a person whose standing order has answered. Pinging only those who owe an answer, or
  nobody as soon as an order exists, would reveal the order. A person who wants neither chooses direct messages.
* An aside (`Decision.aside`) is the exception: it interrupts somebody's turn, and by default standing orders answer
  nearly all of them. Pinging all would call people many times a turn for nothing, and pinging the others would reveal
  their cards. So those who owe an answer are called by their direct message, which nobody else can see.
* `NotifyBy.PRIVATE`: by the direct message, for every question.
* `NotifyBy.QUIET`: not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.store import MessageKind, OutboxRow
from bot.tables.clocks.notification_settings import NotifyBy
from bot.tables.history.hidden_versions import CAME_OUT
from bot.tables.notifications import message
from bot.tables.table import RUNNING, SUSPENDED, GameChange, Table
from games.kernel import Decision, Game, Seat

OVER, LEFT = "over", "left"
"""Why a direct message about a table has ended."""
_PLAYED = (RUNNING, SUSPENDED)
_PLAYER = "player"
NotifyOf = Callable[[int], NotifyBy]
"""Returns how a person wants to be called."""


class DirectMessage(Struct, frozen=True):
    """The data of an outbox row about a person's direct message.

    `calls`: it is sent again with a notification, if the person still owes an answer. `shows`: it contains a secret, so
    it is sent if there is none yet. Otherwise an existing one is edited. `answered`: the person has answered the
    question that it asked. `asks`: it asks the question whatever the person has chosen. `seated`: it calls whatever is
    asked, because the person has just been given the seat. `ended` is why it ends.
    """

    calls: bool = False
    shows: bool = False
    answered: bool = False
    asks: bool = False
    seated: bool = False
    ended: str = ""

    @classmethod
    def of(cls, row: OutboxRow) -> DirectMessage:
        """Return the data of a row; one that an earlier version of the host has written calls."""
        return cls(calls=True, shows=True) if row.data == "{}" else msgspec.json.decode(row.data, type=cls)

    def row(self, table: Table, seat: Seat, user: int, now: int, first: int | None = None) -> dict[str, Any]:
        """Return the row of the outbox about a table's changes from `first` (None: the last one) on."""
        data = msgspec.to_builtins(self)
        return message(table, MessageKind.SECRET, "user", user, now, first=first, viewer=seat, data=data)


def asked_there(decision: Decision, notify: NotifyBy) -> bool:
    """Return whether a person's direct message asks a question: a secret plan, an aside, or by their own choice."""
    plan = decision.secret and not decision.quiet
    return decision.owed and (plan or decision.aside or notify is NotifyBy.PRIVATE)


def direct_messages(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, notify: NotifyOf
) -> Iterator[dict[str, Any]]:
    """Yield the rows for changes of a game that goes on; `table` is the state before them."""
    if game.result() is not None:
        return
    after = structs.replace(table, row=structs.replace(table.row, version=made[-1].version))
    before, now_asked = () if table.game is None else table.game.decisions(), game.decisions()
    learning = {seat for one in made for event in one.moved.events for seat in event.audience or ()}
    # What was undone by consent was no press of whoever asked for it.
    acting = {one.seat for one in made if one.cause == _PLAYER and (one.restores is None or table.proposal is None)}
    anew = acting if not any(one.secrecy == CAME_OUT for one in made) else set(table.humans)
    for seat in table.seats:
        if not seat.human or seat.user is None:
            continue
        wanted = notify(seat.user)
        asked, asks = (_asked_there(every, seat.seat, wanted) for every in (before, now_asked))
        new = [asks[kind] for kind in asks if kind not in asked or seat.seat in anew]
        shows = seat.seat in learning or any(
            decision.aside or not decision.quiet for decision in new if decision.secret
        )
        if shows or new or asked.keys() != asks.keys() or any(one.restores is not None for one in made):
            # The answer to a person's own press asks the next question already.
            calls = seat.seat not in acting and any(_calls(decision, wanted) for decision in new)
            found = DirectMessage(calls, shows, answered=bool(asked) and not asks and seat.seat in acting)
            yield found.row(after, seat.seat, seat.user, now, made[0].version)


def _asked_there(decisions: Sequence[Decision], seat: Seat, notify: NotifyBy) -> dict[str, Decision]:
    """Return what the direct message of a seat asks, by kind."""
    return {
        decision.kind: decision for decision in decisions if decision.seat == seat and asked_there(decision, notify)
    }


def _calls(decision: Decision, notify: NotifyBy) -> bool:
    """Return whether a person is called to a question by their direct message."""
    return notify is NotifyBy.PRIVATE or (decision.aside and notify is NotifyBy.PING)


def ended(before: Table | None, table: Table, now: int) -> Iterator[dict[str, Any]]:
    """Yield the rows for people whose game is over, or who have left their seat at it."""
    if before is None or before.status not in _PLAYED:
        return
    over = table.status not in _PLAYED
    for seat in before.seats if over or before.seats is not table.seats else ():
        if seat.human and seat.user is not None and (over or seat.user not in table.users):
            why = OVER if seat.user in table.users else LEFT
            yield DirectMessage(ended=why).row(table, seat.seat, seat.user, now)


def merged(rows: Sequence[OutboxRow]) -> OutboxRow:
    """Return one row that does what several rows about the same direct message do, in order."""
    every, last = [DirectMessage.of(row) for row in rows], rows[-1]
    calls, shows, seated = (any(getattr(one, name) for one in every) for name in ("calls", "shows", "seated"))
    data = msgspec.json.encode(structs.replace(every[-1], calls=calls, shows=shows, seated=seated)).decode()
    return structs.replace(rows[0], version=last.version, data=data)
