"""What a visit gives (rules section 5.3)."""

from __future__ import annotations

from games.kernel import Seat
from games.kernel.flow import Play

from .cultures import RULES
from .data import DASHBOARDS, STALLS
from .ending import gain_popularity
from .events import Collected
from .state import Court, State


def collect(play: Play[State], seat: Seat, space: int) -> None:
    """A visit as far as it asks nothing (R24): the tokens; the print of the space or of its stall; the stall's stars;
    its culture's effect. That order lets coins just collected pay, and new tokens wait for the next visit (R19)."""
    court = play.state.courts[seat]
    # First and for unbuilt spaces too (section 5.3): what an effect lays now must not be taken at once (R19).
    coins, popularity = _take_tokens(court, space)
    card = court.stalls[space]
    if card is None:
        coins += DASHBOARDS[court.dashboard][space - 1]
        _receive(play, Collected(seat, space, None, coins, popularity, 0, 0))
        return
    stall, stars = STALLS[card], court.stars_of(space)
    rule = RULES[stall.culture]
    effect = rule.at_once(court, space)
    coins += stall.coins + effect.coins
    popularity += stall.popularity + stars + effect.popularity
    _receive(play, Collected(seat, space, card, coins, popularity, stars, effect.flyers))
    if not rule.asks(court, space):
        rule.settle_unasked(play, seat, space)


def _take_tokens(court: Court, space: int) -> tuple[int, int]:
    """Step 1: the coins and the popularity that lay on the space, built or not."""
    taken = court.coin_tokens[space], court.pop_tokens[space]
    court.coin_tokens[space] = court.pop_tokens[space] = 0
    return taken


def _receive(play: Play[State], collected: Collected) -> None:
    court = play.state.courts[collected.seat]
    court.coins += collected.coins
    court.flyers += collected.flyers
    play.emit(collected)
    # After the event, so that an end it triggers is told after its cause.
    if collected.popularity:
        gain_popularity(play, collected.seat, collected.popularity)
