"""The latest events, as marks to draw and facts to report: only the latest, not the whole story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.food_truck_city import events as told
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
            case told.TruckHit() | told.Ticketed():
                _truck(found, view, event.target, event.food)
            case told.Fined() | told.Permitted() | told.Repaired() | told.AwardWon():
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
        case told.Moved():
            _drive(found, (event.origin, *event.path, event.segment))
        case told.BonusMoved() | told.Towed():
            _drive(found, (event.origin, event.segment))
        case told.Bought() | told.Released() | told.BailedOut() | told.StartChosen() | told.Closed():
            _place(found, event.segment)
        case told.Revealed() | told.BlockTurned() | told.BillboardBuilt() | told.FestivalOpened():
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
        case told.Collected():
            _money(found, event.seat, event.total)
        case told.Revealed():
            _money(found, event.seat, event.gain)
        case told.Tipped():
            _money(found, event.seat, event.amount)
        case told.Fined():
            _money(found, event.seat, -event.amount)
        case told.BonusMoved() | told.Repaired() | told.Bought():
            _money(found, event.seat, -event.price)
        case told.Released():
            _money(found, event.seat, -event.debt)
        case told.BailedOut():
            _money(found, event.seat, -event.money)
        case _:
            pass


def _money(found: Marks, seat: Seat, amount: int) -> None:
    found.money[seat] = found.money.get(seat, 0) + amount


# Events worth a headline, most important first. At most two sentences are shown, in their order.
_TELLING: tuple[type[Event], ...] = (
    told.GameOver,
    told.LastTurns,
    told.Left,
    told.BailedOut,
    told.Impounded,
    told.CardPlayed,
    told.Towed,
    told.TruckHit,
    told.Ticketed,
    told.BillboardBuilt,
    told.FestivalOpened,
    told.AwardWon,
    told.Closed,
    told.BlockTurned,
    told.FoodChanged,
    told.CustomerChanged,
    told.Bought,
    told.Released,
    told.Moved,
    told.BonusMoved,
    told.Rolled,
    told.Revealed,
    told.Fined,
    told.Permitted,
    told.Repaired,
    told.Tipped,
    told.StartChosen,
    told.NothingSold,
    told.NoBailout,
    told.Opened,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """Return the most important events, at most `count`, in the order in which they happened."""
    ranked = sorted(
        (index for index, event in enumerate(events) if type(event) in _TELLING),
        key=lambda index: (_TELLING.index(type(events[index])), -index),
    )
    return [events[index] for index in sorted(ranked[:count])]
