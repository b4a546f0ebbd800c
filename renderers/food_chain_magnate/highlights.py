"""The latest events, as marks to draw and facts to report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.food_chain_magnate import events as game_events
from games.food_chain_magnate.city.placing import HOUSE_SHAPES
from games.food_chain_magnate.city.squares import SQUARES, Square, shape
from games.food_chain_magnate.rules.registry import State
from games.kernel import Event, Seat
from renderers.food_chain_magnate.modules import extensions


@dataclass
class Marks:
    """The highlights of the city: new pieces by their squares, houses that got something, what houses have paid."""

    places: list[tuple[Square, ...]] = field(default_factory=list)
    houses: list[str] = field(default_factory=list)
    income: dict[str, tuple[Seat, int]] = field(default_factory=dict)
    money: dict[Seat, int] = field(default_factory=dict)


def marks(state: State, events: Sequence[Event]) -> Marks:
    """Return the marks of the events since the last picture; only for things that still exist."""
    found = Marks()
    for event in events:
        _mark(found, state, event)
        for extension in extensions(state):
            found.places += extension.new(state, event)
    return found


def _mark(found: Marks, state: State, event: Event) -> None:
    match event:
        case game_events.RestaurantPlaced() | game_events.RestaurantMoved():
            found.places.append(shape(SQUARES[event.square], 2, 2))
        case game_events.HouseBuilt():
            found.places.append(shape(SQUARES[event.square], *HOUSE_SHAPES[event.side]))
        case game_events.GardenPlanted():
            found.places.append(state.city.house(event.house).garden)
        case game_events.CampaignPlaced():
            lying = [c.squares for c in state.campaigns if c.number == event.number and c.squares]
            found.places += lying
        case game_events.HouseFed():
            found.income[event.house] = event.seat, event.income
            found.money[event.seat] = found.money.get(event.seat, 0) + event.income
        case game_events.Takings():
            found.money[event.seat] = found.money.get(event.seat, 0) + event.amount
        case game_events.SalariesPaid():
            found.money[event.seat] = found.money.get(event.seat, 0) - event.amount
        case game_events.Marketed():
            found.houses += [house for house in event.houses if house not in found.houses]
        case _:
            pass


# Events worth a sentence at the foot, most important first; the dinner has a sentence to itself.
_TELLING: tuple[type[Event], ...] = (
    game_events.GameOver,
    game_events.BankBroke,
    game_events.WentBankrupt,
    game_events.MilestoneWon,
    game_events.CampaignPlaced,
    game_events.HouseBuilt,
    game_events.RestaurantPlaced,
    game_events.RestaurantMoved,
    game_events.GardenPlanted,
    game_events.Cooked,
    game_events.Fetched,
    game_events.Trained,
    game_events.Hired,
    game_events.Restructured,
    game_events.PositionTaken,
    game_events.ReservesLaid,
    game_events.PlacementPassed,
    game_events.WorkEnded,
    game_events.Opened,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """Return the most important events, at most `count`, in order of occurrence; of one kind the latest."""
    latest = {type(event): index for index, event in enumerate(events) if type(event) in _TELLING}
    board_text = sorted(latest, key=_TELLING.index)[:count]
    return [events[index] for index in sorted(latest[kind] for kind in board_text)]


def takings(events: Sequence[Event]) -> dict[Seat, int]:
    """Return each chain's income in the last dinnertime: houses, waitresses and CFOs together."""
    found: dict[Seat, int] = {}
    for event in events:
        match event:
            case game_events.HouseFed():
                found[event.seat] = found.get(event.seat, 0) + event.income
            case game_events.Takings():
                found[event.seat] = found.get(event.seat, 0) + event.amount
            case _:
                pass
    return found
