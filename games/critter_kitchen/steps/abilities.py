"""The abilities of zous chefs (section 9.3): the windows in which they act, their questions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.critter_kitchen import events, rival
from games.critter_kitchen.data import BREAK, ICONS, ZOUS, Timing
from games.critter_kitchen.state import Chef, State
from games.critter_kitchen.steps import effects
from games.critter_kitchen.tokens import BISQUE
from games.kernel import Action, Choice, Chosen, Decision, Seat
from games.kernel.flow import Play, Step

_DECLINE, _TRADE = Choice("decline", "verb"), Choice("trade", "verb")
_SEND, _EXCHANGE, _PEEK = (Choice(verb, "verb", more=True) for verb in ("send", "exchange", "peek"))


def in_order(state: State, timing: Timing, location: str | None = None) -> list[int]:
    """Return the zous chefs with an ability in a window, by capacity, then priority, as indices of `chefs`."""
    found = [
        n
        for n, chef in enumerate(state.chefs)
        if chef.kind in ZOUS and ZOUS[chef.kind].timing == timing and location in (None, chef.location)
    ]
    # Section 4.4: the order of zous chefs that act at the same time.
    return sorted(found, key=lambda n: (state.chefs[n].capacity, state.track.index(state.chefs[n].seat)))


class AfterReveal(Step[State], tag="after_reveal"):
    """Zous chefs that act after the reveal, one after another (section 4.4). `waiting` are indices of `chefs`."""

    waiting: list[int]

    def copy(self) -> AfterReveal:
        """Return an independent copy."""
        return AfterReveal(self.waiting[:])

    def run(self, play: Play[State]) -> None:
        """Let the next zous chef act (section 4.4)."""
        if not self.waiting:
            play.done()
            return
        chef = play.state.chefs[self.waiting.pop(0)]
        RULES[chef.kind].act(play, chef)


class Send(Step[State], tag="send"):
    """Basil may move to another location where its owner has no chef (section 9.3)."""

    seat: Seat

    def copy(self) -> Send:
        """Return an independent copy."""
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        """Return the owner's decision."""
        return (Decision(self.seat, "basil"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer no move, or any location in play without a chef of the same owner."""
        if not chosen:
            # Section 4.5: a card's "you may" can be declined.
            return (_DECLINE, _SEND)
        # Section 4.2: the chefs of one owner are all at different locations.
        own = {chef.location for chef in state.chefs if chef.seat == seat}
        return [Choice(place, "location") for place in state.row if place not in own and place != BREAK]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Move the chef, or leave it."""
        if action.verb == "send":
            _move(play, seat, "basil", action.args[0])
        else:
            play.emit(events.Declined(seat=seat, cause="basil"))
        play.done()


class Exchange(Step[State], tag="exchange"):
    """Tansy may swap the locations of two chefs of her owner (section 9.3)."""

    seat: Seat

    def copy(self) -> Exchange:
        """Return an independent copy."""
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        """Return the owner's decision."""
        return (Decision(self.seat, "tansy"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer no swap, or two different chefs of the owner."""
        # A break is no location: Basil sends nobody there, and nobody swaps one.
        own = [chef.kind for chef in state.chefs if chef.seat == seat and chef.location != BREAK]
        if not chosen:
            return (_DECLINE, _EXCHANGE) if len(own) > 1 else (_DECLINE,)
        return [Choice(kind, "chef", more=len(chosen) == 1) for kind in own if kind not in chosen[1:]]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Swap the chefs, or leave them."""
        if action.verb == "exchange":
            at = {chef.kind: chef.location for chef in play.state.chefs if chef.seat == seat}
            first, second = action.args
            _move(play, seat, first, at[second])
            _move(play, seat, second, at[first])
        else:
            play.emit(events.Declined(seat=seat, cause="tansy"))
        play.done()


def _move(play: Play[State], seat: Seat, kind: str, to: str) -> None:
    """Move a chef that is out to another location."""
    state = play.state
    # At the same index of the list: steps refer to chefs by index.
    state.chefs = [
        replace(chef, location=to) if chef.seat == seat and chef.kind == kind else chef for chef in state.chefs
    ]
    play.emit(events.Moved(seat=seat, chef=kind, location=to))


def start_of_location(play: Play[State], location: str) -> None:
    """Give a lone chef its restaurateur's soup, then let zous chefs act before anybody picks (section 4.5)."""
    here = play.state.chefs_at(location)
    if not here:
        return
    talent = play.state.players[here[0].seat].talent
    # Before any ability, and by chefs, not players: the only chef at all (9.4).
    if len(here) == 1 and talent.lone_soup:
        effects.gain_soup(play, here[0].seat, talent.id, talent.lone_soup)
    acting = in_order(play.state, "start_of_location", location)
    if acting:
        play.call(StartOfLocation(acting, []))


def before_first_pick(play: Play[State], chef: Chef) -> None:
    """Apply the ability of a chef before it takes its first item (section 4.5)."""
    _act_in(play, chef, "before_first_pick")


def after_last_pick(play: Play[State], chef: Chef) -> None:
    """Apply the ability of a chef when it leaves (section 4.5)."""
    _act_in(play, chef, "after_last_pick")


def _act_in(play: Play[State], chef: Chef, timing: Timing) -> None:
    """Apply the ability of a chef, if it has one in this window."""
    if chef.kind in ZOUS and ZOUS[chef.kind].timing == timing:
        RULES[chef.kind].act(play, chef)


class StartOfLocation(Step[State], tag="start_of_location"):
    """Zous chefs that act before anybody picks (section 4.5).

    `gifts` are the seats that still draw a token for Otto.
    """

    waiting: list[int]
    gifts: list[Seat]

    def copy(self) -> StartOfLocation:
        """Return an independent copy."""
        return StartOfLocation(self.waiting[:], self.gifts[:])

    def run(self, play: Play[State]) -> None:
        """Run Otto's gifts first, then the next zous chef (section 4.5)."""
        if self.gifts:
            effects.draw_for(play, self.gifts.pop(0), "otto")
        elif not self.waiting:
            play.done()
        else:
            chef = play.state.chefs[self.waiting.pop(0)]
            RULES[chef.kind].act(play, chef)


class Trade(Step[State], tag="trade"):
    """Penny may trade a soup for a bisque (section 9.3)."""

    seat: Seat

    def copy(self) -> Trade:
        """Return an independent copy."""
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        """Return the owner's decision."""
        return (Decision(self.seat, "penny"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the links that may follow those chosen."""
        return (_TRADE, _DECLINE)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Trade the soup, or keep it."""
        if action.verb == "trade":
            play.state.shields[seat].soup -= 1
            play.state.shields[seat].bisque += 1
            play.emit(events.Gained(seat=seat, cause="penny", what=BISQUE, amount=1))
        else:
            play.emit(events.Declined(seat=seat, cause="penny"))
        play.done()


class Peek(Step[State], tag="peek"):
    """Juniper may look at one face-down rumor card (section 9.3)."""

    seat: Seat

    def copy(self) -> Peek:
        """Return an independent copy."""
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        """Return the owner's decision."""
        return (Decision(self.seat, "juniper"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the face-down rumors, those the seat does not know first."""
        if not chosen:
            return (_PEEK, _DECLINE)
        known = state.players[seat].rumors
        down = [n for n in range(len(ICONS)) if not state.opened[n]]
        return [Choice(ICONS[n], "space") for n in sorted(down, key=lambda n: known[n] is not None)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Show the card to that seat alone."""
        if action.verb == "peek":
            icon = action.args[0]
            space = ICONS.index(icon)
            card = play.state.rumors[space]
            # The seat does not keep it, as it may not look again (9.3); recorded so that no reshuffle changes the card.
            if play.state.peeked is not None:
                play.state.peeked.append(space)
            play.emit(events.Peeked(seat=seat, icon=icon))
            play.emit(events.RumorSeen(seat=seat, icon=icon, rumor=card, audience=(seat,)))
        else:
            play.emit(events.Declined(seat=seat, cause="juniper"))
        play.done()


class Ability:
    """The effect of a zous chef in its window (section 9.3); the data define the window and its numbers."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry the ability out for the chef's owner, or ask the owner about it."""
        raise NotImplementedError


class Carol(Ability):
    """A star where her owner's hat is last when she leaves."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        state = play.state
        if state.track[-1] == chef.seat:
            stars = ZOUS["carol"].amount
            state.players[chef.seat].earn("carol", stars)
            play.emit(events.Gained(seat=chef.seat, cause="carol", what="star", amount=stars))


class Newton(Ability):
    """Soup for his owner, and less for each other player with a chef there."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        effects.gain_soup(play, chef.seat, "newton", ZOUS["newton"].amount)
        # Gifts go to players, not to chefs (9.3).
        others = {each.seat for each in play.state.chefs_at(chef.location)} - {chef.seat}
        for seat in play.state.by_priority(sorted(others)):
            effects.gain_soup(play, seat, "newton", ZOUS["newton"].others)


class Otto(Ability):
    """A token for each player with a chef of one capacity there; a wild rumor among them may delay the others'."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        step, here = play.state.stack[-1], play.state.chefs_at(chef.location)
        assert isinstance(step, StartOfLocation)
        # The capacity of this round counts, so a mouse with two hands qualifies too; one token a player (9.3).
        step.gifts = play.state.by_priority(sorted({c.seat for c in here if c.capacity == ZOUS["otto"].hands}))


class Penny(Ability):
    """A soup may be traded for a bisque."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        # Section 10: where a zous chef offers a choice, the rival's does nothing.
        if rival.plays(play.state, chef.seat):
            return
        play.mark_revealed()  # asked or not, everybody learns whether there is a soup behind the shield
        if play.state.shields[chef.seat].soup:
            play.call(Trade(chef.seat))


class Pepper(Ability):
    """A token is added to the location."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        # Drawn for the location, not for a player: its owner may have that rumor already (9.3).
        token = effects.draw(play, "pepper")
        if token is not None:
            play.state.items[chef.location].append(token)
            play.emit(events.Added(seat=chef.seat, cause="pepper", location=chef.location, item=token))


class Basil(Ability):
    """He may move to another location."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        if not rival.plays(play.state, chef.seat):
            play.call(Send(chef.seat))


class Tansy(Ability):
    """Two chefs of her owner may swap."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        if not rival.plays(play.state, chef.seat):
            play.call(Exchange(chef.seat))


class Bramble(Ability):
    """The owner's hat goes to the front of the track."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        effects.hat_front(play, chef.seat)


class Olive(Ability):
    """A token from the bag."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        effects.draw_for(play, chef.seat, "olive")


class Juniper(Ability):
    """A look at a face-down rumor, while there is one."""

    def act(self, play: Play[State], chef: Chef) -> None:
        """Carry out the ability (section 9.3)."""
        if not rival.plays(play.state, chef.seat) and not all(play.state.opened):
            play.call(Peek(chef.seat))


RULES: dict[str, Ability] = {
    "carol": Carol(),
    "newton": Newton(),
    "otto": Otto(),
    "penny": Penny(),
    "basil": Basil(),
    "tansy": Tansy(),
    "bramble": Bramble(),
    "olive": Olive(),
    "pepper": Pepper(),
    "juniper": Juniper(),
}
"""The effect of each zous chef with an ability."""
