"""Who will win: every court is carried on by mean visits, purchases and hires to the end that is likely.

Unlike the evaluation, which adds up what things are worth, this asks what is left of them at the end: coins that cannot
be turned into popularity any more are worth nothing, and popularity beyond the winner's is worth a game.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from msgspec import Struct

from games.kernel import Seat

from . import chefs
from .cultures import rule_at
from .data import DASHBOARDS, GAME, RACE, SPACES, STALLS
from .state import Court
from .steps import Buy, ChooseFace, Collect, Visit
from .view import View


class Pace(Struct):
    """A court in the race: what it has, and what the mean visit gives."""

    popularity: float
    coins: float
    more_coins: float
    more_popularity: float
    built: int


def odds(view: View, seat: Seat) -> float:
    """A seat's chance of winning, from 0 to 1."""
    if view.step is None:
        marks = [(court.popularity, court.coins) for court in view.courts]
        best = max(mark for other, mark in enumerate(marks) if other != seat)
        # A shared victory counts half.
        return ((marks[seat] > best) + (marks[seat] >= best)) / 2
    paces = [pace(view, other) for other in range(view.seats)]
    _add_hopes(view, paces)
    turns = _carried_on(view, paces)
    ends = [one.popularity + RACE.coin * one.coins for one in paces]
    lead = ends[seat] - max(end for other, end in enumerate(ends) if other != seat)
    doubt = RACE.doubt + RACE.doubt_by_turn * sqrt(turns)
    return 1.0 / (1.0 + exp(-lead / doubt))


def pace(view: View, seat: Seat) -> Pace:
    """A court as it is now."""
    court = view.courts[seat]
    brings = visits(court.dashboard, tuple(court.stalls))
    # A flyer leads to a better space: it counts as popularity.
    more = brings.popularity + RACE.flyer * brings.flyers
    return Pace(float(court.popularity), float(court.coins), brings.coins, more, brings.built)


def _add_hopes(view: View, paces: list[Pace]) -> None:
    """What is in hand or lies about and will be turned into something, as far as there is time: flyers, tokens, chefs
    that a court is near to."""
    to_come = float((-view.turn - 1) % view.seats) if view.triggered else _visits_to_come(paces, view.goal)
    # The nearer the end, the less of what lies about will still be fetched.
    soon = min(1.0, to_come / RACE.soon)
    for seat, (one, court) in enumerate(zip(paces, view.courts, strict=True)):
        brings = visits(court.dashboard, tuple(court.stalls))
        near = sum(brings.near[chef] for chef, by in view.hired.items() if free(view, by, seat))
        one.popularity += RACE.flyer * min(court.flyers, to_come)
        one.popularity += soon * (RACE.laid * sum(court.pop_tokens) + RACE.chef * near)
        one.coins += soon * RACE.laid * sum(court.coin_tokens)


class Visits(NamedTuple):
    """What the mean visit of a court gives, how many stalls it has, and how near it is to each special chef."""

    coins: float
    popularity: float
    flyers: float
    built: int
    near: dict[str, float]


# Searches ask for the same few courts again and again; the key leaves out whatever changes with each visit.
@lru_cache(1 << 12)
def visits(dashboard: str, stalls: tuple[str | None, ...]) -> Visits:
    """The mean visit of a court with these stalls, tokens apart."""
    # Reserve and tokens may be missing, as no mean visit looks at them.
    court = Court(dashboard, 0, 0, 0, list(stalls), [], [])
    coins = popularity = flyers = 0.0
    for space in SPACES:
        card = court.stalls[space]
        if card is None:
            coins += DASHBOARDS[dashboard][space - 1]
            continue
        stall, brings = STALLS[card], rule_at(court, space).brings(court, space)
        coins += stall.coins + brings.coins
        popularity += stall.popularity + court.stars_of(space) + brings.popularity
        flyers += brings.flyers
    spaces, near = len(SPACES), {chef: rule.progress(court) for chef, rule in chefs.RULES.items()}
    built = sum(card is not None for card in stalls)
    return Visits(coins / spaces, popularity / spaces, flyers / spaces, built, near)


def free(view: View, by: list[Seat], seat: Seat) -> bool:
    """Whether a special chef whom some have hired is still free to a seat (ruling R21)."""
    return seat not in by if view.chef_scope == "player" else not by


def _carried_on(view: View, paces: list[Pace]) -> float:
    """Play the courts on to the end that is likely, from where the turn stands; how many turns that takes.

    Before the goal is reached that is the moment at which it will be; then the end of the round.
    """
    turn, goal, seats = view.turn, view.goal, len(paces)
    if not isinstance(view.step, Visit | Collect | ChooseFace):
        # This turn's visit is in the courts already: at most its purchase is left to play.
        if isinstance(view.step, Buy):
            _spend(paces[view.active], 0.0 if view.triggered else _visits_to_come(paces, goal))
        turn += 1
    while not view.triggered and turn < GAME.round_cap * seats:
        before = [one.popularity for one in paces]
        _one_turn(paces, (view.first + turn) % seats, _visits_to_come(paces, goal))
        turn += 1
        beyond = _beyond(paces, before, goal)
        if beyond is not None:
            for one, had in zip(paces, before, strict=True):
                one.popularity -= beyond * (one.popularity - had)
            return max(0.0, turn - beyond - view.turn)
    # The round is completed (section 7.2), the present turn included if its visit is still to come.
    while turn == view.turn or turn % seats:
        _one_turn(paces, (view.first + turn) % seats, 0.0)
        turn += 1
    return float(turn - view.turn)


def _beyond(paces: list[Pace], before: list[float], goal: int) -> float | None:
    """The share of a turn that was played after somebody had reached the goal; None where nobody has."""
    shares = [
        min(1.0, (one.popularity - goal) / (one.popularity - had)) if one.popularity > had else 1.0
        for one, had in zip(paces, before, strict=True)
        if one.popularity >= goal
    ]
    return max(shares) if shares else None


def _one_turn(paces: list[Pace], active: Seat, visits_to_come: float) -> None:
    """Everybody makes a mean visit; whose turn it is spends."""
    for one in paces:
        one.coins += one.more_coins
        one.popularity += one.more_popularity
    _spend(paces[active], visits_to_come)


def _visits_to_come(paces: list[Pace], goal: int) -> float:
    """About how many visits there will be until somebody reaches the goal."""
    return min(max(0.0, goal - one.popularity) / (one.more_popularity + RACE.growing) for one in paces)


def _spend(one: Pace, visits_to_come: float) -> None:
    """A turn's purchase: a stall as long as it brings more than a hired chef."""
    brings = RACE.stall_popularity + RACE.stall_beside * one.built
    if one.built < RACE.stalls_most and brings * visits_to_come > GAME.hire_popularity:
        if one.coins >= RACE.price:
            one.coins -= RACE.price
            one.more_popularity += brings
            one.more_coins += RACE.stall_coins
            one.built += 1
    elif one.coins >= GAME.hire_cost:
        one.coins -= GAME.hire_cost
        one.popularity += GAME.hire_popularity
