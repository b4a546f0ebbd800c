"""The life of tables, free of Discord: the one object that handlers talk to.

Every request is one transaction: the change, the new snapshot, and the messages it causes. Requests raise `TableError`
(say its `reason`), the kernel's `InputError` and `OptionsError`, and `StoreError`; nothing was changed then.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from bot import timing
from bot.store import LIVE, MessageKind, Store, StoreError, TableRow, UnitOfWork
from bot.tables.ai.seats import AiSeats
from bot.tables.lobby import Lobby
from bot.tables.moderation import Moderation
from bot.tables.moves import Moves
from bot.tables.notifications import message, personal
from bot.tables.outbox.worker import Messenger, Outbox
from bot.tables.people import PersonService
from bot.tables.repository import Clock, Entropy, TableRepository
from bot.tables.request_hooks import WorkerHooks
from bot.tables.setup import TableSetup
from bot.tables.suspension import Suspension
from bot.tables.table import LogEntry, Table
from bot.tables.table_errors import NoSuchTable, TableError
from bot.tables.timer_worker import TimerWorker
from bot.tables.undo import Undo
from bot.tables.waiting import AwaitedTable, places
from games.kernel import Chosen, Game

_ANSWERING_SECONDS = 180
"""After so long no process is still trying to answer."""

_log = logging.getLogger(__name__)
S = TypeVar("S")


class Tables:
    """All tables of a host, by what one wants of them.

    `lobby` opens, fills and starts them; `setup` sets what is played there; `moves` plays; `undo` takes back and closes
    by consent; `moderation` holds the tools of owners and managers; `people` knows each person's own data,
    `notification_settings` when and how they want to be told. Reading: `get`, `records`, `game_at`, `find`. `ai_seats`,
    `timer_worker` and `outbox` are the workers of this process; `send` starts the outbox.

    Features put services of their own beside these (`add`), found by their class (`service`).
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
        passing = timing.monotonic if clock is None else monotonic
        self.repository = TableRepository(store, clock or (lambda: int(time.time())), entropy, monotonic=passing)
        self._workers = WorkerHooks()
        self.shared = self.repository, Suspension(self.repository), self._workers
        """What every `TableService` is made with."""
        self.lobby = Lobby(*self.shared)
        self.setup = TableSetup(*self.shared)
        self.moves = Moves(*self.shared)
        self.undo = Undo(*self.shared)
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
        """Put services of a feature beside the core's, each found by its class."""
        self._services.update({type(service): service for service in services})

    def service(self, kind: type[S]) -> S:
        """A feature's service by its class. Raises TableError where this host has no such feature, as pressed on what
        it had before."""
        found = self.find_service(kind)
        if found is None:
            _log.info("this host has no %s", kind.__name__)
            raise TableError("host-error-expired")
        return found

    def find_service(self, kind: type[S]) -> S | None:
        """A feature's service by its class; None where this host has no such feature."""
        found: S | None = self._services.get(kind)
        return found

    async def get(self, table_id: str) -> Table:
        """A table as it stands now. Raises NoSuchTable."""
        return await self.repository.get(table_id)

    async def records(self, table_id: str, first: int = 0, last: int | None = None) -> list[LogEntry]:
        """The changes of a game between two versions, decoded. Secrets are inside: filter events by viewer."""
        return await self.repository.records(table_id, first, last)

    async def game_at(self, table_id: str, version: int) -> Game[Any, Any]:
        """The game as it stood after a version. Raises NoSuchTable."""
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
        """Keep links of unfinished actions under their keys. Raises StoreError."""
        await self.store.keep(links, self.repository.clock())

    async def places(self, user: int) -> list[AwaitedTable]:
        """The live tables of a person: those that wait for them, the longest first; then the others."""
        return await places(self.repository, user)

    def send(self, messenger: Messenger, holder: str) -> Outbox:
        """Begin to deliver messages. `holder` names this process among those that share the database."""
        self.outbox = Outbox(self.repository, messenger, holder)
        self._workers.wake_outbox = self.outbox.wake
        self.outbox.start()
        self.store.listen(self._workers.wake_senders)
        return self.outbox

    def on_change(self, wake: Callable[[], None]) -> None:
        """Have a feature's worker woken whenever a table may have changed, after whoever pressed is answered."""
        self._workers.wake_others.append(wake)

    def wake_others(self) -> None:
        """There may be something to do for the workers of features."""
        for wake in self._workers.wake_others:
            wake()

    def wake_outbox(self) -> None:
        """There may be a message to deliver."""
        self._workers.wake_outbox()

    async def stop(self) -> None:
        """Finish what is under way: bots first, then the messages."""
        await self.ai_seats.stop()
        await self.timer_worker.stop()
        if self.outbox is not None:
            await self.outbox.stop()

    async def owe_reply(self, number: int, user: int, table_id: str, *, done: bool = True) -> None:
        """Tell a person by a direct message that no answer to their request got through, and what it did; only once.

        One that did nothing (`done`) is told too: Discord may show for ever that the host thinks about it.
        """
        now, data = self.repository.clock(), {"number": number, "done": done}
        try:
            table = await self._if_any(table_id)
            if table is None:
                told = personal(MessageKind.ANSWER, user, now, data)
            else:
                told = message(table, MessageKind.ANSWER, "user", user, now, viewer=table.seat_of(user), data=data)
            if not done:
                await self.store.write(UnitOfWork().message(**told))
            owed = not done or await self.store.request_log.owe_reply(number, told)
        except (TableError, StoreError) as error:
            _log.warning("what became of a request at table %s is not told yet: %s", table_id, error)
            return
        if owed:
            self._workers.wake_outbox()

    async def _if_any(self, table_id: str) -> Table | None:
        """A table; None where there is none, or where what is named is a tournament."""
        try:
            return await self.get(table_id) if table_id else None
        except NoSuchTable:
            return None

    async def owe_pending_replies(self) -> None:
        """Tell what requests did whose process ended before it answered."""
        answering = 0 if self.store.exclusive else _ANSWERING_SECONDS
        for request in await self.store.request_log.unanswered(self.repository.clock() - answering):
            await self.owe_reply(request.number, request.user, request.table_id)
