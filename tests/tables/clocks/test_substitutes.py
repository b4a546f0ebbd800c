"""Substitutes: a seat is offered, taken with everybody's consent, and given back; who played which part is
remembered."""

from __future__ import annotations

import pytest

from bot.clocks.deadlines import Deadlines, Substitutes
from bot.tables import Asker, Table, TableError, Tables, TableUser
from bot.tables.clocks import Pace
from bot.tables.clocks.table_clocks import deadline, late
from bot.tables.history.outcome import absent, returning
from games.kernel import Chance
from tests.tables.clocks.test_pace import begun
from tests.tables.host import ANN, BO, CLEO, HOUR, clock_of, host, step

DORA = TableUser(4, "Dora")


async def stood_in(tables: Tables, table: Table, person: TableUser = CLEO) -> Table:
    """Ann offers her seat, somebody asks for it, and Bo agrees."""
    await tables.service(Substitutes).offer(table.id, Asker(ANN.id), 0)
    asked = (await tables.service(Substitutes).take(table.id, person, 0)).table
    assert asked.proposal is not None and asked.proposal.needed == "1" and asked.users == (ANN.id, BO.id)
    return (await tables.undo.answer(table.id, BO.id, True)).table


async def test_a_seat_is_lent_with_consent_and_taken_back_without(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2))
        with pytest.raises(TableError, match="tables-not-offered"):
            await tables.service(Substitutes).take(table.id, CLEO, 0)
        table = await stood_in(tables, table)
        assert table.users == (CLEO.id, BO.id) and absent(table, 0) == [ANN]
        assert await tables.store.offers(table.row.guild or 0) == []
        assert table.game is not None
        if 0 in table.game.waiting():
            assert deadline(table, 0) is not None, "who stands in has time of their own"
        assert returning(table, BO.id) is None
        with pytest.raises(TableError, match="tables-no-substitute"):
            await tables.service(Substitutes).give_back(table.id, BO.id)
        table = (await tables.service(Substitutes).give_back(table.id, ANN.id)).table
        assert table.users == (ANN.id, BO.id) and absent(table, 0) == []
        assert [(left.name, left.how) for left in table.departures] == [("Ann", "substitute"), ("Cleo", "returned")]


async def test_who_stands_in_gives_the_seat_back_and_a_second_stand_in_changes_nothing_for_the_first(url: str) -> None:
    async with host(url) as tables:
        table = await stood_in(tables, await begun(tables, Pace(moves=2)))
        await tables.service(Substitutes).offer(table.id, Asker(CLEO.id), 0)
        await tables.service(Substitutes).take(table.id, DORA, 0)
        table = (await tables.undo.answer(table.id, BO.id, True)).table
        assert absent(table, 0) == [ANN, CLEO]
        table = (await tables.service(Substitutes).give_back(table.id, DORA.id)).table
        assert table.users[0] == CLEO.id and absent(table, 0) == [ANN]
        table = (await tables.service(Substitutes).give_back(table.id, ANN.id)).table
        assert table.users[0] == ANN.id and absent(table, 0) == []


async def test_who_stands_in_has_been_asked_since_then(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2))
        while 0 not in table.running_game().waiting():
            table = (await step(tables, table.id, Chance(b"asks Ann"))).table
        clock_of(tables).now += 48 * HOUR
        table = await stood_in(tables, table)
        (place,) = await tables.places(CLEO.id)
        assert place.waits and place.since == clock_of(tables).now > table.row.since


async def test_others_offer_a_seat_only_once_its_time_is_up(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2))
        assert table.game is not None
        seat = table.game.waiting()[0]
        other = table.users[1 - seat] or 0
        with pytest.raises(TableError, match="tables-not-late"):
            await tables.service(Substitutes).offer(table.id, Asker(other), seat)
        clock = clock_of(tables)
        clock.now += 12 * HOUR
        await tables.service(Deadlines).once()
        assert late(await tables.get(table.id)) == (seat,)
        await tables.service(Substitutes).offer(table.id, Asker(other), seat)
        with pytest.raises(TableError, match="tables-offered-already"):
            await tables.service(Substitutes).offer(table.id, Asker(other), seat)
        await tables.service(Substitutes).take(table.id, CLEO, seat)
        table = (await tables.undo.answer(table.id, other, True)).table
        assert table.users[seat] == CLEO.id and late(table) == ()
        assert deadline(table, seat) == clock.now + 12 * HOUR


async def test_an_offer_is_withdrawn_by_whose_seat_it_is_whoever_made_it(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2))
        await tables.service(Substitutes).offer(table.id, Asker(ANN.id), 0)
        await tables.service(Substitutes).take(table.id, CLEO, 0)
        with pytest.raises(TableError, match="tables-not-offered"):
            await tables.service(Substitutes).withdraw(table.id, BO.id)
        after = await tables.service(Substitutes).withdraw(table.id, ANN.id)
        assert after.proposal is None and await tables.store.offers(table.row.guild or 0) == []
        with pytest.raises(TableError, match="tables-not-offered"):
            await tables.service(Substitutes).take(table.id, CLEO, 0)
        await tables.service(Substitutes).offer(table.id, Asker(ANN.id), 0)
        assert await tables.store.offers(table.row.guild or 0) == [(table.id, 0)], "and may be offered anew"


async def test_who_wants_to_be_forgotten_leaves_no_offer_to_stand_in(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2))
        await tables.service(Substitutes).offer(table.id, Asker(ANN.id), 0)
        await tables.service(Substitutes).take(table.id, CLEO, 0)
        await tables.people.forget(CLEO.id)
        assert (await tables.get(table.id)).proposal is None, "in the table that is kept in memory, too"
        with pytest.raises(TableError, match="tables-no-proposal"):
            await tables.undo.answer(table.id, BO.id, True)
        tables.repository.forget(table.id)
        assert (await tables.get(table.id)).proposal is None
