"""The page with the real host at a running table: axe finds no fault, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.discord import emoji
from sandbox import web
from sandbox.driver import Rig
from sandbox.interactions import Timing
from sandbox.server import Sandbox
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PATIENT, PHONE
from tests.browser.test_playing import run
from tests.e2e.hosts import hosted, started
from tests.lengths import LONG

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session", params=[PHONE, *([DESKTOP] if LONG else [])])
async def table_page(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> AsyncIterator[tuple[Page, dict[str, list[str]]]]:
    """Ann's page with a running table of two, and what axe found before it was there."""
    size: ViewportSize = request.param
    sandbox = Sandbox(timing=Timing(answer=PATIENT))
    rig = Rig(sandbox)
    ann, bo = rig.person("Ann"), rig.person("Bo")
    web.WebPage(rig).add_routes(sandbox.app)
    async with sandbox, hosted(rig, tmp_path) as host:
        await emoji.sync(host.client)
        context = await browser.new_context(viewport=size, has_touch=size is PHONE, locale="en-GB")
        page = await context.new_page()
        await page.goto(f"{sandbox.addresses.base}/?you=ann")
        await expect(page.get_by_role("textbox", name="Message #tables")).to_be_enabled()
        empty = await violations(page)
        await started(host, rig, ann, bo)
        await expect(page.get_by_role("button", name="Your move").first).to_be_visible()
        yield page, {"empty": empty}
        await context.close()


async def test_axe_finds_no_fault_at_a_running_table(table_page: tuple[Page, dict[str, list[str]]]) -> None:
    page, faults = table_page
    faults["board"] = await violations(page)
    await page.get_by_role("button", name="Your move").first.click()
    panel = page.locator(".message.only-you").last
    await expect(panel.get_by_role("button", name="Show the board")).to_be_visible()
    faults["panel"] = await violations(page)
    await page.get_by_role("button", name="More…").first.click()
    await expect(page.locator(".message.only-you")).to_have_count(2)
    faults["more"] = await violations(page)
    await run(page, "/me")
    await page.get_by_role("button", name="Settings").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    faults["form"] = await violations(page)
    assert faults == {scene: [] for scene in faults}
