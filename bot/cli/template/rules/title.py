"""Soup Stall as a `Title`: implements the contract in `games/kernel/title.py`."""

from __future__ import annotations

from typing import ClassVar

from games.kernel import (
    Chance,
    Chosen,
    Event,
    Length,
    Options,
    OptionSpec,
    Param,
    Ref,
    Result,
    Say,
    ScoreLine,
    Seat,
    SteppedTitle,
    TitleInfo,
    Turn,
    Verb,
    flow,
)

from . import refusals, steps
from .data import CARDS, DECK, SERVED
from .events import AnyEvent, Dealt
from .steps import Cook, State
from .view import View, determinize, view_of

INFO = TitleInfo(
    id="soup_stall",
    rules=1,
    seats=(2, 4),
    verbs=(
        Verb("keep", (Param("recipe", "recipe"),)),
        Verb("stir"),
        Verb("serve", (Param("food", "food"),)),
    ),
    options=(OptionSpec("rounds", "number", 4, low=1, high=8),),
    length=Length((10, 15, 20)),
)


class SoupStall(SteppedTitle[State, View]):
    """Stir for more, serve in time, and cook what your recipe asks for."""

    info: ClassVar[TitleInfo] = INFO
    state_type = State
    event_type = AnyEvent

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Shuffle the deck and deal recipes to everybody."""
        rounds = options.values["rounds"]
        assert isinstance(rounds, int)
        recipes = [chance.shuffle(SERVED, "recipes")[: CARDS.recipes_dealt] for _ in range(seats)]
        play = flow.Play(steps.new_game(rounds, recipes, chance.shuffle(DECK, "deck")), chance)
        for seat, dealt in enumerate(recipes):
            play.emit(Dealt(seat=seat, recipes=tuple(dealt), audience=(seat,)))
        flow.settle(play)
        return play.state, play.events

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return everything but the deck's order and the others' recipes."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Draw the deck and the others' recipes at random."""
        return determinize(view, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        """Shuffle the deck again: nobody knows its order."""
        state.deck = chance.shuffle(state.deck, "deck anew")

    def turn(self, state: State) -> Turn:
        """Return the cook for a turn of cooking; recipes are kept by everybody at once."""
        cooking = bool(state.stack) and isinstance(state.stack[-1], Cook)
        return Turn(state.cook if cooking else None, state.turn + cooking)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule behind a refusal."""
        return refusals.why_not(state, chosen, link)

    def result(self, state: State) -> Result | None:
        """Rank by points; equal seats share a place."""
        if state.stack:
            return None
        seen = view_of(state, None)
        groups: dict[int, list[Seat]] = {}
        for seat in range(len(state.bowls)):
            groups.setdefault(seen.points(seat), []).append(seat)
        ranking = tuple(tuple(groups[points]) for points in sorted(groups, reverse=True))
        return Result(ranking, Say("soup_stall-over"), tuple(_sheet(state)))


def _sheet(state: State) -> list[ScoreLine]:
    lines = []
    for seat, (bowl, (recipe,)) in enumerate(zip(state.bowls, state.recipes, strict=True)):
        lines.append(ScoreLine(seat, Say("soup_stall-score-bowl"), CARDS.worth * len(bowl)))
        about = Say("soup_stall-score-recipe", {"recipe": Ref("recipe", recipe)})
        lines.append(ScoreLine(seat, about, CARDS.recipe_worth * bowl.count(recipe)))
    return lines
