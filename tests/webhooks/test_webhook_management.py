"""Webhooks: in order, signed, retried, also after a crash, and only with what a spectator may know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
import pytest
from sqlalchemy import select

from bot.discord.gateway.guild_cache import EverybodySees, VisibilityUnknown
from bot.ratings.service import RatingService
from bot.store import schema
from bot.store.row_types import SETTING_SECONDS
from bot.tables import Asker, Table, TableError, Tables
from bot.webhooks.commands import WebhookManagement
from bot.webhooks.rows import GIVE_UP_SECONDS, HOLD_SECONDS, MOST, EventRow, WebhookRows, webhook_events
from bot.webhooks.sender import EventBodies, PublicEvent, Sender
from games.kernel import Action, Chance
from games.kernel.registry import title
from renderers.titles import TITLES
from tests.lengths import amount
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Clock, duel, host, step
from tests.webhooks.receiver import documented, receiving

SECONDS = 20


async def everywhere(_: int, __: int) -> bool:
    """A server whose channels everybody sees."""
    return True


async def nowhere(_: int, __: int) -> bool:
    """A server whose channels are closed."""
    return False


@asynccontextmanager
async def sending(tables: Tables, hooks: WebhookManagement, seen: EverybodySees = everywhere) -> AsyncIterator[Sender]:
    """A worker, stopped at the end."""
    sender = Sender(tables, EventBodies(tables, seen), hooks.poster, lambda: True)
    tables.on_change(sender.wake)
    sender.start()
    try:
        yield sender
    finally:
        await sender.stop()


async def short_game(tables: Tables, chance: Chance) -> None:
    """Make some moves of a game, and end it by resigning."""
    table = await duel(tables)
    for _ in range(6):
        await step(tables, table.id, chance)
    await tables.moves.resign(table.id, BO.id)


async def settled(tables: Tables) -> None:
    """Wait until no hook has a waiting event."""
    async with asyncio.timeout(SECONDS):
        while await tables.store.rows(select(webhook_events.c.id)):  # noqa: ASYNC110  # the database says when
            await asyncio.sleep(0.01)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(SECONDS):
        while not true():  # noqa: ASYNC110  # another task makes it so
            await asyncio.sleep(0.01)


async def waiting(tables: Tables) -> list[EventRow]:
    """Return the waiting events."""
    return [EventRow(**row) for row in await tables.store.rows(select(webhook_events))]


@pytest.mark.both_databases
async def test_a_game_is_told_in_order_and_each_call_is_signed_as_documented(url: str) -> None:
    verified = documented()
    async with host(url) as tables, receiving() as receiver:
        hooks = WebhookManagement(tables, "anywhere")
        added = await hooks.add(GUILD, receiver.url, ANN.id)
        async with sending(tables, hooks):
            await short_game(tables, Chance(b"hooked"))
            await settled(tables)
        events = [msgspec.convert(event, PublicEvent) for event in receiver.events]
        assert [e.event for e in events][:2] == ["opened", "started"] and events[-1].event == "finished"
        assert {e.event for e in events[2:-1]} == {"turn"}
        numbers = [e.position.number for e in events if e.position is not None]
        assert numbers == sorted(numbers) and len(set(numbers)) == len(numbers)
        assert len({e.id for e in events}) == len(events)
        assert events[-1].result is not None and {p.name for p in events[-1].result.places} == {"Ann", "Bo"}
        now = tables.repository.clock()
        for headers, body in receiver.heard:
            lower = {name.lower(): value for name, value in headers.items()}
            assert verified(added.secret, lower, body, now) and lower["content-type"] == "application/json"
            assert not verified(added.secret, lower, body + b" ", now), "another body"
            assert not verified(added.secret, lower, body, now + 3600), "played back an hour later"
            assert not verified(added.secret, {**lower, "webhook-id": "other"}, body, now), "under another id"
        assert all(e.id == dict(h)["webhook-id"] for e, (h, _) in zip(events, receiver.heard, strict=True))


async def test_a_receiver_that_fails_gets_the_same_again_later_and_what_follows_only_after_it(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables, receiving() as receiver:
        hooks = WebhookManagement(tables, "anywhere")
        await hooks.add(GUILD, receiver.url, ANN.id)
        receiver.statuses = [500, 302, 429]
        async with sending(tables, hooks) as sender:
            await duel(tables)
            dues = []
            for failures in (1, 2, 3):
                await until_failed(tables, failures)
                assert len(receiver.heard) == failures
                (row, _), *_ = await hooks.of(GUILD)
                dues.append(row.due - clock.now)
                clock.now = row.due
                sender.wake()
            assert dues == [5, 10, 20] and row.error == "status-429"
            await settled(tables)
        assert [event["event"] for event in receiver.events] == ["opened"] * 4 + ["started"]
        assert len({event["id"] for event in receiver.events}) == 2, "a receiver knows what it had already"
        (row, left), *_ = await hooks.of(GUILD)
        assert (row.failures, row.error, left) == (0, "", 0)


async def until_failed(tables: Tables, failures: int) -> None:
    """Wait until it is written that a hook has failed so often."""
    async with asyncio.timeout(SECONDS):
        while (await tables.store.part(WebhookRows).of(GUILD))[0][0].failures < failures:  # noqa: ASYNC110  # the database says when
            await asyncio.sleep(0.01)


async def test_a_crash_between_the_call_and_its_note_calls_again_under_the_same_id(url: str) -> None:
    async with receiving() as receiver:
        async with host(url) as tables:
            hooks = WebhookManagement(tables, "anywhere")
            await hooks.add(GUILD, receiver.url, ANN.id)
            await duel(tables)
            first, *_ = await waiting(tables)
            (row,) = await tables.store.part(WebhookRows).claim(tables.repository.clock(), 5)
            body = await EventBodies(tables, everywhere).body(first)
            assert body is not None
            await hooks.poster.post(row.url, {"webhook-id": f"{first.key}-{row.id}"}, body)
            await hooks.poster.close()  # and here the process dies, holding the hook
        clock = Clock()
        clock.now += 61
        async with host(url, "next", clock) as tables:
            hooks = WebhookManagement(tables, "anywhere")
            async with sending(tables, hooks):
                await settled(tables)
        ids = [event["id"] for event in receiver.events]
        assert ids[0] == ids[1] and len(ids) == 3 and len(set(ids)) == 2


async def test_what_nobody_took_for_a_day_is_given_up_and_who_set_it_up_is_told_once(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables, receiving() as receiver:
        hooks = WebhookManagement(tables, "anywhere")
        await hooks.add(GUILD, receiver.url, CLEO.id)
        receiver.statuses = [503] * 4
        await duel(tables)
        for count, later in ((1, GIVE_UP_SECONDS + 1), (2, GIVE_UP_SECONDS + 1)):
            async with sending(tables, hooks):
                await until_failed(tables, count)
            clock.now += later
            if count == 1:
                assert len(await waiting(tables)) == 2, "it is tried for a day"
                await duel(tables, BO, ANN)
            else:
                assert len(await waiting(tables)) == 2, "what came later is still tried"
        async with sending(tables, hooks):
            await until_failed(tables, 3)
        assert await waiting(tables) == []
        told = [row for row in await tables.store.rows(select(schema.outbox)) if row["kind"] == "webhook"]
        assert len(told) == 1 and told[0]["target"] == CLEO.id
        assert "deep-secret" not in told[0]["data"] and "503" in told[0]["data"]
        assert (await hooks.of(GUILD))[0][0].secret not in told[0]["data"]


async def test_a_dead_receiver_holds_up_no_other_and_no_move(url: str) -> None:
    async with host(url) as tables, receiving() as receiver:
        hooks = WebhookManagement(tables, "anywhere")
        silent = asyncio.Event()

        async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await silent.wait()
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

        dead = await asyncio.start_server(never, "127.0.0.1", 0)
        port = dead.sockets[0].getsockname()[1]
        await hooks.add(GUILD, f"http://127.0.0.1:{port}/", ANN.id)
        await hooks.add(GUILD, receiver.url, ANN.id)
        async with sending(tables, hooks):
            table = await duel(tables)
            for number in range(3):
                await step(tables, table.id, Chance(bytes([number])))
            await until(lambda: {"opened", "started"} <= {event["event"] for event in receiver.events})
            silent.set()
        dead.close()
        await dead.wait_closed()
        left = {row.id: count for row, count in await hooks.of(GUILD)}
        assert left[1] >= 2, "the dead one has been told nothing, and forgets nothing"


async def test_that_a_table_is_opened_is_told_only_once_there_was_time_to_make_it_private(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables, receiving() as receiver:
        hooks, known = WebhookManagement(tables, "anywhere"), tables.store.part(WebhookRows)
        await hooks.add(GUILD, receiver.url, ANN.id)
        private = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        shown = await tables.lobby.open("foodfighters", BO, CHANNEL, GUILD, 2)
        assert await known.claim(clock.now, 5) == [] and await known.next_due(clock.now) == clock.now + SETTING_SECONDS
        async with sending(tables, hooks):
            begun = await duel(tables)
            await until(lambda: len(receiver.events) == 2)
            assert {event["table"]["id"] for event in receiver.events} == {begun.id}, "a game that begins waits not"
            await tables.setup.set_audience(private.id, Asker(ANN.id), private=True)
            clock.now += SETTING_SECONDS
            tables.wake_others()
            await settled(tables)
        assert [event["table"]["id"] for event in receiver.events[2:]] == [shown.id]


async def test_nothing_is_said_of_private_tables_closed_channels_and_direct_messages(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables, receiving() as receiver:
        hooks = WebhookManagement(tables, "anywhere")
        await hooks.add(GUILD, receiver.url, ANN.id)
        private = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.setup.set_audience(private.id, Asker(ANN.id), private=True)
        await tables.lobby.open("foodfighters", ANN, CHANNEL, None, 2)
        await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD + 1, 2)
        assert [one.table_id for one in await waiting(tables)] == [private.id], "it was public for a moment"
        clock.now += SETTING_SECONDS
        async with sending(tables, hooks):
            await settled(tables)
        await duel(tables)
        async with sending(tables, hooks, nowhere):
            await settled(tables)
        assert receiver.heard == []


async def test_while_nobody_can_say_who_sees_a_channel_its_events_wait_and_nobody_has_failed(
    url: str,
) -> None:
    clock, asked = Clock(), asyncio.Event()

    async def unknown(_: int, __: int) -> bool:
        asked.set()
        raise VisibilityUnknown("Discord does not answer")

    async with host(url, clock=clock) as tables, receiving() as receiver:
        hooks = WebhookManagement(tables, "anywhere")
        await hooks.add(GUILD, receiver.url, ANN.id)
        await duel(tables)
        async with sending(tables, hooks, unknown):
            await asked.wait()
        assert receiver.heard == [] and len(await waiting(tables)) == 2
        clock.now += HOLD_SECONDS
        assert [row.failures for row, _ in await hooks.of(GUILD)] == [0]
        async with sending(tables, hooks):
            await settled(tables)
        assert [event["event"] for event in receiver.events] == ["opened", "started"]


async def test_who_is_hidden_has_no_name_and_nobody_an_account(url: str) -> None:
    async with host(url) as tables, receiving() as receiver:
        hooks = WebhookManagement(tables, "anywhere")
        await hooks.add(GUILD, receiver.url, ANN.id)
        await tables.service(RatingService).hide(BO.id, True)
        async with sending(tables, hooks):
            await short_game(tables, Chance(b"hidden"))
            await settled(tables)
        assert all(b'"Bo"' not in body for _, body in receiver.heard)
        last = msgspec.convert(receiver.events[-1], PublicEvent)
        assert last.table is not None and [seat.name for seat in last.table.seats] == ["Ann", None]
        assert last.result is not None and {place.name for place in last.result.places} == {"Ann", None}


@pytest.mark.parametrize("title_id", TITLES[:: amount(3, 1)])
async def test_a_payload_is_what_the_spectators_view_says_and_no_seats_secret(title_id: str, tmp_path: object) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        await tables.store.part(WebhookRows).add(GUILD, "https://example.org", "whsec_", ANN.id, 0)
        table = await started(tables, title_id)
        chance = Chance(b"spectator")
        for _ in range(40):
            table = await tables.get(table.id)
            if table.status != "running" or table.game is None:
                break
            seat = chance.pick(table.game.waiting(), "")
            action = at_random(table, seat, chance)
            await tables.moves.act(table.id, seat, action, user=table.users[seat])
        told = [one for one in await waiting(tables) if one.version]
        assert len(told) > 2
        events = EventBodies(tables, everywhere)
        for row in told:
            body = await events.body(row)
            game = await tables.game_at(table.id, row.version)
            assert body is not None
            payload = msgspec.json.decode(body)
            assert payload["position"]["view"] == msgspec.json.decode(msgspec.json.encode(game.view(None)))
            twin = game.copy()
            twin.state = game.title.determinize(game.view(None), Chance(b"another deal"))
            assert msgspec.json.encode(twin.view(None)) == msgspec.json.encode(game.view(None)), "a hand shows"
            assert payload["position"]["waits"] == list(twin.awaited())
            assert len(body) < 64 * 1024


async def started(tables: Tables, title_id: str) -> Table:
    """A running table of a title among three people, or as many as can play."""
    played = title(title_id)
    seats = min(3, played.info.seats[1])
    table = await tables.lobby.open(title_id, ANN, CHANNEL, GUILD, seats, played.testing.unattended)
    for person in (BO, CLEO)[: seats - 1]:
        await tables.lobby.join(table.id, person)
    return (await tables.lobby.start(table.id, ANN.id)).table


def at_random(table: Table, seat: int, chance: Chance) -> Action:
    """Return a random legal action of a seat."""
    from games.kernel import random_action

    assert table.game is not None
    return random_action(table.title, table.game.state, seat, chance)


async def test_a_server_has_few_hooks_of_its_own_and_none_of_another(url: str) -> None:
    async with host(url) as tables:
        hooks = WebhookManagement(tables, "public")
        made = [await hooks.add(GUILD, f"https://example.org/{number}", ANN.id) for number in range(MOST)]
        with pytest.raises(TableError, match="too-many"):
            await hooks.add(GUILD, "https://example.org/one-more", ANN.id)
        with pytest.raises(TableError, match="unknown"):
            await hooks.remove(GUILD + 1, made[0].number)
        with pytest.raises(TableError, match="unknown"):
            await hooks.try_out(GUILD + 1, made[0].number)
        await duel(tables)
        assert len(await waiting(tables)) == 2 * MOST
        await hooks.remove(GUILD, made[0].number)
        assert len(await waiting(tables)) == 2 * (MOST - 1), "what it was not told goes with it"
        assert len({one.secret for one in made}) == MOST


async def test_the_manager_who_set_a_hook_up_can_have_that_and_be_forgotten(url: str) -> None:
    async with host(url) as tables:
        hooks = WebhookManagement(tables, "public")
        await hooks.add(GUILD, "https://example.org/hook", 900_000_002)
        held = await tables.people.personal_data(900_000_002)
        assert held["webhooks"] == [{"guild": GUILD, "made": tables.repository.clock()}]
        await tables.people.forget(900_000_002)
        assert (await tables.people.personal_data(900_000_002))["webhooks"] == []
        assert [row.by for row, _ in await hooks.of(GUILD)] == [0], "the hook is the server's"


async def test_where_the_operator_wants_no_hooks_none_is_set_up(url: str) -> None:
    async with host(url) as tables:
        with pytest.raises(TableError, match="off"):
            await WebhookManagement(tables, "off").add(GUILD, "https://example.org/hook", ANN.id)
