"""Build the drawing from a view and its scene: words, marks, and possible choices."""

from __future__ import annotations

from games.foodfighters.geometry import CELL_OF, CELLS
from games.foodfighters.view import View
from games.kernel import Chosen, Seat
from renderers.foodfighters.board import ViewModel
from renderers.foodfighters.highlights import Place, marks
from renderers.foodfighters.panels import Caption
from renderers.foodfighters.text_board import BoardText
from renderers.kit.presenter import Scene

ENEMY_FIRST = ("undertow", "sticky_rice")  # cards whose cells are the enemy's


def view_model(board_text: BoardText, scene: Scene, sentence: str) -> ViewModel:
    """Return the board to draw, the viewer's side below (South's for a spectator). `sentence` is at its foot."""
    view = board_text.view
    me = own_seat(view, scene)
    return ViewModel(
        view=view,
        bottom=scene.viewer or 0,
        waiting=() if view.outcome else scene.waiting,
        captions=(_caption(board_text, scene, 0), _caption(board_text, scene, 1)),
        cards={card: board_text.name("card", card) for side in view.sides for card in side.deck},
        sentence=sentence,
        marks=marks(view, scene.events),
        chosen=_chosen(scene.chosen, me),
        offered=tuple(
            (me if choice.kind == "own_cell" else 1 - me, CELLS.index(choice.key))
            for choice in scene.offered
            if choice.kind in ("own_cell", "enemy_cell")
        ),
        numbered=tuple(((int(place[0]), CELL_OF[place[2:]]), number) for place, number in scene.numbered),
    )


def own_seat(view: View, scene: Scene) -> Seat:
    """Return the seat whose cells are its own in choices."""
    if scene.viewer is not None:
        return scene.viewer
    return scene.decision.seat if scene.decision else view.active


def _caption(board_text: BoardText, scene: Scene, seat: Seat) -> Caption:
    outcome = board_text.view.outcome
    winner = outcome is not None and outcome.winner == seat
    if outcome is None:
        badge = board_text.say("to-move") if seat in scene.waiting else ""
    else:
        badge = board_text.say("wins") if winner else board_text.say("draws") if outcome.winner is None else ""
    return Caption(board_text.seat(seat), board_text.name("team", board_text.view.sides[seat].team), badge, winner)


def _chosen(chosen: Chosen, me: Seat) -> tuple[Place, ...]:
    """Return the cells among the links of an unfinished action: own ones, except an attack's target and some cards'."""
    verb, *args = chosen or ("",)
    cells = [arg for arg in args if arg in CELL_OF]
    if args and args[0] in ENEMY_FIRST:
        seats = [1 - me] * len(cells)
    else:
        crosses = verb == "attack" or (bool(args) and args[0] == "second_wave")
        seats = [me, 1 - me if crosses else me][: len(cells)]
    return tuple((seat, CELL_OF[cell]) for seat, cell in zip(seats, cells, strict=True))
