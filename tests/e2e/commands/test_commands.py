"""Every slash command, used by people: in channel, thread and direct message, with wrong inputs, in German."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app import Host
from bot.tables import Asker, Table
from games.kernel import Action, Order
from sandbox.driver import Person, Rig, SandboxAnswer
from sandbox.model.entities import Channel
from tests.e2e.conftest import Failures
from tests.e2e.hosts import a_table, called, posted, started, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

TITLE = {"title": "foodfighters"}


async def names(person: Person, channel: Channel, path: str, option: str, text: str = "", **other: Any) -> list[str]:
    """Return the labels of the suggestions for an option."""
    return [one["name"] for one in await person.complete(channel, path, option, text, other)]


async def values(person: Person, channel: Channel, path: str, option: str, text: str = "", **other: Any) -> list[str]:
    """Return the values of the suggestions for an option."""
    return [one["value"] for one in await person.complete(channel, path, option, text, other)]


async def acting(host: Host, table: Table, *people: Person) -> Person:
    """Play to the first complete decision; return the player to act."""
    person = await to_move(host, table, *people)
    game = (await host.tables.get(table.id)).running_game()
    assert [decision.kind for decision in game.decisions()] == ["action"]
    return person


async def opened(host: Host, rig: Rig, person: Person) -> Table:
    """A table just opened by a person in #tables."""
    await person.slash(rig.tables, "table new", TITLE)
    (row,) = await host.tables.find(user=person.id)
    return await host.tables.get(row.id)


# Opening, joining, starting


