"""What people are to the host beyond one table: who has won, and each one's own data."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

from bot.ratings.seasons import ALWAYS, Season
from bot.store.rows import ChampionRow, LessonRow

from .badges import Achievements
from .champions import Champions
from .privacy import DeletionResult, Privacy
from .rating_service import RatingService
from .repository import TableRepository
from .request_hooks import TableService, WorkerHooks
from .settings_cache import SettingsCache
from .suspension import Suspension
from .table import TableUser
from .table_errors import TableError

_MET, _MET_SECONDS = 5_000, 600
"""The names of so many people are remembered, and for so long: another process may have heard a newer one."""


class PersonService(TableService):
    """The winners of each server, and what somebody may ask about their own data."""

    def __init__(
        self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, settings: SettingsCache
    ) -> None:
        super().__init__(repository, suspension, workers)
        self._settings = settings
        self._met: dict[tuple[int, int | None], tuple[tuple[str, str] | None, int]] = {}
        """By which name people were met last, by person and server, and when."""
        self._champions, self._privacy = Champions(repository), Privacy(repository)
        self.records = RatingService(repository, self._champions)
        self.milestones = Achievements(repository, self.records)

    async def champions(
        self, guild: int, title: str | None = None, *, ranked: bool = True, season: Season = ALWAYS
    ) -> list[ChampionRow]:
        """The people who finished games on a server, of one title or of all, best first; at most 20.

        Games among people alone, as `bot.tables.outcome` has it; not `ranked`, all the others.
        """
        return await self._champions.of(guild, title, ranked=ranked, season=season)

    async def lesson(self, user: int) -> LessonRow | None:
        """Where a person is in the guided first games; None for who has taken up none. Raises StoreError."""
        return await self._repository.store.person_rows.lesson(user)

    async def at_lesson(self, user: int, title: str, lesson: str, stage: int, *, done: bool = False) -> LessonRow:
        """Keep that a person is at a stage of a lesson now, or has finished it. Raises StoreError."""
        before = await self.lesson(user)
        finished = before.done.split() if before is not None else []
        finished += [f"{title}.{lesson}"] if done and f"{title}.{lesson}" not in finished else []
        row = LessonRow(user, title, lesson, stage, " ".join(finished), self._repository.clock())
        await self._repository.store.person_rows.keep_lesson(row)
        return row

    async def block(self, user: int, other: TableUser, *, blocks: bool = True) -> None:
        """Keep a person apart from another before games, or no more; the other is not told. Raises TableError."""
        if user == other.id:
            raise TableError("block-yourself")
        people = self._repository.store.person_rows
        if blocks:
            await people.block(user, other.id, other.name, other.username, self._repository.clock())
        else:
            await people.unblock(user, other.id)

    async def seen(self, person: TableUser, guild: int | None) -> None:
        """Follow a person's name where they are met: a new one is theirs at once in all that is kept there.

        Raises StoreError.
        """
        now, key, named = self._repository.clock(), (person.id, guild), (person.name, person.username)
        known, at = self._met.get(key, (None, 0))
        if known == named and abs(now - at) < _MET_SECONDS:
            return
        self._met[key] = named, now  # first: of many requests at once one looks
        while len(self._met) > _MET:
            self._met.pop(next(iter(self._met)))
        store = self._repository.store
        where = await store.names.outdated(person.id, guild, *named)
        if where.tables or where.tournaments:
            async with AsyncExitStack() as held:
                for table_id in where.tables:
                    await held.enter_async_context(self._repository.lock(table_id))
                await store.names.rename(person.id, where, *named)
                for table_id in where.tables:
                    self._repository.forget(table_id)
            if guild is not None and await store.boards.refresh([guild], now):
                self._workers.wake_outbox()

    async def personal_data(self, user: int) -> dict[str, Any]:
        """Everything that is kept of a person, as plain values."""
        return await self._privacy.export(user)

    async def forget(self, user: int) -> DeletionResult:
        """Delete everything of a person; bots look at the seats that they have taken over."""
        deleted = await self._privacy.delete(user)
        self._settings.forget(user)
        for table_id in await self._repository.store.tables_due_for_ai():
            self._workers.wake_players(table_id)
        self._workers.wake_outbox()
        self._workers.wake_watch()  # at tournaments, whose rivals go on without them
        return deleted
