"""When the direct message of a person about a table is written, and when it calls."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from bot.store import DeliveryState
from bot.tables import Asker, Table, Tables
from bot.tables.clocks import NotifyBy
from bot.tables.notifications import LEFT, OVER, DirectMessage
from bot.tables.people import still_calls
from games.kernel import Chance, Order, random_action
from tests.tables.host import (
    ANN,
    BO,
    CHANNEL,
    CLEO,
    GUILD,
    Letterbox,
    agreed,
    duel,
    host,
    nothing_left,
    step,
    waiting,
    written,
)

KITCHEN = "critter_kitchen"


@pytest.fixture
def here(tmp_path: Path) -> str:
    """A SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


async def notes(tables: Tables, user: int) -> list[DirectMessage]:
    """Return the rows for a person's direct message, oldest first."""
    return [DirectMessage.of(row) for row in await written(tables, "secret") if row.target == user]


async def kitchen(tables: Tables) -> Table:
    """A running table of Critter Kitchen: both are asked for a secret plan."""
    table = await tables.lobby.open(KITCHEN, ANN, CHANNEL, GUILD, 2)
    await tables.lobby.join(table.id, BO)
    return (await tables.lobby.start(table.id, ANN.id)).table


async def answer(tables: Tables, table: Table, seat: int) -> Table:
    """Let a seat answer at random."""
    game = table.running_game()
    action = random_action(table.title, game.state, seat, Chance(b"plans"))
    return (await tables.moves.act(table.id, seat, action, user=table.users[seat])).table


@pytest.mark.parametrize(
    ("notify", "calls"), [(NotifyBy.PING, False), (NotifyBy.PRIVATE, True), (NotifyBy.QUIET, False)]
)
async def test_secret_plans_come_to_all_and_call_those_who_want_that(here: str, notify: NotifyBy, calls: bool) -> None:
    async with host(here) as tables:
        await tables.notification_settings.change(ANN.id, notify=notify)
        table = await kitchen(tables)
        assert await notes(tables, ANN.id) == [DirectMessage(calls=calls, shows=True)]
        table = await answer(tables, table, 0)
        *_, last = await notes(tables, ANN.id)
        assert last.answered and not last.calls
        assert len(await notes(tables, BO.id)) == 1, "another's answer is nothing to Bo's message"


@pytest.mark.parametrize(("notify", "calls"), [(NotifyBy.PING, []), (NotifyBy.PRIVATE, [True]), (NotifyBy.QUIET, [])])
async def test_an_open_question_is_asked_in_private_by_choice_alone(
    here: str, notify: NotifyBy, calls: list[bool]
) -> None:
    async with host(here) as tables:
        for person in (ANN, BO):
            await tables.notification_settings.change(person.id, notify=notify)
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        assert [note.calls for note in await notes(tables, user)] == calls
        while (await waiting(tables, table.id))[1] == user:
            await step(tables, table.id, Chance(b"open"))
        after = (await notes(tables, user))[len(calls) :]
        assert bool(after) is bool(calls) and not any(note.calls for note in after), "one's own press needs no call"
        assert not calls or after[-1].answered


async def test_who_leaves_a_game_or_is_at_its_end_is_told(here: str) -> None:
    async with host(here) as tables:
        table = await kitchen(tables)
        await tables.moderation.replace(table.id, 0, Asker(0, manager=True), CLEO)
        assert (await notes(tables, ANN.id))[-1] == DirectMessage(ended=LEFT)
        assert (await notes(tables, CLEO.id))[-1] == DirectMessage(shows=True, seated=True)
        await tables.moderation.close(table.id, Asker(0, manager=True))
        for person in (BO, CLEO):
            assert (await notes(tables, person.id))[-1] == DirectMessage(ended=OVER)
        assert len(await notes(tables, ANN.id)) == 2, "who has left before hears nothing"


async def test_nothing_about_direct_messages_is_written_for_a_table_that_has_not_begun(here: str) -> None:
    async with host(here) as tables:
        table = await tables.lobby.open(KITCHEN, ANN, CHANNEL, GUILD, 2)
        await tables.lobby.join(table.id, BO)
        await tables.lobby.leave(table.id, BO.id)
        await tables.lobby.close(table.id, ANN.id)
        assert await written(tables, "secret") == []


async def test_what_waits_for_one_direct_message_is_sent_at_once(url: str) -> None:
    async with host(url) as tables:
        await tables.notification_settings.change(ANN.id, notify=NotifyBy.PRIVATE)
        table = await kitchen(tables)
        await answer(tables, table, 0)
        box = Letterbox()
        tables.send(box, "one")
        await nothing_left(tables)
        (row,) = [row for row in box.rows if row.target == ANN.id]
        assert DirectMessage.of(row) == DirectMessage(calls=True, shows=True, answered=True)
        assert row.version == (await tables.get(table.id)).version
        assert not await still_calls(tables.repository, row), "an answered question calls no more"
        states = [row.state for row in await written(tables, "secret") if row.target == ANN.id]
        assert states == [DeliveryState.SENT] * 2


async def test_a_message_that_is_written_again_says_what_its_changes_say(url: str) -> None:
    async with host(url) as tables:
        table = await kitchen(tables)
        await answer(tables, table, 0)
        await tables.moves.set_order(table.id, ANN.id, Order("challenge", "suggested"))
        *_, again = [row for row in await written(tables, "secret") if row.target == ANN.id]
        assert again.first == again.version + 1, "it covers no change"
        box = Letterbox()
        tables.send(box, "one")
        await nothing_left(tables)
        (row,) = [row for row in box.rows if row.target == ANN.id]
        assert DirectMessage.of(row).answered and row.version == again.version


async def test_a_row_of_an_earlier_version_calls(here: str) -> None:
    async with host(here) as tables:
        await kitchen(tables)
        row = structs.replace((await written(tables, "secret"))[0], data="{}")
        assert DirectMessage.of(row).calls


async def test_an_undo_brings_all_direct_messages_up_to_date(here: str) -> None:
    async with host(here) as tables:
        for person in (ANN, BO):
            await tables.notification_settings.change(person.id, notify=NotifyBy.PRIVATE)
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        while (await waiting(tables, table.id))[1] == user:
            await step(tables, table.id, Chance(b"undo"))
        before = {person.id: len(await notes(tables, person.id)) for person in (ANN, BO)}
        await agreed(tables, table.id, user)
        after = {one: [note.calls for note in (await notes(tables, one))[count:]] for one, count in before.items()}
        assert after.pop(user) == [True] and list(after.values()) == [[False]]
