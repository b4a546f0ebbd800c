"""Ids of tables: if a generated id exists already, another one is used."""

from __future__ import annotations

from bot.lobby.service import Rematches
from bot.tables import Tables, archive
from games.kernel import Chance
from tests.tables.features.test_tournaments import begun, under_way
from tests.tables.host import ANN, BO, CHANNEL, GUILD, duel, entropy, host, play_out, step


def draws_one_id_alone(tables: Tables) -> None:
    """From now on every id of the usual length that a host draws is the same."""
    other = entropy("other")
    tables.repository.entropy = lambda count: bytes(5) if count == 5 else other(count)


async def test_tables_are_opened_and_played_again_where_the_id_drawn_is_taken(url: str) -> None:
    async with host(url) as tables:
        draws_one_id_alone(tables)
        first = await duel(tables)
        second = await tables.lobby.open("foodfighters", BO, CHANNEL, GUILD, 2)
        assert first.id == "aaaaa" and second.id != first.id
        await tables.moves.resign(first.id, ANN.id)
        again = await tables.service(Rematches).again(first.id, BO)
        assert again.opened and again.table.id not in (first.id, second.id)
        assert (await tables.get(first.id)).status == "finished", "the finished table is not harmed"


async def test_files_become_tables_and_tournaments_open_theirs_where_the_id_drawn_is_taken(url: str) -> None:
    async with host(url) as tables:
        draws_one_id_alone(tables)
        running, over = await duel(tables), await duel(tables)
        await step(tables, running.id, Chance(b"on"))
        await play_out(tables, over.id, Chance(b"over"))
        ids = {running.id, over.id}
        for table_id, people in ((running.id, (ANN.id, BO.id)), (over.id, ())):
            file = await archive.export(tables.repository, table_id)
            ids.add((await archive.import_(tables.repository, file, ANN.id, 0, None, people)).id)
        opened = under_way(await begun(tables, 4))
        assert len(opened) == 2 and len(ids.union(opened)) == 6
