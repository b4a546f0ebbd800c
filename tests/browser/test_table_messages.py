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
from tests.lengths import amount

pytestmark = pytest.mark.asyncio(loop_scope="session")

HIGHEST = 350
"""Pixels of a message besides its picture."""
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


def messages(title_id: str, locale: str) -> Iterator[tuple[str, Post]]:
    """The first message of each kind of question in a game, with what happened since the one before."""
    game, events = a_game(title_id, max(2, title(title_id).info.seats[0]))
    chance, seen, told = Chance(title_id.encode()), set[str](), list[Event](events)
    for _ in range(amount(150, 600)):
        if game.result() is not None:
            return
        kind = game.decisions()[0].kind
        if kind not in seen:
            seen.add(kind)
            yield kind, _message(game, told, locale)
        seat = game.waiting()[0]
        told = list(game.act_by(seat, random_action(game.title, game.state, seat, chance), chance).events)


def _message(game: Game[Any, Any], told: list[Event], locale: str) -> Post:
    names = NAMES[: game.seats]
    users = tuple(range(11, 11 + game.seats))
    view = shown(game, None, told, names=names, locale=locale)
    return post_builder.turn(facts(names, users), view, game, first=1, hints=True)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("title_id", TITLES)
async def test_a_message_is_low_enough_for_a_phone(
    sit: Sit, browser_host: BrowserHost, title_id: str, locale: str
) -> None:
    page = await sit(size=PHONE)
    channel = browser_host.diner.get_channel(browser_host.rig.tables.id)
    assert isinstance(channel, discord.TextChannel)
    high = {}
    for number, (kind, post) in enumerate(messages(title_id, locale), start=1):
        await channel.send(view=post.layout(), allowed_mentions=post.pings())
        message = page.locator(".message .container")
        await expect(message).to_have_count(number)
        box = await message.last.bounding_box()
        assert box is not None
        high[kind] = math.ceil(box["height"])
    assert high and {kind: height for kind, height in high.items() if height > HIGHEST} == {}
