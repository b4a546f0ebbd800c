"""Channels in which the host lacks permissions: the game is shown as far as possible, and nobody is left waiting."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.app import Host
from bot.discord.limits import CONTENT
from bot.tables import Table
from bot.tables import TableUser as Player
from games.kernel import Chance, random_action
from renderers.words import Words
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.model.entities import ChannelType
from sandbox.model.permissions import Permission
from tests.e2e.conftest import Failures
from tests.e2e.hosts import delivered, posted, started
from tests.lengths import amount

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

TITLES = ("foodfighters", "foodies", "critter_kitchen", "food_truck_city", "food_chain_magnate")
WORDS = Words("en")
NO_PICTURE = WORDS("host-picture-missing")


@pytest.fixture(autouse=True)
def english(bo: Person) -> None:
    """Set everybody's language to English."""
    bo.user.locale = "en-US"


async def moves(host: Host, table: Table, chance: Chance, count: int = 1) -> Table:
    """Make some moves of the asked seats; wait until all their messages have been tried."""
    for number in range(count):
        if number % 10 == 9:
            await delivered(host)
        now = await host.tables.get(table.id)
        if now.status != "running":
            break
        seat = now.running_game().waiting()[0]
        action = random_action(now.title, now.running_game().state, seat, chance)
        await host.tables.moves.act(table.id, seat, action, user=now.users[seat])
    await delivered(host)
    return await host.tables.get(table.id)


# A picture that cannot be attached


@pytest.mark.parametrize("title", TITLES[1 :: amount(3, 1)])
async def test_without_attach_files_the_board_is_told_in_words_and_who_is_to_move(
    host: Host, rig: Rig, ann: Person, bo: Person, title: str
) -> None:
    table, chance = await started(host, rig, ann, bo, title=title), Chance(title.encode())
    await delivered(host)
    rig.forbid(rig.tables, Permission.ATTACH_FILES)
    for _ in range(6):
        before = len(posted(rig))
        table = await moves(host, table, chance)
        shown, asked = posted(rig)[-1], table.running_game().awaited()
        if table.row.announced_version < table.version or not asked:
            continue
        assert NO_PICTURE in shown.text and not shown.pictures
        assert all((ann, bo)[seat].mention in shown.text for seat in asked)
        assert len(shown.message.content) <= CONTENT
        assert shown.buttons
        assert len(posted(rig)) >= before
    assert not [one for one in rig.dms(ann) if "could not post" in one.text]
    rig.forbid(rig.tables)
    for _ in range(40):
        table = await moves(host, table, chance)
        if posted(rig)[-1].pictures:
            break
    assert posted(rig)[-1].pictures and NO_PICTURE not in posted(rig)[-1].text


# A channel that accepts no message


def _denied(rig: Rig) -> None:
    rig.forbid(rig.tables, Permission.SEND_MESSAGES)


def _unseen(rig: Rig) -> None:
    rig.forbid(rig.tables, Permission.VIEW_CHANNEL)


def _deleted(rig: Rig) -> None:
    rig.world.delete_channel(rig.tables)


SILENCED: dict[str, tuple[Callable[[Rig], None], str]] = {
    "denied": (_denied, "I need these permissions there: Send Messages"),
    "unseen": (_unseen, "I need these permissions there: "),
    "deleted": (_deleted, "the channel no longer exists"),
}
"""What makes a channel unusable, and what the owner reads about it."""


def letters(rig: Rig, *people: Person) -> list[str]:
    """Return the direct messages about one that could not be posted."""
    return [shown.text for one in people for shown in rig.dms(one) if "could not post" in shown.text]


ASKING = ("move:", "pick:", "slot:", "several:")
"""The prefixes of the custom ids of controls for a decision."""


def asks(shown: RenderedMessage) -> bool:
    """Return whether a message has controls for a decision."""
    return any(one.custom_id.startswith(ASKING) for one in (*shown.buttons, *shown.selects))


