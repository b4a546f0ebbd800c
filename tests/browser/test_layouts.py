"""The page with layouts, forms, custom emoji and context menus, as people use them by mouse and keyboard."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, BrowserHost, Sit
from tests.browser.feast import MAP
from tests.browser.test_playing import run
from tests.lengths import long_form

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def feast(page: Page) -> Locator:
    """Call for the message with one of everything."""
    await run(page, "/feast")
    message = page.locator(".message").last
    await expect(message).to_contain_text("The streets, one by one")
    return message


async def test_a_layout_is_drawn_with_bar_pictures_sections_and_file(sit: Sit) -> None:
    message = await feast(await sit())
    await expect(message.locator(".container").first).to_have_css("border-left-color", "rgb(47, 158, 91)")
    await expect(message.get_by_role("img", name=MAP)).to_have_count(2)
    await expect(message.locator(".section").first.get_by_role("img", name="A tomato")).to_be_visible()
    await expect(message.locator(".section").nth(1).get_by_role("button", name="Your move")).to_be_visible()
    await expect(message.get_by_role("link", name="log.txt 960 bytes")).to_have_attribute("download", "log.txt")
    await expect(message.locator(".mention.me")).to_have_text("@Ann")


async def test_own_emoji_are_pictures_in_texts_buttons_and_menus(sit: Sit) -> None:
    page = await sit()
    message = await feast(page)
    in_text = message.get_by_role("img", name=":tomato:")
    await expect(in_text).to_have_js_property("naturalWidth", 64)
    await expect(message.get_by_role("button", name="Sell").locator("img")).to_have_js_property("naturalWidth", 64)
    menu = message.get_by_role("button", name="Choose goods: Pea")
    await expect(menu.locator("img")).to_have_count(1)
    await menu.click()
    option = page.get_by_role("option", name="Carrot")
    await expect(option.locator("img")).to_have_js_property("naturalWidth", 64)
    await expect(option).to_contain_text("The carrot is worth 6 coins")


@long_form
async def test_an_emoji_that_is_gone_is_its_name(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    await page.route("**/cdn/emojis/*", lambda route: route.fulfill(content_type="image/png", body=b""))
    browser_host.rig.person("Bo").say(browser_host.rig.tables, "A <:ghost:7> here")
    await expect(page.locator(".message").last).to_contain_text("A :ghost: here")


async def test_a_spoiler_is_shown_once_asked_for(sit: Sit) -> None:
    message = await feast(await sit())
    await expect(message.locator(".hidden-spoiler > .container")).to_have_js_property("inert", True)
    await message.get_by_role("button", name="Show what is hidden").click()
    await expect(message.locator(".hidden-spoiler")).to_have_count(0)
    await expect(message.get_by_text("Your hand: 3, 7, 9")).to_be_visible()


async def test_a_form_takes_a_menu_a_choice_boxes_and_a_file(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    await (await feast(page)).get_by_role("button", name="Sell").click()
    form = page.get_by_role("dialog", name="What shall it be?")
    await expect(form).to_contain_text("Everything is fresh today.")
    await form.get_by_role("button", name="Submit").click()
    for name in ("Goods", "Size"):
        await expect(form.get_by_role("alert").filter(has_text=f"{name} is required.")).to_be_visible()
    await expect(form.get_by_role("button", name="Goods")).to_be_focused()
    await form.get_by_label("Large").check()
    await form.get_by_role("button", name="Goods: Choose…").click()
    await page.get_by_role("option", name="Carrot").click()
    await expect(form.get_by_role("button", name="Goods: Carrot").locator("img")).to_be_visible()
    await form.get_by_label("Dill").check()
    await form.get_by_label("Salt").check()
    await expect(form.get_by_label("Mint")).to_be_disabled()
    await form.get_by_label("Recipe").set_input_files({"name": "r.txt", "mimeType": "text/plain", "buffer": b"oil"})
    await expect(form.get_by_role("listitem")).to_have_text("r.txt")
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message").last).to_contain_text("Ordered.")
    told = {"goods": ["carrot"], "size": "l", "extras": ["dill", "salt"], "recipe": ["oil"]}
    assert browser_host.diner.told == told


@long_form
async def test_a_form_takes_people_and_a_single_box(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    await (await feast(page)).get_by_role("button", name="Hint").click()
    form = page.get_by_role("dialog", name="Who comes?")
    await form.get_by_label("Name").fill("Soup night")
    await form.get_by_role("button", name="Guests").click()
    await page.get_by_role("option", name="Bo").click()
    await page.get_by_role("option", name="Dan").click()
    await page.get_by_role("button", name="Done").click()
    await form.get_by_label("Serve it hot").uncheck()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message").last).to_contain_text("They are invited.")
    assert browser_host.diner.told == {"name": "Soup night", "who": ["Bo", "Dan"], "hot": False}


@long_form
async def test_a_form_is_walked_through_by_keyboard_from_top_to_bottom(sit: Sit) -> None:
    page = await sit()
    await (await feast(page)).get_by_role("button", name="Hint").click()
    form = page.get_by_role("dialog", name="Who comes?")
    await expect(form.get_by_label("Name")).to_be_focused()
    for role, name in (("button", "Guests"), ("checkbox", "Serve it hot"), ("button", "Cancel"), ("button", "Submit")):
        await page.keyboard.press("Tab")
        await expect(form.get_by_role(role, name=name)).to_be_focused()  # type: ignore[arg-type]
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Hint")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_applications_offer_commands_on_a_message(
    sit: Sit, browser_host: BrowserHost, size: ViewportSize
) -> None:
    said = browser_host.rig.person("Bo").say(browser_host.rig.tables, "What a board!")
    page = await sit(size=size)
    message = page.locator(".message").filter(has_text="What a board!")
    await message.hover()
    await message.get_by_role("button", name="Apps for the message of Bo").click()
    await page.get_by_role("option", name="Show the board from here").click()
    answer = page.locator(".message").last
    await expect(answer).to_contain_text(f"The board as of message {said.id}")
    await expect(answer.locator(".above")).to_contain_text("Ann used Show the board from here")


@long_form
async def test_the_secondary_click_offers_the_same(sit: Sit, browser_host: BrowserHost) -> None:
    browser_host.rig.person("Bo").say(browser_host.rig.tables, "What a board!")
    page = await sit()
    await page.get_by_text("What a board!").click(button="right")
    await expect(page.get_by_role("option", name="Show the board from here")).to_be_visible()


@long_form
async def test_applications_offer_commands_on_an_author_and_on_whom_a_message_mentions(
    sit: Sit, browser_host: BrowserHost
) -> None:
    rig = browser_host.rig
    rig.person("Bo").say(rig.tables, f"Ask {rig.person('Cleo').mention}")
    page = await sit()
    for name in ("Bo", "@Cleo"):
        await page.get_by_role("log").get_by_role("button", name=name, exact=True).first.click()
        await page.get_by_role("option", name="Invite to my table").click()
        await expect(page.locator(".message").last).to_contain_text(f"{name.removeprefix('@')} is invited.")


@long_form
async def test_where_no_application_offers_anything_it_is_said(sit: Sit, browser_host: BrowserHost) -> None:
    browser_host.rig.application.commands.clear()
    browser_host.rig.person("Bo").say(browser_host.rig.tables, "Alone")
    page = await sit()
    await page.get_by_role("log").get_by_role("button", name="Bo", exact=True).click()
    await expect(page.get_by_role("dialog", name="Bo")).to_contain_text("No application offers anything here.")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


@long_form
async def test_the_list_of_places_shows_the_text_of_a_layout_that_calls(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit("bo")
    other = browser_host.rig.channel("kitchen")
    await browser_host.rig.person("Ann").slash(other, "call", whom=browser_host.rig.person("Bo"))
    place = page.get_by_role("button", name="kitchen")
    await expect(place.locator(".preview")).to_have_text("Table 7 Your turn, @Bo")
