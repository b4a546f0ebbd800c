"""The lobby as a form: menus and the private form, who may use them, many at once, invitations, old messages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bench.pressing import forged
from bot.app import Host
from bot.tables import Asker, Table
from bot.tables.setup import SetupChange
from games.kernel import LEVELS
from sandbox.driver import LOOK_AGAIN, Person, RenderedMessage, Rig, SandboxAnswer
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted, posted

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

SCENARIOS, BOTS, SEATS, MODULES = "Scenario", "Add a bot…", "How many players?", "Modules"
CHAIN = {"title": "food_chain_magnate"}


async def opened(host: Host, rig: Rig, person: Person, title: str, **options: Any) -> tuple[RenderedMessage, str]:
    """A lobby just opened by its title alone, and its table's id."""
    answer = await person.slash(rig.tables, "table new", title=title, **options)
    (row,) = await host.tables.find(user=person.id)
    await rig.until(lambda: posted(rig))
    return answer.shown, row.id


def lobby(rig: Rig) -> RenderedMessage:
    """Return the lobby's message as everybody sees it now."""
    return posted(rig)[-1]


async def of(host: Host, table_id: str) -> Table:
    """Return the current table."""
    return await host.tables.get(table_id)


def field(form: SandboxAnswer, label: str) -> dict[str, dict[str, Any]]:
    """Return the options of a field of a form, by their values."""
    (found,) = [one for one in form.modal.fields if one.label == label]
    return {one["value"]: one for one in found.options}


async def fill(
    person: Person, shown: RenderedMessage, answers: dict[str, Any], button: str = "Settings"
) -> SandboxAnswer:
    """Open a form and fill it in."""
    return await person.submit(await person.press(shown, button), answers)


async def more(person: Person, shown: RenderedMessage) -> RenderedMessage:
    """Open the private message with a table's further settings."""
    answer = await person.press(shown, "More…")
    assert answer.ephemeral, answer.text
    return answer.shown


async def test_the_lobby_says_what_is_played_how_long_and_who_starts(host: Host, rig: Rig, ann: Person) -> None:
    shown, _ = await opened(host, rig, ann, "foodies")
    assert "Standard settings." in shown.text
    assert "About 85 minutes (30 with the fewest players)" in shown.text and "/rules" in shown.text
    assert f"{ann.mention} owns this table" in shown.text
    assert [control.label for control in shown.buttons] == ["Join", "Leave", "Rules", "Settings", "More…", "Learn it"]


async def test_modules_are_picked_several_at_once_and_each_says_what_it_brings(
    host: Host, rig: Rig, ann: Person
) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    kimchi = field(await ann.press(shown, "Settings"), MODULES)["kimchi"]
    assert kimchi["label"] == "Kimchi" and "customers prefer" in kimchi["description"]
    await fill(ann, shown, {MODULES: ["kimchi", "sushi"]})
    assert "Settings: Modules: Kimchi, Sushi" in lobby(rig).text and "Ann changed the settings." in lobby(rig).text
    assert lobby(rig).id == shown.id and (await of(host, table)).options == {"modules": ["kimchi", "sushi"]}


