"""People with equal names are distinguished by usernames, and a rename changes names everywhere."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.rating_model import ALWAYS
from bot.ratings.service import Champions, RatingService
from bot.store import schema
from bot.tables import Tables, TableUser
from bot.tables.table import told_apart
from bot.tournaments.formats.matches import Format
from bot.tournaments.progress import TournamentSettings
from bot.tournaments.rows import entrants
from bot.tournaments.service import TournamentService
from games.kernel import Chance
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, clock_of, duel, host, play_out

SAM, OTHER = TableUser(11, "Sam", "sam_1"), TableUser(12, "Sam", "sam_2")


def test_names_that_differ_stay_as_they_are_and_those_that_read_the_same_come_behind_usernames() -> None:
    assert told_apart(["Ann", "Sam"], ["ann", "sam_1"]) == ("Ann", "Sam")
    assert told_apart(["Sam", "Ann", "sam"], ["sam_1", "ann", "sam_2"]) == ("sam_1 (Sam)", "Ann", "sam_2 (sam)")
    assert told_apart(["Sam", "Sam"], ["", ""]) == ("Sam", "Sam (2)")
    assert told_apart(["Sam", "Sam"], ["sam_1", ""]) == ("sam_1 (Sam)", "Sam")


@given(st.lists(st.tuples(st.sampled_from(("Sam", "sam", "Sam (2)", "a (Sam)")), st.sampled_from(("", "a", "b")))))
def test_no_two_names_shown_together_are_alike(people: list[tuple[str, str]]) -> None:
    shown = told_apart([name for name, _ in people], [username for _, username in people])
    assert len({name.casefold() for name in shown}) == len(people)


async def test_two_of_one_name_are_told_apart_at_their_table_and_on_lists(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables, SAM, OTHER)
        assert (await tables.get(table.id)).names == ("sam_1 (Sam)", "sam_2 (Sam)")
        tables.repository.forget(table.id)
        assert (await tables.get(table.id)).names == ("sam_1 (Sam)", "sam_2 (Sam)"), "also as it is read"
        await play_out(tables, table.id, Chance(b"apart"))
        rated = (await tables.service(RatingService).standings(GUILD, "foodfighters", ALWAYS))[2]
        assert {one.name for one in rated} == {"sam_1 (Sam)", "sam_2 (Sam)"}
        for sam in (SAM, OTHER):
            await tables.people.block(CLEO.id, sam)
        blocked = await tables.store.person_rows.blocked(CLEO.id)
        assert {row.username for row in blocked} == {"sam_1", "sam_2"}


async def everywhere(tables: Tables, about: int) -> set[str]:
    """Return every name and username that the database has of a person."""
    found: set[str] = set()
    named = (schema.seats, schema.guests, schema.departures, schema.results, entrants)
    for each in named:
        rows = await tables.store.rows(each.select().where(each.c.user == about))
        found |= {text for row in rows for text in (row["name"], row["username"])}
    rows = await tables.store.rows(schema.blocks.select().where(schema.blocks.c.other == about))
    return found | {text for row in rows for text in (row["name"], row["username"])}


async def busy(tables: Tables) -> None:
    """Ann has played, given a seat up, waits for one, is in a tournament, and is on somebody's list."""
    over = await duel(tables)
    await play_out(tables, over.id, Chance(b"busy"))
    left = await duel(tables)
    await tables.moves.resign(left.id, ANN.id)
    await duel(tables)
    full = await tables.lobby.open("foodfighters", BO, CHANNEL, GUILD, 2)
    await tables.lobby.join(full.id, CLEO)
    await tables.lobby.wait(full.id, ANN)
    cup = await tables.service(TournamentService).open(
        BO, GUILD, CHANNEL, TournamentSettings(Format.SWISS, "foodfighters")
    )
    await tables.service(TournamentService).join(cup, ANN)
    await tables.people.block(99, ANN)


async def test_a_new_name_is_there_in_all_that_a_server_keeps_and_nowhere_else(url: str) -> None:
    async with host(url) as tables:
        await busy(tables)
        elsewhere = await tables.lobby.open("foodfighters", ANN, CHANNEL, 777, 2)
        await tables.people.seen(TableUser(ANN.id, "Anne", "ann_1"), GUILD)
        assert (await tables.get(elsewhere.id)).names == ("Ann",), "names differ from server to server"
        await tables.people.seen(TableUser(ANN.id, "Anne", "ann_1"), 777)
        assert await everywhere(tables, ANN.id) == {"Anne", "ann_1"}
        for row in await tables.find(user=ANN.id, statuses=None):
            table = await tables.get(row.id)
            assert "Anne" in (*table.names, *table.guest_names, *table.actors(0)) and "Ann" not in table.names
        assert "Anne" in {row.name for row in await tables.service(Champions).of(GUILD)}
        rated = (await tables.service(RatingService).standings(GUILD, "foodfighters", ALWAYS))[2]
        assert {one.name for one in rated} == {"Anne", "Bo"}
        clock_of(tables).now += 1
        await tables.people.seen(TableUser(ANN.id, "Ann", "ann_1"), GUILD)
        assert "Ann" in {row.name for row in await tables.service(Champions).of(GUILD)}, "and back again"


async def test_whoever_is_forgotten_leaves_neither_name_nor_username_however_often_they_come_by(url: str) -> None:
    async with host(url) as tables:
        await busy(tables)
        await tables.people.seen(TableUser(ANN.id, "Annabel", "annabel_1"), GUILD)
        assert "annabel_1" in json.dumps(await tables.people.personal_data(ANN.id))
        await tables.people.forget(ANN.id)
        await tables.people.seen(TableUser(ANN.id, "Annabel", "annabel_1"), GUILD)
        for each in (schema.seats, schema.guests, schema.departures, schema.results, entrants, schema.blocks):
            assert "annabel" not in str(await tables.store.rows(each.select())).casefold(), each.name
