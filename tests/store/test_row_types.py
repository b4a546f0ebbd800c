"""Rows are written by their types, with the same outcome in both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from bot.announcements.board import BoardRow
from bot.servers.rows import ReportReaderRow
from bot.store import Conflict, DeliveryState, Store, UnitOfWork
from bot.store.row_types import Row
from bot.store.schema import FactRow, MessageRow


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store."""
    store = await Store.open(url)
    yield store
    await store.close()


async def every(store: Store, kind: type[Row]) -> list[dict[str, Any]]:
    """Return all rows of a type."""
    return await store.rows(select(kind.table).order_by(*kind.table.primary_key))


async def test_a_row_that_is_there_is_replaced_or_only_the_columns_that_are_named(store: Store) -> None:
    await store.write(UnitOfWork().put(BoardRow(1, 10, message=5)).put(BoardRow(2, 20, message=6)))
    await store.write(UnitOfWork().put(BoardRow(1, 11), "target_channel").put(BoardRow(2, 21)))
    assert [(row["target_channel"], row["message"]) for row in await every(store, BoardRow)] == [(11, 5), (21, 0)]


async def test_a_row_of_nothing_but_its_key_may_be_put_again(store: Store) -> None:
    for _ in range(2):
        await store.write(UnitOfWork().put(ReportReaderRow(1, 2)))
    assert await every(store, ReportReaderRow) == [{"guild": 1, "user": 2}]


async def test_a_row_that_is_there_is_not_added_again_and_nothing_of_its_unit_is_written(store: Store) -> None:
    await store.write(UnitOfWork().add(FactRow("key", "first")))
    with pytest.raises(Conflict):
        await store.write(UnitOfWork().put(FactRow("other", "")).add(FactRow("key", "second")))
    assert await every(store, FactRow) == [{"key": "key", "value": "first"}]


async def test_rows_are_changed_and_removed_by_their_values_also_by_none(store: Store) -> None:
    message = MessageRow("t", "note", "user", 1, 0, 0, None, "{}", "waiting", 0, 0, 0, 0)
    held = MessageRow("t", "note", "user", 2, 0, 0, None, "{}", "waiting", 0, 0, 0, 0, held_by="another")
    await store.write(UnitOfWork().add(message).add(held))
    await store.write(UnitOfWork().change(MessageRow, {"table_id": "t", "held_by": None}, due=7))
    rows = await every(store, MessageRow)
    assert [(row["target"], row["due"]) for row in rows] == [(1, 7), (2, 0)]
    assert len({row["nonce"] for row in rows} - {None}) == 2, "every message has a nonce of its own"
    await store.write(UnitOfWork().remove(MessageRow, table_id="t", held_by=None))
    assert [row["target"] for row in await every(store, MessageRow)] == [2]


def test_the_states_of_messages_are_stored_as_they_always_were() -> None:
    assert [state.value for state in DeliveryState] == ["waiting", "sent", "failed"]