async def test_what_excludes_each_other_is_explained_before_it_is_refused(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    six = field(await ann.press(shown, "Settings"), MODULES)["six_players"]
    assert six["description"].startswith("⚠") and "New Districts" in six["description"]
    refused = await fill(ann, shown, {MODULES: ["six_players"], "Time per decision": "2/day"})
    assert refused.ephemeral and "Six Players needs New Districts" in refused.text
    assert (await of(host, table)).options == {} and (await of(host, table)).row.pace == ""
    again = await ann.press(refused.shown, "Edit again")
    assert field(again, MODULES)["six_players"]["default"]
    await ann.submit(again, {MODULES: ["six_players", "new_districts"]})
    now = await of(host, table)
    assert now.row.max_seats == 6, "the table grows with what it is for"
    assert now.row.pace == "2/day", "what was filled in before is kept"
    await rig.until(lambda: "5 more players needed" in lobby(rig).text)
    await fill(ann, lobby(rig), {MODULES: ["new_districts"]})
    assert (await of(host, table)).row.max_seats == 5


async def test_a_scenario_is_picked_by_its_name_and_says_what_each_module_brings(
    host: Host, rig: Rig, ann: Person
) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    scenarios = field(await ann.press(shown, "Settings"), SCENARIOS)
    assert scenarios["korean_city"]["description"] == "kimchi, and always an apartment on the map"
    assert scenarios["random-3"]["label"] == "3 random modules"
    await fill(ann, shown, {SCENARIOS: ["korean_city"]})
    assert "Settings: **Korean City** (" in lobby(rig).text
    assert "**Kimchi**: customers prefer chains that add kimchi" in lobby(rig).text
    assert (await of(host, table)).options == {"apartment": True, "modules": ["new_districts", "kimchi"]}
    await fill(ann, lobby(rig), {SCENARIOS: ["henri_lo_menu"]})
    assert "**Henri Lo’s menu**" in lobby(rig).text and f"{ann.mention} owns this table" in lobby(rig).text
    await fill(ann, lobby(rig), {SCENARIOS: ["random-3"]})
    assert len((await of(host, table)).options["modules"]) == 3


async def test_what_two_people_change_at_once_is_all_kept(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    forms = [await ann.press(shown, "Settings"), await ann.press(shown, "Settings")]
    await ann.submit(forms[0], {MODULES: ["kimchi"], SEATS: "Up to 3 players"})
    await ann.submit(forms[1], {"Game": "introductory, with milestones"})
    now = await of(host, table)
    assert (now.options, now.row.max_seats) == ({"modules": ["kimchi"], "game": "second"}, 3)


async def test_a_table_opens_with_a_scenario_typed_or_suggested(host: Host, rig: Rig, ann: Person) -> None:
    found = await ann.complete(rig.tables, "table new", "scenario", "menu", CHAIN)
    assert ("Henri Lo’s menu", "henri_lo_menu") in [(one["name"], one["value"]) for one in found]
    _, table = await opened(host, rig, ann, **CHAIN, scenario="Koreanische Stadt", options="turn_limit=9")
    assert (await of(host, table)).options["apartment"] is True
    assert (await of(host, table)).options["turn_limit"] == 9
    refused = await ann.slash(rig.tables, "table new", title="foodies", scenario="banquet")
    assert "has no scenario “banquet”" in refused.text


async def test_many_people_at_once_leave_the_newest_lobby_on_the_screen(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    people = [rig.person(name) for name in ("Cai", "Dee", "Eli", "Fay")]
    await asyncio.gather(
        *(person.press(shown, "Join").answer() for person in people),
        fill(ann, shown, {MODULES: ["noodles"]}),
    )
    assert len((await of(host, table)).seats) == 5
    await rig.until(lambda: all(person.name in lobby(rig).text for person in people) and "Noodles" in lobby(rig).text)


async def test_only_the_owner_and_managers_change_the_table_and_others_are_told(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    form = await ann.press(shown, "Settings")
    for refused in (
        await cleo.submit(form, {MODULES: ["kimchi"]}),
        await cleo.select(shown, BOTS, ["+easy"]),
        await cleo.press(shown, "Settings"),
        await cleo.press(shown, "More…"),
    ):
        assert refused.ephemeral and "Only the owner" in refused.text
    assert (await of(host, table)).options == {}
    assert len((await of(host, table)).seats) == 1


async def test_bots_come_by_their_level_and_go(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, "foodies")
    (menu,) = [one for one in shown.selects if one.label == BOTS]
    assert [option["value"] for option in menu.options] == [f"+{kind}" for kind in LEVELS]
    for kind in ("expert", "easy"):
        await ann.select(lobby(rig), BOTS, [f"+{kind}"])
    assert "Expert bot 1" in lobby(rig).text and "Easy bot 2" in lobby(rig).text
    await ann.select(lobby(rig), BOTS, ["-1"])
    await ann.select(lobby(rig), BOTS, ["+normal"])
    assert [seat.name for seat in (await of(host, table)).seats] == ["Ann", "Normal bot 2", "Easy bot 2"]
    await ann.press(lobby(rig), "Start")
    assert (await of(host, table)).status == "running"


async def test_the_number_of_seats_is_never_less_than_who_sits(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    shown, table = await opened(host, rig, ann, "foodies")
    await fill(ann, shown, {SEATS: "Up to 2 players"})
    await bo.press(lobby(rig), "Join")
    assert "Join" not in lobby(rig).labels
    with pytest.raises(Exception, match="taken"):
        await host.tables.setup.change(table, Asker(ann.id), SetupChange(seats=1))
    assert "1" not in field(await ann.press(lobby(rig), "Settings"), SEATS)


async def test_the_forms_set_every_option_and_show_it_to_all(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, "foodies")
    await fill(ann, shown, {"First seat": "seat 2", "Allow hints": True})
    assert "First seat: seat 2" in lobby(rig).text and "Hints allowed" in lobby(rig).text
    panel = await more(ann, shown)
    await fill(ann, panel, {"Dashboards, seat 1 (Ann)": "Board B"}, "More settings (1)…")
    await rig.until(lambda: "Dashboards: Board B" in lobby(rig).text and "Board B" in panel.text)
    assert (await of(host, table)).options == {"first": "2", "dashboards": ["B", *["random"] * 4]}
    await fill(ann, panel, {"First seat": "random"})
    assert "first" not in (await of(host, table)).options, "what is usual need not be said"
    refused = await fill(ann, panel, {"Cultures in play": ["Thai", "German"]}, "More settings (2)…")
    assert "**Cultures in play:** Choose 5, or none for random." in refused.text
    await ann.press(panel, "Reset")
    assert (await of(host, table)).options == {}
    await rig.until(lambda: "Standard settings." in lobby(rig).text)


async def test_a_custom_team_is_chosen_with_its_fighters_behind_what_is_often_set(
    host: Host, rig: Rig, ann: Person
) -> None:
    shown, table = await opened(host, rig, ann, "foodfighters")
    form = await ann.press(shown, "Settings")
    first = [one.label for one in form.modal.fields]
    assert first == ["Team, seat 1 (Ann)", "Team, seat 2 (free)", "Beans for the second player", "Time per decision",
                     "Allow hints"]  # fmt: skip
    assert "custom" not in field(form, "Team, seat 1 (Ann)"), "nothing is offered that this form would refuse"
    panel = await more(ann, shown)
    await fill(ann, panel, {"custom_north": ["crab", "onion", "bacon"]}, "More settings…")
    assert (await of(host, table)).options["team"] == ["auto", "custom"]
    assert "custom" in field(await ann.press(shown, "Settings"), "Team, seat 2 (free)"), "as it is set"
    await fill(ann, panel, {"custom_north": []}, "More settings…")
    assert (await of(host, table)).options == {}


async def test_a_number_out_of_bounds_is_refused_by_the_name_of_its_field(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    panel = await more(ann, shown)
    refused = await fill(ann, panel, {"turn_limit": "many", "Options": ["Allow hints"]}, "More settings…")
    assert "**Last turn (0: no limit):** “many” is not a number from 0 to 99." in refused.text
    again = await ann.press(refused.shown, "Edit again")
    answer = await ann.submit(again, {"turn_limit": "9"})
    assert "Last turn (0: no limit): 9" in answer.text and "Hints allowed" in answer.text
    now = await of(host, table)
    assert now.options == {"turn_limit": 9} and now.row.hints


async def test_all_settings_typed_in_a_form_in_any_order(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, **CHAIN)
    panel = await more(ann, shown)
    answer = await fill(ann, panel, {"options": "Modules: Kimchi, Sushi · turn_limit=9"}, "Edit as text")
    assert "Last turn (0: no limit): 9" in answer.text
    assert (await of(host, table)).options == {"modules": ["kimchi", "sushi"], "turn_limit": 9}
    refused = await fill(ann, answer.shown, {"options": "modules=pizza"}, "Edit as text")
    assert "pizza" in refused.text and "Edit again" in refused.shown.labels
    held = (await ann.press(refused.shown, "Edit again")).modal.fields[0].component["value"]
    assert held == "modules=pizza" and (await of(host, table)).options["turn_limit"] == 9


async def test_who_can_join_and_when_it_starts_are_one_form(host: Host, rig: Rig, ann: Person) -> None:
    shown, table = await opened(host, rig, ann, "foodies")
    panel = await more(ann, shown)
    answers = {"who": "Invited people only", "start": "Automatically in 3 hours", "experience": "Beginners"}
    answer = await fill(ann, panel, answers, "Who can join")
    assert "🔒 Private" in answer.text and "For beginners" in answer.text
    row = (await of(host, table)).row
    assert row.private and row.starts_at and row.experience == "new" and not row.language
    await fill(ann, panel, {"language": "Deutsch"}, "Who can join")
    assert (await of(host, table)).row.starts_at == row.starts_at, "what was not changed stays"
    await fill(ann, panel, {"start": "I start it myself"}, "Who can join")
    assert not (await of(host, table)).row.starts_at


@pytest.mark.parametrize("control", ["+{table}/settings:", "={table}/modules:0"])
async def test_a_lobby_of_another_version_gets_the_controls_of_this_one(
    host: Host, rig: Rig, ann: Person, control: str
) -> None:
    shown, table = await opened(host, rig, ann, "foodfighters")
    while await host.tables.store.live.post(table) is None:
        await rig.world.stirring(LOOK_AGAIN)
    labels, shown.message.components = shown.labels, []
    answer = await forged(rig, ann, control.format(table=table), on=shown.message)
    assert "out of date" in answer.text
    await rig.until(lambda: lobby(rig).labels == labels)


async def test_a_table_moves_into_a_thread_with_its_lobby(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    shown, table = await opened(host, rig, ann, "foodfighters")
    panel = await more(ann, shown)
    await ann.press(panel, "Move to thread")
    await rig.until(lambda: "is open in" in panel.text)
    (thread,) = rig.threads()
    assert (await of(host, table)).row.channel == thread.id
    await rig.until(lambda: not RenderedMessage(shown.message).buttons)
    (there,) = rig.sees(bo, thread)
    await bo.press(there, "Join")
    assert "2. Bo" in there.text


async def test_a_press_on_buttons_that_are_gone_shows_where_the_buttons_are(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    shown, table = await opened(host, rig, ann, "foodfighters")
    await ann.press(await more(ann, shown), "Move to thread")
    await rig.until(lambda: not RenderedMessage(shown.message).buttons)
    await forged(rig, bo, f"@{table}/join", on=shown.message)
    (thread,) = rig.threads()
    (there,) = rig.sees(ann, thread)
    await rig.until(lambda: "2. Bo" in there.text and not RenderedMessage(shown.message).buttons)
    assert there.buttons


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notify the owner of a full table without delay."""
    monkeypatch.setattr("bot.tables.lobby.FULL_SECONDS", 0)


@pytest.mark.usefixtures("at_once")
async def test_the_owner_is_told_once_that_the_table_is_full_and_starts_from_there(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    shown, table = await opened(host, rig, ann, "foodfighters")
    await bo.press(shown, "Join")
    await rig.until(lambda: rig.dms(ann))
    assert "Your table **Foodfighters · Ann, Bo**" in rig.dms(ann)[-1].text
    await bo.press(lobby(rig), "Leave")
    await cleo.press(lobby(rig), "Join")
    assert len(rig.dms(ann)) == 1
    answer = await ann.press(rig.dms(ann)[-1], "Start")
    assert "starts" in answer.text and (await of(host, table)).status == "running"


@pytest.mark.usefixtures("at_once")
async def test_an_owner_without_direct_messages_is_called_in_the_channel(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    ann.close_dms()
    shown, _ = await opened(host, rig, ann, "foodfighters")
    await bo.press(shown, "Join")
    await rig.until(lambda: "Your table" in posted(rig)[-1].text)
    assert [user.id for user in posted(rig)[-1].message.mentions] == [ann.id]


async def test_an_invitation_says_what_and_with_whom_and_can_be_declined(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    shown, table = await opened(host, rig, ann, "foodies")
    assert "Press *Rules*" in shown.text and "Rules" in shown.labels
    await cleo.slash(rig.tables, "table join")
    await ann.slash(rig.tables, "table invite", person=bo)
    await rig.until(lambda: rig.dms(bo))
    invited = rig.dms(bo)[-1]
    assert all(part in invited.text for part in ("Foodies", "Ann", "Cleo", "85 minutes", "Standard settings"))
    assert invited.labels == ["Join", "Decline"]
    assert "/rules" in invited.text and "*Regeln*" not in invited.text, "no such button is there"
    answer = await bo.press(invited, "Decline")
    assert "**Foodies · Ann, Cleo**" in answer.text and answer.shown.labels == []
    await rig.until(lambda: rig.dms(ann))
    assert "Bo" in rig.dms(ann)[-1].text
    assert (await of(host, table)).seat_of(bo.id) is None


async def test_nobody_gets_into_a_private_table_by_naming_it(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    _, table = await opened(host, rig, ann, "foodies")
    await ann.slash(rig.tables, "seats", private=True, table=table)
    for guest in (cleo, bo):
        refused = await cleo.slash(rig.tables, "table invite", person=guest, table=table)
        assert refused.ephemeral and "Only the players" in refused.text
    assert "private" in (await cleo.slash(rig.tables, "table join", table=table)).text
    assert (await of(host, table)).guests == () and rig.dms(bo) == rig.dms(cleo) == []


async def test_who_has_left_the_server_takes_no_seat_there_by_an_old_invitation(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await ann.slash(rig.tables, "table new", title="foodies", seats=3)
    await ann.slash(rig.tables, "table invite", person=bo)
    invited = (await rig.until(lambda: rig.dms(bo)))[-1]
    member = rig.guild.members.pop(bo.id)
    (row,) = await host.tables.find(guild=rig.guild.id)
    assert row.id in (refused := await bo.press(invited, "Join")).text and "gibt es nicht" in refused.text
    assert (await host.tables.get(row.id)).names == ("Ann",)
    rig.guild.members[bo.id] = member
    await bo.press(invited, "Join")
    assert (await host.tables.get(row.id)).names == ("Ann", "Bo")


async def test_who_invites_somebody_with_closed_direct_messages_is_told_what_to_do(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    bo.close_dms()
    await ann.slash(rig.tables, "table new", title="foodies", seats=3)
    await ann.slash(rig.tables, "table invite", person=bo)
    told = await rig.message(ann, ann.dm, "did not get")
    assert bo.mention in told.text and "`/table join`" in told.text
    failures.expected("is given up: closed")


async def test_a_double_press_on_join_says_nothing_to_the_channel(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await opened(host, rig, ann, "foodfighters")
    shown = lobby(rig)
    both = [bo.press(shown, "Join"), bo.press(shown, "Join")]
    answers = [await one for one in both]
    (private,) = [one for one in answers if one.ephemeral]  # of the second press
    assert "schon passiert" in private.text
    assert "2. Bo" in lobby(rig).text and lobby(rig).id == shown.id
    assert not any("already done" in one.text for one in posted(rig)), "that is for who pressed twice alone"


async def test_a_lobby_and_its_forms_go_on_after_a_restart(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person
) -> None:
    async with hosted(rig, tmp_path) as host:
        shown, table = await opened(host, rig, ann, **CHAIN)
        panel = await more(ann, shown)
        opening = await ann.press(panel, "Edit as text")
    async with hosted(rig, tmp_path) as host:
        await ann.submit(opening, {"options": "turn_limit=9"})
        assert (await of(host, table)).options == {"turn_limit": 9}
        await fill(ann, panel, {"Game": "the full game"})
        await fill(ann, lobby(rig), {MODULES: ["kimchi"]})
        assert (await of(host, table)).options == {"turn_limit": 9, "modules": ["kimchi"]}
