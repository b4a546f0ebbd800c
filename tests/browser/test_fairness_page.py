"""The page that checks a game itself: in a real browser, without a network, with the same results as `verify`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.discord.fairness import contents, page_of
from bot.tables import archive
from bot.tables.archive import TableFile
from games.kernel.registry import TITLES
from renderers.words import Words
from tests.browser.conftest import PHONE
from tests.lengths import LONG, amount
from tests.tables.random_games import played

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = Path(__file__).parents[1] / "data" / "games"
SOME = TITLES if LONG else TITLES[::3]
ALL_GOOD = """async files => {
    const checks = found => [...found.seeds, ...found.moves.flatMap(one => one.checks)];
    const good = found => checks(found).every(check => check.good !== false);
    return Promise.all(files.map(async file => good(await checkFile(file))));
}"""
BATCH = 20


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> Any:
    """A page without network access."""
    context = await browser.new_context(viewport=PHONE, locale="en-GB", offline=True)
    opened, errors = await context.new_page(), list[str]()
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("request", lambda asked: errors.append(asked.url) if asked.url.startswith("http") else None)
    yield opened
    await context.close()
    assert errors == []


def _kept(path: Path, html: bytes) -> str:
    path.write_bytes(html)
    return path.as_uri()


async def show(page: Page, path: Path, html: bytes) -> None:
    await page.goto(_kept(path, html))
    await expect(page.locator("#verdict")).to_have_class("good" if b"data-spoilt" not in html else "bad")


def former(title_id: str) -> TableFile:
    """A recorded game of format 1."""
    return archive.read(GAMES / f"{title_id}.json")


@pytest.mark.parametrize("title_id", SOME)
async def test_a_true_game_is_green_and_each_draw_stands_beside_its_move(
    page: Page, title_id: str, tmp_path: Path
) -> None:
    for file in (played(title_id, 3), former(title_id)):
        await show(page, tmp_path / "fairness.html", page_of(file, "abcde", Words("en")).html)
        draws, seals = (
            sum(len(move.draws) for move in file.moves),
            sum(move.commitment is not None for move in file.moves),
        )
        await expect(page.locator("#moves .check.good")).to_have_count(draws + seals)
        await expect(page.locator("#seeds .check.good")).to_have_count(2 if file.start is None else 3)
        await expect(page.locator(".check.bad")).to_have_count(0)
        await expect(page.locator("#moves > li")).to_have_count(
            sum(bool(move.draws) or move.commitment is not None for move in file.moves)
        )


@pytest.mark.parametrize("title_id", SOME)
async def test_a_changed_bit_turns_it_red(page: Page, title_id: str, tmp_path: Path) -> None:
    made, dice = page_of(played(title_id, 2), "abcde", Words("en")).html, Random(title_id)
    start = made.index(b'id="data"')
    begin, end = made.index(b">", start) + 1, made.index(b"</script>", start)
    for number in range(amount(5, 40)):
        at = dice.randrange(begin, end)
        spoilt = made[:at] + bytes([made[at] ^ 1]) + made[at + 1 :] + b"<!-- data-spoilt -->"
        await show(page, tmp_path / f"spoilt{number}.html", spoilt)


def tampered(file: TableFile, dice: Random) -> TableFile:
    """The file with one of its numbers changed so that it is still well-formed."""
    raw = json.loads(msgspec.json.encode(file))
    drawing = [draw for move in raw["moves"] for draw in move["draws"] if draw["of"] > 1]
    sealed = [move for move in raw["moves"] if move["seal"]]
    what = dice.choice(["draw", "place", "seed", "secret", "interactions", "commitment", *(["salt"] if sealed else [])])
    if what == "draw":
        draw = dice.choice(drawing)
        if draw["order"]:
            draw["got"][:2] = draw["got"][1::-1]
        else:
            draw["got"] = [(draw["got"][0] + 1) % draw["of"]]
    elif what == "place":
        dice.choice(drawing)["at"] += 1
    elif what == "salt":
        seal = dice.choice(sealed)["seal"]
        seal["salt"] = _other(seal["salt"], dice)
    elif what == "interactions":
        raw["start"]["interactions"][0] = str(int(raw["start"]["interactions"][0]) ^ 1)
    else:
        holder = raw["start"] if what == "secret" else raw
        holder[what] = _other(holder[what], dice)
    return msgspec.convert(raw, TableFile)


def _other(text: str, dice: Random) -> str:
    at = dice.randrange(len(text))
    return text[:at] + f"{int(text[at], 16) ^ 1:x}" + text[at + 1 :]


async def test_the_page_and_verify_agree_on_true_and_on_changed_games(page: Page, tmp_path: Path) -> None:
    await show(page, tmp_path / "fairness.html", page_of(played(TITLES[0], 1), "abcde", Words("en")).html)
    dice, count, seen = Random(1), amount(8, 1000), set[bool]()
    for first in range(0, count, BATCH):
        files = [played(TITLES[number % len(TITLES)], number) for number in range(first, first + BATCH)]
        files = [tampered(file, dice) if dice.random() < 0.5 else file for file in files]
        ours = [not archive.verify(file).problems for file in files]
        theirs = await page.evaluate(ALL_GOOD, [json.loads(msgspec.json.encode(contents(file))) for file in files])
        assert theirs == ours
        seen |= set(ours)
    assert seen == {True, False}
