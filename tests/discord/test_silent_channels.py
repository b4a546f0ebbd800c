"""Channels in which the host may not do all it needs: the game is told as far as can be, and nobody is left waiting."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.discord.limits import CONTENT
from bot.sandbox.driver import Person, Rig
from bot.sandbox.permissions import Permission
from bot.tables import Table
from games.kernel import Chance, random_action
from renderers.words import Words
from tests.e2e.hosts import delivered, posted, started

pytestmark = pytest.mark.e2e

TITLES = ("foodfighters", "foodies", "critter_kitchen", "food_truck_city", "food_chain_magnate")
WORDS = Words("en")
NO_PICTURE = WORDS("host-picture-missing")


@pytest.fixture(autouse=True)
def english(bo: Person) -> None:
    """Everybody reads English here."""
    bo.user.locale = "en-US"


async def moves(host: Host, table: Table, chance: Chance, count: int = 1) -> Table:
    """Some moves of whoever is asked; all that is to be told of them has been tried."""
    for _ in range(count):
        now = await host.tables.get(table.id)
        if now.status != "running":
            break
        seat = now.running_game().waiting()[0]
        action = random_action(now.title, now.running_game().state, seat, chance)
        await host.tables.moves.act(table.id, seat, action, user=now.users[seat])
    await delivered(host)
    return await host.tables.get(table.id)


# A picture that may not be attached


@pytest.mark.parametrize("title", TITLES)
async def test_without_attach_files_the_board_is_told_in_words_and_who_is_to_move(
    host: Host, rig: Rig, ann: Person, bo: Person, title: str
) -> None:
    table, chance = await started(host, rig, ann, bo, title=title), Chance(title.encode())
    await delivered(host)
    rig.forbid(rig.tables, Permission.ATTACH_FILES)
    for _ in range(6):
        before = len(posted(rig))
        table = await moves(host, table, chance)
        shown, asked = posted(rig)[-1], table.running_game().awaited()
        if table.row.told < table.version or not asked:
            continue
        assert NO_PICTURE in shown.text and not shown.pictures
        assert all((ann, bo)[seat].mention in shown.text for seat in asked)
        assert len(shown.message.content) <= CONTENT
        assert shown.buttons
        assert len(posted(rig)) >= before
    assert not [one for one in rig.dms(ann) if "could not be posted" in one.text]
    rig.forbid(rig.tables)
    for _ in range(40):
        table = await moves(host, table, chance)
        if posted(rig)[-1].pictures:
            break
    assert posted(rig)[-1].pictures and NO_PICTURE not in posted(rig)[-1].text


async def test_a_result_without_attach_files_is_told_all_the_same(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    await delivered(host)
    rig.forbid(rig.tables, Permission.ATTACH_FILES)
    table = await moves(host, table, Chance(b"result"), 400)
    assert table.status == "finished"
    assert WORDS("host-files-missing") in posted(rig)[-1].text
    assert "Commitments" in posted(rig)[-1].labels
