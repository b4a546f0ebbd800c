"""Secret Picnic, the rules. Everybody holds cards from one hidden deck. Each round has five steps:

    Bring     everybody lays one hand card on the blanket, chosen in secret and revealed together
    Shoo      while a wasp sits there: seats in turn may spend a hand card to swat something (module `wasps`)
    Target    … and the player who swatted chooses the target (a decision inside a decision)
    HostTurn  the round's host gives away up to two things, then eats up to three; the rest is thrown away
    Refill    everybody draws a card (not with module `indoors`, where hands are larger instead)

Plates score the value of their cards. Module `jam` needs `wasps`; `indoors` excludes them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from msgspec import Struct

from games.kernel import Action, Choice, Chosen, Decision, Event, Ref, Seat
from games.kernel.flow import Gather, Play, Step

WORTH = {"wasp": -3, "apple": 1, "bread": 2, "cake": 3, "jam": 4}
"""The value of each card on a plate, cheapest first."""
COPIES = {"apple": 8, "bread": 7, "cake": 5}
MODULE_COPIES = {"wasps": {"wasp": 5}, "jam": {"jam": 5}}
HAND, HAND_INDOORS = 3, 4
GIFTS, APPETITE = 2, 3

_BRING, _SWAT = Choice("bring", "verb", more=True), Choice("swat", "verb", more=True)
_GIVE, _EAT = Choice("give", "verb", more=True), Choice("eat", "verb", more=True)
_LET, _POINT = Choice("let", "verb"), Choice("point", "verb", more=True)
_END = Choice("end", "end")


class Brought(Event, frozen=True, tag="brought"):
    """A seat's card was revealed on the blanket."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Drew(Event, frozen=True, tag="drew"):
    """A card came into a hand; only its owner sees it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Swatted(Event, frozen=True, tag="swatted"):
    """A seat swatted something off the blanket."""

    seat: Seat
    card: str


class Given(Event, frozen=True, tag="given"):
    """The host put something on somebody's plate."""

    seat: Seat
    card: str
    to: Seat


class Eaten(Event, frozen=True, tag="eaten"):
    """The host ate, and the rest was thrown away."""

    seat: Seat
    cards: tuple[str, ...]


AnyEvent = Brought | Drew | Swatted | Given | Eaten


class Bring(Gather["State"], tag="bring"):
    """Everybody with a card lays one on the blanket, all at once."""

    kind = "bring"

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return _cards(state.hands[seat]) if chosen else (_BRING,)

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        state = play.state
        for seat, action in answers.items():
            card = action.args[0]
            state.hands[seat].remove(card)
            state.blanket.append(card)
            play.emit(Brought(seat=seat, card=card))
        play.next(Shoo(state.from_host()))


