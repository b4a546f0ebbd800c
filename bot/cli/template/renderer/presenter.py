"""Names, the picture and the board in words. All else is said by message ids, see `renderers/kit/presenter.py`."""

from __future__ import annotations

from games.kernel import Ref
from renderers.kit.layout import WIDTH
from renderers.kit.picture import Picture
from renderers.kit.presenter import Presenter, Scene
from renderers.words import Words

from ..rules.events import FIELDS
from ..rules.view import View
from .board import HEIGHT, drawn
from .text_board import lines


class SoupStallPresenter(Presenter[View]):
    """The presentation of Soup Stall."""

    title = "soup_stall"
    fields = FIELDS

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """The board as a PNG. Its alt text is the board in words."""
        bound = self.words(words, view, scene)
        data = drawn(bound, view, scene)
        return Picture(data, "soup_stall.png", WIDTH, HEIGHT, "\n".join(lines(bound, view, scene)))

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Everything on the table in plain lines."""
        return "\n".join(lines(self.words(words, view, scene), view, scene))

    def stage(self, words: Words, view: View, scene: Scene, number: int) -> str:
        """The round, for the head of a message."""
        return words("soup_stall-stage", round=view.round, rounds=view.rounds)

    def name(self, words: Words, view: View, scene: Scene, ref: Ref) -> str:
        """A verb is named as on its button; all else as the kit does it."""
        if ref.kind == "verb":
            return words(f"soup_stall-verb-{ref.key}")
        return super().name(words, view, scene, ref)


PRESENTER = SoupStallPresenter()
