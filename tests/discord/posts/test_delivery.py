"""From the outbox to Discord: each message once, through every fault; the owner is notified of undeliverable ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from msgspec import structs
from sqlalchemy import select

from bot.app import Host
from bot.discord.posts import delivery
from bot.discord.posts.game_messages import standing
from bot.store import DeliveryState, MessageKind, schema
from bot.tables import HostRefused, LogEntry, Retry, Table, Undeliverable
from games.foodies.title import Foodies
from games.kernel import Action, Turn
from sandbox.driver import PATIENCE, Person, RenderedMessage, Rig
from sandbox.model.permissions import Permission
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted, started, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

MESSAGES = "/channels/{channel}/messages"
MESSAGE = "/channels/{channel}/messages/{message}"


async def roll(host: Host, table: Table, *people: Person) -> Table:
    """Roll for the player to move, and pass if asked to buy: a whole turn."""
    person = await to_move(host, table, *people)
    seat = table.seat_of(person.id)
    assert seat is not None
    table = (await host.tables.moves.act(table.id, seat, Action("roll"), user=person.id)).table
    if await to_move(host, table, *people) is person:
        table = (await host.tables.moves.act(table.id, seat, Action("pass"), user=person.id)).table
    return table


def about(shown: list[RenderedMessage], text: str) -> list[RenderedMessage]:
    """Return the messages that contain a text."""
    return [message for message in shown if text in message.text]


async def unsent(host: Host) -> list[str]:
    """Return the kinds of unsent messages, except those due later: a full table may still start."""
    out = schema.outbox.c
    waiting = select(out.kind).where(out.state == DeliveryState.WAITING, out.kind != MessageKind.FULL)
    rows = await host.tables.store.rows(waiting)
    return [row["kind"] for row in rows]


async def stale(host: Host, channel: int, *messages: int) -> None:
    """Wait until exactly these messages of a channel are stored as having controls to remove."""
    async with asyncio.timeout(PATIENCE):
        while await unsent(host) or messages != tuple(  # noqa: ASYNC110  # only the database knows
            one.message for one in await host.tables.store.live.stale([channel])
        ):
            await asyncio.sleep(0)


async def test_an_answer_that_gets_lost_does_not_post_twice(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    rig.sandbox.faults.reset(MESSAGES, method="POST", after=True)
    table = await started(host, rig, ann, bo)
    await rig.until(lambda: host.tables.outbox is not None and len(posted(rig)) == 1)
    await roll(host, table, ann, bo)
    await rig.until(lambda: len(posted(rig)) == 2)
    assert len(about(posted(rig), "have fun!")) == 1


async def test_a_failing_discord_is_tried_again(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    rig.sandbox.faults.status(503, MESSAGES, method="POST")
    await started(host, rig, ann, bo)
    assert len(posted(rig)) == 1


@pytest.mark.own_host
async def test_controls_that_could_not_be_taken_away_go_with_the_next_message(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    first = posted(rig)[-1]
    rig.sandbox.faults.status(403, MESSAGE, method="PATCH", code=50001, message="Missing Access")
    table = await roll(host, table, ann, bo)
    await rig.until(lambda: len(posted(rig)) == 2)
    await stale(host, rig.tables.id, first.id)
    assert first.buttons, "taking them away has failed"
    await roll(host, table, ann, bo)
    await rig.until(lambda: not any(shown.buttons for shown in posted(rig)[:-1]), hint="for old controls to go")
    assert posted(rig)[-1].buttons
    await stale(host, rig.tables.id)


@pytest.mark.own_host
async def test_nothing_is_tried_again_at_a_message_that_is_gone(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    rig.world.delete_message(posted(rig)[-1].message)
    await roll(host, table, ann, bo)
    await rig.until(lambda: len(posted(rig)) == 1)
    await stale(host, rig.tables.id)


async def test_a_missing_permission_is_told_to_the_owner_and_the_game_goes_on(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, ann, bo)
    rig.forbid(rig.tables, Permission.SEND_MESSAGES)
    table = await roll(host, table, ann, bo)
    await rig.until(lambda: rig.dms(ann))
    assert "Foodfighters · Ann, Bo" in rig.dms(ann)[-1].text
    failures.expected("given up")
    rig.forbid(rig.tables)
    await roll(host, table, ann, bo)
    await rig.until(lambda: len(posted(rig)) == 2)


async def test_the_note_to_the_owner_is_in_the_owners_language(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, bo, ann)
    await bo.press(posted(rig)[-1], "More…")
    rig.forbid(rig.tables, Permission.SEND_MESSAGES)
    await roll(host, table, bo, ann)
    await rig.until(lambda: rig.dms(bo))
    assert "Die Partie ist sicher" in rig.dms(bo)[-1].text
    failures.expected("given up")


@pytest.fixture
def changed_decisions(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Change fields of every decision of Foodies."""

    def change(**fields: bool) -> None:
        asked = Foodies.decisions
        monkeypatch.setattr(Foodies, "decisions", lambda *to: [structs.replace(one, **fields) for one in asked(*to)])

    return change


@pytest.fixture
def foodies(dealt: None, sketched: None, changed_decisions: Callable[..., None]) -> str:
    """A title whose secret questions come with something private, and dice after which both seats are asked."""
    changed_decisions(quiet=False)
    return "foodies"


