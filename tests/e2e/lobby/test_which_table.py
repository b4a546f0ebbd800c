"""Which table a command means: the one of the channel where it is typed, of several the last touched one; if
it is or may be another one, the answer says so.
"""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import Table
from bot.tables import TableUser as Player
from bot.tables.rights import Asker
from bot.tables.setup import SetupChange
from sandbox.driver import Person, Rig
from sandbox.model.entities import Channel
from tests.e2e.hosts import to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

TITLES = {"trucks": "food_truck_city", "fighters": "foodfighters", "foodies": "foodies"}


async def at(host: Host, rig: Rig, channel: str, *people: Person) -> Table:
    """A running table in a channel, of the title that is played there."""
    first, *others = people
    for_whom, title = Player(first.id, first.name), TITLES[channel]
    place = rig.channel(channel)
    table = await host.tables.lobby.open(title, for_whom, place.id, rig.guild.id, len(people))
    for person in others:
        await host.tables.lobby.join(table.id, Player(person.id, person.name))
    await host.tables.setup.change(table.id, Asker(first.id, manager=False), SetupChange(hints=True))
    return (await host.tables.lobby.start(table.id, first.id)).table


async def at_rest(host: Host, rig: Rig, channel: str, person: Person, other: Person) -> Table:
    """A running table in a channel where the person is not to move; others that were opened first are closed."""
    table = await at(host, rig, channel, person, other)
    while await to_move(host, table, person, other) is person:
        await host.tables.moderation.close(table.id, Asker(person.id, manager=True))
        table = await at(host, rig, channel, person, other)
    return table


async def awaited(host: Host, rig: Rig, channel: str, one: Person, two: Person) -> tuple[Table, Person, Person]:
    """A running table in a channel, the player to move there, and the other one."""
    table = await at(host, rig, channel, one, two)
    person = await to_move(host, table, one, two)
    return table, person, two if person is one else one


async def version(host: Host, table: Table) -> int:
    """Return a table's revision."""
    return (await host.tables.get(table.id)).version


async def values(person: Person, channel: Channel, path: str, option: str, text: str = "") -> list[str]:
    """Return the values of the suggestions for an option."""
    return [one["value"] for one in await person.complete(channel, path, option, text, {})]


