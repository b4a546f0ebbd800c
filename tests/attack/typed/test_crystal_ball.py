"""Nobody learns the future by undo: later draws are re-rolled, and all of them can be verified."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from bot.tables import Table, Tables, archive
from bot.tables.history.undo import Branches
from games.kernel import Action, Chance, RecordedDraw, decision_of, random_action
from games.kernel.chance import verify as wrong_draws
from renderers.titles import TITLES
from tests.lengths import LONG, amount
from tests.tables.host import ANN, BO, CHANNEL, GUILD, agreed, duel, host, play_out, step, waiting

LOOKS = amount(4, 6)


@pytest.fixture
def here(tmp_path: Path) -> str:
    """A SQLite database: draws do not depend on the database."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


async def alone(tables: Tables, title: str, **options: str) -> Table:
    """A table of Ann and bots, where nobody else must agree to her undo."""
    table = await tables.lobby.open(title, ANN, CHANNEL, GUILD, 2, options)
    await tables.lobby.add_player(table.id, ANN.id, "random")
    return (await tables.lobby.start(table.id, ANN.id)).table


async def played(tables: Tables, table: Table, dice: Chance, notation: str = "") -> Table:
    """Make one move of the seat to move: the given one, or a random one."""
    assert table.game is not None
    seat = table.game.waiting()[0]
    wanted = Action.of(notation.split()) if notation else random_action(table.title, table.game.state, seat, dice)
    if table.users[seat] is None:
        return (await tables.moves.act(table.id, seat, wanted, cause="ai")).table
    return (await tables.moves.act(table.id, seat, wanted, user=table.users[seat])).table


def asked(table: Table, seat: int = 0) -> str:
    """Return the question of a seat; '' if it is not asked."""
    assert table.game is not None
    decision = decision_of(table.game.title, table.game.state, seat)
    return decision.kind if decision is not None and decision.owed else ""


async def drawn(tables: Tables, table: Table, since: int) -> list[RecordedDraw]:
    """Return the draws after a version."""
    return [draw for record in await tables.records(table.id, since + 1) for draw in record.draws]


async def test_foodies_whoever_looks_at_the_next_roll_and_takes_back_meets_another(here: str) -> None:
    async with host(here) as tables:
        table, dice = await alone(tables, "foodies", first="1"), Chance(b"foodies")
        while asked(table) != "buy":
            table = await played(tables, table, dice)
        rolls: list[tuple[int, ...]] = []
        decks: list[list[str]] = []
        for _ in range(LOOKS):
            before = table.version
            table = await played(tables, table, dice, "pass")
            while not (found := await drawn(tables, table, before)):
                table = await played(tables, table, dice, "done" if asked(table) == "hire" else "")
            assert {draw.stream for draw in found} == {0 if not rolls else before}
            rolls.append(found[0].got)
            while asked(table) != "buy":
                table = (await tables.undo.ask(table.id, ANN.id)).table
            assert table.game is not None
            decks.append(table.game.state.deck)
        assert len(set(rolls)) > 1, "knowing the last roll is knowing nothing"
        assert len({tuple(deck) for deck in decks}) == LOOKS and len({tuple(sorted(deck)) for deck in decks}) == 1


