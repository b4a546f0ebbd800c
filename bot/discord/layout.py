"""Turns texts, pictures and controls into a message of Discord's layout components.

Every message of the host is made here: a heading, pictures, text, a call to those who must act, files,
and rows of buttons and menus. Messages about a board are inside a container with a colour.

Makes the labels of one list distinct within a length limit.

Used by buttons, menus and suggestions. A label that fits stays unchanged. A label that is too long first counts
repetitions (`soup ×3`), then drops what does not distinguish it from the others, beginning with the common prefix.
Labels that are still equal are numbered.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

import discord

from bot.discord.limits import ELLIPSIS, MENU_TEXT, ROW_BUTTONS, cut
from renderers.kit.presenter import THEN as THEN

# Where a label may be shortened: between choices, else between words, else anywhere.
_JOINTS = (THEN, " ", "")

# The size of the cache of compared labels.
_KEPT = 10_000
_Branch = dict[str, "_Branch"]


def distinct(texts: Sequence[str], limit: int, beside: Collection[str] = ()) -> list[str]:
    """Return the texts within a limit of characters, all different, also from those `beside` the list; order is
    kept.
    """
    folded = [text if len(text) <= limit else _counted(text) for text in texts]
    left = [at for at, text in enumerate(folded) if len(text) > limit]
    shown = list(folded)
    for joint in _JOINTS if left else ():
        parted = [text.split(joint) if joint else list(text) for text in folded]
        branches = _branches(parted)
        for at in left:
            shown[at] = _filled(parted[at], _telling(parted[at], branches), joint, limit)
        left = [
            at for at in left if not limit // 2 <= len(shown[at]) <= limit
        ]  # otherwise too much or too little remains
    return _numbered([cut(text, limit) for text in shown], limit, beside)


@lru_cache(_KEPT)
def alike(text: str) -> str:
    """Return the form in which a reader compares texts: equal results read the same."""
    return " ".join(text.split()).casefold()


def _counted(text: str) -> str:
    """Return a chain of choices with repeated neighbours counted."""
    runs = [(part, len(list(run))) for part, run in groupby(text.split(THEN))]
    return THEN.join(part if many == 1 else f"{part} ×{many}" for part, many in runs)


def _branches(parted: Sequence[Sequence[str]]) -> _Branch:
    """Return the tree of all prefixes."""
    root: _Branch = {}
    for parts in parted:
        here = root
        for part in (*parts, ELLIPSIS * 2):  # no other text ends like this
            here = here.setdefault(part, {})
    return root


def _telling(parts: Sequence[str], root: _Branch) -> list[int]:
    """Return the indices of the parts at which a text differs from another one with the same prefix."""
    found, here = [], root
    for at, part in enumerate(parts):
        if len(here) > 1:
            found.append(at)
        here = here[part]
    return found


def _filled(parts: Sequence[str], telling: Sequence[int], joint: str, limit: int) -> str:
    """Return the necessary parts, the end, and as many others as fit: first those that are not common to all."""
    kept, said = set(telling), _said(parts, set(telling), joint)
    common = telling[0] if telling else 0
    for at in (len(parts) - 1, *range(common, len(parts)), *range(common)):
        tried = _said(parts, {*kept, at}, joint)
        if len(tried) <= limit:
            kept, said = {*kept, at}, tried
    return said


def _said(parts: Sequence[str], kept: Collection[int], joint: str) -> str:
    """Return the kept parts, with an ellipsis for each gap."""
    if not joint:
        return "".join(_with_gaps(parts, kept))
    return joint.join(_with_gaps(parts, kept))


def _with_gaps(parts: Sequence[str], kept: Collection[int]) -> Iterator[str]:
    for at, part in enumerate(parts):
        if at in kept:
            yield part
        elif at == 0 or at - 1 in kept:
            yield ELLIPSIS


def _numbered(texts: Sequence[str], limit: int, beside: Collection[str]) -> list[str]:
    """Return the texts, with a number on each that equals an earlier one."""
    taken = {alike(text) for text in beside}
    own = {alike(text) for text in texts}
    found = []
    for text in texts:
        label, number = text, 1
        while alike(label) in taken or (number > 1 and alike(label) in own):
            number += 1
            label = f"{cut(text, limit - len(f' ({number})'))} ({number})"
        taken.add(alike(label))
        found.append(label)
    return found


Item = discord.ui.Item[Any]
CALL = 9000
"""The component id of the text that calls somebody: it is removed with the controls."""


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
        """Remove all emoji."""
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
    """A complete message. Raises ValueError beyond Discord's number of components.

    Its controls are identified by their custom ids, and discord.py never tracks them, so nothing can be lost or leak.
    `call` is a text that is removed with the controls. With a heading, an accent (a colour) or a picture all is in one
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
        """Return True, so that discord.py neither keeps it nor times it out."""
        return True


def without_controls(message: discord.Message) -> Layout:
    """Return the layout of a message without its rows of controls and its call."""
    layout, names = Layout(), {one.id: f"attachment://{one.filename}" for one in message.attachments}
    for item in discord.ui.LayoutView.from_message(message, timeout=None).children:
        if isinstance(item, discord.ui.Container):
            for part in item.children:
                if _goes(part):
                    item.remove_item(part)
        if not _goes(item):
            layout.add_item(item)
    for item in layout.walk_children():  # Discord has replaced file names by addresses
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
