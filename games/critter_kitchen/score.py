"""The end of the game: soup, courses, rumors and the score track become stars, line by line (section 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.kernel import Ref, Say, ScoreLine, Seat

from .data import RESTAURATEURS, RUMORS, STARS, TRACK, TYPES, critic
from .meal import Diner, courses
from .pieces import RIVAL
from .rumors import SEASONINGS, Plate, pays
from .state import State
from .tokens import BISQUE, SOUP, part, soup_value

EARLY = ("critic", "challenges-1", "capybara-1", "challenges-2", "capybara-2", "carol", "trophy", "rumors")
"""What stars are earned for before the last step, in the order of the score sheet."""


def diner(state: State, seat: Seat) -> Diner:
    """By which rules a player serves the critic: the rival of the solo game by none of the critic's."""
    if state.rival is not None and seat == RIVAL:
        return Diner("")
    return Diner(state.critic, state.players[seat].restaurateur)


def plate_of(state: State, seat: Seat) -> Plate:
    """What a player shows at the end; the storage must still hold what the meal uses."""
    rules, parts = diner(state, seat), state.players[seat].meal
    spent = [token for key in parts for token in part(key).tokens]
    shield = state.shields[seat]
    # Counters forget what was spent but never stored, such as soup and rumors used as spice.
    unserved = list((Counter(shield.storage) - Counter(spent)).elements())
    soup = soup_value(shield.soup - spent.count(SOUP), shield.bisque - spent.count(BISQUE))
    made = courses(rules, parts)
    return Plate(
        made,
        unserved,
        soup,
        sum(1 for token in state.players[seat].rumors if token),
        sum(1 for token in spent if token in SEASONINGS),
        [rules.value(p) for course in made.values() for p in course.ingredients],
    )


def fanatics(state: State, seat: Seat) -> list[str]:
    """The types whose course counts twice on the track for a player."""
    own = state.shields[seat].rumor
    cards = [*state.rumors, own] if own else state.rumors
    return [RUMORS[card].type for card in cards if RUMORS[card].kind == "fanatic"]


def score(state: State, plates: Sequence[Plate]) -> tuple[list[ScoreLine], list[int]]:
    """The whole score sheet, earlier stars included, and everybody's total on the track."""
    sheet: list[ScoreLine] = []
    for seat in range(len(plates)):
        earned = state.players[seat].earned
        sheet += [ScoreLine(seat, _say(what), earned[what]) for what in EARLY if what in earned]
        sheet += [
            ScoreLine(seat, _say("restaurateur", card=Ref("restaurateur", what)), stars)
            for what, stars in earned.items()
            if what in RESTAURATEURS
        ]
    sheet += (
        _bonus_stars(state, plates) + _best_courses(plates) + _rumor_lines(state, plates) + _restaurateur_stars(state)
    )
    totals = []
    for seat, plate in enumerate(plates):
        doubled = fanatics(state, seat)
        totals.append(sum(c.quality * (2 if kind in doubled else 1) for kind, c in plate.courses.items()))
        sheet.append(ScoreLine(seat, _say("track", total=totals[seat]), TRACK.stars(totals[seat])))
    return sheet, totals


def _bonus_stars(state: State, plates: Sequence[Plate]) -> list[ScoreLine]:
    """Most soup, all seven courses, and a critic's stars for courses (section 8, the bonus step)."""
    most = max(plate.soup for plate in plates)
    served = list(enumerate(plates))
    lines = [ScoreLine(n, _say("soup", soup=p.soup), STARS.most_soup) for n, p in served if p.soup == most > 0]
    lines += [ScoreLine(n, _say("courses"), STARS.all_courses) for n, p in served if len(p.courses) == len(TYPES)]
    value = critic(state.critic).star_value
    if value:
        # Not for the rival: the critic changes nothing for it (section 10).
        for seat in range(state.seats):
            made = plates[seat].courses.values()
            stars = sum(1 for course in made if any(p.value == value for p in course.ingredients))
            lines += [ScoreLine(seat, _say("magpie"), stars)] if stars else []
    return lines


def _best_courses(plates: Sequence[Plate]) -> list[ScoreLine]:
    """A star for the best course of each type, to each in a tie (8)."""
    lines = []
    for kind in TYPES:
        best = max(plate.quality(kind) for plate in plates)
        what = _say("best", type=Ref("type", kind), quality=best)
        won = [n for n, plate in enumerate(plates) if plate.quality(kind) == best > 0]
        lines += [ScoreLine(n, what, STARS.best_course) for n in won]
    return lines


def _rumor_lines(state: State, plates: Sequence[Plate]) -> list[ScoreLine]:
    """What common rumors pay everybody, and own ones their owner; the rival is paid by a card's dots (8, 10)."""
    lines = []
    for card in state.rumors:
        for seat in range(len(plates)):
            rival = state.rival is not None and seat == RIVAL
            stars = RUMORS[card].dots if rival else pays(card, plates, seat)
            if stars:
                lines.append(ScoreLine(seat, _say("rumor", rumor=Ref("rumor", card)), stars))
    # After the common cards; "most" and "fewest" still compare with everybody (9.4).
    for seat in range(state.seats):
        own = state.shields[seat].rumor
        stars = pays(own, plates, seat) if own else 0
        if own and stars:
            lines.append(ScoreLine(seat, _say("own-rumor", rumor=Ref("rumor", own)), stars))
    return lines


def _restaurateur_stars(state: State) -> list[ScoreLine]:
    """The restaurateurs' stars, where they are not given at setup."""
    if state.rules.stars_at_setup:
        return []
    found = [(seat, state.players[seat].restaurateur) for seat in range(state.seats)]
    lines = [(seat, RESTAURATEURS[who]) for seat, who in found if who]
    return [
        ScoreLine(seat, _say("restaurateur", card=Ref("restaurateur", card.id)), card.stars)
        for seat, card in lines
        if card.stars
    ]


def total_stars(sheet: Sequence[ScoreLine], seat: Seat) -> int:
    """All stars of a seat on the sheet."""
    return sum(line.points for line in sheet if line.seat == seat)


def ranking(state: State) -> list[Seat]:
    """Players from first to last: most stars, then the higher track total, then nearer the front of the track."""
    players = range(len(state.players))
    # By whole totals, not places on the track: counting goes on beyond a lap (section 8).
    return sorted(
        players, key=lambda seat: (-total_stars(state.sheet, seat), -state.totals[seat], state.track.index(seat))
    )


def _say(what: str, **args: str | int | Ref | list[Ref]) -> Say:
    """A line of the score sheet."""
    return Say(f"critter_kitchen-score-{what}", args)
