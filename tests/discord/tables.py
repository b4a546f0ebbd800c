"""Builders: a game in progress, and how it is shown."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from PIL import Image

from bot.app import FEATURES
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel.panel import Panel, build
from bot.discord.posts.control_message import TableButtons
from bot.discord.posts.post_builder import TableFacts
from bot.discord.posts.viewer_text import ViewerText
from games.kernel import Chance, Event, Game, Seat
from games.kernel.registry import title
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words

BUTTONS = TableButtons.of(feature.buttons for feature in FEATURES)
SEED = b"the seed of the tests, 32 bytes."


def a_game(title_id: str = "foodfighters", seats: int = 2, **options: Any) -> tuple[Game[Any, Any], list[Event]]:
    """A new game and what happened in its set-up."""
    found = title(title_id)
    game, moved = Game.new(found, found.options(options, seats), seats, Chance(SEED))
    return game, moved.events


def facts(names: Sequence[str] = ("Ann", "Bo"), users: Sequence[int | None] = (11, 12), version: int = 1) -> TableFacts:
    """A table called crab42."""
    return TableFacts("crab42", version, tuple(users), tuple(names), buttons=BUTTONS)


def shown(
    game: Game[Any, Any],
    viewer: Seat | None = None,
    events: Sequence[Event] = (),
    *,
    names: Sequence[str] = ("Ann", "Bo"),
    locale: str = "en",
) -> ViewerText:
    """A game as a viewer sees it."""
    return ViewerText(game, presenter(game.title.info.id), Words(locale), facts(names).escaped, viewer, events)


def panel_of(game: Game[Any, Any], *links: str, part: int = 0, **how: Any) -> Panel:
    """The panel of the first seat that owes something."""
    seat = game.waiting()[0]
    return build(shown(game, seat), game, Press("move", "crab42", 1, seat, part, links), **how)


def a_picture() -> Picture:
    """A picture of nothing much."""
    out = io.BytesIO()
    Image.new("RGB", (8, 8)).save(out, "PNG")
    return Picture(out.getvalue(), "board.png", 8, 8, "A board.")


def drawn(items: Sequence[Any]) -> list[dict[str, Any]]:
    """Controls as they go to Discord."""
    return [item.to_component_dict() for item in items]


def pressed(items: Sequence[Any]) -> list[str]:
    """The custom ids of controls."""
    return [item["custom_id"] for item in drawn(items)]
