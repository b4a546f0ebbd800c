"""What just happened: the events worth a sentence, and the tokens just taken."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen import events as told
from games.critter_kitchen.state import Chef
from games.critter_kitchen.view import View
from games.kernel import Event

# What is worth a headline, most telling first. Of one action at most two sentences are shown, in their order.
_TELLING: tuple[type[Event], ...] = (
    told.GameOver,
    told.RumorOpened,
    told.Served,
    told.RumorPlaced,
    told.Took,
    told.WentHome,
    told.CartTaken,
    told.Peeked,
    told.Moved,
    told.Gained,
    told.Drew,
    told.RoundBegan,
    told.Returned,
    told.HatMoved,
    told.ServedNothing,
    told.Kept,
    told.Declined,
    told.Opened,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """The most telling events, at most `count`, in the order in which they happened; later ones before earlier."""
    told_last = [(index, event) for index, event in enumerate(events) if type(event) in _TELLING and _matters(event)]
    ranked = sorted(told_last, key=lambda found: (_TELLING.index(type(found[1])), -found[0]))
    return [events[index] for index in sorted(index for index, _ in ranked[:count])]


def _matters(event: Event) -> bool:
    """Whether an event is news: that a chef with something in its hands goes home because nothing is left is not."""
    return not isinstance(event, told.WentHome) or event.soup > 0 or event.why != "nothing"


def revealed(events: Sequence[Event]) -> bool:
    """Whether all plans have just come out."""
    return any(isinstance(event, told.Sent) for event in events)


def taken(view: View, events: Sequence[Event]) -> dict[Chef, tuple[str, ...]]:
    """What each chef still out on the waterfront has just taken."""
    found: dict[Chef, tuple[str, ...]] = {}
    for event in events:
        if isinstance(event, told.Took):
            chef = next((c for c in view.chefs if (c.seat, c.kind) == (event.seat, event.chef)), None)
            if chef is not None:
                found[chef] = (*found.get(chef, ()), event.item)
    return found
