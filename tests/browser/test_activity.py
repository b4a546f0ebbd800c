"""The page inside Discord, in a browser: a stand-in of Discord's client shows it in a frame, by Discord's own names.

The stand-in is one server with a certificate for this test. Chromium resolves every name to it: `discord.com` is the
client, which speaks the protocol of the Embedded App SDK; `discordsays.com` the proxy before the host; `evil.example` a
page of somebody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import unused_port
from msgspec import structs
from playwright.async_api import BrowserContext, async_playwright, expect

from bot import app
from bot.app import Host
from bot.config import WebSettings
from sandbox.driver import Person, Rig
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP
from tests.e2e.conftest import Failures, failures, rig, shared
from tests.e2e.hosts import settings
from tests.web.pages import a_game

__all__ = ["failures", "rig", "shared"]
pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.own_host]
BOARD = "board.example.org"
# The client answers a greeting only after a foreign frame has tried to end and to begin the conversation.
CLIENT = """<!doctype html><title>Discord</title>
<style>body { margin: 0; background: #313338 } #app { width: 100vw; height: 100vh; border: 0; display: block }</style>
<iframe id="app" src="%(page)s"></iframe><iframe id="evil" src="https://evil.example/attack" hidden></iframe>
<script>
const page = document.getElementById("app").contentWindow, evil = document.getElementById("evil").contentWindow;
const here = new Set();
function arrived(who) {
  here.add(who);
  if (here.size === 2) evil.postMessage("attack", "https://evil.example");
}
addEventListener("message", async ({ source, origin, data }) => {
  if (source === evil && data === "loaded") arrived("evil");
  if (source === evil && data === "done") page.postMessage([1, { cmd: "DISPATCH", evt: "READY" }], "%(origin)s");
  if (source !== page || origin !== "%(origin)s") return;
  const [opcode, said] = data;
  if (opcode === 0 && said.client_id === "%(application)s" && said.frame_id === "f-1" && said.v === 1) arrived("page");
  if (opcode !== 1) return;
  const answer = await (await fetch("/authorize", { method: "POST", body: JSON.stringify(said) })).json();
  page.postMessage([1, { cmd: said.cmd, nonce: said.nonce, ...answer }], origin);
});
</script>"""
ATTACK = """<!doctype html><script>
addEventListener("message", () => {
  parent.frames[0].postMessage([2, { code: 4000, message: "go away" }], "*");
  parent.frames[0].postMessage([1, { cmd: "DISPATCH", evt: "READY" }], "*");
  parent.postMessage("done", "*");
});
parent.postMessage("loaded", "*");
</script>"""

# In the SDK a page without a frame around it, as in an app, talks to its own window.
APP = """addEventListener("message", async ({ data: [opcode, said] }) => {
  if (opcode === 0) postMessage([1, { cmd: "DISPATCH", evt: "READY" }], "*");
  if (said.args) postMessage([1, { cmd: said.cmd, nonce: said.nonce, ...await authorize(said) }], "*");
});"""


class DiscordStandIn:
    """Discord's client and its proxy, for one person."""

    def __init__(self, rig: Rig, person: Person, port: int) -> None:
        self._rig = rig
        self._port = port
        self.person = person
        self.channel = rig.tables.id
        self.allowed = True
        self.asked: list[dict[str, Any]] = []
        self.origin = f"https://{rig.application.id}.discordsays.com"
        self.http = aiohttp.ClientSession(auto_decompress=False)

    @property
    def page(self) -> str:
        """The address of the page in the frame, as Discord makes it."""
        place = f"guild_id={self._rig.guild.id}&channel_id={self.channel}"
        return f"{self.origin}/?instance_id=i-1&frame_id=f-1&platform=desktop&{place}"

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer under each of the names."""
        match request.host, request.path:
            case "discord.com", "/authorize":
                return web.json_response(self.authorize(json.loads(await request.text())))
            case "discord.com", _:
                names = {"page": self.page, "origin": self.origin, "application": self._rig.application.id}
                return web.Response(text=CLIENT % names, content_type="text/html")
            case "evil.example", "/attack":
                return web.Response(text=ATTACK, content_type="text/html")
            case "evil.example", _:
                return web.Response(text=f'<iframe src="{self.page}"></iframe>', content_type="text/html")
            case _:
                return await self._proxied(request)

    def authorize(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Return what Discord's client answers to the command of that name."""
        self.asked.append(asked)
        if self.allowed:
            return {"evt": None, "data": {"code": self.person.authorize()}}
        return {"evt": "ERROR", "data": {"code": 5000, "message": "OAuth2 Error: access_denied"}}

    async def _proxied(self, request: web.Request) -> web.StreamResponse:
        headers = {**request.headers, "Host": BOARD}
        url, body = f"http://127.0.0.1:{self._port}{request.path_qs}", await request.read()
        async with self.http.request(request.method, url, headers=headers, data=body) as answer:
            response = web.StreamResponse(status=answer.status)
            for name, value in answer.headers.items():
                if name not in ("Transfer-Encoding", "Content-Length", "Connection"):
                    response.headers.add(name, value)
            with contextlib.suppress(ConnectionError):  # the browser has gone to another page
                await response.prepare(request)
                async for part in answer.content.iter_any():
                    await response.write(part)
        return response


@pytest_asyncio.fixture(loop_scope="session")
async def discord(rig: Rig, tmp_path: Path, failures: Failures) -> AsyncIterator[tuple[Host, DiscordStandIn, int]]:
    """A host whose page opens inside Discord, the stand-in before it, and the stand-in's port."""
    rig.enable_activities()
    port, secret = unused_port(), rig.application.client_secret
    page = WebSettings(public_url=f"https://{BOARD}", port=port, activity_client_secret=secret)
    async with app.running(structs.replace(settings(rig, tmp_path), web=page)) as host:
        await host.client.wait_until_ready()
        stand_in = DiscordStandIn(rig, rig.person("Ann"), port)
        # A stream whose reader has gone would otherwise wait for the host until the client's limit of five minutes.
        runner = web.AppRunner(_app(stand_in), access_log=None, shutdown_timeout=0.2, handler_cancellation=True)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=await certified(tmp_path)).start()
        yield host, stand_in, int(runner.addresses[0][1])
        await runner.cleanup()
        await stand_in.http.close()


