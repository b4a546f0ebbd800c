"""What one viewer may know. Texts, pictures and bots use a view, never the state."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import Chance, Seat

from .data import CARDS, DECK, SERVED
from .steps import AnyStep, Keep, State


class View(Struct):
    """The state without what the viewer may not know: other seats' `recipes` are empty, the deck is only a number."""

    viewer: Seat | None
    turns: int
    recipes: list[list[str]]
    bowls: list[list[str]]
    deck: int
    compost: list[str]
    pot: list[str]
    turn: int
    stack: list[AnyStep]

    @property
    def round(self) -> int:
        """The number of the round, from 1; the last one once the game is over."""
        return min(self.turn, self.turns - 1) // len(self.bowls) + 1

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return self.turns // len(self.bowls)

    def points(self, seat: Seat) -> int:
        """Return the points of a seat's bowl, with its recipe if the viewer knows it."""
        bowl, recipes = self.bowls[seat], self.recipes[seat]
        return CARDS.worth * len(bowl) + (CARDS.recipe_worth * bowl.count(recipes[0]) if len(recipes) == 1 else 0)


def view_of(state: State, viewer: Seat | None) -> View:
    """Return the view of a seat (None: a spectator). It shares nothing with the state that later changes."""
    shown = [recipes[:] if seat == viewer or not state.stack else [] for seat, recipes in enumerate(state.recipes)]
    return View(
        viewer,
        state.turns,
        shown,
        [bowl[:] for bowl in state.bowls],
        len(state.deck),
        state.compost[:],
        state.pot[:],
        state.turn,
        [step.seen_by(viewer) if isinstance(step, Keep) else step.copy() for step in state.stack],
    )


def determinize(view: View, chance: Chance) -> State:
    """Return a state that looks the same to the viewer, with everything unknown drawn at random."""
    top = view.stack[-1] if view.stack else None
    count = CARDS.recipes_dealt if isinstance(top, Keep) else 1
    state = State(
        view.turns,
        [recipes[:] or chance.shuffle(SERVED, "recipes")[:count] for recipes in view.recipes],
        [bowl[:] for bowl in view.bowls],
        chance.shuffle(_unseen(view), "deck"),
        view.compost[:],
        view.pot[:],
        view.turn,
        [step.copy() for step in view.stack],
    )
    if state.stack and isinstance(gathering := state.stack[-1], Keep):
        gathering.imagine(state, view.viewer, chance)
    return state


def _unseen(view: View) -> list[str]:
    """Return the cards of the deck, in an order that reveals nothing."""
    left = list(DECK)
    for card in (*view.compost, *view.pot, *(card for bowl in view.bowls for card in bowl)):
        left.remove(card)
    return left
