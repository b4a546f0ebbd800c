"""Help in context: possible actions, the current rules, a search, reasons, orders by menus."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import Asker, Table
from games.kernel import Order
from sandbox.driver import Person, RenderedMessage, Rig, SandboxAnswer
from tests.e2e.hosts import a_table, called, more, started, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

WHY, HELP = "Why can’t I…?", "Help"


async def test_help_says_what_may_be_done_here_and_now(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    nothing = await ann.slash(rig.tables, "help")
    assert "All commands" in nothing.shown.labels and nothing.ephemeral
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    answer = await person.slash(rig.tables, "help")
    assert called(table) in answer.text
    assert [menu.label for menu in answer.shown.selects]
    watching = await cleo.slash(rig.tables, "help")
    assert "not playing" in watching.text and watching.shown.selects == []


async def test_every_board_has_the_rules_of_its_moment(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    answer = await person.press(await more(rig, person), f"@{table.id}/rules")
    assert answer.ephemeral
    (menu,) = answer.shown.selects
    assert [option["value"].partition("/")[0] for option in menu.options] == ["foodfighters"] * len(menu.options)
    assert menu.options[0]["description"], "what matters now stands first"
    topic = await person.select(answer.shown, menu.custom_id, ["foodfighters/attack"])
    await rig.until(lambda: bool(RenderedMessage(topic.shown.message).pictures))
    assert topic.shown.pictures[0].description


async def test_a_word_is_found_in_headings_and_text_of_all_rules(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    found = await ann.slash(rig.tables, "rules", find="kimchi")
    assert "Kimchi" in found.text
    several = await ann.slash(rig.tables, "rules", find="bank")
    assert "Food Chain Magnate › The bank" in several.text
    (menu,) = several.shown.selects
    shown = await ann.select(several.shown, menu.custom_id, ["food_chain_magnate/bank"])
    assert shown.text.startswith("### The bank")
    typed = await ann.complete(rig.tables, "rules", "find", "bank")
    picked = await ann.slash(rig.tables, "rules", find=typed[0]["value"])
    assert picked.text.startswith("###")
    german = await bo.complete(rig.tables, "rules", "find", "kritik")
    assert any("Kritik" in one["name"] for one in german)
    assert "is not in the rules" in (await ann.slash(rig.tables, "rules", find="xyzzy")).text


async def helped(host: Host, rig: Rig, *people: Person) -> tuple[Person, SandboxAnswer]:
    """Press Help on the panel of the player to move."""
    table = await started(host, rig, *people)
    person = await to_move(host, table, *people)
    panel = await person.slash(rig.tables, "play")
    return person, await person.press(panel.shown, HELP)


async def test_why_not_is_answered_for_an_action_picked_and_for_one_typed(host: Host, rig: Rig, ann: Person) -> None:
    person, answer = await helped(host, rig, ann, rig.person("Eve"))
    (menu,) = answer.shown.selects
    assert menu.label == WHY
    before = answer.text
    why = await person.select(answer.shown, WHY, [menu.options[0]["value"]])
    assert "Not possible" in why.text and why.text != before
    form = await person.press(why.shown, "Ask about a move")
    typed = await person.submit(form, {"move": "swap F0 F0"})
    assert "You chose F0 twice" in typed.text
    form = await person.press(typed.shown, "Ask about a move")
    assert "You can:" in (await person.submit(form, {"move": "swap F0 B2"})).text


async def of_teams(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table at which the first plays the Meats and the second the Veggies."""
    table = await a_table(host, rig, ann, bo)
    await host.tables.setup.set_all(table.id, Asker(ann.id), {"team": ["meats", "veggies"]})
    return (await host.tables.lobby.start(table.id, ann.id)).table


