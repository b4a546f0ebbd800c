"""Lists of many tables are correct: right counts, filters before limits, the longest waiting first."""

from __future__ import annotations

from random import Random

import pytest

from bot.clocks.commands import PaceControl
from bot.clocks.deadlines import Substitutes
from bot.inbox.service import Followers
from bot.lobby.service import OpenFilter, OpenTables, open_in
from bot.tables import Asker, Table, Tables, TableUser
from bot.tables.clocks import Pace
from bot.tables.rights import RESERVED_SECONDS, free_for
from bot.tournaments.formats.matches import Format
from bot.tournaments.progress import TournamentSettings
from bot.tournaments.service import TournamentService
from tests.lengths import amount
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Clock, clock_of, duel, host

MANY = 130
DAN = TableUser(4, "Dan")


async def opened(tables: Tables, count: int, title: str = "foodfighters", by: TableUser = ANN) -> list[str]:
    """Open a number of tables, a second apart; return their ids in order."""
    found = []
    for _ in range(count):
        clock_of(tables).now += 1
        found.append((await tables.lobby.open(title, by, CHANNEL, GUILD, 2)).id)
    return found


async def test_open_tables_are_counted_by_filter_and_the_oldest_comes_first(url: str) -> None:
    async with host(url) as tables:
        first = await opened(tables, MANY, "foodies")
        second = await opened(tables, MANY)
        count, found = await open_in(tables, GUILD, CLEO.id, most=10)
        assert (count, [table.id for table in found]) == (2 * MANY, first[:10])
        count, found = await open_in(tables, GUILD, CLEO.id, OpenFilter("foodfighters"), most=10)
        assert (count, [table.id for table in found]) == (MANY, second[:10])


async def test_a_person_with_many_tables_is_told_of_all_and_first_of_what_waits_longest(url: str) -> None:
    async with host(url) as tables:
        first = await duel(tables)
        clock_of(tables).now += 1
        second = await duel(tables)
        mover = ANN if 0 in second.running_game().waiting() else BO
        needed = [one.id for one in (first, second) if one.running_game().waiting() == (one.seat_of(mover.id),)]
        await opened(tables, 210, by=mover)
        places = await tables.places(mover.id)
        assert len(places) == 212 and [place.table.id for place in places if place.waits] == needed


async def test_all_followers_of_a_table_and_all_that_somebody_follows_are_known(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        for user in range(100, 100 + MANY):
            await tables.service(Followers).follow(table.id, user)
        for other in await opened(tables, 60):
            await tables.service(Followers).follow(other, CLEO.id)
        assert len(await tables.store.followers.followers(table.id)) == MANY
        assert len(await tables.store.followers.followed(CLEO.id)) == 60


async def mixed(tables: Tables, random: Random) -> list[Table]:
    """Open tables of all sorts: full ones, ones with kept seats, with bots, private ones, for somebody certain."""
    found = []
    for _ in range(30):
        clock_of(tables).now += random.randint(1, RESERVED_SECONDS // 4)
        owner, other = random.sample((ANN, BO, DAN), 2)
        title, pace = random.choice(("foodies", "foodfighters")), random.choice(("", "2/day"))
        table = await tables.lobby.open(title, owner, random.choice((CHANNEL, 200, 300)), GUILD, 2)
        meant = {"language": random.choice(("", "de")), "experience": random.choice(("", "new"))}
        await tables.setup.set_audience(table.id, Asker(owner.id), private=random.random() < 0.1, **meant)
        if pace:
            await tables.service(PaceControl).set_pace(table.id, Asker(owner.id), Pace.read(pace))
        match random.randrange(5):
            case 0:
                await tables.lobby.invite(table.id, owner, random.choice([p for p in (CLEO, other) if p != owner]))
            case 1 if not (await tables.get(table.id)).row.private:
                await tables.lobby.join(table.id, other)
            case 2:
                await tables.lobby.add_player(table.id, owner.id, "random")
            case 3:
                await tables.service(Followers).follow(table.id, CLEO.id)
        found.append(table)
    return found


@pytest.mark.parametrize("seed", range(1, amount(2, 4)))
async def test_the_database_finds_what_the_tables_themselves_say(url: str, seed: int) -> None:
    clock, random = Clock(), Random(seed)
    async with host(url, clock=clock) as tables:
        every = [await tables.get(table.id) for table in await mixed(tables, random)]
        await tables.people.block(CLEO.id, DAN)
        for _ in range(40):
            wanted = OpenFilter(
                random.choice((None, "foodies")), None, random.choice((None, "", "2/day")), random.choice((None, "en")),
                random.choice((None, "new", "known")), random.choice((0, 2, 3)), random.choice((None, True, False)),
                random.choice((None, {CHANNEL}, {CHANNEL, 200})), room=random.random() < 0.5,
            )  # fmt: skip
            right = [table for table in every if fits(table, wanted, clock.now)]
            right.sort(key=lambda table: (not free_for(table, CLEO.id, clock.now), table.row.opened, table.id))
            count, found = await open_in(tables, GUILD, CLEO.id, wanted, most=7)
            assert (count, [table.id for table in found]) == (len(right), [table.id for table in right[:7]]), wanted


def fits(table: Table, wanted: OpenFilter, now: int) -> bool:
    """Return whether a table matches Cleo's search."""
    row, seen = table.row, wanted.channels
    mine = CLEO.id in (row.owner, *table.users, *table.followers)
    return (
        not row.private
        and DAN.id not in table.users
        and (seen is None or row.channel in seen or mine)
        and wanted.title in (None, row.title)
        and wanted.pace in (None, row.pace)
        and (wanted.language is None or row.language in ("", wanted.language))
        and (wanted.experience is None or row.experience in ("", wanted.experience))
        and wanted.seats in (0, row.max_seats)
        and wanted.bots in (None, any(not seat.human for seat in table.seats))
        and (not wanted.room or free_for(table, CLEO.id, now) > 0)
    )


async def test_seats_offered_in_channels_somebody_sees_are_found_behind_any_number_elsewhere(url: str) -> None:
    async with host(url) as tables:
        here = await tables.lobby.open("foodfighters", ANN, 200, GUILD, 2)
        await tables.lobby.join(here.id, BO)
        await tables.lobby.start(here.id, ANN.id)
        await tables.service(Substitutes).offer(here.id, Asker(ANN.id), 0)
        assert await tables.store.part(OpenTables).channels(GUILD) == {200}
        assert await tables.store.offers(GUILD, {200}) == [(here.id, 0)] and await tables.store.offers(GUILD, {7}) == []


async def test_newer_tournaments_hide_no_older_one(url: str) -> None:
    async with host(url) as tables:
        made = []
        for number in range(30):
            clock_of(tables).now += 1
            made.append(
                await tables.service(TournamentService).open(
                    ANN, GUILD, CHANNEL, TournamentSettings(Format.SWISS, "foodfighters")
                )
            )
            await tables.service(TournamentService).cancel(made[number], Asker(ANN.id))
        found = await tables.service(TournamentService).of_guild(GUILD, live=False)
        assert [row.id for row in found] == made[::-1]
