"""The life of tournaments: signing up, automatic tables, results, drop-outs, and crashes in between."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec import structs

from bot.app import FEATURES
from bot.feature import build
from bot.servers.service import ServerService
from bot.store import Conflict, Store, UnitOfWork
from bot.tables import TableError, Tables, TableUser
from bot.tables.clocks import Away
from bot.tables.rights import Asker
from bot.tournaments.formats.matches import Format
from bot.tournaments.formats.standings import standings
from bot.tournaments.progress import MOST_AT_ONCE, MOST_ROUNDS, THREAD_SECONDS, TournamentSettings, TournamentState
from bot.tournaments.service import TournamentService
from tests.tables.host import CHANNEL, GUILD, Clock, entropy, host

HOST = TableUser(50, "Host")
BY = Asker(HOST.id)
PEOPLE = [TableUser(number, f"P{number}") for number in range(1, 13)]
DUELS = TournamentSettings(Format.SWISS, "foodfighters", name="Cup")


async def begun(tables: Tables, count: int, settings: TournamentSettings = DUELS) -> TournamentState:
    """Start a tournament of a number of people."""
    number = await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, settings)
    for person in PEOPLE[:count]:
        await tables.service(TournamentService).join(number, person)
    await tables.service(TournamentService).start(number, BY)
    return await looked(tables, number)


async def looked(tables: Tables, tournament: str) -> TournamentState:
    """The tournament after the watch has looked at it."""
    await tables.service(TournamentService).once()
    return await tables.service(TournamentService).get(tournament)


async def lost(tables: Tables, contest: TournamentState, table_id: str, seat: int = 1) -> None:
    """Let a person resign at a table of a tournament."""
    user = (await tables.get(table_id)).users[seat]
    assert user is not None
    await tables.moves.resign(table_id, user)


def under_way(contest: TournamentState) -> list[str]:
    """The tables that are played now."""
    return [row.table_id for row in contest.matches if row.table_id and not row.how]


async def seen(tables: Tables, contest: TournamentState) -> Counter[int | None]:
    """At how many tables of a tournament everybody plays now."""
    found: Counter[int | None] = Counter()
    for table_id in under_way(contest):
        found.update((await tables.get(table_id)).users)
    return found


async def played_out(tables: Tables, contest: TournamentState) -> TournamentState:
    """Play a tournament to its end: the player of the second seat resigns."""
    for _ in range(60):
        if contest.row.status != "running":
            return contest
        for table_id in under_way(contest):
            await lost(tables, contest, table_id)
        await tables.service(TournamentService).once()
        contest = await tables.service(TournamentService).get(contest.id)
    raise AssertionError("no end of a tournament")


@pytest.mark.parametrize(
    ("settings", "people", "matches"),
    [
        (DUELS, 5, 6),
        (structs.replace(DUELS, format=Format.ROUND_ROBIN, at_once=3), 4, 6),
        (structs.replace(DUELS, format=Format.ELIMINATION), 5, 4),
    ],
    ids=["swiss", "robin", "knockout"],
)
async def test_a_tournament_runs_by_itself_from_its_start_to_its_winner(
    url: str, settings: TournamentSettings, people: int, matches: int
) -> None:
    async with host(url) as tables:
        contest = await begun(tables, people, settings)
        assert under_way(contest) and all([(await tables.get(t)).status == "running" for t in under_way(contest)])
        first = await tables.get(under_way(contest)[0])
        assert first.row.pace == "2/day bot" and first.row.channel == CHANNEL
        contest = await played_out(tables, contest)
        assert contest.row.status == "finished"
        played = [row for row in contest.matches if row.how == "played"]
        assert len(played) == matches
        assert standings(contest.plan)[0].place == 1


async def test_a_step_that_was_broken_off_anywhere_is_done_by_the_next_process_once(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    clock, broken = Clock(), 0
    async with host(url, clock=clock) as tables:
        contest = await begun(tables, 4)
    for run in range(12):
        store = await Store.open(url)
        tables, fuse = build(Tables(store, clock=clock, entropy=entropy(f"run{run}")), FEATURES), run % 4
        write = store.write

        async def breaking(unit: UnitOfWork, table_id: str = "", write=write) -> None:  # type: ignore[no-untyped-def]
            nonlocal fuse
            fuse -= 1
            if fuse == 0:
                raise Conflict("the process dies here")
            await write(unit, table_id)

        try:
            if run % 3:
                store.write = breaking  # type: ignore[method-assign]
            for table_id in under_way(await tables.service(TournamentService).get(contest.id))[:1]:
                if (await tables.get(table_id)).status == "running":
                    await lost(tables, contest, table_id)
            await tables.timer_worker.once()
        except (Conflict, TableError):
            broken += 1
        finally:
            await tables.stop()
            await store.close()
    async with host(url, "end", clock) as tables:
        contest = await played_out(tables, await tables.service(TournamentService).get(contest.id))
        ids = [row.table_id for row in contest.matches if row.table_id]
        opened = await tables.find(guild=GUILD, statuses=None)
        assert contest.row.status == "finished" and len(set(ids)) == len(ids) == 4
        assert {row.id for row in opened} == set(ids)


async def test_nobody_sits_at_more_tables_than_agreed_and_a_table_waits_for_who_is_away(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        day = 24 * 3600
        today = datetime.fromtimestamp(clock.now, UTC).date()
        await tables.notification_settings.change(PEOPLE[0].id, away=Away(today, today + timedelta(days=3)))
        robin = structs.replace(DUELS, format=Format.ROUND_ROBIN, at_once=1)
        contest = await begun(tables, 4, robin)
        first = await seen(tables, contest)
        assert first and PEOPLE[0].id not in first and max(first.values()) == 1
        clock.now += 4 * day
        for table_id in under_way(contest):
            await lost(tables, contest, table_id)
        contest = await looked(tables, contest.id)
        now = await seen(tables, contest)
        assert PEOPLE[0].id in now and max(now.values()) == 1
        other = await begun(tables, 4, robin)
        assert max((now + await seen(tables, other)).values()) == 1


async def test_who_drops_out_loses_what_has_not_begun_and_the_others_go_on(url: str) -> None:
    async with host(url) as tables:
        contest = await begun(tables, 4, structs.replace(DUELS, format=Format.ROUND_ROBIN, at_once=1))
        gone = PEOPLE[3]
        await tables.service(TournamentService).leave(contest.id, gone.id)
        contest = await looked(tables, contest.id)
        with pytest.raises(TableError, match="tournament-not-in"):
            await tables.service(TournamentService).leave(contest.id, gone.id)
        walked = [row for row in contest.matches if row.how == "forfeit"]
        assert len(walked) == 2 and all("4" in row.players.split() for row in walked)
        contest = await played_out(tables, contest)
        lines = standings(contest.plan)
        assert [line.number for line in lines if line.out] == [4]
        assert all(line.won + line.lost + line.equal <= 3 for line in lines)


async def test_who_gives_a_seat_up_to_the_house_is_placed_behind_all_who_play_on(url: str) -> None:
    async with host(url) as tables:
        pods = TournamentSettings(Format.SWISS, "foodies", size=3, rounds=1, name="Pods")
        contest = await begun(tables, 3, pods)
        (table_id,) = under_way(contest)
        await lost(tables, contest, table_id, 0)
        tables.ai_seats.start()
        table = await tables.get(table_id)
        quitter, stayers = contest.matches[0].players.split()[0], [u for u in table.users if u is not None]
        for user in stayers[:1]:
            await tables.moves.resign(table_id, user)
        for user in stayers[1:]:
            await tables.moderation.close(table_id, Asker(user, manager=True))
        await tables.service(TournamentService).once()
        contest = await tables.service(TournamentService).get(contest.id)
        assert contest.row.status == "finished" and quitter


async def test_signing_up_is_for_those_who_are_not_in_it_and_before_the_start(url: str) -> None:
    async with host(url) as tables:
        number = await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, DUELS)
        await tables.service(TournamentService).join(number, PEOPLE[0])
        with pytest.raises(TableError, match="tournament-in-already"):
            await tables.service(TournamentService).join(number, PEOPLE[0])
        with pytest.raises(TableError, match="tournament-too-few"):
            await tables.service(TournamentService).start(number, BY)
        with pytest.raises(TableError, match="tournament-not-yours"):
            await tables.service(TournamentService).start(number, Asker(PEOPLE[0].id))
        await tables.people.block(PEOPLE[0].id, PEOPLE[2])
        with pytest.raises(TableError, match="tournament-refused"):
            await tables.service(TournamentService).join(number, PEOPLE[2])
        await tables.people.block(PEOPLE[2].id, PEOPLE[0])
        with pytest.raises(TableError, match="tournament-apart"):
            await tables.service(TournamentService).join(number, PEOPLE[2])
        await tables.service(TournamentService).join(number, PEOPLE[1])
        await tables.service(TournamentService).leave(number, PEOPLE[1].id)
        await tables.service(TournamentService).join(number, PEOPLE[1])
        changed = await tables.service(TournamentService).change(number, BY, format=Format.ELIMINATION, size=2)
        assert changed.row.format == "knockout"
        with pytest.raises(TableError, match="tournament-seats"):
            await tables.service(TournamentService).change(number, BY, size=9)
        for wrong in ({"rounds": -1}, {"rounds": MOST_ROUNDS + 1}, {"at_once": 0}, {"at_once": MOST_AT_ONCE + 1}):
            with pytest.raises(TableError, match="tournament-most"):
                await tables.service(TournamentService).change(number, BY, **wrong)
            with pytest.raises(TableError, match="tournament-most"):
                await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, structs.replace(DUELS, **wrong))
        assert (await tables.service(TournamentService).get(number)).settings == changed.settings
        await tables.service(TournamentService).start(number, Asker(999, manager=True))
        with pytest.raises(TableError, match="tournament-closed"):
            await tables.service(TournamentService).join(number, PEOPLE[2])
        cancelled = await tables.service(TournamentService).cancel(number, BY)
        assert cancelled.row.status == "cancelled"
        with pytest.raises(TableError, match="tournament-unknown"):
            await tables.service(TournamentService).get("nowhere")
        for _ in range(3):
            await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, DUELS)
        with pytest.raises(TableError, match="tournament-too-many"):
            await tables.service(TournamentService).open(HOST, GUILD, CHANNEL, DUELS)


async def test_a_ladder_is_climbed_by_challenges_and_takes_newcomers_until_it_is_ended(url: str) -> None:
    async with host(url) as tables:
        contest = await begun(tables, 4, structs.replace(DUELS, format=Format.LADDER))
        top, *_, last = [line.number for line in standings(contest.plan)]
        user = contest.number(last).user
        assert user is not None and under_way(contest) == []
        await tables.service(TournamentService).challenge(contest.id, user, top)
        contest = await looked(tables, contest.id)
        with pytest.raises(TableError, match="tournament-out-of-reach"):
            await tables.service(TournamentService).challenge(contest.id, user, top)
        (table_id,) = under_way(contest)
        assert (await tables.get(table_id)).users == (contest.number(top).user, user)
        await lost(tables, contest, table_id, 0)
        await tables.service(TournamentService).once()
        contest = await tables.service(TournamentService).join(contest.id, PEOPLE[5])
        order = [line.number for line in standings(contest.plan)]
        assert order[:2] == [last, top] and order[-1] == 5
        assert (await tables.service(TournamentService).cancel(contest.id, BY)).row.status == "finished"


async def test_a_table_closed_without_a_result_counts_as_equal_for_all(url: str) -> None:
    async with host(url) as tables:
        contest = await begun(tables, 2, structs.replace(DUELS, rounds=1))
        (table_id,) = under_way(contest)
        await tables.moderation.close(table_id, Asker(999, manager=True))
        await tables.service(TournamentService).once()
        contest = await tables.service(TournamentService).get(contest.id)
        assert contest.row.status == "finished" and contest.matches[0].how == "void"
        assert [line.place for line in standings(contest.plan)] == [1, 1]


async def test_who_wants_to_be_forgotten_is_in_no_tournament_and_the_others_play_on(url: str) -> None:
    async with host(url) as tables:
        number = await tables.service(TournamentService).open(PEOPLE[1], GUILD, CHANNEL, DUELS)
        await tables.service(TournamentService).join(number, PEOPLE[1])
        contest = await begun(tables, 4, structs.replace(DUELS, format=Format.ROUND_ROBIN, at_once=1))
        held = await tables.people.personal_data(PEOPLE[1].id)
        assert {one["tournament"] for one in held["tournaments"]} == {number, contest.id}
        assert [one["id"] for one in held["owned_tournaments"]] == [number]
        await tables.people.forget(PEOPLE[1].id)
        held = await tables.people.personal_data(PEOPLE[1].id)
        assert held["tournaments"] == held["owned_tournaments"] == []
        assert (await tables.service(TournamentService).get(number)).entrants == ()
        await tables.service(TournamentService).once()
        contest = await tables.service(TournamentService).get(contest.id)
        assert contest.number(2).name == "Anon 2" and contest.number(2).dropped
        assert sum(row.how == "forfeit" for row in contest.matches) == 2


async def test_where_each_table_gets_a_thread_its_game_waits_for_it_but_not_for_long(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        await tables.service(ServerService).change(GUILD, HOST.id, "threads", "always")
        contest = await begun(tables, 2, structs.replace(DUELS, rounds=1))
        (table_id,) = under_way(contest)
        await tables.timer_worker.once()
        assert (await tables.get(table_id)).status == "open"
        clock.now += THREAD_SECONDS
        await tables.timer_worker.once()
        table = await tables.get(table_id)
        assert (table.status, table.row.channel) == ("running", CHANNEL)
