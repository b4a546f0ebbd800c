"""The life of tables, free of Discord: the one object that handlers talk to.

Every request is one transaction: the change, the new snapshot, and the messages it causes. Requests raise `TableError`
(say its `reason`), the kernel's `InputError` and `OptionsError`, and `StoreError`; nothing was changed then.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from bot import timing
from bot.store import Store, StoreError

from .champions import Champions
from .errors import TableError
from .freezing import Freezing
from .lobby import Lobby
from .model import Acted, Table
from .moves import Moves
from .notifications import message
from .outbox import Messenger, Outbox
from .privacy import Deleted, Privacy
from .repository import Clock, Entropy, TableRepository
from .robots import Robots
from .undo import Undo
from .upkeep import Upkeep

P = ParamSpec("P")

_ANSWERING_SECONDS = 180
"""After so long no process is still trying to answer."""

_log = logging.getLogger(__name__)


class Tables:
    """All tables of a host.

    Lobby: `open`, `join`, `leave`, `invite`, `add_player`, `start`, `close`, `set_order`. Play: `act`, `resign`.
    Consent: `undo_reach`, `ask` (undo, redo, abandon), `answer`. Reading: `get`, `records`, `game_at`, `find`,
    `champions`. Upkeep, by owners and managers: `blocks`, `resume`, `skip`, `repost`, `replace`, `shut`. For oneself:
    `personal_data`, `forget_person`. `send` starts the outbox with a messenger.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        entropy: Entropy = secrets.token_bytes,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        passing = timing.steady if clock is None else steady
        self.repository = TableRepository(store, clock or (lambda: int(time.time())), entropy, steady=passing)
        self._lobby, self._playing, self._undo = Lobby(self.repository), Moves(self.repository), Undo(self.repository)
        self._freezing = Freezing(self.repository)
        self.outbox: Outbox | None = None

        self.get = self.repository.get
        self.records = self.repository.records
        self.game_at = self.repository.game_at
        self.number, self.version_of, self.seen = (
            self.repository.number,
            self.repository.version_of,
            self.repository.seen,
        )
        self.find = store.tables_of
        self.keep, self.kept = store.keep, store.kept
        self.remember, self.remembered, self.first = store.remember, store.remembered, store.first
        self.live = store.live

        self.open = self._lobby.open
        self.join = self._lobby.join
        self.leave = self._lobby.leave
        self.add_player = self._lobby.add_player
        self.close = self._lobby.close
        self.invite = self._telling(self._lobby.invite)
        self.start = self._moving(self._lobby.start)
        self.set_order = self._moving(self._lobby.set_order)
        self.act = self._moving(self._playing.act)
        self.current = self._playing.current
        self.resign = self._moving(self._playing.resign)
        self.undo_reach = self._undo.reach
        self.ask = self._moving(self._undo.ask)
        self.answer = self._moving(self._undo.answer)
        self.champions = Champions(self.repository).of
        self.robots = Robots(self.repository, self.act)
        self._upkeep = Upkeep(self.repository, self._freezing, self.robots, self.act)

        privacy = Privacy(self.repository)
        self.personal_data = privacy.export
        self.forget_person = self._forgetting(privacy.delete)
        self.blocks = self._upkeep.blocks
        self.resume = self._moving(self._freezing.resume)
        self.skip = self._moving(self._upkeep.skip)
        self.replace = self._moving(self._upkeep.replace)
        self.repost = self._telling(self._upkeep.repost)
        self.shut = self._telling(self._upkeep.close)

    def send(self, messenger: Messenger, holder: str) -> Outbox:
        """Begin to deliver messages. `holder` names this process among those that share the database."""
        self.outbox = Outbox(self.repository, messenger, holder)
        self.outbox.start()
        return self.outbox

    async def stop(self) -> None:
        """Finish what is under way: automated players first, then the messages."""
        await self.robots.stop()
        if self.outbox is not None:
            await self.outbox.stop()

    async def owe(self, number: int, user: int, table_id: str) -> None:
        """Tell a person by a direct message what their request did, since no answer to it got through; only once."""
        try:
            table = await self.get(table_id)
            seat, data = table.seat_of(user), {"number": number}
            told = message(table, "answer", "user", user, self.repository.clock(), viewer=seat, data=data)
            owed = await self.store.deeds.owe(number, told)
        except (TableError, StoreError) as error:
            _log.warning("what a request did at table %s is not told yet: %s", table_id, error)
            return
        if owed and self.outbox is not None:
            self.outbox.wake()

    async def owe_unanswered(self) -> None:
        """Tell what requests did whose process ended before it answered."""
        alone = self.store.exclusive
        for deed in await self.store.deeds.unanswered(int(time.time()) - (0 if alone else _ANSWERING_SECONDS)):
            await self.owe(deed.number, deed.user, deed.table_id)

    async def resume_mended(self) -> list[str]:
        """Take up the frozen tables whose rules have changed since they failed; returns those that go on."""
        going = []
        for table_id in await self._freezing.resumable():
            try:
                await self.resume(table_id, None)
            except (TableError, StoreError) as error:
                _log.warning("table %s stays frozen: %s", table_id, error)
            else:
                going.append(table_id)
        return going

    def _moving(
        self, request: Callable[Concatenate[str, P], Awaitable[Acted]]
    ) -> Callable[Concatenate[str, P], Awaitable[Acted]]:
        """A request after which automated players and the outbox look at the table; rules that fail freeze it."""
        guarded = self._freezing.guarded(request)

        @wraps(request)
        async def noticed(table_id: str, /, *args: P.args, **kwargs: P.kwargs) -> Acted:
            try:
                acted = await guarded(table_id, *args, **kwargs)
                self.robots.notice(acted.table)
            finally:
                if self.outbox is not None:
                    self.outbox.wake()
            return acted

        return noticed

    def _forgetting(self, request: Callable[[int], Awaitable[Deleted]]) -> Callable[[int], Awaitable[Deleted]]:
        """A deletion, after which automated players look at the seats they have taken over."""

        async def forgetting(user: int) -> Deleted:
            """Delete everything of a person."""
            deleted = await request(user)
            for table_id in await self.store.robots_due():
                self.robots.wake(table_id)
            return deleted

        return forgetting

    def _telling(self, request: Callable[P, Awaitable[Table]]) -> Callable[P, Awaitable[Table]]:
        """A request after which the outbox looks for messages."""

        @wraps(request)
        async def noticed(*args: P.args, **kwargs: P.kwargs) -> Table:
            table = await request(*args, **kwargs)
            if self.outbox is not None:
                self.outbox.wake()
            return table

        return noticed
