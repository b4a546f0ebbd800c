"""Writes the direct message to a person whose request could not be answered."""

from __future__ import annotations

from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import panel
from bot.discord.posts import post_builder
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import ViewerText, escaped
from bot.tables import Table
from games.kernel import Seat
from renderers.registry import presenter
from renderers.words import Words


def post(table: Table, seat: Seat | None, words: Words, lost: str) -> Post:
    """Return how a table stands, with controls for its players; the request was carried out (`owed`) or not
    (`lost`).
    """
    title, where = words(f"{table.row.title}-name"), f"<#{table.row.channel}>"
    lead = words(f"host-answer-{lost}", table=table.id, title=title, where=where)
    if table.game is None or seat is None:
        return Post("\n".join([lead, words(f"table-status-{table.status}")]))
    names = [escaped(name) for name in table.names]
    viewer_text = ViewerText(table.game, presenter(table.row.title), words, names, seat)
    asked = None if viewer_text.decision is None else f"**{viewer_text.prompt(viewer_text.decision)}**"
    version = table.known(seat)
    items = (
        post_builder.button(words, "host-your-move", Press("move", table.id, version, seat)),
        post_builder.button(words, "host-board-text", Press("text", table.id, version)),
    )
    return Post("\n".join([lead, asked or panel.waiting(viewer_text, done=False)]), (), items)
