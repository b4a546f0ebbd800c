"""Critter Kitchen as the kernel's title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.critter_kitchen import ending, events, orders, refusals
from games.critter_kitchen.data import FIGURES, GAME
from games.critter_kitchen.setup import MODULES, OPTIONS, PRESETS, problems, setup
from games.critter_kitchen.state import RIVAL, GameState, State
from games.critter_kitchen.steps.round import ChooseRestaurateur, Plan, winners
from games.critter_kitchen.steps.stack import AnyStep
from games.critter_kitchen.view import View, determinize, reshuffle, view_of
from games.kernel import (
    Chance,
    Chosen,
    Event,
    Options,
    Param,
    Result,
    Say,
    Seat,
    SteppedTitle,
    TitleInfo,
    Turn,
    Verb,
    flow,
)

_LOCATION, _SPACE = Param("location", "location"), Param("space", "space")

INFO = TitleInfo(
    id="critter_kitchen",
    rules=1,
    seats=(GAME.min_players, GAME.max_players),
    verbs=(
        Verb(
            "plan",
            (
                Param("mouse", "location"),
                Param("lizard", "location"),
                Param("boar", "location"),
                Param("helper", "location", optional=True),
            ),
        ),
        Verb("take", (Param("item", "item"),)),
        Verb("leave"),
        Verb("stop"),
        Verb("serve", (Param("part", "part"),), repeats=True),
        Verb("keep", (Param("token", "token"),), repeats=True, unordered=True),
        Verb("dine", (Param("part", "part"),), repeats=True, unordered=True),
        Verb("suggested"),
        Verb("place", (_SPACE,)),
        Verb("send", (_LOCATION,)),
        Verb("exchange", (Param("chef", "chef"), Param("other", "chef"))),
        Verb("trade"),
        Verb("peek", (_SPACE,)),
        Verb("decline"),
        Verb("choose", (Param("restaurateur", "restaurateur"),)),
        Verb("cart", (Param("cart", "cart"),)),
    ),
    options=OPTIONS,
    modules=MODULES,
    orders=orders.ORDERS,
    length=GAME.length,
    presets=PRESETS,
)


class CritterKitchen(SteppedTitle[State, View]):
    """Chefs shop in secret for seven rounds; challenges, rumors and a critic decide whose kitchen is best."""

    info: ClassVar[TitleInfo] = INFO
    state_type = GameState[AnyStep]
    event_type = events.AnyEvent
    figures = FIGURES

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """Return what forbids the options: the street cart in a solo game."""
        return problems(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Set up (section 3) and run the first PREPARE."""
        state, told = setup(options, seats, chance)
        return flow.begin(state, told, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return all but the bag, face-down cards, unread rumors, others' storages and unrevealed answers."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Deal unseen tokens and cards again."""
        return determinize(view, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        """Reshuffle cards not turned up, rumors that nobody has read, and the rival's decks."""
        reshuffle(state, chance)

    def turn(self, state: State) -> Turn:
        """Return whose turn it is: a chef's picks are a turn of its owner; planning and cooking belong to all."""
        owed = flow.decisions(state)
        return Turn(owed[0].seat if owed and not owed[0].secret else None, state.turns)

    def message_group(self, state: State) -> int:
        """Return the part of a round: the plans, or all that comes of them."""
        planning = bool(state.stack) and isinstance(state.stack[-1], Plan | ChooseRestaurateur)
        return 2 * state.round + (not planning)

    def result(self, state: State) -> Result | None:
        """Rank by stars, then the track total, then priority (section 8); alone, against the rival."""
        if state.stack:
            return None
        ranking = tuple((seat,) for seat in ending.ranking(state) if seat < state.seats)
        sheet = tuple(line for line in state.sheet if line.seat < state.seats)
        if state.rival is None:
            return Result(ranking, Say("critter_kitchen-result-stars"), sheet)
        mine, rival = (ending.total_stars(state.sheet, seat) for seat in (0, RIVAL))
        how = "won" if winners(state) else "lost"
        return Result(ranking, Say(f"critter_kitchen-result-solo-{how}", {"stars": mine, "rival": rival}), sheet)

    def winners(self, result: Result) -> tuple[Seat, ...]:
        """Return the winners; nobody if the rival of the solo game was not beaten (section 8)."""
        return () if result.reason.id == "critter_kitchen-result-solo-lost" else result.winners

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)
