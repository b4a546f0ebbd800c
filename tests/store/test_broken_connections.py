"""A broken connection to PostgreSQL: it is opened again, and only during a commit the outcome is unknown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.store import Store, StoreError, Uncertain, UnitOfWork
from bot.store.schema import TableRow
from tests.store.faults import before
from tests.store.test_group_commit import opened

pytestmark = [pytest.mark.postgres, pytest.mark.xdist_group("postgres")]


@pytest.fixture
async def store(shared_url: str) -> AsyncIterator[Store]:
    """A store on PostgreSQL."""
    opened_store = await Store.open(shared_url)
    yield opened_store
    await opened_store.close()


async def _break(store: Store) -> None:
    """The server ends every other connection, as where it is started again."""
    async with store.writing() as connection:
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


async def test_connections_that_broke_are_made_anew(store: Store) -> None:
    await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(3)), *(store.revision("t") for _ in range(5)))
    await _break(store)
    found = list[Any]()
    while not found:  # a request on a broken one may fail, and is tried again
        try:
            await store.write(UnitOfWork().revise(TableRow, "t1", 0))
            found.append(await store.revision("t1"))
        except StoreError as error:
            assert not isinstance(error, Uncertain), "nothing was being committed"
    assert found == [1]


async def test_of_units_that_were_being_committed_when_the_connection_broke_nobody_knows(store: Store) -> None:
    def cut(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.terminate()

    await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(3)))
    units = [UnitOfWork().revise(TableRow, f"t{n}", 0) for n in range(3)]
    with before("commit", cut):
        answers = await asyncio.gather(*map(store.write, units), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Uncertain] * 3
    await store.write(opened("u"))
    assert await store.revision("u") == 0


async def test_a_revision_is_never_older_than_the_question(store: Store) -> None:
    await store.write(opened("t"))
    for revision in range(10):
        early = asyncio.create_task(store.revision("t"))  # a query is under way while it changes
        await store.write(UnitOfWork().revise(TableRow, "t", revision))
        assert await store.revision("t") == revision + 1
        assert await early in (revision, revision + 1)
