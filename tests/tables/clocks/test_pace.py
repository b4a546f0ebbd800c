"""Clocks of tables on a test clock: whose time runs, when it is up, and what follows."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from typing import Any

import pytest

from bot.clocks.commands import PaceControl
from bot.clocks.deadlines import Deadlines
from bot.ratings.rows import RatingQueries
from bot.store import StoreError
from bot.tables import Asker, Table, TableError, Tables, TableUser
from bot.tables.clocks import Away, Pace, WeeklyHours
from bot.tables.clocks.pace import NONE
from bot.tables.clocks.table_clocks import ALL, clock, deadline, late, windowed
from bot.tables.history.undo import timeouts_by_name
from bot.tables.table import HIDDEN
from games.kernel import Action, Chance, Seat, random_action
from tests.lengths import amount
from tests.tables.host import (
    ANN,
    BO,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HOUR,
    MONDAY,
    Clock,
    clock_of,
    host,
    step,
    waiting,
    written,
)

DAILY, BANK = Pace(moves=2), Pace(bank=24, increment=4)


async def begun(tables: Tables, pace: Pace, title: str = "foodfighters", *people: TableUser, **said: Any) -> Table:
    """A running table with a pace, started at nine on a Monday."""
    clock_of(tables).now = MONDAY + 9 * HOUR
    first, *others = people or (ANN, BO)
    for person in (first, *others):
        if said:
            await tables.notification_settings.change(person.id, **said)
    table = await tables.lobby.open(title, first, CHANNEL, GUILD, len(others) + 1, pace=pace)
    for person in others:
        await tables.lobby.join(table.id, person)
    return (await tables.lobby.start(table.id, first.id)).table


async def mover(tables: Tables, table: Table) -> tuple[Seat, int]:
    """Return the seat and person to move."""
    return await waiting(tables, table.id)


async def until_other(tables: Tables, table: Table, seat: Seat) -> Table:
    """Play until somebody else than a seat is waited for."""
    for _ in range(60):
        now = await tables.get(table.id)
        if now.game is None or seat not in now.game.waiting():
            return now
        await step(tables, table.id, Chance(b"on"))
    raise AssertionError("it is always the same seat's move")


async def test_time_runs_for_whom_the_table_waits_and_for_nobody_else(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, DAILY)
        seat, _ = await mover(tables, table)
        assert deadline(table, seat) == MONDAY + 21 * HOUR
        assert deadline(table, 1 - seat) is None
        clock_of(tables).now += 5 * HOUR
        table = await until_other(tables, table, seat)
        assert deadline(table, seat) is None
        assert deadline(table, 1 - seat) == clock_of(tables).now + 12 * HOUR


async def test_time_runs_in_waking_hours_and_not_while_somebody_is_away(url: str) -> None:
    async with host(url) as tables:
        away = Away(date(2026, 12, 1), date(2026, 12, 3))
        said: dict[str, Any] = {"zone": "Europe/Berlin", "hours": WeeklyHours.read("8-22"), "away": away}
        table = await begun(tables, Pace(moves=1), **said)
        seat, _ = await mover(tables, table)
        berlin = MONDAY - HOUR
        assert deadline(table, seat) == berlin + 4 * DAY + 10 * HOUR, "twelve hours today, two on the day of return"


async def test_a_bank_is_charged_with_what_was_used_and_holds_no_more_than_it_can(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, BANK)
        seat, _ = await mover(tables, table)
        assert deadline(table, seat) == MONDAY + 9 * HOUR + 28 * HOUR
        clock_of(tables).now += 10 * HOUR
        table = await until_other(tables, table, seat)
        own = clock(table, seat)
        assert own is not None and own.left <= 18 * HOUR + 20 * 4 * HOUR and own.left <= BANK.most
        clock_of(tables).now += HOUR
        table = await until_other(tables, table, 1 - seat)
        other = clock(table, 1 - seat)
        assert other is not None and other.left == BANK.most, "an hour of four that were new"


async def test_without_a_pace_there_is_no_clock(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, NONE)
        seat, _ = await mover(tables, table)
        assert deadline(table, seat) is None and table.clocks == ()
        clock_of(tables).now += 60 * DAY
        assert await tables.service(Deadlines).once() == 0 and await written(tables, "late") == []


async def test_when_time_is_up_the_others_are_asked_once_and_nothing_else_happens(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, DAILY)
        seat, _ = await mover(tables, table)
        clock_of(tables).now = MONDAY + 21 * HOUR - 1
        assert await tables.service(Deadlines).once() == 0
        clock_of(tables).now += 1
        assert await tables.service(Deadlines).once() == 1 and await tables.service(Deadlines).once() == 0
        after = await tables.get(table.id)
        assert late(after) == (seat,) and after.version == table.version
        asked = await written(tables, "late")
        assert [json.loads(row.data) for row in asked] == [{"seat": seat, "since": MONDAY + 9 * HOUR}]
        await until_other(tables, table, seat)
        (settled,) = [json.loads(row.data) for row in await written(tables, "settled")]
        assert settled == {**json.loads(asked[0].data), "how": "moved"}, "who comes back just plays"


async def test_the_others_may_wait_on_or_let_the_house_answer_this_once(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, DAILY)
        seat, user = await mover(tables, table)
        other = next(person for person in (ANN, BO) if person.id != user)
        clock_of(tables).now += 12 * HOUR
        await tables.service(Deadlines).once()
        since = MONDAY + 9 * HOUR
        with pytest.raises(TableError, match="tables-own-time"):
            await tables.service(Deadlines).wait_on(table.id, Asker(user), seat, since)
        with pytest.raises(TableError, match="tables-only"):
            await tables.service(Deadlines).answer_by_bot(table.id, Asker(CLEO.id), seat, since)
        waited = await tables.service(Deadlines).wait_on(table.id, Asker(other.id), seat, since)
        assert deadline(waited, seat) == clock_of(tables).now + 12 * HOUR and late(waited) == ()
        with pytest.raises(TableError, match="tables-not-late"):
            await tables.service(Deadlines).answer_by_bot(table.id, Asker(other.id), seat, since)
        since, clock_of(tables).now = clock_of(tables).now, clock_of(tables).now + 12 * HOUR
        assert await tables.service(Deadlines).once() == 1
        after = await tables.service(Deadlines).answer_by_bot(table.id, Asker(other.id), seat, since)
        made = (await tables.records(table.id))[table.version :]
        assert made[0].cause == "timeout" and made[0].seat == seat and after.version > table.version
        assert after.users == table.users, "nobody has lost a seat"
        assert [json.loads(row.data)["how"] for row in await written(tables, "settled")] == ["waited", "bot"]
        assert await timeouts_by_name(tables.store, after, after.version) == {}, (
            "at the time it looks like any other decision"
        )
        assert await tables.store.part(RatingQueries).late(user) == set(), "the game is not over"
        over = (await tables.moves.resign(table.id, other.id)).table
        assert await timeouts_by_name(tables.store, over, over.version) == {table.names[seat]: 1}
        assert await tables.store.part(RatingQueries).late(user) == {table.id}
        assert await tables.store.part(RatingQueries).late(other.id) == set()


async def test_a_bot_answers_by_itself_where_all_have_agreed_to_it(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2, bot_answers=True))
        seat, _ = await mover(tables, table)
        clock_of(tables).now += 12 * HOUR
        assert await tables.service(Deadlines).once() == 1
        after = await tables.get(table.id)
        assert (await tables.records(table.id))[table.version].cause == "timeout"
        assert after.version > table.version and late(after) == () and await written(tables, "late") == []
        assert seat in {record.seat for record in await tables.records(table.id)}


async def test_a_house_that_could_not_answer_at_once_answers_a_little_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a process that died in between: the timeout is written, and nothing else."""

    async def broken(*_: object) -> None:
        raise StoreError("the disk is away")

    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2, bot_answers=True))
        seat, _ = await mover(tables, table)
        clock_of(tables).now += 12 * HOUR
        with monkeypatch.context() as patched:
            patched.setattr(tables.ai_seats, "think", broken)
            assert await tables.service(Deadlines).once() == 1
        unanswered = await tables.get(table.id)
        assert unanswered.version == table.version and late(unanswered) == (seat,)
        assert deadline(unanswered, seat) is None, "a time that is up is no time to come"
        assert await tables.service(Deadlines).once() == 0, "not again and again at once"
        clock_of(tables).now += 60
        await tables.service(Deadlines).once()
        assert (await tables.records(table.id))[table.version].cause == "timeout"
        assert await written(tables, "late") == []


