"""A table's message on a phone: what happened, the question and the controls are on one screen below the picture."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from playwright.async_api import expect

from bot.discord.posts import post_builder
from bot.discord.posts.post_builder import Post
from games.kernel import Chance, Event, Game, random_action
from games.kernel.registry import title
from renderers.titles import TITLES
from tests.browser.conftest import PHONE, BrowserHost, Sit
from tests.discord.tables import a_game, facts, shown
from tests.lengths import amount, few, pairs

pytestmark = pytest.mark.asyncio(loop_scope="session")

HIGHEST = 350
"""Pixels of a message besides its picture."""
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


def messages(title_id: str, locale: str, seats: int) -> Iterator[tuple[str, Post]]:
    """The first message of a game, and the longest of each kind of question in it, with what happened before it."""
    game, events = a_game(title_id, seats)
    yield "start", _message(game, events, locale, start=True)
    chance, told, longest = Chance(title_id.encode()), list[Event](events), dict[str, Post]()
    for _ in range(amount(100, 600)):
        if game.result() is not None:
            break
        kind, post = game.decisions()[0].kind, _message(game, told, locale)
        longest[kind] = max(post, longest.get(kind, post), key=_length)
        seat = game.waiting()[0]
        told = list(game.act_by(seat, random_action(game.title, game.state, seat, chance), chance).events)
    yield from longest.items()


def _length(post: Post) -> int:
    """Lines of the texts, and buttons by their labels, in characters."""
    texts = "\n".join((post.heading, post.content, post.call)).split("\n")
    buttons = [item.label or "" for item in post.items if isinstance(item, discord.ui.Button)]
    menus = len(post.items) - len(buttons)
    return 40 * sum(-(-len(line) // 40) for line in texts) + sum(10 + 2 * len(one) for one in buttons) + 80 * menus


def _message(game: Game[Any, Any], told: list[Event], locale: str, *, start: bool = False) -> Post:
    names = NAMES[: game.seats]
    users = tuple(range(11, 11 + game.seats))
    view = shown(game, None, told, names=names, locale=locale)
    write = post_builder.setup if start else post_builder.turn
    return write(facts(names, users), view, game, first=1, hints=True)


@pytest.mark.parametrize(("title_id", "locale"), few(pairs(TITLES, ["de", "en"])[::-1], 3))
async def test_a_message_is_low_enough_for_a_phone(
    sit: Sit, browser_host: BrowserHost, title_id: str, locale: str
) -> None:
    page = await sit(size=PHONE)
    channel = browser_host.diner.get_channel(browser_host.rig.tables.id)
    assert isinstance(channel, discord.TextChannel)
    high = {}
    low, most = title(title_id).info.seats
    found = [
        (seats, kind, post)
        for seats in sorted({max(2, low), min(most, len(NAMES))})
        for kind, post in messages(title_id, locale, seats)
    ]
    for number, (seats, kind, post) in enumerate(found, start=1):
        await channel.send(view=post.layout(), allowed_mentions=post.pings())
        message = page.locator(".message .container")
        await expect(message).to_have_count(number)
        box = await message.last.bounding_box()
        assert box is not None
        high[seats, kind] = math.ceil(box["height"])
    assert high and {kind: height for kind, height in high.items() if height > HIGHEST} == {}
