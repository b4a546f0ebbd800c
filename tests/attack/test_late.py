"""Answers that take longer than three seconds, or come too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Select

from bot.app import Host
from bot.store.database import Row
from bot.tables import Table
from sandbox.driver import Person, Rig
from sandbox.model.entities import Response
from tests.e2e.conftest import Failures
from tests.e2e.hosts import manager, posted, started, to_move
from tests.lengths import amount

pytestmark = pytest.mark.e2e

CALLBACK = "/interactions/{interaction}/{token}/callback"
SLOW_SECONDS = 0.7  # the time of one read: with five of them a command misses Discord's deadline


class Slow:
    """Makes the tables wait until they are released."""

    def __init__(self, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        tables = host.tables
        for part, name in ((tables, "get"), (tables.lobby, "open"), (tables.moves, "act")):
            monkeypatch.setattr(part, name, self._behind(getattr(part, name)))

    def _behind(self, client_request: object) -> object:
        async def done(*args: object, **how: object) -> object:
            await self.go.wait()
            return await client_request(*args, **how)  # type: ignore[operator]

        return done


@pytest.fixture(autouse=True)
def soon(defer_after: Callable[[float], None]) -> None:
    """Shorten the two seconds before deferring."""
    defer_after(0.05)


@pytest.fixture
async def table(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table of Ann and Bo."""
    return await started(host, rig, ann, bo)


async def test_a_slow_move_is_announced_and_then_answered_in_private(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(host, monkeypatch)
    person = await _mover(slow, host, table, ann, bo)
    call = posted(rig)[-1]
    before = call.text
    pending = person.press(call, "Roll for Beans")
    assert await pending.acknowledged() is Response.DEFERRED_UPDATE
    slow.go.set()
    await rig.until(lambda: pending.interaction.followups)
    (panel,) = (await pending).followups
    assert panel.ephemeral and "Roll" not in before[:0]
    assert posted(rig)[0].text == before, "the message that was pressed on does not become the private panel"


async def _mover(slow: Slow, host: Host, table: Table, *people: Person) -> Person:
    slow.go.set()
    person = await to_move(host, table, *people)
    slow.go.clear()
    return person


async def test_a_slow_command_thinks_and_then_answers_everybody(
    host: Host, rig: Rig, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(host, monkeypatch)
    pending = ann.slash(rig.tables, "table new", title="foodfighters")
    assert await pending.acknowledged() is Response.DEFERRED_MESSAGE
    slow.go.set()
    await rig.until(lambda: any("Join" in shown.labels for shown in posted(rig)))
    assert not any(shown.thinking for shown in rig.sees(ann, rig.tables)), "one notice, and it is gone"


async def test_a_slow_join_changes_the_message_that_was_pressed(
    host: Host, rig: Rig, ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ann.slash(rig.tables, "table new", title="foodfighters")  # whose answer may be late itself
    await rig.until(lambda: any("Join" in shown.labels for shown in posted(rig)))
    lobby = posted(rig)[-1]
    slow = Slow(host, monkeypatch)
    pending = bo.press(lobby, "Join")
    assert await pending.acknowledged() is Response.DEFERRED_UPDATE
    slow.go.set()
    await rig.until(lambda: "Bo" in lobby.text)


async def test_a_move_whose_answer_comes_too_late_stands_and_is_told_in_the_channel(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, monkeypatch: pytest.MonkeyPatch, failures: Failures,
    defer_after: Callable[[float], None],
) -> None:  # fmt: skip
    defer_after(60)
    rig.sandbox.timing.answer = 0.1
    slow = Slow(host, monkeypatch)
    person = await _mover(slow, host, table, ann, bo)
    pending = person.press(posted(rig)[-1], "Roll for Beans")
    await pending
    assert pending.interaction.failed
    slow.go.set()
    await rig.until(lambda: any(line["event"] == "answer too late" for line in failures.structured))
    assert (await host.tables.get(table.id)).version > table.version
    rig.sandbox.interactions.failed.clear()


@pytest.mark.own_host
async def test_every_command_is_answered_however_slow_the_database_reads(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = host.tables.store.rows

    async def slowly(query: Select[Any], **given: Any) -> list[Row]:
        await asyncio.sleep(SLOW_SECONDS)
        return await reading(query, **given)

    monkeypatch.setattr(host.tables.store, "rows", slowly)
    manager(rig, ann)
    every = list(every_command(rig, bo))
    assert len(every) > 40
    asked = {path: ann.slash(rig.tables, path, given) for path, given in every[:: amount(12, 1)]}
    for path, pending in asked.items():
        answer = await pending
        assert answer.kind is not None and not answer.failed, path
        await rig.until(lambda one=answer: one.text or one.followups, hint=path)  # type: ignore[misc]
        assert "Something went wrong" not in answer.text, path


def every_command(rig: Rig, guest: Person) -> Iterator[tuple[str, dict[str, object]]]:
    """Return every command of the host with only its required options."""
    for command in rig.application.commands[None].values():
        if command["type"] != 1:  # a menu of a message or a person
            continue
        groups = [one for one in command.get("options", []) if one["type"] == 1]
        for leaf, path in [(one, f"{command['name']} {one['name']}") for one in groups] or [(command, command["name"])]:
            needed = [one for one in leaf.get("options", []) if one.get("required")]
            yield path, {one["name"]: _some(one, guest) for one in needed}


def _some(option: dict[str, Any], guest: Person) -> object:
    """Return a value that a command accepts for an option."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    kinds: dict[int, object] = {3: "x" * option.get("min_length", 1), 4: option.get("min_value", 1), 5: True, 6: guest}
    return kinds[option["type"]]


# What Discord no longer accepts


@pytest.mark.parametrize("code", [10062, 40060])
async def test_suggestions_that_come_too_late_are_no_error(
    host: Host, rig: Rig, ann: Person, failures: Failures, code: int
) -> None:
    rig.sandbox.timing.answer = 0.5
    rig.sandbox.faults.status(404, CALLBACK, code=code, message="too late")
    assert await ann.complete(rig.tables, "me", "zone", "Berlin") == []
    await host.client.drain(10)
    assert failures.found() == []
    rig.sandbox.timing.answer = 3.0
    assert await ann.complete(rig.tables, "me", "zone", "Berlin"), "the next ones are in time"


@pytest.mark.parametrize("code", [10062, 40060])
async def test_a_form_that_opens_too_late_is_no_error(
    host: Host, rig: Rig, ann: Person, failures: Failures, code: int
) -> None:
    lobby = (await ann.slash(rig.tables, "table new", title="foodfighters")).shown
    panel = (await ann.press(lobby, "More…")).shown
    rig.sandbox.timing.answer = 0.5
    rig.sandbox.faults.status(404, CALLBACK, code=code, message="too late", times=5)
    late = await ann.press(panel, "Edit as text")
    assert late.failed
    await host.client.drain(10)
    assert failures.found() == []
    rig.sandbox.interactions.failed.clear()


async def test_a_form_that_a_slow_host_cannot_open_any_more_is_no_error(
    host: Host, rig: Rig, ann: Person, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = (await ann.slash(rig.tables, "table new", title="foodfighters")).shown
    panel = (await ann.press(lobby, "More…")).shown
    slow = Slow(host, monkeypatch)
    pending = ann.press(panel, "Edit as text")
    assert await pending.acknowledged() is Response.DEFERRED_UPDATE
    slow.go.set()
    assert "try again" in (await pending).text
    assert failures.found() == []
