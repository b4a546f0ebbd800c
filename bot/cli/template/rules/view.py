"""What one viewer may know. Words, pictures and bots work from a view, never from a state."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import Chance, Seat

from .data import CARDS, DECK, SERVED
from .steps import AnyStep, Keep, State


class View(Struct):
    """The state without what the viewer may not know: `recipes` of other seats are empty, of the deck only its size."""

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
        """How many rounds are played."""
        return self.turns // len(self.bowls)

    def points(self, seat: Seat) -> int:
        """What a seat's bowl is worth, with its recipe where the viewer knows it."""
        bowl, recipes = self.bowls[seat], self.recipes[seat]
        return CARDS.worth * len(bowl) + (CARDS.recipe_worth * bowl.count(recipes[0]) if len(recipes) == 1 else 0)


def view_of(state: State, viewer: Seat | None) -> View:
    """The state as a viewer (a seat, or None for a spectator) may know it. It shares nothing that later changes."""
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
    """A state that looks the same to the viewer: what it does not know is drawn."""
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
    """The cards of the deck, in no order that tells anything."""
    left = list(DECK)
    for card in (*view.compost, *view.pot, *(card for bowl in view.bowls for card in bowl)):
        left.remove(card)
    return left
