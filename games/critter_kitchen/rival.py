"""The rival of the solo game: its chefs' destinations, its picks, its scoring (section 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.critter_kitchen import events
from games.critter_kitchen.data import (
    BREAK,
    CHEFS,
    MERCHANT,
    SOLO,
    TASTES,
    TOKENS,
    TYPES,
    ZOUS,
    Condition,
    Course,
    rounds_before,
)
from games.critter_kitchen.state import RIVAL as SEAT
from games.critter_kitchen.state import Chef, State
from games.critter_kitchen.tokens import (
    ALLSPICE,
    BISQUE,
    FILLERS,
    RUMOR_TOKENS,
    SOUP,
    SPICE_OF,
    SPICES,
    TYPE_OF,
    VALUE_OF,
)
from games.kernel import Seat
from games.kernel.flow import Play

HIGHEST = max(TOKENS.values)
"""The sevens that a condition and a card look for are the highest printed value."""
DECKS: dict[str, Sequence[object]] = {
    "manager": SOLO.manager, "mouse": SOLO.mouse, "lizard": SOLO.lizard, "boar": SOLO.boar
}  # fmt: skip
_ROWS = (SOLO.day1_default, SOLO.day2_default, SOLO.day3_default)
_DECK_OF_CAPACITY = {capacity: kind for kind, capacity in CHEFS.items()}
_TYPE_OF_SPICE = {spice: kind for kind, spice in SPICE_OF.items()}


def plays(state: State, seat: Seat) -> bool:
    """Return whether that player is the rival."""
    return state.rival is not None and seat == SEAT


def send_out(play: Play[State], make: Callable[[Seat, str, str], Chef]) -> None:
    """Obey the manager, then send every chef that is still at home by its deck."""
    state = play.state
    sent = _obey_manager(play, SOLO.manager[_turn_up(play, "manager")])
    for kind in CHEFS:
        # Section 10: a chef that the manager has sent already is no longer at home.
        if kind not in sent:
            course = getattr(SOLO, kind)[_turn_up(play, kind)]
            sent[kind] = location_by_card(state, course, list(sent.values()))
    helper = state.players[SEAT].working
    if helper is not None:
        deck = _DECK_OF_CAPACITY[ZOUS[helper].capacity]
        course = getattr(SOLO, deck)[_turn_up(play, deck)]
        sent[helper] = location_by_card(state, course, list(sent.values()))
    state.chefs += [make(SEAT, kind, where) for kind, where in sent.items()]
    play.emit(events.Sent(seat=SEAT, chefs=list(sent), locations=list(sent.values())))


def _obey_manager(play: Play[State], card: str) -> dict[str, str]:
    """Obey the manager's card: one chef may be sent somewhere, or the hat goes to the front."""
    state = play.state
    kind, _, where = card.partition(":")
    if not where:
        if card == "hat_to_front":
            state.track.remove(SEAT)
            state.track.insert(0, SEAT)
        play.emit(events.Managed(order="hat" if card == "hat_to_front" else "none"))
        return {}
    crowd = where == "most_rival_chefs"
    if crowd:
        # Only the seat's chefs are out by now, each elsewhere, so the first from the truck has the most (section 10).
        where = min((chef.location for chef in state.chefs), key=state.row.index)
    play.emit(events.Managed(order="crowd" if crowd else "go", chef=kind, location=where))
    return {kind: where}


def likely(state: State) -> list[tuple[str, str]]:
    """Return where its regular chefs go by the next card of each deck, if the manager leaves them at home."""
    assert state.rival is not None
    sent: dict[str, str] = {}
    for kind in CHEFS:
        deck = state.rival.decks[kind] or state.rival.discards[kind]
        sent[kind] = location_by_card(state, getattr(SOLO, kind)[deck[-1]], list(sent.values()))
    return list(sent.items())


def _turn_up(play: Play[State], deck: str) -> int:
    """Draw the next card of a deck; rebuild an empty one from its discards."""
    rival = play.state.rival
    assert rival is not None
    if not rival.decks[deck]:
        # Section 10: a chef's deck can run out, as a zous chef draws from that of its capacity too.
        rival.decks[deck] = play.chance.shuffle(rival.discards[deck], f"rival's {deck} cards")
        rival.discards[deck] = []
    card = rival.decks[deck].pop()
    rival.discards[deck].append(card)
    return card


