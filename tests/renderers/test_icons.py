"""The pieces beside choices: each is drawn within Discord's limits, and choices of pieces find theirs."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.discord.emoji import draw_pieces
from games.kernel import Chance, Choice, Game, random_action
from games.kernel.registry import title as title_of
from renderers.kit.icons import icon_png
from renderers.kit.presenter import Scene
from renderers.registry import presenter
from tests.lengths import LONG, amount
from tests.renderers.shown import TITLES

PIECES = {
    "foodfighters": {"own_cell", "enemy_cell", "item", "card"},
    "foodies": {"stall", "chef"},
    "critter_kitchen": {"item", "token", "part"},
    "food_truck_city": {"food", "card", "customer", "truck"},
    "food_chain_magnate": {"card", "good"},
}
"""The kinds of choices that are about a piece, by title."""


def is_taken(image: bytes) -> bool:
    """Whether Discord takes an image, and something is drawn in it."""
    return len(image) <= 256 * 1024 and Image.open(io.BytesIO(image)).getchannel("A").getbbox() is not None


async def test_every_emoji_has_a_name_and_an_image_that_discord_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(len(presenter(title).icons) for title in TITLES) <= 2000
    titles = TITLES if LONG else sorted(TITLES, key=lambda title: len(presenter(title).icons))[:2]
    monkeypatch.setattr("bot.discord.emoji.TITLES", titles)
    drawn = await draw_pieces()
    assert len(drawn) == sum(len(presenter(title).icons) for title in titles), "no two have one name"
    for name, image in drawn.items():
        assert name.isascii() and name.replace("_", "").isalnum() and 2 <= len(name) <= 32, name
        assert is_taken(image), name


@pytest.mark.parametrize("title", TITLES)
def test_some_pieces_of_each_title_are_images_that_discord_takes(title: str) -> None:
    for name, draw in [*presenter(title).icons.items()][:: amount(12, 1)]:
        assert is_taken(icon_png(draw)), name


@pytest.mark.parametrize("title", TITLES)
def test_choices_of_pieces_have_an_icon(title: str) -> None:
    played, teller = title_of(title), presenter(title)
    dice = Chance(b"icons of " + title.encode())
    game, _ = Game.new(played, played.options({}, 2), 2, dice)
    names, without, found = ("Ann", "Bo"), set[Choice](), set[str]()
    for _ in range(400):
        waiting = game.waiting()
        if not waiting:
            break
        seat = waiting[0]
        action = random_action(played, game.state, seat, dice)
        view, scene = game.view(seat), Scene(names, seat)
        for at in range(len(action.args) + 1):
            for choice in game.choices(seat, (action.verb, *action.args)[:at]):
                icon = teller.icon(view, scene, choice)
                assert icon is None or icon in teller.icons, icon
                found |= {choice.kind} if icon else set()
                without |= {choice} if icon is None and choice.kind in PIECES[title] else set()
        game.act_by(seat, action, dice)
    # An empty cell has nobody in it, and not every kind comes up in every game.
    assert {choice for choice in without if not choice.kind.endswith("_cell")} == set()
    assert found and found <= {*PIECES[title], "fighter", "cart", "preference"}