async def test_a_table_from_new_to_start(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    answer = await ann.slash(rig.tables, "table new", TITLE, seats=2, options="team=meats,veggies")
    assert not answer.ephemeral
    assert "**Foodfighters**" in answer.text
    assert "Team: Meats, Veggies" in answer.text
    joined = await bo.slash(rig.tables, "table join")
    assert "Bo joined" in joined.text, "the channel speaks the server's language"
    await ann.slash(rig.tables, "table start")
    await rig.until(lambda: any("have fun!" in shown.text for shown in posted(rig)))
    (row,) = await host.tables.find(user=bo.id)
    assert row.status == "running"


async def test_every_problem_of_the_options_is_told_and_no_table_opened(host: Host, rig: Rig, ann: Person) -> None:
    answer = await ann.slash(rig.tables, "table new", TITLE, options="team=pizza,meats colour=red")
    assert answer.ephemeral
    assert "pizza" in answer.text and "colour" in answer.text
    answer = await ann.slash(rig.tables, "table new", TITLE, options="meats")
    assert "is not an option" in answer.text
    assert await host.tables.find(user=ann.id) == []


async def test_nobody_starts_alone_and_only_the_owner_starts(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await opened(host, rig, ann)
    assert (await ann.slash(rig.tables, "table start")).ephemeral
    await bo.slash(rig.tables, "table join", table=table.id)
    refused = await bo.slash(rig.tables, "table start")
    assert refused.ephemeral
    assert (await host.tables.get(table.id)).status == "open"


async def test_inviting_writes_to_the_guest(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await ann.slash(rig.tables, "table new", TITLE)
    answer = await ann.slash(rig.tables, "table invite", person=bo)
    assert "Bo" in answer.text
    await rig.until(lambda: rig.dms(bo))
    refused = await ann.slash(rig.tables, "table invite", person=rig.application.bot)
    assert "can’t invite Discord bots" in refused.text


async def test_an_automated_player_takes_a_seat(host: Host, rig: Rig, ann: Person) -> None:
    await ann.slash(rig.tables, "table new", TITLE)
    answer = await ann.slash(rig.tables, "table add-player", kind="random")
    assert "makes random moves" in answer.text
    full = await ann.slash(rig.tables, "table add-player", kind="normal")
    assert full.ephemeral


async def test_leaving_gives_the_seat_back(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await a_table(host, rig, ann, bo)
    assert "left." in (await bo.slash(rig.tables, "table leave")).text
    assert called(await host.tables.get(table.id)) in (await bo.slash(rig.tables, "table leave")).text, (
        "no seat at that table any more"
    )


# Moves


async def test_an_unfinished_move_goes_on_by_buttons(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await acting(host, table, ann, bo)
    before = (await host.tables.get(table.id)).version
    answer = await person.slash(rig.tables, "play", action="swap F0")
    assert answer.shown.selects or answer.shown.buttons
    assert (await host.tables.get(table.id)).version == before
    plain = await person.slash(rig.tables, "play")
    assert plain.shown.labels


async def test_the_commands_of_a_title_take_typed_and_suggested_arguments(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person = await acting(host, table, ann, bo)
    fighters = await values(person, rig.tables, "foodfighters swap", "fighter")
    assert "F0" in fighters
    others = await values(person, rig.tables, "foodfighters swap", "other", "", fighter="f0")
    assert "F0" not in others and "B2" in others
    unordered = await values(person, rig.tables, "foodfighters swap", "other", "b")
    assert {"B0", "B1", "B2"} <= set(unordered)
    before = (await host.tables.get(table.id)).version
    await person.slash(rig.tables, "foodfighters swap", fighter="f0", other="b2")
    assert (await host.tables.get(table.id)).version > before


async def test_what_a_rule_forbids_is_explained_with_what_is_possible(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, bo, ann)
    person = await acting(host, table, bo, ann)
    before = (await host.tables.get(table.id)).version
    answer = await person.slash(rig.tables, "foodfighters swap", fighter="F0", other="F0")
    assert answer.ephemeral
    assert "F0" in answer.text and ("twice" in answer.text or "schon gewählt" in answer.text), answer.text
    assert answer.shown.labels, "the panel offers what is possible"
    passed = await person.slash(rig.tables, "play", action="pass")
    assert passed.ephemeral and passed.shown.labels
    many = await person.slash(rig.tables, "play", action="roll F0")
    assert "F0" in many.text
    assert (await host.tables.get(table.id)).version == before


async def test_spectators_cannot_play(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    table = await started(host, rig, ann, bo)
    assert "not playing" in (await cleo.slash(rig.tables, "play", action="roll")).text
    assert "not playing" in (await cleo.slash(rig.tables, "play", action="roll", table=table.id)).text
    assert await names(cleo, rig.tables, "play", "action", "ro") == []


# Several tables, direct messages


async def test_a_move_waits_for_the_choice_of_the_table(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    tables = [await started(host, rig, ann, bo) for _ in range(3)]
    movers = [await to_move(host, table, ann, bo) for table in tables]
    person = max((ann, bo), key=movers.count)
    mine = {table.id for table, mover in zip(tables, movers, strict=True) if mover is person}
    asked = await person.slash(rig.tables, "play", action="swap F0 B2")
    long = await person.slash(rig.tables, "play", action="swap " + "F0 " * 60)
    called = "table" if person is ann else "tisch"
    assert min(mine) in long.text and f"`{called}`" in long.text, "too long for a menu"
    (menu,) = asked.shown.selects
    assert {option["value"] for option in menu.options} == mine, "only where somebody is waited for"
    target = min(mine)
    before = (await host.tables.get(target)).version
    answer = await person.select(asked.shown, menu.custom_id, [target])
    assert answer.ephemeral
    assert (await host.tables.get(target)).version > before


# Looking


async def test_the_board_as_picture_and_as_text(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    await started(host, rig, ann, bo)
    answer = await cleo.slash(rig.tables, "board")
    assert answer.ephemeral
    (picture,) = answer.shown.pictures
    assert picture.description
    text = await cleo.slash(rig.tables, "board", text=True)
    assert "Ann" in text.text and "F0" in text.text
    german = await bo.slash(rig.tables, "board", text=True)
    assert german.text != text.text
    assert "board" in await values(ann, rig.tables, "board", "page")
    assert "no picture" in (await ann.slash(rig.tables, "board", page="attic")).text


async def test_the_hand_is_ones_own(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    await started(host, rig, ann, bo)
    assert (await ann.slash(rig.tables, "hand")).shown.pictures
    assert "Ann" in (await ann.slash(rig.tables, "hand", text=True)).text
    assert "not playing" in (await cleo.slash(rig.tables, "hand")).text


async def test_the_rules_by_topic(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    overview = await ann.slash(rig.tables, "rules")
    assert "attack" in overview.text
    assert "knocked out" in (await ann.slash(rig.tables, "rules", topic="attack")).text
    notation = await ann.slash(rig.tables, "rules", topic="notation", title="foodfighters")
    assert "/play" in notation.text and "swap F0 B2" in notation.text
    assert "attack" in await values(ann, rig.tables, "rules", "topic", "att")
    assert "Angreifen" in " ".join(await names(bo, rig.tables, "rules", "topic", "attack"))
    assert "no topic" in (await ann.slash(rig.tables, "rules", topic="zzzz")).text


async def test_standing_orders_are_listed_suggested_set_and_taken_back(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    assert "ask me" in (await ann.slash(rig.tables, "orders")).text
    assert "buy" in await values(ann, rig.tables, "orders", "decision", "buyi")
    assert await values(ann, rig.tables, "orders", "answer", "", decision="buy") == ["ask", "never"]
    answer = await ann.slash(rig.tables, "orders", decision="buy", answer="never")
    assert "Saved: " in answer.text or answer.shown.labels
    seat = table.seat_of(ann.id)
    assert seat is not None
    assert (await host.tables.get(table.id)).orders[seat]["buy"] == Order("buy", "never")
    assert "not a possible answer" in (await ann.slash(rig.tables, "orders", decision="buy", answer="whenever")).text
    assert "There is no question" in (await ann.slash(rig.tables, "orders", decision="sleep", answer="never")).text
    await ann.slash(rig.tables, "orders", decision="buy", answer="ask")
    given = (await host.tables.get(table.id)).orders.get(seat, {})
    assert given.get("buy", Order("buy", "ask")).policy == "ask"


# The course of a table


async def test_the_status_names_who_is_to_move_and_a_list_its_tables(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person = await acting(host, table, ann, bo)
    status = await cleo.slash(rig.tables, "table status")
    assert f"**{person.name}** ← to move" in status.text
    assert table.id in (await ann.slash(ann.dm, "table list")).text
    assert table.id in (await cleo.slash(rig.tables, "table list", where="here")).text
    assert table.id in (await cleo.slash(rig.tables, "table list", where="server")).text
    assert "have no tables" in (await cleo.slash(rig.tables, "table list")).text
    assert "this server" in (await cleo.slash(cleo.dm, "table list", where="server")).text


async def test_undo_and_redo_of_ones_own_move(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await acting(host, table, ann, bo)
    nothing = await person.slash(rig.tables, "table undo")
    assert nothing.ephemeral and (await host.tables.records(table.id))[-1].kind != "undo"
    await free_swap(host, rig, table, person)
    undone = await person.slash(rig.tables, "table undo")
    assert undone.shown.labels, "the panel goes on from there"
    assert (await host.tables.records(table.id))[-1].kind == "undo"
    await person.slash(rig.tables, "table redo")
    assert (await host.tables.records(table.id))[-1].kind == "redo"


async def free_swap(host: Host, rig: Rig, table: Table, person: Person) -> None:
    """A swap after which the person's turn continues: there is something to buy."""
    seat = table.seat_of(person.id)
    assert seat is not None
    for version in range(1, 40):
        now = await host.tables.get(table.id)
        mover = now.users[now.running_game().waiting()[0]]
        assert mover is not None
        await host.tables.moves.act(table.id, now.running_game().waiting()[0], swap_or_pass(now), user=mover)
        after = await host.tables.get(table.id)
        last = (await host.tables.records(table.id, after.version))[-1]
        if last.seat == seat and last.turn == after.running_game().title.turn(after.running_game().state):
            assert version
            return
    raise AssertionError("nobody ever had Beans to spend")


def swap_or_pass(table: Table) -> Action:
    """Make moves without consequences: swap, and buy nothing."""
    kind = table.running_game().decisions()[0].kind
    return Action("swap", ("F0", "B2")) if kind == "action" else Action("pass")


@pytest.mark.parametrize(("title", "back"), [("foodfighters", "if everyone else agrees"), ("foodies", "can’t undo")])
async def test_who_would_resign_is_told_whether_that_can_be_taken_back(
    host: Host, rig: Rig, ann: Person, bo: Person, title: str, back: str
) -> None:
    table = await started(host, rig, ann, bo, title=title)
    asked = await ann.slash(rig.tables, "table resign")
    assert (await host.tables.get(table.id)).status == "running"
    assert back in asked.text and ("takes your seat" in asked.text) is (title == "foodies")
    await ann.press(asked.shown, "Yes, resign")
    assert (await host.tables.get(table.id)).status == ("finished" if title == "foodfighters" else "running")
    taken_back = await ann.slash(rig.tables, "table undo", table=table.id)
    assert ("I asked them" in taken_back.text) is (title == "foodfighters")


async def test_an_open_table_is_closed_by_its_owner(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await a_table(host, rig, ann, bo)
    asked = await ann.slash(rig.tables, "table abandon", table=table.id)
    await ann.press(asked.shown, "Yes, close it")
    assert (await host.tables.get(table.id)).status == "abandoned"


async def test_the_export_is_a_file_without_the_seed_until_the_end(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    running = await ann.slash(rig.tables, "table export")
    assert exported(running)["seed"] is None
    await host.tables.moves.resign(table.id, ann.id)
    finished = await ann.slash(rig.tables, "table export", table=table.id)
    assert exported(finished)["seed"]


def exported(answer: SandboxAnswer) -> dict[str, Any]:
    """Return the file of an answer, decoded."""
    (attachment,) = answer.shown.message.attachments
    found: dict[str, Any] = json.loads(attachment.content)
    return found


# Errors


async def test_an_unknown_table_and_a_failure_are_answered(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(host, rig, ann, bo)
    unknown = await ann.slash(rig.tables, "board", table="zzzzz")
    assert unknown.ephemeral and "zzzzz" in unknown.text

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("broken on purpose")

    with monkeypatch.context() as patch:
        patch.setattr(host.tables, "find", broken)
        answer = await ann.slash(rig.tables, "board")
        assert answer.ephemeral and answer.text
        assert await values(ann, rig.tables, "board", "table") == []
    failures.expected("autocomplete failed")


async def test_why_no_table_fits_is_told_of_the_nearest_one(host: Host, rig: Rig, ann: Person, cleo: Person) -> None:
    assert "/table new" in (await ann.slash(rig.tables, "play", action="roll")).text
    assert "/table new" in (await ann.slash(rig.tables, "table join")).text
    table = await opened(host, rig, ann)
    assert f"{called(table)}** has not started" in (await ann.slash(rig.tables, "play", action="roll")).text
    assert "already" in (await ann.slash(rig.tables, "table join")).text
    assert "not playing" in (await cleo.slash(rig.tables, "table leave")).text


async def test_a_table_that_was_closed_before_its_start_has_nothing_to_export(
    host: Host, rig: Rig, ann: Person
) -> None:
    await ann.slash(rig.tables, "table new", TITLE)
    (row,) = await host.tables.find(user=ann.id)
    await host.tables.moderation.close(row.id, Asker(ann.id))
    told = await ann.slash(rig.tables, "table export", table=row.id)
    assert told.ephemeral and "went wrong" not in told.text and "Foodfighters · Ann" in told.text


async def test_tables_of_other_servers_stay_unknown(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    stranger = rig.person("Eve", member=False)
    answer = await stranger.slash(stranger.dm, "board", table=table.id)
    assert not answer.shown.pictures
    assert table.id in answer.text, "as if there were none"
