"""Accessibility for eyes, thumbs and screen readers: all rules of axe, sizes for thumbs, no sideways scrolling."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, BrowserHost, Sit
from tests.browser.test_playing import run
from tests.lengths import amount

pytestmark = pytest.mark.asyncio(loop_scope="session")

# The checks in appearance.js find problems for which axe has no rule; thumbs matter on a phone only.
LOOKS = (Path(__file__).parent / "appearance.js").read_text()
EYES = ("sideways", "misplaced")


async def everything(page: Page, browser_host: BrowserHost) -> None:
    """Fill the channel with one of each kind of message."""
    before = len(browser_host.rig.tables.messages)
    for number, command in enumerate(("/marks", "/feast", "/panel", "/hand", "/board"), start=before + 1):
        await run(page, command)
        await expect(page.locator(".message")).to_have_count(number)
    await run(page, "/slow")
    await expect(page.locator(".thinking")).to_be_visible()
    with browser_host.impatient():
        await run(page, "/silent")
        await expect(page.locator(".message").last).to_contain_text("did not respond")


async def scenes(page: Page, browser_host: BrowserHost) -> AsyncIterator[str]:
    """Go through the page: the conversation, lists, forms and dialogs, by name."""
    await everything(page, browser_host)
    yield "messages"
    await page.locator("#composer-text").fill("/")
    await expect(page.get_by_role("option", name="/panel")).to_be_visible()
    yield "commands"
    await page.locator("#composer-text").fill("/table new")
    await expect(page.get_by_role("option", name="/table new")).to_be_visible()
    await page.locator("#composer-text").press("Enter")
    await expect(page.get_by_role("option")).to_have_count(5)
    yield "options"
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Choose a dish").click()
    yield "menu"
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Note").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    yield "form"
    await page.keyboard.press("Escape")
    feast = page.locator(".message").filter(has_text="The streets, one by one")
    async for scene in dialogs(page, feast):
        yield scene
    if await page.locator("#drawer").is_visible():
        await page.locator("#drawer").click()
        yield "drawer"
    await page.locator(".you-button").click()
    yield "people"


async def dialogs(page: Page, feast: Locator) -> AsyncIterator[str]:
    """Open everything that a layout can open, one after the other."""
    for name in ("Choose goods", "Sell", "Hint", "Apps for", "Food Court"):
        await feast.hover()
        await feast.get_by_role("button", name=name).first.click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)


SCREENS = [(PHONE, (*EYES, "tooSmall")), (DESKTOP, EYES)]


@pytest.mark.parametrize(("size", "looks"), SCREENS[: amount(1, 2)])
async def test_every_scene_is_legible_named_and_within_its_frame(
    sit: Sit, browser_host: BrowserHost, size: ViewportSize, looks: tuple[str, ...]
) -> None:
    browser_host.rig.person("Bo").say(browser_host.rig.tables, "w" * 300)
    browser_host.rig.person("Bo").say(browser_host.rig.tables, f"```\n{'w' * 300}\n```")
    page = await sit(size=size)
    faults: dict[str, list[str]] = {}
    async for scene in scenes(page, browser_host):
        found = await violations(page)
        faults |= {f"{scene}, axe": found} if found else {}
        for look in looks:
            found = await page.evaluate(f"() => {{ {LOOKS}; return {look}(); }}")
            faults |= {f"{scene}, {look}": found} if found else {}
    assert faults == {}


async def test_a_board_takes_the_whole_width_of_a_phone(sit: Sit) -> None:
    page = await sit(size=PHONE)
    await run(page, "/board")
    box = await page.locator(".enlarge img").bounding_box()
    assert box is not None
    assert box["width"] >= 0.93 * PHONE["width"]
    assert box["height"] == pytest.approx(box["width"] * 1500 / 1200, abs=2)


async def test_new_messages_are_told_to_screen_readers_and_old_ones_are_not(
    sit: Sit, browser_host: BrowserHost
) -> None:
    browser_host.rig.person("Bo").say(browser_host.rig.tables, "An old one")
    page = await sit()
    log = page.get_by_role("log")
    await expect(log).to_have_attribute("aria-live", "polite")
    await expect(log).not_to_have_attribute("aria-busy", "true")
    await expect(log.get_by_role("article", name="Bo")).to_contain_text("An old one")
