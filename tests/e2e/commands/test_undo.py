"""A roll that is undone by consent: the channel, the log and the result say so."""

from __future__ import annotations

import pytest

from bench.pressing import control_presses, forged
from bot.app import Host
from bot.tables import Asker
from games.kernel import Chance
from renderers.words import Words
from sandbox.driver import Person, RenderedMessage, Rig, SandboxAnswer
from tests.e2e.hosts import more, posted, started, to_move
from tests.tables.host import step

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_what_was_drawn_and_taken_back_is_told_in_the_channel_the_log_and_the_result(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    await person.slash(rig.tables, "play", action="roll")
    await person.slash(rig.tables, "table undo")
    await other.press(await rig.message(other, rig.tables, "must agree"), "Agree")
    told = await rig.message(ann, rig.tables, "were undone")
    assert "re-rolled" in told.text
    log = (await ann.slash(rig.tables, "table log")).text
    assert "One move that had drawn or revealed something was undone" in log
    assert f"{person.name} undid moves. One undone move had drawn" in log

    confirm = await person.slash(rig.tables, "table resign")
    await person.press(confirm.shown, confirm.shown.buttons[0].custom_id)
    result = await rig.message(ann, rig.tables, "🏆")
    assert "One move that had drawn or revealed something was undone" in result.text
    shown = (await host.tables.get(table.id)).row.seed
    assert shown is not None and shown.hex() in (await ann.press(await more(rig, ann, result), "Fairness")).text

    await person.slash(rig.tables, "table undo")
    await rig.until(lambda: "must agree" in posted(rig)[-1].text)
    await other.press(posted(rig)[-1], "Agree")
    again = await rig.message(ann, rig.tables, "a new one takes over")
    now = await host.tables.get(table.id)
    assert now.row.seed is not None and now.row.seed != shown and "provably fair" in again.text
    fair = await ann.slash(rig.tables, "table fairness")
    assert now.row.commitment is not None and now.row.commitment in fair.text and now.row.seed.hex() not in fair.text


async def asked_to_undo(host: Host, rig: Rig, ann: Person, bo: Person) -> tuple[Person, Person, RenderedMessage]:
    """Ask to undo a roll; return that person, the other one, and the message that asks."""
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    await person.slash(rig.tables, "play", action="roll")
    await person.slash(rig.tables, "table undo")
    return person, other, await rig.message(other, rig.tables, "must agree")


async def test_who_is_asked_reads_what_would_be_taken_back(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    person, _, asked = await asked_to_undo(host, rig, ann, bo)
    assert f"> {person.name} rolls for Beans" in asked.text
    await person.press(asked, "Decline")
    await rig.message(ann, rig.tables, "withdrew")
    assert f"> {person.name} rolls for Beans" in asked.text


async def closes(rig: Rig, person: Person) -> SandboxAnswer:
    """Ask to close the table."""
    confirm = await person.slash(rig.tables, "table abandon")
    return await person.press(confirm.shown, confirm.shown.buttons[0].custom_id)


async def test_nothing_else_is_asked_while_an_undo_is(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    _, other, asked = await asked_to_undo(host, rig, ann, bo)
    refused = await closes(rig, other)
    assert told(other, "tables-proposal-open", table="**Foodfighters · Ann, Bo**") in refused.text
    await other.press(asked, "Agree")
    await rig.message(ann, rig.tables, "were undone")


async def test_agreeing_to_an_undo_never_closes_the_table(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    person, other, asked = await asked_to_undo(host, rig, ann, bo)
    await closes(rig, person)
    newer, table = await rig.message(other, rig.tables, "close"), table_of(asked)
    pressed = asked.buttons[0].custom_id
    await rig.until(lambda: not asked.buttons)
    late = await forged(rig, other, pressed, on=asked.message)
    assert told(other, "tables-other-proposal", table="**Foodfighters · Ann, Bo**") in late.text and late.ephemeral
    assert (await host.tables.get(table)).status == "running"
    await other.press(newer, "Agree")
    assert (await host.tables.get(table)).status == "abandoned"


@pytest.mark.parametrize("ends", ["declined", "withdrawn", "played on", "another", "closed"])
async def test_what_asked_about_a_proposal_has_no_buttons_once_it_is_over_whoever_ended_it(
    host: Host, rig: Rig, ann: Person, bo: Person, ends: str
) -> None:
    person, other, asked = await asked_to_undo(host, rig, ann, bo)
    table = table_of(asked)
    match ends:
        case "declined" | "withdrawn":
            await host.tables.undo.answer(table, (other if ends == "declined" else person).id, False)
        case "played on":
            await step(host.tables, table, Chance(b"on"))
        case "another":
            await person.slash(rig.tables, "table time", pace="3/day")
        case "closed":
            await host.tables.moderation.close(table, Asker(ann.id, manager=True))
    host.tables.wake_outbox()
    await rig.until(lambda: not asked.buttons)
    assert "must agree" in asked.text

    def newest() -> RenderedMessage:
        return [one for one in posted(rig) if "must agree" in one.text][-1]

    if ends == "another":
        await rig.until(lambda: newest().buttons, hint="for the next proposal")
    assert bool(newest().buttons) is (ends == "another")


async def test_a_proposal_keeps_its_buttons_while_somebody_has_not_answered(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo, cleo, title="foodies")
    await ann.slash(rig.tables, "table time", pace="3/day")
    asked = await rig.message(ann, rig.tables, "must agree")
    await cleo.press(asked, "Agree")
    await ann.slash(rig.tables, "table repost", table=table.id)
    await rig.until(lambda: posted(rig)[-1].id > asked.id)
    assert [button.label for button in asked.buttons] == ["Agree", "Decline"]
    await host.tables.undo.answer(table.id, bo.id, True)
    await rig.until(lambda: not asked.buttons)


def told(person: Person, message: str, **args: str) -> str:
    """Return a sentence in a person's language."""
    return Words(person.user.locale.partition("-")[0])(message, **args)


def table_of(asked: RenderedMessage) -> str:
    """Return the table of a message's buttons."""
    return control_presses(asked)[0][1].table