class Shoo(Step["State"], tag="shoo"):
    """While a wasp is there, seats in turn may swat; after a swat, all are asked again. `asked` have not passed."""

    asked: list[Seat]

    def copy(self) -> Shoo:
        return Shoo(self.asked[:])

    def decisions(self, state: State) -> Sequence[Decision]:
        able = [seat for seat in self.asked if state.hands[seat]]
        if "wasp" not in state.blanket or not able:
            return ()
        return (Decision(able[0], "shoo", {"wasps": state.blanket.count("wasp")}),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return _cards(state.hands[seat]) if chosen else (_LET, _SWAT)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        if action.verb == "let":
            self.asked.remove(seat)
            return
        play.state.hands[seat].remove(action.args[0])
        play.state.discard.append(action.args[0])
        self.asked = play.state.from_host()
        play.call(Target(seat))

    def run(self, play: Play[State]) -> None:
        play.next(HostTurn(0))


class Target(Step["State"], tag="target"):
    """The player who swatted chooses the target; then the window continues."""

    seat: Seat

    def copy(self) -> Target:
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        return (Decision(self.seat, "target"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return _cards(state.blanket) if chosen else (_POINT,)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        card = action.args[0]
        play.state.blanket.remove(card)
        play.state.discard.append(card)
        play.emit(Swatted(seat=seat, card=card))
        play.done()


class HostTurn(Step["State"], tag="host_turn"):
    """The host's turn of several actions: gifts, which may be undone until it eats."""

    given: int

    def copy(self) -> HostTurn:
        return HostTurn(self.given)

    def decisions(self, state: State) -> Sequence[Decision]:
        return (Decision(state.host, "serve", {"seat": Ref("seat", str(state.host))}),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        if not chosen:
            return (_EAT, _GIVE) if state.blanket and self.given < GIFTS else (_EAT,)
        if chosen[0] == "eat":
            return self._bites(state, chosen[1:])
        if len(chosen) == 1:
            return _cards(state.blanket, more=True)
        return [Choice(str(other), "seat") for other in range(len(state.hands)) if other != seat]

    def _bites(self, state: State, eaten: Chosen) -> Sequence[Choice]:
        """The closing token, and what is left; always from cheap to dear, so that each meal has one notation."""
        left = without(state.blanket, eaten)
        more = [c for c in left if not eaten or WORTH[c] >= WORTH[eaten[-1]]] if len(eaten) < APPETITE else []
        return [_END, *_cards(more, more=True)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        state = play.state
        if action.verb == "give":
            card, to = action.args[0], int(action.args[1])
            self.given += 1
            state.blanket.remove(card)
            state.plates[to].append(card)
            play.emit(Given(seat=seat, card=card, to=to))
            return
        eaten = action.args[:-1]
        state.plates[seat] += eaten
        state.discard += without(state.blanket, eaten)
        state.blanket.clear()
        play.emit(Eaten(seat=seat, cards=eaten))
        play.next(Refill())


class Refill(Step["State"], tag="refill"):
    """Everybody draws a card, unless indoors; then the next round, or the end."""

    def copy(self) -> Refill:
        return self

    def run(self, play: Play[State]) -> None:
        state = play.state
        if "indoors" not in state.modules:
            for seat in state.from_host():
                draw(play, seat)
        state.round += 1
        if state.round == state.rounds:
            play.over()
        else:
            play.next(Bring(state.able()))


AnyStep: TypeAlias = Bring | Shoo | Target | HostTurn | Refill


class State(Struct):
    """The complete state. `deck` is hidden, its last card on top; `discard` is open."""

    modules: list[str]
    rounds: int
    hands: list[list[str]]
    plates: list[list[str]]
    deck: list[str]
    discard: list[str]
    blanket: list[str]
    round: int
    stack: list[AnyStep]

    def copy(self) -> State:
        """An independent copy."""
        return State(
            self.modules,
            self.rounds,
            [hand[:] for hand in self.hands],
            [plate[:] for plate in self.plates],
            self.deck[:],
            self.discard[:],
            self.blanket[:],
            self.round,
            [step.copy() for step in self.stack],
        )

    @property
    def host(self) -> Seat:
        """The host of the round; hosting goes around the table."""
        return self.round % len(self.hands)

    def from_host(self) -> list[Seat]:
        """Return every seat, from the host on."""
        return [(self.host + n) % len(self.hands) for n in range(len(self.hands))]

    def able(self) -> list[Seat]:
        """The seats that hold a card, from the host on."""
        return [seat for seat in self.from_host() if self.hands[seat]]


def draw(play: Play[State], seat: Seat) -> None:
    """The top card into a hand; an empty deck is remade from what was thrown away."""
    state = play.state
    if not state.deck:
        state.deck, state.discard = play.chance.shuffle(state.discard, "deck"), []
    if state.deck:
        card = state.deck.pop()
        state.hands[seat].append(card)
        play.emit(Drew(seat=seat, card=card, audience=(seat,)))


def all_cards(modules: Sequence[str]) -> list[str]:
    """Return every card in play."""
    counts = dict(COPIES)
    for module in modules:
        counts |= MODULE_COPIES.get(module, {})
    return [card for card, copies in counts.items() for _ in range(copies)]


def _cards(cards: Sequence[str], more: bool = False) -> list[Choice]:
    return [Choice(card, "card", more) for card in WORTH if card in cards]


def without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    """The cards that are left when some are gone."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left
