"""A player leaves the game while the others continue (section 12)."""

from __future__ import annotations

from games.food_truck_city import ending, events
from games.food_truck_city.cards import discard_cards_on
from games.food_truck_city.state import State
from games.food_truck_city.steps.stack import ChooseStart, Draw, GoOn, Roll, TurnEnd, Window
from games.kernel import Seat
from games.kernel.flow import Play


def leave(play: Play[State], seat: Seat) -> None:
    """Let a seat leave: its trucks stay as obstacles, its cards are discarded, its turns are dropped.

    Stops before any random step: then the active player is asked to continue.
    """
    state = play.state
    state.players[seat].left = True
    state.leavers.append(seat)
    play.emit(events.Left(seat=seat))
    _discard_belongings(play, seat)
    if len(state.clockwise(0)) == 1:
        state.ending = "alone"
        ending.finish(play)
        return
    _leave_step(play, seat)
    _run_until_somebody_is_asked(play)


def _discard_belongings(play: Play[State], seat: Seat) -> None:
    """Discard hand, awards and cards on trucks; festivals and closures go at once, as no turn start would end them."""
    state, player = play.state, play.state.players[seat]
    state.discard += [*state.hands[seat], *player.awards]
    state.hands[seat], player.awards = [], []
    state.resting = [other for other in state.resting if other != seat]
    for truck in player.trucks:
        discard_cards_on(state, truck)
    if state.last_turns is not None:
        state.last_turns = [other for other in state.last_turns if other != seat]
    for tile in state.festivals:
        if tile.owner == seat:
            play.emit(events.FestivalEnded(block=tile.place))
    # Only a closure's card still lies on the table; a festival's was discarded when it was played.
    for tile in state.closures:
        if tile.owner == seat:
            state.discard.append(tile.card)
            play.emit(events.Reopened(card=tile.card, segment=tile.place))
    state.festivals = [tile for tile in state.festivals if tile.owner != seat]
    state.closures = [tile for tile in state.closures if tile.owner != seat]


def _leave_step(play: Play[State], seat: Seat) -> None:
    """Make the current step stop waiting for the seat; its own turn ends at once."""
    state, step = play.state, play.state.stack[-1]
    if isinstance(step, ChooseStart):
        step.asked = [other for other in step.asked if other != seat]
        # No turn has begun, so none is ended: the next seat becomes the first.
        if state.active == seat:
            state.active = state.clockwise(seat)[0]
    elif state.active == seat:
        play.next(TurnEnd())
    elif isinstance(step, Window):
        step.drop(state, seat)


def _run_until_somebody_is_asked(play: Play[State]) -> None:
    """Run automatic steps, except dice and draws: a player who leaves supplies no chance."""
    state = play.state
    while state.stack:
        top = state.stack[-1]
        if isinstance(top, Roll | Draw):
            play.next(GoOn("roll" if isinstance(top, Roll) else "draw"))
        if state.stack[-1].waits(state):
            return
        state.stack[-1].run(play)
