"""Tournaments as people see them: one of each kind, from sign-up to the picture of the standings."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.app import Host
from bot.servers.service import ServerService
from bot.tables import Table
from bot.tournaments.service import TournamentService
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.model.entities import Channel
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted, posted
from tests.lengths import amount

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def told(rig: Rig, text: str) -> RenderedMessage:
    """Return the newest message in #tables with a text."""
    found = await rig.until(lambda: [one for one in posted(rig) if text in one.text])
    return found[-1]


async def played_out(host: Host, tournament: str) -> None:
    """Let the player of the second seat resign at each table of a tournament, until it is over."""
    for _ in range(9):
        contest = await host.tables.service(TournamentService).get(tournament)
        for row in contest.matches:
            if row.table_id and not row.how:
                user = (await host.tables.get(row.table_id)).users[1]
                assert user is not None
                await host.tables.moves.resign(row.table_id, user)
        await host.tables.service(TournamentService).once()


@pytest.mark.parametrize("kind", ["robin", "swiss", "knockout"][: amount(1, 3)])
async def test_people_sign_up_by_a_button_and_everything_else_comes_by_itself(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, kind: str
) -> None:
    opened = await ann.slash(rig.tables, "tournament new", title="foodfighters", format=kind, called="Spring Cup")
    assert opened.ephemeral and "Set it up here" in opened.text
    invitation = await told(rig, "Spring Cup")
    assert "Nobody has signed up yet" in invitation.text and "**Next:** press *Join*" in invitation.text
    for person in (ann, bo, cleo):
        signed = await person.press(invitation, "Join")
        assert signed.ephemeral and "Spring Cup" in signed.text
    await told(rig, "**3 players**: Ann, Bo, Cleo")
    assert "Only the tournament’s owner" in (await cleo.press(invitation, "Start")).text
    begun = await ann.press(invitation, "Start")
    assert "**Spring Cup** has started" in begun.text and "tables open in a moment" in begun.text
    calls = await told(rig, "**Spring Cup** starts!")
    assert {user.id for user in calls.message.mentions} == {ann.id, bo.id, cleo.id}
    await told(rig, "pairings are out" if kind == "robin" else "round 1")
    number = (await host.tables.service(TournamentService).of_guild(rig.guild.id))[0].id
    await played_out(host, number)
    over = await told(rig, "**Spring Cup** is over.")
    await rig.until(lambda: "Finished: *My tournament*" in invitation.text)
    assert [button.label for button in invitation.buttons] == ["My tournament"], "nothing is left to drop out of"
    (drawn,) = over.message.attachments
    assert "Standings of Spring Cup" in str(drawn.description)
    standing = await bo.slash(rig.tables, "tournament standings")
    assert standing.ephemeral and "1. **" in standing.text and "–" in standing.text
    assert standing.message is not None and len(standing.message.message.attachments) == 1
    assert "Zu spät" in (await bo.slash(rig.tables, "tournament leave")).text


