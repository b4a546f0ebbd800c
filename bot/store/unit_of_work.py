"""A unit of work: what one change of one table writes, as data, so that units that wait together commit together.

Statements as SQL, made once for each kind: for the writer of a file and for that of a server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Insert,
    Integer,
    TextClause,
    Update,
    bindparam,
    case,
    delete,
    insert,
    literal_column,
    or_,
    text,
    update,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.dml import Delete

from bot.store import schema
from bot.store.kinds import REMIND, TIMERS, DeliveryState, MessageKind
from bot.store.refresh_jobs import digest

Statement = Insert | Update | Delete | TextClause


class UnitOfWork:
    """Rows to write in one transaction. The order of kinds is fixed: a table first, then moves, then what follows."""

    __slots__ = ("_guarded", "changes_offers", "operations")

    def __init__(self) -> None:
        self._guarded = False
        self.changes_offers = False
        """Whether a seat of a running table is offered to others by it, or no more."""
        self.operations: list[tuple[Statement, dict[str, Any]]] = []

    def table(self, **values: Any) -> UnitOfWork:
        """A new table."""
        return self._add(_NEW_TABLE, values)

    def expect_revision(self, table_id: str, revision: int) -> UnitOfWork:
        """What a change was made on, unless `change` has said so: a conflict if the table has another revision by now.

        A unit changes one table at most.
        """
        return self if self._guarded else self._add(_EXPECT_REVISION, {"the_table": table_id, "was": revision})

    def change(self, table_id: str, revision: int, seldom: Mapping[str, Any], **values: Any) -> UnitOfWork:
        """New values of a table's columns that change with every move, and of `SELDOM` where one of those does.

        A conflict if the table has another revision by now.
        """
        self._guarded = True
        return self._add(_CHANGE if seldom else _GO_ON, {"the_table": table_id, "was": revision, **values, **seldom})

    def close(self, table_id: str, status: str, changed: int) -> UnitOfWork:
        """A table's new status alone."""
        return self._add(_STATUS, {"the_table": table_id, "status": status, "changed": changed})

    def ai_due(self, table_id: str, *, due: bool, changed: int) -> UnitOfWork:
        """Whether a table waits for a bot, alone."""
        return self._add(_AI_DUE, {"the_table": table_id, "ai_due": due, "changed": changed})

    def move(self, **values: Any) -> UnitOfWork:
        """A change of a game with its snapshot's checksum; conflicts with another of the same version."""
        values["digest"] = digest(values["snapshot"])
        return self._add(_NEW_MOVE, values)

    def commitment(self, **values: Any) -> UnitOfWork:
        """The commitment to a secret answer."""
        return self._add(_NEW_COMMITMENT, values)

    def seat(self, **values: Any) -> UnitOfWork:
        """Somebody sits down."""
        return self._add(_NEW_SEAT, values)

    def departure(self, **values: Any) -> UnitOfWork:
        """Somebody left a seat of a running table to somebody else."""
        return self._add(_NEW_DEPARTURE, values)

    def clear_seat(self, table_id: str, seat: int) -> UnitOfWork:
        """Somebody leaves a seat."""
        return self._add(_NO_SEAT, {"the_table": table_id, "the_seat": seat})

    def message(self, **values: Any) -> UnitOfWork:
        """A message to be sent. Of commitments only the newest is of use: one that nobody has taken is passed over."""
        if values["kind"] == MessageKind.COMMITMENTS:
            here = {"the_table": values["table_id"], "the_first": values["first"], "before": values["version"]}
            self._add(_SUPERSEDE, here)
        values["kind"] = str(values["kind"])  # a driver takes longer over what is not simply a string
        if "nonce" not in values:
            values["nonce"] = schema.nonce()
        return self._add(_NEW_MESSAGE, values)

    def cancel_message(self, table_id: str, kind: MessageKind) -> UnitOfWork:
        """Messages of a kind are of no use any more: those that nobody has taken to send them go."""
        return self._add(_NO_MESSAGE, {"the_table": table_id, "the_kind": kind})

    def order(self, **values: Any) -> UnitOfWork:
        """A standing order, in place of any of the same kind."""
        self._add(_NO_ORDER, {"the_table": values["table_id"], "the_seat": values["seat"], "the_kind": values["kind"]})
        return self._add(_NEW_ORDER, values)

    def propose(self, **values: Any) -> UnitOfWork:
        """The table's open proposal, in place of any before, or as it is after an answer."""
        return self._add(_NO_PROPOSAL, {"the_table": values["table_id"]})._add(_NEW_PROPOSAL, values)

    def withdraw(self, table_id: str) -> UnitOfWork:
        """No open proposal any more; the message that asked about it loses its buttons."""
        self._add(_STRIP_PROPOSAL, {"the_table": table_id, "the_key": _asking(table_id)}).delete_fact(_asking(table_id))
        return self._add(_NO_PROPOSAL, {"the_table": table_id})

    def proposal_message(self, table_id: str, message: int) -> UnitOfWork:
        """The message that asks about a table's open proposal."""
        return self.fact(_asking(table_id), str(message))

    def result(self, **values: Any) -> UnitOfWork:
        """How a finished table ended for a seat."""
        return self._add(_NEW_RESULT, values)

    def delete_results(self, table_id: str) -> UnitOfWork:
        """A table has not ended, or is about to end anew: no results of it any more."""
        return self._add(_NO_RESULTS, {"the_table": table_id})

    def rename_result(self, table_id: str, seat: int, name: str) -> UnitOfWork:
        """How a seat is called in the result, from now on without an account."""
        return self._add(_RENAME_RESULT, {"the_table": table_id, "the_seat": seat, "new_name": name})

    def rename_departed(self, table_id: str, revision: int, name: str) -> UnitOfWork:
        """How somebody who left a seat is called, from now on without an account."""
        return self._add(_RENAME_DEPARTED, {"the_table": table_id, "the_revision": revision, "new_name": name})

    def fact(self, key: str, value: str) -> UnitOfWork:
        """A fact of the host's own, in place of any before under its key."""
        return self.delete_fact(key)._add(_NEW_FACT, {"key": key, "value": value})

    def delete_fact(self, key: str) -> UnitOfWork:
        """No fact of that key any more."""
        return self._add(_NO_FACT, {"the_key": key})

    def request(self, **values: Any) -> UnitOfWork:
        """What a person's request did, in place of any before under its key."""
        return self._add(_REQUEST, values)

    def timer(self, **values: Any) -> UnitOfWork:
        """A timer, in place of the one of its kind and seat."""
        return self._add(_TIMER, _TIMER_USUAL | values)

    def delete_timer(self, kind: str, table_id: str, seat: int) -> UnitOfWork:
        """No timer of a kind and seat any more."""
        return self._add(_NO_TIMER, {"the_kind": kind, "the_table": table_id, "the_seat": seat})

    def recheck_reminders(self, table_id: str, now: int) -> UnitOfWork:
        """Look now at who is reminded of a table: how long they have may have changed."""
        return self._add(_RECHECK_REMINDERS, {"the_table": table_id, "due": now})

    def pace(self, table_id: str, pace: str) -> UnitOfWork:
        """How much time there is for a decision at a table."""
        return self._add(_PACE, {"the_table": table_id, "pace": pace})

    def pause(self, table_id: str, paused: int) -> UnitOfWork:
        """Since when no clock runs at a table; 0 where they run."""
        return self._add(_PAUSE, {"the_table": table_id, "paused": paused})

    def delete_timers(self, table_id: str) -> UnitOfWork:
        """No timers of a table any more."""
        return self._add(_NO_TIMERS, {"the_table": table_id})

    def offer(self, **values: Any) -> UnitOfWork:
        """A seat of a running table that is offered to others."""
        self.changes_offers = True
        return self._add(_NEW_OFFER, values)

    def follow(self, user: int, table_id: str, seen: int, *, follows: bool) -> UnitOfWork:
        """Somebody follows a table, or does so no more; what they have seen before stays seen."""
        return self._add(_FOLLOW, {"user": user, "table_id": table_id, "seen": seen, "follows": follows})

    def delete_offer(self, table_id: str, seat: int) -> UnitOfWork:
        """A seat is not offered any more."""
        self.changes_offers = True
        return self._add(_NO_OFFER, {"the_table": table_id, "the_seat": seat})

    def delete_orders(self, table_id: str, seat: int) -> UnitOfWork:
        """No standing orders of a seat any more."""
        return self._add(_NO_ORDERS, {"the_table": table_id, "the_seat": seat})

    def move_to(self, table_id: str, channel: int) -> UnitOfWork:
        """A table's new channel."""
        return self._add(_MOVE_TO, {"the_table": table_id, "channel": channel})

    def set_options(self, table_id: str, *, options: str, max_seats: int, changed: int) -> UnitOfWork:
        """What is set at a table before its game: its options, and how many play at most."""
        values = {"options": options, "max_seats": max_seats, "changed": changed}
        return self._add(_SET_OPTIONS, {"the_table": table_id, **values})

    def allow_hints(self, table_id: str, allowed: bool) -> UnitOfWork:
        """Whether who is to move at a table may ask for a hint what it would do."""
        return self._add(_ALLOW_HINTS, {"the_table": table_id, "hints": allowed})

    def set_owner(self, table_id: str, owner: int) -> UnitOfWork:
        """A table's new owner; 0 for nobody."""
        return self._add(_SET_OWNER, {"the_table": table_id, "owner": owner})

    def set_audience(self, table_id: str, **values: Any) -> UnitOfWork:
        """For whom a table is that has not started, and when it starts by itself; always all of these columns."""
        return self._add(_SET_AUDIENCE, {"the_table": table_id, **values})

    def set_rematch(self, table_id: str, rematch: str) -> UnitOfWork:
        """The table of a table's rematch."""
        return self._add(_SET_REMATCH, {"the_table": table_id, "rematch": rematch})

    def guest(self, **values: Any) -> UnitOfWork:
        """Who has a claim on a seat, in place of any claim of theirs before."""
        return self.delete_guest(values["table_id"], values["user"])._add(_NEW_GUEST, values)

    def delete_guest(self, table_id: str, user: int) -> UnitOfWork:
        """A person has no claim on a seat any more."""
        return self._add(_NO_GUEST, {"the_table": table_id, "the_user": user})

    def delete_guests(self, table_id: str) -> UnitOfWork:
        """Nobody has a claim on a seat any more."""
        return self._add(_NO_GUESTS, {"the_table": table_id})

    def also(self, statement: Statement, values: dict[str, Any]) -> UnitOfWork:
        """What a room of the store beside tables writes."""
        return self._add(statement, values)

    def _add(self, statement: Statement, values: dict[str, Any]) -> UnitOfWork:
        self.operations.append((statement, values))
        return self


