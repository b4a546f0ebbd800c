"""Shopping: one location after another, queue by queue, one item at a time (sections 4.5 and 4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import field

from games.critter_kitchen import data, events, rival
from games.critter_kitchen.data import ACADEMY, BREAK, GAME, MERCHANT, TRUCK, ZOUS, ref
from games.critter_kitchen.state import Chef, Player, State, exists
from games.critter_kitchen.steps import abilities, effects
from games.critter_kitchen.tokens import BISQUE, RANK, RUMOR_TOKENS, SOUP
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Play, Step

_TAKE, _LEAVE, _STOP = Choice("take", "verb", more=True), Choice("leave", "verb"), Choice("stop", "verb")

Phase: TypeAlias = Literal["arrive", "choose", "pick", "picked"]


class Shop(Step[State], tag="shop"):
    """Locations are shopped at one after another (section 4.5). Chefs are referred to by their index in `chefs`.

    `place` is the location's place in the row and `speed` the queue served there (0: before the first). `queue` are
    the chefs still there in their fixed order, `at` the one whose turn it is, in a `phase`: `arrive`, `choose`,
    `pick` (its owner is asked) or `picked`. `carried` counts the items taken by each chef that has had a turn, and
    `first_taken` says whether anything was taken at this location yet.
    """

    place: int
    speed: int = 0
    queue: list[int] = field(default_factory=list)
    at: int = 0
    phase: Phase = "arrive"
    carried: dict[int, int] = field(default_factory=dict)
    first_taken: bool = False

    def copy(self) -> Shop:
        """Return an independent copy."""
        return Shop(self.place, self.speed, self.queue[:], self.at, self.phase, self.carried.copy(), self.first_taken)

    @property
    def number(self) -> int:
        """The index in the state's `chefs` of the chef whose turn it is."""
        return self.queue[self.at]

    def chef(self, state: State) -> Chef:
        """Return the chef whose turn it is."""
        return state.chefs[self.number]

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the owner of the chef whose turn it is to pick."""
        if self.phase != "pick":
            return ()
        number = self.number
        chef = state.chefs[number]
        about: dict[str, str | int | Ref | list[Ref]] = {
            "chef": ref("chef", chef.kind),
            "location": ref("location", chef.location),
            "left": chef.capacity - self.carried[number],
        }
        return (Decision(chef.seat, "take", about),)

    def waits(self, state: State) -> bool:
        """Return whether an owner has to answer."""
        # Computed without making the decision, as it is asked after each step that runs by itself.
        return self.phase == "pick"

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the items; instead of the first one, home with a soup; later home only by an option (4.5, 0)."""
        if chosen:
            return [_ITEM[item] for item in available(state, self.chef(state))]
        # Section 4.5: only instead of its first item may a chef go home with a soup.
        if not self.carried[self.number]:
            return (_TAKE, _LEAVE)
        return (_TAKE, _STOP) if state.rules.may_stop else (_TAKE,)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Take the item, or go home."""
        if action.verb == "take":
            self._pick(play, action.args[0])
        else:
            self._leave(play, "early" if action.verb == "leave" else "stopped")

    def run(self, play: Play[State]) -> None:
        """Continue until an owner has to pick or another step is in charge."""
        stack = play.state.stack
        while stack and stack[-1] is self and self.phase != "pick":
            if self.queue:
                self._turn(play)
            elif self.speed == 0:
                self._open(play)
            else:
                self._next_queue(play)

    def _next_queue(self, play: Play[State]) -> None:
        """Form the next queue of slower chefs; where nobody is left, close the location."""
        state = play.state
        location = state.row[self.place]
        waiting = self._slower(state, location)
        if waiting:
            self._line_up(state, waiting, min([state.chefs[n].speed for n in waiting]))
        else:
            self._close(play, location)

    def _open(self, play: Play[State]) -> None:
        """Open the location: the merchant lays out, the first queue forms, abilities work (4.5)."""
        location = play.state.row[self.place]
        # Section 4.5: laid out only now, and even with no chef there.
        if location == MERCHANT:
            fill(play, location)
        waiting = self._slower(play.state, location)
        if not waiting:
            self._close(play, location)
            return
        # First, as abilities push a step; those of this window move neither hats nor chefs.
        self._line_up(play.state, waiting, 1)
        abilities.start_of_location(play, location)

    def _slower(self, state: State, location: str) -> list[int]:
        """Return the chefs at the location that are slower than the queue served last."""
        speed = self.speed
        return [n for n, chef in enumerate(state.chefs) if chef.location == location and chef.speed > speed]

    def _line_up(self, state: State, waiting: list[int], speed: int) -> None:
        """Form the queue of a speed in the present order of the track."""
        self.speed, self.at, self.phase = speed, 0, "arrive"
        self.queue = [n for n in waiting if state.chefs[n].speed == speed]
        if len(self.queue) > 1:
            # Section 4.5: fixed from here on; a hat moved in between does not change this queue.
            self.queue.sort(key=lambda n: state.track.index(state.chefs[n].seat))

    def _close(self, play: Play[State], location: str) -> None:
        """Clean up and move to the next location; there is no shopping at Break Time."""
        clean_up(play, location)
        row = play.state.row
        if self.place + 1 < len(row) and row[self.place + 1] != BREAK:
            play.next(Shop(self.place + 1))
        else:
            play.done()

    def _turn(self, play: Play[State]) -> None:
        """Run one automatic part of a chef's turn (4.5): it arrives, is offered items, has picked."""
        if self.at >= len(self.queue):
            self.at = 0  # the last of the queue is followed by the first again
        phase = self.phase
        if phase == "arrive":
            self._arrive(play)
        elif phase == "choose":
            self._choose(play)
        else:
            self._go_round(play)

    def _arrive(self, play: Play[State]) -> None:
        """Begin a chef's turn; before its first one it may have an ability."""
        self.phase, number = "choose", self.number
        if number not in self.carried:
            self.carried[number] = 0
            abilities.before_first_pick(play, self.chef(play.state))

    def _choose(self, play: Play[State]) -> None:
        """Ask the owner; a chef for whom nothing exists goes home, the rival's picks by its row."""
        state, chef = play.state, self.chef(play.state)
        items = available(state, chef)
        if not items:
            self._leave(play, "nothing")
        # Section 10: the rival picks by its row of conditions, so nobody is asked.
        elif rival.plays(state, chef.seat):
            self._pick(play, rival.choose(state, items))
        else:
            self.phase = "pick"

    def _go_round(self, play: Play[State]) -> None:
        """Continue after a pick: home with full hands, or the next of the queue."""
        number = self.number
        if self.carried[number] == play.state.chefs[number].capacity:
            self._leave(play, "done")
        else:
            self._next_chef(play.state, self.at + 1)

    def _next_chef(self, state: State, at: int) -> None:
        """Pass the turn to an index of the queue."""
        if len(self.queue) != 1:
            state.turns += 1
        self.at, self.phase = at, "arrive"

    def _pick(self, play: Play[State], item: str) -> None:
        """Take an item; the first one of the location, taken in a tie, moves the taker's hat."""
        state, number = play.state, self.number
        chef = state.chefs[number]
        # Section 4.5: the soup of the truck never runs out.
        if item != SOUP:
            state.items[chef.location].remove(item)
        self.carried[number] += 1
        self.phase = "picked"
        play.emit(events.Took(seat=chef.seat, chef=chef.kind, item=item, location=chef.location))
        effects.receive(play, chef.seat, item)
        if not self.first_taken:
            self.first_taken = True
            # A chef that left before no longer ties, one that will find nothing still does (11, rulings 1 and 21).
            if len(self.queue) > 1:
                effects.hat_back(play, chef.seat)

    def _leave(self, play: Play[State], why: str) -> None:
        """Send a chef home: with a consolation soup if it has nothing, then apply its ability."""
        state, number = play.state, self.number
        chef = state.chefs[number]
        # Section 10: the rival gets no consolation soup.
        empty_handed = not self.carried[number] and not rival.plays(state, chef.seat)
        if why != "done":
            soup = GAME.consolation_soup if empty_handed else 0
            # `first_taken` stays as it is: this soup is no item of the location (11, ruling 1).
            state.shields[chef.seat].soup += soup
            play.emit(events.WentHome(seat=chef.seat, chef=chef.kind, location=chef.location, why=why, soup=soup))
        talent = state.players[chef.seat].talent
        if empty_handed and talent.consolation_soup:
            effects.gain_soup(play, chef.seat, talent.id, talent.consolation_soup)
        self.queue.pop(self.at)
        self._next_chef(state, self.at)
        # After the soup (4.5), and last, as it may push a step, which ends before the next chef picks.
        abilities.after_last_pick(play, chef)


