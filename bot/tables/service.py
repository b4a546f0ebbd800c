"""The life of tables, free of Discord: the one object that handlers talk to.

Every request is one transaction: the change, the new snapshot, and the messages it causes. Requests raise `TableError`
(say its `reason`), the kernel's `InputError` and `OptionsError`, and `StoreError`; nothing was changed then.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import structs

from bot import timing
from bot.clocks.deadlines import Deadlines
from bot.clocks.pacing import PaceControl
from bot.clocks.reminders import Reminders
from bot.clocks.substitutes import Substitutes
from bot.inbox.digest import DigestSender
from bot.inbox.followers import Followers
from bot.lobby.open_tables import OpenFilter
from bot.lobby.rematches import Rematches
from bot.lobby.timers import ReservationExpiry, ScheduledStarts
from bot.servers.reports import Reports
from bot.servers.service import ServerService
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
from bot.tables.reservations import RESERVED_SECONDS
from bot.tables.setup import TableSetup
from bot.tables.suspension import Suspension
from bot.tables.table import LogEntry, Table
from bot.tables.table_errors import NoSuchTable, TableError
from bot.tables.timer_worker import TimerWorker
from bot.tables.undo import Undo
from bot.tables.waiting import AwaitedTable, places
from bot.tournaments.service import TournamentService
from games.kernel import Chosen, Game

_ANSWERING_SECONDS = 180
"""After so long no process is still trying to answer."""

ANY = OpenFilter()
MOST_LISTED = 25
"""So many tables fit a list with a menu."""
_log = logging.getLogger(__name__)


class Tables:
    """All tables of a host, by what one wants of them.

    `lobby` opens, fills and starts them, `rematches` opens them once more, `tournaments` opens them round after
    round; `setup` sets what is played there; `moves` plays; `undo` takes back and closes by consent; `moderation`
    holds the tools of owners and managers; `people` knows winners and each person's own data,
    `notification_settings` when and how they want to be told; `pacing` sets how much time there is, `deadlines`
    looks after it, and `timer_worker` over all timers; `substitutes` offers seats, `servers` holds what managers
    have set and `reports` what they are told, `followers` knows who follows a table and what they have seen,
    `digests` tells people once a day. Reading: `get`, `records`, `game_at`, `find`, `open_in`. `ai_seats` and
    `outbox` are the workers of this process; `send` starts the outbox.
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
        shared = self.repository, Suspension(self.repository), self._workers
        self.lobby = Lobby(*shared)
        self.rematches = Rematches(*shared, self.lobby)
        self.scheduled_starts = ScheduledStarts(*shared, self.lobby)
        self.reservation_expiry = ReservationExpiry(*shared, self.lobby)
        self.setup = TableSetup(*shared)
        self.moves = Moves(*shared)
        self.undo = Undo(*shared)
        self.notification_settings = self.repository.notification_settings
        self.servers = ServerService(store, self.repository.servers, lambda: self.repository.clock())
        self.reports = Reports(store, self.repository.servers, lambda: self.repository.clock())
        self.people = PersonService(*shared, self.notification_settings)
        self.ai_seats = AiSeats(self.repository, self.moves.act)
        self._workers.wake_players = self.ai_seats.wake
        self.moderation = Moderation(*shared, self.ai_seats, self.moves.act)
        self.tournaments = TournamentService(*shared, self.lobby, self.moderation)
        self.reminders = Reminders(self.repository, self._workers)
        self.pacing = PaceControl(*shared, self.undo)
        self.deadlines = Deadlines(*shared, self.ai_seats, self.moves.act)
        self.followers = Followers(self.repository)
        self.digests = DigestSender(self.repository, self._workers, self.followers)
        self.substitutes = Substitutes(*shared, self.undo)
        looks = (self.deadlines.once, self.reminders.once, self.scheduled_starts.once, self.digests.once)
        self.timer_worker = TimerWorker(self.repository, (*looks, self.reservation_expiry.once, self.tournaments.once))
        self._workers.wake_watch = self.timer_worker.wake
        self.outbox: Outbox | None = None

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

    async def open_in(
        self, guild: int, user: int, wanted: OpenFilter = ANY, most: int = MOST_LISTED
    ) -> tuple[int, list[Table]]:
        """Return how many tables of a server wait for players and fit a filter, and the first of them.

        Those with a free seat for the person come first, then who has waited longest. Neither private ones, nor those
        where somebody sits with whom the person does not want to sit or who does not want to sit with them.
        """
        wanted = structs.replace(wanted, apart=await self.store.person_rows.apart(user))
        kept_since = self.repository.clock() - RESERVED_SECONDS
        count, ids = await self.store.open_tables.find(guild, user, wanted, most, kept_since=kept_since)
        return count, [await self.get(table_id) for table_id in ids]

    async def keep(self, links: Mapping[str, Chosen]) -> None:
        """Keep links of unfinished actions under their keys. Raises StoreError."""
        await self.store.keep(links, self.repository.clock())

    async def places(self, user: int) -> list[AwaitedTable]:
        """The live tables of a person: those that wait for them, the longest first; then the others."""
        return await places(self.repository, user)

    def send(self, messenger: Messenger, holder: str) -> Outbox:
        """Begin to deliver messages. `holder` names this process among those that share the database."""
        self.outbox = Outbox(self.repository, messenger, holder)
        self._workers.wake_outbox = self.servers.wake = self.reports.wake = self.outbox.wake
        self.outbox.start()
        self.store.listen(self._workers.wake_senders)
        return self.outbox

    def on_events(self, wake: Callable[[], None]) -> None:
        """Have somebody woken whenever there may be something to tell web hooks."""
        self._workers.wake_webhooks = wake

    def wake_webhooks(self) -> None:
        """There may be something to tell web hooks."""
        self._workers.wake_webhooks()

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
