"""What is drawn of a moment of a game, as functions for the process that makes replay files."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel import Action, Event, Game, thaw
from games.kernel.hints import Hint
from games.kernel.registry import title as title_of
from renderers.kit import film
from renderers.kit.film import FrameCaption
from renderers.kit.picture import Picture
from renderers.kit.presenter import Presenter, Scene
from renderers.kit.reasons import why
from renderers.kit.tiles import Cut, cut
from renderers.registry import presenter
from renderers.words import Words

from .game_log import LogSource, Moment

WIDE = 720
"""How wide the frames of an animation are, in pixels."""
_MARKDOWN = re.compile(r"\\(.)|\*\*|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)|`|^-# ", re.M)


class MomentToDraw(Struct, frozen=True):
    """A moment to be drawn: the moment, its frozen game."""

    moment: Moment
    frozen: bytes


class PageMoment(Struct, frozen=True):
    """A moment on a page: its board in tiles and in words, what it shows, what happened, where the game stands."""

    board: Cut
    alt: str
    story: list[str]
    phase: str
    text: str


class MomentView:
    """A moment as its viewer sees it."""

    def __init__(self, source: LogSource, shown: MomentToDraw) -> None:
        title = title_of(source.title)
        moment = shown.moment
        self.game: Game[Any, Any] = thaw(title, shown.frozen)
        events: list[Event] = msgspec.msgpack.decode(moment.events, type=list[title.event_type])  # type: ignore[name-defined]
        self.words = Words(source.locale)
        self.presenter: Presenter[Any] = presenter(source.title)
        self.view = self.game.view(source.viewer)
        game = self.game
        self.scene = Scene(moment.names, source.viewer, tuple(events), game.awaited(), game.result())
        self.turn = moment.turn.number

    def picture(self) -> Picture:
        """The board."""
        return self.presenter.picture(self.words, self.view, self.scene, self.presenter.pages[0])

    def phase(self) -> str:
        """Where the game stands."""
        return self.presenter.phase(self.words, self.view, self.scene, self.turn)

    def digest(self) -> list[str]:
        """What happened, without Markdown."""
        return [unmarked(line) for line in self.presenter.digest(self.words, self.view, self.scene)]


def frames(
    source: LogSource, shown: Sequence[MomentToDraw], size: tuple[int, int], places: Sequence[FrameCaption]
) -> list[bytes]:
    """Boards as frames of an animation. The text of a place is put behind where the game stands."""
    found = []
    for one, where in zip(shown, places, strict=True):
        told = MomentView(source, one)
        text = f"{told.phase()} · {where.text}"
        found.append(film.frame(told.picture().data, size, FrameCaption(text, where.share, where.decisive)))
    return found


def frame_size(source: LogSource, shown: MomentToDraw) -> tuple[int, int]:
    """How large the frames of a game are, by its first board."""
    board = MomentView(source, shown).picture()
    return WIDE, _even(WIDE * (board.height + film.STRIP) / board.width)


def sheets(
    source: LogSource, shown: Sequence[MomentToDraw], scale: float, known: Collection[str]
) -> tuple[list[PageMoment], dict[str, bytes]]:
    """Moments as they stand on a page, and those tiles of their boards that are not known yet."""
    found, new, seen = [], dict[str, bytes](), set(known)
    for one in shown:
        told = MomentView(source, one)
        drawn = told.picture()
        board, tiles = cut(drawn.data, scale, seen)
        new |= tiles
        seen |= tiles.keys()
        text = told.presenter.text_board(told.words, told.view, told.scene)
        found.append(PageMoment(board, drawn.alt, told.digest(), told.phase(), unmarked(text)))
    return found, new


def animated(frames: Sequence[bytes], shown: Sequence[int], kind: str, most: int) -> bytes | None:
    """An animation of at most so many bytes: where it is too large with less detail, then smaller; else None."""
    for scale, quality in _TRIES[kind]:
        made = film.animated(frames, shown, kind, scale, quality)
        if len(made) <= most:
            return made
    return None


_TRIES = {
    film.WEBP: ((1.0, 70), (1.0, 45), (0.75, 45), (0.5, 40)),
    film.GIF: ((0.75, 0), (0.5, 0), (0.35, 0)),
}
"""With which scale and quality an animation is tried, one after another."""


def unmarked(text: str) -> str:
    """A text without Discord's Markdown."""
    return _MARKDOWN.sub(lambda match: match[1] or "", text)


def _even(value: float) -> int:
    return 2 * round(value / 2)


def batches(count: int, size: int) -> Iterator[range]:
    """The numbers up to `count` in ranges of a size."""
    return (range(start, min(count, start + size)) for start in range(0, count, size))


class MomentText(Struct, frozen=True):
    """A moment in words, as messages want it: where the game stands, and what happened."""

    phase: str
    what: str


class MoveReview(Struct, frozen=True):
    """A move in words, and what the AI would have done with its reasons; '' where that is the same."""

    action: str
    ai_choice: str
    why: str


def said(source: LogSource, shown: Sequence[MomentToDraw]) -> list[MomentText]:
    """Moments in words."""
    found = [MomentView(source, one) for one in shown]
    return [MomentText(one.phase(), " ".join(one.presenter.digest(one.words, one.view, one.scene))) for one in found]


def weighed(source: LogSource, before: MomentToDraw, action: str, hint: Hint | None) -> MoveReview:
    """A move from a moment, and what the AI would have done, as the seat whose eyes the source has saw it."""
    told = MomentView(source, before)
    words, view, scene, shown = told.words, told.view, told.scene, told.presenter
    done = shown.action(words, view, scene, Action.of(action.split(" ")))
    if hint is None:
        return MoveReview(done, "", "")
    return MoveReview(done, shown.action(words, view, scene, hint.action), why(words, source.title, hint.changes))
