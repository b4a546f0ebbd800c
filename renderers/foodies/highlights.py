"""What just happened, as marks to be drawn and sentences to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.foodies import events as told
from games.foodies.steps import Collect, Visit
from games.foodies.view import View
from games.kernel import Event, Seat

Place = tuple[Seat, int]


@dataclass(frozen=True, slots=True)
class Gain:
    """What a seat's last visit gave so far."""

    space: int
    coins: int = 0
    popularity: int = 0
    flyers: int = 0


@dataclass
class Marks:
    """The die and the places that the picture points out: visited spaces by seat, built ones, chefs just hired."""

    face: int | None = None
    visited: dict[Seat, Gain] = field(default_factory=dict)
    built: list[Place] = field(default_factory=list)
    hired: list[str] = field(default_factory=list)


def marks(view: View, events: Sequence[Event]) -> Marks:
    """The marks of the last roll and of what was built since the last picture."""
    found = Marks()
    for event in events:
        _mark(found, event)
    if isinstance(view.step, Visit):
        found.face = view.step.face
        found.visited = {seat: Gain(view.step.face) for seat in range(view.seats)}
    elif isinstance(view.step, Collect):
        for seat, space in view.step.asking.items():
            found.visited.setdefault(seat, Gain(space))
    return found


def _mark(found: Marks, event: Event) -> None:
    match event:
        case told.Rolled():
            found.face, found.visited = event.face, {}
        case told.FaceChosen():
            found.face = event.face
        case told.Collected():
            found.visited[event.seat] = Gain(event.space, event.coins, event.popularity, event.flyers)
        case told.Copied():
            _add(found, event.seat, event.coins, event.popularity)
        case told.Paid():
            _add(found, event.seat, -event.cost, event.popularity)
        case told.Bought():
            found.built.append((event.seat, event.space))
        case told.SpecialHired():
            found.hired.append(event.chef)
        case _:
            pass


def _add(found: Marks, seat: Seat, coins: int, popularity: int) -> None:
    was = found.visited.get(seat)
    if was is not None:
        found.visited[seat] = Gain(was.space, was.coins + coins, was.popularity + popularity, was.flyers)


# What is worth a sentence at the foot, most telling first.
_TELLING: tuple[type[Event], ...] = (
    told.GameOver,
    told.EndTriggered,
    told.SpecialHired,
    told.Bought,
    told.FaceChosen,
    told.Rolled,
    told.ChefHired,
    told.FlyerUsed,
    told.BuyPassed,
    told.FirstSeat,
    told.Collected,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """The most telling events, at most `count`, most telling first; of one kind the latest."""
    ranked = sorted(
        (index for index, event in enumerate(events) if type(event) in _TELLING),
        key=lambda index: (_TELLING.index(type(events[index])), -index),
    )
    return [events[index] for index in ranked[:count]]