async def test_no_clock_tells_who_has_answered_a_hidden_question(url: str) -> None:
    async with host(url) as tables:
        table, asked = await hides_answered(tables)
        before = [deadline(table, seat) for seat in asked]
        assert len(asked) > 1 and len(set(before)) == 1 and before[0] is not None
        owing = table.running_game().waiting()
        await act_for(tables, table, owing[0])
        after = await tables.get(table.id)
        assert windowed(after.running_game()) == set(asked), "one has answered, and nobody can see who"
        assert [deadline(after, seat) for seat in asked] == before
        assert [clock(after, seat) for seat in asked] == [clock(table, seat) for seat in asked]
        clock_of(tables).now = before[0]
        await tables.service(Deadlines).once()
        assert [json.loads(row.data)["seat"] for row in await written(tables, "late")] == [ALL]
        late_now = await tables.get(table.id)
        assert set(late(late_now)) == set(asked)
        own = clock(late_now, ALL)
        assert own is not None
        done = await tables.service(Deadlines).answer_by_bot(
            table.id, Asker(late_now.users[owing[0]] or 0), ALL, own.since
        )
        assert windowed(done.running_game()) != set(asked) or done.row.waiting_seats != late_now.row.waiting_seats


async def test_people_who_are_asked_the_same_again_have_time_again(url: str) -> None:
    """In Food Truck City a card that is played opens the same window again: nobody is answered for at once."""
    async with host(url) as tables:
        table, before, chance, times = await begun(tables, DAILY, "food_truck_city"), None, Chance(b"again"), 0
        while times < amount(1, 3):
            seat = table.running_game().waiting()[0]
            window = clock(table, ALL)
            clock_of(tables).now += 60
            table = (await tables.moves.act(table.id, seat, a_card(table, seat, chance), user=table.users[seat])).table
            after, change = clock(table, ALL), (await tables.records(table.id))[-1]
            if window is not None and after is not None:
                same = change.secrecy == HIDDEN
                assert (after == window) is same, "the same as long as nobody can see an answer, and only so long"
                assert same or after.since == clock_of(tables).now
                times += not same and before == windowed(table.running_game())
            before = windowed(table.running_game())