async def test_a_ladder_is_climbed_by_a_menu_and_settings_are_picked_or_typed(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    assert "No tournaments" in (await cleo.slash(rig.tables, "tournament show")).text
    opened = (await ann.slash(rig.tables, "tournament new", title="foodfighters")).shown
    number = (await host.tables.service(TournamentService).of_guild(rig.guild.id))[0].id
    form = await ann.press(opened, "Settings")
    assert "Only the tournament’s owner" in (await cleo.submit(form, {"Format": "Ladder"})).text
    changed = await ann.submit(form, {"Format": "Ladder", "Name of the tournament": "Steps"})
    assert "Ladder: challenge someone up to 3 rungs above you" in changed.text and "Steps" in changed.text
    more = await ann.press(changed.shown, "More settings…")
    assert "up to 1 rung" in (await ann.submit(more, {"rounds": "1"})).text
    assert (await host.tables.service(TournamentService).get(number)).settings.rounds == 1
    typed = await ann.slash(rig.tables, "tournament set", rounds=2, tables=1, pace="none")
    assert "up to 2 rungs" in typed.text
    named = await ann.press(typed.shown, "Settings")
    assert "Stairs" in (await ann.submit(named, {"name": "Stairs"})).text
    for person in (ann, bo):
        await person.slash(rig.tables, "tournament join")
    await ann.slash(rig.tables, "tournament start")
    await told(rig, "shows your rung")
    late = await cleo.slash(rig.tables, "tournament join")
    assert "at the bottom" in late.text
    offered = await cleo.complete(rig.tables, "tournament challenge", "rival")
    assert {one["name"] for one in offered} == {"Ann", "Bo"}
    second = late.shown.selects[0].options[-1]["value"]
    await cleo.select(late.shown, f"cup:challenge:{number}", [second])
    await told(rig, "Cleo challenges")
    await host.tables.service(TournamentService).once()
    contest = await host.tables.service(TournamentService).get(number)
    table = await host.tables.get(contest.matches[0].table_id)
    assert table.users[1] == cleo.id and table.status == "running"
    beaten = ann if table.users[0] == ann.id else bo
    await host.tables.moves.resign(table.id, beaten.id)
    await told(rig, "Cleo is now on rung 2.")
    assert "Drop out of" in (await beaten.slash(rig.tables, "tournament leave")).text or beaten is bo
    ends = await ann.slash(rig.tables, "tournament cancel")
    done = await ann.press(ends.shown, "Yes, end it")
    assert "the current order is final" in done.text
    await told(rig, "**Stairs** is over.")


async def test_who_deletes_their_data_is_named_no_more_by_the_message_with_which_people_sign_up(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    await cleo.slash(rig.tables, "tournament new", title="foodfighters", format="knockout", called="Spring Cup")
    invitation = await told(rig, "Spring Cup")
    for person in (ann, bo, cleo):
        await person.press(invitation, "Join")
    await rig.until(lambda: "Ann, Bo, Cleo" in invitation.text and cleo.mention in invitation.text)
    asked = await cleo.slash(rig.tables, "privacy delete")
    await cleo.press(asked.shown, "Yes, delete everything")
    await rig.until(lambda: "Cleo" not in invitation.text and cleo.mention not in invitation.text)
    assert "**2 players**: Ann, Bo" in invitation.text


@pytest.mark.parametrize(("typed", "pace"), [({}, "3/day"), ({"pace": "5/day"}, "5/day"), ({"pace": "none"}, "")])
async def test_the_usual_pace_of_a_server_is_that_of_its_tournaments_unless_another_is_typed(
    host: Host, rig: Rig, ann: Person, typed: dict[str, str], pace: str
) -> None:
    await host.tables.service(ServerService).change(rig.guild.id, ann.id, "pace", "3/day")
    await ann.slash(rig.tables, "tournament new", title="foodfighters", **typed)
    (contest,) = await host.tables.service(TournamentService).of_guild(rig.guild.id)
    assert contest.pace == pace


async def begun(host: Host, rig: Rig, *people: Person) -> str:
    """A tournament in #tables that has just begun; its number."""
    await people[0].slash(rig.tables, "tournament new", title="foodfighters", called="Cup")
    number = (await host.tables.service(TournamentService).of_guild(rig.guild.id))[0].id
    for person in people:
        await person.slash(rig.tables, "tournament join")
    await people[0].slash(rig.tables, "tournament start")
    return number


async def its_tables(host: Host, tournament: str) -> list[Table]:
    """Return the tables of a tournament, all of which have begun."""
    contest = await host.tables.service(TournamentService).get(tournament)
    found = [await host.tables.get(row.table_id) for row in contest.matches if row.table_id]
    return found if all(table.status == "running" for table in found) else []


def threads(rig: Rig) -> list[Channel]:
    """Return all threads of the server."""
    return [one for one in rig.world.channels.values() if one.thread is not None and one.guild_id == rig.guild.id]


@pytest.mark.parametrize("rule", ["always", ""])
async def test_the_tables_of_a_tournament_follow_the_servers_rule_about_threads(
    host: Host, rig: Rig, ann: Person, bo: Person, rule: str
) -> None:
    await host.tables.service(ServerService).change(rig.guild.id, ann.id, "threads", rule)
    number = await begun(host, rig, ann, bo)
    await host.tables.service(TournamentService).once()
    while not (found := await its_tables(host, number)):
        await rig.world.stirring(0.05)
    (table,) = found
    made = threads(rig)
    assert [channel.id for channel in made] == ([table.row.channel] if rule == "always" else [])
    assert rule == "always" or table.row.channel == rig.tables.id
    assert all({"Ann", "Bo", table.id} <= set(channel.name.split()) for channel in made)
    await rig.until(lambda: [one for here in made for one in here.messages.values() if one.attachments] or not made)
    led = f"in <#{table.row.channel}>" in (await ann.slash(rig.tables, "tournament show")).text
    assert led or not made, "who plays in a thread is led there"


async def test_a_host_that_dies_between_a_thread_and_its_game_makes_no_second_thread(
    rig: Rig, tmp_path: Path, ann: Person, bo: Person, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(rig, tmp_path) as host:
        await host.tables.service(ServerService).change(rig.guild.id, ann.id, "threads", "always")
        monkeypatch.setattr(host.tables.setup, "move", lambda *_: asyncio.Event().wait())
        number = await begun(host, rig, ann, bo)
        await rig.until(lambda: threads(rig))
    monkeypatch.undo()
    async with hosted(rig, tmp_path) as host:
        while not (found := await its_tables(host, number)):
            await rig.world.stirring(0.05)
        assert [channel.id for channel in threads(rig)] == [found[0].row.channel]


async def test_who_runs_a_tournament_takes_somebody_out_by_a_menu_or_by_name(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    number = await begun(host, rig, ann, bo, cleo)
    panel = await ann.slash(rig.tables, "tournament show")
    others = await cleo.slash(rig.tables, "tournament show")
    assert "Remove someone…" not in [one.label for one in others.shown.buttons]
    menu = await ann.press(panel.shown, "Remove someone…")
    (select,) = menu.shown.selects
    assert [option["label"] for option in select.options] == ["Ann", "Bo", "Cleo"]
    asked = await ann.select(menu.shown, f"cup:remove:{number}", ["3"])
    assert "Remove **Cleo** from **Cup**?" in asked.text
    done = await ann.press(asked.shown, "Yes, remove")
    assert "Removed from **Cup**" in done.text
    await told(rig, "Cleo has left.")
    assert [one["name"] for one in await ann.complete(rig.tables, "tournament remove", "who")] == ["Ann", "Bo"]
    assert "Remove **Bo** from" in (await ann.slash(rig.tables, "tournament remove", who="Bo")).text
    assert "No player has that" in (await ann.slash(rig.tables, "tournament remove", who="Dora")).text
    refused = await bo.slash(rig.tables, "tournament remove", who="Ann")
    assert "Das darf nur" in refused.text
