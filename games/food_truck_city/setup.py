"""Setup of a game (section 3), with its draws in the fixed order."""

from __future__ import annotations

from games.food_truck_city.data import BLOCKS, DECK, FOODS, GAME, LAYOUTS
from games.food_truck_city.events import Opened
from games.food_truck_city.geometry import CITIES
from games.food_truck_city.state import Block, GameState, Player, State, Truck
from games.food_truck_city.steps.stack import ChooseStart
from games.kernel import Chance, Options, OptionSpec, Preset

OPTIONS = (
    OptionSpec("city", "choice", "5", tuple(str(size) for size in CITIES)),
    OptionSpec("windows", "choice", "full", ("full", "short")),
    OptionSpec("stall_limit_rounds", "number", GAME.stall_limit_rounds, low=0, high=GAME.stall_limit_most),
)
PRESETS = (
    Preset("fast_game", {"windows": "short"}),
    Preset("long_game", {"city": "6"}),
)


def setup(options: Options, seats: int, chance: Chance) -> tuple[State, Opened]:
    """Return the state before the first truck is chosen. Draws: deck, blocks, a rotation for each, first player."""
    size = int(str(options.values["city"]))
    # Reversed: the top card is the first one drawn here, but the last of the list (section 3).
    deck = chance.shuffle(DECK, "action deck")[::-1]
    # Section 3: in the smaller city the other cards stay out of the game unseen.
    dealt = chance.shuffle(BLOCKS, "block cards")[: size * size]
    # One rotation for each card in the order of dealing, face up or down: recorded draws depend on it (section 3).
    lying = {
        place: Block(card, chance.below(4, "rotation")) for place, card in zip(CITIES[size].blocks, dealt, strict=True)
    }
    # Last of the draws, before the trucks are chosen: that follows the order of play (section 3).
    first = chance.below(seats, "first player")
    # Section 3, step 5: without money for revealing them.
    blocks = {place: lying.pop(place) for place in LAYOUTS[size].open}
    limit = options.values["stall_limit_rounds"]
    assert isinstance(limit, int)
    state: State = GameState(
        size=size,
        windows=str(options.values["windows"]),
        stall_limit=limit,
        active=first,
        turn=0,
        players=_players(size, seats),
        blocks=blocks,
        billboards={},
        festivals=[],
        closures=[],
        food=None,
        customer=None,
        discard=[],
        revealed=False,
        quiet=0,
        last_turns=None,
        ending="",
        leavers=[],
        hands=[[] for _ in range(seats)],
        deck=deck,
        hidden=lying,
        stack=[],
    )
    state.stack.append(ChooseStart(state.clockwise(first)))
    return state, Opened(seat=first, size=size)


def _players(size: int, seats: int) -> list[Player]:
    """Seat everybody at a side of the table; seats in order are clockwise."""
    starts = LAYOUTS[size].starts
    return [Player(starts[side], [Truck(food) for food in FOODS]) for side in GAME.seats[str(seats)]]
