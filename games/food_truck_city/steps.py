"""The turn, step by step (section 4): start, bailout, windows, roll, bonus, collect, move, fines, buy, draw, end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from msgspec import field

from games.kernel import Action, Chance, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Gather, Play, Step

from . import cards, city_hall, ending, events, links
from .data import CUSTOMERS, FOODS, GAME
from .income import of_seat
from .movement import bonus_targets, drive, spaces, targets
from .state import State

_VERB, _FOOD, _FOOD_MORE, _SEGMENT = links.VERB, links.FOOD, links.FOOD_MORE, links.SEGMENT


class Own(Step[State]):
    """A step in which only the active seat decides, in the open. Subclasses say what, and when it is asked at all.

    Whether a seat is asked never depends on the cards in its hand, only on there being any (section 4.1); so its only
    legal answer is not given for it while it holds one.
    """

    kind: ClassVar[str]

    def copy(self) -> Self:
        """Itself, where a step has no data that changes."""
        return self

    def asks(self, state: State, seat: Seat) -> bool:
        """Whether there is something to decide for a seat without cards."""
        return True

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """What the prompt tells."""
        return {"money": state.players[seat].money}

    def decisions(self, state: State) -> Sequence[Decision]:
        """One decision of the active seat; given for it only where it holds no card."""
        seat = state.active
        holds = bool(state.hands[seat])
        if not holds and not self.asks(state, seat):
            return ()
        return (Decision(seat, self.kind, self.about(state, seat), auto=not holds),)


def extras(state: State, seat: Seat, phase: str) -> list[Choice]:
    """The verbs that may be used beside those of a step: cards, and repairs where the phase allows them."""
    found = []
    if state.hands[seat] and cards.playable(state, seat, state.hands[seat], phase):
        found.append(_VERB["play"])
    if phase in ("pre_roll", "bonus", "pre_collect", "move") and cards.repairs(state, seat):
        found.append(_VERB["repair"])
    return found


def extra_choices(state: State, seat: Seat, phase: str, chosen: Chosen) -> Sequence[Choice]:
    """The links after the verbs `play` and `repair`."""
    if chosen[0] == "play":
        return cards.choices(state, seat, state.hands[seat], phase, chosen)
    return cards.repair_choices(state, seat, chosen)


def take_extra(play: Play[State], seat: Seat, action: Action) -> bool:
    """Carry out `play` or `repair`; False for any other verb."""
    if action.verb == "play":
        cards.play_card(play, seat, action.args)
    elif action.verb == "repair":
        cards.repair(play, seat, *action.args)
    return action.verb in ("play", "repair")


class ChooseStart(Step[State], tag="start"):
    """Each seat in turn puts a truck on its start segment (section 3, step 8). `asked` are still to choose."""

    asked: list[Seat]

    def copy(self) -> ChooseStart:
        """An independent copy: who has chosen is taken off the list in place."""
        return ChooseStart(self.asked[:])

    def decisions(self, state: State) -> Sequence[Decision]:
        """The next seat to choose, in the open and one after the other."""
        if not self.asked:
            return ()
        seat = self.asked[0]
        return (Decision(seat, "start", {"segment": Ref("segment", state.players[seat].start)}),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Any of the six foods, also one that another player has."""
        return [_FOOD[food] for food in FOODS] if chosen else (_VERB["start"],)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """The truck stands on the seat's own start segment."""
        player = play.state.players[seat]
        truck = player.truck(action.args[0])
        assert truck is not None
        truck.at = player.start
        self.asked.remove(seat)
        play.emit(events.StartChosen(seat=seat, food=truck.food, segment=player.start))

    def run(self, play: Play[State]) -> None:
        """All have chosen: the first turn."""
        play.next(TurnStart())


class TurnStart(Step[State], tag="turn_start"):
    """TURN_START (section 4): festivals and closures of the active player expire, marks of its last turn go."""

    def copy(self) -> TurnStart:
        """Itself: it holds no data."""
        return self

    def run(self, play: Play[State]) -> None:
        """Expiry first: it decides where a bailout may place a truck (section 4)."""
        state = play.state
        state.turn += 1
        state.revealed = False
        state.food = state.customer = None
        state.resting = [seat for seat in state.resting if seat != state.active]
        for truck in state.players[state.active].trucks:
            truck.moved = truck.fresh = truck.ticket = False
        play.emit(events.TurnStarted(seat=state.active, turn=state.turn))
        city_hall.expire(play, state.active)
        play.next(Bailout())


