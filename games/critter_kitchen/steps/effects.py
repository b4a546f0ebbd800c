"""Effects shared by steps: draws from the bag, receiving an item, rumor spaces, hats, soup."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen import events, rival
from games.critter_kitchen.data import ICONS, ZOUS
from games.critter_kitchen.state import State
from games.critter_kitchen.tokens import BISQUE, ICON_OF, RUMOR_TOKENS, SOUP, WILD
from games.kernel import Action, Choice, Chosen, Decision, Seat
from games.kernel.flow import Play, Step

_PLACE = Choice("place", "verb", more=True)
_SPACES = {icon: Choice(icon, "space") for icon in ICONS}


def draw(play: Play[State], what: str) -> str | None:
    """Draw a token; one known to everybody leaves the game and another is drawn. None from an empty bag."""
    state = play.state
    while state.bag:
        bag, n = state.bag, play.chance.below(len(state.bag), what)
        # The last token fills the gap: the bag has no order, so nothing has to move up.
        token, bag[n] = bag[n], bag[-1]
        bag.pop()
        if not state.purged(token):
            return token
        state.out.append(token)
        play.emit(events.Purged(item=token))
    return None


def draw_for(play: Play[State], seat: Seat, cause: str) -> None:
    """Draw a token for a player; rumors that do not exist for it are set aside meanwhile (section 6.3)."""
    aside = []
    token = draw(play, cause)
    # Set aside and returned only afterwards: else the same token could be drawn forever (section 6.3).
    while token is not None and not play.state.exists(token, seat):
        aside.append(token)
        token = draw(play, cause)
    play.state.bag += aside
    play.emit(events.Drew(seat=seat, cause=cause, item=token))
    if token is not None:
        receive(play, seat, token)


def receive(play: Play[State], seat: Seat, item: str) -> None:
    """Put an item where it belongs; a wild with several free spaces asks its owner next."""
    state = play.state
    if item in RUMOR_TOKENS:
        _receive_rumor(play, seat, item)
    elif item in ZOUS:
        state.players[seat].hired = item
    elif rival.plays(state, seat):
        rival.receive(play, item)
    elif item == SOUP:
        state.shields[seat].soup += 1
    elif item == BISQUE:
        state.shields[seat].bisque += 1
    else:
        state.shields[seat].storage.append(item)


def _receive_rumor(play: Play[State], seat: Seat, token: str) -> None:
    """Lay a rumor on the space of its icon; a wild one on any free space (6.3)."""
    spaces = play.state.players[seat].rumors
    if token != WILD:
        place(play, seat, ICON_OF[token], token)
    # A last free space needs no question (6.3); the rival takes the leftmost (section 10).
    elif spaces.count(None) == 1 or rival.plays(play.state, seat):
        place(play, seat, ICONS[spaces.index(None)], token)
    else:
        play.call(PlaceWild(seat))


def place(play: Play[State], seat: Seat, icon: str, token: str) -> None:
    """Lay a rumor token on a space and read the card; a card that everybody knows is turned up."""
    state, space = play.state, ICONS.index(icon)
    # Section 6.3: the token is public; only the card its owner may now read is private.
    state.players[seat].rumors[space] = token
    play.emit(events.RumorPlaced(seat=seat, icon=icon, wild=token == WILD))
    if rival.plays(state, seat):
        rival.rumor_placed(play)
    elif not state.opened[space]:
        play.emit(events.RumorSeen(seat=seat, icon=icon, rumor=state.rumors[space], audience=(seat,)))
    # The rival counts as well, though it reads no card: it fills spaces like a player (section 10).
    if all(player.rumors[space] for player in state.players) and not state.opened[space]:
        state.opened[space] = True
        play.emit(events.RumorOpened(icon=icon, rumor=state.rumors[space]))


class PlaceWild(Step[State], tag="place_wild"):
    """A wild rumor token goes to any free space of its owner (section 6.3)."""

    seat: Seat

    def copy(self) -> PlaceWild:
        """Return an independent copy."""
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        """Return the owner's decision."""
        return (Decision(self.seat, "place"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the free spaces."""
        if not chosen:
            return (_PLACE,)
        spaces = state.players[seat].rumors
        return [_SPACES[icon] for icon, token in zip(ICONS, spaces, strict=True) if token is None]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Lay the token there and read the card."""
        play.done()
        place(play, seat, action.args[0], WILD)


def gain_soup(play: Play[State], seat: Seat, cause: str, amount: int) -> None:
    """Gain soup from an ability; the rival takes none."""
    if not rival.plays(play.state, seat):
        play.state.shields[seat].soup += amount
        play.emit(events.Gained(seat=seat, cause=cause, what=SOUP, amount=amount))


def hat_back(play: Play[State], seat: Seat) -> None:
    """Move a hat to the back of the track, or only as many places back as a restaurateur allows (4.5, 9.4)."""
    track = play.state.track
    at, steps = track.index(seat), play.state.players[seat].talent.hat_steps
    if at < len(track) - 1:
        # One place, even where that does not put it behind the chef it tied with (11, ruling 22).
        track.insert(at + steps if steps else len(track) - 1, track.pop(at))
        play.emit(events.HatMoved(seat=seat, where="one_back" if steps else "back"))


def hat_front(play: Play[State], seat: Seat) -> None:
    """Move a hat to the front of the track."""
    track = play.state.track
    if track[0] != seat:
        track.remove(seat)
        track.insert(0, seat)
        play.emit(events.HatMoved(seat=seat, where="front"))
