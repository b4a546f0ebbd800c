"""Stores how far each person has come in the guided first games."""

from __future__ import annotations

from typing import Annotated

from sqlalchemy import select

from bot.store.database import Database
from bot.store.person_rows import PersonalData, forgetting, own
from bot.store.row_types import Person, Row, Time, personal, put_row, stored


@stored("lessons", "user", info=personal("where you are in the guided first games"))
class LessonRow(Row, frozen=True):
    """A person's place in the guided first games: the lesson started last, its stage (`renderers.lessons`), since
    when.

    `done` lists the finished lessons as `title.lesson`, separated by spaces.
    """

    user: Person
    title: Annotated[str, 40]
    lesson: Annotated[str, 40]
    step: int
    done: str
    at: Time


class LessonRows:
    """Reads and writes it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lesson(self, user: int) -> LessonRow | None:
        """Return a person's place in the guided first games; None if they have started none."""
        rows = await self._database.rows(select(LessonRow.table).where(LessonRow.table.c.user == user))
        return LessonRow(**rows[0]) if rows else None

    async def keep_lesson(self, row: LessonRow) -> None:
        """Store a person's current place, instead of any earlier one."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def reached(
        self, user: int, title: str, lesson: str, step: int, now: int, *, done: bool = False
    ) -> LessonRow:
        """Store that a person is at a step of a lesson now, or has finished it. Raises StoreError."""
        before = await self.lesson(user)
        finished = before.done.split() if before is not None else []
        finished += [f"{title}.{lesson}"] if done and f"{title}.{lesson}" not in finished else []
        row = LessonRow(user, title, lesson, step, " ".join(finished), now)
        await self.keep_lesson(row)
        return row


PERSONAL_DATA = PersonalData({"lessons": own(LessonRow.table)}, forgetting(LessonRow))
