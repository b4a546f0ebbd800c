"""*Try it out* in Discord: from the private panel to moves that are played, and back to the panel."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import Table
from sandbox.driver import Person, Rig, SandboxAnswer
from tests.e2e.hosts import delivered, posted
from tests.web.pages import a_game

pytestmark = pytest.mark.usefixtures("sketched")
BANNER = "nothing is played"


def mover(table: Table, *people: Person) -> tuple[Person, Person]:
    """Who is asked, and the other one."""
    seat = table.played_game().waiting()[0]
    return people[seat], people[1 - seat]


async def panel(host: Host, rig: Rig, person: Person) -> SandboxAnswer:
    """A person's private panel."""
    await delivered(host)
    await rig.until(lambda: posted(rig))  # a message that is tried again is not due yet
    return await person.press(posted(rig)[-1], "Your move")


async def moved(person: Person, answer: SandboxAnswer) -> SandboxAnswer:
    """Press what makes a move on a trial's panel: its first menu, or button."""
    for _ in range(6):
        before = answer.text
        selects = [one for one in answer.shown.selects if ":?" in one.custom_id]
        buttons = [one for one in answer.shown.buttons if ":?" in one.custom_id and one.label != "Back"]
        if buttons:
            answer = await person.press(answer.shown, buttons[-1].custom_id)
        else:
            answer = await person.select(answer.shown, selects[0].custom_id, selects[0].options[0]["value"])
        assert not answer.failed and BANNER in answer.text
        if "Take back" in answer.shown.labels and answer.text != before:
            return answer
    raise AssertionError(answer.text)


async def test_moves_are_tried_and_then_played(host: Host, rig: Rig, ann: Person, cleo: Person) -> None:
    table = await a_game(host, rig, ann, cleo)
    person, _ = mover(table, ann, cleo)
    shown = await panel(host, rig, person)
    tried = await person.press(shown.shown, "Try it out")
    assert tried.ephemeral and BANNER in tried.text and "Play these" not in tried.shown.labels
    tried = await moved(person, tried)
    assert (await host.tables.get(table.id)).version == table.version
    played = await person.press(tried.shown, "Play these")
    assert "Played:" in played.text and BANNER not in played.text
    assert (await host.tables.get(table.id)).version > table.version


async def test_a_move_is_taken_back_and_the_trial_stopped(host: Host, rig: Rig, ann: Person, cleo: Person) -> None:
    table = await a_game(host, rig, ann, cleo)
    person, _ = mover(table, ann, cleo)
    shown = (await panel(host, rig, person)).shown
    tried = await moved(person, await person.press(shown, "Try it out"))
    twice = await person.press(shown, "Try it out")
    tried = await person.press(tried.shown, "Take back")
    assert "Take back" not in tried.shown.labels
    assert "out of date" in (await person.press(twice.shown, "Take back")).text
    stopped = await person.press(tried.shown, "Stop")
    assert "Nothing was played" in stopped.text and "Try it out" in stopped.shown.labels
    assert (await host.tables.get(table.id)).version == table.version


async def test_who_waits_moves_for_the_others_and_keeps_own_moves_for_the_next_turn(
    host: Host, rig: Rig, ann: Person, cleo: Person
) -> None:
    table = await a_game(host, rig, ann, cleo)
    person, other = mover(table, ann, cleo)
    tried = await other.press((await panel(host, rig, other)).shown, "Try it out")
    assert f"for {person.name}" in tried.text.replace("**", "")
    while "Keep for my next turn" not in tried.shown.labels:
        tried = await moved(other, tried)
    kept = await other.press(tried.shown, "Keep for my next turn")
    assert "Nobody else can see it" in kept.text
    assert (await host.tables.get(table.id)).plans
    tried = await other.press((await panel(host, rig, other)).shown, "Try it out")
    assert "Kept for your next turn" in tried.text
    tried = await other.press(tried.shown, "Forget kept moves")
    assert "Forgotten" in tried.text and not (await host.tables.get(table.id)).plans
