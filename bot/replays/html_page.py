"""Writes a game as one HTML file that needs no network: every board in tiles that are stored once, the log, text
boards.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Generic, TypeVar

import msgspec

from bot.replays.drawing import PageMoment
from bot.replays.game_log import GameLog
from renderers.words import Words, message_id

T = TypeVar("T", bound=Hashable)

# The sentences of the page, by their names in catalogue and template.
_SAID = (
    "first", "back", "on", "last", "slider", "turn", "beginning", "log", "words", "keys", "script", "undrawn",
)  # fmt: skip
# The page contains everything that it needs, so it may load nothing.
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"

# Placeholders of the page: a text, or a part as it is. All are replaced at once, so that no text can contain one.
_PLACE = re.compile(r"\{\{([a-z]+)\}\}|\[\[([a-z]+)\]\]")


class _Numbered(Generic[T]):
    """Numbered things, each once."""

    def __init__(self) -> None:
        self.numbers: dict[T, int] = {}

    def of(self, thing: T) -> int:
        return self.numbers.setdefault(thing, len(self.numbers))


class HtmlPage:
    """A page under construction, with tiles of a size. Steps are added in order."""

    def __init__(self, story: GameLog, edge: int) -> None:
        self._story = story
        self._edge = edge
        self._tiles: dict[str, str] = {}
        self._numbers = _Numbered[str]()
        self._lines, self._boards = _Numbered[str](), _Numbered[tuple[int, ...]]()
        self._steps: list[dict[str, Any]] = []
        self.bytes = 0
        """The approximate size of the file so far."""

    @property
    def known(self) -> set[str]:
        """The known tiles."""
        return set(self._tiles)

    def add(self, sheets: Sequence[PageMoment], tiles: Mapping[str, bytes]) -> None:
        """Add steps, with those of their tiles that were not known."""
        for name, data in tiles.items():
            self._tiles[name] = base64.b64encode(data).decode()
            self.bytes += len(self._tiles[name]) + 3
        for sheet in sheets:
            self._steps.append(self._step(sheet, self._story.moments[len(self._steps)].turn.number))

    def _step(self, sheet: PageMoment, turn: int) -> dict[str, Any]:
        board = (sheet.board.width, sheet.board.height, *map(self._numbers.of, sheet.board.tiles))
        before = len(self._lines.numbers)
        text = [self._lines.of(line) for line in sheet.text.split("\n")]
        step = {
            "board": self._boards.of(board),
            "alt": self._lines.of(sheet.alt),
            "log": [self._lines.of(line) for line in sheet.story],
            "stage": self._lines.of(sheet.phase),
            "turn": turn,
            "text": text,
        }
        new = list(self._lines.numbers)[before:]
        self.bytes += sum(len(line.encode()) + 3 for line in new) + 5 * len(board) + 6 * len(text)
        return step

    def html(self) -> bytes:
        """Return the whole file. Slow: call it off the event loop."""
        words, source = Words(self._story.source.locale), self._story.source
        said = {name: words(f"recap-page-{name}") for name in _SAID}
        names = self._story.names
        who = words("replay-spectator") if source.viewer is None else names[source.viewer]
        title = words(message_id(source.title, "name"))
        head = f"{title} · {words('recap-table', table=source.table)}" if source.table else title
        data = {
            "edge": self._edge,
            "tiles": [self._tiles[name] for name in self._numbers.numbers],
            "boards": list(self._boards.numbers),
            "lines": list(self._lines.numbers),
            "steps": self._steps,
            "said": said,
        }
        filled = {
            "language": words.locale,
            "policy": _POLICY,
            "title": head,
            "players": ", ".join(names),
            "eyes": words("recap-page-eyes", who=who),
            **said,
        }
        parts = {"style": _asset("page.css"), "code": _asset("page.js"), "data": _harmless(data)}

        def put(place: re.Match[str]) -> str:
            return escape(filled[place[1]]) if place[1] else parts[place[2]]

        return _PLACE.sub(put, _asset("page.html")).encode()


def _harmless(data: Any) -> str:
    """Return data as JSON for a script of a page: nothing in it ends the script or begins a tag."""
    text = msgspec.json.encode(data).decode()
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026").replace("\u2028", "\\u2028")


@cache
def _asset(name: str) -> str:
    return (files("bot.replays") / name).read_text("utf-8")