async def test_orders_are_given_in_one_form(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await of_teams(host, rig, ann, bo)
    panel = await ann.slash(rig.tables, "orders")
    form = await ann.press(panel.shown, "Edit")
    answers = {"Sizzle after your miss": "never play it", "Don’t ask me about": ["Gaps"]}
    assert {"Meat Shield when you are hit", *answers} == {field.label for field in form.modal.fields}
    answer = await ann.submit(form, answers)
    assert "Saved: Gaps: fill automatically" in answer.text and "Sizzle after your miss: never play it" in answer.text
    seat = table.seat_of(ann.id)
    assert seat is not None
    given = (await host.tables.get(table.id)).orders[seat]
    assert given == {"reroll": Order("reroll", "never"), "fill": Order("fill", "first")}
    again = await ann.press(answer.shown, "Edit")
    await ann.submit(again, {"Don’t ask me about": []})
    assert (await host.tables.get(table.id)).orders[seat]["fill"].policy == "ask"


async def test_only_questions_that_can_come_up_are_listed(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await of_teams(host, rig, ann, bo)
    meats, veggies = (await ann.slash(rig.tables, "orders")).text, (await bo.slash(rig.tables, "orders")).text
    assert "Meat Shield" in meats and "Onion Tears" not in meats
    assert "Zwiebeltränen" in veggies and "Fleischschild" not in veggies
    suggested = [str(one["value"]) for one in await ann.complete(rig.tables, "orders", "decision", "")]
    assert "react_shield" in suggested and "react_tears" not in suggested


async def test_a_list_is_given_in_a_form_of_its_own_the_most_wanted_first(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await a_table(host, rig, ann, bo, title="critter_kitchen")
    await host.tables.lobby.start(table.id, ann.id)
    seat = table.seat_of(ann.id)
    assert seat is not None
    panel = await ann.slash(rig.tables, "orders")
    chefs = [name for name in ("Penny", "Basil", "Tansy", "Juniper") if name in panel.text]
    assert len(chefs) < 2, "a chef whom nobody can hire asks nothing"
    form = await ann.press(panel.shown, "Edit")
    asked = await ann.submit(form, {"Shopping": "from my list, else ask me", "Don’t ask me about": ["Fridge"]})
    assert "Now make your list" in asked.text and "Saved: Fridge" in asked.text
    assert "take" not in (await host.tables.get(table.id)).orders[seat], "without its list it says nothing"
    form = await ann.press(asked.shown, "Choose the list…")
    first, second = (form.modal.fields[at].options[at + 2] for at in range(2))
    refused = await ann.submit(form, {"1.": first["value"], "2.": second["value"], "Then": "caviar"})
    assert "**Then:** “caviar” is not a clear choice." in refused.text
    again = await ann.press(refused.shown, "Edit again")
    assert next(one for one in again.modal.fields[0].options if one.get("default"))["value"] == first["value"]
    answer = await ann.submit(again, {"Then": "desert_vendor/wine5"})
    order = (await host.tables.get(table.id)).orders[seat]["take"]
    assert order.policy == "preferences" and order.preferences[:2] == (first["value"], second["value"])
    assert len(order.preferences) == 3 and order.preferences[2].endswith("/wine5")
    form = await ann.press(answer.shown, "List: Shopping")
    await ann.submit(form, {"1.": second["value"], "2.": first["value"]})
    changed = (await host.tables.get(table.id)).orders[seat]["take"].preferences
    assert changed == (second["value"], first["value"], order.preferences[2]), "the rest of the list stays"


async def test_questions_with_common_answers_are_one_field_and_each_can_be_set_alone(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await a_table(host, rig, ann, bo, title="food_truck_city")
    await host.tables.lobby.start(table.id, ann.id)
    seat = table.seat_of(ann.id)
    assert seat is not None
    panel = await ann.slash(rig.tables, "orders")
    answer = await ann.submit(await ann.press(panel.shown, "Edit"), {"windows": "never", "bonus": "gain:3"})
    given = (await host.tables.get(table.id)).orders[seat]
    assert {given[kind].policy for kind in ("pre_roll", "pre_collect", "pre_fine")} == {"never"}
    assert given["bonus"] == Order("bonus", "gain", 3)
    answer = await ann.submit(await ann.press(answer.shown, "One by one…"), {"pre_fine": "ask"})
    form = await ann.press(answer.shown, "Edit")
    windows = next(field for field in form.modal.fields if field.custom_id == "windows")
    assert not any(one.get("default") for one in windows.options), "they differ now"
    await ann.submit(form, {})
    given = (await host.tables.get(table.id)).orders[seat]
    assert (given["pre_fine"].policy, given["pre_roll"].policy) == ("ask", "never")