def _asking(table_id: str) -> str:
    """The fact under which stands which message asks about a table's open proposal."""
    return f"asks:{table_id}"


def _of_table(table: Any) -> Any:
    return table.c.table_id == bindparam("the_table")


_WAS = bindparam("was", type_=Integer)
_EXPECT_REVISION = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"))
    .values(  # else NULL, which the column refuses
        revision=case((schema.tables.c.revision == _WAS, _WAS + literal_column("1")))
    )
)
OFTEN = ("version", "announced_version", "waiting_seats", "since", "changed")
"""The columns of a table that are written with every move: none of them takes part in an index of running tables."""
SELDOM = ("status", "options", "seed", "commitment", "ai_due")
"""Those that change with few moves."""
_NEW_TABLE = insert(schema.tables)
_GO_ON = _EXPECT_REVISION.values({name: bindparam(name) for name in OFTEN})
_CHANGE = _GO_ON.values({name: bindparam(name) for name in SELDOM})
_STATUS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"))
    .values(status=bindparam("status"), changed=bindparam("changed"))
)
_AI_DUE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"))
    .values(ai_due=bindparam("ai_due"), changed=bindparam("changed"))
)
_NEW_MOVE = insert(schema.moves)
_NEW_COMMITMENT = insert(schema.commitments)
_NEW_SEAT = insert(schema.seats)
_NEW_DEPARTURE = insert(schema.departures)
_NO_SEAT = delete(schema.seats).where(_of_table(schema.seats), schema.seats.c.seat == bindparam("the_seat"))
_NEW_MESSAGE = insert(schema.outbox)
_UNCLAIMED = (
    _of_table(schema.outbox),
    schema.outbox.c.state == DeliveryState.WAITING,
    schema.outbox.c.held_by.is_(None),
)
_NO_MESSAGE = delete(schema.outbox).where(*_UNCLAIMED, schema.outbox.c.kind == bindparam("the_kind"))
_SUPERSEDE = (
    update(schema.outbox)
    .where(
        *_UNCLAIMED,
        schema.outbox.c.kind == MessageKind.COMMITMENTS,
        schema.outbox.c.first == bindparam("the_first"),
        schema.outbox.c.version < bindparam("before"),
    )
    .values(state=DeliveryState.SENT)
)
_NEW_RESULT = insert(schema.results)
_NO_RESULTS = delete(schema.results).where(_of_table(schema.results))
_NO_ORDER = delete(schema.orders).where(
    _of_table(schema.orders),
    schema.orders.c.seat == bindparam("the_seat"),
    schema.orders.c.kind == bindparam("the_kind"),
)
_NEW_ORDER = insert(schema.orders)
_STRIP_PROPOSAL = text(  # one statement for both databases
    "INSERT INTO stale_controls (message, channel)"
    " SELECT CAST(f.value AS BIGINT), t.channel FROM facts f JOIN tables t ON t.id = :the_table WHERE f.key = :the_key"
    " ON CONFLICT (message) DO NOTHING"
)
_NO_PROPOSAL = delete(schema.proposals).where(_of_table(schema.proposals))
_NEW_PROPOSAL = insert(schema.proposals)
_NEW_FACT = insert(schema.facts)
_NO_FACT = delete(schema.facts).where(schema.facts.c.key == bindparam("the_key"))
_REQUEST = text(  # one statement for both databases: it is written with every move
    'INSERT INTO requests (key, number, "user", table_id, at, state)'
    " VALUES (:key, :number, :user, :table_id, :at, :state)"
    ' ON CONFLICT (key) DO UPDATE SET number = excluded.number, "user" = excluded."user",'
    " table_id = excluded.table_id, at = excluded.at, state = excluded.state"
)
_TIMER = text(  # as above
    'INSERT INTO timers (kind, table_id, seat, "user", since, due, sent, last, "left", granted, began)'
    " VALUES (:kind, :table_id, :seat, :user, :since, :due, :sent, :last, :left, :granted, :began)"
    ' ON CONFLICT (kind, table_id, seat) DO UPDATE SET "user" = excluded."user", since = excluded.since,'
    ' due = excluded.due, sent = excluded.sent, last = excluded.last, "left" = excluded."left",'
    " granted = excluded.granted, began = excluded.began"
)
_TIMER_USUAL = {"left": 0, "granted": 0, "began": 0}
_NO_TIMER = delete(schema.timers).where(
    _of_table(schema.timers),
    schema.timers.c.kind == bindparam("the_kind"),
    schema.timers.c.seat == bindparam("the_seat"),
)
_RECHECK_REMINDERS = (
    update(schema.timers).where(_of_table(schema.timers), schema.timers.c.kind == REMIND).values(due=bindparam("due"))
)
_PACE = update(schema.tables).where(schema.tables.c.id == bindparam("the_table")).values(pace=bindparam("pace"))
_PAUSE = update(schema.tables).where(schema.tables.c.id == bindparam("the_table")).values(paused=bindparam("paused"))
_FOLLOW = text(  # as above
    'INSERT INTO followers ("user", table_id, seen, "before", follows)'
    " VALUES (:user, :table_id, :seen, :seen, :follows)"
    ' ON CONFLICT ("user", table_id) DO UPDATE SET follows = excluded.follows'
)
_NEW_OFFER = insert(schema.offers)
_NO_OFFER = delete(schema.offers).where(_of_table(schema.offers), schema.offers.c.seat == bindparam("the_seat"))
_NO_TIMERS = delete(schema.timers).where(  # named by all kinds: else all there are would be looked at
    _of_table(schema.timers), or_(*(schema.timers.c.kind == kind for kind in TIMERS))
)
_NO_ORDERS = delete(schema.orders).where(_of_table(schema.orders), schema.orders.c.seat == bindparam("the_seat"))
_MOVE_TO = (
    update(schema.tables).where(schema.tables.c.id == bindparam("the_table")).values(channel=bindparam("channel"))
)
_SET_OPTIONS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"))
    .values({name: bindparam(name) for name in ("options", "max_seats", "changed")})
)
_ALLOW_HINTS = (
    update(schema.tables).where(schema.tables.c.id == bindparam("the_table")).values(hints=bindparam("hints"))
)
_SET_OWNER = update(schema.tables).where(schema.tables.c.id == bindparam("the_table")).values(owner=bindparam("owner"))
_SET_REMATCH = (
    update(schema.tables).where(schema.tables.c.id == bindparam("the_table")).values(rematch=bindparam("rematch"))
)
AUDIENCE = ("starts_full", "starts_at", "private", "language", "experience")
_SET_AUDIENCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"))
    .values({name: bindparam(name) for name in AUDIENCE})
)
_NEW_GUEST = insert(schema.guests)
_NO_GUEST = delete(schema.guests).where(_of_table(schema.guests), schema.guests.c.user == bindparam("the_user"))
_NO_GUESTS = delete(schema.guests).where(_of_table(schema.guests))
_RENAME_RESULT = (
    update(schema.results)
    .where(_of_table(schema.results), schema.results.c.seat == bindparam("the_seat"))
    .values(name=bindparam("new_name"), username="", user=None)
)
_RENAME_DEPARTED = (
    update(schema.departures)
    .where(_of_table(schema.departures), schema.departures.c.revision == bindparam("the_revision"))
    .values(name=bindparam("new_name"), username="", user=None)
)
KEYS: Mapping[Statement, tuple[str, ...]] = {
    _GO_ON: ("the_table",),
    _NEW_MOVE: ("table_id", "version"),
    _NEW_MESSAGE: ("nonce",),
    _TIMER: ("kind", "table_id", "seat"),
}
"""What most moves write: these statements take the rows of many units at once, where they differ in these values."""

