"""Secret Picnic as a `Title`: a small but complete title, the example of how to add one.

`toy_rules.py` has the rules as steps on a stack; here are the view and the implementation of the contract.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from games.kernel import (
    Action,
    AutomatedPlay,
    Chance,
    Chosen,
    Decision,
    Event,
    Length,
    ModuleSpec,
    Options,
    OptionSpec,
    Order,
    OrderSpec,
    Param,
    Ref,
    Result,
    Say,
    ScoreLine,
    Seat,
    SteppedTitle,
    Testing,
    TitleInfo,
    Turn,
    Verb,
    flow,
)
from games.kernel.flow import Play
from tests.games.kernel.toy_rules import (
    GIFTS,
    HAND,
    HAND_INDOORS,
    WORTH,
    AnyEvent,
    AnyStep,
    Bring,
    HostTurn,
    State,
    all_cards,
    draw,
    without,
)


class View(Struct):
    """What one viewer knows: its own hand, the numbers of all others, and everything that is open."""

    viewer: Seat | None
    modules: list[str]
    rounds: int
    hand: list[str]
    held: list[int]
    plates: list[list[str]]
    deck: int
    discard: list[str]
    blanket: list[str]
    round: int
    stack: list[AnyStep]


class PicnicPlay(AutomatedPlay[View]):
    """The bots and standing orders of Secret Picnic."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """Compare the seat's plate with the best other one; a card in hand counts half."""
        points = [sum(WORTH[card] for card in plate) for plate in view.plates]
        others = max(points[:seat] + points[seat + 1 :])
        return points[seat] - others + sum(WORTH[card] for card in view.hand) / 2

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """bring `cheapest`; shoo `never`, or `below` N: with the cheapest card if it is worth less than that."""
        if order.policy == "cheapest":
            return offered[0]
        cheapest = min(view.hand, key=WORTH.__getitem__)
        if order.policy == "below" and WORTH[cheapest] < order.amount:
            return Action("swat", (cheapest,))
        return Action("let")


class PicnicTesting(Testing[State, View]):
    """The maximum length of a picnic, and its invariants."""

    def longest(self, seats: int) -> int:
        """A round: every seat brings, every hand card may swat with all others letting, and the host acts thrice."""
        swats = HAND_INDOORS * seats
        return 4 * (seats + (swats + 1) * (seats + 2) + 1 + GIFTS)

    def invariants(self, state: State) -> list[str]:
        piles = [*state.hands, *state.plates, state.deck, state.discard, state.blanket]
        found = sorted(card for pile in piles for card in pile)
        return [] if found == sorted(all_cards(state.modules)) else ["cards are lost or doubled"]


_CARD = Param("card", "card")


class Picnic(SteppedTitle[State, View]):
    """Secret Picnic as the kernel knows it."""

    info = TitleInfo(
        id="picnic",
        rules=2,
        seats=(2, 5),
        verbs=(
            Verb("bring", (_CARD,)),
            Verb("let"),
            Verb("swat", (_CARD,)),
            Verb("point", (_CARD,)),
            Verb("give", (_CARD, Param("to", "seat"))),
            Verb("eat", (_CARD,), repeats=True),
        ),
        options=(OptionSpec("rounds", "number", 3, low=2, high=4),),
        modules=(
            ModuleSpec("wasps"),
            ModuleSpec("jam", needs=("wasps",)),
            ModuleSpec("indoors", excludes=("wasps",)),
        ),
        orders=(
            OrderSpec("bring", ("cheapest",)),
            OrderSpec("shoo", ("never", "below"), {"below": (1, 5)}),
        ),
        length=Length((5,)),
    )
    state_type = State
    event_type = AnyEvent

    def __init__(self, ai: AutomatedPlay[View] | None = None, testing: Testing[State, View] | None = None) -> None:
        super().__init__(ai or PicnicPlay(), testing or PicnicTesting())

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Hands from a shuffled deck; with jam, everybody begins with a glass of it."""
        modules, rounds = options.modules, options.values["rounds"]
        assert isinstance(rounds, int)
        gift = ["jam"] if "jam" in modules else []
        deck = chance.shuffle(without(all_cards(modules), gift * seats), "deck")
        hands, plates = [gift[:] for _ in range(seats)], [list[str]() for _ in range(seats)]
        state = State(modules[:], rounds, hands, plates, deck, [], [], 0, [Bring(list(range(seats)))])
        play = Play(state, chance)
        for _ in range(HAND_INDOORS if "indoors" in modules else HAND):
            for seat in range(seats):
                draw(play, seat)
        flow.settle(play)
        return state, play.events

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(
            viewer,
            state.modules[:],
            state.rounds,
            [] if viewer is None else state.hands[viewer][:],
            [len(hand) for hand in state.hands],
            [plate[:] for plate in state.plates],
            len(state.deck),
            state.discard[:],
            state.blanket[:],
            state.round,
            [step.seen_by(viewer) if isinstance(step, Bring) else step.copy() for step in state.stack],
        )

    def determinize(self, view: View, chance: Chance) -> State:
        """Unseen cards are dealt again to the others' hands and the deck."""
        seen = [*view.hand, *view.discard, *view.blanket, *(card for plate in view.plates for card in plate)]
        deck = chance.shuffle(without(all_cards(view.modules), seen), "unseen")
        hands = []
        for seat, held in enumerate(view.held):
            hands.append(view.hand[:] if seat == view.viewer else [deck.pop() for _ in range(held)])
        plates, stack = [plate[:] for plate in view.plates], [step.copy() for step in view.stack]
        open_piles = view.discard[:], view.blanket[:]
        state = State(view.modules[:], view.rounds, hands, plates, deck, *open_piles, view.round, stack)
        if stack and isinstance(top := stack[-1], Bring):
            top.imagine(state, view.viewer, chance)
        return state

    def reshuffle(self, state: State, chance: Chance) -> None:
        """The deck: nobody knows its order."""
        state.deck = chance.shuffle(state.deck, "deck anew")

    def turn(self, state: State) -> Turn:
        serving = bool(state.stack) and isinstance(state.stack[-1], HostTurn)
        return Turn(state.host if serving else None, 2 * state.round + serving)

    def result(self, state: State) -> Result | None:
        if state.stack:
            return None
        points = [sum(WORTH[card] for card in plate) for plate in state.plates]
        groups: dict[int, list[Seat]] = {}
        for seat, total in enumerate(points):
            groups.setdefault(total, []).append(seat)
        sheet = tuple(ScoreLine(seat, Say("picnic-score-plate"), total) for seat, total in enumerate(points))
        return Result(tuple(tuple(groups[p]) for p in sorted(groups, reverse=True)), Say("picnic-over"), sheet)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        if not chosen:
            return Say("picnic-not-now", {"verb": link})
        if chosen[0] == "give" and len(chosen) == 2:
            return Say("picnic-not-to-yourself") if link == str(seat) else None
        if link not in WORTH:
            return None
        about: dict[str, str | int | Ref | list[Ref]] = {"card": Ref("card", link)}
        if chosen[0] in ("bring", "swat"):
            return Say("picnic-not-in-hand", about)
        return Say("picnic-not-on-blanket" if link not in state.blanket else "picnic-cheap-first", about)

    def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
        """Convert from rules 1, which had no discard pile: cards that are nowhere else were discarded."""
        if rules < 2:
            kept = [card for pile in (*raw["hands"], *raw["plates"], raw["deck"], raw["blanket"]) for card in pile]
            raw["discard"] = without(all_cards(raw["modules"]), kept)
        return raw


TITLE = Picnic()
