"""Two menus on one panel, the second about what the first has picked: late picks are applied as they were meant."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.interactions import components
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction
from games.kernel import Chosen

FIRST, OTHER = ("buy", "AM01"), ("buy", "TH02")
"""The second menu asks about the first one's usual answer; somebody picks another one there."""


class Shelf:
    """A store of links."""

    def __init__(self) -> None:
        self.links: dict[str, Chosen] = {}

    async def keep(self, links: dict[str, Chosen]) -> None:
        """Keep links by their keys."""
        self.links |= links

    async def kept(self, key: str) -> Chosen | None:
        """The links of a key."""
        return self.links.get(key)


class Panel:
    """A message with two menus, and a person who picks in them before it shows the first selection."""

    def __init__(self) -> None:
        self.shelf = Shelf()

    def press(self, links: Chosen, version: int = 1) -> Press:
        """A control of the message, drawn at a version of the table."""
        return Press("pick", "crab42", version, 0, 0, links)

    def pressed(self, message: int = 1, user: int = 7) -> Interaction:
        """Somebody's press on a control of a message."""
        responder = SimpleNamespace(tables=SimpleNamespace(store=self.shelf, keep=self.shelf.keep))
        made: Any = SimpleNamespace(
            client=SimpleNamespace(responder=responder),
            message=SimpleNamespace(id=message),
            user=SimpleNamespace(id=user),
        )
        return cast("Interaction", made)

    async def picks(self, links: Chosen) -> None:
        """Pick in the first menu."""
        await components.keep_selection(self.pressed(), self.press(links), links)

    async def then(self, links: Chosen, message: int = 1, user: int = 7, version: int = 1) -> Chosen:
        """Return what a pick in the second menu, drawn after some links, is added to."""
        return await components.following_selection(self.pressed(message, user), self.press(links, version), links)


async def test_a_pick_below_the_usual_answer_belongs_to_the_one_picked_above() -> None:
    panel = Panel()
    await panel.picks(OTHER)
    assert await panel.then(FIRST) == OTHER


async def test_without_a_pick_above_it_belongs_to_the_usual_answer() -> None:
    assert await Panel().then(FIRST) == FIRST


@pytest.mark.parametrize(
    "where",
    [{"message": 2}, {"user": 8}, {"version": 2}],
    ids=["another message", "somebody else", "the table has moved on"],
)
async def test_picks_elsewhere_or_before_are_no_matter(where: dict[str, int]) -> None:
    panel = Panel()
    await panel.picks(OTHER)
    assert await panel.then(FIRST, **where) == FIRST


@pytest.mark.parametrize("links", [("hire", "chef"), ("buy",), ("buy", "AM01", "2")])
async def test_a_menu_that_asks_something_else_is_not_about_that_pick(links: Chosen) -> None:
    panel = Panel()
    await panel.picks(OTHER)
    assert await panel.then(links) == links


async def test_who_goes_back_has_picked_nothing() -> None:
    panel = Panel()
    await panel.picks(OTHER)
    await components.keep_selection(panel.pressed(), panel.press(()), ())
    assert await panel.then(FIRST) == FIRST
