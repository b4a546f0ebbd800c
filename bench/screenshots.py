"""Takes the screenshots of the documentation: a running table of each title, as a phone shows it in the sandbox."""

from __future__ import annotations

import asyncio
import io
import shutil
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec import structs
from PIL import Image
from playwright.async_api import Page, async_playwright
from sqlalchemy import select

from bot import app
from bot.cli import hosting
from bot.config import DatabaseSettings, Settings, pointed
from bot.discord import emoji
from bot.store import DeliveryState, schema
from sandbox import web
from sandbox.driver import Rig
from sandbox.server import Sandbox

MOVES = 24
"""The number of answers given at each table: enough that there is something on every board."""
_WIDTH, _HEIGHT, _SCALE = 390, 1600, 2  # a phone's width, and room for the highest message
_QUALITY = 75
_LOOK_AGAIN = 0.5
# A machine without a font for emoji would draw boxes.
_WITHOUT_EMOJI = """one => {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    walk.currentNode.data = walk.currentNode.data.replace(/\\p{Extended_Pictographic}\\uFE0F? ?/gu, "");
  }
}"""
_PATIENCE = 60_000  # milliseconds, for a busy machine


async def taken(out: Path) -> list[Path]:
    """Write one picture for each title into a folder and return the files."""
    rig = Rig(Sandbox(realistic=False))
    hosting.populate(rig)
    web.WebPage(rig).add_routes(rig.sandbox.app)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(rig.sandbox)
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        host = await stack.enter_async_context(app.running(_settings(rig, Path(folder))))
        await host.client.wait_until_ready()
        await emoji.sync(host.client)
        await hosting.arrange(host, rig, MOVES)
        await _delivered(host)
        driver = await stack.enter_async_context(async_playwright())
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = await driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(viewport={"width": _WIDTH, "height": _HEIGHT}, device_scale_factor=_SCALE)
        page.set_default_timeout(_PATIENCE)
        made = []
        for title, channel in hosting.places(rig).items():
            await page.goto(f"{rig.sandbox.addresses.base}/?you=ann#{channel.id}")
            await page.reload()
            made.append(await _shot(page, out / f"{title.replace('_', '-')}.webp"))
        await browser.close()
    return made


def _settings(rig: Rig, folder: Path) -> Settings:
    """Return the settings of a host in the rig's sandbox with a separate database."""
    addresses = rig.sandbox.addresses
    made = pointed(Settings(), token=rig.token, api_base=addresses.api_base, gateway_url=addresses.gateway_url)
    return structs.replace(made, database=DatabaseSettings(f"sqlite+aiosqlite:///{folder}/tables.sqlite3"))


async def _delivered(host: app.Host) -> None:
    """Wait until every message is delivered."""
    out = schema.outbox.c
    while await host.tables.store.rows(select(out.id).where(out.state == DeliveryState.WAITING)):  # noqa: ASYNC110
        await asyncio.sleep(_LOOK_AGAIN)


async def _shot(page: Page, file: Path) -> Path:
    """Write the newest board's message as WebP."""
    message = page.locator(".message:has(.gallery) .container").last
    await message.wait_for()
    await message.locator("img").first.evaluate("one => one.decode()")
    await message.evaluate(_WITHOUT_EMOJI)
    shot = await message.screenshot(animations="disabled")
    Image.open(io.BytesIO(shot)).convert("RGB").save(file, "WEBP", quality=_QUALITY, method=6)
    return file
