"""Suspends a table whose rules fail unexpectedly, at its last good state, and resumes it after a fix.

Nothing of the failed change is written, so the last good state is the current one. A suspended table is retried by
`resume`: when somebody with permission asks for it, and automatically at a start with other rules code than before.

What surrounds every request: a failure of the rules suspends the table, and workers are woken after a change.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from functools import cache, wraps
from importlib import resources
from importlib.resources.abc import Traversable
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from msgspec import Struct, structs

from bot.store import MessageKind, StoreError, TableStatus, UnitOfWork
from bot.store.schema import FactRow
from bot.tables.clocks.table_clocks import keep, revived, stopped
from bot.tables.notifications import message, notify
from bot.tables.repository import TableRepository
from bot.tables.rights import Asker, check
from bot.tables.table import (
    ABANDONED,
    FINISHED,
    OPEN,
    RUNNING,
    SUSPENDED,
    ActionResult,
    Contradiction,
    Endless,
    GameChange,
    Table,
    TableError,
)
from games.kernel import Game, KernelError, commitment
from games.kernel.registry import package_of
from renderers.titles import TITLES

_log = logging.getLogger(__name__)


class TableSuspended(TableError):
    """The rules have just failed and the table is suspended; the person gets the number for the operator."""

    def __init__(self, table_id: str, number: str) -> None:
        super().__init__("tables-suspended-now", table=table_id, number=number)


class SuspensionReason(Struct, frozen=True):
    """Why a table is suspended: the number in the log, the time, the type of error and the fingerprint of the code."""

    number: str
    at: int
    error: str
    code: str


class Suspension:
    """Suspends tables and resumes them."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    def guarding(self, table_id: str) -> _Guard:
        """Guard a request: if the rules fail unexpectedly, the table is suspended. Then raises TableSuspended."""
        return _Guard(self, table_id)

    async def failure(self, table: Table) -> SuspensionReason | None:
        """Return why a table is suspended; None if it is not, or if this code is only too old to read it."""
        kept = await self._repository.store.remembered(_mark(table.id)) if table.status == SUSPENDED else None
        return None if kept is None else msgspec.json.decode(kept, type=SuspensionReason)

    async def resume(self, table_id: str, by: Asker | None) -> ActionResult:
        """Resume a suspended table; `by` None is the host.

        A damaged snapshot is replaced by the newest undamaged one, as an undo that everybody sees. Raises TableError
        for others than its owner and the server's managers, if it is not suspended, and if its rules still cannot say
        who must decide.
        """
        async with self._repository.lock(table_id):
            # The cached table may be one that this process could not read, so it is loaded again.
            self._repository.forget(table_id)
            table = await self._repository.get(table_id)
            if by is not None:
                check(table, by, "resume", self._repository.waits.lasted)
            if table.status != SUSPENDED:
                raise TableError("tables-not-suspended", table=table.id)
            if table.damaged:
                return await self._gone_back(table)
            status, now = _status_of(table), self._repository.clock()
            note = message(
                table, MessageKind.NOTE, "channel", table.row.channel, now, data={"id": "host-note-resumed", "args": {}}
            )
            unit = UnitOfWork().remove(FactRow, key=_mark(table.id)).message(**note)
            row = structs.replace(table.row, status=status, changed=now)
            # A fault of the rules must not cost anybody time.
            clocks = revived(table, now, await self._repository.notification_settings.all(table.users))
            keep(unit, table.clocks, clocks)
            return ActionResult(await self._repository.write(unit, structs.replace(table, row=row, clocks=clocks)))

    async def _gone_back(self, table: Table) -> ActionResult:
        """Return a table with a damaged snapshot at its newest undamaged one. Raises TableError if there is none."""
        sound = await self._repository.sound(table)
        if not sound:
            raise TableError("tables-nothing-sound", table=table.id)
        row = await self._repository.store.table(table.id)
        assert row is not None and row.seed is not None
        table = structs.replace(table, row=row)
        shown = (
            row.seed if row.status == FINISHED else None
        )  # the old seed is known to everybody, so the table takes another one
        seed = row.seed if shown is None else self._repository.entropy(32)
        game, now, version = (
            (await self._repository.game_at(table.id, sound)).copy(),
            self._repository.clock(),
            table.version + 1,
        )
        turn = game.title.turn(game.state)
        moved = game.branch(version, seed)
        made = GameChange(version, "mend", None, None, "mend", None, moved, turn, game.freeze(), sound)
        made = structs.replace(made, stream=version, seed=shown)
        data = {"id": "host-note-mended", "args": {"to": await self._repository.number(table, sound, None)}}
        note = message(table, MessageKind.NOTE, "channel", row.channel, now, data=data)
        unit = UnitOfWork().remove(FactRow, key=_mark(table.id)).withdraw(table.id).message(**note)
        new: dict[str, Any] = {"seed": seed, "commitment": commitment(seed)} if shown else {}
        await self._repository.write_game(
            unit, table, game, [made], notify(table, game, [made], now, kind=MessageKind.UNDO), **new
        )
        self._repository.forget(table.id)  # its orders were not read
        return ActionResult(await self._repository.get(table.id), (made,))

    async def resumable(self) -> list[str]:
        """Return suspended tables whose title or kernel has changed since they failed."""
        found = []
        for row in await self._repository.store.suspended():
            kept = await self._repository.store.remembered(_mark(row.id))
            code = await asyncio.to_thread(code_of, row.title)  # reads every file of the rules
            if kept is None or msgspec.json.decode(kept, type=SuspensionReason).code != code:
                found.append(row.id)
        return found

    async def suspend(self, table_id: str, error: Exception) -> TableSuspended:
        """Suspend a table whose rules failed; return the error for the person."""
        number = self._repository.entropy(3).hex()
        _log.error("table %s is suspended, number %s: its rules failed", table_id, number, exc_info=error)
        # Stored with the reason, so that a start with repaired rules resumes the table automatically.
        code = await asyncio.to_thread(code_of, (await self._repository.get(table_id)).row.title)
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            # Several requests may fail at the same time; the first one suspends the table and posts the note.
            if table.status in (SUSPENDED, ABANDONED):
                return TableSuspended(table_id, number)
            now = self._repository.clock()
            why = SuspensionReason(number, now, type(error).__name__, code)
            data = {"id": "host-note-suspended", "args": {"number": number}}
            unit = UnitOfWork().put(FactRow(_mark(table.id), msgspec.json.encode(why).decode()))
            unit.message(**message(table, MessageKind.NOTE, "channel", table.row.channel, now, data=data))
            row = structs.replace(table.row, status=SUSPENDED, changed=now)
            clocks = stopped(table, now, await self._repository.notification_settings.all(table.users))
            keep(unit, table.clocks, clocks)
            # The suspension is not what the person asked for, so their request counts as not carried out.
            with self._repository.store.request_log.unasked():
                await self._repository.write(unit, structs.replace(table, row=row, clocks=clocks))
        return TableSuspended(table_id, number)