class Bailout(Own, tag="bailout"):
    """Without a truck on the board: all the money for another one, placed for free (section 7.3). Compulsory."""

    kind = "bailout"

    def asks(self, state: State, seat: Seat) -> bool:
        """Without a truck on the board, if there is a space for one."""
        return not state.players[seat].parked() and bool(spaces(state))

    def decisions(self, state: State) -> Sequence[Decision]:
        """Compulsory, and asked of everybody alike: cards cannot be played here."""
        seat = state.active
        return (Decision(seat, self.kind, self.about(state, seat)),) if self.asks(state, seat) else ()

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """A truck from the garage (an impounded one only where the garage is empty), then a space for it."""
        if not chosen:
            return (_VERB["bailout"],)
        if len(chosen) == 1:
            player = state.players[seat]
            return [_FOOD_MORE[truck.food] for truck in player.garage() or player.impounded()]
        return [_SEGMENT[segment] for segment in spaces(state)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """All the money for the truck, then the turn as usual."""
        city_hall.bail_out(play, seat, *action.args)
        play.next(Window.of(play.state, "pre_roll"))

    def run(self, play: Play[State]) -> None:
        """Nothing to bail out, or no space: the turn goes on, without trucks if need be."""
        if not play.state.players[play.state.active].parked():
            play.emit(events.NoBailout(seat=play.state.active))
        play.next(Window.of(play.state, "pre_roll"))


class Window(Gather[State], tag="window"):
    """A reaction window (section 8.2): everybody with a card says in secret what to play, if nobody before does.

    The answers come out together and are read in order of priority: the first that is no pass is carried out and all
    are asked anew; when all have passed, the window closes. That is the same as asking one after the other, because a
    seat's answer counts only after all before it have passed. `targeted` are the owners of trucks aimed at so far,
    `played` counts the cards and repairs. Who has passed to the end of the window, or until its own turn, has answered
    from the start, and may still think better of it.
    """

    when: str = ""
    targeted: list[Seat] = field(default_factory=list)
    played: int = 0

    @classmethod
    def of(cls, state: State, when: str, targeted: Sequence[Seat] = (), played: int = 0) -> Window:
        """A window before the roll (`pre_roll`), the income (`pre_collect`) or the fines (`pre_fine`)."""
        seats = state.clockwise(state.active)
        asked = [seat for seat in seats if _may_react(state, seat, when)]
        resting: dict[Seat, Chosen | None] = {seat: _REST.links for seat in asked if seat in state.resting}
        return cls(asked, resting, when, list(targeted), played)

    def copy(self) -> Window:
        """An independent copy of the answers."""
        return Window(self.asked[:], self.answers.copy(), self.when, self.targeted, self.played)

    def decisions(self, state: State) -> Sequence[Decision]:
        """Everybody asked, in secret, until all answers are in; nobody sees who has answered."""
        if len(self.answers) == len(self.asked):
            return ()
        about = self.about(state, state.active)
        answers = self.answers
        return [
            Decision(seat, self.when, about, secret=True, owed=seat not in answers, auto=False, veiled=True, aside=True)
            for seat in self.asked
        ]

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Whose turn it is, what has been played, and the dice once they lie."""
        told: dict[str, str | int | Ref | list[Ref]] = {"active": Ref("seat", str(state.active)), "played": self.played}
        if state.food is not None and state.customer is not None:
            told |= {"food": Ref("food", state.food), "customer": Ref("customer", state.customer)}
        return told

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Pass, once or for longer, or play or repair."""
        if chosen:
            return extra_choices(state, seat, self.when, chosen)
        return [_VERB["pass"], *extras(state, seat, self.when), _VERB["pass_all"], _VERB["rest"]]

    def run(self, play: Play[State]) -> None:
        """All have answered, some perhaps long before: whoever moved sees that they passed, or what they played."""
        if any(seat != play.state.active for seat in self.asked):
            play.uncover()
        super().run(play)

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """The first answer that is no pass, in order of priority, is carried out; then all are asked anew."""
        resting = {*play.state.resting, *answers} - {seat for seat, action in answers.items() if action != _REST}
        play.state.resting = sorted(resting)
        for seat, action in answers.items():
            if take_extra(play, seat, action):
                target = cards.victim(action.args[1:])
                targeted = self.targeted if target is None else sorted({*self.targeted, target})
                again = Window.of(play.state, self.when, targeted, self.played + 1)
                again.answers |= {s: _PASS_ALL.links for s in again.asked if answers.get(s) == _PASS_ALL}
                play.next(again)
                return
        play.next(_AFTER[self.when](play.state))

    def imagine(self, state: State, viewer: Seat | None, chance: Chance) -> None:
        """Where the viewer still owes its answer, the others are taken to pass."""
        if viewer in self.asked and viewer not in self.answers:
            self.answers |= {seat: ("pass",) for seat in self.asked if seat != viewer}


_PASS_ALL, _REST = Action("pass_all"), Action("rest")


def _may_react(state: State, seat: Seat, when: str) -> bool:
    """Whether a seat is asked in a window: by the size of its hand, never by the cards in it."""
    if state.hands[seat]:
        return seat == state.active or when != "pre_roll" or state.windows == "full"
    return when != "pre_fine" and bool(cards.repairs(state, seat))


class GoOn(Step[State], tag="go_on"):
    """Somebody left (section 12), and what follows is left to chance: the active player says when.

    `then` is `roll` or `draw`.
    """

    then: str

    def copy(self) -> GoOn:
        """Itself: its data never change."""
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        """The active player says when."""
        return (Decision(state.active, "go_on"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Only to go on."""
        return (_VERB["go_on"],)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """What was left to chance happens now."""
        play.next(Roll() if self.then == "roll" else Draw())


class Roll(Step[State], tag="roll"):
    """ROLL (section 4): the dice say which food is in demand and which customers are hungry."""

    def copy(self) -> Roll:
        """Itself: it holds no data."""
        return self

    def run(self, play: Play[State]) -> None:
        """The food die, then the customer die: the order makes a game reproducible (section 3)."""
        state = play.state
        state.food = play.chance.pick(FOODS, "food die")
        state.customer = play.chance.pick(CUSTOMERS, "customer die")
        play.emit(events.Rolled(seat=state.active, food=state.food, customer=state.customer))
        play.next(Bonus())


class Bonus(Own, tag="bonus"):
    """BONUS (section 4): once, for a dollar, one own truck to an adjacent open, fully revealed segment."""

    kind = "bonus"

    def asks(self, state: State, seat: Seat) -> bool:
        """Where a bonus move is legal, or a repair can be paid (section 4.1)."""
        return bool(cards.repairs(state, seat)) or self._can_drive(state, seat)

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """The money, and the dice for which the move may pay."""
        assert state.food is not None and state.customer is not None
        return {
            "money": state.players[seat].money,
            "food": Ref("food", state.food),
            "customer": Ref("customer", state.customer),
        }

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """A truck and where it goes, or none; cards and repairs before either."""
        if not chosen:
            bonus = [_VERB["bonus"]] if self._can_drive(state, seat) else []
            return [*bonus, _VERB["skip_bonus"], *extras(state, seat, "bonus")]
        if chosen[0] != "bonus":
            return extra_choices(state, seat, "bonus", chosen)
        taken, player = state.blocked(), state.players[seat]
        if len(chosen) == 1:
            return [_FOOD_MORE[truck.food] for truck in player.trucks if bonus_targets(state, truck, taken)]
        truck = player.truck(chosen[1])
        assert truck is not None
        return [_SEGMENT[segment] for segment in bonus_targets(state, truck, taken)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Card or repair and asked again; the move or none ends the step."""
        if take_extra(play, seat, action):
            return
        if action.verb == "bonus":
            player = play.state.players[seat]
            truck = player.truck(action.args[0])
            assert truck is not None and truck.at is not None
            origin, truck.at = truck.at, action.args[1]
            player.money -= GAME.bonus_move_price
            price = GAME.bonus_move_price
            play.emit(events.BonusMoved(seat=seat, food=truck.food, origin=origin, segment=truck.at, price=price))
        else:
            play.emit(events.BonusSkipped(seat=seat))
        self.run(play)

    def run(self, play: Play[State]) -> None:
        """The window before the income."""
        play.next(Window.of(play.state, "pre_collect"))

    def _can_drive(self, state: State, seat: Seat) -> bool:
        player = state.players[seat]
        if player.money < GAME.bonus_move_price:
            return False
        taken = state.blocked()
        return any(bonus_targets(state, truck, taken) for truck in player.trucks)


class Collect(Step[State], tag="collect"):
    """Every player collects for the dice as they now lie (section 5)."""

    def copy(self) -> Collect:
        """Itself: it holds no data."""
        return self

    def run(self, play: Play[State]) -> None:
        """The bank pays everybody, clockwise from the active player."""
        state = play.state
        assert state.food is not None and state.customer is not None
        sold = False
        for seat in state.clockwise(state.active):
            income = of_seat(state, seat, state.food, state.customer)
            if income.total:
                sold = True
                state.players[seat].money += income.total
                play.emit(
                    events.Collected(
                        seat=seat,
                        total=income.total,
                        customers=income.customers,
                        demand=income.demand,
                        bonus=income.bonus,
                        tiles=income.tiles,
                        award=income.award,
                    )
                )
        if not sold:
            play.emit(events.NothingSold())
        play.next(Move())


class Move(Own, tag="move"):
    """The active player's trucks move one at a time, each at most once (section 6)."""

    kind = "move"

    def asks(self, state: State, seat: Seat) -> bool:
        """Where some truck can move, or a repair can be paid (section 4.1)."""
        return bool(cards.repairs(state, seat)) or self._can_drive(state, seat)

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """The money, and the trucks that would be fined as they stand."""
        player = state.players[seat]
        waiting = [truck for truck in player.trucks if truck.at is not None and not truck.moved]
        return {"money": player.money, "unmoved": len(waiting), "trucks": [Ref("food", t.food) for t in waiting]}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """A truck and where it drives; cards, repairs, or the end of moving."""
        if not chosen:
            move = [_VERB["move"]] if self._can_drive(state, seat) else []
            return [*move, *extras(state, seat, "move"), _VERB["end_move"]]
        if chosen[0] != "move":
            return extra_choices(state, seat, "move", chosen)
        taken, player = state.blocked(), state.players[seat]
        if len(chosen) == 1:
            return [_FOOD_MORE[truck.food] for truck in player.trucks if targets(state, truck, taken)]
        truck = player.truck(chosen[1])
        assert truck is not None
        return [_SEGMENT[segment] for segment in targets(state, truck, taken)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """One move, card or repair, and asked again, until the player ends it."""
        if action.verb == "end_move":
            self.run(play)
        elif not take_extra(play, seat, action):
            truck = play.state.players[seat].truck(action.args[0])
            assert truck is not None
            drive(play, seat, truck, action.args[1:])

    def run(self, play: Play[State]) -> None:
        """The window before the fines."""
        play.next(Window.of(play.state, "pre_fine"))

    def _can_drive(self, state: State, seat: Seat) -> bool:
        taken = state.blocked()
        return any(targets(state, truck, taken) for truck in state.players[seat].trucks)


class Fines(Own, tag="fines"):
    """City Fines for trucks that did not move or were ticketed, in the order the player likes (section 7.1)."""

    due: list[str]
    kind = "fine"

    @classmethod
    def of(cls, state: State) -> Fines:
        """The fines of the active player: the foods of the trucks."""
        return cls(city_hall.fined(state, state.active))

    def copy(self) -> Fines:
        """An independent copy of the list."""
        return Fines(self.due[:])

    def decisions(self, state: State) -> Sequence[Decision]:
        """While fines are due; an empty list is passed over, whatever the hand."""
        return super().decisions(state) if self.due else ()

    def asks(self, state: State, seat: Seat) -> bool:
        """Only where there is an order to choose."""
        return len(self.due) > 1

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """The money, the price of the next fine, and the trucks that are due one."""
        player = state.players[seat]
        trucks = [Ref("food", food) for food in self.due]
        return {"money": player.money, "amount": city_hall.next_fine(player), "trucks": trucks}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """A truck, then how its fine is settled: paying is compulsory for who can, a City Permit always possible."""
        if not chosen:
            return (_VERB["settle"],)
        if len(chosen) == 1:
            return [_FOOD_MORE[food] for food in self.due]
        ways = [links.WAY["pay" if city_hall.can_pay(state.players[seat]) else "impound"]]
        return [*ways, links.WAY["permit"]] if cards.permit_in(state.hands[seat]) else ways

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """One fine is settled."""
        food, way = action.args
        self.due.remove(food)
        if way == "permit":
            city_hall.permit(play, seat, food)
        else:
            city_hall.fine(play, seat, food)

    def run(self, play: Play[State]) -> None:
        """The only fine left is settled without asking; without any the player buys."""
        if self.due:
            city_hall.fine(play, play.state.active, self.due.pop())
        else:
            play.next(Buy(False))


class Buy(Own, tag="buy"):
    """Impounded trucks released, then at most one truck bought (sections 7.2 and 7.4)."""

    bought: bool
    kind = "buy"

    def copy(self) -> Buy:
        """An independent copy."""
        return Buy(self.bought)

    def asks(self, state: State, seat: Seat) -> bool:
        """Where a truck can be released or bought (section 4.1)."""
        player = state.players[seat]
        return bool(city_hall.releasable(state, player) or city_hall.for_sale(state, player, self.bought))

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Releases, one purchase, cards, or the end of buying."""
        player = state.players[seat]
        if not chosen:
            release = [_VERB["release"]] if city_hall.releasable(state, player) else []
            buy = [_VERB["buy"]] if city_hall.for_sale(state, player, self.bought) else []
            return [*release, *buy, *extras(state, seat, "buy"), _VERB["end_buy"]]
        if chosen[0] == "play":
            return extra_choices(state, seat, "buy", chosen)
        if len(chosen) == 2:
            return [_SEGMENT[segment] for segment in spaces(state)]
        if chosen[0] == "release":
            return [_FOOD_MORE[truck.food] for truck in city_hall.releasable(state, player)]
        return [_FOOD_MORE[truck.food] for truck in city_hall.for_sale(state, player, self.bought)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """One release, purchase or card, and asked again, until the player ends it."""
        if action.verb == "end_buy":
            play.next(Draw())
        elif action.verb == "release":
            city_hall.release(play, seat, *action.args)
        elif action.verb == "buy":
            self.bought = True
            city_hall.buy(play, seat, *action.args)
        else:
            cards.play_card(play, seat, action.args)

    def run(self, play: Play[State]) -> None:
        """Nothing left to release or buy: the card is drawn."""
        play.next(Draw())


class Draw(Step[State], tag="draw"):
    """The active player draws a card; an empty deck is made anew from the discard pile (section 8.3)."""

    def copy(self) -> Draw:
        """Itself: it holds no data."""
        return self

    def run(self, play: Play[State]) -> None:
        """A card if there is one; only its player sees which."""
        state = play.state
        if not state.deck and state.discard:
            state.deck = play.chance.shuffle(state.discard, "discard pile")[::-1]
            state.discard = []
            play.emit(events.Reshuffled(cards=len(state.deck)))
        if state.deck:
            card = state.deck.pop()
            state.hands[state.active].append(card)
            play.emit(events.CardDrawn(seat=state.active))
            play.emit(events.Drew(seat=state.active, card=card, audience=(state.active,)))
        play.next(TurnEnd())


class TurnEnd(Step[State], tag="turn_end"):
    """TURN_END: the end of the game, or the next player's turn (section 11)."""

    def copy(self) -> TurnEnd:
        """Itself: it holds no data."""
        return self

    def run(self, play: Play[State]) -> None:
        """The game is over, or the next player still in it begins."""
        if ending.reached(play):
            ending.finish(play)
        else:
            play.state.active = play.state.clockwise((play.state.active + 1) % len(play.state.players))[0]
            play.next(TurnStart())


def _roll(state: State) -> Roll:
    return Roll()


def _collect(state: State) -> Collect:
    return Collect()


_AFTER = {"pre_roll": _roll, "pre_collect": _collect, "pre_fine": Fines.of}
"""What follows each window."""

AnyStep = (
    ChooseStart | TurnStart | Bailout | Window | GoOn | Roll | Bonus | Collect | Move | Fines | Buy | Draw | TurnEnd
)
