"""The latest events, as marks to draw and facts to report: only the latest, not the whole story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.food_truck_city import events as game_events
from games.food_truck_city.view import View
from games.kernel import Event, Seat


@dataclass
class Marks:
    """The ways that trucks have taken, places (segments and blocks) that changed, and what each seat gained or paid."""

    ways: list[tuple[str, ...]] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    money: dict[Seat, int] = field(default_factory=dict)


def marks(view: View, events: Sequence[Event]) -> Marks:
    """Return the marks of these events; an affected truck is highlighted where it is now."""
    found = Marks()
    for event in events:
        _mark(found, event)
        _count(found, event)
        match event:
            case game_events.TruckHit() | game_events.Ticketed():
                _truck(found, view, event.target, event.food)
            case game_events.Fined() | game_events.Permitted() | game_events.Repaired() | game_events.AwardWon():
                _truck(found, view, event.seat, event.food)
            case _:
                pass
    return found


def _truck(found: Marks, view: View, seat: Seat, food: str) -> None:
    truck = view.players[seat].truck(food)
    if truck is not None and truck.at is not None:
        _place(found, truck.at)


def _mark(found: Marks, event: Event) -> None:
    match event:
        case game_events.Moved():
            _drive(found, (event.origin, *event.path, event.segment))
        case game_events.BonusMoved() | game_events.Towed():
            _drive(found, (event.origin, event.segment))
        case (
            game_events.Bought()
            | game_events.Released()
            | game_events.BailedOut()
            | game_events.StartChosen()
            | game_events.Closed()
        ):
            _place(found, event.segment)
        case (
            game_events.Revealed()
            | game_events.BlockTurned()
            | game_events.BillboardBuilt()
            | game_events.FestivalOpened()
        ):
            _place(found, event.block)
        case _:
            pass


def _drive(found: Marks, way: tuple[str, ...]) -> None:
    found.ways.append(way)
    if way[0] in found.places:
        found.places.remove(way[0])
    _place(found, way[-1])


def _place(found: Marks, name: str) -> None:
    if name not in found.places:
        found.places.append(name)


def _count(found: Marks, event: Event) -> None:
    """Add up money gained or paid."""
    match event:
        case game_events.Collected():
            _money(found, event.seat, event.total)
        case game_events.Revealed():
            _money(found, event.seat, event.gain)
        case game_events.Tipped():
            _money(found, event.seat, event.amount)
        case game_events.Fined():
            _money(found, event.seat, -event.amount)
        case game_events.BonusMoved() | game_events.Repaired() | game_events.Bought():
            _money(found, event.seat, -event.price)
        case game_events.Released():
            _money(found, event.seat, -event.debt)
        case game_events.BailedOut():
            _money(found, event.seat, -event.money)
        case _:
            pass


def _money(found: Marks, seat: Seat, amount: int) -> None:
    found.money[seat] = found.money.get(seat, 0) + amount


# Events worth a headline, most important first. At most two sentences are shown, in their order.
_TELLING: tuple[type[Event], ...] = (
    game_events.GameOver,
    game_events.LastTurns,
    game_events.Left,
    game_events.BailedOut,
    game_events.Impounded,
    game_events.CardPlayed,
    game_events.Towed,
    game_events.TruckHit,
    game_events.Ticketed,
    game_events.BillboardBuilt,
    game_events.FestivalOpened,
    game_events.AwardWon,
    game_events.Closed,
    game_events.BlockTurned,
    game_events.FoodChanged,
    game_events.CustomerChanged,
    game_events.Bought,
    game_events.Released,
    game_events.Moved,
    game_events.BonusMoved,
    game_events.Rolled,
    game_events.Revealed,
    game_events.Fined,
    game_events.Permitted,
    game_events.Repaired,
    game_events.Tipped,
    game_events.StartChosen,
    game_events.NothingSold,
    game_events.NoBailout,
    game_events.Opened,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """Return the most important events, at most `count`, in the order in which they happened."""
    ranked = sorted(
        (index for index, event in enumerate(events) if type(event) in _TELLING),
        key=lambda index: (_TELLING.index(type(events[index])), -index),
    )
    return [events[index] for index in sorted(ranked[:count])]