Kind = tuple[Statement, tuple[str, ...]]
"""A statement and the values it is given: for each of these SQL is made once."""
_Values = dict[str, Any]


class Prepared(Struct, frozen=True):
    """A kind of statement as SQL: its values in order, where they have one, and those that are always the same."""

    sql: str
    order: tuple[str, ...]
    constants: _Values


def merged(units: Sequence[UnitOfWork]) -> dict[Kind, list[_Values]]:
    """The units' operations by statement and columns, in the order of first appearance."""
    found: dict[Kind, list[_Values]] = {}
    for unit in units:
        for statement, values in unit.operations:
            found.setdefault((statement, tuple(values)), []).append(values)
    return found


def prepared(statement: Statement, names: Sequence[str], *, dialect: Dialect) -> Prepared:
    """A statement that is given some values, as SQL."""
    alone = statement.inline() if isinstance(statement, Insert) else statement  # it is not asked which number it got
    compiled: Any = alone.compile(dialect=dialect, column_keys=list(names))
    missing = [column.name for column in (*compiled.insert_prefetch, *compiled.update_prefetch)]
    assert not missing, f"{missing} must be given: nothing is made up on the way"
    constants = {name: value for name, value in compiled.params.items() if name not in names}
    return Prepared(str(compiled), tuple(compiled.positiontup or ()), constants)