def location_by_card(state: State, course: Course, held: list[str]) -> str:
    """Return a card's destination for a chef: the free location that fits best; the arrow settles ties and no match."""
    row = [place for place in state.row if place != BREAK]
    free = [place for place in (row if course.arrow == "right" else row[::-1]) if place not in held]
    if course.rule in row:
        # Section 10: a named location that holds a chef of the rival counts as no match.
        return course.rule if course.rule in free else free[0]
    # The merchant has nothing to measure yet; a measure of 0 does not fit (section 10).
    measured = {place: _MEASURES[course.rule](state, place) for place in free if place != MERCHANT}
    best = max(measured.values(), default=0)
    return next((place for place in free if best and measured.get(place) == best), free[0])


def _visible(state: State, place: str) -> list[str]:
    """Return what lies at a location and exists for the rival."""
    return [item for item in state.items[place] if state.exists(item, SEAT)]


def _values(state: State, place: str) -> list[int]:
    """Return the printed values at a location."""
    return [VALUE_OF[item] for item in state.items[place] if item in VALUE_OF]


def _type_shown(item: str) -> str | None:
    """Return the type of an ingredient or of a spice for one type."""
    return TYPE_OF.get(item) or _TYPE_OF_SPICE.get(item)


def _wanted(state: State, place: str) -> int:
    """Return how many items at a location match a symbol of an open challenge, with a star above or not."""
    symbols = {kind for needs in state.open_challenges().values() for kind in needs}
    return sum(1 for item in state.items[place] if _type_shown(item) in symbols)


_MEASURES: dict[str, Callable[[State, str], int]] = {
    "has7": lambda state, place: int(HIGHEST in _values(state, place)),
    "high1": lambda state, place: max(_values(state, place), default=0),
    "sum": lambda state, place: sum(_values(state, place)),
    "items": lambda state, place: len(_visible(state, place)),
    "rumor": lambda state, place: sum(1 for item in _visible(state, place) if item in RUMOR_TOKENS),
    "spice": lambda state, place: sum(1 for item in state.items[place] if item in SPICES),
    "chal": _wanted,
}


def choose(state: State, items: Sequence[str]) -> str:
    """Return what a chef of the rival takes: the first condition of the day's row that something fits."""
    for condition in _ROWS[state.day - 1]:
        found = _fitting(state, condition, items)
        if found is not None:
            return found
    return items[0]


def _fitting(state: State, condition: Condition, items: Sequence[str]) -> str | None:
    """Return the item that best fits one condition, or None: by its criterion, then by the critic's taste (10)."""
    rank = _CONDITIONS[condition](state, items)
    liked = TASTES[state.critic].types

    def order(item: str) -> tuple[int, int, bool, int]:
        kind = _type_shown(item)
        # Allspice has no type and comes last; the ingredient before the spice of its type (section 10).
        return (rank[item], liked.index(kind) if kind else len(liked), item in SPICES, -VALUE_OF.get(item, 0))

    return min(rank, key=order, default=None)


def _best_for_the_plate(state: State, items: Sequence[str]) -> dict[str, int]:
    """Return what would add to the rival's plate, best first."""
    storage = state.shields[SEAT].storage
    before = _total(storage, state.critic)
    offered = [i for i in dict.fromkeys(items) if i in TYPE_OF or i in SPICES]
    gains = {i: _total([*storage, i], state.critic) - before for i in offered}
    return {i: -gain for i, gain in gains.items() if gain > 0}


_CONDITIONS: dict[Condition, Callable[[State, Sequence[str]], dict[str, int]]] = {
    "R": lambda state, items: {i: list(RUMOR_TOKENS).index(i) for i in items if i in RUMOR_TOKENS},
    "C": lambda state, items: {i: 0 for i in items if _next_mark(state, i) is not None},
    "Z": lambda state, items: {i: 0 for i in items if i in ZOUS},
    "S": lambda state, items: {i: 0 for i in items if i in SPICES},
    "V7": lambda state, items: {i: 0 for i in items if VALUE_OF.get(i) == HIGHEST},
    "H": lambda state, items: {i: -VALUE_OF[i] for i in items if i in TYPE_OF},
    "P": _best_for_the_plate,
    "B": lambda state, items: {i: 0 for i in items if i == BISQUE},
    "O": lambda state, items: {i: 0 for i in items if i == SOUP},
}
"""The items that fit each condition, with their order in it: rumors, a challenge's symbol, zous chefs, spices, sevens,
the highest ingredient, what the plate lacks, bisque, soup."""


