"""Tables of Secret Picnic: answers given at once in secret, turns of several moves, and undo among three people."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.tables import Stale, Table, Tables, archive, lobby
from games.kernel import Action, registry
from tests.games.kernel import toy
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, host, looks

PEOPLE = (ANN, BO, CLEO)


@pytest.fixture(autouse=True)
def picnic(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The host knows Secret Picnic."""
    points = {**registry.points(), "picnic": EntryPoint("picnic", f"{toy.__name__}:TITLE", registry.TITLE_GROUP)}
    monkeypatch.setattr(registry, "points", lambda: points)
    titles = (*registry.TITLES, "picnic")
    for module in (registry, lobby):
        monkeypatch.setattr(module, "TITLES", titles)
    yield
    registry.title.cache_clear()


@pytest.fixture
def here(tmp_path: Path) -> str:
    """A SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


async def begun(tables: Tables) -> Table:
    """A picnic of three, everybody asked what to bring."""
    table = await tables.lobby.open("picnic", ANN, CHANNEL, GUILD, 3)
    for person in (BO, CLEO):
        await tables.lobby.join(table.id, person)
    return (await tables.lobby.start(table.id, ANN.id)).table


async def bring(tables: Tables, table: Table, seat: int, version: int | None = None) -> Table:
    """Let a seat bring the first card of its hand."""
    assert table.game is not None
    card = table.game.state.hands[seat][0]
    acted = await tables.moves.act(table.id, seat, Action("bring", (card,)), user=PEOPLE[seat].id, version=version)
    return acted.table


async def served(tables: Tables) -> Table:
    """A picnic of three where the host is to serve."""
    table = await begun(tables)
    for seat in range(3):
        table = await bring(tables, table, seat)
    return table


async def give(tables: Tables, table: Table) -> Table:
    """Ann, the host, gives something to Bo."""
    assert table.game is not None
    card = table.game.state.blanket[0]
    return (await tables.moves.act(table.id, 0, Action("give", (card, "1")), user=ANN.id)).table


async def test_secret_answers_on_the_same_question_do_not_shut_each_other_out(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables)
        answers = await asyncio.gather(*(bring(tables, table, seat, table.version) for seat in range(3)))
        assert {answer.version - table.version for answer in answers} == {1, 2, 3}
        with pytest.raises(Stale):
            await tables.moves.act(table.id, 0, Action("eat", ("end",)), user=ANN.id, version=table.version)


async def test_a_second_press_on_the_same_secret_question_does_nothing(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables)
        after = await bring(tables, table, 0, table.version)
        with pytest.raises(Stale):
            await bring(tables, table, 0, table.version)
        assert (await tables.get(table.id)).version == after.version
        changed = await bring(tables, table, 0, after.version)
        assert changed.version == after.version + 1, "a press on the present panel changes the answer"


async def test_ones_own_unfinished_turn_is_taken_back_freely_and_unheard(url: str) -> None:
    async with host(url) as tables:
        before = await served(tables)
        await give(tables, before)
        undone = await tables.undo.ask(before.id, ANN.id)
        assert undone.table.proposal is None
        assert looks(undone.table) == looks(before)
        assert undone.table.row.announced_version == before.row.announced_version, "nobody had been told of it"
        redone = await tables.undo.ask(before.id, ANN.id, "redo")
        assert looks(redone.table) != looks(before)


async def test_each_step_of_a_turn_is_taken_back_by_itself(url: str) -> None:
    async with host(url) as tables:
        first = await served(tables)
        second = await give(tables, first)
        await give(tables, second)
        for then in (second, first):
            undone = (await tables.undo.ask(first.id, ANN.id)).table
            assert looks(undone) == looks(then)
        assert (await tables.undo.reach(first.id, ANN.id)).needed == (1, 2), "before that cards came to light"


async def test_all_who_are_asked_must_agree_and_one_who_declines_ends_it(url: str) -> None:
    async with host(url) as tables:
        table = await served(tables)
        await tables.undo.ask(table.id, ANN.id)
        answered = await tables.undo.answer(table.id, BO.id, True)
        assert answered.table.proposal is not None and answered.table.version == table.version
        assert (await tables.undo.answer(table.id, CLEO.id, False)).table.proposal is None
        await tables.undo.ask(table.id, ANN.id)
        await tables.undo.answer(table.id, CLEO.id, True)
        undone = await tables.undo.answer(table.id, BO.id, True)
        assert undone.table.version == table.version + 1 and undone.made[0].kind == "undo"


async def test_who_is_asked_does_not_tell_who_has_answered(here: str) -> None:
    async with host(here) as tables:
        table = await begun(tables)
        await bring(tables, table, 1)
        await bring(tables, table, 0)
        assert (await tables.undo.reach(table.id, ANN.id)).needed == (1, 2)


async def test_a_file_for_one_viewer_does_not_tell_who_has_answered(here: str) -> None:
    async with host(here) as tables:
        table = await begun(tables)
        before = await archive.export(tables.repository, table.id, "spectator")
        await bring(tables, table, 1)
        assert archive.encode(await archive.export(tables.repository, table.id, "spectator")) == archive.encode(before)
        own = await archive.export(tables.repository, table.id, 1)
        assert own.moves[-1].action is not None and len(own.moves) == len(before.moves) + 1


async def test_secrets_go_to_their_seats_alone(here: str) -> None:
    async with host(here) as tables:
        table = await served(tables)
        rows = [
            row for n in range(8) for row in await tables.store.claim(str(n), tables.repository.clock() + 99 * n, 1, 50)
        ]
        secret = {(row.place, row.target, row.viewer) for row in rows if row.viewer is not None}
        assert secret == {("user", person.id, seat) for seat, person in enumerate(PEOPLE)}
        assert {row.target for row in rows if row.viewer is None} == {table.row.channel}
