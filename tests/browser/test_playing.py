"""People play on the page: commands, presses, menus, forms, and what each of them sees."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import BrowserHost, Sit
from tests.browser.diner import ALT
from tests.lengths import long_form

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def run(page: Page, line: str) -> None:
    """Type a whole command line and send it."""
    box = page.locator("#composer-text")
    await box.fill(line)
    await box.press("Enter")


async def test_a_message_reaches_everybody_at_once(sit: Sit) -> None:
    ann, bo = await sit("ann"), await sit("bo")
    await run(ann, "Shall we <b>play</b>, **Bo**?")
    message = bo.locator(".message").last
    await expect(message).to_contain_text("Shall we <b>play</b>, Bo?")
    await expect(message.locator("strong")).to_have_text("Bo")


async def test_a_slash_lists_the_commands_with_their_descriptions(sit: Sit) -> None:
    page = await sit()
    await page.locator("#composer-text").press_sequentially("/table")
    options = page.get_by_role("listbox").get_by_role("option")
    rows = [re.compile("/table leave.*Leave a table"), re.compile("/table new.*Open a table")]
    await expect(options).to_have_text(rows)


async def test_a_command_is_filled_in_by_keyboard_alone(sit: Sit) -> None:
    page = await sit()
    await page.locator("#composer-text").press_sequentially("/table n")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="title: What to play")).to_be_focused()
    await page.keyboard.type("food")
    titles = ["Foodfighters", "Foodies", "Food Truck City", "Food Chain Magnate"]
    await expect(page.get_by_role("option")).to_have_text(titles)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="title: What to play")).to_have_value("Food Truck City")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("A table of food truck city for 2.")
    await expect(page.locator("#composer-text")).to_be_focused()


async def test_a_command_is_filled_in_by_mouse(sit: Sit) -> None:
    page = await sit()
    await page.locator("#composer-text").fill("/")
    await page.get_by_role("option", name="/table new").click()
    await page.get_by_role("option", name="Foodies").click()
    await page.get_by_role("button", name="Add option rival").click()
    await page.get_by_role("option", name="Cleo").click()
    await page.get_by_role("button", name="Add option secret").click()
    await page.get_by_role("option", name="True").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".message").last).to_contain_text("A table of foodies for 2 against Cleo.")
    await expect(page.locator(".message").last).to_contain_text("Only you can see this")


async def test_a_missing_or_wrong_option_is_named_before_anything_is_sent(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    await run(page, "/table new")
    await expect(page.get_by_role("option")).to_have_count(5)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="title is required.")).to_be_visible()
    await page.get_by_role("combobox", name="title").fill("x")
    await page.get_by_role("button", name="Add option seats").click()
    await page.keyboard.type("many")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="seats must be a number.")).to_be_visible()
    assert "/table new" not in str(browser_host.rig.transcript).replace("types /table new", "")


@long_form
async def test_escape_leaves_the_list_and_then_the_command(sit: Sit) -> None:
    page = await sit()
    await run(page, "/table new")
    await expect(page.get_by_role("option")).to_have_count(5)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("option")).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(page.locator("#composer-text")).to_be_focused()
    await expect(page.locator("#composer-text")).to_have_value("/table new")


@long_form
async def test_what_names_no_option_is_said_before_anything_is_sent(sit: Sit) -> None:
    page = await sit()
    await page.locator("#composer-text").focus()
    await page.keyboard.type("/board topic:attack", delay=15)
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="no option “topic:attack”")).to_be_visible()


@long_form
async def test_an_answer_to_oneself_is_followed_wherever_one_reads(sit: Sit) -> None:
    page = await sit()
    for _ in range(3):
        await run(page, "/board")
        await expect(page.locator(".message").last).to_contain_text("It is your turn")
    await page.locator("#scroll").evaluate("one => { one.scrollTop = 0; }")
    await run(page, "/hand")
    await expect(page.locator(".message").last).to_contain_text("Your hand")
    await expect(page.locator(".message").last).to_be_in_viewport()


async def test_an_ephemeral_answer_is_shown_to_one_person_until_dismissed(sit: Sit) -> None:
    ann, bo = await sit("ann"), await sit("bo")
    await run(ann, "/board")
    await expect(bo.locator(".message")).to_have_count(1)
    await ann.get_by_role("button", name="Attack", exact=True).click()
    hand = ann.locator(".message").last
    await expect(hand).to_contain_text("Your hand: 3, 7, 9")
    await ann.reload()
    await expect(hand).to_contain_text("Only you can see this")
    await hand.get_by_role("button", name="Dismiss message").click()
    await expect(ann.locator(".message")).to_have_count(1)
    await expect(bo.locator(".message")).to_have_count(1)


async def test_a_press_edits_the_message_and_keeps_the_focus(sit: Sit) -> None:
    page = await sit()
    await run(page, "/board")
    eat = page.get_by_role("button", name="Eat")
    await eat.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("Eaten. (edited)")
    await expect(page.locator(".message img")).to_have_count(0)
    await expect(eat).to_be_focused()
    await expect(page.get_by_role("button", name="Asleep")).to_be_disabled()


async def test_menus_take_one_or_several_choices(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    await run(page, "/board")
    await page.get_by_role("button", name="Choose a dish").click()
    await expect(page.get_by_role("option", name="Salad")).to_contain_text("Costs 1 bean")
    await page.keyboard.press("s")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("chosen: salad")
    await page.get_by_role("button", name="Choose a rival").click()
    await page.get_by_role("option", name="Bo").click()
    await page.get_by_role("option", name="Dan").click()
    await page.get_by_role("button", name="Done").click()
    bo, dan = browser_host.rig.person("Bo").id, browser_host.rig.person("Dan").id
    await expect(page.locator(".message").last).to_contain_text(f"chosen: {bo}, {dan}")


async def test_a_form_is_filled_in_and_sent(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    await run(page, "/board")
    await page.get_by_role("button", name="Note").click()
    form = page.get_by_role("dialog", name="A note to the kitchen")
    await form.get_by_label("Your note").fill("No onions")
    await form.get_by_role("button", name="Course").click()
    await page.get_by_role("option", name="Main").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message").last).to_contain_text("The cook reads: No onions (main)")
    await expect(form).to_have_count(0)
    assert browser_host.diner.told == {"note": "No onions", "course": ["main"]}


@long_form
async def test_a_deferred_answer_says_that_the_bot_is_thinking(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    await run(page, "/slow")
    await expect(page.locator(".message").last).to_contain_text("Food Court is thinking…")
    browser_host.diner.kitchen.set()
    await expect(page.locator(".message").last).to_contain_text("Dinner is served.")
    await expect(page.locator(".message")).to_have_count(1)


@long_form
async def test_a_bot_that_does_not_answer_is_said_so(sit: Sit, browser_host: BrowserHost) -> None:
    page = await sit()
    with browser_host.impatient():
        await run(page, "/silent")
        await expect(page.locator(".message").last).to_contain_text("The application did not respond.")
    await run(page, "/board")
    resign = page.get_by_role("button", name="Resign")
    await expect(resign).to_be_visible()
    with browser_host.impatient():
        await resign.click()
        await expect(page.get_by_role("alert").filter(has_text="This interaction failed")).to_be_visible()
    await expect(resign).not_to_have_attribute("aria-busy", "true")
    assert len(browser_host.rig.failed_interactions) == 2


async def test_pictures_have_their_alt_text_and_enlarge(sit: Sit) -> None:
    page = await sit()
    await run(page, "/panel")
    await expect(page.get_by_role("img", name=ALT)).to_be_visible()
    await page.get_by_role("button", name="Show the description of the picture").click()
    await expect(page.locator("figcaption")).to_have_text(ALT)
    await page.get_by_role("button", name=f"Enlarge picture: {ALT}").click()
    large = page.get_by_role("dialog", name=ALT)
    await expect(large).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(page.get_by_role("button", name=f"Enlarge picture: {ALT}")).to_be_focused()


async def test_components_of_the_second_version_are_drawn(sit: Sit) -> None:
    page = await sit()
    await run(page, "/panel")
    panel = page.locator(".container")
    await expect(panel.get_by_role("heading")).to_have_text("Table 7 · Foodfighters")
    await expect(panel.locator("hr")).to_be_visible()
    await expect(panel.locator(".section")).to_contain_text("Seat 2 – free")
    await panel.get_by_role("button", name="Join").click()
    await expect(page.locator(".message").last).to_contain_text("Your hand: 3, 7, 9")
    await panel.get_by_role("button", name="Spices").click()
    await page.get_by_role("option", name="Salt").click()
    await page.get_by_role("option", name="Dill").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".message").last).to_contain_text("chosen: salt, dill")


async def test_markdown_is_drawn_and_html_is_not(sit: Sit) -> None:
    page = await sit()
    await run(page, "/marks")
    text = page.locator(".markdown")
    await expect(text.get_by_role("heading", name="Round 3")).to_be_visible()
    inline = (("strong", "Ann"), ("em", "two"), ("s", "burgers"), ("u", "now"))
    for tag, words in (*inline, ("blockquote", "quoted"), ("ol", "one")):
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("ul ul")).to_have_text("within")
    await expect(text.locator("pre")).to_have_text("a <b>not bold</b>")
    await expect(text.locator(".mention.me")).to_have_text("@Ann")
    await expect(text.locator("time")).to_have_attribute("datetime", "2027-01-15T08:00:00.000Z")
    await expect(text.locator("script")).to_have_count(0)
    await expect(text.locator("a")).to_have_attribute("rel", re.compile("noopener"))
    hidden = text.get_by_role("button", name="Show the hidden text")
    await hidden.click()
    await expect(text.locator(".spoiler.open")).to_have_text("the recipe is secret")
