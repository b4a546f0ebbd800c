"""Catching up and following: what a person has not seen, shown once, by turn, and never more than they may know."""

from __future__ import annotations

import pytest

from bot.inbox.service import ENDED_SECONDS, DigestSender, Followers
from bot.tables import TableError
from bot.tables.clocks import NotifyBy, Pace
from games.kernel import Chance
from tests.tables.clocks.test_pace import begun, hides_answered
from tests.tables.host import ANN, BO, CLEO, agreed, clock_of, duel, host, play_out, step, waiting, written

DORA = 4


async def test_news_are_what_happened_since_one_looked_or_moved_last(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        first = await tables.service(Followers).news(table, CLEO.id)
        assert first.fresh and first.events, "who never looked is told from the beginning"
        again = await tables.service(Followers).news(table, CLEO.id)
        assert not again.fresh and again.events == first.events, "nothing new: the same once more"
        for _ in range(6):
            table = (await step(tables, table.id, Chance(b"news"))).table
        records = await tables.records(table.id)
        news = await tables.service(Followers).news(table, CLEO.id)
        told = [event for record in records[first.table.version :] for event in record.events if event.known_to(None)]
        assert news.fresh and news.events == told
        last = max(record.version for record in records if record.user == ANN.id)
        mine = await tables.service(Followers).news(table, ANN.id)
        seat = table.seat_of(ANN.id)
        known = [event for record in records[last:] for event in record.events if event.known_to(seat)]
        assert [event for event in mine.events if mine.fresh] == known, "one has seen what came before one's own move"


async def test_who_was_not_there_at_the_end_is_told_of_it_for_some_days_and_once_a_day(url: str) -> None:
    async with host(url) as tables:
        table = await play_out(tables, (await duel(tables)).id, Chance(b"over"))
        ended = max((await tables.records(table.id)), key=lambda record: record.version).user
        other = next(person for person in (ANN, BO) if person.id != ended)
        assert [one.id for one in await tables.service(Followers).watched(other.id)] == [table.id]
        digest = await tables.service(DigestSender).of(other.id)
        assert digest is not None and not digest.waiting and digest.news[0].turns
        clock = clock_of(tables)
        clock.now += ENDED_SECONDS - 1
        assert await tables.service(DigestSender).of(other.id) is None, "a digest has told it"
        assert (await tables.service(Followers).news(table, other.id)).fresh
        clock.now += 1
        assert await tables.service(Followers).watched(other.id) == []


async def test_who_has_seen_what_was_taken_back_is_told_of_it(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        _, mover = await waiting(tables, table.id)
        await tables.service(Followers).news(table, CLEO.id)
        table = (await step(tables, table.id, Chance(b"back"))).table
        turn = (await tables.records(table.id))[-1].turn.number
        assert (await tables.service(Followers).news(table, CLEO.id)).lost is None
        table = await agreed(tables, table.id, mover)
        assert (await tables.service(Followers).unseen(table, CLEO.id)).fresh
        news = await tables.service(Followers).news(table, CLEO.id)
        assert news.fresh and news.lost == turn and not news.events
        assert not (await tables.service(Followers).news(table, CLEO.id)).fresh, "it is told once"
        table = (await step(tables, table.id, Chance(b"on"))).table
        assert (await tables.service(Followers).news(table, CLEO.id)).lost is None


async def test_nobody_reads_of_a_hidden_answer(url: str) -> None:
    async with host(url) as tables:
        table, asked = await hides_answered(tables)
        for person in (ANN, BO, CLEO):
            await tables.service(Followers).news(table, person.id)
        first = next(seat for seat in table.running_game().waiting() if seat in asked)
        action = await tables.ai_seats.think(table, first, "normal")
        after = await tables.moves.act(table.id, first, action, user=table.users[first], version=table.version)
        for person in (ANN, BO, CLEO):
            if after.table.seat_of(person.id) != first:
                assert not (await tables.service(Followers).news(after.table, person.id)).fresh


async def test_who_follows_is_told_as_their_settings_say_and_may_stop(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2))
        await tables.notification_settings.change(CLEO.id, notify=NotifyBy.PRIVATE)
        with pytest.raises(TableError, match="plays-here"):
            await tables.service(Followers).follow(table.id, ANN.id)
        await tables.service(Followers).follow(table.id, CLEO.id)
        tables.repository.forget(table.id)
        for _ in range(12):
            await step(tables, table.id, Chance(b"follow"))
        told = await written(tables, "follow")
        assert told and {row.target for row in told} == {CLEO.id} and {row.viewer for row in told} == {None}
        assert [one.id for one in await tables.service(Followers).watched(CLEO.id)] == [table.id]
        await tables.service(Followers).follow(table.id, CLEO.id, follows=False)
        for _ in range(12):
            await step(tables, table.id, Chance(b"follow on"))
        assert len(await written(tables, "follow")) == len(told)
        assert await tables.service(Followers).watched(CLEO.id) == []


async def test_who_wants_to_be_forgotten_is_told_of_nothing_any_more(url: str) -> None:
    async with host(url) as tables:
        table = await begun(tables, Pace(moves=2))
        await tables.service(Followers).follow(table.id, CLEO.id)
        await tables.service(Followers).follow(table.id, DORA)
        done = await tables.people.forget(CLEO.id)
        assert done.tables == 1 and (await tables.get(table.id)).followers == (DORA,), "whether kept in memory"
        tables.repository.forget(table.id)
        assert (await tables.get(table.id)).followers == (DORA,), "or read anew"
