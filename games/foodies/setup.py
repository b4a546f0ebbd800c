"""Setup of a game (rules section 5.1), with its draws in the fixed order."""

from __future__ import annotations

from collections.abc import Sequence

from games.foodies import events
from games.foodies.data import CHEFS, CULTURES, DASHBOARDS, GAME, STALLS, deck_of, goal
from games.foodies.state import Court, GameState, State
from games.foodies.steps import Roll
from games.kernel import Chance, Options, OptionSpec, Ref, Say

_DECK_SIZE = GAME.cultures_in_play * GAME.cards_per_culture

OPTIONS = (
    OptionSpec("first", "choice", "random", ("random", *(str(n + 1) for n in range(GAME.max_players)))),
    OptionSpec("dashboards", "per_seat", "random", ("random", *DASHBOARDS)),
    OptionSpec("cultures", "some", "", tuple(CULTURES), GAME.cultures_in_play, GAME.cultures_in_play, "culture"),
    OptionSpec("chefs", "some", "", tuple(CHEFS), GAME.special_chefs_in_play, GAME.special_chefs_in_play, "chef"),
    OptionSpec("deck", "some", "", tuple(STALLS), _DECK_SIZE, _DECK_SIZE, "stall"),
    OptionSpec("special_chef_scope", "choice", "game", ("game", "player")),
)
"""Rules section 3.3: a set value replaces its random draw; the other draws keep their order."""


def problems(options: Options, seats: int) -> list[Say]:
    """Return what is wrong with options beyond their form: a missing first seat, a deck of other cultures."""
    found = []
    first = str(options.values["first"])
    if first != "random" and int(first) > seats:
        found.append(Say("foodies-no-such-first", {"first": int(first), "seats": seats}))
    deck, cultures = _some(options, "deck"), _some(options, "cultures")
    # Drawn cultures would usually not be those of the deck.
    if deck and not cultures:
        found.append(Say("foodies-deck-needs-cultures"))
    elif deck:
        foreign = [card for card in deck if STALLS[card].culture not in cultures]
        if foreign:
            found.append(Say("foodies-deck-foreign", {"stalls": [Ref("stall", card) for card in foreign[:5]]}))
    return found


def setup(options: Options, seats: int, chance: Chance) -> tuple[State, list[events.AnyEvent]]:
    """Return the state before the first roll. Draws: first seat, dashboards, cultures, deck, special chefs."""
    # The first seat before the dashboards, as these are dealt in the order of the seats (section 5.1).
    first = _first(options, seats, chance)
    boards = _dashboards(options, seats, first, chance)
    cultures = _some(options, "cultures") or chance.shuffle(CULTURES, "cultures")[: GAME.cultures_in_play]
    # Reversed, because the top card is the last of the list.
    deck = (_some(options, "deck") or chance.shuffle(deck_of(cultures), "deck"))[::-1]
    chefs = _some(options, "chefs") or chance.shuffle(CHEFS, "chefs")[: GAME.special_chefs_in_play]
    # The first card goes to slot 5, then 4, 3, 2, 1, as if each pushed the others to the right (ruling R9).
    market: list[str | None] = [*reversed([deck.pop() for _ in range(GAME.market_slots)])]
    # Section 5.1: later seats get more flyers; counted from the first player, clockwise.
    courts = [_court(boards[seat], GAME.flyers_by_seat[(seat - first) % seats]) for seat in range(seats)]
    hired: dict[str, list[int]] = {chef: [] for chef in chefs}
    scope = str(options.values["special_chef_scope"])
    state: State = GameState(goal(seats), first, courts, cultures, market, deck, [], hired, scope, 0, False, [Roll()])
    opened = events.Opened(cultures=cultures, chefs=chefs, goal=state.goal)
    return state, [events.FirstSeat(seat=first), opened]


def _first(options: Options, seats: int, chance: Chance) -> int:
    wanted = str(options.values["first"])
    return chance.below(seats, "first") if wanted == "random" else int(wanted) - 1


def _dashboards(options: Options, seats: int, first: int, chance: Chance) -> list[str]:
    wanted: Sequence[str] = _some(options, "dashboards")
    if "random" not in wanted:
        return list(wanted)
    # One that somebody chose is not dealt to others; only by choice do two seats have the same (R4).
    free = [board for board in DASHBOARDS if board not in wanted]
    dealt = chance.shuffle(free, "dashboards")
    boards = list(wanted)
    for n in range(seats):
        seat = (first + n) % seats
        if boards[seat] == "random":
            boards[seat] = dealt.pop(0)
    return boards


def _some(options: Options, name: str) -> list[str]:
    value = options.values[name]
    assert isinstance(value, list)
    return list(value)


def _court(board: str, flyers: int) -> Court:
    printed = DASHBOARDS[board]
    # Section 5.1, step 3: one coin on each blank space. Spaces count from 1, so the first place stays empty.
    tokens = [0] + [GAME.blank_space_setup_coins if coins == 0 else 0 for coins in printed]
    none: list[str | None] = [None] * len(tokens)
    return Court(board, GAME.start_coins, GAME.start_popularity, flyers, none, tokens, [0] * len(tokens))
