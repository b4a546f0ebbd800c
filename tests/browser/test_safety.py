"""The page answers only at its own address and only to itself, and runs nothing that people or bots write."""

from __future__ import annotations

import json

import aiohttp
import pytest
from playwright.async_api import expect

from sandbox.driver import Person
from tests.browser.conftest import BrowserHost, Sit

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example:80", "127.0.0.1.evil.example"])
@pytest.mark.parametrize("path", ["/", "/static/app.js", "/live"])
async def test_a_foreign_name_is_refused(browser_host: BrowserHost, host: str, path: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    async with aiohttp.ClientSession() as session, session.get(browser_host.address + path, headers=headers) as answer:
        assert answer.status == 403


async def test_localhost_is_welcome(browser_host: BrowserHost) -> None:
    headers = {"Host": browser_host.address.removeprefix("http://").replace("127.0.0.1", "localhost")}
    async with aiohttp.ClientSession() as session, session.get(browser_host.address, headers=headers) as answer:
        assert answer.status == 200
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("origin", [None, "http://evil.example", "http://127.0.0.1:1", "null"])
async def test_another_sites_socket_is_refused(browser_host: BrowserHost, origin: str | None) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
            await session.ws_connect(f"{browser_host.address}/live?you=ann", origin=origin)
    assert refusal.value.status == 403


async def test_a_path_outside_the_pages_files_is_not_found(browser_host: BrowserHost) -> None:
    async with aiohttp.ClientSession() as session:
        for name in ("..%2fweb.py", "%2e%2e%2fweb.py", "nothing.js", "__init__.py"):
            async with session.get(f"{browser_host.address}/static/{name}") as answer:
                assert answer.status == 404


async def ask(browser_host: BrowserHost, person: Person, **request: object) -> dict[str, object]:
    """Send a request to the page's socket as a person; return the answer."""
    async with aiohttp.ClientSession() as session:
        address = f"{browser_host.address}/live?you={person.user.username}"
        async with session.ws_connect(address, origin=browser_host.address) as socket:
            await socket.send_str(json.dumps({"id": 1, **request}))
            while True:
                frame: dict[str, object] = await socket.receive_json(timeout=5)
                if frame.get("re") == 1 or "error" in frame:
                    return frame


async def test_nobody_reads_or_presses_what_is_anothers(browser_host: BrowserHost) -> None:
    ann, bo = browser_host.rig.person("Ann"), browser_host.rig.person("Bo")
    secret = (await ann.slash(browser_host.rig.tables, "hand")).shown
    where = {"channel": str(browser_host.rig.tables.id), "message": str(secret.id)}
    assert (await ask(browser_host, bo, do="press", custom_id="x", **where))["error"] == "the message is gone"
    assert (await ask(browser_host, bo, do="dismiss", **where))["error"] == "the message is gone"
    assert "Your hand" not in json.dumps(await ask(browser_host, bo, do="open", channel=where["channel"]))
    assert (await ask(browser_host, bo, do="open", channel=str(ann.dm.id)))["error"] == "you cannot see this channel"
    assert "Your hand" in json.dumps(await ask(browser_host, ann, do="open", channel=where["channel"]))


@pytest.mark.parametrize("request_", [{}, {"do": "fly"}, {"do": "open"}, {"do": "open", "channel": "x"}])
async def test_a_request_that_makes_no_sense_is_answered(browser_host: BrowserHost, request_: dict[str, str]) -> None:
    answer = await ask(browser_host, browser_host.rig.person("Ann"), **request_)
    assert "did not understand" in str(answer["error"])


async def test_names_and_texts_never_become_html(sit: Sit, browser_host: BrowserHost) -> None:
    nasty = "<img src=x onerror=alert(1)>"
    browser_host.rig.person(nasty).say(
        browser_host.rig.tables, f"{nasty} [x](javascript:alert(1)) **{nasty}** `{nasty}`"
    )
    page = await sit("ann")
    message = page.locator(".message")
    await expect(message.locator(".author")).to_have_text(nasty)
    await expect(message.locator("img")).to_have_count(0)
    await expect(message.locator("a")).to_have_count(0)
    await expect(message.locator("strong")).to_have_text(nasty)
