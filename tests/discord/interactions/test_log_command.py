"""The replay_viewer, page by page: what happened in order, each change once, in both directions."""

from __future__ import annotations

from functools import partial

import pytest

from bot.app import Host
from bot.replays import viewer as replay_viewer
from sandbox.driver import Person, Rig, SandboxAnswer
from tests.discord.features.test_replay_viewer import played

pytestmark = pytest.mark.usefixtures("sketched")
HEADS = 1


def lines(answer: SandboxAnswer) -> list[str]:
    """Return the lines of a page, without its heading."""
    return answer.text.split("\n")[HEADS:]


async def turned(rig: Rig, person: Person, answer: SandboxAnswer, way: str) -> list[list[str]]:
    """Return all pages from one on, in one direction."""
    pages = [lines(answer)]
    while way in answer.shown.labels:
        (button,), shown = [one for one in answer.shown.buttons if one.label == way], answer.text
        answer = await person.press(answer.shown, button.custom_id)
        await rig.until(partial(told_anew, answer, shown))
        pages.append(lines(answer))
    return pages


def told_anew(answer: SandboxAnswer, before: str) -> bool:
    """Return whether the text has changed."""
    return answer.text not in ("", before)


@pytest.fixture(params=[1700, 160], ids=["whole pages", "pages in parts"])
def page_text(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Set the number of characters of a message of the replay_viewer."""
    monkeypatch.setattr(replay_viewer, "PAGE_TEXT", request.param)
    return int(request.param)


async def test_the_log_reads_the_same_both_ways_and_tells_each_change_once(
    host: Host, rig: Rig, ann: Person, bo: Person, page_text: int
) -> None:
    table = await played(host, rig, ann, bo, moves=36)
    first = await ann.slash(rig.tables, "table log", table=table.id, page=1)
    onward = await turned(rig, ann, first, "Next")
    back = await turned(rig, ann, await ann.slash(rig.tables, "table log", table=table.id), "Previous")
    assert onward == back[::-1] and all(onward)
    assert len(onward) == -(-table.version // replay_viewer.PER_PAGE) if page_text > 1000 else len(onward) > 6
    assert all(len("\n".join(page)) <= page_text for page in onward)
    told = [line for page in onward for line in page if line.startswith("- ")]
    # A pass without a consequence is not in the replay_viewer.
    eventful = [one for one in await host.tables.records(table.id, 1, table.version) if one.events]
    assert len(told) == len(eventful) and all(told)


async def test_a_page_behind_the_last_is_the_last(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(host, rig, ann, bo, moves=20)
    behind = await ann.slash(rig.tables, "table log", table=table.id, page=99_999)
    assert behind.text == (await ann.slash(rig.tables, "table log", table=table.id)).text
