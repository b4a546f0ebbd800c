"""Turns texts, pictures and controls into a message of Discord's layout components.

Every message of the host is made here: a heading, pictures, what is to be read, a call to those who must act, files,
and rows of buttons and menus. What is about a board is held together by a container in a colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import discord

from bot.discord.gateway.limits import MENU_TEXT, ROW_BUTTONS
from bot.discord.panel.labels import distinct

Item = discord.ui.Item[Any]
CALL = 9000
"""The component id of the text that calls somebody: it goes with the controls."""


class Controls:
    """The buttons and menus of a message, in rows. Those without a row come into the first one with room.

    Labels of options that are too long or equal are changed here, for every menu of the host.
    """

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self.children = tuple(items)
        for item in self.children:
            if isinstance(item, discord.ui.Select):
                _tell_apart(item)
        _place(self.children)

    def __bool__(self) -> bool:
        return bool(self.children)

    def in_words(self) -> None:
        """Take away all emoji."""
        for item in self.children:
            if isinstance(item, discord.ui.Button):
                item.emoji = None
            for option in item.options if isinstance(item, discord.ui.Select) else ():
                option.emoji = None

    def rows(self) -> Iterator[discord.ui.ActionRow[Any]]:
        """Yield the rows in order."""
        for _, row in groupby(sorted(self.children, key=_row), key=_row):
            yield discord.ui.ActionRow(*row)


class Layout(discord.ui.LayoutView):
    """A whole message. Raises ValueError beyond Discord's number of components.

    Its controls are identified by their custom ids, and discord.py never tracks them, so nothing can be lost or leak.
    `call` is a text that goes when the controls go. With a heading, an accent (a colour) or a picture all is in one
    container.
    """

    def __init__(
        self,
        text: str = "",
        controls: Controls | None = None,
        files: Sequence[discord.File] = (),
        *,
        heading: str = "",
        call: str = "",
        accent: int | None = None,
    ) -> None:
        super().__init__(timeout=None)
        pictures = [file for file in files if file.filename.endswith((".png", ".webp", ".gif"))]
        parts: list[Item] = [discord.ui.TextDisplay(heading)] if heading else []
        if pictures:
            shown = [discord.MediaGalleryItem(one.uri, description=one.description) for one in pictures]
            parts.append(discord.ui.MediaGallery(*shown))
        parts += [discord.ui.TextDisplay(text)] if text else []
        parts += [discord.ui.TextDisplay(call, id=CALL)] if call else []
        parts += [discord.ui.File(file.uri) for file in files if file not in pictures]
        parts += () if controls is None else controls.rows()
        held = bool(heading or pictures or accent is not None)
        for item in [discord.ui.Container(*parts, accent_color=accent)] if held else parts:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Always true, so that discord.py neither keeps it nor times it out."""
        return True


def without_controls(message: discord.Message) -> Layout:
    """Return the layout of a message as it is, without its rows of controls and without its call."""
    layout, names = Layout(), {one.id: f"attachment://{one.filename}" for one in message.attachments}
    for item in discord.ui.LayoutView.from_message(message, timeout=None).children:
        if isinstance(item, discord.ui.Container):
            for part in item.children:
                if _goes(part):
                    item.remove_item(part)
        if not _goes(item):
            layout.add_item(item)
    for item in layout.walk_children():  # Discord has replaced names by addresses
        if isinstance(item, discord.ui.MediaGallery):
            for shown in item.items:
                shown.media = names.get(shown.media.attachment_id or 0, shown.media.url)
        elif isinstance(item, discord.ui.File):
            item.media = names.get(item.media.attachment_id or 0, item.media.url)
    return layout


def with_question(message: discord.Message, fresh: Layout) -> Layout:
    """Return the layout of a board's message as it is, with the heading, colour, call and controls of another one."""
    layout = without_controls(message)
    (kept,), (new,) = layout.children, fresh.children
    assert isinstance(kept, discord.ui.Container) and isinstance(new, discord.ui.Container)
    heading, now = kept.children[0], new.children[0]
    assert isinstance(heading, discord.ui.TextDisplay) and isinstance(now, discord.ui.TextDisplay)
    heading.content, kept.accent_colour = now.content, new.accent_colour
    for part in new.children:
        if _goes(part):
            kept.add_item(part)
    return layout


def text_of(message: discord.Message | discord.ui.LayoutView) -> str:
    """Return all text of a message, in order."""
    view = message if isinstance(message, discord.ui.LayoutView) else discord.ui.LayoutView.from_message(message)
    return "\n".join(one.content for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay))


def _goes(item: Item) -> bool:
    """Return whether a part of a message goes with its controls."""
    return isinstance(item, discord.ui.ActionRow) or item.id == CALL


def _row(item: Item) -> int:
    assert item.row is not None
    return item.row


def _place(items: Sequence[Item]) -> None:
    """Give a row to the items that have none."""
    taken: dict[int, int] = {}
    for item in items:
        if item.row is not None:
            taken[item.row] = taken.get(item.row, 0) + item.width
    for item in items:
        if item.row is None:
            item.row = next(at for at in range(len(items)) if taken.get(at, 0) + item.width <= ROW_BUTTONS)
            taken[item.row] = taken.get(item.row, 0) + item.width


def _tell_apart(menu: discord.ui.Select[Any]) -> None:
    """Make the labels of a menu's options differ, within Discord's limit."""
    for option, label in zip(menu.options, distinct([one.label for one in menu.options], MENU_TEXT), strict=True):
        option.label = label