def _total(tokens: Sequence[str], critic: str) -> int:
    """Return the total of the plate the rival would make of tokens; no critic changes its values."""
    return sum(
        VALUE_OF[token] * (2 if spice else 1)
        for token, _, spice in (key.partition("+") for key in meal(tokens, critic))
    )


def meal(tokens: Sequence[str], critic: str) -> list[str]:
    """Return the rival's plate: the best of each type with its spice, each allspice on the best unspiced one."""
    best: dict[str, str] = {}
    for token in tokens:
        kind = TYPE_OF.get(token)
        if kind and (kind not in best or VALUE_OF[token] > VALUE_OF[best[kind]]):
            best[kind] = token
    spices = {kind: SPICE_OF[kind] for kind in best if SPICE_OF[kind] in tokens}
    plain = [kind for kind in TASTES[critic].types if kind in best and kind not in spices]
    # A stable sort: among equal values the order of the critic's list remains (section 10).
    plain.sort(key=lambda kind: -VALUE_OF[best[kind]])
    spices |= dict.fromkeys(plain[: tokens.count(ALLSPICE)], ALLSPICE)
    plate = [(kind, best[kind]) for kind in TYPES if kind in best]
    return [f"{token}+{spices[kind]}" if kind in spices else token for kind, token in plate]


def _next_mark(state: State, item: str) -> tuple[int, str, str] | None:
    """Return the first open challenge symbol without a star that an item matches: its index, challenge and type."""
    assert state.rival is not None
    kind = _type_shown(item)
    for challenge, needs in state.open_challenges().items():
        place = state.challenges.index(challenge)
        if kind in needs and kind not in state.rival.marks[place]:
            return place, challenge, kind
    return None


def receive(play: Play[State], item: str) -> None:
    """Give the rival an item: soup returns to the supply; an ingredient or spice may earn a star above a challenge."""
    state = play.state
    if item in FILLERS:
        return
    assert state.rival is not None
    state.shields[SEAT].storage.append(item)
    mark = _next_mark(state, item)
    if mark is not None:
        place, challenge, kind = mark
        state.rival.marks[place].append(kind)
        play.emit(events.RivalStar(challenge=challenge, course=kind))


def rumor_placed(play: Play[State]) -> None:
    """Score the stars that a rumor token brings at once, by the day."""
    state = play.state
    stars = SOLO.rumor_stars_by_day[state.day - 1]
    state.players[SEAT].earn("rumors", stars)
    play.emit(events.Gained(seat=SEAT, cause="rumor", what="star", amount=stars))


def score_day(play: Play[State]) -> None:
    """Score the stars above the challenges of the day."""
    state = play.state
    assert state.rival is not None
    stars = sum(len(marks) for marks in state.rival.marks[rounds_before(state.day) : rounds_before(state.day + 1)])
    state.players[SEAT].earn(f"challenges-{state.day}", stars)
    play.emit(events.RivalServed(day=state.day, stars=stars))


def dine(play: Play[State], token: str | None) -> None:
    """Serve the critic; the drawn token is the rival's soup and leaves the game."""
    state = play.state
    if token is not None:
        # Laid down as that amount of soup, to be compared like a player's; not an ingredient, it counts 0 (section 10).
        state.shields[SEAT].soup = VALUE_OF.get(token, 0)
        state.out.append(token)
        play.emit(events.Drew(seat=SEAT, cause="soup", item=token))
    state.players[SEAT].meal = meal(state.shields[SEAT].storage, state.critic)
    total = _total(state.shields[SEAT].storage, state.critic)
    play.emit(events.Dined(seat=SEAT, parts=state.players[SEAT].meal, quality=total))
