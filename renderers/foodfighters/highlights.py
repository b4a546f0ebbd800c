"""The latest events, as marks to draw and sentences to choose: only the last action, not the whole story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.foodfighters import events as told
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
        if isinstance(event, told.TurnStarted):
            over = True  # a further action in a later turn replaces these marks
        elif over and isinstance(event, (told.Attacked, told.Swapped, told.Moved, told.Rolled)):
            found, over = Marks(), False
        _mark(found, event)
    if found.attack is None and view.attack is not None:
        found.attack = ((view.active, view.attack.attacker), (1 - view.active, view.attack.target))
    return found


def _mark(found: Marks, event: Event) -> None:
    match event:
        case told.Attacked():
            found.attack, found.missed = (place(event.cell), place(event.target_cell)), False
        case told.Missed():
            found.missed = True
        case told.Swapped():
            found.swap = (place(event.cell), place(event.other_cell))
        case told.Moved() | told.Filled():
            found.walks.append((place(event.cell), place(event.to)))
        case told.KnockedOut():
            found.fallen.append(place(event.cell))
        case told.CrackerSmashed():
            found.smashed.append(place(event.cell))
        case told.ItemBought() | told.Revived() | told.Blocked() | told.Redirected():
            found.touched.append(place(event.cell))
        case _:
            pass


# Events worth a headline, most important first. Of one action at most two sentences are shown, in their order.
_TELLING: tuple[type[Event], ...] = (
    told.Won,
    told.Drawn,
    told.KnockedOut,
    told.CrackerSmashed,
    told.Missed,
    told.Attacked,
    told.Swapped,
    told.Moved,
    told.BeansTaken,
    told.CardPlayed,
    told.ItemBought,
    told.CardBought,
    told.BonusDieBought,
    told.Redirected,
    told.Rerolled,
    told.Filled,
    told.QuietWarning,
    told.GoesFirst,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """Return the most important events, at most `count`, in the order in which they happened."""
    ranked = sorted(
        (index for index, event in enumerate(events) if type(event) in _TELLING),
        key=lambda index: (_TELLING.index(type(events[index])), -index),
    )
    return [events[index] for index in sorted(ranked[:count])]