class Laid(Protocol):
    """The input for the items a chef may take: a state or a view of it."""

    @property
    def items(self) -> dict[str, list[str]]:
        """What lies on each location."""

    @property
    def players(self) -> list[Player]:
        """All that is known of each player."""


def available(front: Laid, chef: Chef) -> list[str]:
    """Return what exists for a chef's owner at its location, each kind once, in order; soup at the truck (6.2, 6.3)."""
    player = front.players[chef.seat]
    lying = dict.fromkeys(front.items[chef.location])
    # Only rumors can be missing for a player: no other item is checked.
    found = [item for item in lying if item not in RUMOR_TOKENS or exists(player, item)]
    return [*found, SOUP] if chef.location == TRUCK else found


def fill(play: Play[State], location: str) -> None:
    """Fill the spots of a location from the bag; an empty bag leaves the rest empty (2)."""
    state = play.state
    lying = state.items[location]
    for _ in range(data.spots(location, len(state.players))):
        token = effects.draw(play, location)
        if token is not None:
            lying.append(token)
    play.emit(events.LaidOut(location=location, items=lying[:]))


def clean_up(play: Play[State], location: str) -> None:
    """Move leftovers to the academy, from there to the next round's truck; rumors leave the game (4.6)."""
    state = play.state
    lying = state.items[location]
    if not lying:
        return
    # Section 4.6: rumors and an unhired zous chef leave the game, at the academy as elsewhere.
    gone = [item for item in lying if item in RUMOR_TOKENS or item in ZOUS]
    # Section 4.6: an untaken bisque stays on the truck.
    stays = [BISQUE] if location == TRUCK and BISQUE in lying else []
    moved = [item for item in lying if item not in gone and item != BISQUE]
    to = state.leftovers_to(location)
    # No further round takes them, and the last allspice leaves too (4.6).
    if location == ACADEMY and state.round == GAME.rounds:
        gone, moved = gone + moved, []
    state.out += [item for item in gone if item not in ZOUS]
    # Cleared before: with one option the truck's leftovers return to the truck itself.
    state.items[location] = stays
    state.items[to] += moved
    if gone or (moved and to != location):
        play.emit(events.LeftOver(location=location, to=to, items=moved, gone=gone))


_ITEM = {item: Choice(item, "item") for item in (*RANK, *ZOUS)}
