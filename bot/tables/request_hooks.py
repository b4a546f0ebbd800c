"""What surrounds every request: a failure of the rules suspends the table, and workers are woken after a change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from bot.tables.repository import TableRepository
from bot.tables.rights import Asker, check
from bot.tables.suspension import Suspension
from bot.tables.table import ActionResult, Table

P = ParamSpec("P")
S = TypeVar("S", bound="TableService")


def _nobody(table_id: str) -> None:
    """Do nothing: without bots no table has to be checked."""


def _nothing() -> None:
    """Do nothing: without an outbox nothing is sent."""


# The person who pressed is answered first: all other messages are sent this much later.
_ANSWER_SECONDS = 0.01


class WorkerHooks:
    """The workers of this process as requests see them: each registers here how it is woken."""

    def __init__(self) -> None:
        self.wake_players: Callable[[str], None] = _nobody
        self.wake_outbox: Callable[[], None] = _nothing
        self.wake_others: list[Callable[[], None]] = []
        self.wake_watch: Callable[[], None] = _nothing
        self._waking: asyncio.TimerHandle | None = None
        self._ended = False

    def wake_senders(self) -> None:
        """Wake the senders of messages and webhooks soon, after the person who pressed has been answered."""
        if self._waking is None:
            # Several changes within this time wake the senders once.
            self._waking = asyncio.get_running_loop().call_later(_ANSWER_SECONDS, self._wake_senders)

    def _wake_senders(self) -> None:
        self._waking = None
        self.wake_outbox()
        for wake in self.wake_others:
            wake()
        if self._ended:
            self._ended = False
            self.wake_watch()

    def notice(self, table: Table) -> None:
        """Wake the bots for a table that may have changed.

        The timer worker is woken together with the senders (`wake_senders`), because it takes a while, too.
        """
        if not table.status.live:
            self._ended = True
        if not all(seat.human for seat in table.seats):
            self.wake_players(table.id)


class TableService:
    """The base of table services: the repository, the suspension of tables, and the workers."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks) -> None:
        self._repository = repository
        self._suspension = suspension
        self._workers = workers

    def _check(self, table: Table, asker: Asker, permission: str) -> None:
        """Raise TableError, saying who may, if a person may not make a request at a table now."""
        check(table, asker, permission, self._repository.waits.lasted)


def moves_the_game(
    request: Callable[Concatenate[S, str, P], Awaitable[ActionResult]],
) -> Callable[Concatenate[S, str, P], Awaitable[ActionResult]]:
    """Mark a request that may change a game: bots and the outbox are woken afterwards.

    A failure of the rules suspends the table, see `Suspension.guarding`.
    """

    @wraps(request)
    async def noticed(self: S, table_id: str, /, *args: P.args, **kwargs: P.kwargs) -> ActionResult:
        try:
            async with self._suspension.guarding(table_id):
                acted = await request(self, table_id, *args, **kwargs)
            self._workers.notice(acted.table)
        finally:
            self._workers.wake_senders()
        return acted

    return noticed


def sends_messages(
    request: Callable[Concatenate[S, P], Awaitable[Table]],
) -> Callable[Concatenate[S, P], Awaitable[Table]]:
    """Mark a request that leaves a game unchanged and writes messages: the outbox is woken afterwards."""

    @wraps(request)
    async def noticed(self: S, /, *args: P.args, **kwargs: P.kwargs) -> Table:
        table = await request(self, *args, **kwargs)
        self._workers.wake_senders()
        return table

    return noticed
