"""Notifies the processes that share a PostgreSQL database of each other's writes, so that nobody has to poll.

An SQLite file has one process and needs no notification.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from asyncpg import InterfaceError, InternalClientError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.store_errors import FAILURES, first_line
from bot.worker import FailureState

# The seconds between two notifications of a process: writes in between share the next one.
APART_SECONDS = 0.5
AGAIN_SECONDS = 2.0
_CHANNEL = "food_court"
_FAILURES = (*FAILURES, PostgresError, InterfaceError, InternalClientError)
_log = logging.getLogger(__name__)


class ListenNotify:
    """One connection that listens, and notifies for this process."""

    # It notifies outside of the transactions: a notification within them would make the commits of all processes wait
    # for each other.

    def __init__(self, engine: AsyncEngine, heard: Callable[[], None]) -> None:
        self._engine = engine
        self._heard = heard
        self._trouble = FailureState()
        self._stirred = asyncio.Event()
        self._written = False
        self.listening = False
        self._task = asyncio.create_task(self._run(), name="notifications")

    def notify(self) -> None:
        """Notify the other processes soon."""
        self._written = True
        self._stirred.set()

    async def stop(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen_and_notify()
            except _FAILURES as error:
                if self._trouble.is_new(str(error)):
                    _log.warning("what other processes write is not heard: %s", first_line(error))
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_and_notify(self) -> None:
        """Listen and notify until the connection is lost."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                # A lost connection is noticed at once: who only waits for the next write would hear nothing until then.
                driver.add_termination_listener(lambda _: self._stirred.set())
                own = driver.get_server_pid()
                # Who has written here has woken its own workers.
                await driver.add_listener(_CHANNEL, lambda _, pid, *__: None if pid == own else self._heard())
                self.listening = True
                self._trouble.is_over()
                self._heard()  # for anything written while nobody listened
                while not driver.is_closed():
                    await self._notify_once(driver)
            finally:
                self.listening = False
                driver.terminate()  # nobody else gets a connection that listens
                await connection.invalidate()

    async def _notify_once(self, driver: Any) -> None:
        await self._stirred.wait()
        self._stirred.clear()
        if self._written and not driver.is_closed():
            self._written = False
            await driver.execute(f"NOTIFY {_CHANNEL}")
        await asyncio.sleep(APART_SECONDS)
