"""Help where one stands: what may be done, the rules of the moment, a search, why not, orders by menus."""

from __future__ import annotations

import pytest

from bot.app import Host
from games.kernel import Order
from sandbox.driver import Person, RenderedMessage, Rig, SandboxAnswer
from tests.e2e.hosts import a_table, called, posted, started, to_move

pytestmark = pytest.mark.e2e

WHY, HELP = "Why can't I…?", "Help"


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
    assert "don't play" in watching.text and watching.shown.selects == []


async def test_every_board_has_the_rules_of_its_moment(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    rules = "Rules"
    answer = await person.press(posted(rig)[-1], rules)
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
    """Whoever is to move presses Help on the own panel."""
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


async def test_orders_are_given_by_menus(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    panel = await ann.slash(rig.tables, "orders")
    chosen = await ann.select(panel.shown, "Which question?", ["buy"])
    answer = await ann.select(chosen.shown, "Always answer…", ["never"])
    assert "Saved: " in answer.text or answer.shown.labels
    seat = table.seat_of(ann.id)
    assert seat is not None
    assert (await host.tables.get(table.id)).orders[seat]["buy"] == Order("buy", "never")


async def test_wishes_are_picked_one_by_one_the_dearest_first(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await a_table(host, rig, ann, bo, title="critter_kitchen")
    await host.tables.lobby.start(table.id, ann.id)
    panel = await ann.slash(rig.tables, "orders")
    (ranked,) = [spec for spec in table.title.info.orders if spec.ranked][:1]
    chosen = await ann.select(panel.shown, "Which question?", [ranked.kind])
    answer = await ann.select(chosen.shown, "Always answer…", [ranked.ranked[0]])
    wanted = []
    for _ in range(3):
        menu = answer.shown.selects[-1]
        option = next(one for one in menu.options if one["value"].startswith("="))
        wanted.append(option["value"][1:])
        answer = await ann.select(answer.shown, menu.custom_id, [option["value"]])
    answer = await ann.select(answer.shown, answer.shown.selects[-1].custom_id, ["!"])
    seat = table.seat_of(ann.id)
    assert seat is not None
    given = (await host.tables.get(table.id)).orders[seat][ranked.kind]
    assert given == Order(ranked.kind, ranked.ranked[0], 0, tuple(wanted))
