"""What a visit gives (section 5.3) and what the cultures do (section 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.kernel import Choice, Chosen, Seat
from games.kernel.flow import Play

from . import events
from .data import CULTURES, DASHBOARDS, NEIGHBOURS, STALLS, Culture

if TYPE_CHECKING:
    from .state import Court, State

SPACE = {n: Choice(str(n), "space") for n in range(1, 10)}
SPACE_MORE = {n: Choice(str(n), "space", more=True) for n in range(1, 10)}
PAY, KEEP = Choice("pay", "verb"), Choice("keep", "verb")
TARGET, TARGETS = Choice("target", "verb", more=True), Choice("targets", "verb", more=True)


def culture_at(court: Court, space: int) -> Culture | None:
    """The culture of the stall on a space, or None where nothing is built."""
    card = court.stalls[space]
    return None if card is None else CULTURES[STALLS[card].culture]


def gain(play: Play[State], seat: Seat, popularity: int) -> None:
    """Give popularity; reaching the goal at any moment triggers the end (section 7.1)."""
    court = play.state.courts[seat]
    court.popularity += popularity
    if court.popularity >= play.state.goal and not play.state.triggered:
        play.state.triggered = True
        play.emit(events.EndTriggered(seat=seat, popularity=court.popularity))


def collect(play: Play[State], seat: Seat, space: int) -> None:
    """Steps 1 to 4 of a visit, as far as they ask nothing: tokens, print, stars, culture."""
    court = play.state.courts[seat]
    coins, popularity = court.coin_tokens[space], court.pop_tokens[space]
    court.coin_tokens[space] = court.pop_tokens[space] = 0
    card = court.stalls[space]
    stars = flyers = 0
    if card is None:
        coins += DASHBOARDS[court.dashboard][space - 1]
    else:
        stall = STALLS[card]
        stars = court.stars_of(space)
        more_coins, more_popularity, flyers = _automatic(court, space)
        coins += stall.coins + more_coins
        popularity += stall.popularity + stars + more_popularity
    court.coins += coins
    court.flyers += flyers
    play.emit(
        events.Collected(
            seat=seat, space=space, stall=card, coins=coins, popularity=popularity, stars=stars, flyers=flyers
        )
    )
    if popularity:
        gain(play, seat, popularity)
    if card is not None and not asks(court, space):
        _only_answer(play, seat, space)


def _automatic(court: Court, space: int) -> tuple[int, int, int]:
    """Coins, popularity and flyers of an effect that gives at once and never asks."""
    culture = culture_at(court, space)
    assert culture is not None
    effect = culture.effect
    if effect == "coins_per_other_same_culture":
        return min(culture.cap, culture.amount * (court.counts()[culture.id] - 1)), 0, 0
    if effect == "coins_per_distinct_adjacent_culture":
        near = {STALLS[court.stalls[n] or ""].culture for n in court.built_neighbours(space)}
        return min(culture.cap, culture.amount * len(near)), 0, 0
    if effect == "coins_per_own_star":
        return culture.amount * court.stars_of(space), 0, 0
    if effect == "popularity_if_all_adjacent_built":
        whole = all(court.stalls[n] is not None for n in NEIGHBOURS[space])
        return 0, culture.amount if whole else 0, 0
    return 0, 0, culture.amount if effect == "gain_flyer" else 0


def asks(court: Court, space: int) -> bool:
    """Whether the stall's effect leaves its owner a choice (ruling R16)."""
    culture = culture_at(court, space)
    if culture is None:
        return False
    if culture.effect == "pay_coins_for_popularity":
        return court.coins >= culture.cost
    return bool(culture.targets) and len(court.built_neighbours(space)) > culture.targets


def _only_answer(play: Play[State], seat: Seat, space: int) -> None:
    """Carry out an effect whose one legal answer needs no asking (ruling R24)."""
    court = play.state.courts[seat]
    culture = culture_at(court, space)
    assert culture is not None
    if culture.effect == "lay_coins_on_self":
        court.coin_tokens[space] += culture.amount
        play.emit(events.LaidCoins(seat=seat, spaces=[space], each=culture.amount))
    elif culture.targets and (near := court.built_neighbours(space)):
        _TARGETED[culture.effect](play, seat, culture, near)


def answer(play: Play[State], seat: Seat, space: int, links: Chosen) -> None:
    """Carry out the answer that a seat gave to its stall's effect."""
    culture = culture_at(play.state.courts[seat], space)
    assert culture is not None
    if links[0] == "pay":
        play.state.courts[seat].coins -= culture.cost
        play.emit(events.Paid(seat=seat, cost=culture.cost, popularity=culture.amount))
        gain(play, seat, culture.amount)
    elif links[0] == "keep":
        play.emit(events.Kept(seat=seat))
    else:
        _TARGETED[culture.effect](play, seat, culture, [int(link) for link in links[1:]])


def choices(court: Court, space: int, chosen: Chosen) -> list[Choice]:
    """The answers to the effect of the stall on a space, link by link. Targets are given in ascending order (R26)."""
    culture = culture_at(court, space)
    assert culture is not None
    if culture.effect == "pay_coins_for_popularity":
        return [PAY, KEEP]
    if not chosen:
        return [TARGETS if culture.targets > 1 else TARGET]
    near = court.built_neighbours(space)
    if culture.targets == 1:
        return [SPACE[n] for n in near]
    if len(chosen) == 1:
        return [SPACE_MORE[n] for n in near[:-1]]
    return [SPACE[n] for n in near if n > int(chosen[1])]


def _lay_popularity(play: Play[State], seat: Seat, culture: Culture, spaces: list[int]) -> None:
    for space in spaces:
        play.state.courts[seat].pop_tokens[space] += culture.amount
    play.emit(events.LaidPopularity(seat=seat, spaces=spaces, each=culture.amount))


def _lay_coins(play: Play[State], seat: Seat, culture: Culture, spaces: list[int]) -> None:
    for space in spaces:
        play.state.courts[seat].coin_tokens[space] += culture.amount
    play.emit(events.LaidCoins(seat=seat, spaces=spaces, each=culture.amount))


def _copy_print(play: Play[State], seat: Seat, culture: Culture, spaces: list[int]) -> None:
    court = play.state.courts[seat]
    stall = STALLS[court.stalls[spaces[0]] or ""]
    court.coins += stall.coins
    play.emit(events.Copied(seat=seat, space=spaces[0], coins=stall.coins, popularity=stall.popularity))
    if stall.popularity:
        gain(play, seat, stall.popularity)


_TARGETED: dict[str, Callable[[Play[State], Seat, Culture, list[int]], None]] = {
    "lay_popularity_on_adjacent": _lay_popularity,
    "lay_coin_on_adjacent": _lay_coins,
    "copy_printed_of_adjacent": _copy_print,
}
