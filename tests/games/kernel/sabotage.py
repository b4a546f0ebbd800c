"""Secret Picnic, broken in one way each: every class is a mistake that a title could make and the fuzzer must find."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.kernel import (
    Action,
    Chance,
    Choice,
    Chosen,
    Decision,
    Event,
    Options,
    Order,
    Ref,
    Result,
    Say,
    Seat,
)
from tests.games.kernel.toy import Picnic, PicnicPlay, View
from tests.games.kernel.toy_rules import Brought, Given, State


class ShowsAHand(Picnic):
    """The number of rounds reveals how many apples are held."""

    def view(self, state: State, viewer: Seat | None) -> View:
        seen = super().view(state, viewer)
        seen.rounds += sum(hand.count("apple") for hand in state.hands)
        return seen


class OffersBySecrets(Picnic):
    """The order of the offered cards depends on the hidden deck."""

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        offered = super().choices(state, seat, chosen)
        return offered[::-1] if state.deck and state.deck[-1] == "apple" else offered


class RefusesBySecrets(Picnic):
    """The refusal of a wrong card names what another seat holds."""

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        held = state.hands[(seat + 1) % len(state.hands)]
        about: dict[str, str | int | Ref | list[Ref]] = {"held": " ".join(held)}
        return Say("picnic-not-now", about)


class TellsAnswers(Picnic):
    """A secret answer is shown to all when it is given."""

    def perform(self, state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        told = super().perform(state, seat, action, chance)
        return [Brought(seat=seat, card=action.args[0])] if action.verb == "bring" and not told else told


class CountsAnswers(Picnic):
    """Everybody sees how many hidden answers are in."""

    def view(self, state: State, viewer: Seat | None) -> View:
        seen = super().view(state, viewer)
        seen.round += 100 * sum(not d.owed for d in self.decisions(state))
        return seen


class DeadEnd(Picnic):
    """A gift is offered with nobody to give it to."""

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return () if len(chosen) == 2 and chosen[0] == "give" else super().choices(state, seat, chosen)


class OffersTwice(Picnic):
    """A card held twice is offered twice."""

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        offered = super().choices(state, seat, chosen)
        return [*offered, offered[0]] if chosen == ("bring",) else offered


class SpacesInKeys(Picnic):
    """A key has a space in it."""

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return [
            msgspec.structs.replace(c, key=c.key.replace("cake", "big cake"))
            for c in super().choices(state, seat, chosen)
        ]


class UnknownVerb(Picnic):
    """A verb is offered that the title does not declare."""

    info = msgspec.structs.replace(Picnic.info, verbs=Picnic.info.verbs[:-1])


class SharedCopy(Picnic):
    """A copy shares its plates with what was copied."""

    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.plates = state.plates
        return twin


class SharedView(Picnic):
    """A view shares the blanket with the state."""

    def view(self, state: State, viewer: Seat | None) -> View:
        seen = super().view(state, viewer)
        seen.blanket = state.blanket
        return seen


class OutsideMemory(Picnic):
    """The rules depend on a counter outside the state."""

    def __init__(self) -> None:
        super().__init__()
        self._times = 0

    def perform(self, state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        self._times += 1
        if self._times % 7 == 0:
            chance.below(2, "whim")
        return super().perform(state, seat, action, chance)


class OwnDice(Picnic):
    """The deck is not shuffled by the game's chance."""

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        state, told = super().setup(options, seats, chance)
        state.deck = Chance(chance._seeded.digest()).shuffle(state.deck, "again")
        return state, told


