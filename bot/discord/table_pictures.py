"""Pictures of tables as they stand now, for one viewer each."""

from __future__ import annotations

from bot.tables import Table, Tables
from games.kernel import Chosen, Seat
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words

from . import move_choices
from .picture_cache import PictureCache
from .viewer_text import ViewerText


class TablePictures:
    """Draws them off the event loop, each once for all who see the same."""

    def __init__(self, tables: Tables, picture_cache: PictureCache) -> None:
        self._tables = tables
        self._picture_cache = picture_cache

    async def draw(self, table: Table, viewer: Seat | None, page: str, words: Words, chosen: Chosen = ()) -> Picture:
        """A page of a table for a viewer, with links under construction marked and what may follow them."""
        game = table.played_game()
        key = (table.id, table.known(viewer), viewer, page, words.locale, chosen, table.names)
        last = await self._tables.repository.seen(table, viewer)
        events = [event for record in await self._tables.records(table.id, last, last) for event in record.events]
        shown = ViewerText(game, presenter(table.row.title), words, table.names, viewer, events)
        offered = (
            move_choices.following(game, viewer, chosen) if viewer is not None and shown.decision is not None else ()
        )
        return await self._picture_cache.draw(key, lambda: shown.picture(page, chosen, offered))
