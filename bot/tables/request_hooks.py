"""What surrounds a request: rules that fail suspend the table, and workers of this process look at what came of it."""

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
    """Where no bots are at work, nobody looks."""


def _nothing() -> None:
    """Where no outbox is at work, nothing is sent."""


_ANSWER_SECONDS = 0.01
"""Who pressed is answered first: the senders of all other messages are woken so much later."""


class WorkerHooks:
    """The workers of this process as requests see them: each leaves here how it is woken."""

    def __init__(self) -> None:
        self.wake_players: Callable[[str], None] = _nobody
        self.wake_outbox: Callable[[], None] = _nothing
        self.wake_others: list[Callable[[], None]] = []
        self.wake_watch: Callable[[], None] = _nothing
        self._waking: asyncio.TimerHandle | None = None
        self._ended = False

    def wake_senders(self) -> None:
        """There may be something to tell, in Discord or beyond; whoever has pressed is answered first."""
        if self._waking is None:
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
        """Have bots look soon at a table of theirs, which may have moved on.

        The watch looks at its end when the senders do (`wake_senders`): it takes a while, too.
        """
        if not table.status.live:
            self._ended = True
        if not all(seat.human for seat in table.seats):
            self.wake_players(table.id)


class TableService:
    """A part of what tables offer: it shares the repository, the workers and what suspends tables with the others."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks) -> None:
        self._repository = repository
        self._suspension = suspension
        self._workers = workers

    def _check(self, table: Table, asker: Asker, permission: str) -> None:
        """Raise TableError, saying who may, where a person may not do a request at a table now."""
        check(table, asker, permission, self._repository.waits.lasted)


def moves_the_game(
    request: Callable[Concatenate[S, str, P], Awaitable[ActionResult]],
) -> Callable[Concatenate[S, str, P], Awaitable[ActionResult]]:
    """A request that may change a game: bots and the outbox look at its table afterwards.

    Rules that fail suspend the table, see `Suspension.guarding`.
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
    """A request that leaves a game as it is and writes messages: the outbox looks for them afterwards."""

    @wraps(request)
    async def noticed(self: S, /, *args: P.args, **kwargs: P.kwargs) -> Table:
        table = await request(self, *args, **kwargs)
        self._workers.wake_senders()
        return table

    return noticed
