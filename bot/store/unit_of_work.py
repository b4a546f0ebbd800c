"""A unit of work: the rows that one change writes, as data, so that waiting units can be committed together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

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
from sqlalchemy.sql.dml import Delete

from bot.store import schema
from bot.store.kinds import REMIND, TIMERS, DeliveryState, MessageKind
from bot.store.live_messages import digest

Statement = Insert | Update | Delete | TextClause


class UnitOfWork:
    """Rows to write in one transaction. The order of kinds is fixed: a table first, then moves, then what follows."""

    __slots__ = ("_guarded", "changes_offers", "operations")

    def __init__(self) -> None:
        self._guarded = False
        self.changes_offers = False
        """Whether the unit changes that a seat of a running table is offered to others."""
        self.operations: list[tuple[Statement, dict[str, Any]]] = []

    def table(self, **values: Any) -> UnitOfWork:
        """Add a new table."""
        return self._add(_NEW_TABLE, values)

    def expect_revision(self, table_id: str, revision: int) -> UnitOfWork:
        """Expect a revision, unless `change` has done so: a conflict if the table has another one by then.

        A unit changes one table at most.
        """
        return self if self._guarded else self._add(_EXPECT_REVISION, {"the_table": table_id, "was": revision})

    def change(self, table_id: str, revision: int, seldom: Mapping[str, Any], **values: Any) -> UnitOfWork:
        """Change columns of a table that change with every move, and those of `SELDOM` if one of them does.

        A conflict if the table has another revision by then.
        """
        self._guarded = True
        return self._add(_CHANGE if seldom else _GO_ON, {"the_table": table_id, "was": revision, **values, **seldom})

    def close(self, table_id: str, status: str, changed: int) -> UnitOfWork:
        """Change only a table's status."""
        return self._add(_STATUS, {"the_table": table_id, "status": status, "changed": changed})

    def ai_due(self, table_id: str, *, due: bool, changed: int) -> UnitOfWork:
        """Change only whether a table waits for a bot."""
        return self._add(_AI_DUE, {"the_table": table_id, "ai_due": due, "changed": changed})

    def move(self, **values: Any) -> UnitOfWork:
        """Add a change of a game with its snapshot's checksum; conflicts with another of the same version."""
        values["digest"] = digest(values["snapshot"])
        return self._add(_NEW_MOVE, values)

    def commitment(self, **values: Any) -> UnitOfWork:
        """Add the commitment to a secret answer."""
        return self._add(_NEW_COMMITMENT, values)

    def seat(self, **values: Any) -> UnitOfWork:
        """Seat somebody."""
        return self._add(_NEW_SEAT, values)

    def departure(self, **values: Any) -> UnitOfWork:
        """Record that somebody left a seat of a running table to somebody else."""
        return self._add(_NEW_DEPARTURE, values)

    def clear_seat(self, table_id: str, seat: int) -> UnitOfWork:
        """Remove somebody from a seat."""
        return self._add(_NO_SEAT, {"the_table": table_id, "the_seat": seat})

    def message(self, **values: Any) -> UnitOfWork:
        """Add a message to be sent. Of commitments only the newest is needed: older unclaimed ones are dropped."""
        if values["kind"] == MessageKind.COMMITMENTS:
            here = {"the_table": values["table_id"], "the_first": values["first"], "before": values["version"]}
            self._add(_SUPERSEDE, here)
        values["kind"] = str(values["kind"])  # a driver is slower with subclasses of str
        if "nonce" not in values:
            values["nonce"] = schema.nonce()
        return self._add(_NEW_MESSAGE, values)

    def cancel_message(self, table_id: str, kind: MessageKind) -> UnitOfWork:
        """Delete messages of a kind that nobody has claimed, because they are not needed any more."""
        return self._add(_NO_MESSAGE, {"the_table": table_id, "the_kind": kind})

    def order(self, **values: Any) -> UnitOfWork:
        """Set a standing order, replacing one of the same kind."""
        self._add(_NO_ORDER, {"the_table": values["table_id"], "the_seat": values["seat"], "the_kind": values["kind"]})
        return self._add(_NEW_ORDER, values)

    def propose(self, **values: Any) -> UnitOfWork:
        """Set the table's open proposal, or its state after an answer."""
        return self._add(_NO_PROPOSAL, {"the_table": values["table_id"]})._add(_NEW_PROPOSAL, values)

    def withdraw(self, table_id: str) -> UnitOfWork:
        """Close the proposal; its message loses its buttons."""
        self._add(_STRIP_PROPOSAL, {"the_table": table_id, "the_key": _asking(table_id)}).delete_fact(_asking(table_id))
        return self._add(_NO_PROPOSAL, {"the_table": table_id})

    def proposal_message(self, table_id: str, message: int) -> UnitOfWork:
        """Set the message of a table's open proposal."""
        return self.fact(_asking(table_id), str(message))

    def result(self, **values: Any) -> UnitOfWork:
        """Add the result of a seat of a finished table."""
        return self._add(_NEW_RESULT, values)

    def delete_results(self, table_id: str) -> UnitOfWork:
        """Delete a table's results: it has not ended, or is about to end again."""
        return self._add(_NO_RESULTS, {"the_table": table_id})

    def rename_result(self, table_id: str, seat: int, name: str) -> UnitOfWork:
        """Rename a seat in the result and remove its account."""
        return self._add(_RENAME_RESULT, {"the_table": table_id, "the_seat": seat, "new_name": name})

    def rename_departed(self, table_id: str, revision: int, name: str) -> UnitOfWork:
        """Rename somebody who left a seat and remove the account."""
        return self._add(_RENAME_DEPARTED, {"the_table": table_id, "the_revision": revision, "new_name": name})

    def fact(self, key: str, value: str) -> UnitOfWork:
        """Set a fact of the host, by its key."""
        return self.delete_fact(key)._add(_NEW_FACT, {"key": key, "value": value})

    def delete_fact(self, key: str) -> UnitOfWork:
        """Delete a fact of the host."""
        return self._add(_NO_FACT, {"the_key": key})

    def request(self, **values: Any) -> UnitOfWork:
        """Add what a person's request did, by its key."""
        return self._add(_REQUEST, values)

    def timer(self, **values: Any) -> UnitOfWork:
        """Set a timer, replacing the one of its kind and seat."""
        return self._add(_TIMER, _TIMER_USUAL | values)

    def delete_timer(self, kind: str, table_id: str, seat: int) -> UnitOfWork:
        """Delete the timer of a kind and seat."""
        return self._add(_NO_TIMER, {"the_kind": kind, "the_table": table_id, "the_seat": seat})

    def recheck_reminders(self, table_id: str, now: int) -> UnitOfWork:
        """Check the reminders of a table now: the time for them may have changed."""
        return self._add(_RECHECK_REMINDERS, {"the_table": table_id, "due": now})

    def pace(self, table_id: str, pace: str) -> UnitOfWork:
        """Set the pace of a table."""
        return self._add(_PACE, {"the_table": table_id, "pace": pace})

    def pause(self, table_id: str, paused: int) -> UnitOfWork:
        """Set since when a table is paused; 0 if its clocks run."""
        return self._add(_PAUSE, {"the_table": table_id, "paused": paused})

    def delete_timers(self, table_id: str) -> UnitOfWork:
        """Delete all timers of a table."""
        return self._add(_NO_TIMERS, {"the_table": table_id})

    def offer(self, **values: Any) -> UnitOfWork:
        """Offer a seat of a running table to others."""
        self.changes_offers = True
        return self._add(_NEW_OFFER, values)

    def follow(self, user: int, table_id: str, seen: int, *, follows: bool) -> UnitOfWork:
        """Set whether somebody follows a table; what they have seen stays."""
        return self._add(_FOLLOW, {"user": user, "table_id": table_id, "seen": seen, "follows": follows})

    def delete_offer(self, table_id: str, seat: int) -> UnitOfWork:
        """Withdraw the offer of a seat."""
        self.changes_offers = True
        return self._add(_NO_OFFER, {"the_table": table_id, "the_seat": seat})

    def delete_orders(self, table_id: str, seat: int) -> UnitOfWork:
        """Delete all standing orders of a seat."""
        return self._add(_NO_ORDERS, {"the_table": table_id, "the_seat": seat})

    def move_to(self, table_id: str, channel: int) -> UnitOfWork:
        """Set a table's channel."""
        return self._add(_MOVE_TO, {"the_table": table_id, "channel": channel})

    def set_options(self, table_id: str, *, options: str, max_seats: int, changed: int) -> UnitOfWork:
        """Set the settings of an open table: its options, and the maximum of players."""
        values = {"options": options, "max_seats": max_seats, "changed": changed}
        return self._add(_SET_OPTIONS, {"the_table": table_id, **values})

    def allow_hints(self, table_id: str, allowed: bool) -> UnitOfWork:
        """Set whether hints are allowed."""
        return self._add(_ALLOW_HINTS, {"the_table": table_id, "hints": allowed})

    def set_owner(self, table_id: str, owner: int) -> UnitOfWork:
        """Set a table's owner; 0 for nobody."""
        return self._add(_SET_OWNER, {"the_table": table_id, "owner": owner})

    def set_audience(self, table_id: str, **values: Any) -> UnitOfWork:
        """Set who can join an open table, and when it starts automatically; always all of these columns."""
        return self._add(_SET_AUDIENCE, {"the_table": table_id, **values})

    def set_rematch(self, table_id: str, rematch: str) -> UnitOfWork:
        """Set the rematch of a table."""
        return self._add(_SET_REMATCH, {"the_table": table_id, "rematch": rematch})

    def guest(self, **values: Any) -> UnitOfWork:
        """Set a person's reservation or place on the waiting list."""
        return self.delete_guest(values["table_id"], values["user"])._add(_NEW_GUEST, values)

    def delete_guest(self, table_id: str, user: int) -> UnitOfWork:
        """Delete a person's reservation or place on the waiting list."""
        return self._add(_NO_GUEST, {"the_table": table_id, "the_user": user})

    def delete_guests(self, table_id: str) -> UnitOfWork:
        """Delete all reservations and the waiting list."""
        return self._add(_NO_GUESTS, {"the_table": table_id})

    def also(self, statement: Statement, values: dict[str, Any]) -> UnitOfWork:
        """Add a statement of a feature."""
        return self._add(statement, values)

    def _add(self, statement: Statement, values: dict[str, Any]) -> UnitOfWork:
        self.operations.append((statement, values))
        return self


