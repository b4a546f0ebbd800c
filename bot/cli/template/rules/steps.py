"""The flow, as steps on a stack, and the state that they change.

    Keep   everybody keeps one of the recipes dealt, all at once and in secret
    Cook   seats in turn stir (a card from the deck into the pot) until they serve one food, or the pot boils over

Each step says who decides, what may be chosen next, and what happens. Nothing else decides what is legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from games.kernel import Action, Choice, Chosen, Decision, Seat
from games.kernel.flow import Gather, Play, Step

from .data import CARDS, HOT, SERVED
from .events import BoiledOver, Kept, RecipeShown, Served, Stirred

_KEEP, _SERVE = Choice("keep", "verb", more=True), Choice("serve", "verb", more=True)
_STIR = Choice("stir", "verb")


class Keep(Gather["State"], tag="keep"):
    """Everybody keeps one recipe. A `Gather` hides all answers until the last one is given."""

    kind = "keep"

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the recipes dealt to this seat."""
        return [Choice(recipe, "recipe") for recipe in state.recipes[seat]] if chosen else (_KEEP,)

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Put the other recipes away and begin to cook."""
        for seat, action in answers.items():
            (recipe,) = action.args
            play.state.recipes[seat] = [recipe]
            play.emit(Kept(seat=seat, recipe=recipe, audience=(seat,)))
        play.next(Cook())


class Cook(Step["State"], tag="cook"):
    """The turns of the seats, one after another."""

    def copy(self) -> Cook:
        """Return this step itself, because it has no data that changes."""
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        """Return the decision of the seat whose turn it is; none if nothing is left to cook with."""
        about = {"peppers": state.peppers, "cards": len(state.pot)}
        return (Decision(state.cook, "cook", {**about}),) if state.can_stir or state.servable else ()

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Yield stir and serve; after `serve`, the foods."""
        if chosen:
            return [Choice(food, "food") for food in state.servable]
        return [*([_STIR] if state.can_stir else []), *([_SERVE] if state.servable else [])]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Carry the action out."""
        if action.verb == "stir":
            _stir(play, seat)
        else:
            _serve(play, seat, action.args[0])

    def run(self, play: Play[State]) -> None:
        """End the game, because nobody can do anything."""
        _end(play)


AnyStep: TypeAlias = Keep | Cook


class State(Struct):
    """The complete state of a game. `deck` is hidden, its last card on top; the compost is open."""

    turns: int
    recipes: list[list[str]]
    bowls: list[list[str]]
    deck: list[str]
    compost: list[str]
    pot: list[str]
    turn: int
    stack: list[AnyStep]

    def copy(self) -> State:
        """Return an independent copy: it copies every list that changes."""
        return State(
            self.turns,
            [recipes[:] for recipes in self.recipes],
            [bowl[:] for bowl in self.bowls],
            self.deck[:],
            self.compost[:],
            self.pot[:],
            self.turn,
            [step.copy() for step in self.stack],
        )

    @property
    def cook(self) -> Seat:
        """The seat whose turn it is."""
        return self.turn % len(self.bowls)

    @property
    def peppers(self) -> int:
        """The number of hot cards in the pot."""
        return sum(card in HOT for card in self.pot)

    @property
    def servable(self) -> list[str]:
        """The foods in the pot that can be served, each once."""
        return [food for food in SERVED if food in self.pot]

    @property
    def can_stir(self) -> bool:
        """Whether the deck has a card left to stir."""
        return bool(self.deck or self.compost)


def new_game(rounds: int, recipes: list[list[str]], deck: list[str]) -> State:
    """Return a state before anybody has kept a recipe."""
    seats = len(recipes)
    return State(rounds * seats, recipes, [[] for _ in range(seats)], deck, [], [], 0, [Keep(list(range(seats)))])


def _stir(play: Play[State], seat: Seat) -> None:
    state = play.state
    if not state.deck:
        state.deck, state.compost = play.chance.shuffle(state.compost, "compost"), []
    state.pot.append(state.deck.pop())
    play.emit(Stirred(seat=seat, food=state.pot[-1]))
    if state.peppers >= CARDS.too_hot:
        play.emit(BoiledOver(seat=seat, cards=len(state.pot)))
        state.compost += state.pot
        state.pot.clear()
        _end_turn(play)


def _serve(play: Play[State], seat: Seat, food: str) -> None:
    state, cards = play.state, play.state.pot.count(food)
    state.bowls[seat] += [food] * cards
    state.pot = [card for card in state.pot if card != food]
    play.emit(Served(seat=seat, food=food, cards=cards))
    _end_turn(play)


def _end_turn(play: Play[State]) -> None:
    play.state.turn += 1
    if play.state.turn == play.state.turns:
        _end(play)


def _end(play: Play[State]) -> None:
    for seat, (recipe,) in enumerate(play.state.recipes):
        play.emit(RecipeShown(seat=seat, recipe=recipe))
    play.over()
