"""Stores how far each person has come in the guided first games."""

from __future__ import annotations

from msgspec import Struct, structs
from sqlalchemy import BigInteger, Column, Integer, String, Table, Text, delete, select

from bot.store.database import Database
from bot.store.person_rows import PersonalData, own
from bot.store.schema import metadata

lessons = Table(
    "lessons",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("title", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    Column("step", Integer, nullable=False),
    Column("done", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Where a person is in the guided first games: the lesson taken up last, its stage (`renderers.lessons`), since when.

`done` names the lessons that were finished, as `title.lesson`, separated by spaces.
"""


class LessonRow(Struct, frozen=True):
    """Where a person is in the guided first games, and which lessons they have finished (`title.lesson`, by spaces)."""

    user: int
    title: str
    lesson: str
    step: int
    done: str
    at: int


class LessonRows:
    """Reading and keeping it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lesson(self, user: int) -> LessonRow | None:
        """Where a person is in the guided first games; None for who has taken up none."""
        rows = await self._database.rows(select(lessons).where(lessons.c.user == user))
        return LessonRow(**rows[0]) if rows else None

    async def keep_lesson(self, row: LessonRow) -> None:
        """Keep where a person is now, in place of anything before."""
        async with self._database.writing() as connection:
            await self._database.put(connection, lessons, structs.asdict(row))

    async def reached(
        self, user: int, title: str, lesson: str, step: int, now: int, *, done: bool = False
    ) -> LessonRow:
        """Keep that a person is at a step of a lesson now, or has finished it. Raises StoreError."""
        before = await self.lesson(user)
        finished = before.done.split() if before is not None else []
        finished += [f"{title}.{lesson}"] if done and f"{title}.{lesson}" not in finished else []
        row = LessonRow(user, title, lesson, step, " ".join(finished), now)
        await self.keep_lesson(row)
        return row


async def _forget(database: Database, user: int, _: int) -> None:
    async with database.writing() as connection:
        await connection.execute(delete(lessons).where(lessons.c.user == user))


PERSONAL_DATA = PersonalData({"lessons": own(lessons)}, _forget)
