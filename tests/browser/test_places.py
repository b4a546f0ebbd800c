"""Places and people: channels, threads, direct messages, people, languages, the connection."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import WebSocketRoute, expect

from sandbox.model.entities import ChannelType
from sandbox.model.permissions import P
from tests.browser.conftest import PHONE, BrowserHost, Sit
from tests.browser.test_playing import run
from tests.lengths import long_form

pytestmark = pytest.mark.asyncio(loop_scope="session")


@long_form
async def test_switching_the_person_is_remembered_in_the_address(sit: Sit) -> None:
    page = await sit("ann")
    await page.get_by_role("button", name="You are Ann").click()
    await page.get_by_role("dialog", name="Who are you?").get_by_role("button", name="Bo").click()
    await expect(page.get_by_role("button", name="You are Bo")).to_be_visible()
    await expect(page).to_have_url(re.compile(r"\?you=bo#\d+"))
    await page.reload()
    await expect(page.get_by_role("button", name="You are Bo")).to_be_visible()
    await page.go_back()
    await expect(page.get_by_role("button", name="You are Ann")).to_be_visible()


async def test_the_page_and_the_commands_speak_the_persons_language(sit: Sit) -> None:
    page = await sit("ann")
    await page.get_by_role("button", name="You are Ann").click()
    await page.get_by_label("Language: Ann").select_option("de")
    await page.keyboard.press("Escape")
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    box = page.get_by_role("textbox", name="Nachricht an #tables")
    await box.fill("/tisch")
    await expect(page.get_by_role("option", name="/tisch neu")).to_contain_text("Einen Tisch eröffnen")
    await run(page, "/tisch neu title:Suppe")
    await expect(page.locator(".message").last).to_contain_text("A table of Suppe for 2.")


async def test_a_mention_elsewhere_is_counted_and_gone_once_read(sit: Sit, browser_host: BrowserHost) -> None:
    rig = browser_host.rig
    other = rig.channel("kitchen")
    page = await sit("ann")
    rig.person("Bo").say(other, f"Come here, <@{rig.person('Ann').id}>")
    rig.person("Bo").say(other, "Please")
    place = page.get_by_role("button", name=re.compile("kitchen"))
    await expect(place).to_have_accessible_name("kitchen Come here, @Ann (unread, 1 for you)")
    await expect(page).to_have_title(re.compile(r"^\(1\) #tables"))
    await place.click()
    await expect(page.locator(".message")).to_have_count(2)
    await expect(place).to_have_accessible_name("kitchen")
    await page.reload()
    await expect(page).to_have_title(re.compile(r"^#kitchen"))
    await expect(place).to_have_accessible_name("kitchen")


@long_form
async def test_a_new_thread_appears_below_its_channel(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit("ann")
    rig = browser_host.rig
    thread = rig.world.add_thread(rig.tables, rig.application.bot, "Table 7", ChannelType.PUBLIC_THREAD)
    await page.get_by_role("button", name="Table 7").click()
    await run(page, "Hello there")
    await expect(page.locator(".message")).to_have_text(re.compile("Hello there"))
    assert [shown.content for shown in rig.sees(rig.person("Bo"), thread)] == ["Hello there"]


@long_form
async def test_a_link_to_a_message_names_its_place_and_leads_there(sit: Sit, browser_host: BrowserHost) -> None:
    page, rig = await sit("ann"), browser_host.rig
    other = rig.channel("kitchen")
    board = rig.person("Bo").say(other, "The board of table k3x9")
    for number in range(30):
        rig.person("Bo").say(other, f"and then {number}")
    here = f"https://discord.com/channels/{rig.guild.id}/{other.id}/{board.id}"
    rig.person("Bo").say(rig.tables, f"**Foodies** {here}, and https://discord.com/channels/{rig.guild.id}/1/2")
    said = page.locator(".message").last
    await expect(said).to_contain_text("Foodies #kitchen › 💬, and https://discord.com/channels")
    await expect(said.get_by_role("link")).to_have_count(1)
    await said.get_by_role("button", name="to the message in #kitchen").click()
    await expect(page).to_have_title(re.compile(r"^#kitchen"))
    await expect(page.locator(f"#message-{board.id}")).to_be_in_viewport()


async def test_a_direct_message_is_seen_by_its_reader_only(sit: Sit) -> None:
    ann, bo = await sit("ann"), await sit("bo")
    await run(ann, "/whisper")
    entry = ann.get_by_role("button", name=re.compile("Food Court"))
    await expect(entry).to_have_accessible_name("Food Court Only for you. (unread, 1 for you)")
    await entry.click()
    await expect(ann.locator(".message")).to_contain_text("Only for you.")
    await run(ann, "/hand")
    await expect(ann.locator(".message").last).to_contain_text("Your hand: 3, 7, 9")
    await bo.get_by_role("button", name=re.compile("Food Court")).click()
    await expect(bo.get_by_role("heading", name="@ Food Court")).to_be_visible()
    await expect(bo.locator(".message")).to_have_count(0)


@long_form
async def test_a_private_channel_is_hidden(sit: Sit, browser_host: BrowserHost) -> None:
    secret = browser_host.rig.channel("secret")
    browser_host.rig.forbid(secret, P.VIEW_CHANNEL, who=browser_host.rig.person("Bo").user)
    ann, bo = await sit("ann"), await sit("bo")
    await expect(ann.get_by_role("button", name="secret")).to_be_visible()
    await expect(bo.get_by_role("button", name="secret")).to_have_count(0)


@long_form
async def test_a_lost_connection_is_said_and_found_again(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit("ann")
    reachable = asyncio.Event()
    lines: list[WebSocketRoute] = []
    reachable.set()

    async def line(socket: WebSocketRoute) -> None:
        if reachable.is_set():
            socket.connect_to_server()
            lines.append(socket)
        else:
            await socket.close()

    await page.route_web_socket(re.compile("/live"), line)
    await page.reload()
    await expect(page.get_by_role("heading", name="# tables")).to_be_visible()
    await page.locator("#composer-text").fill("half a sen")
    reachable.clear()
    await lines[0].close()
    await expect(page.locator("#offline")).to_have_text("Connection lost. Trying again…")
    browser_host.rig.person("Bo").say(browser_host.rig.tables, "Are you there?")
    reachable.set()
    await expect(page.locator(".message")).to_contain_text("Are you there?")
    await expect(page.locator("#offline")).to_be_hidden()
    await expect(page.locator("#composer-text")).to_have_value("half a sen")


async def test_on_a_phone_the_channels_are_a_drawer(sit: Sit, browser_host: BrowserHost) -> None:
    browser_host.rig.channel("kitchen")
    page = await sit("ann", size=PHONE)
    kitchen = page.get_by_role("button", name="kitchen")
    await expect(kitchen).to_be_hidden()
    await page.get_by_role("button", name="Open channels").tap()
    await kitchen.tap()
    await expect(page.get_by_role("heading", name="# kitchen")).to_be_visible()
    await expect(kitchen).to_be_hidden()
    await page.go_back()
    await expect(page.get_by_role("heading", name="# tables")).to_be_visible()
