"""The latest events, as marks to draw and sentences to choose: only the last action, not the whole story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.foodfighters import events as game_events
from games.foodfighters.geometry import place
from games.foodfighters.view import View
from games.kernel import Event, Seat

Place = tuple[Seat, int]


@dataclass
class Marks:
    """Cells and arrows to highlight in the picture."""

    touched: list[Place] = field(default_factory=list)
    attack: tuple[Place, Place] | None = None
    missed: bool = False
    walks: list[tuple[Place, Place]] = field(default_factory=list)
    swap: tuple[Place, Place] | None = None
    fallen: list[Place] = field(default_factory=list)
    smashed: list[Place] = field(default_factory=list)


def marks(view: View, events: Sequence[Event]) -> Marks:
    """Return the marks of the last action among `events`; while an attack waits for a card, that attack."""
    found, over = Marks(), False
    for event in events:
        if isinstance(event, game_events.TurnStarted):
            over = True  # a further action in a later turn replaces these marks
        elif over and isinstance(
            event, (game_events.Attacked, game_events.Swapped, game_events.Moved, game_events.Rolled)
        ):
            found, over = Marks(), False
        _mark(found, event)
    if found.attack is None and view.attack is not None:
        found.attack = ((view.active, view.attack.attacker), (1 - view.active, view.attack.target))
    return found


def _mark(found: Marks, event: Event) -> None:
    match event:
        case game_events.Attacked():
            found.attack, found.missed = (place(event.cell), place(event.target_cell)), False
        case game_events.Missed():
            found.missed = True
        case game_events.Swapped():
            found.swap = (place(event.cell), place(event.other_cell))
        case game_events.Moved() | game_events.Filled():
            found.walks.append((place(event.cell), place(event.to)))
        case game_events.KnockedOut():
            found.fallen.append(place(event.cell))
        case game_events.CrackerSmashed():
            found.smashed.append(place(event.cell))
        case game_events.ItemBought() | game_events.Revived() | game_events.Blocked() | game_events.Redirected():
            found.touched.append(place(event.cell))
        case _:
            pass


# Events worth a headline, most important first. Of one action at most two sentences are shown, in their order.
_TELLING: tuple[type[Event], ...] = (
    game_events.Won,
    game_events.Drawn,
    game_events.KnockedOut,
    game_events.CrackerSmashed,
    game_events.Missed,
    game_events.Attacked,
    game_events.Swapped,
    game_events.Moved,
    game_events.BeansTaken,
    game_events.CardPlayed,
    game_events.ItemBought,
    game_events.CardBought,
    game_events.BonusDieBought,
    game_events.Redirected,
    game_events.Rerolled,
    game_events.Filled,
    game_events.QuietWarning,
    game_events.GoesFirst,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """Return the most important events, at most `count`, in the order in which they happened."""
    ranked = sorted(
        (index for index, event in enumerate(events) if type(event) in _TELLING),
        key=lambda index: (_TELLING.index(type(events[index])), -index),
    )
    return [events[index] for index in sorted(ranked[:count])]
