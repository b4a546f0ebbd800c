"""A unit of work: the rows that one change writes, as data, so that waiting units can be committed together.

Group commit: writes waiting units of work in one transaction; a conflict affects only its own unit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, bindparam, text, update
from sqlalchemy.exc import IntegrityError

from bot.store.database import CLOSED, Conflict, Database, StoreError, Uncertain, first_line
from bot.store.row_types import (
    DeliveryState,
    MessageKind,
    Operation,
    Row,
    Statement,
    delete_rows,
    insert_row,
    put_row,
    revise_row,
    update_rows,
)
from bot.store.schema import FactRow, MessageRow, ProposalRow, outbox
from bot.worker import timed


class UnitOfWork:
    """Rows to write in one transaction, in this order."""

    __slots__ = ("operations",)

    def __init__(self) -> None:
        self.operations: list[Operation] = []

    def add(self, row: Row) -> UnitOfWork:
        """Add a row; a conflict if there is one with its key."""
        return self.also(*insert_row(row))

    def put(self, row: Row, *columns: str) -> UnitOfWork:
        """Add a row, or replace some columns (without names: all) of the one with its key."""
        return self.also(*put_row(row, *columns))

    def change(self, kind: type[Row], where: Mapping[str, Any], /, **values: Any) -> UnitOfWork:
        """Change columns of all rows with certain values."""
        return self.also(*update_rows(kind, where, **values))

    def remove(self, kind: type[Row], /, **where: Any) -> UnitOfWork:
        """Delete all rows with certain values."""
        return self.also(*delete_rows(kind, **where))

    def revise(self, kind: type[Row], id: str, revision: int, /, **values: Any) -> UnitOfWork:
        """Change columns of a row on its revision; a conflict if it has another one by then."""
        return self.also(*revise_row(kind, id, revision, **values))

    def message(self, **values: Any) -> UnitOfWork:
        """Add a message to be sent. Of commitments, or of questions in a turn, only the newest is needed: older
        unclaimed ones are dropped.
        """
        if values["kind"] in (MessageKind.COMMITMENTS, MessageKind.QUESTION):
            here = {"the_table": values["table_id"], "the_first": values["first"], "before": values["version"]}
            self.also(_SUPERSEDE, {**here, "the_kind": values["kind"]})
        return self.add(MessageRow(**values))

    def withdraw(self, table_id: str) -> UnitOfWork:
        """Close the open proposal of a table; its message loses its buttons."""
        key = asking(table_id)
        self.also(_STRIP_PROPOSAL, {"the_table": table_id, "the_key": key}).remove(FactRow, key=key)
        return self.remove(ProposalRow, table_id=table_id)

    def also(self, statement: Statement, values: dict[str, Any]) -> UnitOfWork:
        """Add a statement, with the values of one row."""
        self.operations.append((statement, values))
        return self

    def writes(self, kind: type[Row]) -> bool:
        """Return whether the unit changes rows of a type."""
        return any(getattr(statement, "table", None) is kind.table for statement, _ in self.operations)


def asking(table_id: str) -> str:
    """Return the key of the fact that says which message asks for a table's open proposal."""
    return f"asks:{table_id}"


_message = outbox.c
# A claimed message may be on its way to Discord already, so only unclaimed ones can be taken back.
_SUPERSEDE = (
    update(outbox)
    .where(
        _message.table_id == bindparam("the_table"),
        _message.state == DeliveryState.WAITING,
        _message.held_by.is_(None),
        _message.kind == bindparam("the_kind"),
        _message.first == bindparam("the_first"),
        _message.version < bindparam("before"),
    )
    .values(state=DeliveryState.SENT)
)
_STRIP_PROPOSAL = text(  # one statement for both databases
    "INSERT INTO stale_controls (message, channel)"
    " SELECT CAST(f.value AS BIGINT), t.channel FROM facts f JOIN tables t ON t.id = :the_table WHERE f.key = :the_key"
    " ON CONFLICT (message) DO NOTHING"
)
Kind = tuple[Statement, tuple[str, ...]]
"""A statement with its values: its SQL is built once for each combination."""
_Values = dict[str, Any]


def merged(units: Sequence[UnitOfWork]) -> list[tuple[Kind, list[_Values]]]:
    """Group the units' operations by statement and columns; those of a unit stay in their order."""
    # The rows that one unit removes may be those that it then adds: no operation comes before an earlier one of its
    # unit, so a kind appears again where the order needs that.
    found: list[tuple[Kind, list[_Values]]] = []
    places: dict[Kind, list[int]] = {}
    for unit in units:
        here = 0
        for statement, values in unit.operations:
            kind = statement, tuple(values)
            known = places.setdefault(kind, [])
            if not known or known[-1] < here:
                known.append(len(found))
                found.append((kind, []))
            here = next(place for place in known if place >= here)
            found[here][1].append(values)
    return found


# The maximum of units in a transaction.
_TOGETHER = 100
_Waiting = tuple[UnitOfWork, "asyncio.Future[None]"]


class Committer:
    """Writes units in the order in which they come; those that wait while a transaction runs share the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._stopped = False

    async def write(self, unit: UnitOfWork) -> None:
        """Write a unit durably, also if the caller is cancelled.

        Raises Conflict or StoreError if nothing of it is written, Uncertain if that is unknown.
        """
        if self._stopped:
            raise StoreError(CLOSED)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((unit, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="committer")
        with timed("commit", ""):
            await done

    async def stop(self) -> None:
        """Write what waits; later units are refused."""
        self._stopped = True
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:_TOGETHER], self._waiting[_TOGETHER:]
            await self._commit(batch)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        try:
            await self._database.transact(partial(_write, [unit for unit, _ in batch]))
        except Exception as error:
            if len(batch) == 1 or isinstance(error, Uncertain):
                _settle(batch, error)
                return
            # The transaction was rolled back as a whole, so each unit is tried alone: only the one at fault fails.
            for waiting in batch:
                await self._commit([waiting])
        else:
            _settle(batch, None)


def _write(units: Sequence[UnitOfWork], connection: Connection) -> None:
    """Write units; rows of the same kind are one call of the driver."""
    try:
        for (statement, _), rows in merged(units):
            connection.execute(statement, rows)
    except IntegrityError as error:
        raise Conflict(first_line(error)) from error


def _settle(batch: Sequence[_Waiting], error: Exception | None) -> None:
    """Report an outcome to the callers of units."""
    for _, done in batch:
        if done.done():  # its caller was cancelled, and a cancelled future accepts no result
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