@pytest.mark.parametrize("title", TITLES if LONG else ["foodies", "food_truck_city"])
async def test_games_of_many_branches_are_proved_draw_by_draw(here: str, title: str, tmp_path: Path) -> None:
    async with host(here) as tables:
        table, dice = await branched(tables, title, 40), Chance(b"on")
        for _ in range(5):
            table = await played(tables, table, dice) if table.status == "running" else table
        file = proved(table, await archive.export(tables.repository, table.id))
        assert sum(bool(move.stream) for move in file.moves) > 5
        report = archive.verify(file)
        assert report.problems == [] and report.unproved == 0
        assert (await Branches.of(tables.store, table.id)).undone((await tables.get(table.id)).version) > 0
        running = await archive.export(tables.repository, table.id)
    async with host(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3") as tables:
        made = await archive.import_(tables.repository, running, ANN.id, CHANNEL, people=(ANN.id,))
        for _ in range(5):
            made = await played(tables, made, dice)
            made = (await tables.undo.ask(made.id, ANN.id)).table
        again = archive.verify(proved(made, await archive.export(tables.repository, made.id)))
        assert again.problems == [] and again.unproved == report.draws


async def branched(tables: Tables, title: str, moves: int) -> Table:
    """A running table where some moves were undone, and some of those done again."""
    table, dice = await alone(tables, title), Chance(title.encode())
    for number in range(moves):
        table = await played(tables, table, dice)
        if number % 4 == 3:
            table = (await tables.undo.ask(table.id, ANN.id)).table
        if number % 8 == 7:
            table = (await tables.undo.ask(table.id, ANN.id, "redo")).table
    return table


def proved(table: Table, file: archive.TableFile) -> archive.TableFile:
    """Return the file of a running table as it will be once its seed is revealed."""
    assert table.row.seed is not None
    if file.start is not None and table.row.secret is not None:
        file = structs.replace(file, start=structs.replace(file.start, secret=table.row.secret.hex()))
    return structs.replace(file, seed=table.row.seed.hex())


async def two_branches(tables: Tables) -> archive.TableFile:
    """The file of a finished duel in which two rolls were undone."""
    table = await duel(tables)
    for _ in range(2):
        _, user = await waiting(tables, table.id)
        await step(tables, table.id, Chance(b""), "roll")
        await agreed(tables, table.id, user)
    await play_out(tables, table.id, Chance(b"out"))
    return await archive.export(tables.repository, table.id)


async def test_a_finished_game_with_undone_rolls_goes_out_and_comes_in_again(here: str, tmp_path: Path) -> None:
    async with host(here) as tables:
        file = await two_branches(tables)
    path = tmp_path / "game.json"
    path.write_bytes(archive.encode(file))
    file = archive.read(path)
    assert archive.verify(file).problems == []
    async with host(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3") as tables:
        made = await archive.import_(tables.repository, file, ANN.id, CHANNEL)
        assert archive.encode(await archive.export(tables.repository, made.id)) == archive.encode(file)
        assert (await Branches.of(tables.store, made.id)).undone((await tables.get(made.id)).version) == 2


@pytest.mark.parametrize("stream", [0, 1, 4, 6])
async def test_a_take_back_that_chooses_its_stream_is_refused(here: str, stream: int) -> None:
    async with host(here) as tables:
        file = await two_branches(tables)
    backs = [move for move in file.moves if move.stream]
    assert [move.version for move in backs] == [3, 5]
    moves = [structs.replace(move, stream=stream) if move is backs[1] else move for move in file.moves]
    (problem, *_) = archive.verify(structs.replace(file, moves=moves)).problems
    assert "move 5" in problem and "stream" in problem
    act = file.moves[1]
    moves = [structs.replace(move, stream=2) if move is act else move for move in file.moves]
    assert any("move 2" in line for line in archive.verify(structs.replace(file, moves=moves)).problems)


async def test_ends_that_were_taken_back_are_proved_by_the_seeds_that_were_shown(here: str, tmp_path: Path) -> None:
    async with host(here) as tables:
        table = await duel(tables)
        shown = []
        for number in range(3):
            for _ in range(6):
                await step(tables, table.id, Chance(bytes([number])))
            ended = (await tables.moves.resign(table.id, BO.id)).table
            assert ended.row.seed is not None
            shown.append(ended.row.seed)
            running = await agreed(tables, table.id, BO.id)
            assert (await archive.export(tables.repository, table.id)).seed is None and running.status == "running"
        await tables.moves.resign(table.id, ANN.id)
        file = await archive.export(tables.repository, table.id)
    assert [move.seed for move in file.moves if move.seed] == [seed.hex() for seed in shown]
    assert len({*shown, bytes.fromhex(file.seed or "")}) == 4
    assert archive.verify(file).problems == []
    lied = [structs.replace(move, seed="00" * 32) if move.seed else move for move in file.moves]
    assert archive.verify(structs.replace(file, moves=lied)).problems
    async with host(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3") as tables:
        made = await archive.import_(tables.repository, file, ANN.id, CHANNEL)
        assert archive.encode(await archive.export(tables.repository, made.id)) == archive.encode(file)


async def test_a_shown_seed_foretells_nothing_after_the_end_is_taken_back(here: str) -> None:
    async with host(here) as tables:
        table = await duel(tables)
        ended = (await tables.moves.resign(table.id, BO.id)).table
        await agreed(tables, table.id, BO.id)
        rolled = await step(tables, table.id, Chance(b""), "roll")
        assert ended.row.seed is not None
        assert wrong_draws(ended.row.seed, rolled.made[0].moved.draws) != []
