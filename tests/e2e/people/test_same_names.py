"""Two people with one shown name, and somebody who takes another: as everybody sees them."""

from __future__ import annotations

import pytest

from bot.app import Host
from sandbox.driver import Person, Rig
from tests.e2e.hosts import delivered, posted, the_table

pytestmark = pytest.mark.e2e


def sams(rig: Rig) -> tuple[Person, Person]:
    """Return two people who are both shown as Sam."""
    first, second = rig.person("Sam One"), rig.person("Sam Two")
    first.user.global_name = second.user.global_name = "Sam"
    return first, second


def unclear(text: str) -> bool:
    """Whether a text names a Sam without saying which."""
    plain = text.replace("\\", "")
    return "Sam" in plain.replace("sam_one (Sam)", "").replace("sam_two (Sam)", "") or "sam_" not in plain


async def test_two_of_one_name_are_told_apart_in_texts_pictures_lists_and_logs(host: Host, rig: Rig) -> None:
    first, second = sams(rig)
    await first.slash(rig.tables, "table new", title="foodfighters")
    table = await the_table(host, rig)
    lobby = await second.slash(rig.tables, "table join", table=table.id)
    await first.slash(rig.tables, "table start")
    await delivered(host)
    board = posted(rig)[-1]
    texts = {
        "lobby": lobby.text,
        "board": board.text,
        "status": (await first.slash(rig.tables, "table status")).text,
        "log": (await first.slash(rig.tables, "table log")).text,
        "list": (await second.slash(rig.tables, "table list")).text,
        "text board": (await second.slash(rig.tables, "board", text=True)).text,
        "alt text": " ".join(file.description or "" for file in board.message.attachments),
    }
    assert not {what: text for what, text in texts.items() if unclear(text)}


async def test_a_new_name_is_shown_from_the_next_press_on(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await ann.slash(rig.tables, "table new", title="foodfighters")
    table = await the_table(host, rig)
    await bo.slash(rig.tables, "table join", table=table.id)
    bo.user.global_name = "Bohumil"
    assert "Bohumil" in (await bo.slash(rig.tables, "table list")).text
    rig.guild.members[bo.id].nick = "Bobby"
    assert "Bobby" in (await bo.slash(rig.tables, "table list")).text
    await ann.slash(rig.tables, "table start")
    await delivered(host)
    assert "Bobby" in posted(rig)[-1].text or "Bobby" in (await ann.slash(rig.tables, "board", text=True)).text
    assert (await host.tables.get(table.id)).names.count("Bobby") == 1
