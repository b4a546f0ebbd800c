"""Presses: the right person, the present state, and never silence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import Host
from bot.discord.interactions.custom_ids import Press
from bot.tables import Table
from games.kernel import Action
from renderers.words import LOCALES, Words
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.rendered import Control
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted, posted, started, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def asked_about_a_swap(host: Host, rig: Rig, table: Table, person: Person) -> RenderedMessage:
    """Open a panel that asks which two fighters change places, as a button of an older version does."""
    message, version = posted(rig)[-1], (await host.tables.get(table.id)).known(None)
    message.buttons[0].component["custom_id"] = str(Press("move", table.id, version, None, 0, ("swap",)))
    return (await person.press(message, message.buttons[0].custom_id)).shown


async def the_other(host: Host, table: Table, ann: Person, bo: Person) -> Person:
    """Return the person who waits."""
    return bo if await to_move(host, table, ann, bo) is ann else ann


def first_of(menu: Control) -> list[str]:
    """Return the first options of a menu, as few as it requires."""
    return [option["value"] for option in menu.options][: menu.component.get("min_values") or 1]


def undone(shown: RenderedMessage) -> list[str]:
    """Return the labels of controls that undo."""
    return [button.label for button in shown.buttons if button.custom_id.startswith("undo:")]


async def test_a_press_on_somebody_elses_verb_tells_whose_move_it_is(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person, other = await to_move(host, table, ann, bo), await the_other(host, table, ann, bo)
    answer = await other.press(posted(rig)[-1], "Roll for Beans")
    assert answer.ephemeral
    assert person.name in answer.text
    assert (await host.tables.get(table.id)).version == table.version


async def test_a_spectator_gets_a_polite_answer(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    table = await started(host, rig, ann, bo)
    answer = await cleo.press(posted(rig)[-1], "Your move")
    assert answer.ephemeral
    assert "/board" in answer.text
    assert (await to_move(host, table, ann, bo)).name in answer.text


async def test_a_stale_press_does_nothing_and_shows_the_present_panel(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    message = posted(rig)[-1]
    await person.press(message, "Roll for Beans")
    version = (await host.tables.get(table.id)).version
    again = await person.press(message, "Roll for Beans")
    assert (await host.tables.get(table.id)).version == version
    waits = await to_move(host, table, ann, bo) is not person
    expected = (
        ("Waiting for", "Der Tisch wartet auf") if waits else ("the game had moved on", "Die Partie war schon weiter")
    )
    assert any(words in again.text for words in expected), again.text


async def test_of_ten_presses_at_once_one_counts_and_all_are_answered(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    message = posted(rig)[-1]
    pending = [person.press(message, "Roll for Beans") for _ in range(10)]
    answers = await asyncio.gather(*(one.answer() for one in pending))
    assert all(answer.ephemeral for answer in answers)
    rolls = [r for r in await host.tables.records(table.id) if r.action == Action("roll")]
    assert len(rolls) == 1


# dealt: several attacks are possible; then the swap is a button, not the message's own menu
@pytest.mark.usefixtures("dealt")
async def test_a_panel_is_changed_in_place_by_its_own_presses(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    panel = await asked_about_a_swap(host, rig, table, person)
    back = next(button for button in panel.buttons if button.label in ("Back", "Zurück"))
    assert (await person.press(panel, back.custom_id)).shown.id == panel.id
    assert not any(button.label in ("Back", "Zurück") for button in panel.buttons)


@pytest.mark.usefixtures("dealt")
async def test_the_board_can_be_seen_inside_the_panel(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    panel = await asked_about_a_swap(host, rig, table, person)
    board = next(button for button in panel.buttons if button.custom_id.startswith("board:"))
    seen = (await person.press(panel, board.custom_id)).shown
    assert seen.id == panel.id
    await rig.until(lambda: len(seen.pictures) == 1)
    assert seen.selects, "and choosing goes on"
    menu = seen.selects[0]
    after = await person.select(seen, menu.custom_id, first_of(menu))
    assert not after.shown.pictures, "the old picture does not stay"


async def test_dice_cannot_be_taken_back_without_the_others(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    rolled = await person.press(posted(rig)[-1], "Roll for Beans")
    (undo,) = [button for button in rolled.shown.buttons if button.custom_id.startswith("undo:")]
    assert undo.label in [Words(locale)("host-undo-ask") for locale in LOCALES]
    await person.press(rolled.shown, undo.custom_id)
    assert (await host.tables.get(table.id)).proposal is not None


async def with_beans(host: Host, table: Table, *people: Person) -> Table:
    """The table after each has rolled once and bought nothing, where that was asked."""
    for _ in people:
        person = await to_move(host, table, *people)
        seat = table.seat_of(person.id)
        assert seat is not None
        table = (await host.tables.moves.act(table.id, seat, Action("roll"), user=person.id)).table
        if await to_move(host, table, *people) is person:
            table = (await host.tables.moves.act(table.id, seat, Action("pass"), user=person.id)).table
    return table


@pytest.mark.usefixtures("dealt")
async def test_one_may_take_back_inside_the_own_turn_what_drew_nothing(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await with_beans(host, await started(host, rig, ann, bo), ann, bo)
    person = await to_move(host, table, ann, bo)
    await rig.until(lambda: any(str(table.version) in b.custom_id for b in posted(rig)[-1].buttons))
    panel = await asked_about_a_swap(host, rig, table, person)
    while await to_move(host, table, ann, bo) is person and not undone(panel):
        if panel.selects:
            menu = panel.selects[0]
            panel = (await person.select(panel, menu.custom_id, first_of(menu))).shown
        else:
            button = next(button for button in panel.buttons if button.custom_id.startswith("move:"))
            panel = (await person.press(panel, button.custom_id)).shown
    now = await host.tables.get(table.id)
    assert now.version > table.version
    undo = next(button for button in panel.buttons if button.custom_id.startswith("undo:"))
    answer = await person.press(panel, undo.custom_id)
    after = await host.tables.get(table.id)
    assert after.game is not None and table.game is not None
    assert after.game.view(None) == table.game.view(None)
    assert undone(answer.shown) == []


async def test_a_button_of_an_unknown_kind_is_answered(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await started(host, rig, ann, bo)
    message = posted(rig)[-1]
    message.buttons[0].component["custom_id"] = "dance:crab42:1"
    answer = await ann.press(message, "dance:crab42:1")
    assert "/board" in answer.text


async def test_a_button_of_a_table_that_is_gone_is_answered(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await started(host, rig, ann, bo)
    message = posted(rig)[-1]
    message.buttons[0].component["custom_id"] = str(Press("move", "nowhere", 1))
    assert "nowhere" in (await ann.press(message, "move:nowhere:1::0:")).text


async def test_links_kept_by_the_store_come_back(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    press = Press("move", table.id, table.version, None, 0, ("swap", *(f"x{n}" for n in range(40))))
    short = press.keeping()
    assert short.key is not None
    await host.tables.keep({short.key: press.links})
    message = posted(rig)[-1]
    message.buttons[0].component["custom_id"] = str(short)
    answer = await person.press(message, str(short))
    assert answer.ephemeral, "answered with what is wrong with the links"
    assert (await host.tables.get(table.id)).version == table.version


@pytest.mark.own_host
async def test_nothing_is_taken_on_while_the_host_stops(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    host.responder.admission.closing = True
    answer = await (await to_move(host, table, ann, bo)).press(posted(rig)[-1], "Roll for Beans")
    assert answer.ephemeral
    assert (await host.tables.get(table.id)).version == table.version


async def test_an_unexpected_error_is_answered_with_a_number_and_logged(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures, breaks: Callable[..., None]
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    breaks(host.tables.moves, "act", RuntimeError("the kitchen burns"))
    answer = await person.press(posted(rig)[-1], "Roll for Beans")
    assert answer.ephemeral
    assert "the kitchen burns" not in answer.text
    failures.expected("unexpected")


async def test_buttons_work_after_a_restart(rig: Rig, tmp_path: Path, failures: Failures) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with hosted(rig, tmp_path) as first:
        table = await started(first, rig, ann, bo)
    async with hosted(rig, tmp_path) as second:
        person = await to_move(second, table, ann, bo)
        answer = await person.press(posted(rig)[-1], "Roll for Beans")
        assert answer.ephemeral
        assert (await second.tables.get(table.id)).version > table.version