def _asking(table_id: str) -> str:
    """Return the fact with the message of a table's open proposal."""
    return f"asks:{table_id}"


def _of_table(table: Any) -> Any:
    return table.c.table_id == bindparam("the_table")


_WAS = bindparam("was", type_=Integer)
# Raising from within the statement makes the whole unit fail; a row count would have to be read between two statements.
_EXPECT_REVISION = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"))
    .values(  # otherwise NULL, which the column rejects
        revision=case((schema.tables.c.revision == _WAS, _WAS + literal_column("1")))
    )
)
# The columns of a table that every move writes: none of them is part of an index of running tables.
OFTEN = ("version", "announced_version", "waiting_seats", "since", "changed")
SELDOM = ("status", "options", "seed", "commitment", "ai_due")
"""The columns that change with few moves."""
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
# A claimed message may be on its way to Discord already, so only unclaimed ones can be taken back.
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
_REQUEST = text(  # one statement for both databases: every move writes it
    'INSERT INTO requests (key, number, "user", table_id, at, state)'
    " VALUES (:key, :number, :user, :table_id, :at, :state)"
    ' ON CONFLICT (key) DO UPDATE SET number = excluded.number, "user" = excluded."user",'
    " table_id = excluded.table_id, at = excluded.at, state = excluded.state"
)
_TIMER = text(  # one statement for both databases
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
_FOLLOW = text(  # one statement for both databases
    'INSERT INTO followers ("user", table_id, seen, "before", follows)'
    " VALUES (:user, :table_id, :seen, :seen, :follows)"
    ' ON CONFLICT ("user", table_id) DO UPDATE SET follows = excluded.follows'
)
_NEW_OFFER = insert(schema.offers)
_NO_OFFER = delete(schema.offers).where(_of_table(schema.offers), schema.offers.c.seat == bindparam("the_seat"))
_NO_TIMERS = delete(schema.timers).where(  # all kinds are named, so that the query uses the index
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

Kind = tuple[Statement, tuple[str, ...]]
"""A statement with its values: its SQL is built once for each combination."""
_Values = dict[str, Any]


def merged(units: Sequence[UnitOfWork]) -> dict[Kind, list[_Values]]:
    """Group the units' operations by statement and columns, in the order of first appearance."""
    found: dict[Kind, list[_Values]] = {}
    for unit in units:
        for statement, values in unit.operations:
            found.setdefault((statement, tuple(values)), []).append(values)
    return found
