"""Everything that a person may know, one press away: pages, the log and commitments, private and edited in place."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.discord.names import escaped
from renderers.critter_kitchen.presenter import CritterKitchenPresenter
from renderers.food_chain_magnate.presenter import FoodChainMagnatePresenter
from renderers.kit.picture import Picture
from sandbox.driver import Person, Rig
from tests.discord.tables import a_picture
from tests.e2e.hosts import more, posted, started

pytestmark = pytest.mark.e2e


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """Record which pages are drawn for whom."""
    asked: list[tuple[int | None, str]] = []

    def drawn(_: object, words: object, view: object, scene: object, page: str = "board") -> Picture:
        asked.append((getattr(view, "viewer", None), page))
        return a_picture()

    for presenter in (CritterKitchenPresenter, FoodChainMagnatePresenter):
        monkeypatch.setattr(presenter, "picture", drawn)
    return asked


async def test_pages_of_a_message_are_shown_privately_and_turned_in_place(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, pages: list[tuple[int | None, str]]
) -> None:
    await started(host, rig, ann, bo, title="critter_kitchen")
    public = len(posted(rig))
    shown = await ann.press(await more(rig, ann), "Kitchen")
    await rig.until(lambda: shown.shown.pictures)
    assert shown.ephemeral and pages[-1] == (0, "kitchen")
    turned = await ann.press(shown.shown, "Plans")
    await rig.until(lambda: pages[-1] == (0, "reveal"))
    assert turned.shown.id == shown.shown.id, "in place"
    log = await ann.press(turned.shown, "Log")
    assert log.shown.id == shown.shown.id and "page 1" in log.text.lower()
    back = await ann.press(log.shown, "Waterfront")
    await rig.until(lambda: pages[-1] == (0, "board"))
    assert back.shown.id == shown.shown.id
    await cleo.press(await more(rig, cleo), "Kitchen")
    assert (None, "kitchen") in pages[-1:], "who only watches sees what everybody may see"
    assert len(posted(rig)) == public, "nothing is posted for it"


async def test_the_hand_shows_what_one_has_and_messages_in_private_have_the_pages_too(
    host: Host, rig: Rig, ann: Person, bo: Person, pages: list[tuple[int | None, str]]
) -> None:
    await started(host, rig, ann, bo, title="critter_kitchen")
    hand = await ann.slash(rig.tables, "hand")
    assert hand.ephemeral and pages[-1] == (0, "kitchen")
    await rig.until(lambda: rig.dms(ann))
    assert {"Kitchen", "Log"} <= set(rig.dms(ann)[-1].labels)
    answer = await ann.press(rig.dms(ann)[-1], "Kitchen")
    assert not answer.failed and pages[-1] == (0, "kitchen")


async def test_the_board_shows_an_own_page_as_its_reader_may_see_it(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, pages: list[tuple[int | None, str]]
) -> None:
    await started(host, rig, ann, bo, title="critter_kitchen")
    own = await bo.slash(rig.tables, "board", page="kitchen")
    assert own.ephemeral and pages[-1:] == [(1, "kitchen")]
    everybodys = await bo.slash(rig.tables, "board")
    assert everybodys.ephemeral and pages[-1:] == [(None, "board")]
    await cleo.slash(rig.tables, "board", page="kitchen")
    assert pages[-1:] == [(None, "kitchen")], "who only watches has none"


async def test_the_pages_are_those_of_the_game_and_companies_go_by_their_players(
    host: Host, rig: Rig, ann: Person, bo: Person, pages: list[tuple[int | None, str]]
) -> None:
    await started(host, rig, ann, bo, title="food_chain_magnate")
    found = await ann.complete(rig.tables, "board", "page", "", {})
    offered = {one["value"]: one["name"] for one in found}
    assert [offered[page] for page in offered if page.startswith("company-")] == ["Company of Ann", "Company of Bo"]
    assert "ways" not in offered, "nobody drinks coffee on the way"
    answer = await bo.slash(rig.tables, "board", page="company-1")
    (menu,) = answer.shown.selects
    assert [option["value"] for option in menu.options] == list(offered)
    assert "Firma von Ann" in [option["label"] for option in menu.options]
    assert pages[-1] == (None, "company-1")
    await ann.slash(rig.tables, "board", page="company of bo")
    assert pages[-1] == (None, "company-2")


@pytest.mark.parametrize("page", ["company-4", "Company of player 4", "ways"])
async def test_a_page_that_the_game_does_not_have_is_refused_with_those_it_has(
    host: Host, rig: Rig, ann: Person, bo: Person, pages: list[tuple[int | None, str]], page: str
) -> None:
    await started(host, rig, ann, bo, title="food_chain_magnate")
    drawn = len(pages)
    for command in ("board", "hand"):
        refused = await ann.slash(rig.tables, command, page=page)
        assert f"There is no picture “{escaped(page)}”" in refused.text and "Company of Bo" in refused.text
        assert not refused.shown.pictures
    assert len(pages) == drawn
