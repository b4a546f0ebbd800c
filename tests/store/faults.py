"""A database that refuses, breaks or is watched, by SQL and SQLAlchemy's events."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Engine

from bot.store import Store, UnitOfWork, schema


@contextmanager
def before(moment: str, call: Callable[[Any], None]) -> Iterator[None]:
    """Call something with the connection before each `commit` or `rollback` of any database."""
    event.listen(Engine, moment, call)
    try:
        yield
    finally:
        event.remove(Engine, moment, call)


@contextmanager
def statements() -> Iterator[list[str]]:
    """The statements that are sent to any database; one with many rows is one."""
    sent: list[str] = []

    def note(_: Any, __: Any, sql: str, *___: Any) -> None:
        sent.append(sql)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@asynccontextmanager
async def moves_refused(store: Store) -> AsyncIterator[None]:
    """A file that refuses every move of a game, and takes everything else."""
    async with store.writing() as connection:
        await connection.execute(
            text("CREATE TRIGGER spoilt BEFORE INSERT ON moves BEGIN INSERT INTO nowhere VALUES (1); END")
        )
    try:
        yield
    finally:
        async with store.writing() as connection:
            await connection.execute(text("DROP TRIGGER spoilt"))


def moves_a_game(unit: UnitOfWork) -> bool:
    """Return whether a unit contains a change of a game; delivery results contain none."""
    return any(getattr(statement, "table", None) is schema.moves for statement, _ in unit.operations)
