"""First steps: the home, a welcome, a game against a bot at once, and menus of messages and people."""

from __future__ import annotations

from random import Random

import pytest

from bench.figures import first_move
from bench.pressing import offered
from bot.app import Host
from bot.lessons.commands import LessonRows
from bot.tables.rights import Asker
from bot.tables.setup import SetupChange
from games.kernel import Chance
from sandbox.driver import Person, Rig
from sandbox.model.permissions import P
from tests.e2e.hosts import a_table, more, posted, started, to_move
from tests.tables.host import step

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

HOME = ["Play", "Learn", "My games", "Find a table", "Settings", "All commands"]


async def test_a_newcomer_moves_against_a_bot_within_six_presses_of_joining_a_server(host: Host, rig: Rig) -> None:
    presses = await first_move.presses(host, rig, rig.person("Newcomer"), "foodfighters", Random(1))
    assert presses <= first_move.BAR


async def test_a_server_is_welcomed_once_and_not_where_the_host_may_not_write(
    host: Host, rig: Rig, ann: Person
) -> None:
    guild = rig.world.add_guild("Elsewhere", ann.user)
    shut, open_to_all = rig.world.add_channel(guild, "shut"), rig.world.add_channel(guild, "open")
    rig.world.overwrite(shut, guild.roles[guild.id], deny=int(P.SEND_MESSAGES))
    rig.world.join(guild, rig.application.bot)
    welcome = await rig.message(ann, open_to_all, "Foodfighters")
    assert welcome.labels == HOME
    rig.world.join(guild, rig.application.bot)
    answer = await ann.press(welcome, "All commands")
    assert answer.ephemeral and "`/board`" in answer.text and "`/foodies" not in answer.text
    assert len(rig.sees(ann, open_to_all)) == 2 and rig.sees(ann, shut) == []


async def test_the_home_opens_everything_in_direct_messages_too(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    for place in (rig.tables, ann.dm):
        home = await ann.slash(place, "help")
        assert home.shown.labels == HOME and home.text.startswith("**Board games")
    says = {"Play": "Which game?", "Learn": "scene 1", "My games": "no tables", "Settings": "Your settings"}
    for label, text in says.items():
        assert text in (await ann.press(home.shown, label)).text, label
        home = await ann.slash(ann.dm, "help")
    assert "in one of its channels" in (await ann.press(home.shown, "Find a table")).text
    german = await bo.slash(rig.tables, "help")
    assert german.shown.labels[0] == "Spielen"


async def test_the_table_of_a_channel_comes_before_the_home(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await started(host, rig, ann, bo)
    helped = await ann.slash(rig.tables, "help")
    assert helped.text.startswith("**Foodfighters · Ann, Bo**")
    home = await ann.press(helped.shown, "Home")
    assert home.shown.labels == HOME
    assert (await ann.slash(ann.dm, "help")).shown.labels == HOME


async def test_a_table_for_people_is_opened_from_the_home(host: Host, rig: Rig, ann: Person) -> None:
    home = await ann.slash(rig.tables, "help")
    asked = await ann.press(home.shown, "Play")
    against = await ann.select(asked.shown, "play:title", ["foodies"])
    assert "players" in against.text
    lobby = await ann.press(against.shown, "With others")
    assert not lobby.ephemeral and "Join" in lobby.shown.labels and "Learn it" in lobby.shown.labels


async def test_a_finished_lesson_leads_to_a_game_against_an_easy_bot(
    host: Host, rig: Rig, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # a lesson lights parts of a true picture
    await host.tables.store.part(LessonRows).reached(
        ann.id, "foodfighters", "first", 0, now=host.tables.repository.clock()
    )
    shown = (await ann.slash(rig.tables, "learn", title="foodfighters")).shown
    for _ in range(40):
        if "Play this against an Easy bot" in shown.labels:
            break
        before = shown.text
        answer = await ann.press(shown, "Show me" if "Show me" in shown.labels else "Next ▶")
        await rig.until(lambda: answer.text not in ("", before))  # noqa: B023
        shown = answer.shown
    begun = await ann.press(shown, "Play this against an Easy bot")
    assert "Easy bot 1" in begun.text
    (row,) = await host.tables.find(user=ann.id)
    assert row.status == "running"


async def test_a_message_of_a_table_shows_the_board_as_it_was(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    first = posted(rig)[0]
    person = await to_move(host, table, ann, bo)
    await person.slash(rig.tables, "play", action="roll")
    shown = await ann.menu(first, "Show the board from here")
    assert shown.ephemeral and "step 1 of" in shown.text.casefold()
    refused = await ann.menu(bo.say(rig.tables, "hello"), "Show the board from here")
    assert "shows no board" in refused.text


async def test_a_person_is_invited_from_their_menu(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    assert "No table here fits" in (await ann.menu(bo, "Invite to my table")).text
    await ann.slash(rig.tables, "table new", title="foodfighters")
    assert "Invitation sent to Bo" in (await ann.menu(bo, "Invite to my table")).text
    await rig.message(bo, bo.dm, "Foodfighters")


async def test_hints_are_allowed_later_by_all_and_played_from_the_answer(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    refused = await person.slash(rig.tables, "hint")
    ask = next(label for label in refused.shown.labels if label in ("Ask to allow hints", "Um Tipps bitten"))
    await person.press(refused.shown, ask)
    proposal = await rig.message(other, rig.tables, "wants to allow hints")
    assert proposal.text.startswith("**Foodfighters · Ann, Bo**")
    await other.press(proposal, "Agree")
    await rig.message(ann, rig.tables, "Hints are allowed from now on")
    hint = await person.slash(rig.tables, "hint")
    play = next(label for label in hint.shown.labels if label in ("Play it", "Spielen"))
    before = (await host.tables.get(table.id)).version
    await person.press(hint.shown, play)
    assert (await host.tables.get(table.id)).version > before


async def test_a_panel_that_waits_for_others_asks_its_reader_in_their_turn(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    bo.user.locale = "en-US"
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    waits = await other.slash(rig.tables, "play")
    assert "Waiting for" in waits.text and not offered(waits.shown)
    while await to_move(host, table, ann, bo) is person:
        await step(host.tables, table.id, Chance(b"renew"))
    await rig.until(lambda: offered(waits.shown))
    assert "Waiting for" not in waits.text and len([one for one in rig.sees(other, rig.tables) if one.ephemeral]) == 1


async def test_the_result_says_why_a_game_is_unrated_and_fairness_is_behind_a_button(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await a_table(host, rig, ann, bo)
    await host.tables.setup.change(table.id, Asker(ann.id, manager=False), SetupChange(hints=True))
    await host.tables.lobby.start(table.id, ann.id)
    begun = await rig.message(ann, rig.tables, " to move")
    assert "Provably fair ✓" in begun.text and "SHA-256" not in begun.text
    await host.tables.moves.resign(table.id, bo.id)
    over = await rig.message(ann, rig.tables, "🏆")
    assert "Unrated: hints were allowed." in over.text
    answer = await ann.press(await more(rig, ann, over), "Fairness")
    seed = (await host.tables.get(table.id)).row.seed
    assert seed is not None and seed.hex() in answer.text and answer.ephemeral
    files = await rig.until(
        lambda: [
            file
            for message in rig.sees(ann, rig.tables)
            for file in message.message.attachments
            if file.filename.startswith("fairness-")
        ]
    )
    assert seed.hex() in files[0].content.decode()