@pytest.mark.own_host
async def test_a_secret_decision_comes_by_direct_message_with_its_panel(
    host: Host, rig: Rig, ann: Person, bo: Person, foodies: str
) -> None:
    await started(host, rig, ann, bo, title=foodies)
    await rig.until(lambda: rig.dms(ann) and rig.dms(bo))
    private = rig.dms(ann)[-1]
    assert private.pictures
    moves = [button for button in private.buttons if button.custom_id.startswith("move:")]
    answer = await ann.press(private, moves[0].custom_id)
    assert answer.ephemeral
    await rig.until(lambda: not private.buttons, hint="for the used controls to go")


@pytest.mark.own_host
async def test_closed_direct_messages_fall_back_to_a_button_that_tells_nothing(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, foodies: str, changed_decisions: Callable[..., None]
) -> None:
    changed_decisions(hides_answered=False)
    ann.close_dms()
    await started(host, rig, ann, bo, title=foodies)
    await rig.until(lambda: about(posted(rig), "only you will see it"))
    notice = about(posted(rig), "only you will see it")[0]
    assert ann.mention in notice.text
    strange = await cleo.press(notice, "Show privately")
    assert strange.ephemeral and not strange.shown.pictures
    wrong = await bo.press(notice, "Show privately")
    assert wrong.ephemeral and not wrong.shown.pictures
    opened = await ann.press(notice, "Show privately")
    assert opened.ephemeral
    await rig.until(lambda: opened.shown.pictures)
    assert any(button.custom_id.startswith("move:") for button in opened.shown.buttons)


@pytest.mark.own_host
async def test_closed_direct_messages_show_nobody_who_is_asked_in_secret_unseen(
    host: Host, rig: Rig, ann: Person, bo: Person, foodies: str
) -> None:
    ann.close_dms()
    table = await started(host, rig, ann, bo, title=foodies)
    assert table.seat_of(ann.id) in table.running_game().waiting(), "who has no standing order owes an answer"
    await rig.until(lambda: rig.dms(bo))
    while (await host.tables.store.maintenance.backlog())[0]:
        await rig.world.stirring(0.01)
    assert about(posted(rig), "only you will see it") == []
    opened = await ann.press(posted(rig)[-1], "Your move")
    assert opened.ephemeral and any(button.custom_id.startswith("move:") for button in opened.shown.buttons)


def a_response(status: int, code: int) -> discord.HTTPException:
    """Return a refusal of Discord."""

    class Response:
        reason = "because"

        def __init__(self) -> None:
            self.status = status

    response: Any = Response()
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (discord.RateLimited(7.5), 7.5),
        (a_response(429, 20028), None),
        (a_response(500, 0), None),
        (a_response(503, 0), None),
        (aiohttp.ClientOSError(104, "reset"), None),
        (TimeoutError(), None),
        (a_response(404, 10003), "gone"),
        (a_response(403, 50001), "forbidden"),
        (a_response(403, 50013), "forbidden"),
        (a_response(403, 50007), "closed"),
        (a_response(400, 50035), "50035"),
        (a_response(401, 50027), "50027"),  # the token of an interaction has expired, not the host's
        (a_response(400, 40004), None),
    ],
)
def test_each_failure_is_tried_again_or_given_up(error: Exception, meaning: float | str | None) -> None:
    found = delivery.verdict(error)
    if isinstance(meaning, str):
        assert isinstance(found, Undeliverable)
        assert str(found) == meaning
    else:
        assert isinstance(found, Retry)
        assert found.after == meaning


@pytest.mark.parametrize(("status", "code"), [(401, 0), (401, 40001), (403, 0), (403, 40333), (429, 0)])
def test_what_refuses_the_host_is_no_fault_of_a_message(status: int, code: int) -> None:
    assert isinstance(delivery.verdict(a_response(status, code)), HostRefused)


def a_record(version: int, kind: str = "act", restores: int | None = None) -> LogEntry:
    return LogEntry(version, kind, 0, None, "player", 1, 0, (), (), False, Turn(0, 1), restores)


def test_what_was_taken_back_is_not_told() -> None:
    moves = [a_record(4), a_record(5), a_record(6, "undo", 4), a_record(7), a_record(8, "undo", 3)]
    assert [record.version for record in standing(moves[:2])] == [4, 5]
    assert [record.version for record in standing(moves[:4])] == [4, 7]
    assert standing(moves) == []
    assert [record.version for record in standing([*moves[:3], a_record(7, "redo", 5)])] == [4, 5]


async def test_a_deleted_channel_is_told_to_the_owner(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, ann, bo)
    rig.world.delete_channel(rig.tables)
    await roll(host, table, ann, bo)
    await rig.until(lambda: rig.dms(ann), within=10)
    assert "no longer exists" in rig.dms(ann)[-1].text
    failures.expected("given up")


async def test_a_proposal_is_answered_by_buttons(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    before = table
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    table = await roll(host, table, ann, bo)
    await host.tables.undo.ask(table.id, person.id, "undo")
    asked = await rig.message(ann, rig.tables, "wants to undo")
    assert [user.id for user in asked.message.mentions] == [other.id]
    answer = await person.press(asked, "Agree")
    assert answer.ephemeral and (await host.tables.get(table.id)).proposal is not None
    while (await host.tables.get(table.id)).proposal is not None:
        await other.press(asked, "Agree")
    after = await host.tables.get(table.id)
    assert after.version > before.version
    await rig.until(lambda: not asked.buttons, hint="for the used controls to go")
    assert await rig.message(ann, rig.tables, "were undone")
