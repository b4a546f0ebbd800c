"""A table as one file: complete, replayable, verifiable, and without what a viewer must not know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.tables import archive
from games.kernel import Chance
from tests.tables.host import ANN, BO, CHANNEL, GUILD, duel, host, play_out, step


async def finished(url: str) -> archive.TableFile:
    """The file of a finished game of random moves."""
    async with host(url) as tables:
        table = await duel(tables)
        await play_out(tables, table.id, Chance(b"archive"))
        return await archive.export(tables.repository, table.id)


@pytest.fixture
def here(tmp_path: Path) -> str:
    """A SQLite database: files do not depend on the database."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


async def test_a_finished_game_verifies_from_its_file(here: str, tmp_path: Path) -> None:
    file = await finished(here)
    path = tmp_path / "game.json"
    path.write_bytes(archive.encode(file))
    report = archive.verify(archive.read(path))
    assert report.problems == [] and report.draws > 20 and report.moves == len(file.moves)


async def test_a_changed_die_a_changed_event_and_a_wrong_seed_are_found(here: str) -> None:
    file = await finished(here)
    raw = msgspec.to_builtins(file)
    move = next(move for move in raw["moves"] if move["kind"] == "act" and move["draws"])
    draw = move["draws"][0]
    draw["got"] = [(draw["got"][0] + 1) % draw["of"]]
    assert archive.verify(msgspec.convert(raw, archive.TableFile)).problems
    other = msgspec.structs.replace(file, seed="00" * 32)
    assert "the seed does not follow from the host's secret and the interactions" in archive.verify(other).problems
    assert file.start is not None
    other = msgspec.structs.replace(file, start=msgspec.structs.replace(file.start, secret="00" * 32))
    assert "the seed is not the one that was committed to" in archive.verify(other).problems
    other = msgspec.structs.replace(file, start=msgspec.structs.replace(file.start, interactions=["1"]))
    assert archive.verify(other).problems == ["the seed does not follow from the host's secret and the interactions"]
    raw = msgspec.to_builtins(file)
    raw["moves"][3]["events"] = []
    assert any("other events" in line for line in archive.verify(msgspec.convert(raw, archive.TableFile)).problems)


async def test_a_running_games_file_keeps_the_seed_and_shows_a_seat_only_what_it_may_know(here: str) -> None:
    async with host(here) as tables:
        table = await duel(tables)
        for _ in range(5):
            await step(tables, table.id, Chance(b"some"))
        whole = await archive.export(tables.repository, table.id)
        assert whole.seed is None
        seat = await archive.export(tables.repository, table.id, 0)
        assert all(move.action is None for move in seat.moves if move.seat == 1)
        assert all(move.draws == [] for move in seat.moves)
        assert all(move.cause == "" for move in seat.moves if move.seat == 1), "an order or a forced move tells a hand"
        with pytest.raises(archive.FileError, match="made for one viewer"):
            archive.replay(seat)


async def test_a_replay_stands_where_it_is_told(here: str) -> None:
    async with host(here) as tables:
        table = await duel(tables)
        for _ in range(6):
            await step(tables, table.id, Chance(b"replay"))
        file = await archive.export(tables.repository, table.id)
        for record in await tables.records(table.id):
            then = await tables.game_at(table.id, record.version)
            assert archive.replay(file, record.version).game.freeze() == then.freeze()


async def test_an_imported_running_game_goes_on(here: str, tmp_path: Path) -> None:
    async with host(here) as tables:
        table = await duel(tables)
        for _ in range(6):
            await step(tables, table.id, Chance(b"import"))
        file = await archive.export(tables.repository, table.id)
        before = (await tables.get(table.id)).game
        assert before is not None
    async with host(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3") as tables:
        made = await archive.import_(tables.repository, file, ANN.id, CHANNEL, people=(ANN.id, BO.id))
        tables.repository.forget(made.id)
        again = await tables.get(made.id)
        assert again.game is not None and again.game.freeze() == before.freeze()
        records = await tables.records(made.id)
        assert [r.version for r in records[:-1]] == [m.version for m in file.moves] and records[-1].kind == "import"
        assert [row.kind for row in await tables.store.claim("me", tables.repository.clock(), 60, 9)] == ["turn"]
        await play_out(tables, made.id, Chance(b"goes on"))
        report = archive.verify(await archive.export(tables.repository, made.id))
        assert report.problems == [] and 0 < report.unproved < report.draws


async def test_an_imported_finished_game_still_verifies(here: str, tmp_path: Path) -> None:
    file = await finished(here)
    async with host(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3") as tables:
        made = await archive.import_(tables.repository, file, ANN.id, CHANNEL)
        again = await archive.export(tables.repository, made.id)
        assert archive.encode(again) == archive.encode(file) and archive.verify(again).problems == []


async def test_an_automated_player_of_a_file_plays_on(here: str, tmp_path: Path) -> None:
    async with host(here) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.add_player(table.id, ANN.id, "random")
        await tables.lobby.start(table.id, ANN.id)
        file = await archive.export(tables.repository, table.id)
    async with host(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3") as tables:
        made = await archive.import_(tables.repository, file, ANN.id, CHANNEL, people=(ANN.id,))
        assert [seat.kind for seat in made.seats] == ["human", "random"]
        assert made.game is not None and made.row.ai_due == (1 in made.game.waiting())
        with pytest.raises(archive.FileError, match=r"the game continues with 1 people; 2 are named \(--people"):
            await archive.import_(tables.repository, file, ANN.id, CHANNEL, people=(ANN.id, BO.id))


async def test_a_file_that_was_tampered_with_cannot_be_replayed(here: str) -> None:
    file = await finished(here)
    act = next(move for move in file.moves if move.kind == "act")
    for change in ({"action": "swap Z9 Z9"}, {"action": None}, {"seat": None}, {"draws": [], "restores": 999}):
        moves = [msgspec.structs.replace(m, **change) if m is act else m for m in file.moves]
        with pytest.raises(archive.FileError, match=f"move {act.version} cannot be played again"):
            archive.replay(msgspec.structs.replace(file, moves=moves))
    with pytest.raises(archive.FileError, match="not numbered"):
        archive.replay(msgspec.structs.replace(file, moves=file.moves[1:]))
    extra = msgspec.structs.replace(act, draws=[*act.draws, file.moves[0].draws[0]])
    with pytest.raises(archive.FileError, match="more draws than the rules make"):
        archive.replay(msgspec.structs.replace(file, moves=[extra if m is act else m for m in file.moves]))


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "other"}'])
def test_a_file_that_is_no_table_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    with pytest.raises(archive.FileError, match="not a table file") as refused:
        archive.read(path)
    assert "\n" not in str(refused.value)
