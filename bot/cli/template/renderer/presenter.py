"""Names, the picture and the board in words. Everything else uses message ids, see `renderers/kit/presenter.py`."""

from __future__ import annotations

from renderers.kit.layout import WIDTH
from renderers.kit.picture import Picture
from renderers.kit.presenter import Presenter, Scene
from renderers.words import Words

from ..rules.events import FIELDS
from ..rules.view import View
from .board import HEIGHT, drawn
from .text_board import BoardText, alt_text, text_board


class SoupStallPresenter(Presenter[View]):
    """The presentation of Soup Stall."""

    title = "soup_stall"
    fields = FIELDS

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """Return the board as a PNG, with its alt text."""
        data = drawn(self._board_text(words, view, scene.drawable()), scene.waiting)
        alt = alt_text(self._board_text(words, view, scene), scene.waiting)
        return Picture(data, "soup_stall.png", WIDTH, HEIGHT, alt)

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Return everything on the table in plain lines."""
        return text_board(self._board_text(words, view, scene), scene.waiting)

    def phase(self, words: Words, view: View, scene: Scene, number: int) -> str:
        """Return the round, for the head of a message."""
        return words("soup_stall-board-stage", round=view.round, rounds=view.rounds)

    def _board_text(self, words: Words, view: View, scene: Scene) -> BoardText:
        return BoardText(words, view, lambda ref: self.name(words, view, scene, ref))


PRESENTER = SoupStallPresenter()