async def test_who_has_answered_and_is_asked_the_same_again_has_time_again(url: str) -> None:
    async with host(url) as tables:
        table, chance = await begun(tables, DAILY, "critter_kitchen"), Chance(b"again")
        for _ in range(200):
            game = table.running_game().copy()
            seat = game.waiting()[0]
            before, asked, turn = deadline(table, seat), game.decision(seat), game.title.turn(game.state)
            clock_of(tables).now += 60
            action = random_action(table.title, game.copy().state, seat, chance)
            table = (await tables.moves.act(table.id, seat, action, user=table.users[seat])).table
            now, again = table.running_game(), table.running_game().decision(seat)
            same = asked and again and again.kind == asked.kind and now.title.turn(now.state) == turn
            if same and again and again.owed and not again.hides_answered:
                assert (deadline(table, seat) or 0) > (before or 0)
                return
        raise AssertionError("nobody is asked the same twice")


def a_card(table: Table, seat: Seat, chance: Chance) -> Action:
    """Any legal action; where somebody may play a card at once, that is what they do."""
    game = table.running_game()
    ways = [random_action(game.title, game.state, seat, chance) for _ in range(amount(6, 12))]
    return next((way for way in ways if way.verb == "play"), ways[0])


async def act_for(tables: Tables, table: Table, seat: Seat) -> None:
    """One seat answers as a bot would."""
    action = await tables.ai_seats.think(table, seat, "normal")
    await tables.moves.act(table.id, seat, action, user=table.users[seat], version=table.version)


