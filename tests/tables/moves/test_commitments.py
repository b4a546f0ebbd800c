"""Commitments: public when a secret answer is given, revealed with all answers, and impossible to change unseen."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from msgspec import structs

from bot.store import OutboxRow
from bot.tables import Table, Tables, archive
from bot.tables.archive import FileMove, TableFile
from bot.tables.history.commitments import commitments, open_at
from games.kernel import Action, Chance
from games.kernel.answer_commitment import SALT_BYTES
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Letterbox, host, nothing_left, play_out

PEOPLE = (ANN, BO, CLEO)
PLANS = (
    Action("plan", ("garden_top_shop", "desert_vendor", "water_market")),
    Action("plan", ("garden_top_shop", "water_market", "soup_truck")),
    Action("plan", ("chef_academy", "water_market", "desert_vendor")),
)


@pytest.fixture
def here(tmp_path: Path) -> str:
    """A SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


async def begun(tables: Tables, *, ai_seats: int = 0) -> Table:
    """A running table of Critter Kitchen at its first plans: three people, or some of them bots."""
    table = await tables.lobby.open("critter_kitchen", ANN, CHANNEL, GUILD, 3, {"critic": "tortoise"})
    for person in PEOPLE[1 : 3 - ai_seats]:
        await tables.lobby.join(table.id, person)
    for _ in range(ai_seats):
        await tables.lobby.add_player(table.id, ANN.id, "random")
    return (await tables.lobby.start(table.id, ANN.id)).table


async def plans(tables: Tables, table: Table, seat: int, action: Action | None = None) -> Table:
    """A seat commits to a plan."""
    acted = await tables.moves.act(table.id, seat, action or PLANS[seat], user=PEOPLE[seat].id)
    return acted.table


async def told(tables: Tables) -> list[OutboxRow]:
    """Deliver all messages and return them."""
    box = Letterbox()
    outbox = tables.send(box, "test")
    await nothing_left(tables)
    await outbox.stop()
    return box.rows


async def file_of(tables: Tables, table: Table, viewer: int | str = "all") -> TableFile:
    """The table's file as a viewer gets it."""
    return await archive.export(tables.repository, table.id, viewer)


async def test_a_plan_is_bound_by_a_hash_that_anybody_can_make_again(here: str) -> None:
    async with host(here) as tables:
        table = await plans(tables, await begun(tables), 0)
        (row,) = await tables.store.commitments(table.id)
        assert len(row.salt) == SALT_BYTES
        line = f"{row.salt.hex()} {table.id} {table.version} 1 plan {PLANS[0]}"
        assert row.hash == hashlib.sha256(line.encode()).hexdigest()


async def test_a_changed_plan_is_a_new_commitment_with_a_new_salt(here: str) -> None:
    async with host(here) as tables:
        table = await plans(tables, await begun(tables), 0)
        table = await plans(tables, table, 0, PLANS[1])
        table = await plans(tables, table, 0, PLANS[0])
        rows = await tables.store.commitments(table.id)
        assert len({row.hash for row in rows}) == len({row.salt for row in rows}) == 3
        standing = await open_at(tables.store, table.id, table.version, (0, 1))
        assert list(standing.values()) == rows[-1:]


async def test_a_commitment_is_told_in_the_channel_before_anything_comes_out(here: str) -> None:
    async with host(here) as tables:
        table = await plans(tables, await begun(tables), 1)
        table = await plans(tables, table, 0)
        assert [(row.kind, row.place, row.viewer) for row in await told(tables) if row.kind == "commitments"] == [
            ("commitments", "commitments", None)
        ], "the newest tells of both"
        assert not any(row.revealed_seats for row in await tables.store.commitments(table.id))


async def test_automated_players_commit_as_well_but_are_told_with_the_next_person(here: str) -> None:
    async with host(here) as tables:
        table = await begun(tables, ai_seats=1)
        acted = await tables.moves.act(table.id, 2, PLANS[2], cause="ai")
        assert [row.kind for row in await told(tables) if row.kind == "commitments"] == []
        table = await plans(tables, acted.table, 0)
        (row,) = [row for row in await told(tables) if row.kind == "commitments"]
        game = await tables.game_at(table.id, row.version)
        assert list(await open_at(tables.store, table.id, row.version, game.committed())) == [0, 2]


async def test_the_last_plan_opens_all_commitments_with_their_salts(here: str) -> None:
    async with host(here) as tables:
        table = await begun(tables)
        for seat in (2, 0, 1):
            table = await plans(tables, table, seat)
        opened = await commitments(tables.store, table)
        assert [(one.seat, one.answer.action) for one in opened] == list(enumerate(map(str, PLANS)))
        assert all(one.answer.hash == one.hash for one in opened)
        assert all(one.out for one in opened)


async def test_what_was_replaced_stays_closed(here: str) -> None:
    async with host(here) as tables:
        table = await plans(tables, await begun(tables), 0, PLANS[1])
        first = await tables.store.commitments(table.id)
        for seat in (0, 1, 2):
            table = await plans(tables, table, seat)
        spectator = await file_of(tables, table, "spectator")
        moves = {move.version: move for move in spectator.moves}
        closed = moves[first[0].version]
        assert closed.commitment is not None and closed.commitment.salt is None and closed.action is None
        assert sum(1 for move in spectator.moves if move.commitment and move.commitment.salt) == 3


