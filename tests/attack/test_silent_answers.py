"""An answer that Discord does not accept is soon replaced by a direct message, without a restart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.app import Host
from bot.discord.interactions import responses
from bot.tables import Table
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import called, delivered, started, to_move
from tests.lengths import pairs

pytestmark = pytest.mark.e2e

CALLBACK = "/interactions/{interaction}/{token}/callback"
HOOK = "/webhooks/{application}/{token}"
ORIGINAL = f"{HOOK}/messages/{{message}}"
UNHEARD = "did not reach you"
MINUTE = 60.0


@pytest.fixture
async def table(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table of Ann and Bo, who both read English."""
    rig.sandbox.timing.answer = 3.0  # as Discord waits
    bo.user.locale = "en-US"
    return await started(host, rig, ann, bo)


@pytest.fixture
def quick_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Divide the seconds that the tries of an answer may take by ten."""
    for limit in ("ANSWER_SECONDS", "TRY_SECONDS", "DEFER_SECONDS"):
        monkeypatch.setattr(responses, limit, getattr(responses, limit) / 10)


async def letter(rig: Rig, person: Person, within: float) -> RenderedMessage:
    """Wait for the one direct message about an answer that did not arrive."""
    await rig.until(lambda: any(UNHEARD in shown.text for shown in rig.dms(person)), within=within)
    (found,) = [shown for shown in rig.dms(person) if UNHEARD in shown.text]
    return found


@pytest.mark.parametrize(("limited", "late"), pairs([CALLBACK, ORIGINAL], [2.0, 0.0]))
async def test_a_move_whose_answer_is_limited_for_long_is_told_within_a_minute(
    host: Host, rig: Rig, ann: Person, bo: Person, table: Table, limited: str, late: float,
    defer_after: Callable[[float], None], quick_tries: None,
) -> None:  # fmt: skip
    defer_after(late)
    person = await to_move(host, table, ann, bo)
    rig.sandbox.faults.limited(600, limited, times=1_000)
    if limited == ORIGINAL and late:  # the first response is taken, and its answer lost
        rig.sandbox.faults.reset(CALLBACK, after=True)
    pending = person.slash(rig.tables, "play", action="roll")
    told = await letter(rig, person, MINUTE / 10)
    assert "went through" in told.text and called(table) in told.text
    assert (await host.tables.get(table.id)).version > table.version
    if limited == CALLBACK:
        await rig.until(lambda: pending.interaction.failed)
        rig.sandbox.interactions.failed.clear()


def test_the_tries_of_an_answer_leave_time_to_tell_it_within_a_minute() -> None:
    announced = responses.LATE_SECONDS + responses.DEFER_SECONDS + responses.TRY_SECONDS
    assert announced + responses.ANSWER_SECONDS < MINUTE - 10


@pytest.mark.parametrize(("command", "about"), [("board", True), ("games", False)])
async def test_a_command_whose_token_has_expired_is_told_by_a_direct_message(
    host: Host, rig: Rig, ann: Person, table: Table, command: str, about: bool, defer_after: Callable[[float], None]
) -> None:
    defer_after(0.0)
    usual, rig.sandbox.timing.token = rig.sandbox.timing.token, 0.0
    pending = ann.slash(rig.tables, command)
    await pending.acknowledged()
    told = await letter(rig, ann, MINUTE / 10)
    rig.sandbox.timing.token = usual
    assert "went through" not in told.text
    assert (called(table) in told.text) is about
    if about:
        assert (await ann.press(told, "Your move")).ephemeral
        assert (await ann.press(told, "Board as text")).ephemeral


async def test_who_is_told_by_discord_itself_gets_no_letter(host: Host, rig: Rig, ann: Person, table: Table) -> None:
    rig.sandbox.faults.status(404, CALLBACK, code=10062, message="Unknown interaction", times=1_000)
    await ann.slash(rig.tables, "board")
    await host.client.drain(10)
    await delivered(host)
    assert not [shown for shown in rig.dms(ann) if UNHEARD in shown.text]
    rig.sandbox.interactions.failed.clear()
