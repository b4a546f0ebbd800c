"""The page of a game in a real browser: turned by keys, slider, menu and log; read out; without any network."""

from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.replays.games import in_process, nothing, story

pytestmark = pytest.mark.asyncio(loop_scope="session")
STEPS = 6
LARGEST = 3 * 2**20


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Write the page of a short game; return its file address."""
    data = await in_process().page(story("foodies", "09", moments=STEPS), LARGEST, nothing)
    return _written(tmp_path_factory.mktemp("page") / "foodies.html", data)


def _written(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    return path.as_uri()


async def opened(browser: Browser, kept: str, size: ViewportSize, errors: list[str]) -> Page:
    """Open the page of a game; every network request is an error."""
    context = await browser.new_context(viewport=size, has_touch=size is PHONE, locale="en-GB")
    page = await context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.on("request", lambda asked: errors.append(asked.url) if asked.url.startswith("http") else None)
    await page.goto(kept)
    await at(page, 1)
    return page


async def at(page: Page, step: int) -> None:
    """Wait until a step is drawn and described everywhere."""
    await expect(page.locator("#board")).to_have_attribute("data-step", str(step))
    await expect(page.get_by_role("slider")).to_have_value(str(step))
    await expect(page.locator("#now b")).to_contain_text(f"{step} / {STEPS}")
    await expect(page.locator("#log [aria-current]")).to_contain_text(f"{step} · ")


async def test_a_kept_game_is_turned_and_read_without_a_network(browser: Browser, kept: str) -> None:
    errors: list[str] = []
    page = await opened(browser, kept, DESKTOP, errors)
    first = await page.locator("#board").evaluate("board => board.toDataURL()")
    alt = await page.get_by_role("img").get_attribute("aria-label")
    await page.keyboard.press("ArrowRight")
    await at(page, 2)
    await page.keyboard.press("End")
    await at(page, STEPS)
    assert await page.locator("#board").evaluate("board => board.toDataURL()") != first
    assert await page.get_by_role("img").get_attribute("aria-label") != alt
    await expect(page.get_by_role("button", name="Next")).to_be_disabled()
    await page.get_by_role("button", name="Back").click()
    await at(page, STEPS - 1)
    await page.keyboard.press("Home")
    await at(page, 1)
    assert await page.locator("#board").evaluate("board => board.toDataURL()") == first
    await page.get_by_role("slider").fill("4")
    await at(page, 4)
    turns = page.get_by_role("combobox", name="Jump to")
    await turns.select_option(index=1)
    assert await page.locator("#board").get_attribute("data-step") is not None
    await page.locator("#log button").nth(2).click()
    await at(page, 3)
    await page.get_by_text("The board as text").click()
    words = await page.locator("#text").inner_text()
    assert len(words) > 200 and "**" not in words
    await page.reload()
    await at(page, 3)
    assert errors == []
    await page.context.close()


async def test_a_kept_game_fits_a_phone(browser: Browser, kept: str) -> None:
    errors: list[str] = []
    page = await opened(browser, kept, PHONE, errors)
    await page.get_by_role("button", name="Next").tap()
    await at(page, 2)
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for name in ("First step", "Back", "Next", "Last step"):
        box = await page.get_by_role("button", name=name).bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
    board = await page.locator("#board").bounding_box()
    assert board is not None and board["width"] >= 340
    assert errors == []
    await page.context.close()