class LosesCards(Picnic):
    """Discarded cards are lost."""

    def perform(self, state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        told = super().perform(state, seat, action, chance)
        if action.verb == "eat":
            state.discard.clear()
        return told


class LosesOnce(Picnic):
    """A card eaten in the first round disappears from the plate meanwhile."""

    def perform(self, state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        first = state.round == 0
        told = super().perform(state, seat, action, chance)
        if action.verb == "eat" and first:
            state.plates[seat].clear()
        return told


class StumblesOverNonsense(Picnic):
    """A refusal fails on what names nothing."""

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        return Say("picnic-not-now", {"place": list(state.hands[seat]).index(link)})


class _OrdersChampagne(PicnicPlay):
    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        return Action("bring", ("champagne",))


class IllegalOrder(Picnic):
    """A standing order answers with a card that nobody holds."""

    def __init__(self) -> None:
        super().__init__(_OrdersChampagne())


class ForgetsASeat(Picnic):
    """The ranking leaves out the last."""

    def result(self, state: State) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        return msgspec.structs.replace(result, ranking=(result.ranking[0][:1],))


class Stuck(Picnic):
    """Nobody is asked any more, but there is no result."""

    def decisions(self, state: State) -> Sequence[Decision]:
        return () if state.round == 1 else super().decisions(state)


class Endless(Picnic):
    """The picnic goes around for ever."""

    def perform(self, state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        if action.verb == "eat":
            state.rounds = state.round + 2
        return super().perform(state, seat, action, chance)


class ChangesByLooking(Picnic):
    """Showing the game sorts the hands."""

    def view(self, state: State, viewer: Seat | None) -> View:
        for hand in state.hands:
            hand.sort()
        return super().view(state, viewer)


class WinsByGivingUp(Picnic):
    """A player who gives up ends the game without losing it."""

    def concede(self, state: State, seat: Seat) -> list[Event] | None:
        state.stack.clear()
        state.plates = [["cake"] if other == seat else [] for other in range(len(state.hands))]
        return []


class _ValuesNothing(PicnicPlay):
    def evaluate(self, view: View, seat: Seat) -> float:
        return float("nan")


class NaN(Picnic):
    """A position has no value."""

    def __init__(self) -> None:
        super().__init__(_ValuesNothing())


class ImaginesTheImpossible(Picnic):
    """An imagined state has a card too many."""

    def determinize(self, view: View, chance: Chance) -> State:
        state = super().determinize(view, chance)
        state.deck = [*state.deck, "cake"] if not state.deck else [*state.deck[1:], "wasp"]
        return state


class DealsHandsAnew(Picnic):
    """An undo shuffles the hands, which their holders know."""

    def reshuffle(self, state: State, chance: Chance) -> None:
        for hand in state.hands:
            hand[:] = chance.shuffle(hand, "hand anew")


class ShufflesUnseen(Picnic):
    """The shuffle of an undo does not use the game's chance."""

    def reshuffle(self, state: State, chance: Chance) -> None:
        state.deck = Chance(chance._seeded.digest() + chance.position.to_bytes(8, "big")).shuffle(state.deck, "again")


class UnmarkedAnswers(Picnic):
    """The last secret answer shows all the others, and can be undone for nothing."""

    def perform(self, state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        told = super().perform(state, seat, action, chance)
        chance.revealed_hidden = False
        return [event for event in told if not event.reveals]


class UnmarkedCard(Picnic):
    """A gift shows its giver the card on top of the deck."""

    def perform(self, state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        told = super().perform(state, seat, action, chance)
        seen = state.deck[-1:] if action.verb == "give" else []
        return [*told, *(Given(seat=seat, card=card, to=seat, audience=(seat,)) for card in seen)]


FOUND_BY = {
    ShowsAHand: "secrets: the view",
    OffersBySecrets: "secrets: the choices",
    RefusesBySecrets: "secrets: the refusal",
    TellsAnswers: "hidden_answers: ",
    CountsAnswers: "secrets: the view",
    DeadEnd: "links: nothing is offered",
    OffersTwice: "links: the same link",
    SpacesInKeys: "links: the key",
    UnknownVerb: "links: `eat`",
    SharedCopy: "copies: ",
    SharedView: "copies: a view shares",
    OutsideMemory: "undo: ",
    OwnDice: "replay: ",
    LosesCards: "cards are lost or doubled",
    StumblesOverNonsense: "ValueError: ",
    IllegalOrder: "automatic: ",
    ForgetsASeat: "result: ",
    DealsHandsAnew: "branches: a take-back changes the view",
    ShufflesUnseen: "branches: what is drawn anew",
    UnmarkedAnswers: "disclosures: ",
    UnmarkedCard: "disclosures: ",
    Stuck: "flow: ",
    Endless: "termination: ",
    ChangesByLooking: ": looking at the game changed it",
    WinsByGivingUp: "concessions: ",
    NaN: "secrets: the position",
    ImaginesTheImpossible: "secrets: the state imagined",
}
"""Each mistake, and the text of its finding."""