async def test_a_file_before_the_reveal_shows_hashes_and_the_own_plan_alone(here: str) -> None:
    async with host(here) as tables:
        table = await plans(tables, await plans(tables, await begun(tables), 0), 1)
        sealed = [move for move in (await file_of(tables, table, 0)).moves if move.commitment is not None]
        assert [(move.seat, move.action, move.commitment.salt is not None) for move in sealed if move.commitment] == [
            (0, str(PLANS[0]), True),
            (1, None, False),
        ]


async def test_two_plans_look_alike_until_they_come_out(here: str, tmp_path: Path) -> None:
    """The same salt and another plan: nothing but the hash differs for the others."""
    seen = []
    for number, plan in enumerate(PLANS[:2]):
        async with host(f"{here}{number}") as tables:
            table = await plans(tables, await begun(tables), 0, plan)
            shown = archive.encode(await file_of(tables, table, "spectator")).decode()
            (row,) = await tables.store.commitments(table.id)
            assert row.salt.hex() not in shown and str(plan) not in shown
            seen.append(shown.replace(row.hash, "hash"))
    assert seen[0] == seen[1]


async def test_an_undone_plan_is_committed_to_anew_and_one_that_stands_again_keeps_its_commitment(here: str) -> None:
    async with host(here) as tables:
        table = await plans(tables, await begun(tables), 0)
        (kept,) = await tables.store.commitments(table.id)
        table = await plans(tables, table, 1)
        table = await agreed_undo(tables, table, 1)
        assert (await open_at(tables.store, table.id, table.version, (0, 1)))[0] == kept
        assert list(await open_at(tables.store, table.id, table.version, (0, 1))) == [0]
        table = await plans(tables, table, 1, PLANS[2])
        table = await plans(tables, table, 2, PLANS[1])
        opened = await commitments(tables.store, table)
        assert [(one.seat, one.answer.action) for one in opened] == [
            (0, str(PLANS[0])),
            (1, str(PLANS[2])),
            (2, str(PLANS[1])),
        ]
        assert opened[0].hash == kept.hash


async def test_what_has_come_out_is_taken_back_only_by_consent_of_everybody(here: str) -> None:
    """Else the last to plan could plan again with the others' plans before their eyes."""
    async with host(here) as tables:
        table = await begun(tables)
        for seat in (0, 1, 2):
            table = await plans(tables, table, seat)
        assert set((await tables.undo.reach(table.id, CLEO.id)).needed) == {0, 1}


async def agreed_undo(tables: Tables, table: Table, seat: int) -> Table:
    """Undo the last move of a seat; everybody asked agrees."""
    acted = await tables.undo.ask(table.id, PEOPLE[seat].id, "undo")
    while acted.table.proposal is not None:
        asked = [int(s) for s in acted.table.proposal.needed.split() if s not in acted.table.proposal.agreed.split()]
        acted = await tables.undo.answer(table.id, PEOPLE[asked[0]].id, True)
    return acted.table


async def played(tables: Tables) -> TableFile:
    """The file of a whole game."""
    table = await play_out(tables, (await begun(tables)).id, Chance(b"sealed"))
    return await file_of(tables, table)


async def test_every_commitment_of_a_finished_game_is_verified(here: str) -> None:
    async with host(here) as tables:
        file = await played(tables)
    report = archive.verify(file)
    assert (report.problems, report.commitments) == ([], 3 * (7 + 2 + 1))


def tampered(file: TableFile, **changes: object) -> TableFile:
    """The file with the first commitment changed, or without it."""
    first = next(move for move in file.moves if move.commitment is not None)
    assert first.commitment is not None
    seal = structs.replace(first.commitment, **changes) if changes else None
    return structs.replace(file, moves=[structs.replace(m, commitment=seal) if m is first else m for m in file.moves])


def swapped(file: TableFile) -> TableFile:
    """The file with two locations of the first plan exchanged."""

    def other(move: FileMove) -> FileMove:
        verb, mouse, lizard, *others = (move.action or "").split()
        return structs.replace(move, action=" ".join([verb, lizard, mouse, *others]))

    first = next(move for move in file.moves if move.commitment is not None)
    return structs.replace(file, moves=[other(move) if move is first else move for move in file.moves])


async def test_verifying_finds_a_swapped_plan_a_false_salt_and_a_missing_commitment(here: str) -> None:
    async with host(here) as tables:
        file = await played(tables)
    version = next(move.version for move in file.moves if move.commitment is not None)
    swap = f"move {version}: the answer is not the one that was committed to"
    assert swap in archive.verify(swapped(file)).problems
    assert archive.verify(tampered(file, salt="00")).problems == [swap]
    assert "not hexadecimal" in archive.verify(tampered(file, salt="xyz")).problems[0]
    assert archive.verify(tampered(file)).problems == [f"move {version}: no commitment, where 'plan' was asked"]


async def test_commitments_survive_export_and_import_in_the_middle_of_planning(here: str, tmp_path: Path) -> None:
    async with host(here) as tables:
        table = await plans(tables, await begun(tables), 0)
        path = tmp_path / "table.json"
        path.write_bytes(archive.encode(await file_of(tables, table)))
        (before,) = await tables.store.commitments(table.id)
        people = [person.id for person in PEOPLE]
        again = await archive.import_(tables.repository, archive.read(path), ANN.id, CHANNEL, GUILD, people)
        assert (await open_at(tables.store, again.id, again.version, (0,)))[0].hash == before.hash
        for seat in (1, 2):
            again = await plans(tables, again, seat)
        opened = await commitments(tables.store, again)
        assert [one.answer.table for one in opened] == [table.id, again.id, again.id]
        done = await play_out(tables, again.id, Chance(b"on"))
        assert archive.verify(await file_of(tables, done)).problems == []
