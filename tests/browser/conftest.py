"""Fixtures: a sandbox with its page and a bot, and people who sit at a browser."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from sandbox import web
from sandbox.driver import Rig
from sandbox.interactions import Timing
from sandbox.server import Sandbox
from tests.browser.diner import Diner
from tests.sandbox.clients import running

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 390, "height": 844}
PEOPLE = ("Ann", "Bo", "Cleo", "Dan")
COOKING = "CommandTree-invoker"  # the client library's name for the task of a command
expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong

PATIENT, IMPATIENT = 20.0, 0.5  # seconds for the bot's answer: what is answered at all, and what never is

Sit = Callable[..., Awaitable[Page]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything here ``browser``, and skip it by name where there is no Chromium."""
    for item in items:
        if item.path.is_relative_to(__file__.rsplit("/", 1)[0]):
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine (apt-get install chromium)"))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests, which looks for nothing but this machine; each page has its own profile."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        await chromium.close()


@dataclass(frozen=True, slots=True)
class BrowserHost:
    """A sandbox with its page, and the bot in it."""

    rig: Rig
    diner: Diner
    address: str

    @contextmanager
    def impatient(self) -> Iterator[None]:
        """Let unanswered interactions fail at once within the block."""
        self.rig.sandbox.timing.answer = IMPATIENT
        yield
        self.rig.sandbox.timing.answer = PATIENT


@pytest_asyncio.fixture(loop_scope="session")
async def browser_host() -> AsyncIterator[BrowserHost]:
    """Four people, ``#tables`` and a bot that is online."""
    sandbox = Sandbox(timing=Timing(answer=PATIENT))
    rig = Rig(sandbox)
    for name in PEOPLE:
        rig.person(name)
    web.WebPage(rig).add_routes(sandbox.app)
    async with sandbox, running(rig, Diner()) as diner:
        assert isinstance(diner, Diner)
        yield BrowserHost(rig, diner, sandbox.addresses.base)
        # Slow commands are ended: an abandoned task would be found by a later test.
        diner.kitchen.set()
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == COOKING))


@pytest_asyncio.fixture(loop_scope="session")
async def sit(browser: Browser, browser_host: BrowserHost) -> AsyncIterator[Sit]:
    """Open the page as somebody: ``page = await sit("ann", size=PHONE)``. Errors of the page fail the test."""
    errors: list[str] = []

    async def open_page(you: str = "ann", size: ViewportSize = DESKTOP) -> Page:
        context = await browser.new_context(viewport=size, has_touch=size is PHONE, locale="en-GB")
        page = await context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        await page.goto(f"{browser_host.address}/?you={you}")
        await expect(page.get_by_role("textbox", name="Message #tables")).to_be_enabled()
        return page

    yield open_page
    for context in browser.contexts:
        await context.close()
    assert errors == []
