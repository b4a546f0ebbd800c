"""Answers say what was committed: even if they are lost on their way or a request is delivered several times."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.app import Host
from bot.discord.interactions import responses
from bot.tables import Table
from games.kernel import Chance, random_action
from renderers.words import Words
from sandbox.driver import Pending, Person, Rig, SandboxAnswer
from sandbox.network_faults import Faults
from tests.e2e.conftest import Failures
from tests.e2e.hosts import a_table, called, hosted, posted, started, to_move
from tests.lengths import few

pytestmark = pytest.mark.e2e

CALLBACK = "/interactions/{interaction}/{token}/callback"
HOOK = "/webhooks/{application}/{token}"
MESSAGE = f"{HOOK}/messages/{{message}}"
TITLE = {"title": "foodfighters"}
WORDS = Words("en")
NOT_DONE = ("othing was changed", "othing was done", "did nothing", "othing happened", "try again")
ALREADY = "already done"
OWED = "did not reach you"

Strike = Callable[[Faults], object]


def _taken_then_reset(faults: Faults) -> None:
    faults.reset(CALLBACK, after=True)
    faults.reset(MESSAGE, times=2)


WEATHER: dict[str, Strike] = {
    "reset before": lambda faults: faults.reset(CALLBACK),
    "reset after": lambda faults: faults.reset(CALLBACK, after=True),
    "reset twice": lambda faults: faults.reset(CALLBACK, times=2, after=True),
    "cut": lambda faults: faults.cut_body(CALLBACK),
    "500 after": lambda faults: faults.status(500, CALLBACK, after=True),
    "503": lambda faults: faults.status(503, CALLBACK),
    "taken, then the edit is reset": _taken_then_reset,
    "limited": lambda faults: faults.limited(0.1, CALLBACK),
}  # fmt: skip
WORST = ("reset after", "taken, then the edit is reset")


@pytest.fixture
async def table(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table of Ann and Bo."""
    return await started(host, rig, ann, bo)


@pytest.fixture(autouse=True)
def english(bo: Person) -> None:
    """Set everybody's language to English."""
    bo.user.locale = "en-US"


