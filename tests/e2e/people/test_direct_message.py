"""The one direct message of a person about a table, as the person sees it."""

from __future__ import annotations

import pytest

from bot.app import Host
from games.kernel import Chance, random_action
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.model.entities import Flag
from tests.e2e.hosts import delivered, started, to_move
from tests.tables.host import step

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

MESSAGES = "/channels/{channel}/messages"
MESSAGE = "/channels/{channel}/messages/{message}"


@pytest.fixture(autouse=True)
def english(bo: Person) -> None:
    """Set everybody's language to English."""
    bo.user.locale = "en-US"


async def privately(rig: Rig, *people: Person) -> None:
    """Let these people be called by direct messages."""
    for person in people:
        await person.slash(rig.tables, "me", notify="private")


def about(rig: Rig, person: Person) -> list[RenderedMessage]:
    """Return a person's direct messages about the table in #tables."""
    return [shown for shown in rig.dms(person) if f"<#{rig.tables.id}>" in shown.text]


async def test_it_is_sent_again_at_the_foot_when_it_calls_and_edited_when_it_does_not(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await privately(rig, ann, bo)
    table = await started(host, rig, ann, bo)
    await delivered(host)
    first = await to_move(host, table, ann, bo)
    other = bo if first is ann else ann
    (call,) = about(rig, first)
    assert call.buttons and not call.message.flags & Flag.SILENT and about(rig, other) == []
    while await to_move(host, table, ann, bo) is first:
        await step(host.tables, table.id, Chance(b"answered elsewhere"))
    await delivered(host)
    (same,) = about(rig, first)
    assert same.id == call.id and "✓ You have answered." in same.text and not (same.buttons or same.selects)
    while await to_move(host, table, ann, bo) is other:
        await step(host.tables, table.id, Chance(b"and back"))
    await delivered(host)
    (again,) = about(rig, first)
    assert again.id > call.id and again.buttons and call.message.deleted, "it calls once more, at the foot"


async def test_a_secret_plan_comes_without_a_sound_and_its_controls_go_with_the_answer(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo, title="critter_kitchen")
    await delivered(host)
    (plan,), (others,) = (about(rig, person) for person in (ann, bo))
    assert plan.selects and plan.pictures and plan.message.flags & Flag.SILENT
    before, game = others.message.edited, table.running_game()
    action = random_action(table.title, game.state, 0, Chance(b"plan"))
    assert not (await ann.slash(rig.tables, "play", action=str(action))).failed
    await delivered(host)
    (same,) = about(rig, ann)
    assert same.id == plan.id and "✓ You have answered." in same.text and not (same.buttons or same.selects)
    assert same.pictures, "the hand stays"
    assert others.selects and others.message.edited == before, "nothing tells Bo who has answered"


async def test_who_leaves_their_seat_is_asked_nothing_more(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo, title="critter_kitchen")
    await delivered(host)
    await host.tables.moves.resign(table.id, ann.id)
    await delivered(host)
    (left,) = about(rig, ann)
    assert "You no longer play at this table." in left.text and not (left.buttons or left.selects or left.pictures)


async def test_who_wants_pings_from_now_on_is_asked_in_private_no_more(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await privately(rig, ann, bo)
    table = await started(host, rig, ann, bo)
    await delivered(host)
    person = await to_move(host, table, ann, bo)
    (call,) = about(rig, person)
    assert call.buttons
    await person.slash(rig.tables, "me", notify="ping")
    await delivered(host)
    assert not (call.buttons or call.selects)


async def test_an_answer_that_gets_lost_sends_it_once(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await privately(rig, ann, bo)
    table = await started(host, rig, ann, bo)
    await delivered(host)
    first = await to_move(host, table, ann, bo)
    other = bo if first is ann else ann
    rig.sandbox.faults.reset(MESSAGES, method="POST", after=True, times=2)
    while await to_move(host, table, ann, bo) is first:
        await step(host.tables, table.id, Chance(b"lost"))
    await delivered(host, ahead=30)
    assert len(about(rig, other)) == 1


async def test_an_old_one_that_cannot_be_deleted_loses_its_controls_with_the_next(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await privately(rig, ann, bo)
    table = await started(host, rig, ann, bo)
    await delivered(host)
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    (call,) = about(rig, person)
    rig.sandbox.faults.status(403, MESSAGE, method="DELETE", code=50001, message="Missing Access", times=9)
    for one in (person, other):
        while await to_move(host, table, ann, bo) is one:
            await step(host.tables, table.id, Chance(b"kept"))
        await delivered(host)
    old, new = about(rig, person)
    assert old.id == call.id and new.buttons and not (old.buttons or old.selects)
