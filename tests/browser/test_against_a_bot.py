"""One person plays a whole game against the Normal player in a browser, on the real host, with the mouse alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bench.pressing import OVER, PRESSES, YOUR_MOVE, offered, shown_version
from games.kernel import LEVELS
from renderers.words import Words
from sandbox import web
from sandbox.driver import LOOK_AGAIN, PATIENCE, Control, Pending, Person, RenderedMessage, Rig
from sandbox.model.entities import Interaction, InteractionType
from sandbox.server import Sandbox
from tests.browser.conftest import DESKTOP, PHONE
from tests.e2e.hosts import hosted, posted, unsent
from tests.e2e.playing import asked, over
from tests.lengths import long_form

pytestmark = pytest.mark.asyncio(loop_scope="session")

WORDS = Words("en")
TURNS = 200
BOT_SECONDS = 30.0  # for the AI's move: a process that has drawn nothing yet makes its sprites first
IDS = "all => all.map(one => one.dataset.customId)"


@pytest_asyncio.fixture(loop_scope="session")
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    """A sandbox with its page and the real host in it; at the end nothing may be left unanswered."""
    sandbox = Sandbox()
    made = Rig(sandbox)
    made.person("Ann")
    web.WebPage(made).add_routes(sandbox.app)
    async with sandbox, hosted(made, tmp_path):
        yield made
        assert made.problems() == []


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person at a browser. Every click is followed until it is answered and the answer is drawn on the page."""

    rig: Rig
    person: Person
    page: Page
    folder: Path

    async def click(self, target: Locator) -> RenderedMessage:
        """Click what sends something to the host; the message that answers, once the page shows it."""
        return await self._answer(target.click())

    async def pick(self, menu: Locator, *places: int) -> RenderedMessage:
        """Open a menu and click the options at these places; several are sent together."""
        await menu.click()
        picker = self.page.locator("dialog.picker")
        options = [picker.get_by_role("option").nth(place) for place in places]
        await expect(options[0]).to_be_visible()
        await self.picture("menu")
        if len(options) == 1:
            return await self._answer(options[0].click())
        for option in options:
            await option.click()
        return await self._answer(picker.get_by_role("button", name="Done").click())

    async def _answer(self, click: Awaitable[None]) -> RenderedMessage:
        before = self._last()
        await click
        made = await self.rig.until(lambda: found if (found := self._last()) is not before else None)
        assert made is not None
        answer = await Pending(self.rig, made)
        assert answer.failed is None
        await self.sees(answer.shown)
        await self.quiet()
        return answer.shown

    async def quiet(self) -> None:
        """Wait until nothing is on its way to the channel: what arrives moves the page under the mouse."""
        await self.rig.until(lambda: unsent(self.folder) == 0, within=BOT_SECONDS)
        *earlier, last = posted(self.rig)
        await self.rig.until(lambda: not any(shown.buttons for shown in earlier))
        for shown in (*earlier[-1:], last):
            await self.sees(shown)

    def _last(self) -> Interaction | None:
        """The last thing that this person sent, suggestions apart."""
        sent = reversed(self.rig.sandbox.interactions.by_token.values())
        return next((one for one in sent if one.type is not InteractionType.AUTOCOMPLETE), None)

    async def sees(self, shown: RenderedMessage) -> None:
        """Wait until the page has a message with just those controls that the sandbox knows."""
        controls = self.element(shown).locator("[data-custom-id]")
        async with asyncio.timeout(PATIENCE):
            while sorted(await controls.evaluate_all(IDS)) != _ids(shown):
                await self.rig.world.stirring(LOOK_AGAIN)

    def element(self, shown: RenderedMessage) -> Locator:
        """A message on the page."""
        return self.page.locator(f"#message-{shown.id}")

    async def picture(self, name: str) -> None:
        """Keep what the page looks like the first time it is called this."""
        path = self.folder / f"{name}.png"
        if not path.exists():
            await self.page.screenshot(path=path)


def _ids(shown: RenderedMessage) -> list[str]:
    return sorted(control.custom_id for control in (*shown.buttons, *shown.selects))


async def sit(browser: Browser, rig: Rig, size: ViewportSize, folder: Path) -> Sitter:
    """Ann opens the page."""
    context = await browser.new_context(viewport=size, has_touch=size is PHONE, locale="en-GB")
    page = await context.new_page()
    page.set_default_timeout(30_000)
    await page.goto(f"{rig.sandbox.addresses.base}/?you=ann")
    await expect(page.locator("#composer-text")).to_be_enabled()
    return Sitter(rig, rig.person("Ann"), page, folder)


async def begin(ann: Sitter) -> None:
    """Open a table from the list of commands, add a bot, start."""
    await ann.page.get_by_role("button", name="Commands", exact=True).click()
    await ann.page.get_by_role("option", name="/table new").click()
    await ann.page.get_by_role("option", name="Foodfighters").click()
    await ann.picture("command")
    lobby = await ann.click(ann.page.get_by_role("button", name="Send"))
    await ann.pick(ann.element(lobby).locator("[data-custom-id*='/bot:']"), LEVELS.index("normal"))
    await ann.picture("lobby")
    await ann.element(lobby).get_by_role("button", name="Start", exact=True).click()


async def asked_after(ann: Sitter, now: int) -> None:
    """Wait until the channel asks this person for a move later than a version, or tells the end."""
    rig = ann.rig

    def called() -> bool:
        return over(rig) or (asked(rig, ann.person) is not None and shown_version(posted(rig)[-1]) > now)

    await rig.until(called, within=BOT_SECONDS)


async def turn(ann: Sitter, taste: Random) -> int:
    """Press through one turn: the channel's button, then the private panel. The version that it led to."""
    await ann.picture("beginning")
    panel = await ann.click(ann.page.get_by_role("button", name=YOUR_MOVE, exact=True).last)
    await ann.picture("panel")
    for _ in range(PRESSES):
        controls = offered(panel)
        if not controls:
            break
        panel = await choose(ann, panel, taste.choice(controls), taste)
        await ann.picture("middle" if len(posted(ann.rig)) > 8 else "first choice")
    else:
        raise AssertionError(f"no end of choices: {panel.text}")
    await ann.element(panel).get_by_role("button", name="Dismiss message").click()
    await expect(ann.element(panel)).to_have_count(0)
    return shown_version(panel)


async def choose(ann: Sitter, panel: RenderedMessage, control: Control, taste: Random) -> RenderedMessage:
    """Click a button, or an option of a menu."""
    target = ann.element(panel).locator(f'[data-custom-id="{control.custom_id}"]')
    if control.options:
        return await ann.pick(target, *taste.sample(range(len(control.options)), control.fewest))
    return await ann.click(target)


@long_form
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_person_plays_the_normal_player_to_the_end(
    browser: Browser, rig: Rig, size: ViewportSize, tmp_path: Path
) -> None:
    ann = await sit(browser, rig, size, tmp_path)
    await begin(ann)
    taste, now = Random(3), -1
    for _ in range(TURNS):
        await asked_after(ann, now)
        await ann.quiet()
        if over(rig):
            break
        now = await turn(ann, taste)
    await expect(ann.page.get_by_text(OVER.strip("*"))).to_be_visible()
    await ann.picture("end")
    assert await ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "no sideways scrolling"
    await ann.page.context.close()
