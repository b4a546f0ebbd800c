"""Group commit: writes waiting units of work in one transaction; a conflict affects only its own unit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.store_errors import CLOSED, Conflict, StoreError, Uncertain, first_line
from bot.store.unit_of_work import UnitOfWork, merged
from bot.timing import timed

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
