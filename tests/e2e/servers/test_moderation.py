"""Problems of a table and the tools against them, as people see them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bench.pressing import YOUR_MOVE
from bot.app import Host
from bot.tables.ai import AiPool
from games.kernel import Chance, random_action
from games.kernel.registry import title
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import manager, posted, started, to_move
from tests.tables.test_suspension import SECRET, broken

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_rules_that_fail_suspend_the_table_which_its_owner_resumes(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, ann, bo)
    mover = await to_move(host, table, ann, bo)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(title("foodfighters")), "perform", broken)
        panel = await mover.press(posted(rig)[-1], YOUR_MOVE)
        while "suspended" not in panel.text and "angehalten" not in panel.text:
            control = next(one for one in [*panel.shown.selects, *panel.shown.buttons])
            panel = await (
                mover.select(panel.shown, control.custom_id, [o["value"] for o in control.options[: control.fewest]])
                if control.options
                else mover.press(panel.shown, control.custom_id)
            )
    failures.expected("is suspended")
    await rig.until(lambda: "The table is suspended as it was before the move" in posted(rig)[-1].text)
    status = await ann.slash(rig.tables, "table status")
    assert status.ephemeral and "Suspended" in status.text and "/table resume" in status.text
    assert SECRET not in status.text + panel.text + posted(rig)[-1].text
    refused = await bo.slash(rig.tables, "table resume")
    assert "Das kann nur" in refused.text, "Bo plays, but neither owns the table nor manages the server"
    assert "is running again" in (await ann.slash(rig.tables, "table resume")).text
    await rig.until(lambda: "is running again" in posted(rig)[-1].text)
    assert (await host.tables.get(table.id)).status == "running"


async def test_a_manager_closes_a_running_table_and_a_player_does_not(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    for person, refusal in ((ann, "/table abandon"), (bo, "/table abandon")):
        asked = await person.slash(rig.tables, "table close")
        assert refusal in (await person.press(asked.shown, "@" + table.id + "/close-now")).text
    mia = manager(rig)
    asked = await mia.slash(rig.tables, "table close")
    assert "is closed" in (await mia.press(asked.shown, "Yes, close for good")).text
    await rig.until(lambda: any("closed before the end" in one.text for one in posted(rig)))
    assert (await host.tables.get(table.id)).status == "abandoned"


async def test_a_board_is_posted_again_and_the_table_moves_with_its_owner(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    elsewhere = rig.channel("elsewhere")
    answer = await ann.slash(elsewhere, "table repost", table=table.id)
    assert f"<#{elsewhere.id}>" in answer.text
    await rig.until(lambda: any(shown.pictures for shown in rig.sees(bo, elsewhere)))
    mover = await to_move(host, table, ann, bo)
    assert (await mover.press(rig.sees(mover, elsewhere)[-1], YOUR_MOVE)).ephemeral


async def test_a_seat_is_given_away_by_command(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    dan, mia = rig.person("Dan"), manager(rig)
    early = await ann.slash(rig.tables, "table replace", seat=2, person=dan)
    assert "48 hours" in early.text
    answer = await mia.slash(rig.tables, "table replace", seat=2, person=dan)
    assert "Dan now plays seat 2" in answer.text
    await rig.until(lambda: "Dan replaces Bo" in posted(rig)[-1].text)
    assert (await host.tables.get(table.id)).users == (ann.id, dan.id)


async def test_an_automated_player_that_fails_is_skipped_by_the_owner(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures,
    breaks: Callable[..., None], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    breaks(AiPool, "think", RuntimeError(f"no thought about {SECRET}"))
    answer = await ann.slash(rig.tables, "table new", title="foodfighters")
    await ann.select(answer.shown, "Add a bot…", ["+easy"])
    await ann.press(answer.shown, "Start")
    (row,) = await host.tables.find(channel=rig.tables.id)
    await to_play_on(host, row.id)
    async with asyncio.timeout(30):
        while not await host.tables.moderation.obstacles(row.id):  # noqa: ASYNC110  # the database says when
            await asyncio.sleep(0.01)
    failures.expected("a bot")
    status = await ann.slash(rig.tables, "table status")
    assert "/table skip" in status.text and SECRET not in status.text
    monkeypatch.undo()
    version = (await host.tables.get(row.id)).version
    assert "random move" in (await ann.slash(rig.tables, "table skip")).text
    assert (await host.tables.get(row.id)).version > version


async def to_play_on(host: Host, table_id: str) -> None:
    """Play until a bot is to move."""
    chance = Chance(b"play on")
    while True:
        table = await host.tables.get(table_id)
        assert table.game is not None
        seat = table.game.waiting()[0]
        if not table.seats[seat].human:
            return
        action = random_action(table.title, table.game.copy().state, seat, chance)
        await host.tables.moves.act(table_id, seat, action, user=table.users[seat])