class _Guard:
    """The guard of one request, see `Suspension.guarding`."""

    # A class instead of a generator, because every move is guarded and this is faster.

    __slots__ = ("_suspension", "_table_id")

    def __init__(self, suspension: Suspension, table_id: str) -> None:
        self._suspension = suspension
        self._table_id = table_id

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, _EXPECTED) and by_rules(error):
            raise await self._suspension.suspend(self._table_id, error) from error


_EXPECTED = (TableError, KernelError, StoreError)


def by_rules(error: BaseException) -> bool:
    """Return whether an error was raised by the rules of a title, by a call of them, or by an impossible result."""
    if isinstance(error, Endless | Contradiction):
        return True
    rules = ("games.", *(f"{package_of(one)}." for one in TITLES))
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        if f"{trace.tb_frame.f_globals.get('__name__', '')}.".startswith(rules):
            return True
        trace = trace.tb_next
    return False


@cache
def code_of(title_id: str) -> str:
    """Return a fingerprint of the code and data of a title's rules; equal fingerprints behave alike."""
    digest = hashlib.sha256()
    for package in ("games.kernel", package_of(title_id)):
        try:
            _add(digest, resources.files(package))
        except ModuleNotFoundError:
            digest.update(b"missing")
    return digest.hexdigest()[:16]


def _add(digest: Any, folder: Traversable) -> None:
    # The order of a folder's entries depends on the file system; the fingerprint must not.
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            _add(digest, entry)
        elif entry.name.endswith((".py", ".toml")):
            digest.update(entry.name.encode() + b"\0" + entry.read_bytes())


def _status_of(table: Table) -> TableStatus:
    """Return the status of a suspended table that is resumed. Raises TableError if its game cannot be read or asked."""
    if table.row.version == 0:
        return OPEN
    if table.game is None:
        raise TableError("tables-is-suspended", table=table.id)
    try:
        return FINISHED if _asked(table.game) else RUNNING
    except Exception as error:
        _log.error("table %s stays suspended: its rules still fail", table.id, exc_info=error)
        raise TableError("tables-still-suspended", table=table.id) from error


def _asked(game: Game[Any, Any]) -> bool:
    """Ask the rules for everything that continuing needs; return whether the game is over."""
    game.view(None)
    for seat in game.waiting():
        game.choices(seat)
        game.view(seat)
    return game.result() is not None


def _mark(table_id: str) -> str:
    return f"frozen:{table_id}"


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