def _app(stand_in: DiscordStandIn) -> web.Application:
    made = web.Application()
    made.router.add_route("*", "/{path:.*}", stand_in.serve)
    return made


async def certified(folder: Path) -> ssl.SSLContext:
    """Make a certificate that nobody has signed."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    what = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=test")
    made = await asyncio.create_subprocess_exec(
        "openssl", *what, "-keyout", key, "-out", certificate, stderr=asyncio.subprocess.DEVNULL
    )
    assert await made.wait() == 0
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


@pytest_asyncio.fixture(loop_scope="session")
async def client(discord: tuple[Host, DiscordStandIn, int]) -> AsyncIterator[BrowserContext]:
    """A Chromium for which every name is the stand-in's. Errors of a page fail the test."""
    arguments = [*ARGUMENTS, f"--host-resolver-rules=MAP * 127.0.0.1:{discord[2]}"]
    errors: list[str] = []
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        context = await chromium.new_context(viewport=DESKTOP, locale="en-GB", ignore_https_errors=True)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        yield context
        await chromium.close()
    assert errors == []


async def test_the_page_inside_discord_signs_in_and_plays(
    discord: tuple[Host, DiscordStandIn, int], client: BrowserContext, rig: Rig
) -> None:
    host, stand_in, _ = discord
    table = await a_game(host, rig, stand_in.person, rig.person("Bo"))
    seat = table.played_game().waiting()[0]
    stand_in.person = next(person for person in rig.people if table.seat_of(person.id) == seat)
    page = await client.new_page()
    inside = page.frame_locator("#app")

    await page.goto("https://discord.com/")
    await expect(inside.locator("#who")).to_have_text(stand_in.person.name)
    (said,) = stand_in.asked
    assert said["cmd"] == "AUTHORIZE"
    assert {**said["args"], "state": ""} == {
        "client_id": str(rig.application.id), "response_type": "code", "state": "", "prompt": "none",
        "scope": ["identify"],
    }  # fmt: skip
    await inside.locator("#picture[data-address]").wait_for()
    first, whole = inside.locator("#answers button").first, inside.locator("#answers button.does").first
    while not await whole.count():
        links = await first.get_attribute("data-links") or ""
        await first.click()
        await expect(first).not_to_have_attribute("data-links", links)
    await whole.click()
    await inside.locator(f'#table:not([data-number="{table.known(seat)}"])').wait_for()
    assert (await host.tables.get(table.id)).version > table.version
    kinds = {one["name"]: (one["sameSite"], one["httpOnly"], one["secure"]) for one in await client.cookies()}
    assert set(kinds.values()) == {("None", True, True)}

    stand_in.allowed = False
    await page.goto("https://discord.com/")
    await expect(inside.locator("#message")).to_contain_text("press Authorize when Discord asks")
    await expect(inside.locator("#who")).to_have_text("")

    stand_in.allowed, stand_in.person = True, rig.person("Cleo")
    await page.goto("https://discord.com/")
    await expect(inside.locator("#message")).to_have_text("You have no game in progress in this channel.")
    for _ in range(2):
        await a_game(host, rig, stand_in.person, title="critter_kitchen")
    await page.goto("https://discord.com/")
    await inside.locator("#tables a").nth(1).click()
    await inside.locator("#picture[data-address]").wait_for()

    alone = await client.new_page()
    await alone.expose_function("authorize", stand_in.authorize)
    await alone.add_init_script(APP)
    await alone.goto(stand_in.page)
    await expect(alone.locator("#tables a")).to_have_count(2)

    rig.application.client_secret = "another"
    await page.goto("https://discord.com/")
    await expect(inside.locator("#message")).to_contain_text("You could not be signed in.")
    async with page.expect_console_message(lambda said: "frame-ancestors" in said.text):  # only Discord may frame it
        await page.goto("https://evil.example/")
