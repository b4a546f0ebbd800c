"""The latest events, as marks to draw and sentences to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.foodies import events as game_events
from games.foodies.steps import Collect, Visit
from games.foodies.view import View
from games.kernel import Event, Seat

Place = tuple[Seat, int]


@dataclass(frozen=True, slots=True)
class Gain:
    """The gain of a seat's last visit so far."""

    space: int
    coins: int = 0
    popularity: int = 0
    flyers: int = 0


@dataclass
class Marks:
    """The die and the places to highlight: visited spaces by seat, built ones, chefs just hired."""

    face: int | None = None
    visited: dict[Seat, Gain] = field(default_factory=dict)
    built: list[Place] = field(default_factory=list)
    hired: list[str] = field(default_factory=list)


def marks(view: View, events: Sequence[Event]) -> Marks:
    """Return the marks of the last roll and of what was built since the last picture."""
    found = Marks()
    for event in events:
        _mark(found, event)
    if isinstance(view.step, Visit):
        found.face = view.step.face
        found.visited = {seat: Gain(view.step.face) for seat in range(view.seats)}
    elif isinstance(view.step, Collect):
        for seat, space in view.step.asking.items():
            found.visited.setdefault(seat, Gain(space))
    if found.face is None:  # rolled before the last picture: seats without a flyer were where the die said
        walked = {event.seat for event in events if isinstance(event, game_events.FlyerUsed)}
        found.face = next((gain.space for seat, gain in found.visited.items() if seat not in walked), None)
    return found


def _mark(found: Marks, event: Event) -> None:
    match event:
        case game_events.Rolled():
            found.face, found.visited = event.face, {}
        case game_events.FaceChosen():
            found.face = event.face
        case game_events.Collected():
            found.visited[event.seat] = Gain(event.space, event.coins, event.popularity, event.flyers)
        case game_events.Copied():
            _add(found, event.seat, event.coins, event.popularity)
        case game_events.Paid():
            _add(found, event.seat, -event.cost, event.popularity)
        case game_events.Bought():
            found.built.append((event.seat, event.space))
        case game_events.SpecialHired():
            found.hired.append(event.chef)
        case _:
            pass


def _add(found: Marks, seat: Seat, coins: int, popularity: int) -> None:
    was = found.visited.get(seat)
    if was is not None:
        found.visited[seat] = Gain(was.space, was.coins + coins, was.popularity + popularity, was.flyers)


# Events worth a sentence at the foot, most important first.
_TELLING: tuple[type[Event], ...] = (
    game_events.EndTriggered,
    game_events.SpecialHired,
    game_events.Bought,
    game_events.FaceChosen,
    game_events.Rolled,
    game_events.ChefHired,
    game_events.FlyerUsed,
    game_events.BuyPassed,
    game_events.FirstSeat,
    game_events.Collected,
)
_OF_A_VISIT = (
    game_events.FaceChosen,
    game_events.FlyerUsed,
    game_events.Collected,
)  # stale once the die was rolled again


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """Return the most important events, at most `count`, in order of occurrence; of one kind the latest."""
    rolled = max((index for index, event in enumerate(events) if isinstance(event, game_events.Rolled)), default=0)
    latest = {
        type(event): index
        for index, event in enumerate(events)
        if type(event) in _TELLING and (index >= rolled or type(event) not in _OF_A_VISIT)
    }
    if game_events.FaceChosen in latest:
        latest.pop(game_events.Rolled, None)  # a rolled 0 says less than the space chosen for it
    board_text = sorted(latest, key=_TELLING.index)[:count]
    return [events[index] for index in sorted(latest[kind] for kind in board_text)]