async def test_a_move_typed_where_one_is_not_to_move_is_none_at_a_table_elsewhere(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    waiting, person, other = await awaited(host, rig, "fighters", ann, bo)
    here = await at_rest(host, rig, "foodies", person, other)
    before = await version(host, waiting), await version(host, here)
    answer = await person.slash(rig.channel("foodies"), "play", action="roll")
    assert (await version(host, waiting), await version(host, here)) == before
    assert other.name in answer.text, "they are told whom the table of this channel waits for"
    assert "Foodfighters" not in answer.text
    assert "swap" not in await values(person, rig.channel("foodies"), "play", "action")


async def test_what_is_typed_in_a_channel_is_about_its_table_and_says_no_other(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    other = await at(host, rig, "fighters", ann, bo)
    here = await at(host, rig, "foodies", ann, bo)
    for command in ("board", "hand", "orders", "table status", "table undo", "table log"):
        answer = await ann.slash(rig.channel("foodies"), command)
        assert f"<#{other.row.channel}>" not in answer.text and "Foodfighters" not in answer.text, command
        assert "Foodies · Ann, Bo" in answer.text or here.id in answer.text, command


async def test_what_is_about_a_table_elsewhere_begins_by_naming_it(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await at(host, rig, "fighters", ann, bo)
    named = f"**Foodfighters · Ann, Bo** in <#{rig.channel('fighters').id}>:"
    for command in ("play", "hint", "board", "hand", "orders", "table status", "table undo"):
        for place in (rig.tables, ann.dm):
            assert (await ann.slash(place, command)).text.startswith(named), (command, place.name)
        assert (await ann.slash(rig.tables, command, table=table.id)).text.startswith(named), command
        assert "**Foodfighters · Ann, Bo** in" in (await bo.slash(rig.tables, command)).text.splitlines()[0], command


async def test_a_board_read_out_and_a_file_handed_out_name_a_table_elsewhere(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await at(host, rig, "fighters", ann, bo)
    for command, given in (("board", {"text": True}), ("table export", {})):
        assert "**Foodfighters · Ann, Bo** in" in (await ann.slash(rig.tables, command, given)).text.splitlines()[0]


async def test_what_is_refused_at_a_table_elsewhere_names_it(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await at(host, rig, "fighters", ann, bo)
    await at(host, rig, "foodies", ann, bo)
    refused = await ann.slash(rig.channel("foodies"), "foodfighters swap", fighter="F0", other="F0")
    assert "Foodfighters" in refused.text.splitlines()[0] and "Foodies" not in refused.text


async def test_of_several_tables_in_a_channel_the_one_that_waits_is_meant_and_else_one_is_asked(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    waiting, person, other = await awaited(host, rig, "fighters", ann, bo)
    beside = await at_rest(host, rig, "fighters", person, other)
    before = await version(host, beside)
    assert (await person.slash(rig.channel("fighters"), "play", action="swap F0 B2")).ephemeral
    assert await version(host, waiting) > 1 and await version(host, beside) == before
    named = await person.slash(rig.channel("fighters"), "table status")
    assert waiting.id in named.text and named.shown.labels[-1] in ("Another table…", "Anderer Tisch…")
    asked = await person.press(named.shown, named.shown.labels[-1])
    (menu,) = asked.shown.selects
    assert {option["value"] for option in menu.options} >= {waiting.id, beside.id}
    picked = await person.select(asked.shown, menu.custom_id, [beside.id])
    assert beside.id in picked.text
    assert beside.id in (await person.slash(rig.channel("fighters"), "table status")).text, "it was touched last"


async def test_of_several_tables_in_a_channel_ones_own_is_meant(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    mine = await at(host, rig, "fighters", ann, bo)
    await at(host, rig, "fighters", bo, cleo)
    assert mine.id in (await ann.slash(rig.channel("fighters"), "table status")).text
    closing = await ann.slash(rig.channel("fighters"), "table close")
    assert closing.shown.selects, "what a manager does for others is asked"


async def test_the_table_picked_from_several_is_named_where_it_is_elsewhere(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    one, two = await at(host, rig, "fighters", ann, bo), await at(host, rig, "foodies", ann, bo)
    asked = await ann.slash(ann.dm, "table status")
    (menu,) = asked.shown.selects
    assert {option["value"] for option in menu.options} == {one.id, two.id}
    answer = await ann.select(asked.shown, menu.custom_id, [two.id])
    assert answer.text.startswith("**Foodies · Ann, Bo** in")


async def test_a_move_in_a_direct_message_is_made_at_the_table_that_waits_and_names_it(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    waiting, person, other = await awaited(host, rig, "fighters", ann, bo)
    beside = await at_rest(host, rig, "foodies", person, other)
    assert "swap" in await values(person, person.dm, "play", "action")
    before = await version(host, beside)
    answer = await person.slash(person.dm, "play", action="swap F0 B2")
    assert await version(host, beside) == before and await version(host, waiting) > 1
    assert "Foodfighters" in answer.text.splitlines()[0]


async def test_what_was_typed_beside_the_table_holds_at_the_one_that_is_picked(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    owner = Player(ann.id, ann.name)
    tables = [await host.tables.lobby.open("foodies", owner, rig.tables.id, rig.guild.id, 3) for _ in range(2)]
    asked = (await ann.slash(rig.tables, "table invite", person=cleo)).shown
    await ann.select(asked, asked.selects[0].custom_id, [tables[1].id])
    guests = [[guest.user for guest in (await host.tables.get(table.id)).guests] for table in tables]
    assert guests == [[], [cleo.id]]
    running = [await at(host, rig, "foodies", ann, bo) for _ in range(2)]
    asked = (await ann.slash(rig.channel("foodies"), "table replace", seat=2, kind="random")).shown
    refused = await ann.select(asked, asked.selects[0].custom_id, [running[0].id])
    assert "Bo still has time" in refused.text, "the second seat is Bo's, who has not been waited for"
