"""Build the drawings from a view and its scene: drawable words, marks, and possible choices."""

from __future__ import annotations

from typing import Protocol

from games.foodies.data import PRICES, STALLS
from games.foodies.view import View
from games.kernel import Chosen, Decision, Seat
from renderers.foodies.board import ViewModel
from renderers.foodies.highlights import marks
from renderers.foodies.panels import Caption
from renderers.foodies.text_board import BoardText, seats_in_order
from renderers.kit.presenter import Scene
from renderers.kit.type import Face, drawable
from renderers.words import Words


class Speaker(Protocol):
    """The source of a position's words: the presenter."""

    def board_text(self, words: Words, view: View, scene: Scene) -> BoardText:
        """Return the game in words."""

    def prompt(self, words: Words, view: View, scene: Scene, decision: Decision) -> str:
        """Return the question to a seat."""

    def question(self, words: Words, view: View, scene: Scene, chosen: Chosen) -> str:
        """Return the question that the next link answers."""

    def headline(self, words: Words, view: View, scene: Scene) -> str:
        """Return the last events."""


def view_model(presenter: Speaker, words: Words, view: View, scene: Scene) -> ViewModel:
    """Return the input of both pictures. Names are made printable first, so no sentence can show an empty box."""
    scene = scene.drawable()
    board_text = presenter.board_text(words, view, scene)
    named = {chef: _capital(board_text.name("chef", chef)) for chef in view.hired}
    for court in view.courts:
        for card in filter(None, court.stalls):
            named[card] = board_text.name("stall", card)
    for culture in view.cultures:
        named[culture] = board_text.name("culture", culture)
    found = marks(view, scene.events)
    return ViewModel(
        view=view,
        order=tuple(seats_in_order(view, scene)),
        captions=tuple(_caption(view, scene, seat, found.face) for seat in range(view.seats)),
        round=words("foodies-round", round=view.rounds) if view.step else words("foodies-over"),
        status=drawable(board_text.status(scene.waiting), Face.BOLD),
        sentence=drawable(_sentence(presenter, words, view, scene), Face.STRONG),
        marks=found,
        names=named,
        chooser=scene.viewer,
        offered=tuple(int(choice.key) for choice in scene.offered if choice.kind in ("space", "face")),
        afforded=_afforded(view, scene),
        placing=scene.chosen[1] if scene.chosen[:1] == ("buy",) and len(scene.chosen) > 1 else None,
        numbered=dict(scene.numbered),
        titles={seat: words("foodies-court-of", seat=name) for seat, name in enumerate(scene.names)},
    )


def own_seat(view: View, scene: Scene) -> Seat:
    """Return the seat whose court is shown: the viewer's own, the deciding or the active seat's for spectators."""
    if scene.viewer is not None:
        return scene.viewer
    return scene.decision.seat if scene.decision else view.active


def _caption(view: View, scene: Scene, seat: Seat, face: int | None) -> Caption:
    over = view.step is None
    won = scene.result is not None and seat in scene.result.winners
    return Caption(scene.names[seat], seat == view.active and not over, seat in scene.waiting and not over, won, face)


def _sentence(presenter: Speaker, words: Words, view: View, scene: Scene) -> str:
    """Return the question of a seat that is choosing, else the last events, most important first."""
    if scene.decision and scene.chosen:
        asked = presenter.question(words, view, scene, scene.chosen)
        return asked or presenter.prompt(words, view, scene, scene.decision)
    return presenter.headline(words, view, scene)


def _afforded(view: View, scene: Scene) -> tuple[str, ...] | None:
    """Return the market's stalls that a buying viewer can afford; None for everybody else."""
    if scene.viewer is None or scene.decision is None or scene.decision.kind != "buy":
        return None
    coins = view.courts[scene.viewer].coins
    return tuple(card for card, price in zip(view.market, PRICES, strict=True) if card in STALLS and price <= coins)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
