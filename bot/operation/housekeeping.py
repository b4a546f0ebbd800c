"""Deletes obsolete data in small steps, so that the database grows only with its games.

Games, logs and results are kept for ever; finished games are archived, which takes little space. Sent messages and
stored parts of unfinished actions are kept for days only.

Backs up the database every few hours while the host runs, and deletes old backups.

Of several processes that share a database one makes each backup. It is written by a process beside the host, read back,
and only then gets its name; a command of the operator's may copy it elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shlex
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.config import OperationSettings, Settings
from bot.operation.backup import CopiedRows, sweep
from bot.process_pool import ProcessPool
from bot.store import Conflict, Store, StoreError, UnitOfWork
from bot.store.request_log import OF_USE_SECONDS
from bot.store.schema import FactRow
from bot.worker import Worker

_log = logging.getLogger(__name__)
_EVERY_SECONDS = 3600.0
_DAY = 24 * 3600
_TOGETHER = 500
_GAMES = 50
# A game is archived this long after its end, because pictures drawn of it until then need no archive.
_OVER_SECONDS = 3600


class Housekeeping(Worker):
    """Deletes old rows and archives finished games every hour, in small steps, so that moves never wait for it."""

    def __init__(self, store: Store, settings: OperationSettings, clock: Callable[[], int]) -> None:
        super().__init__("housekeeping", self._round)
        self._store = store
        self._settings = settings
        self._clock = clock

    async def once(self) -> int:
        """Run once; return how many rows were deleted."""
        now, maintenance = self._clock(), self._store.maintenance
        messages = now - self._settings.keep_messages_days * _DAY
        links = now - self._settings.keep_links_days * _DAY
        deleted = await self._forget_all(partial(maintenance.forget_messages, messages))
        deleted += await self._forget_all(partial(maintenance.forget_links, links))
        deleted += await self._forget_all(partial(maintenance.forget_requests, now - OF_USE_SECONDS))
        for forget in maintenance.features:
            deleted += await self._forget_all(partial(forget, now))
        deleted += await self._forget_all(self._store.timers.forget)
        return deleted + await self._forget_all(maintenance.forget_faults)

    async def _round(self) -> float:
        try:
            deleted, archived = await self.once(), await self.archive()
            if deleted or archived:
                _log.info("housekeeping: %s old rows deleted, %s changes of finished games archived", deleted, archived)
        except StoreError as error:
            # What is obsolete stays obsolete: the next round deletes it.
            _log.warning("housekeeping is postponed: %s", error)
        return _EVERY_SECONDS

    async def archive(self) -> int:
        """Archive finished games one after another; return how many changes were archived."""
        archives, before, archived = self._store.archive, self._clock() - _OVER_SECONDS, 0
        while not self.stopping and (over := await archives.unarchived(before, _GAMES)):
            for table_id in over:
                archived += await archives.archive(table_id)
                await asyncio.sleep(0)
        return archived

    async def _forget_all(self, forget: Callable[[int], Awaitable[int]]) -> int:
        """Delete in steps until nothing is left or until the host stops; moves can be written in between."""
        deleted = 0
        while not self.stopping and (count := await forget(_TOGETHER)):
            deleted += count
            await asyncio.sleep(0)
        return deleted


_NICE = 10
_HOUR, _DAY = 3600, 24 * 3600
# A first backup waits this long, so that a host that only tries something makes none; so does one that failed.
_SOON = _HOUR
_COMMAND_SECONDS = _HOUR
# The fact that says when the last backup was made, and the prefix of those that say which process makes one.
_MADE = "backup"
_OURS = re.compile(r"scheduled-\d{8}-\d{6}\.sqlite3")


class ScheduledBackups(Worker):
    """Makes backups as `settings.operation` says, by `make` in a process beside the host."""

    def __init__(
        self, store: Store, settings: Settings, clock: Callable[[], int], make: Callable[[str, Path], CopiedRows]
    ) -> None:
        super().__init__("backups", self._round, breakable=True)
        self._store = store
        self._url = settings.database.url
        self._settings = settings.operation
        self._clock = clock
        self._make = make
        self._begun = clock()
        self._pool = ProcessPool("in which backups are made", _NICE)

    @property
    def _every(self) -> int:
        return self._settings.backup_every_hours * _HOUR

    def start(self) -> None:
        """Delete what killed backups have left, and start."""
        sweep(Path(self._settings.backup_folder))
        super().start()

    async def stop(self) -> None:
        """Stop at once; what an interrupted backup has written is deleted at the next start."""
        self._pool.close()
        await super().stop()

    async def age(self) -> int:
        """Return the seconds since the last backup, or since the start if there was none. Raises StoreError."""
        return max(0, self._clock() - (await self._made() or self._begun))

    async def overdue(self) -> bool:
        """Return whether a backup was left out. Raises StoreError."""
        return await self.age() > 2 * self._every

    async def once(self) -> Path:
        """Make a backup now, copy it away, and delete old ones. Raises StoreError."""
        now = self._clock()
        folder = Path(self._settings.backup_folder)
        path = folder / f"scheduled-{datetime.fromtimestamp(now, UTC):%Y%m%d-%H%M%S}.sqlite3"
        copied = await self._pool.call(self._make, self._url, path)
        if self._settings.backup_command:
            await _copied_away(shlex.split(self._settings.backup_command), path)
        await asyncio.to_thread(forget, folder, now - self._settings.backup_keep_days * _DAY)
        await self._store.write(UnitOfWork().put(FactRow(_MADE, str(now))))
        _log.info("backup %s: %s tables, %s moves", path, copied.tables, copied.moves)
        return path

    async def _round(self) -> float:
        due = await self._due()
        if due > self._clock():
            return float(min(due - self._clock(), _HOUR))
        claim = FactRow(f"{_MADE}:{self._clock() // self._every}", "")
        if not self._store.exclusive and not await self._claimed(claim):
            return float(_SOON)
        try:
            await self.once()
        except StoreError as error:
            _log.error("the backup failed and is retried in an hour: %s", error)
            await self._store.write(UnitOfWork().remove(FactRow, key=claim.key))
            return float(_SOON)
        return float(min(self._every, _HOUR))

    async def _due(self) -> int:
        made = await self._made()
        return made + self._every if made else self._begun + _SOON

    async def _made(self) -> int:
        return int(await self._store.remembered(_MADE) or 0)

    async def _claimed(self, claim: FactRow) -> bool:
        """Claim the backup of these hours before any other process does."""
        last = f"{_MADE}:{await self._made() // self._every}"
        try:
            await self._store.write(UnitOfWork().remove(FactRow, key=last).add(claim))
        except Conflict:
            return False
        return True


def forget(folder: Path, before: int) -> None:
    """Delete scheduled backups made before a time, but never the newest. Raises StoreError."""
    limit = f"scheduled-{datetime.fromtimestamp(before, UTC):%Y%m%d-%H%M%S}"
    try:
        made = sorted(path for path in folder.iterdir() if _OURS.fullmatch(path.name))
        for path in made[:-1]:
            if path.name < limit:
                path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"old backups in {folder} are not deleted: {error.strerror}") from error


async def _copied_away(command: list[str], path: Path) -> None:
    """Run the operator's command with the file in place of `{file}`. Raises StoreError if it fails."""
    arguments = [part.replace("{file}", str(path)) for part in command]
    try:
        process = await asyncio.create_subprocess_exec(
            *arguments, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL
        )
    except OSError as error:
        raise StoreError(f"operation.backup_command: {arguments[0]} cannot be run: {error.strerror}") from error
    try:
        async with asyncio.timeout(_COMMAND_SECONDS):
            status = await process.wait()
    except TimeoutError as error:
        raise StoreError("operation.backup_command: it takes more than an hour") from error
    finally:
        if process.returncode is None:
            process.kill()
    if status:
        raise StoreError(f"operation.backup_command: {arguments[0]} ended with {status}; {path} is here only")
