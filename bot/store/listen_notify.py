"""The notification channel: whoever has written something rings, and every process on the same PostgreSQL looks what
there is to send.

So nobody has to look every few seconds whether somebody else has left work. A file has one process, which knows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.failure_state import FailureState

from .postgres_connection import PostgresConnection
from .store_errors import StoreError

APART_SECONDS = 0.5
"""From one ringing of a process to its next: what is written meanwhile shares it."""
_AGAIN_SECONDS = 2.0
_CHANNEL = "food_court"
_log = logging.getLogger(__name__)


class ListenNotify:
    """One connection that listens, and rings for this process. It rings outside of what is written: a notification
    within a transaction would make the commits of all processes wait for each other.
    """

    def __init__(self, engine: AsyncEngine, heard: Callable[[], None]) -> None:
        self._line = PostgresConnection(engine)
        self._heard = heard
        self._listens: Any = None
        self._stirred = asyncio.Event()
        self._trouble = FailureState()
        self._written = False
        self._task = asyncio.create_task(self._run(), name="bell")

    @property
    def listening(self) -> bool:
        """Whether what others write is heard just now."""
        return self._listens is not None and not self._listens.is_closed()

    def notify(self) -> None:
        """Something was written here that others may have to know of."""
        self._written = True
        self._stirred.set()

    async def stop(self) -> None:
        """Hear nothing any more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._line.close()

    async def _run(self) -> None:
        while True:
            try:
                await self._listen_and_notify()
            except StoreError as error:
                if self._trouble.is_new(str(error)):
                    _log.warning("what other processes write is not heard: %s", error)
                await asyncio.sleep(_AGAIN_SECONDS)
                continue
            self._trouble.is_over()
            await asyncio.sleep(APART_SECONDS)

    async def _listen_and_notify(self) -> None:
        """Ring when something is written, or listen anew when the connection broke; whichever comes first."""
        async with self._line.connected("{why}") as driver:
            if driver is not self._listens:
                driver.add_termination_listener(lambda _: self._stirred.set())
                await driver.add_listener(_CHANNEL, lambda *_: self._heard())
                self._listens = driver
                self._heard()  # for whatever was written while nobody listened
        await self._stirred.wait()
        self._stirred.clear()
        if self._written and self.listening:
            self._written = False
            async with self._line.connected("{why}") as driver:
                await driver.execute(f"NOTIFY {_CHANNEL}")
