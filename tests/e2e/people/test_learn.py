"""Guided first games: alone, by buttons, wrong presses cost nothing, left and continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.pressing import about
from bot.app import Host
from bot.lessons.commands import LessonRows
from sandbox.driver import Control, Person, RenderedMessage, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import a_table, hosted, posted

pytestmark = pytest.mark.e2e

ON = "Next ▶"


def way(shown: RenderedMessage, do: str) -> list[Control]:
    """Return the navigation buttons with some action."""
    return [button for button in shown.buttons if button.custom_id.startswith(f"learn:{do}:")]


def stage(shown: RenderedMessage) -> int:
    """Return the shown stage."""
    return int(way(shown, "text")[0].custom_id.rpartition(":")[2])


async def pressed(rig: Rig, person: Person, shown: RenderedMessage, custom_id: str) -> RenderedMessage:
    """Press a button, and wait until the message says something else: drawing may take a while."""
    before = shown.text
    answer = await person.press(shown, custom_id)
    await rig.until(lambda: answer.text not in ("", before))
    return answer.shown


async def at(host: Host, rig: Rig, person: Person, title: str, lesson: str, stage: int) -> RenderedMessage:
    """Open a stage of a lesson, as it is continued."""
    await host.tables.store.part(LessonRows).reached(
        person.id, title, lesson, stage, now=host.tables.repository.clock()
    )
    answer = await person.slash(rig.tables, "learn", title=title)
    await rig.until(lambda: bool(answer.shown.pictures))
    return answer.shown


async def through(rig: Rig, person: Person, shown: RenderedMessage) -> list[str]:
    """Yield the text of every stage from one on, by *Show me* and *Next*."""
    seen = [shown.text]
    while on := [*way(shown, "show"), *(one for one in way(shown, "go") if one.label == ON)]:
        shown = await pressed(rig, person, shown, on[0].custom_id)
        assert shown.ephemeral and shown.pictures[0].description
        seen.append(shown.text)
    return seen


async def test_a_lesson_is_gone_through_to_its_end(host: Host, rig: Rig, ann: Person) -> None:
    """The last scenes of a lesson: to its end, and to the following lesson."""
    shown = await at(host, rig, ann, "food_chain_magnate", "company", 14)
    seen = await through(rig, ann, shown)
    assert len(seen) == 5 and "Lesson finished" in seen[-1]
    assert any(label.startswith("Next: 2 ·") for label in shown.labels), shown.labels
    listed = await ann.slash(rig.tables, "learn", title="food_chain_magnate")
    assert "Finished: 1 of" in listed.text
    (menu,) = [menu for menu in listed.shown.selects if menu.custom_id == "learn:lesson"]
    begun = await ann.select(listed.shown, "learn:lesson", [menu.options[1]["value"]])
    await rig.until(lambda: "scene 1 of" in begun.text)


async def test_a_wrong_press_is_answered_kindly_and_costs_nothing(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    for person, said in ((ann, "Nothing happened; try"), (bo, "Es ist nichts passiert; versuch")):
        shown = await at(host, rig, person, "foodfighters", "first", 6)
        (wrong,) = [one for one in shown.buttons if one.custom_id.endswith(":roll")]
        shown = await pressed(rig, person, shown, wrong.custom_id)
        assert said in shown.text and stage(shown) == 6
    gap = await at(host, rig, ann, "foodfighters", "first", 2)
    (other,) = [one for one in gap.buttons if one.custom_id.endswith("B0")]
    assert "send **B2 to F1**" in (await pressed(rig, ann, gap, other.custom_id)).text


async def test_lobby_and_first_board_lead_to_the_lesson(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await a_table(host, rig, ann, bo, title="foodfighters")
    lobby = await ann.slash(rig.tables, "table new", title="foodfighters")
    assert "Learn it" in lobby.shown.labels
    await host.tables.lobby.start(table.id, ann.id)
    await rig.until(lambda: any(about(message, table.id) for message in posted(rig)))
    answer = await bo.press(posted(rig)[-1], "Learn it")
    assert answer.ephemeral and "Szene 1 von" in answer.text
    assert not [shown for shown in posted(rig) if "Szene" in shown.text], "nobody else sees it"


async def test_a_lesson_is_kept_in_one_row_that_privacy_hands_out_and_deletes(
    host: Host, rig: Rig, ann: Person
) -> None:
    shown = await at(host, rig, ann, "foodfighters", "first", 0)
    await ann.press(shown, way(shown, "text")[0].custom_id)
    (row,) = (await host.tables.people.personal_data(ann.id))["lessons"]
    assert (row["title"], row["step"]) == ("foodfighters", 0)
    menu = await pressed(rig, ann, shown, way(shown, "list")[0].custom_id)
    other = await ann.select(menu, "learn:title", ["food_truck_city"])
    assert "Food Truck City" in other.text
    rules = await ann.press(other.shown, "How to play")
    assert "mistakes" in rules.text and "Food Truck City" in rules.text
    await host.tables.people.forget(ann.id)
    assert (await host.tables.people.personal_data(ann.id))["lessons"] == []


async def test_a_lesson_is_left_and_taken_up_again_also_after_a_restart(
    rig: Rig, ann: Person, tmp_path: Path, failures: Failures
) -> None:
    async with hosted(rig, tmp_path) as host:
        shown = await at(host, rig, ann, "foodfighters", "first", 4)
        shown = await pressed(rig, ann, shown, way(shown, "go")[0].custom_id)
        assert stage(shown) == 6
    async with hosted(rig, tmp_path):
        again = await ann.slash(rig.tables, "learn")
        assert "You were here" in again.text
        on = await pressed(rig, ann, again.shown, way(again.shown, "go")[0].custom_id)
        assert stage(on) == 6
        old = await pressed(rig, ann, shown, way(shown, "show")[0].custom_id)
        assert stage(old) == 7, "the message from before goes on where it was"
