"""The life of tables, without Discord: `Tables` is the one object that handlers use.

Every request is one transaction: the change, the new snapshot, and its messages. Requests raise `TableError` (show its
`reason`), the kernel's `InputError` and `OptionsError`, and `StoreError`; then nothing has changed.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from bot import worker
from bot.store import LIVE, MessageKind, Store, StoreError, TableRow, UnitOfWork
from bot.tables.ai import AiSeats
from bot.tables.clocks.timer_worker import TimerWorker
from bot.tables.history.undo import Undo
from bot.tables.lobby import LobbyService
from bot.tables.moderation import Moderation
from bot.tables.moves import Moves
from bot.tables.notifications import message, personal
from bot.tables.outbox import Messenger, Outbox
from bot.tables.people import AwaitedTable, PersonService, places
from bot.tables.repository import Clock, Entropy, TableRepository
from bot.tables.setup import TableSetup
from bot.tables.suspension import Suspension, WorkerHooks
from bot.tables.table import LogEntry, NoSuchTable, Table, TableError
from games.kernel import Chosen, Game

# After this time no process is still trying to answer.
_ANSWERING_SECONDS = 180

_log = logging.getLogger(__name__)
S = TypeVar("S")


class Tables:
    """All tables of a host.

    `lobby` opens, fills and starts them; `setup` changes settings before the game; `moves` plays; `undo` undoes and
    closes by consent; `moderation` has the tools of owners and managers; `people` has each person's own data,
    `notification_settings` when and how they are notified. Reading: `get`, `records`, `game_at`, `find`. `ai_seats`,
    `timer_worker` and `outbox` are the workers of this process; `send` starts the outbox.

    Features add their services (`add`), which are found by their class (`service`).
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        entropy: Entropy = secrets.token_bytes,
        monotonic: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        # With another clock than the machine's no real time may count.
        passing = worker.monotonic if clock is None else monotonic
        self.repository = TableRepository(store, clock or (lambda: int(time.time())), entropy, monotonic=passing)
        self._workers = WorkerHooks()
        self.shared = self.repository, Suspension(self.repository), self._workers
        """The arguments of every `TableService`."""
        self.lobby = LobbyService(*self.shared)
        self.moves = Moves(*self.shared)
        self.undo = Undo(*self.shared)
        self.setup = TableSetup(*self.shared, self.undo)
        self.notification_settings = self.repository.notification_settings
        self.people = PersonService(*self.shared, self.notification_settings)
        self.ai_seats = AiSeats(self.repository, self.moves.act)
        self._workers.wake_players = self.ai_seats.wake
        self.moderation = Moderation(*self.shared, self.ai_seats, self.moves.act)
        self.timer_worker = TimerWorker(self.repository)
        self._workers.wake_watch = self.timer_worker.wake
        self._services: dict[type[Any], Any] = {}
        self.outbox: Outbox | None = None

    def add(self, *services: Any) -> None:
        """Add services of a feature, each found by its class."""
        self._services.update({type(service): service for service in services})

    def service(self, kind: type[S]) -> S:
        """Return a feature's service by its class. Raises TableError, as for an expired control, if there is none."""
        found = self.find_service(kind)
        if found is None:
            _log.info("this host has no %s", kind.__name__)
            raise TableError("host-error-expired")
        return found

    def find_service(self, kind: type[S]) -> S | None:
        """Return a feature's service by its class; None if this host has no such feature."""
        found: S | None = self._services.get(kind)
        return found

    async def get(self, table_id: str) -> Table:
        """Return the current state of a table. Raises NoSuchTable."""
        return await self.repository.get(table_id)

    async def records(self, table_id: str, first: int = 0, last: int | None = None) -> list[LogEntry]:
        """Return the changes of a game between two versions, decoded. They contain secrets: filter events by viewer."""
        return await self.repository.records(table_id, first, last)

    async def game_at(self, table_id: str, version: int) -> Game[Any, Any]:
        """Return the game at a version. Raises NoSuchTable."""
        return await self.repository.game_at(table_id, version)

    async def find(
        self,
        *,
        user: int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        title: str | None = None,
        statuses: Collection[str] | None = LIVE,
        most: int | None = None,
    ) -> list[TableRow]:
        """Return tables by player, channel, server, title and status, the last changed first. See `Store.tables_of`."""
        return await self.store.tables_of(
            user=user, channel=channel, guild=guild, title=title, statuses=statuses, most=most
        )  # fmt: skip

    async def keep(self, links: Mapping[str, Chosen]) -> None:
        """Store choices of unfinished actions under their keys. Raises StoreError."""
        await self.store.keep(links, self.repository.clock())

    async def places(self, user: int) -> list[AwaitedTable]:
        """Return the live tables of a person: those that wait for them, longest first; then the others."""
        return await places(self.repository, user)

    def send(self, messenger: Messenger, holder: str) -> Outbox:
        """Start to deliver messages. `holder` names this process among those that share the database."""
        self.outbox = Outbox(self.repository, messenger, holder)
        self._workers.wake_outbox = self.outbox.wake
        self.outbox.start()
        self.store.listen(self._workers.wake_senders)
        return self.outbox

    def on_change(self, wake: Callable[[], None]) -> None:
        """Register a feature's worker to be woken whenever a table may have changed, after the person was answered."""
        self._workers.wake_others.append(wake)

    def wake_others(self) -> None:
        """Wake the workers of features."""
        for wake in self._workers.wake_others:
            wake()

    def wake_outbox(self) -> None:
        """Wake the outbox."""
        self._workers.wake_outbox()

    async def stop(self) -> None:
        """Finish what is in progress: bots first, then the messages."""
        # Bots first: each of their moves would write further messages.
        await self.ai_seats.stop()
        await self.timer_worker.stop()
        if self.outbox is not None:
            await self.outbox.stop()

    async def owe_reply(self, number: int, user: int, table_id: str, *, done: bool = True) -> None:
        """Send one direct message that a person's request could not be answered, and what it did."""
        # A request that did nothing (`done` is False) is reported too: Discord may show "thinking" for ever.
        now, data = self.repository.clock(), {"number": number, "done": done}
        try:
            table = await self._if_any(table_id)
            if table is None:
                told = personal(MessageKind.ANSWER, user, now, data)
            else:
                told = message(table, MessageKind.ANSWER, "user", user, now, viewer=table.seat_of(user), data=data)
            # A request that did nothing has no row in the log whose state could prevent a second message.
            if not done:
                await self.store.write(UnitOfWork().message(**told))
            owed = not done or await self.store.request_log.owe_reply(number, told)
        except (TableError, StoreError) as error:
            _log.warning("the reply to a request at table %s is still pending: %s", table_id, error)
            return
        if owed:
            self._workers.wake_outbox()

    async def _if_any(self, table_id: str) -> Table | None:
        """Return a table; None if there is none, or if the id is that of a tournament."""
        try:
            return await self.get(table_id) if table_id else None
        except NoSuchTable:
            return None

    async def owe_pending_replies(self) -> None:
        """Report the results of requests whose process ended before it answered."""
        # A request of another process may still be in the middle of its answer.
        answering = 0 if self.store.exclusive else _ANSWERING_SECONDS
        for request in await self.store.request_log.unanswered(self.repository.clock() - answering):
            await self.owe_reply(request.number, request.user, request.table_id)