@contextmanager
def silence() -> Iterator[None]:
    """Shorten Discord's deadlines."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(responses, "FIRST_SECONDS", 0.5)
        yield


async def unheard(host: Host, rig: Rig, client_request: Callable[[], Pending]) -> None:
    """Do something whose answer never gets through, until Discord gives up; the rig counts that as no failure."""
    with silence():
        patient, rig.sandbox.timing.answer = rig.sandbox.timing.answer, 0.4
        rig.sandbox.faults.reset(CALLBACK, times=10_000)
        pending = client_request()
        await pending
        await host.client.drain(10)
        assert pending.interaction.failed
        rig.sandbox.faults.clear()
        rig.sandbox.timing.answer = patient
    rig.sandbox.interactions.failed.clear()


async def told(rig: Rig, pending: Pending) -> str:
    """Return the one answer that a person reads; it must not say that nothing was done."""
    answer = await pending
    await rig.until(lambda: _text(answer), hint="for an answer")
    followups = [shown.text for shown in answer.followups]
    assert len([text for text in (answer.text, *followups) if text]) == 1, "told once"
    assert not any(said in _text(answer) for said in NOT_DONE), _text(answer)
    return _text(answer)


def _text(answer: SandboxAnswer) -> str:
    return "\n".join([answer.text, *(shown.text for shown in answer.followups)])


async def version(host: Host, table: Table) -> int:
    """Return the number of changes of a table."""
    return (await host.tables.get(table.id)).version


async def owed(rig: Rig, person: Person) -> list[str]:
    """Return the direct messages that report the result of a request."""
    await rig.until(lambda: any(OWED in shown.text for shown in rig.dms(person)), hint="for a direct message")
    return [shown.text for shown in rig.dms(person) if OWED in shown.text]


# An answer that breaks off


@pytest.mark.parametrize("weather", WEATHER)
async def test_a_typed_move_is_answered_by_what_it_did(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, weather: str
) -> None:
    person = await to_move(host, table, ann, bo)
    WEATHER[weather](rig.sandbox.faults)
    text = await told(rig, person.slash(rig.tables, "play", action="roll"))
    assert "roll" in text.casefold()
    records = await host.tables.records(table.id, table.version + 1)
    assert [record.cause for record in records].count("player") == 1
    assert not any(OWED in shown.text for shown in rig.dms(person))


@pytest.mark.parametrize("weather", WORST)
async def test_a_press_on_a_private_panel_is_answered_by_what_it_did(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, weather: str
) -> None:
    person = await to_move(host, table, ann, bo)
    panel = (await person.press(posted(rig)[-1], "Your move")).shown
    control = next(one for one in (*panel.buttons, *panel.selects) if one.custom_id.startswith(("move", "pick")))
    WEATHER[weather](rig.sandbox.faults)
    roll = next((one["value"] for one in control.options or [] if one["value"].startswith("roll")), None)
    pressing = person.select(panel, control.custom_id, [roll]) if roll else person.press(panel, "Roll for Beans")
    await pressing
    await rig.until(lambda: panel.message.edited is not None)
    await rig.until(lambda: not rig.sandbox.faults.rules)
    assert await version(host, table) > table.version
    assert not any(said in panel.text for said in NOT_DONE)
    assert pressing.interaction.followups == []


@pytest.mark.parametrize("weather", WORST)
async def test_commands_that_write_are_answered_by_what_they_did(
    host: Host, rig: Rig, ann: Person, bo: Person, weather: str
) -> None:
    for person, path, options, said in (
        (ann, "table new", TITLE, "**Foodfighters**"),
        (bo, "table join", {}, "joined."),
        (ann, "table start", {}, "table"),
    ):
        WEATHER[weather](rig.sandbox.faults)
        assert said in await told(rig, person.slash(rig.tables, path, options))
        rig.sandbox.faults.clear()
    (row,) = await host.tables.find(channel=rig.tables.id)
    assert row.status == "running"
    lobbies = [shown for shown in posted(rig) if "**Foodfighters**" in shown.text and shown.message.interaction]
    assert len(lobbies) == 3, "one for each command"


@pytest.mark.own_host
async def test_a_move_that_cannot_be_answered_is_told_by_a_direct_message_once(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table
) -> None:
    person = await to_move(host, table, ann, bo)
    await unheard(host, rig, lambda: person.slash(rig.tables, "play", action="roll"))
    (letter,) = await owed(rig, person)
    assert called(table) in letter
    await host.tables.store.request_log.settle()
    await host.tables.owe_pending_replies()
    while await host.tables.store.next_due() is not None:
        await rig.world.stirring(0.05)
    assert len(await owed(rig, person)) == 1


# The same again


async def test_who_types_the_move_again_because_no_answer_came_has_moved_once(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table
) -> None:
    person = await to_move(host, table, ann, bo)
    person.close_dms()
    await unheard(host, rig, lambda: person.slash(rig.tables, "play", action="roll"))
    moved = await version(host, table)
    again = await person.slash(rig.tables, "play", action="roll")
    assert ALREADY in again.text and again.ephemeral
    assert await version(host, table) == moved
    third = await person.slash(rig.tables, "play", action="roll")
    assert ALREADY not in third.text, "the person has seen that it was done: now it is another request"


async def test_the_same_request_after_an_answer_is_another_one(host: Host, rig: Rig, ann: Person) -> None:
    await ann.slash(rig.tables, "table new", title="foodies", seats=4)
    for _ in range(3):
        added = await ann.slash(rig.tables, "table add-player", kind="random")
        assert ALREADY not in added.text
    (row,) = await host.tables.find(user=ann.id)
    assert len((await host.tables.get(row.id)).seats) == 4


async def test_commands_typed_again_because_no_answer_came_are_carried_out_once(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    ann.close_dms()
    bot = {"kind": "random"}
    for path, options in (("table new", TITLE), ("table invite", {"person": bo}), ("table add-player", bot)):
        await unheard(host, rig, partial(ann.slash, rig.tables, path, options))
        rig.sandbox.faults.clear()
        before = await _census(host, rig)
        again = await ann.slash(rig.tables, path, options)
        await rig.until(lambda again=again: ALREADY in _text(again))  # type: ignore[misc]
        if path == "table new":
            (already,) = [shown for shown in (again.shown, *again.followups) if ALREADY in shown.text]
            assert posted(rig)[-1].id < already.id, "the table is visible before the answer"
        assert await _census(host, rig) == before
    (table,) = await host.tables.find(user=ann.id)
    assert len((await host.tables.get(table.id)).seats) == 2
    assert "Join" in posted(rig)[-1].labels or "Start" in posted(rig)[-1].labels, "the table is shown with its buttons"


async def _census(host: Host, rig: Rig) -> list[tuple[str, int]]:
    rows = await host.tables.find(channel=rig.tables.id)
    return [(row.id, row.revision) for row in rows]


async def test_an_undo_asked_again_takes_nothing_more_back(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table
) -> None:
    person = await to_move(host, table, ann, bo)
    person.close_dms()
    for swap in ("swap f0 b2", "swap f0 b2"):
        assert ALREADY not in (await person.slash(rig.tables, "play", action=swap)).text
    await unheard(host, rig, lambda: person.slash(rig.tables, "table undo"))
    once = await version(host, table)
    assert ALREADY in (await person.slash(rig.tables, "table undo")).text
    assert await version(host, table) == once


# Delivered twice


async def test_an_interaction_delivered_twice_is_taken_up_once(host: Host, rig: Rig, ann: Person) -> None:
    for path, options in (("table new", TITLE), ("table add-player", {"kind": "random"})):
        rig.sandbox.faults.duplicate("INTERACTION_CREATE")
        await ann.slash(rig.tables, path, options)
        await ann.slash(rig.tables, "table status")
    (row,) = await host.tables.find(user=ann.id)
    assert len((await host.tables.get(row.id)).seats) == 2


async def test_an_interaction_carried_out_before_a_restart_is_not_carried_out_again(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person
) -> None:
    ann.close_dms()
    async with hosted(rig, tmp_path) as host:
        await unheard(host, rig, lambda: ann.slash(rig.tables, "table new", TITLE))
    async with hosted(rig, tmp_path) as host:
        answer = await ann.slash(rig.tables, "table new", TITLE)
        # Known by what was typed, also to the next process.
        await rig.until(lambda: ALREADY in _text(answer), hint="for the news that it was done already")
        assert len(await host.tables.find(user=ann.id)) == 1


async def test_what_a_process_did_and_did_not_answer_is_told_by_the_next(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(rig, tmp_path) as host:
        table = await started(host, rig, ann, bo)
        person = await to_move(host, table, ann, bo)

        async def died(*_: object, **__: object) -> None:
            """Simulate the end of the process before it can answer."""

        monkeypatch.setattr(host.tables, "owe_reply", died)
        await unheard(host, rig, lambda: person.slash(rig.tables, "play", action="roll"))
    rig.sandbox.faults.clear()
    async with hosted(rig, tmp_path):
        assert len(await owed(rig, person)) == 1
    async with hosted(rig, tmp_path) as host:
        await (await to_move(host, table, ann, bo)).slash(rig.tables, "table status")
        assert len(await owed(rig, person)) == 1, "and never twice"


# Drawn late


async def test_a_board_drawn_late_does_not_take_the_place_of_what_came_after(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await to_move(host, table, ann, bo)
    panel = (await person.press(posted(rig)[-1], "Your move")).shown
    go, draw = asyncio.Event(), host.responder.pictures.draw

    async def slowly(*args: object, **how: object) -> object:
        drawn = await draw(*args, **how)  # type: ignore[arg-type]
        await go.wait()
        return drawn

    monkeypatch.setattr(host.responder.pictures, "draw", slowly)
    board = person.press(panel, WORDS("host-show-board"))
    await board.acknowledged()
    rolled = person.press(panel, "Roll for Beans")
    go.set()
    await rolled
    await host.client.drain(5)
    assert f"{person.name} rolls" in panel.text, "not the board of before"


async def test_a_press_on_what_is_over_is_called_stale_and_never_done(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table
) -> None:
    person = await to_move(host, table, ann, bo)
    call = posted(rig)[-1]
    panel = (await person.press(call, "Your move")).shown
    old = next(one for one in panel.buttons if "roll" in one.custom_id)
    for _ in range(20):
        if await to_move(host, table, ann, bo) is not person:
            break
        game = (await host.tables.get(table.id)).running_game()
        seat = game.waiting()[0]
        action = random_action(game.title, game.state, seat, Chance(b"on"))
        await host.tables.moves.act(table.id, seat, action, user=person.id)
    moved = await version(host, table)
    answer = await person.press(panel, old.custom_id)
    assert "nothing happened" in answer.text and not answer.text.startswith("Done")
    assert "Done." not in answer.text
    assert await version(host, table) == moved


# Answers and the store agree, whatever happens


TITLES = ("foodies", "food_chain_magnate")


@pytest.mark.parametrize("title", few(TITLES))
async def test_what_is_told_agrees_with_the_store_in_any_weather(
    host: Host, rig: Rig, ann: Person, bo: Person, title: str
) -> None:
    table = await a_table(host, rig, ann, bo, title=title)
    await host.tables.lobby.start(table.id, ann.id)
    people, taste, chance = (ann, bo), Random(title), Chance(title.encode())
    for _ in range(12):
        now = await host.tables.get(table.id)
        if now.game is None or now.status != "running":
            break
        seat = now.game.waiting()[0]
        action = random_action(now.title, now.game.state, seat, chance)
        weather = taste.choice([*WEATHER, "calm"])
        if weather in WEATHER:
            WEATHER[weather](rig.sandbox.faults)
        text = await told(rig, people[seat].slash(rig.tables, "play", action=str(action), table=table.id))
        rig.sandbox.faults.clear()
        after = await host.tables.records(table.id, now.version + 1)
        mine = [record for record in after if record.cause == "player" and record.seat == seat]
        assert len(mine) == 1, (weather, text)
        assert "Not possible" not in text and ALREADY not in text
