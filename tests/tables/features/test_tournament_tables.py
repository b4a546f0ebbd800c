"""Problem tables of a tournament: left before they begin, in conflict with it, or silent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec import structs
from sqlalchemy import update

from bot.servers.service import ServerService
from bot.store import Conflict, UnitOfWork
from bot.tables import TableError
from bot.tables.clocks import Away, Pace
from bot.tables.rights import Asker
from bot.tournaments import rows
from bot.tournaments.formats.matches import Format
from bot.tournaments.progress import THREAD_SECONDS, TournamentSettings
from bot.tournaments.rows import TournamentRows, tournaments
from bot.tournaments.service import TournamentService
from games.kernel import Chance
from tests.tables.features.test_tournaments import BY, DUELS, HOST, PEOPLE, begun, looked, under_way
from tests.tables.host import CHANNEL, GUILD, HOUR, Clock, host, play_out

TRIOS = TournamentSettings(Format.SWISS, "critter_kitchen", size=3, rounds=1, name="Trios")


async def test_nobody_leaves_a_table_of_a_tournament_before_it_begins(url: str) -> None:
    async with host(url) as tables:
        await tables.service(ServerService).change(GUILD, HOST.id, "threads", "always")
        contest = await begun(tables, 2)
        (table_id,) = under_way(contest)
        with pytest.raises(TableError, match="tables-of-tournament"):
            await tables.lobby.leave(table_id, PEOPLE[0].id)
        assert len((await tables.get(table_id)).seats) == 2


async def test_a_table_that_has_become_too_small_to_begin_does_not_hold_a_round_up(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        await tables.service(ServerService).change(GUILD, HOST.id, "threads", "always")
        contest = await begun(tables, 2, structs.replace(DUELS, rounds=1))
        await tables.people.forget(PEOPLE[0].id)
        clock.now += THREAD_SECONDS
        await tables.timer_worker.once()
        assert (await looked(tables, contest.id)).row.status == "finished"


async def test_whose_place_it_is_goes_by_the_person_where_a_seat_was_given_back_before_the_game(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        await tables.service(ServerService).change(GUILD, HOST.id, "threads", "always")
        contest = await begun(tables, 3, TRIOS)
        first, *others = (int(one) for one in contest.matches[0].players.split())
        gone = contest.number(first).user
        assert gone is not None
        await tables.people.forget(gone)
        clock.now += THREAD_SECONDS
        await tables.timer_worker.once()
        table = await play_out(tables, under_way(contest)[0], Chance(b"trios"))
        contest = await looked(tables, contest.id)
        (match,) = contest.matches
        found = await tables.store.part(TournamentRows).places(table.id)
        assert match.how == "played"
        theirs = dict(found.values())
        places = dict(zip(map(int, match.players.split()), map(int, match.places.split()), strict=True))
        assert [places[one] for one in others] == [theirs[contest.number(one).user] for one in others]
        assert places[first] == 3


async def test_a_tournament_that_cannot_be_read_holds_no_other_one_up(url: str) -> None:
    async with host(url) as tables:
        broken = await begun(tables, 2)
        unknown = update(tournaments).where(tournaments.c.id == broken.id).values(title="not_here_now")
        async with tables.store.writing() as connection:
            await connection.execute(unknown)
        number = await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, DUELS)
        for person in PEOPLE[2:4]:
            await tables.service(TournamentService).join(number, person)
        await tables.service(TournamentService).start(number, BY)
        assert under_way(await looked(tables, number))


async def test_a_round_in_which_nobody_ever_moves_is_played_by_the_house_and_counts(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        contest = await begun(tables, 2, structs.replace(TRIOS, size=2, pace=Pace(moves=24, bot_answers=True)))
        while (contest := await looked(tables, contest.id)).row.status == "running":
            clock.now += HOUR
            await tables.timer_worker.once()
        (match,) = contest.matches
        found = await tables.store.part(TournamentRows).places(match.table_id)
        assert match.how == "played"
        assert match.places.split() == [str(found[seat][1]) for seat in sorted(found)], "nobody has given a seat up"


async def test_somebody_for_whom_a_round_waits_is_taken_out_by_who_runs_it_and_the_others_play(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        today = datetime.fromtimestamp(clock.now, UTC).date()
        await tables.notification_settings.change(PEOPLE[0].id, away=Away(today, today + timedelta(days=300)))
        contest = await begun(tables, 3, TRIOS)
        assert under_way(contest) == [], "the table waits for who is away"
        with pytest.raises(TableError, match="tournament-not-yours"):
            await tables.service(TournamentService).remove(contest.id, Asker(PEOPLE[1].id), 1)
        await tables.service(TournamentService).remove(contest.id, BY, 1)
        with pytest.raises(TableError, match="tournament-not-there"):
            await tables.service(TournamentService).remove(contest.id, BY, 1)
        contest = await looked(tables, contest.id)
        (table_id,) = under_way(contest)
        assert set((await tables.get(table_id)).users) == {PEOPLE[1].id, PEOPLE[2].id}


async def test_who_is_taken_out_before_the_start_is_off_the_list(url: str) -> None:
    async with host(url) as tables:
        number = await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, DUELS)
        for person in PEOPLE[:2]:
            await tables.service(TournamentService).join(number, person)
        contest = await tables.service(TournamentService).remove(number, BY, 1)
        assert [one.user for one in contest.entrants] == [PEOPLE[1].id]
        with pytest.raises(TableError, match="tournament-not-there"):
            await tables.service(TournamentService).remove(number, BY, 9)


async def test_who_has_given_a_seat_up_plays_there_no_more_and_their_next_table_need_not_wait(url: str) -> None:
    async with host(url) as tables:
        contest = await begun(tables, 3, structs.replace(TRIOS, at_once=1))
        (table_id,) = under_way(contest)
        gone, *others = (await tables.get(table_id)).users
        assert gone is not None
        await tables.moves.resign(table_id, gone)
        assert await tables.store.part(TournamentRows).busy() == dict.fromkeys(others, 1)


async def test_who_is_forgotten_while_somebody_changes_their_tournament_stays_forgotten(url: str) -> None:
    async with host(url) as tables:
        number = await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, DUELS)
        before = (await tables.service(TournamentService).get(number)).row
        await tables.people.forget(HOST.id)
        change = rows.changed(UnitOfWork().revise(rows.TournamentRow, number, before.revision), before)
        with pytest.raises(Conflict):
            await tables.store.write(change)
        assert (await tables.service(TournamentService).get(number)).row.owner == 0


async def test_at_tables_that_run_a_bot_plays_on_for_who_is_taken_out_and_a_round_cannot_wait_for_ever(
    url: str,
) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        contest = await begun(tables, 3, TRIOS)
        (table_id,) = under_way(contest)
        gone, *others = (int(one) for one in contest.matches[0].players.split())
        user = contest.number(gone).user
        assert user is not None and (await tables.get(table_id)).seat_of(user) == 0
        await tables.service(TournamentService).remove(contest.id, BY, gone)
        table = await tables.get(table_id)
        assert not table.seats[0].human and table.users[1:] == tuple(contest.number(one).user for one in others)
        contest = await looked(tables, contest.id)
        assert contest.row.status == "running", "what runs is played to its end"
