"""Four people play Foodies, two of them with standing orders: nobody waits for those, and nobody can see why."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bench.pressing import YOUR_MOVE
from bot.app import Host
from bot.tables import LogEntry, Table
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import posted, the_table
from tests.e2e.playing import gathered, set_orders, starts

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def opened(rig: Rig, host: Host, *people: Person) -> Table:
    """A table that has begun."""
    await starts(rig, people[0], await gathered(rig, "foodies", *people))
    return await the_table(host, rig)


async def to_the_flyers(rig: Rig, host: Host, table: Table, people: list[Person]) -> Table:
    """Let the active seat choose a face after a rolled 0, so that everybody is asked for a flyer."""
    table = await host.tables.get(table.id)
    assert table.game is not None
    (first, *_) = table.game.decisions()
    if first.kind == "face":
        await people[first.seat].slash(rig.tables, "foodies face", face="5")
    return await host.tables.get(table.id)


async def test_nobody_can_see_that_a_seat_has_orders(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in ("Ann", "Bo")]
    table = await to_the_flyers(rig, host, await opened(rig, host, *people), people)
    await rig.until(lambda: "answer in secret" in posted(rig)[-1].text)  # after a 0, once the face was chosen
    told = [message.content for message in posted(rig)]
    status = (await people[0].slash(rig.tables, "table status")).text
    await set_orders(rig, people[1], {"flyer": "never"})
    table = await host.tables.get(table.id)
    assert table.game is not None and table.game.waiting() == (0,), "Bo's order has answered"
    assert [message.content for message in posted(rig)] == told, "nothing is posted"
    assert (await people[0].slash(rig.tables, "table status")).text == status, "Bo is named as before"


async def test_who_answers_twice_reads_what_was_answered_and_that_nobody_else_was_quicker(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in ("Ann", "Bo")]
    await to_the_flyers(rig, host, await opened(rig, host, *people), people)
    panel, called = [(await people[0].press(posted(rig)[-1], YOUR_MOVE)).shown for _ in range(2)]
    keep, elsewhere = (button.custom_id for button in panel.buttons[:2])
    answer = await people[0].press(panel, elsewhere)
    assert "Your answer: **Use a flyer" in answer.text and "Keep my flyer" not in answer.text
    late = await people[0].press(called, keep)
    assert "nothing happened" in late.text and "omebody" not in late.text
    assert "Your answer: **Use a flyer" in late.text


async def at_the_market(rig: Rig, host: Host) -> tuple[Table, Person, RenderedMessage]:
    """Somebody who may buy, and the panel that asks what; the deal is always the same."""
    repository = host.tables.repository
    honest = repository.entropy
    repository.entropy = lambda count: honest(count) if count < 16 else bytes(range(count))
    people = [rig.person(name) for name in ("Ann", "Bo")]
    table = await opened(rig, host, *people)
    for person in people:
        await set_orders(rig, person, {"flyer": "never"})
    table = await to_the_flyers(rig, host, table, people)
    assert table.game is not None
    (seat,) = table.game.waiting()
    panel = (await people[seat].press(posted(rig)[-1], YOUR_MOVE)).shown
    await rig.until(lambda: not panel.thinking)
    return table, people[seat], panel


async def test_a_stall_with_its_space_is_bought_by_one_press_below_the_board(host: Host, rig: Rig) -> None:
    table, person, panel = await at_the_market(rig, host)
    await rig.until(lambda: [len(menu.options) for menu in posted(rig)[-1].selects] == [len(panel.selects[0].options)])
    message = posted(rig)[-1]
    (menu,) = message.selects
    stall, space = menu.options[0]["value"], menu.options[-1]["value"]
    answer = await person.select(message, menu.custom_id, [stall, space])
    assert not answer.failed
    assert bought(await host.tables.records(table.id)) == [("buy", stall.split("#")[0], space.split("#")[0])]


async def test_two_stalls_are_not_bought_and_the_space_of_the_first_is_asked_for(host: Host, rig: Rig) -> None:
    table, person, panel = await at_the_market(rig, host)
    (menu,) = panel.selects
    first, second = (option["value"] for option in menu.options[:2])
    answer = await person.select(panel, menu.custom_id, [first, second])
    await rig.until(lambda: answer.message is not None and not answer.shown.thinking)
    assert bought(await host.tables.records(table.id)) == []
    assert menu.options[1]["label"] in answer.text
    (left,) = answer.shown.selects
    assert left.options[0]["value"].isdecimal(), "a space for the first one"


async def test_of_picks_in_two_menus_at_once_one_counts_and_both_are_answered(host: Host, rig: Rig) -> None:
    table, person, panel = await at_the_market(rig, host)
    await rig.until(lambda: [len(menu.options) for menu in posted(rig)[-1].selects] == [len(panel.selects[0].options)])
    places = [(posted(rig)[-1], "1#1"), (panel, "2#1")]
    menus = [(message, message.selects[0], space) for message, space in places]
    picks = [person.select(shown, menu.custom_id, [menu.options[0]["value"], space]) for shown, menu, space in menus]
    answers = [await pending for pending in picks]
    assert all(answer.ephemeral and not answer.failed for answer in answers), "whoever comes late sees what stands now"
    ((_, _, space),) = bought(await host.tables.records(table.id))
    assert space in ("1", "2")


def bought(records: Sequence[LogEntry]) -> list[tuple[str, ...]]:
    """Return the purchases, as actions."""
    return [record.action.links for record in records if record.action is not None and record.action.verb == "buy"]
