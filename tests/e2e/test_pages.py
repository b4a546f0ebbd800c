"""Everything one may know, one press away: pages, the log and commitments, shown privately and turned in place."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.sandbox.driver import Person, Rig
from renderers.critter_kitchen.presenter import CritterKitchenPresenter
from renderers.kit.picture import Picture
from tests.discord.tables import a_picture

from .hosts import posted, started

pytestmark = pytest.mark.e2e


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """Which pages are drawn for whom, as they are asked for."""
    asked: list[tuple[int | None, str]] = []

    def drawn(_: object, words: object, view: object, scene: object, page: str = "board") -> Picture:
        asked.append((getattr(view, "viewer", None), page))
        return a_picture()

    monkeypatch.setattr(CritterKitchenPresenter, "picture", drawn)
    return asked


async def test_pages_of_a_message_are_shown_privately_and_turned_in_place(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, pages: list[tuple[int | None, str]]
) -> None:
    await started(host, rig, ann, bo, title="critter_kitchen")
    public = len(posted(rig))
    shown = await ann.press(posted(rig)[-1], "Kitchen")
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
    await cleo.press(posted(rig)[-1], "Kitchen")
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


async def test_commitments_and_the_hash_of_the_seed_are_one_press_away(
    host: Host, rig: Rig, ann: Person, bo: Person, pages: list[tuple[int | None, str]]
) -> None:
    table = await started(host, rig, ann, bo, title="critter_kitchen")
    answer = await bo.press(posted(rig)[-1], "Commitments")
    assert answer.ephemeral and table.row.commitment is not None and table.row.commitment in answer.text
