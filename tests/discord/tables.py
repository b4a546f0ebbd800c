"""Builders: a game in progress, and its text and controls."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from PIL import Image

from bot.app import FEATURES
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel.panel import Panel, build
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts.control_message import TableButtons
from bot.discord.posts.post_builder import TableFacts
from games.kernel import Chance, Event, Game, Seat
from games.kernel.registry import title
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words

BUTTONS = TableButtons.of(feature.buttons for feature in FEATURES)
SEED = b"the seed of the tests, 32 bytes."


def a_game(title_id: str = "foodfighters", seats: int = 2, **options: Any) -> tuple[Game[Any, Any], list[Event]]:
    """Return a new game and the events of its set-up."""
    found = title(title_id)
    game, moved = Game.new(found, found.options(options, seats), seats, Chance(SEED))
    return game, moved.events


def facts(names: Sequence[str] = ("Ann", "Bo"), users: Sequence[int | None] = (11, 12), version: int = 1) -> TableFacts:
    """Return the facts of a table called crab42."""
    return TableFacts("crab42", version, tuple(users), tuple(names), buttons=BUTTONS)


def shown(
    game: Game[Any, Any],
    viewer: Seat | None = None,
    events: Sequence[Event] = (),
    *,
    names: Sequence[str] = ("Ann", "Bo"),
    locale: str = "en",
) -> ViewerText:
    """Return a game as a viewer sees it."""
    return ViewerText(game, presenter(game.title.info.id), Words(locale), facts(names).escaped, viewer, events)


def panel_of(game: Game[Any, Any], *links: str, part: int = 0, **how: Any) -> Panel:
    """Return the panel of the first seat that owes a decision."""
    seat = game.waiting()[0]
    return build(shown(game, seat), game, Press("move", "crab42", 1, seat, part, links), **how)


def a_picture() -> Picture:
    """Return an empty picture."""
    out = io.BytesIO()
    Image.new("RGB", (8, 8)).save(out, "PNG")
    return Picture(out.getvalue(), "board.png", 8, 8, "A board.")


def drawn(items: Sequence[Any]) -> list[dict[str, Any]]:
    """Return controls as they are sent to Discord."""
    return [item.to_component_dict() for item in items]


def pressed(items: Sequence[Any]) -> list[str]:
    """Return the custom ids of controls."""
    return [item["custom_id"] for item in drawn(items)]