async def decide(rig: Rig, person: Person) -> None:
    """Use the first control of the newest message that asks a person in private; it answers with the next one."""
    await rig.until(lambda: any(asks(shown) for shown in rig.dms(person)), hint=f"for a call of {person.name}")
    call = next(shown for shown in reversed(rig.dms(person)) if asks(shown))
    control = next(one for one in (*call.selects, *call.buttons) if one.custom_id.startswith(ASKING))
    least = max(control.component.get("min_values", 1), 1)
    values = [one["value"] for one in control.options or []][:least]
    answer = await (person.select(call, control.custom_id, values) if values else person.press(call, control.custom_id))
    assert answer.ephemeral and answer.text


@pytest.mark.parametrize("how", list(SILENCED)[: amount(2, 3)])
async def test_whoever_is_to_move_is_called_in_private_where_the_channel_is_silent(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures, how: str
) -> None:
    silence, why = SILENCED[how]
    table, people, chance = await started(host, rig, ann, bo), (ann, bo), Chance(b"silent")
    await delivered(host)
    silence(rig)
    called = set()
    for _ in range(12):
        table = await moves(host, table, chance)
        (seat,) = table.running_game().waiting()
        if table.row.announced_version == table.version:
            await decide(rig, people[seat])
            called.add(seat)
    await delivered(host)
    assert called == {0, 1}
    (letter,) = letters(rig, ann, bo)
    assert why in letter and "send players a direct message" in letter
    failures.expected("given up")


@pytest.mark.parametrize("title", TITLES[1 :: amount(3, 1)])
async def test_every_decision_can_be_made_in_private_once_the_channel_is_gone(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures, title: str
) -> None:
    table, people, chance = await started(host, rig, ann, bo, title=title), (ann, bo), Chance(title.encode())
    await delivered(host)
    rig.world.delete_channel(rig.tables)
    called = set()
    for _ in range(12):
        table = await moves(host, table, chance)
        for seat in {one.seat for one in table.running_game().decisions() if one.owed}:
            if table.row.announced_version == table.version:
                await decide(rig, people[seat])
                called.add(seat)
    await delivered(host)
    assert called == {0, 1}
    failures.expected("given up")


async def test_a_locked_thread_is_named_as_the_cause(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    thread = rig.world.add_thread(rig.tables, rig.application.bot, "Food fight", ChannelType.PUBLIC_THREAD)
    rig.world.join_thread(thread, ann.user)
    rig.forbid(rig.tables, Permission.MANAGE_THREADS)
    table = await host.tables.lobby.open("foodfighters", Player(ann.id, "Ann"), thread.id, rig.guild.id, 2)
    await host.tables.lobby.join(table.id, Player(bo.id, "Bo"))
    table = (await host.tables.lobby.start(table.id, ann.id)).table
    await delivered(host)
    assert thread.thread is not None
    thread.thread.locked = True
    rig.world.channel_changed(thread)
    for _ in range(12):
        table = await moves(host, table, Chance(b"locked"))
    await rig.until(lambda: any(asks(shown) for one in (ann, bo) for shown in rig.dms(one)))
    (letter,) = letters(rig, ann, bo)
    assert "the thread is locked" in letter
    failures.expected("given up")


async def test_who_takes_no_direct_message_either_is_told_to_the_owner(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, ann, bo)
    await delivered(host)
    bo.close_dms()
    rig.world.delete_channel(rig.tables)
    chance = Chance(b"unreached")
    for _ in range(12):
        table = await moves(host, table, chance)
    assert any(bo.mention in one and "cannot post in the channel either" in one for one in letters(rig, ann))
    failures.expected("given up")


async def test_consent_is_asked_and_the_end_told_in_private_where_the_channel_is_silent(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table, people, chance = await started(host, rig, ann, bo), (ann, bo), Chance(b"end")
    table = await moves(host, table, chance, 6)
    rig.world.delete_channel(rig.tables)
    await host.tables.undo.ask(table.id, ann.id, "abandon")
    await rig.until(lambda: any("Agree" in shown.labels for shown in rig.dms(bo)))
    asked = next(shown for shown in rig.dms(bo) if "Agree" in shown.labels)
    await bo.press(asked, "Decline")
    assert (await host.tables.get(table.id)).proposal is None
    await host.tables.moves.resign(table.id, ann.id)
    await delivered(host)
    for person in people:
        await rig.until(lambda person=person: any("Rematch" in shown.labels for shown in rig.dms(person)))  # type: ignore[misc]
    failures.expected("given up")