async def hides_answered(tables: Tables) -> tuple[Table, tuple[Seat, ...]]:
    """A table of Foodies of three people at which a secret question has just been asked of several."""
    table = await begun(tables, DAILY, "foodies", ANN, BO, CLEO)
    for _ in range(400):
        table = await tables.get(table.id)
        asked = windowed(table.running_game())
        if len(asked) > 1 and len(set(table.running_game().waiting()) & asked) > 1:
            return table, tuple(sorted(asked))
        await act_for(tables, table, table.running_game().waiting()[0])
    raise AssertionError("nothing was asked in secret")


async def test_a_pause_by_consent_stops_every_clock(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, BANK)
        seat, _ = await mover(tables, table)
        clock_of(tables).now += 2 * HOUR
        await tables.service(PaceControl).pause(table.id, ANN.id)
        await until_other(tables, table, seat)
        asked = await tables.get(table.id)
        assert asked.proposal is not None, "it stands whatever is played meanwhile"
        table = (await tables.undo.answer(table.id, BO.id, True)).table
        seat, _ = await mover(tables, table)
        assert table.row.paused and deadline(table, seat) is None
        left = [one.left for one in table.clocks]
        clock_of(tables).now += 30 * DAY
        assert await tables.service(Deadlines).once() == 0
        table = await tables.service(PaceControl).go_on(table.id, BO.id)
        assert deadline(table, seat) == clock_of(tables).now + left[seat]


async def test_everybody_must_agree_to_another_pace(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, NONE)
        seat, _ = await mover(tables, table)
        asked = (await tables.service(PaceControl).set_pace(table.id, Asker(ANN.id), DAILY)).table
        assert not asked.row.pace and asked.proposal is not None
        assert (await tables.undo.answer(table.id, BO.id, False)).table.row.pace == ""
        await tables.service(PaceControl).set_pace(table.id, Asker(BO.id), DAILY)
        table = (await tables.undo.answer(table.id, ANN.id, True)).table
        assert deadline(table, seat) == clock_of(tables).now + 12 * HOUR
        with pytest.raises(TableError, match="tables-same-pace"):
            await tables.service(PaceControl).set_pace(table.id, Asker(BO.id), DAILY)


async def test_other_waking_hours_count_from_now_on(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=1))
        seat, user = await mover(tables, table)
        clock_of(tables).now += 4 * HOUR
        await tables.notification_settings.change(user, hours=WeeklyHours.read("8-14"))
        assert deadline(await tables.get(table.id), seat) == MONDAY + 4 * DAY + 9 * HOUR, "20 hours: 1, 6, 6, 6, 1"


async def test_what_an_owner_may_passes_to_the_others_once_the_owner_has_vanished(url: str) -> None:
    async with host(url) as tables:
        clock_of(tables).now = MONDAY
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.join(table.id, BO)
        with pytest.raises(TableError, match="tables-not-owner"):
            await tables.lobby.start(table.id, BO.id)
        clock_of(tables).now += 2 * DAY
        with pytest.raises(TableError, match="tables-not-owner"):
            await tables.lobby.start(table.id, CLEO.id)
        assert (await tables.lobby.start(table.id, BO.id)).table.status == "running"


@pytest.mark.postgres
async def test_of_two_processes_one_ends_a_time(shared_url: str) -> None:
    now = Clock()
    async with host(shared_url, "one", now) as one, host(shared_url, "two", now) as two:
        await begun(one, DAILY)
        now.now += 12 * HOUR
        found = await asyncio.gather(*(tables.service(Deadlines).once() for tables in (one, two, one, two)))
        assert sum(found) == 1 and len(await written(one, "late")) == 1
