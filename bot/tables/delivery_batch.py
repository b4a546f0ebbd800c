"""Writing what came of messages: what is known at the same time goes into one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.failure_state import FailureState
from bot.store import DeliveryOutcome, Store, StoreError

_log = logging.getLogger(__name__)

_Waiting = tuple[DeliveryOutcome, "asyncio.Future[bool]"]


class DeliveryBatch:
    """Writes outcomes, again and again where that fails: a message of which nothing is noted might be posted twice."""

    def __init__(self, store: Store, pause: float) -> None:
        self._store = store
        self._pause = pause
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._trouble = FailureState()

    async def write(self, outcome: DeliveryOutcome) -> bool:
        """Whether it is written; only of a process that stops while the database refuses it is not."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((outcome, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="settling")
        return await asyncio.shield(done)

    def stop(self) -> None:
        """Try only once more."""
        self._stopping = True

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            failed = await self._write_or_split(batch)
            if failed and self._stopping:
                _answer(failed, False)
            elif failed:
                self._waiting = [*failed, *self._waiting]
                await asyncio.sleep(self._pause)

    async def _write_or_split(self, batch: Sequence[_Waiting]) -> list[_Waiting]:
        """Write a batch, its parts one by one where the whole is refused; returns those that are not written."""
        try:
            await self._store.outbox_queue.settle([outcome for outcome, _ in batch])
        except StoreError as error:
            if len(batch) == 1:
                if self._trouble.is_new(str(error)):
                    _log.error("what came of message %s cannot be noted: %s", batch[0][0].row.id, error)
                return list(batch)
            return [one for each in batch for one in await self._write_or_split([each])]
        self._trouble.is_over()
        _answer(batch, True)
        return []


def _answer(batch: Sequence[_Waiting], written: bool) -> None:
    for _, done in batch:
        if not done.done():
            done.set_result(written)
