"""Failing rules suspend only their table, which keeps its last good state and continues after a fix."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

from bot.store import TableRow, UnitOfWork, digest
from bot.store.schema import SavedMoveRow
from bot.tables import Asker, TableError, Tables, TableSuspended, suspension
from bot.tables import moves as playing
from games.kernel import Action, Chance
from games.kernel.registry import title
from tests.tables.host import ANN, BO, duel, host, step, waiting

OWNER = Asker(ANN.id)
SECRET = "the card nobody may know of"


def broken(*args: Any) -> Any:
    """Rules that fail as no rules should."""
    raise LookupError(SECRET)


def break_rules(patch: pytest.MonkeyPatch) -> None:
    """Let every move of Foodfighters fail."""
    patch.setattr(type(title("foodfighters")), "perform", broken)


async def frozen(tables: Tables) -> str:
    """A table whose rules have failed, and work again."""
    table = await duel(tables)
    await step(tables, table.id, Chance(b"one"))
    with pytest.MonkeyPatch.context() as patch:
        break_rules(patch)
        with pytest.raises(TableSuspended):
            await step(tables, table.id, Chance(b"two"))
    return table.id


async def test_only_the_table_whose_rules_failed_is_frozen_and_it_keeps_the_last_good_state(url: str) -> None:
    async with host(url) as tables:
        other = await duel(tables)
        table_id = await frozen(tables)
        tables.repository.forget(table_id)
        table = await tables.get(table_id)
        assert (table.status, table.version) == ("suspended", 2)
        assert [made.version for made in await tables.records(table_id)] == [1, 2]
        with pytest.raises(TableError) as refused:
            await step(tables, table_id, Chance(b"three"))
        assert refused.value.reason.id == "tables-is-suspended"
        await step(tables, other.id, Chance(b"one"))


async def test_the_table_the_person_and_the_log_are_told_one_number_and_no_secret(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with host(url) as tables:
        with caplog.at_level(logging.ERROR):
            table_id = await frozen(tables)
        told = await tables.store.outbox_queue.last_in_channel(table_id)
        assert told is not None and "host-note-suspended" in told.data
        (block,) = await tables.moderation.obstacles(table_id)
        assert block.kind == "suspended"
        number = block.args["number"]
        assert number in told.data and number in caplog.text
        assert SECRET not in told.data and SECRET not in str(block.args)


async def test_its_owner_takes_it_up_again_where_it_stood(url: str) -> None:
    async with host(url) as tables:
        table_id = await frozen(tables)
        with pytest.raises(TableError) as refused:
            await tables.moderation.resume(table_id, Asker(BO.id))
        assert refused.value.reason.id == "tables-only-owner"
        assert (await tables.moderation.resume(table_id, OWNER)).table.status == "running"
        assert await tables.moderation.obstacles(table_id) == []
        await step(tables, table_id, Chance(b"three"))
        assert (await tables.get(table_id)).version == 3


async def test_it_stays_frozen_while_its_rules_cannot_even_ask(url: str) -> None:
    async with host(url) as tables:
        table_id = await frozen(tables)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(title("foodfighters")), "choices", broken)
            with pytest.raises(TableError) as refused:
                await tables.moderation.resume(table_id, OWNER)
        assert refused.value.reason.id == "tables-still-suspended"
        assert (await tables.get(table_id)).status == "suspended"


async def test_at_a_start_with_other_rules_code_it_goes_on_by_itself(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host(url) as tables:
        table_id = await frozen(tables)
    async with host(url, "same code") as tables:
        assert await tables.moderation.resume_mended() == []
        assert (await tables.get(table_id)).status == "suspended"
    monkeypatch.setattr(suspension, "code_of", lambda title_id: "mended")
    async with host(url, "mended code") as tables:
        assert await tables.moderation.resume_mended() == [table_id]
        assert (await tables.get(table_id)).status == "running"
        await step(tables, table_id, Chance(b"three"))


async def test_a_table_that_fails_at_its_start_can_be_started_after_the_mend(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, 100, 10, 2)
        await tables.lobby.join(table.id, BO)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(title("foodfighters")), "setup", lambda *_: title("foodfighters").view(None, None))
            with pytest.raises(TableSuspended):
                await tables.lobby.start(table.id, ANN.id)
        assert (await tables.moderation.resume(table.id, OWNER)).table.status == "open"
        assert (await tables.lobby.start(table.id, ANN.id)).table.status == "running"


async def test_what_a_player_does_wrong_freezes_nothing(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        seat, user = await waiting(tables, table.id)
        for links in (("fly",), ("attack", "\x00"), ("attack", "F0", "F9" * 40)):
            with pytest.raises(Exception) as refused:
                await tables.moves.act(table.id, seat, Action.of(links), user=user)
            assert not isinstance(refused.value, TableSuspended)
        assert (await tables.get(table.id)).status == "running"


async def test_one_table_that_cannot_be_read_hides_no_other(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with host(url) as tables:
        bad, good = await duel(tables), await duel(tables)
        (move,) = await tables.store.moves(bad.id)
        unreadable = msgspec.msgpack.encode([1])
        values = {**msgspec.structs.asdict(move), "version": 2, "snapshot": unreadable, "digest": digest(unreadable)}
        await tables.store.write(
            UnitOfWork().add(SavedMoveRow(**values)).revise(TableRow, bad.id, bad.row.revision, version=2)
        )
        tables.repository.forget(bad.id)
        rows = await tables.find(user=ANN.id)
        statuses = {row.id: (await tables.get(row.id)).status for row in rows}
        assert statuses == {bad.id: "suspended", good.id: "running"}
        assert [block.kind for block in await tables.moderation.obstacles(bad.id)] == ["unreadable"]
        with pytest.raises(TableError):
            await tables.moderation.resume(bad.id, OWNER)
        await tables.moderation.close(bad.id, OWNER)
        assert (await tables.get(bad.id)).status == "abandoned"


async def test_answers_without_end_freeze_the_table_too(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        monkeypatch.setattr(playing, "_ENDLESS", 0)
        with pytest.raises(TableSuspended):
            await step(tables, table.id, Chance(b"one"))
        assert (await tables.get(table.id)).version == 1
