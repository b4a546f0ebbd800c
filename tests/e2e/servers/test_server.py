"""`/server`: settings of managers, their announcements, the board of open tables, reports."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import Host
from bot.clocks.deadlines import Substitutes
from bot.servers.service import ServerService, WeeklySummaries
from bot.servers.settings import SETTINGS
from bot.tables import Asker
from bot.tables import TableUser as Player
from sandbox.driver import CannotRun, Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.model.entities import Channel
from sandbox.model.permissions import Permission
from tests.e2e.hosts import manager, started
from tests.e2e.people.test_inbox import ahead

pytestmark = [pytest.mark.e2e, pytest.mark.own_host, pytest.mark.usefixtures("sketched")]


@pytest.fixture
async def mia(rig: Rig) -> Person:
    """Return a manager of the server who plays nowhere."""
    return manager(rig)


def seen(channel: Channel) -> list[RenderedMessage]:
    """Return what everybody sees in a channel, oldest first."""
    return [RenderedMessage(one) for one in channel.messages.values() if one.only is None and not one.deleted]


async def fill(person: Person, shown: RenderedMessage, button: str, answers: dict[str, Any]) -> SandboxAnswer:
    """Open a form and fill it in."""
    return await person.submit(await person.press(shown, button), answers)


async def test_forms_set_everything_say_what_is_missing_and_keep_a_log(
    rig: Rig, mia: Person, host: Host, ann: Person
) -> None:
    with pytest.raises(CannotRun):
        ann.slash(rig.tables, "server")
    news = rig.channel("news")
    panel = await mia.slash(rig.tables, "server")
    assert (
        panel.ephemeral
        and panel.text.count("\n") >= sum("channels-" not in one for one in SETTINGS)
        and "✅" in panel.text
    )
    rig.forbid(news, Permission.SEND_MESSAGES)
    answers = {"Announce results": [news], "Announce records": [news], "Announce open seats": []}
    shown = (await fill(mia, panel.shown, "Announcements", answers)).shown
    assert shown.id == panel.shown.id and shown.text.count(f"**<#{news.id}>**") == 2
    assert "I need Send Messages" in shown.text
    role = next(iter(rig.guild.roles.values()))
    limits = {"Tables at once": "12", "Who can open tables": [role]}
    assert "at most 12" in (await fill(mia, shown, "Limits", limits)).text
    shown = (await fill(mia, shown, "Limits", {"Default hints": True})).shown
    assert "Default hints: **yes**" in shown.text
    shown = (await fill(mia, shown, "Set up", {"Default time limit": "2/day"})).shown
    assert "2 moves a day" in shown.text
    shown = (await mia.press(shown, "All settings")).shown
    known = await host.tables.service(ServerService).of(rig.guild.id)
    assert known.said == {"results": str(news.id), "records": str(news.id), "tables": "12", "openers": str(role.id),
                          "hints": "on", "pace": "2/day"}  # fmt: skip
    form = await mia.press(shown, "Announcements")
    present = {field.label: field.component.get("default_values") for field in form.modal.fields}
    assert present["Announce results"] and not present["Announce open seats"]
    log = await mia.press((await mia.submit(form, {"Announce results": []})).shown, "Log")
    assert f"<@{mia.id}> · Announce results: <#{news.id}> → off" in log.text
    assert log.text.count("Announce") == 3, "what was left as it was is no change"
    rig.forbid(news)


async def test_one_form_sets_a_server_up_and_shows_what_members_see_then(
    rig: Rig, mia: Person, host: Host, ann: Person
) -> None:
    kitchen, board = rig.channel("kitchen"), rig.channel("board")
    await mia.slash(rig.tables, "server", setting="channels-foodies", value=f"<#{kitchen.id}>")
    main = (await mia.slash(rig.tables, "server")).shown
    games = {"Games": ["Foodies", "Foodfighters"], "Default time limit": "2/day", "Board of open tables": [board]}
    preview = await fill(mia, main, "Set up", games)
    assert preview.shown.id == main.id and "What members of" in preview.text
    offered = [line for line in preview.text.splitlines() if line.startswith("- ")]
    assert offered == [
        "- **Foodfighters** · 2 players · ~20 min",
        f"- **Foodies** · 2–5 players · ~85 min · only in <#{kitchen.id}>",
    ]
    assert "2 moves a day" in preview.text and f"<#{board.id}>" in preview.text
    asked = await ann.press((await ann.slash(rig.tables, "help")).shown, "Play")
    assert [option["value"] for option in asked.shown.selects[0].component["options"]] == ["foodfighters", "foodies"]
    rig.forbid(board, Permission.SEND_MESSAGES)
    every = await mia.press(preview.shown, "All settings")
    assert "I need Send Messages" in every.text and "Threads: " in every.text
    assert "I need Send Messages" in (await mia.press(every.shown, "Preview")).text


async def test_a_refused_form_of_a_server_keeps_what_was_filled_in(
    rig: Rig, mia: Person, host: Host, ann: Person
) -> None:
    panel = (await mia.slash(rig.tables, "server")).shown
    form = await mia.press(panel, "Limits")
    assert "Only server managers" in (await ann.submit(form, {"Tables at once": "1"})).text
    filled = {"Tables at once": "many", "Tables per person": "3", "Default hints": True}
    refused = await mia.submit(form, filled)
    assert "**Tables at once:** “many” is not a possible value." in refused.text
    assert (await host.tables.service(ServerService).of(rig.guild.id)).said == {}
    again = await mia.press(refused.shown, "Edit again")
    answer = await mia.submit(again, {"Tables at once": "24"})
    assert "at most 24" in answer.text and "at most 3" in answer.text and "Default hints: **yes**" in answer.text


async def test_one_setting_typed_says_what_it_is_for(rig: Rig, mia: Person, host: Host) -> None:
    typed = await mia.slash(rig.tables, "server", setting="tables", value="12")
    assert "at most 12" in typed.text and "How many can be open or running" in typed.text
    assert "is not a possible value" in (await mia.slash(rig.tables, "server", setting="pace", value="soon")).text
    usual = await fill(mia, typed.shown, "Change", {"Tables at once": ""})
    assert "no limit" in usual.text
    news = rig.channel("news")
    offered = await mia.complete(rig.tables, "server", "value", "ne", {"setting": "results"})
    assert str(news.id) in [one["value"] for one in offered]


async def test_who_opens_a_table_is_told_the_rule_who_set_it_and_what_to_do_instead(
    rig: Rig, mia: Person, host: Host, ann: Person, bo: Person
) -> None:
    other = rig.channel("other")
    for setting, value in (("titles", "foodies foodfighters"), ("channels", f"<#{other.id}>"), ("pace", "2/day")):
        await mia.slash(rig.tables, "server", setting=setting, value=value)
    refused = await ann.slash(rig.tables, "table new", title="critter_kitchen")
    assert refused.ephemeral and "Choose from: " in refused.text and f"<@{mia.id}> set this" in refused.text
    assert (
        "Foodies kannst du nicht in diesem Kanal öffnen"
        in (await bo.slash(rig.tables, "table new", title="foodies")).text
    )
    opened = await ann.slash(other, "table new", title="foodies", seats=3)
    assert not opened.ephemeral and "2 moves a day" in opened.text
    await mia.slash(rig.tables, "server", setting="language", value="de")
    assert "Bo spielt mit" in (await bo.press(opened.shown, "Join")).text, "everybody's message is in German now"
    await mia.slash(rig.tables, "server", setting="threads", value="always")
    assert "gets its own thread" in (await ann.slash(other, "table new", title="foodies", thread=False)).text
    assert (await ann.slash(other, "table new", title="foodies")).ephemeral and len(rig.threads(other)) == 1
    cup = await ann.slash(other, "tournament new", title="critter_kitchen")
    assert cup.ephemeral and "Choose from: " in cup.text, "tournaments keep to the rules, too"
    assert "in this channel. Use" in (await ann.slash(rig.tables, "tournament new", title="foodies")).text
    opened = await ann.slash(other, "tournament new", title="foodies")
    assert "Choose from: " in (await fill(ann, opened.shown, "Settings", {"Game": "Critter Kitchen"})).text


async def test_a_manager_keeps_a_table_under_a_name_and_table_new_offers_it(
    rig: Rig, mia: Person, host: Host, ann: Person
) -> None:
    table = await host.tables.lobby.open("foodfighters", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 2)
    await ann.slash(rig.tables, "table time", pace="3/day")
    main = await mia.slash(rig.tables, "server")
    page = await mia.press(main.shown, "Presets")
    form = await mia.select(page.shown, "srv:save:", [table.id])
    saved = await mia.submit(form, {"Name": "Friday *night*"})
    assert "Friday" in saved.text
    one = await mia.select(saved.shown, "srv:preset:", ["Friday *night*"])
    assert "(default)" in (await mia.press(one.shown, "Make it default")).text
    offered = await ann.complete(rig.tables, "table new", "scenario", "friday", {"title": "foodfighters"})
    assert offered[0]["value"] == "Friday *night*"
    for given in ({"scenario": "friday *NIGHT*"}, {}):
        opened = await ann.slash(rig.tables, "table new", title="foodfighters", **given)
        assert "3 moves a day" in opened.text
    assert "3 moves a day" not in (await ann.slash(rig.tables, "table new", title="foodfighters", pace="none")).text
    cup = await ann.slash(rig.tables, "tournament new", title="foodfighters", scenario="Friday *night*")
    assert "Set it up here" in cup.text, "what is offered is taken by tournaments, too"


async def test_the_board_is_one_message_kept_as_things_are_and_posted_anew_where_it_was_deleted(
    rig: Rig, mia: Person, host: Host, ann: Person, bo: Person
) -> None:
    board = rig.channel("board")
    await mia.slash(rig.tables, "server", setting="board", value=str(board.id))
    await ahead(host, 10)
    await rig.until(lambda: any("None right now" in one.text for one in seen(board)))
    await rig.until(lambda: seen(board)[0].message.pinned)
    link = f"https://discord.com/channels/{rig.guild.id}/{board.id}/{seen(board)[0].id}"
    assert link in (await ann.slash(rig.tables, "help")).text, "who sits nowhere is told where tables are"
    table = await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 3)
    await ahead(host, 60)
    await rig.until(lambda: "**Foodies** · Ann" in seen(board)[0].text)
    assert link in (await bo.slash(rig.tables, "find")).text
    assert link in (await bo.slash(rig.tables, "help")).text
    told = await bo.select(seen(board)[0], "@sit:", [table.id])
    assert told.ephemeral and "Du hast einen Platz" in told.text
    await ahead(host, 60)
    await rig.until(lambda: "Bo" in seen(board)[0].text)
    await host.tables.lobby.start(table.id, ann.id)
    await host.tables.service(Substitutes).offer(table.id, Asker(ann.id), 0)
    await ahead(host, 60)
    await rig.until(lambda: "substitute wanted for Ann" in seen(board)[0].text)
    assert [button.label for button in seen(board)[0].buttons] == ["Stand in for Ann (Foodies)"]
    await host.tables.service(Substitutes).withdraw(table.id, ann.id)
    await host.tables.lobby.open("foodies", Player(bo.id, bo.name), rig.tables.id, rig.guild.id, 3)
    await ahead(host, 60)
    await rig.until(lambda: "wanted" not in seen(board)[0].text and "Bo" in seen(board)[0].text)
    assert len([one for one in seen(board) if "Tables looking for" in one.text]) == 1
    rig.world.delete_message(seen(board)[0].message)
    await mia.slash(rig.tables, "server")
    await ahead(host, 60)
    await rig.until(lambda: any("Bo" in one.text for one in seen(board)))
    await mia.slash(rig.tables, "server", setting="board", value="none")
    await ahead(host, 60)
    await rig.until(lambda: not any("Tables looking for" in one.text for one in seen(board)))


async def test_announcements_and_reports_arrive_where_managers_want_them(
    rig: Rig, mia: Person, host: Host, ann: Person, bo: Person
) -> None:
    news, office = rig.channel("news"), rig.channel("office")
    assert "doesn’t take reports" in (await ann.slash(rig.tables, "report", person=bo, reason="rude")).text
    for setting, channel in (("vacancies", news), ("results", news), ("records", news), ("reports", office)):
        page = await mia.slash(rig.tables, "server", setting=setting, value=f"<#{channel.id}>")
    assert "everyone can read" in page.text
    await mia.press((await mia.slash(rig.tables, "server")).shown, "Send me reports")
    table = await started(host, rig, ann, bo)
    await ahead(host, 15)  # messages to the channel are in order, and that about open seats is due only then
    await host.tables.moves.resign(table.id, ann.id)
    await rig.until(lambda: any("1. Bo, 2. Ann" in one.text for one in seen(news)))
    await rig.until(lambda: any("Bo: 🏆 Winner" in one.text for one in seen(news)))
    await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 3)
    await ahead(host, 30)
    await rig.until(lambda: any("**Foodies** · Ann" in one.text for one in seen(news)))
    vacancy = next(one for one in seen(news) if "**Foodies** · Ann" in one.text)
    assert "Du hast einen Platz" in (await bo.press(vacancy, "Join")).text
    sent = await ann.slash(rig.tables, "report", person=bo, table=table.id, reason="@everyone *rude*")
    assert sent.ephemeral and "Reported to the managers" in sent.text
    await rig.until(lambda: any(f"by <@{ann.id}> about <@{bo.id}>" in one.text for one in seen(office)))
    assert "@everyone" not in seen(office)[0].text
    await rig.until(lambda: any("🚩" in one.text for one in rig.dms(mia)))
    rig.guild.members[mia.id].roles.clear()
    await ann.slash(rig.tables, "report", table=table.id, reason="again")
    await rig.until(lambda: len(seen(office)) == 2)
    assert sum("🚩" in one.text for one in rig.dms(mia)) == 1, "who manages the server no more reads no reports"


async def test_managers_get_one_line_a_week_where_they_want_it(
    host: Host, rig: Rig, mia: Person, ann: Person, bo: Person
) -> None:
    office = rig.channel("office")
    shown = await fill(mia, (await mia.slash(rig.tables, "server")).shown, "For managers", {"Weekly summary": [office]})
    assert f"Weekly summary: **<#{office.id}>**" in shown.text
    await started(host, rig, ann, bo)
    assert await WeeklySummaries(host.tables).write() == 1
    host.tables.wake_outbox()
    await rig.until(lambda: len(seen(office)) == 1)
    assert seen(office)[0].text == "📅 **The last seven days**: no games finished; 1 running now."
